import type { Page } from "../reading/page.ts"
import type { Suppliers } from "../suppliers/service.ts"
import type { ScanRecord, SupplierRow } from "../table.ts"
import { lessonFrom } from "../understanding/lessons.ts"
import type { FieldName, Values } from "../understanding/suggestion.ts"
import type { InvoiceInCents } from "./inCents.ts"

/** The fields a person may correct and that stand somewhere on the page. */
const teachable = [
  "invoiceNumber",
  "date",
  "dueDate",
  "totalCents",
  "vatCents",
  "netCents",
  "payableCents",
  "orderReference",
  "projectReference",
] as const satisfies FieldName[]

/**
 * What a person corrected is found in the same place on the next invoice of this supplier. What he left as it was read
 * teaches nothing new; what isn't on the page can't.
 */
export function learnFrom({
  scan,
  pages,
  posted,
  supplier,
  suppliers,
}: {
  scan: ScanRecord
  pages: Page[]
  posted: InvoiceInCents
  supplier: SupplierRow
  suppliers: Suppliers
}) {
  for (const field of teachable) {
    const value: Values[typeof field] | null = posted[field]
    const read = scan.suggestion?.fields[field]?.value
    if (value === null || value === "" || value === read) continue
    const lesson = lessonFrom(pages, field, value)
    if (lesson) suppliers.learn(supplier.id, field, lesson)
  }
}
