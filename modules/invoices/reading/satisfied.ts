import type { FieldName, Suggestion } from "../understanding/suggestion.ts"

/** Without these an invoice can't be posted. */
const needed = ["supplier", "invoiceNumber", "date", "totalCents", "vatCents"] as const satisfies FieldName[]

/** How much of what is needed was found. */
const found = ({ fields }: Suggestion) => needed.filter((name) => fields[name]).length

/** Whether everything needed was found and the amounts agree with each other: reading again would gain nothing. */
export const isSatisfied = (suggestion: Suggestion) =>
  found(suggestion) === needed.length && closes(suggestion)

/** The one of which the amounts agree, else the one with more of what is needed, else the surer one. */
export function better(one: Suggestion, other: Suggestion): boolean {
  const worth = (suggestion: Suggestion) =>
    (closes(suggestion) ? 10 : 0) + found(suggestion) + suggestion.confidence
  return worth(one) > worth(other)
}

function closes({ fields }: Suggestion): boolean {
  const { netCents, vatCents, totalCents } = fields
  return (
    netCents !== undefined &&
    vatCents !== undefined &&
    totalCents !== undefined &&
    Math.abs(netCents.value + vatCents.value - totalCents.value) <= 1
  )
}
