import { expect, test } from "bun:test"
import type { Block } from "#src/documents/blocks.ts"
import { pdfFile } from "#src/documents/pdf/file.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { wordBlocks } from "#src/documents/word/blocks.ts"
import { wordFile } from "#src/documents/word/file.ts"
import { textOfXml, unzip } from "#src/documents/word/testing.ts"
import { agreements } from "./agreed.ts"
import { readSignatures } from "./pictures.ts"
import { sampleSignature } from "./sample.ts"
import type { Visit } from "./schema.ts"
import { cleanSignature } from "./signature.ts"

const at = "2026-11-21T10:00:00.000Z"

/** `lines` agreements of two lines each, signed by so many. */
async function agreed({ lines, signed }: { lines: number; signed: number }): Promise<Block[]> {
  const texts = Array.from(
    { length: lines },
    (_, n) => `Afspraak-${n + 1} ${"over de tegels en het bad ".repeat(3)}`,
  )
  const picture = await cleanSignature(sampleSignature(), { account: 1 })
  const visit: Visit = {
    agreements: texts.map((text, n) => ({ id: `a${n}`, text, madeAt: at, madeBy: "Bram", version: "v" })),
    people: Array.from({ length: signed }, (_, n) => ({
      ...{ id: `p${n}`, name: `Persoon-${n + 1}`, role: "client" as const, version: "v" },
      signature: { picture, agreements: texts, at, by: "Bram" },
    })),
  }
  return agreements(visit, await readSignatures(visit.people))
}

const sender = {
  companyName: "Bouw BV",
  address: "",
  phone: "",
  contactEmail: "",
  kvk: "",
  btwId: "",
  iban: "",
}
const about = { sender, title: "Opnameverslag", reference: "Opnameverslag" }

/** On which page each of these stands. */
async function pagesOf(blocks: Block[], words: string[]): Promise<number[]> {
  const { pages } = await readPdf(
    await pdfFile({ ...about, number: "Opnameverslag", day: "2026-11-21", blocks }),
  )
  return words.map((word) => pages.findIndex((text) => text.includes(word)))
}

test.each([0, 200, 400, 500, 600])(
  "agreements and what was signed for them stand on one page, %d points under its top",
  async (points) => {
    const blocks = [{ kind: "gap" as const, points }, ...(await agreed({ lines: 9, signed: 3 }))]
    const pages = await pagesOf(blocks, [
      "Afspraak-1 ",
      "Afspraak-9 ",
      "Handtekeningen",
      "Persoon-1",
      "Persoon-3",
    ])
    expect(new Set(pages).size).toBe(1)
  },
)

test.each([16, 20, 40, 44])(
  "of %d, more than a page, the last stands above all signatures",
  async (lines) => {
    const blocks = await agreed({ lines, signed: 10 })
    const [first, ...last] = await pagesOf(blocks, [
      "Afspraak-1 ",
      `Afspraak-${lines} `,
      "Handtekeningen",
      "Persoon-1,",
      "Persoon-10",
    ])
    expect(first).toBe(0)
    expect(new Set(last).size).toBe(1)
    expect(last[0]).toBeGreaterThan(0)
  },
)

test("in Word each line of them stays with the next, to the last signatures", async () => {
  const bytes = await wordFile({ ...about, children: wordBlocks(await agreed({ lines: 9, signed: 3 })) })
  const paragraphs = unzip(bytes)
    .get("word/document.xml")!
    .match(/<w:p>.*?<\/w:p>/gs)!
  const loose = paragraphs.filter((xml) => !/<w:keepNext\/>|w:val="(Heading\d|CellHead)"/.test(xml))
  expect(loose.map(textOfXml).filter((text) => /Afspraak|Handtekeningen/.test(text))).toEqual([])
})
