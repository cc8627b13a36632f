import { wordBlocks } from "#src/documents/word/blocks.ts"
import { wordFile } from "#src/documents/word/file.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { clientLines } from "./address.ts"
import type { DocumentInput } from "./document.ts"
import { facts, named, titles } from "./nl.ts"
import { textBlocks } from "./writtenText.ts"

/** The written text of the quotation as a letter, to change in Word. */
export const offerteTekst = (input: DocumentInput): Promise<Uint8Array> =>
  wordFile({
    sender: input.company,
    title: `${titles.offerte} ${input.quotationNumber}`,
    reference: named("offerte", input),
    children: wordBlocks([
      {
        kind: "addressee",
        lines: clientLines(input),
        facts: [
          [facts.number, input.quotationNumber],
          [facts.version, String(input.version)],
          [facts.date, formatLongDay(input.issuedOn)],
        ],
      },
      { kind: "gap", points: 26 },
      ...textBlocks(input.text),
    ]),
  })
