import { pdfFile } from "#src/documents/pdf/file.ts"
import type { DocumentInput } from "./document.ts"
import { named, numberOf, titles } from "./nl.ts"
import { offerteContent } from "./offerte/content.ts"

/** The quotation as a PDF, to send by mail: word for word the one in Word. */
export const offertePdf = async (input: DocumentInput): Promise<Uint8Array> =>
  pdfFile({
    sender: input.company,
    title: `${titles.offerte} ${input.quotationNumber}`,
    reference: named("offerte", input),
    number: numberOf(input),
    day: input.issuedOn,
    blocks: await offerteContent(input),
  })
