import { Pencil } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { SaveBar } from "#ui/kit/SaveBar.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { SalesInvoice } from "../../sales/schema.ts"
import { api } from "../api.ts"
import { touchedPaths } from "../hooks.ts"
import { aboutOf } from "../invoice/aboutOf.tsx"
import { Sums } from "../invoice/Sums.tsx"
import { nameOf } from "../list/name.ts"
import { DraftActions } from "./DraftActions.tsx"
import { type DraftForm, draftForm, filledOf } from "./draftForm.ts"
import { LinesField } from "./LinesField.tsx"
import { liveAmounts } from "./liveAmounts.ts"
import { Missing } from "./Missing.tsx"
import { Shifted } from "./Shifted.tsx"

/** An invoice before it has a number: all of it can still be changed. */
export function Draft({ invoice }: { invoice: SalesInvoice }) {
  const { t } = useTranslation()
  const form = draftForm.useForm({
    of: {
      row: invoice,
      valuesOf: filledOf,
      newest: () => api.get(invoice.id),
      words: (name, typed, row) =>
        name === "lines"
          ? t("business.draft.linesOf", { count: row.lines.length })
          : String(typed[name] ?? ""),
    },
    check: ({ values: { from, to } }) => ({ to: from && to && to < from && "business.periodWrong" }),
    send: (change, { row = invoice }) => api.change(invoice.id, { ...change, version: row.version }),
    refreshes: touchedPaths,
    done: "business.draft.saved",
  })
  return (
    <article className="stack roomy">
      <ScreenHead
        title={invoice.title}
        badge={<Badge icon={Pencil}>{nameOf(invoice)}</Badge>}
        facts={aboutOf(invoice)}
      >
        <DraftActions invoice={invoice} dirty={form.dirty} />
      </ScreenHead>
      <Missing invoice={invoice} />
      <draftForm.Form form={form} failed={t("business.draft.failed")} className="sales-draft stack roomy">
        <Card title={t("business.draft.lines")} className="stack">
          <LinesField rates={invoice.rates} locked={invoice.kind === "credit"} />
          <LiveSums form={form} saved={invoice} />
        </Card>
        <Card title={t("business.draft.about")} className="stack roomy">
          <draftForm.Field name="title" autoComplete="off" />
          <draftForm.Field name="intro" rows={3} optional />
          <draftForm.Field name="reference" hint={t("business.hint.reference")} autoComplete="off" optional />
          <div className="sales-days">
            <draftForm.Field name="from" hint={t("business.hint.performed")} optional />
            <draftForm.Field name="to" optional />
          </div>
          <draftForm.Field name="paymentDays" unit={t("business.field.days")} />
        </Card>
        <Shifted customer={invoice.customerId} rates={invoice.rates} />
        <SaveBar dirty={form.dirty} busy={form.busy} discard={form.discard}>
          <SumNow form={form} saved={invoice} />
        </SaveBar>
      </draftForm.Form>
    </article>
  )
}

interface NowProps {
  form: DraftForm
  saved: SalesInvoice
}

/** Of what is saved the server's own amounts, otherwise as it is typed. */
function useAmountsNow({ form, saved }: NowProps) {
  const lines = draftForm.useTyped("lines", form)
  const shifted = draftForm.useTyped("reverseCharge", form)
  return form.dirty ? liveAmounts(saved, lines, shifted) : saved.amounts
}

const LiveSums = (props: NowProps) => (
  <Sums amounts={useAmountsNow(props)} shifted={props.saved.reverseCharge} />
)

function SumNow(props: NowProps) {
  const { t } = useTranslation()
  return t("business.draft.sumNow", { amount: formatEuros(useAmountsNow(props).total) })
}
