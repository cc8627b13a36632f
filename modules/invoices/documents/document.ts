import type { Sender } from "#src/documents/sender.ts"
import type { Thread } from "#src/jobs/thread.ts"
import type { VatRow } from "../amounts.ts"
import type { InvoiceKind } from "../schema.ts"

export const invoiceDocumentKinds = ["word", "excel"] as const
export type InvoiceDocumentKind = (typeof invoiceDocumentKinds)[number]

/** A purchase invoice as it is now: what a person posted, else what was read. Empty and null: not known. */
export interface InvoiceDocument {
  /** Whose papers these are: the company that bought. */
  company: Sender
  kind: InvoiceKind
  supplier: string
  invoiceNumber: string
  date: string
  dueDate: string
  currency: string
  netCents: number | null
  vatCents: number | null
  totalCents: number | null
  payableCents: number | null
  reverseCharge: boolean
  linesIncludeVat: boolean
  vat: VatRow[]
  lines: DocumentLine[]
  iban: string
  blockedIban: string
  blockedCents: number
  btwId: string
  kvk: string
  orderReference: string
  projectReference: string
  /** Of the original. */
  fileName: string
  /** Null: read, but nobody looked at it yet. */
  posted: { by: string | null; at: string } | null
}

export interface DocumentLine {
  description: string
  quantity: number | null
  unit: string
  unitPrice: number | null
  cents: number
  vatRate: number | null
}

export interface InvoiceDocumentTask {
  kind: InvoiceDocumentKind
  invoice: InvoiceDocument
}

export type MakeInvoiceDocument = Thread<InvoiceDocumentTask, Uint8Array>
