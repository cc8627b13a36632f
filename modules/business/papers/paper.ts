import { pdfFile } from "#src/documents/pdf/file.ts"
import type { Sender } from "#src/documents/sender.ts"
import { wordBlocks } from "#src/documents/word/blocks.ts"
import { wordFile } from "#src/documents/word/file.ts"
import type { IssuedInvoice } from "../sales/content.ts"
import { blocksOf } from "./content.ts"
import { type InvoicePaperTask, titleOf } from "./document.ts"
import { checkedUbl } from "./ubl.ts"

/** One invoice, as a PDF, as a Word file or as data. */
export async function invoicePaper({ format, invoice, sender }: InvoicePaperTask): Promise<Uint8Array> {
  if (format === "xml") return checkedUbl(invoice)
  const title = `${titleOf(invoice)} ${invoice.number}`
  const about = { sender: senderOf(invoice, sender), title, reference: title }
  const blocks = blocksOf(invoice)
  return format === "docx"
    ? wordFile({ ...about, children: wordBlocks(blocks) })
    : pdfFile({ ...about, number: title, day: invoice.issuedOn, blocks })
}

/** The company as it was when it sent the invoice, also where the file is made later. */
const senderOf = (
  { seller: { name, email, ...seller } }: IssuedInvoice,
  { logoPicture }: Sender,
): Sender => ({
  ...seller,
  ...{ companyName: name, contactEmail: email, logoPicture },
})
