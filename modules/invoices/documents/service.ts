import type { User } from "#modules/access/schema.ts"
import type { Sender } from "#src/documents/sender.ts"
import { fileName } from "#src/files/fileName.ts"
import { formats } from "#src/files/format.ts"
import { conflict } from "#src/shared/errors.ts"
import type { Purchases } from "../purchases/service.ts"
import type { Scans } from "../scans/service.ts"
import { postedContent, readContent } from "./content.ts"
import type { InvoiceDocument, InvoiceDocumentKind, MakeInvoiceDocument } from "./document.ts"

export type InvoiceDocuments = ReturnType<typeof createInvoiceDocuments>

/** An invoice in Word and Excel: made when asked for, always as the invoice is now. */
export function createInvoiceDocuments({
  scans,
  purchases,
  company,
  makeDocument,
}: {
  scans: Scans
  purchases: Purchases
  company: () => Promise<Sender>
  makeDocument: MakeInvoiceDocument
}) {
  async function contentOf(scanId: number, viewer: User): Promise<InvoiceDocument> {
    const scan = scans.get(scanId, viewer)
    if (scan.invoiceId !== null)
      return { ...postedContent(purchases, scan.invoiceId), company: await company() }
    if (!scan.suggestion) throw conflict("invoices.nothingRead")
    return { ...readContent(scan, scan.suggestion), company: await company() }
  }

  return {
    /** Of a scan, which may have been posted; a worker sees his own. */
    async document(scanId: number, kind: InvoiceDocumentKind, viewer: User) {
      const invoice = await contentOf(scanId, viewer)
      const made = await makeDocument({ kind, invoice }, { account: viewer.id }, invoice.lines.length)
      const { mediaType } = kind === "word" ? formats.docx : formats.xlsx
      return {
        name: documentName(kind, invoice),
        mediaType,
        bytes: made.length,
        blob: new Blob([made as BlobPart]),
      }
    },
  }
}

/** 'Factuur_Bouwstoffen Drentmeer B.V._2026-7741.docx', without what a file system refuses. */
function documentName(kind: InvoiceDocumentKind, invoice: InvoiceDocument): string {
  const parts = ["Factuur", part(invoice.supplier, 60), part(invoice.invoiceNumber, 40)].filter(Boolean)
  const extension = endings[kind]
  return fileName(`${parts.join("_")}.${extension}`, extension)
}

const endings = { word: "docx", excel: "xlsx" } as const

const part = (text: string, longest: number): string =>
  text
    .replace(/[^\p{L}\p{N} .&+-]+/gu, "-")
    .replace(/\.{2,}/g, ".")
    .slice(0, longest)
    .replace(/^[-. ]+|[-. ]+$/g, "")
