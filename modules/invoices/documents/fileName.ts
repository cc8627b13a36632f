import { fileName } from "#src/files/fileName.ts"
import type { InvoiceDocument, InvoiceDocumentKind } from "./document.ts"

/** 'Factuur_Bouwstoffen Drentmeer B.V._2026-7741.docx', without what a file system refuses. */
export function documentName(kind: InvoiceDocumentKind, invoice: InvoiceDocument): string {
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
