import type { Page } from "../reading/page.ts"
import { type AmountReading, understandAmounts } from "./amounts/understandAmounts.ts"
import { overall } from "./confidence.ts"
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
import type { Context, Suggestion } from "./suggestion.ts"

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
