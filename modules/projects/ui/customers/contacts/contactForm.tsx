import { defineForm } from "#ui/form/defineForm.tsx"
import { onOff, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { NewContact } from "../../../contacts/schema.ts"

export const contact = defineForm(
  NewContact,
  { name: text, role: text, phone: text, email: text, getsQuotations: onOff, getsInvoices: onOff },
  {
    id: "contact",
    label: (name) => t(`projects.customers.contacts.field.${name}`),
    wrong: (name) => t(`projects.customers.contacts.wrong.${name}`),
  },
)
