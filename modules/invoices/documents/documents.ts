import type { InvoiceDocument, InvoiceDocumentKind, InvoiceDocumentTask } from "./document.ts"

/** Makes one document of an invoice; the libraries for Word and Excel load with the first. */
export async function makeInvoiceDocument({ kind, invoice }: InvoiceDocumentTask): Promise<Uint8Array> {
  return (await makers[kind]())(invoice)
}

const makers: Record<InvoiceDocumentKind, () => Promise<(invoice: InvoiceDocument) => Promise<Uint8Array>>> =
  {
    word: async () => (await import("./word.ts")).invoiceWord,
    excel: async () => (await import("./excel.ts")).invoiceExcel,
  }
