import { isBtwId, isKvkNumber } from "#modules/settings/identifiers.ts"
import { invalid } from "#src/shared/errors.ts"
import { postcodeOf } from "#src/shared/postcode.ts"
import type { NewCustomer } from "../schema.ts"
import { type CustomerFields, customerFields, invoiceFields, isInvoiceField } from "./fieldNames.ts"
import { emailKey, phoneKey } from "./recognition.ts"

/** Fields as they are kept, each empty when it was left out; the keys go with them. Refuses what can't be right. */
export function tidy(filled: NewCustomer): CustomerFields & { emailKey: string; phoneKey: string } {
  const wrong = wrongFields(filled)
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const { name, email = "", phone = "", address = "", city = "", notes = "" } = filled
  const { postcode = "", kvk = "", btwId = "" } = filled
  const { invoiceName = "", invoiceAddress = "", invoiceCity = "", invoiceEmail = "" } = filled
  const { invoicePostcode = "" } = filled
  return {
    ...{ name, email, phone, address, city, notes },
    ...{ invoiceName, invoiceAddress, invoiceCity, invoiceEmail },
    postcode: postcodeOf(postcode) ?? postcode,
    invoicePostcode: postcodeOf(invoicePostcode) ?? invoicePostcode,
    kvk: bare(kvk),
    btwId: bare(btwId),
    emailKey: emailKey(email),
    phoneKey: phoneKey(phone),
  }
}

/** A code of what is wrong per field, beyond what the schema sees. */
export function wrongFields(filled: NewCustomer): Record<string, string> {
  const { kvk, btwId } = filled
  const wrong: Record<string, string> = {}
  for (const field of ["postcode", "invoicePostcode"] as const)
    if (!isPostcode(filled[field])) wrong[field] = "projects.postcodeWrong"
  if (kvk && !isKvkNumber(kvk)) wrong.kvk = "projects.kvkWrong"
  if (btwId && !isBtwId(btwId) && !foreignVatId.test(bare(btwId))) wrong.btwId = "projects.btwIdWrong"
  return wrong
}

const isPostcode = (typed = "") =>
  typed === "" || postcodeOf(typed) !== undefined || foreignPostcode.test(typed)

const bare = (identifier: string) => identifier.replace(/[\s.]/g, "").toUpperCase()

/** Belgian and German neighbours are customers too: four or five digits, with or without their country before it. */
const foreignPostcode = /^([A-Z]{1,2}-)?\d{4,5}$/i
const foreignVatId =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|PL|PT|RO|SE|SI|SK)[0-9A-Z]{7,13}$/

export const changedFields = (before: CustomerFields, next: CustomerFields) =>
  customerFields.filter((field) => before[field] !== next[field])

/** What he has stays, and the other fills what is empty: of where invoices go all of it, as half of two addresses is nobody's. */
export function filledFrom(own: CustomerFields, other: CustomerFields): CustomerFields {
  const invoiceTo = invoiceFields.some((field) => own[field]) ? own : other
  const filled = customerFields.map((field) => [
    field,
    isInvoiceField(field) ? invoiceTo[field] : own[field] || other[field],
  ])
  return Object.fromEntries(filled) as CustomerFields
}
