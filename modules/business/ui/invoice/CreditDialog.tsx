import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { parseDecimal } from "#src/shared/decimal.ts"
import { useFormAround } from "#ui/form/context.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, drawn, text } from "#ui/form/kinds.tsx"
import { Notes } from "#ui/kit/Field.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { NewCredit, type SalesInvoice } from "../../sales/schema.ts"
import { api } from "../api.ts"
import { touchedPaths } from "../hooks.ts"

const extents = ["all", "part"] as const

/** What of one line is taken back: typed without a sign, sent with that of the line. */
interface Taken {
  index: number
  left: number
  typed: string
}

const credit = defineForm(
  NewCredit,
  { reason: text, extent: choice<(typeof extents)[number]>(), lines: drawn<Taken[]>([]) },
  {
    id: "credit",
    label: (name) => t(`business.credit.${name}`),
    wrong: () => t("business.draft.wrong"),
    toCall: ({ reason, extent, lines }) => ({
      reason,
      lines:
        extent === "all"
          ? null
          : filledIn(lines).map(({ index, left, typed }) => ({
              ...{ index, amount: Math.sign(left) * (parseDecimal(typed) ?? Number.NaN) },
            })),
    }),
  },
)

const filledIn = (lines: Taken[]) => lines.filter(({ typed }) => typed.trim() !== "")

/** Takes an invoice back, in whole or so much of each line; what comes is a draft, to read before it goes. */
export function CreditDialog({ invoice, onClose }: { invoice: SalesInvoice; onClose: () => void }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const key = useWishKey()
  const { id, creditable } = invoice
  const form = credit.useForm({
    start: {
      extent: "all",
      lines: creditable.flatMap((left, index) => (left === 0 ? [] : [{ index, left, typed: "" }])),
    },
    send: (wish) => api.credit(id, wish, key.of(wish)),
    refreshes: touchedPaths,
    onSaved: (draft) => navigate(`/facturen/${draft.id}`),
  })
  const extent = credit.useTyped("extent", form)
  return (
    <credit.Dialog
      form={form}
      onClose={onClose}
      title={t("business.credit.title")}
      save={t("business.credit.make")}
      failed={t("business.credit.failed")}
      intro={<p>{t("business.credit.text")}</p>}
      className="stack roomy"
    >
      <credit.Field name="reason" hint={t("business.credit.reasonHint")} autoComplete="off" />
      <credit.Field
        name="extent"
        options={extents.map((value) => ({ value, label: t(`business.credit.of.${value}`) }))}
      />
      {extent === "part" && <TakenLines invoice={invoice} />}
    </credit.Dialog>
  )
}

function TakenLines({ invoice }: { invoice: SalesInvoice }) {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { id, value: lines, error, onChange, onBlur } = credit.useField("lines")
  const place = placesIn(lines)
  return (
    <div className="stack roomy" id={id} tabIndex={-1}>
      <Notes id={id} error={error} />
      {lines.map((line, at) => (
        <NumberField
          key={line.index}
          id={`${id}.${place[at]}.amount`}
          label={invoice.lines[line.index]!.description}
          hint={t("business.credit.left", { amount: formatEuros(Math.abs(line.left)) })}
          unit="€"
          optional
          error={errors[`lines.${place[at]}.amount`]}
          value={line.typed}
          onChange={(typed) => onChange(lines.with(at, { ...line, typed }))}
          onBlur={onBlur}
        />
      ))}
    </div>
  )
}

/** Where each stands in what is sent, which leaves out those that nothing was typed for. */
function placesIn(lines: Taken[]) {
  const sent = filledIn(lines)
  return lines.map((line) => sent.indexOf(line))
}
