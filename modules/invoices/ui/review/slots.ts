import type { Place } from "../../reading/page.ts"
import type { Scan } from "../../scans/schema.ts"
import type { FieldName, Found } from "../../understanding/suggestion.ts"

type Suggested = NonNullable<Scan["suggestion"]>

/** What is checked together: one field of the form, or a few that only mean something with each other. */
export const slots = [
  ...(["supplier", "invoiceNumber", "date", "total", "vat", "kind", "dueDate", "currency"] as const),
  ...(["orderReference", "projectReference", "iban", "blocked", "payable", "btwId", "kvk"] as const),
] as const
export type Slot = (typeof slots)[number]

const namesOf: Record<Slot, FieldName[]> = {
  supplier: ["supplier"],
  invoiceNumber: ["invoiceNumber"],
  date: ["date"],
  total: ["totalCents"],
  vat: ["vatCents", "netCents", "reverseCharge"],
  kind: ["kind"],
  dueDate: ["dueDate"],
  currency: ["currency"],
  orderReference: ["orderReference"],
  projectReference: ["projectReference"],
  iban: ["iban"],
  blocked: ["blockedIban", "blockedCents"],
  payable: ["payableCents"],
  btwId: ["btwId"],
  kvk: ["kvk"],
}

/** Nothing is posted without these. */
const needed: readonly Slot[] = ["supplier", "invoiceNumber", "date", "total", "vat"]
/** Of use on most invoices, so in sight also when they are empty. */
const usual: readonly Slot[] = ["kind", "dueDate", "orderReference", "projectReference", "iban"]
export const amountSlots: readonly Slot[] = ["total", "vat", "blocked", "payable"]

/** Below it a person looks first. */
const sure = 0.7

export type SlotState = "uncertain" | "read" | "empty"

/** What the machine is least sure of in a slot. */
export function foundIn(slot: Slot, suggestion: Suggested | null): Found<unknown> | undefined {
  const found = namesOf[slot].flatMap((name) => suggestion?.fields[name] ?? [])
  return found.toSorted((a, b) => a.confidence - b.confidence)[0]
}

/** Where each field goes: to look at first, with the rest, or folded away as nothing stands in it. */
export function sortSlots(suggestion: Suggested | null) {
  const stateOf = (slot: Slot): SlotState => {
    const found = foundIn(slot, suggestion)
    const rowsRead = slot === "vat" && (suggestion?.vat.length ?? 0) > 0
    if (!found && !rowsRead) return needed.includes(slot) ? "uncertain" : "empty"
    // Most documents are plain invoices in euros: that is only doubtful when it says something else.
    if (slot === "kind" || slot === "currency")
      return found!.confidence < sure && !["invoice", "EUR"].includes(String(found!.value))
        ? "uncertain"
        : "read"
    return found && found.confidence < sure ? "uncertain" : "read"
  }
  const states = new Map(slots.map((slot) => [slot, stateOf(slot)]))
  const currency = suggestion?.fields.currency?.value ?? "EUR"
  const shown = (slot: Slot) =>
    slot === "currency" ? currency !== "EUR" : states.get(slot) === "read" || usual.includes(slot)
  return {
    first: slots.filter((slot) => states.get(slot) === "uncertain"),
    rest: slots.filter((slot) => states.get(slot) !== "uncertain" && shown(slot)),
    folded: slots.filter((slot) => states.get(slot) !== "uncertain" && !shown(slot)),
  }
}

/** A part of a page that something of the form was read from. `at`: a slot, `vat:read0` or `line:read3`. */
export interface Mark {
  at: string
  place: Place
}

export function marksOf(suggestion: Suggested | null): Mark[] {
  if (!suggestion) return []
  const placed = (at: string, place: Place | null | undefined): Mark[] => (place ? [{ at, place }] : [])
  return [
    ...slots.flatMap((slot) => namesOf[slot].flatMap((name) => placed(slot, suggestion.fields[name]?.place))),
    ...suggestion.vat.flatMap(({ place }, index) => placed(`vat:read${index}`, place)),
    ...suggestion.lines.flatMap(({ place }, index) => placed(`line:read${index}`, place)),
  ]
}
