import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { CustomerContact } from "../../../contacts/schema.ts"
import type { CustomerCard } from "../../../schema.ts"
import { api as customers } from "../api.ts"
import { customersPath } from "../hooks.ts"
import { api } from "./api.ts"
import { contact } from "./contactForm.tsx"

/** One of a customer's people: someone new, or `known`. */
export function ContactDialog({
  card,
  known,
  onClose,
}: {
  card: CustomerCard
  known?: CustomerContact
  onClose: () => void
}) {
  const { t } = useTranslation()
  const roles = useId()
  const form = contact.useForm({
    of: known && {
      row: known,
      valuesOf: (row) => row,
      // Who was removed meanwhile stays as he was known; saving him says so.
      newest: async () => (await customers.get(card.id)).contacts.find(({ id }) => id === known.id) ?? known,
    },
    send: (filled, { row }) =>
      row ? api.change(card.id, row.id, { ...filled, version: row.version }) : api.add(card.id, filled),
    refreshes: customersPath,
    done: known ? "projects.customers.contacts.saved" : "projects.customers.contacts.added",
    onSaved: onClose,
  })
  /** Whoever gets it now gets it no more. */
  const takesOver = (which: "getsQuotations" | "getsInvoices") => {
    const now = card.contacts.find((other) => other[which] && other.id !== known?.id)
    return t(
      now ? "projects.customers.contacts.hint.takesOver" : "projects.customers.contacts.hint.getsQuotations",
      {
        name: now?.name ?? "",
      },
    )
  }
  return (
    <contact.Dialog
      form={form}
      onClose={onClose}
      title={t(known ? "projects.customers.contacts.changeTitle" : "projects.customers.contacts.addTitle")}
      save={t("projects.customers.contacts.save")}
      busyLabel={t("projects.customers.contacts.saving")}
      className="customer-fields"
    >
      <contact.Field name="name" {...plain} />
      <contact.Field
        name="role"
        hint={t("projects.customers.contacts.hint.role")}
        list={roles}
        optional
        {...plain}
      />
      <datalist id={roles}>
        {t("projects.customers.contacts.roles")
          .split(", ")
          .map((role) => (
            <option key={role} value={role} />
          ))}
      </datalist>
      <div className="customer-field-half">
        <contact.Field name="phone" type="tel" {...plain} />
      </div>
      <div className="customer-field-half">
        <contact.Field name="email" type="email" {...plain} />
      </div>
      <div className="contact-gets stack tight">
        <contact.Field name="getsQuotations" hint={takesOver("getsQuotations")} />
        <contact.Field name="getsInvoices" hint={takesOver("getsInvoices")} />
      </div>
    </contact.Dialog>
  )
}

/** It is about someone else: what the browser knows of its user does not belong here. */
const plain = { autoComplete: "off", spellCheck: false }
