import type { Page } from "../reading/page.ts"
import { type AmountReading, understandAmounts } from "./amounts/understandAmounts.ts"
import { findDates } from "./fields/dates.ts"
import { findIdentifiers } from "./fields/identifiers.ts"
import { findKind } from "./fields/kind.ts"
import { findNumber } from "./fields/number.ts"
import { findReferences } from "./fields/references.ts"
import type { Search } from "./fields/search.ts"
import { findSupplier } from "./fields/supplier.ts"
import { namesOf } from "./labels/naming.ts"
import { teachingOf } from "./lessons.ts"
import { knownSender, nameOf } from "./sender.ts"
import { holdsSeveral } from "./several.ts"
import { edgesOf } from "./sheet.ts"
import type { Context, FieldName, Suggestion } from "./suggestion.ts"

/** What the words of a document mean. Text that reads as an order to a program is text like all other. */
export function understand(pages: Page[], context: Context): Suggestion {
  const sheet = edgesOf(pages)
  const first: Search = { sheet, names: namesOf(sheet), context, teaching: teachingOf(pages, []) }
  // Who sent it comes first: what was corrected on his other invoices holds for this one.
  const read = findSupplier(first)
  const damaged = pages.some(({ source }) => source === "ocr")
  const identifiers = findIdentifiers(first)
  const known = knownSender(identifiers, read, context, damaged)
  const lessons = known?.supplier.lessons ?? []
  const search = { ...first, teaching: teachingOf(pages, lessons) }
  const amounts = understandAmounts(pages, { lessons })
  const { fields, others } = together(amounts, {
    invoiceNumber: findNumber(search),
    ...findDates(search),
    ...(lessons.length > 0 ? findIdentifiers(search) : identifiers),
    supplier: known ? nameOf(known, read) : read,
    ...findReferences(search),
    kind: findKind(search, amounts),
  })
  return {
    ...{ fields, others, vat: amounts.vat, lines: amounts.lines },
    supplierId: known?.supplier.id ?? null,
    recognisedBy: known?.by ?? null,
    confidence: overall(fields),
    remarks: [...amounts.remarks, ...(holdsSeveral(pages, context) ? ["invoices.severalInvoices"] : [])],
  }
}

type Chosens = Record<string, { found?: unknown; others: unknown[] }>

function together(amounts: AmountReading, chosen: Chosens): Pick<Suggestion, "fields" | "others"> {
  const fields: Record<string, unknown> = { ...amounts.fields }
  const others: Record<string, unknown> = { ...amounts.others }
  for (const [name, { found, others: rest }] of Object.entries(chosen)) {
    if (found) fields[name] = found
    if (rest.length > 0) others[name] = rest
  }
  return { fields, others }
}

/** How much each field that a posted invoice must have counts in the whole. */
const weights: Partial<Record<FieldName, number>> = {
  ...{ supplier: 1, invoiceNumber: 1.2, date: 1, totalCents: 1.5, vatCents: 0.8 },
}

/** Between the mean and the least: one field that must be typed is felt, and isn't the whole. */
function overall(fields: Suggestion["fields"]): number {
  const known = Object.entries(weights).map(([name, weight]) => ({
    weight,
    confidence: fields[name as FieldName]?.confidence ?? 0,
  }))
  const sum = known.reduce((total, { weight }) => total + weight, 0)
  const mean = known.reduce((total, { weight, confidence }) => total + weight * confidence, 0) / sum
  const least = Math.min(...known.map(({ confidence }) => confidence))
  return Math.round((0.7 * mean + 0.3 * least) * 100) / 100
}
