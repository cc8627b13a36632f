import { type Day, daysBetween } from "#src/shared/days.ts"
import type { SalesInvoiceInShort } from "../../sales/schema.ts"

type Standing = Pick<SalesInvoiceInShort, "state" | "open" | "dueOn">

export const isDraft = ({ state }: Standing) => state === "draft"
/** Something is still to be paid, by the client or to him. */
export const isOpen = ({ state, open }: Standing) => state === "sent" && open !== 0
export const isPaid = ({ state, open }: Standing) => state === "sent" && open === 0
export const isLate = ({ state, open, dueOn }: Standing, today: Day) =>
  state === "sent" && open > 0 && dueOn !== null && dueOn < today
/** How many days it should have been paid already; 0: none. */
export const daysLate = (invoice: Standing, today: Day): number =>
  isLate(invoice, today) ? daysBetween(invoice.dueOn!, today) : 0

/** From here on it is told in red. */
export const muchTooLate = 14
