import type { Sender } from "#src/documents/sender.ts"
import { fileName } from "#src/files/fileName.ts"
import type { IssuedInvoice } from "../sales/content.ts"
import type { InvoiceFormat } from "../sales/schema.ts"
import { invoiceWords as nl } from "./paper.nl.ts"
import { missingInData } from "./parties.ts"

/** One file of an invoice that was sent. Who sends it stands in the invoice; of the sender it takes the logo. */
export interface InvoicePaperTask {
  format: InvoiceFormat
  invoice: IssuedInvoice
  sender: Sender
}

/** The files it has: data are for businesses, and only where they would be accepted. */
export const formatsOf = (invoice: IssuedInvoice): InvoiceFormat[] =>
  missingInData(invoice).length === 0 ? ["pdf", "docx", "xml"] : ["pdf", "docx"]

/** 'Factuur 2026-0042.pdf' */
export const invoiceFileName = (invoice: IssuedInvoice, format: InvoiceFormat): string =>
  fileName(`${titleOf(invoice)} ${invoice.number}`, format)

/** 'Factuur', 'Creditnota'. */
export const titleOf = ({ kind }: Pick<IssuedInvoice, "kind">) => (kind === "credit" ? nl.credit : nl.invoice)
