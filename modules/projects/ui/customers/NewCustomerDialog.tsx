import { createPortal } from "react-dom"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { CustomerFields, customer, useCustomerForm } from "./customerForm.tsx"
import { KnownAlready } from "./KnownAlready.tsx"

interface NewCustomerDialogProps {
  /** What was searched for in vain. */
  name: string
  onChosen: (id: number) => void
  onClose: () => void
}

/** Adds a customer on the way: it stands outside the form that it was opened from, which may not hold another. */
export function NewCustomerDialog({ name, onChosen, onClose }: NewCustomerDialogProps) {
  const { t } = useTranslation()
  const asking = useCustomerForm({ name, onSaved: ({ id }) => onChosen(id) })
  const { form, lookForDoubles } = asking
  return createPortal(
    <customer.Dialog
      form={form}
      onClose={onClose}
      title={t("projects.customers.new")}
      failed={t("projects.customers.form.failed")}
      save={t("projects.customers.form.add")}
      busyLabel={t("projects.customers.form.saving")}
      onBlur={lookForDoubles}
    >
      <KnownAlready
        of={asking}
        way={({ id, name }) => (
          <Button className="button-small" onClick={() => onChosen(id)}>
            {t("projects.customers.known.choose")}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
      />
      <CustomerFields />
    </customer.Dialog>,
    document.body,
  )
}
