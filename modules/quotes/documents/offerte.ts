import { wordBlocks } from "#src/documents/word/blocks.ts"
import { wordFile } from "#src/documents/word/file.ts"
import type { DocumentInput } from "./document.ts"
import { named, titles } from "./nl.ts"
import { offerteContent } from "./offerte/content.ts"

/** The quotation as the client signs it. */
export const offerte = async (input: DocumentInput): Promise<Uint8Array> =>
  wordFile({
    sender: input.company,
    title: `${titles.offerte} ${input.quotationNumber}`,
    reference: named("offerte", input),
    children: wordBlocks(await offerteContent(input)),
  })
