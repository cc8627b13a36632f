import type { VatRow } from "../amounts.ts"
import type { Place } from "../reading/page.ts"

/** All cents are of the invoice's currency, negative on a credit note. Days are yyyy-MM-dd. */
export interface Values {
  kind: "invoice" | "credit" | "receipt"
  supplier: string
  invoiceNumber: string
  date: string
  dueDate: string
  currency: string
  netCents: number
  vatCents: number
  /** Including VAT: not what was paid before, an earlier balance, or a part to pay. */
  totalCents: number
  /** Still to be paid, when the document says another amount than the total. */
  payableCents: number
  reverseCharge: boolean
  /** Whether the amounts of the lines include VAT, as on a receipt. */
  linesIncludeVat: boolean
  iban: string
  /** The part to be paid on a blocked account (G-rekening). */
  blockedIban: string
  blockedCents: number
  btwId: string
  kvk: string
  orderReference: string
  projectReference: string
  /** Where it was delivered or worked: an address to recognise the project by. */
  deliveryAddress: string
}
export type FieldName = keyof Values

/**
 * Why a value was chosen: `data` it was data, `label` a label names it, `sum` arithmetic leads to it, `supplier` the
 * supplier is known, `lesson` a person corrected it before, `place` or `form` only where it stands or how it looks.
 */
export const reasons = ["data", "label", "sum", "supplier", "lesson", "place", "form"] as const
export type Reason = (typeof reasons)[number]

/** A reading of a field. `confidence` 0 to 1; `label` is the text that names it on the page; `place` null for data. */
export interface Found<T> {
  value: T
  confidence: number
  reason: Reason
  label: string | null
  place: Place | null
}

/** As printed: excluding VAT unless `linesIncludeVat`, as on a receipt. */
export interface FoundLine {
  description: string
  quantity: number | null
  unit: string
  /** In euros. */
  unitPrice: number | null
  cents: number
  vatRate: number | null
  confidence: number
  place: Place | null
}

/** What was understood of a document. A field that wasn't found is absent. */
export interface Suggestion {
  fields: { [Name in FieldName]?: Found<Values[Name]> }
  /** Other readings of a field, the likeliest first; without the one that was chosen. */
  others: { [Name in FieldName]?: Found<Values[Name]>[] }
  vat: (VatRow & { place: Place | null })[]
  lines: FoundLine[]
  /** The known supplier it is of, and by what he was recognised. */
  supplierId: number | null
  recognisedBy: "iban" | "btwId" | "kvk" | "name" | null
  /** Over all, 0 to 1: shown as a percentage. */
  confidence: number
  /** What a person should know of the document: codes of sentences, `invoices.onlyFirstPages`. */
  remarks: string[]
}

/** Where a person found a field on an invoice of one supplier, to be found there again on the next. */
export interface Lesson {
  field: FieldName
  /** The words before or above it, without capitals and signs; empty when there were none. */
  label: string
  /** From the end (-1) or the start (1) of the document, and where on that page its middle lies. */
  page: number
  x: number
  y: number
  /** How it looks: digits as 9, letters as A, the rest as it is. */
  shape: string
}

export interface KnownSupplier {
  id: number
  name: string
  ibans: string[]
  btwId: string
  kvk: string
  lessons: Lesson[]
}

/** What is known before reading. The company's own numbers never are the supplier's. */
export interface Context {
  today: string
  company: { name: string; kvk: string; btwId: string; iban: string }
  suppliers: KnownSupplier[]
}
