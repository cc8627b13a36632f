import { textFromDay } from "#ui/lib/day.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { Scan } from "../../../scans/schema.ts"
import type { Slot } from "../slots.ts"
import { type Typed, textOfCents } from "../typed.ts"

type Suggested = NonNullable<Scan["suggestion"]>

/** A reading to put in a field with one press. */
export interface Reading {
  text: string
  take: Partial<Typed>
}

const words = [
  ...(["supplier", "invoiceNumber", "date", "dueDate", "currency", "iban"] as const),
  ...(["btwId", "kvk", "orderReference", "projectReference"] as const),
] as const
const isWord = (slot: Slot): slot is (typeof words)[number] => words.some((each) => each === slot)
const amounts = { total: "totalCents", payable: "payableCents" } as const
const most = 4

/** What else may stand on the document for a field, and what the machine read when a person changed it. */
export function readingsOf(slot: Slot, suggestion: Suggested | null, typed: Typed, start: Typed): Reading[] {
  if (!suggestion) return []
  const all: Reading[] = []
  if (isWord(slot)) {
    const values = [start[slot], ...(suggestion.others[slot] ?? []).map(({ value }) => value)]
    for (const value of values)
      all.push({
        text: slot === "date" || slot === "dueDate" ? textFromDay(value) : value,
        take: {
          [slot]: value,
          ...(slot === "supplier" && { supplierId: value === start.supplier ? start.supplierId : null }),
        },
      })
  } else if (slot === "total" || slot === "payable") {
    const cents = (suggestion.others[amounts[slot]] ?? []).map(({ value }) => textOfCents(value))
    for (const value of [start[slot], ...cents]) all.push({ text: euroText(value), take: { [slot]: value } })
  }
  const isOther = ({ take }: Reading) =>
    Object.entries(take).every(([, value]) => value !== "") &&
    take[slot as "total"] !== typed[slot as "total"]
  const byText = new Map(all.filter(isOther).map((reading) => [reading.text, reading]))
  return [...byText.values()].slice(0, most)
}

const euroText = (text: string) =>
  text === "" ? "" : formatEuros(Number(text.replaceAll(".", "").replace(",", ".")))
