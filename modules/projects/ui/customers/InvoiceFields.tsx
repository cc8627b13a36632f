import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { invoiceFields } from "../../customers/fieldNames.ts"
import { type AskingForm, customer, plain } from "./customerForm.tsx"

/** Where invoices go, when not to the customer himself: folded up for the most, who have none. */
export function InvoiceFields({ form }: { form: AskingForm["form"] }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(() => invoiceFields.some((name) => form.typed()[name] !== ""))
  // What is wrong in it is in sight.
  const wrong = invoiceFields.some((name) => form.errors[name] !== undefined)
  return (
    <Disclosure
      className="customer-invoice"
      summary={t("projects.customers.form.invoice")}
      open={open || wrong}
      onToggle={setOpen}
    >
      <p className="field-hint">{t("projects.customers.form.invoiceHint")}</p>
      <div className="customer-fields">
        <customer.Field
          name="invoiceName"
          hint={t("projects.customers.hint.invoiceName")}
          optional
          {...plain}
        />
        <customer.Field
          name="invoiceAddress"
          hint={t("projects.customers.hint.address")}
          optional
          {...plain}
        />
        <div className="customer-field-half">
          <customer.Field name="invoicePostcode" autoCapitalize="characters" optional {...plain} />
        </div>
        <div className="customer-field-half">
          <customer.Field name="invoiceCity" optional {...plain} />
        </div>
        <customer.Field name="invoiceEmail" type="email" optional {...plain} />
      </div>
    </Disclosure>
  )
}
