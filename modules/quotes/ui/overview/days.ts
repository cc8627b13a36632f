import { formatDateInWords } from "#ui/lib/format.ts"
import type { QuotationRow } from "../../overview/schema.ts"

/** What was made on one day, under that day in words. */
interface QuotationDay {
  day: string
  rows: QuotationRow[]
}

/** Keeps the order of the rows. */
export const byDay = (rows: readonly QuotationRow[]): QuotationDay[] =>
  [...Map.groupBy(rows, dayOf)].map(([day, rows]) => ({ day, rows }))

/** A long list is grouped again and again while it grows; what day it was doesn't change. */
const days = new WeakMap<QuotationRow, string>()

function dayOf(row: QuotationRow): string {
  const day = days.get(row) ?? formatDateInWords(row.createdAt)
  days.set(row, day)
  return day
}
