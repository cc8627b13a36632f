import { Boxes } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { ProjectPicker } from "#modules/projects/ui/ProjectPicker.tsx"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import type { Proposal } from "../../allocations/schema.ts"
import type { Left } from "../../allocations/shares.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { allocationCategories } from "../../schema.ts"
import { AmountFields } from "./AmountFields.tsx"
import { allocation } from "./allocation.ts"
import { api } from "./api.ts"
import { allocating } from "./hooks.ts"
import { judge } from "./judge.ts"
import { OfOrder } from "./OfOrder.tsx"
import { Proposals } from "./Proposals.tsx"
import { useFaultTexts } from "./useFaultTexts.ts"

interface AllocationFormProps {
  invoice: PurchaseInvoiceRow
  left: Left
  proposals: Proposal[]
  /** Whether it takes the focus, and what is told when it did. */
  arrive: boolean
  reached: () => void
  /** Something is left: on to the next part. */
  again: () => void
  mark: (id: number, typed: boolean) => void
}

/** Brings a part of what is left, or all of it, to one project. */
export function AllocationForm({
  invoice,
  left,
  proposals,
  arrive,
  reached,
  again,
  mark,
}: AllocationFormProps) {
  const { t } = useTranslation()
  const { id } = invoice
  const heading = useId()
  const box = useRef<HTMLElement>(null)
  const texts = useFaultTexts(left)
  const form = allocation.useForm({
    id: `allocation-${id}`,
    check: ({ values }) => texts.of(judge(values, left.cents)),
    send: (call) => api.allocate({ purchaseInvoiceId: id, ...call }, newKey()),
    ...allocating,
    onWrong: () => texts.warn(judge(form.typed(), left.cents)),
    onSaved() {
      form.load({})
      again()
    },
  })
  const chosen = allocation.useTyped("projectId", form)

  useEffect(() => {
    mark(id, form.dirty)
    return () => mark(id, false)
  }, [mark, id, form.dirty])

  useEffect(() => {
    if (!arrive) return
    const first = box.current?.querySelector<HTMLElement>(".allocation-proposal, .combobox input")
    first?.focus({ preventScroll: true })
    document.getElementById(`invoice-${id}`)?.scrollIntoView({ block: "start" })
    reached()
  }, [arrive, id, reached])

  return (
    <section className="allocation-new no-print" aria-labelledby={heading} ref={box}>
      <div className="split">
        <h3 id={heading}>{t("invoices.allocations.form.title")}</h3>
        {left.cents > 0 && (
          <LinkButton className="button-small" href={`/invoice-allocation/${id}/op-voorraad`}>
            <Boxes aria-hidden size="1.1em" />
            {t("invoices.onStock.open")}
          </LinkButton>
        )}
      </div>
      {left.cents < 0 && <p>{t("invoices.allocations.form.credit")}</p>}
      <allocation.Form
        form={form}
        className="allocation-form stack roomy"
        // More of them stand on this screen, which asks for all together.
        guarded={false}
        {...texts.above(judge(form.typed(), left.cents), form.error)}
      >
        <Proposals
          proposals={proposals}
          chosen={chosen}
          choose={({ projectId, category }) => {
            form.set("projectId", projectId)
            if (form.typed().category === "") form.set("category", category)
          }}
        />
        <Project />
        <AmountFields form={form} totalCents={Math.round(invoice.totalAmount * 100)} left={left} />
        <PressArea className="stack">
          <allocation.Field
            name="category"
            label={t("invoices.allocations.form.category")}
            options={allocationCategories.map((each) => ({
              value: each,
              label: t(`invoices.category.${each}`),
            }))}
          />
        </PressArea>
        <OfOrder form={form} supplier={invoice.supplierName} left={left} />
        <allocation.Field
          name="description"
          label={t("invoices.allocations.form.description")}
          optional
          autoComplete="off"
        />
        <PressArea className="allocation-save">
          <Button
            type="submit"
            variant="primary"
            busy={form.busy}
            busyLabel={t("invoices.allocations.form.saving")}
          >
            {t("invoices.allocations.form.save")}
          </Button>
        </PressArea>
      </allocation.Form>
    </section>
  )
}

function Project() {
  const { t } = useTranslation()
  const { onBlur: _, ...project } = allocation.useField("projectId")
  return (
    <ProjectPicker
      {...project}
      label={t("invoices.allocations.form.project")}
      hint={t("invoices.allocations.form.projectHint")}
      required
    />
  )
}
