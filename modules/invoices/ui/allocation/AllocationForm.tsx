import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { ProjectPicker } from "#modules/projects/ui/ProjectPicker.tsx"
import { FormErrors } from "#ui/form/FormErrors.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { Proposal } from "../../allocations/schema.ts"
import type { Left } from "../../allocations/shares.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { type AllocationCategory, allocationCategories } from "../../schema.ts"
import { AmountFields } from "./AmountFields.tsx"
import { Proposals } from "./Proposals.tsx"
import { useAllocationForm } from "./useAllocationForm.ts"

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
  const form = useAllocationForm({ id, totalCents: Math.round(invoice.totalAmount * 100) }, left, {
    begun: (typed) => mark(id, typed),
    done: again,
  })
  const { typed, change, sentences } = form
  const field = (name: string) => `allocation-${id}-${name}`

  useEffect(() => {
    if (!arrive) return
    const first = box.current?.querySelector<HTMLElement>(".allocation-proposal, .combobox input")
    first?.focus({ preventScroll: true })
    document.getElementById(`invoice-${id}`)?.scrollIntoView({ block: "start" })
    reached()
  }, [arrive, id, reached])

  return (
    <section className="allocation-new" aria-labelledby={heading} ref={box}>
      <h3 id={heading}>{t("invoices.allocations.form.title")}</h3>
      {left.cents < 0 && <p>{t("invoices.allocations.form.credit")}</p>}
      <FormErrors
        title={form.title.title}
        message={form.title.text}
        errors={Object.entries(sentences).map(([name, text]) => ({ id: field(name), text }))}
        attempt={form.error ? form.attempt + 1 : form.attempt}
      />
      <form
        noValidate
        className="allocation-form"
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <Proposals
          proposals={proposals}
          chosen={typed.projectId}
          choose={({ projectId, category }) =>
            change({ projectId: String(projectId), category: typed.category || category })
          }
        />
        <ProjectPicker
          id={field("projectId")}
          label={t("invoices.allocations.form.project")}
          hint={t("invoices.allocations.form.projectHint")}
          required
          value={typed.projectId === "" ? null : Number(typed.projectId)}
          onChange={(project) => change({ projectId: project === null ? "" : String(project) })}
          error={sentences.projectId}
        />
        <AmountFields form={form} left={left} field={field} />
        <PressArea className="allocation-category">
          <RadioGroup
            id={field("category")}
            legend={t("invoices.allocations.form.category")}
            options={allocationCategories.map((each) => ({
              value: each,
              label: t(`invoices.category.${each}`),
            }))}
            value={typed.category}
            onChange={(category) => change({ category: category as AllocationCategory })}
            error={sentences.category}
          />
        </PressArea>
        <TextField
          id={field("description")}
          label={t("invoices.allocations.form.description")}
          optional
          autoComplete="off"
          value={typed.description}
          onChange={(description) => change({ description })}
          onBlur={() => form.leave("description")}
          error={sentences.description}
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
      </form>
    </section>
  )
}
