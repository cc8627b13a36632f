import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { longText, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { customerFields } from "../../customers/fieldNames.ts"
import { type Near, nearly } from "../../customers/recognition.ts"
import { type Customer, type CustomerCard, NewCustomer } from "../../schema.ts"
import { api } from "./api.ts"
import { customersPath, useCustomers } from "./hooks.ts"

export const customer = defineForm(
  NewCustomer,
  {
    ...{ name: text, email: text, phone: text, address: text, postcode: text, city: text },
    ...{ kvk: text, btwId: text, notes: longText },
    ...{ invoiceName: text, invoiceAddress: text, invoicePostcode: text, invoiceCity: text },
    invoiceEmail: text,
  },
  {
    id: "customer",
    label: (name) => t(`projects.customers.field.${name}`),
    wrong: (name) => t(`projects.customers.wrong.${name}`),
  },
)

export type AskingForm = ReturnType<typeof useCustomerForm>

/**
 * Changes the customer of a card, or adds one. `near`: who is known already and may be him. Before a double is made it
 * `asks`: nothing is added until someone says so of just these.
 */
export function useCustomerForm({
  card,
  name = "",
  onSaved,
}: {
  card?: CustomerCard
  name?: string
  onSaved: (card: CustomerCard) => void
}) {
  const form = customer.useForm({
    start: { name },
    of: card && { row: card, valuesOf: filledOf, newest: () => api.get(card.id) },
    send: (filled, { row }) =>
      row ? api.change(row.id, { ...filled, version: row.version }) : api.add(filled),
    refreshes: customersPath,
    done: card ? "projects.customers.form.saved" : "projects.customers.form.added",
    onSaved,
  })
  const everyone = useCustomers().data ?? []
  const [reach, setReach] = useState(form.typed)
  const [asked, setAsked] = useState("")
  const nearTo = (typed: typeof reach) =>
    nearly(everyone, typed).filter(({ customer: other }) => other.id !== card?.id)
  const near = nearTo(reach)

  async function submit(event?: FormEvent) {
    const typed = form.typed()
    const found = nearTo(typed)
    if (card || found.length === 0) return form.submit(event)
    event?.preventDefault()
    // The dialog stands in the tree of another form, which must not be sent with it.
    event?.stopPropagation()
    setReach(typed)
    setAsked(idsOf(found))
  }

  return {
    form: { ...form, submit },
    near,
    asks: near.length > 0 && asked === idsOf(near),
    addAnyway: () => void form.submit(),
    busy: form.busy,
    /** On leaving a field, not at every letter: half a number is no number. */
    lookForDoubles: () => setReach(form.typed()),
  }
}

const idsOf = (near: Near<Customer>[]) => near.map(({ customer: { id } }) => id).join(" ")

/** What one fills in of a customer, as it is known. */
export const filledOf = (customer: Customer) =>
  Object.fromEntries(customerFields.map((name) => [name, customer[name]]))

/** It is about someone else: what the browser knows of its user does not belong here. */
export const plain = { autoComplete: "off", spellCheck: false }

/** In the order in which one asks for them. */
export function CustomerFields() {
  const { t } = useTranslation()
  return (
    <div className="customer-fields">
      <customer.Field name="name" hint={t("projects.customers.hint.name")} {...plain} />
      <customer.Field name="email" type="email" optional {...plain} />
      <customer.Field name="phone" type="tel" optional {...plain} />
      <customer.Field name="address" hint={t("projects.customers.hint.address")} optional {...plain} />
      <div className="customer-field-half">
        <customer.Field name="postcode" autoCapitalize="characters" optional {...plain} />
      </div>
      <div className="customer-field-half">
        <customer.Field name="city" optional {...plain} />
      </div>
      <div className="customer-field-half">
        <customer.Field name="kvk" hint={t("projects.customers.hint.kvk")} optional {...plain} />
      </div>
      <div className="customer-field-half">
        <customer.Field
          name="btwId"
          hint={t("projects.customers.hint.btwId")}
          autoCapitalize="characters"
          optional
          {...plain}
        />
      </div>
      <customer.Field
        name="notes"
        hint={t("projects.customers.hint.notes")}
        limit={4000}
        autoComplete="off"
        optional
      />
    </div>
  )
}
