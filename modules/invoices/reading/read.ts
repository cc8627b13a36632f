import { journal } from "#src/http/journal.ts"
import type { Context, Suggestion } from "../understanding/suggestion.ts"
import { understand } from "../understanding/understand.ts"
import type { Page } from "./page.ts"
import { ofPdf, ofPicture, type Readable } from "./pages.ts"
import { readPdfText } from "./pdf/readPdf.ts"
import { decode } from "./picture/decode.ts"
import { better, isSatisfied } from "./satisfied.ts"
import { type Progress, type ReadResult, type ReadTask, Unreadable } from "./task.ts"
import { readXml } from "./xml/readXml.ts"

type Tell = (progress: Progress) => void

/** Reads a document from its best source: data, else text, else its pictures. */
export async function read({ path, format, context }: ReadTask, tell: Tell): Promise<ReadResult> {
  const bytes = await Bun.file(path).bytes()
  if (bytes.length === 0) throw new Unreadable(brokenOf[format])
  if (format === "xml") return readData(bytes, context)
  if (format === "picture") return readAll([ofPicture(await decode(bytes))], context, tell)
  const pdf = await readPdfText(bytes)
  for (const xml of pdf.xml) {
    const data = dataOf(xml, context)
    if (data) return { pages: pdf.pages.map(({ page }) => page), suggestion: data }
  }
  const pages = pdf.pages.map((page, i) => ofPdf(bytes, page, i + 1))
  const result = await readAll(pages, context, tell)
  return pdf.total > pages.length ? withRemark(result) : result
}

/** With what it looks like, when its sender put that in; a picture that can't be read takes nothing from the data. */
async function readData(bytes: Uint8Array, context: Context): Promise<ReadResult> {
  const { suggestion, attachedPdf } = readXml(bytes, context)
  const pdf = attachedPdf && (await readPdfText(attachedPdf).catch(() => null))
  return { pages: pdf?.pages.map(({ page }) => page) ?? [], suggestion }
}

/** What is attached may be anything: an invoice as data, or something that only looks like it. */
function dataOf(xml: Uint8Array, context: Context): Suggestion | undefined {
  try {
    return readXml(xml, context).suggestion
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

const brokenOf = { pdf: "brokenPdf", picture: "brokenPicture", xml: "brokenXml" } as const

/** A page of a scan takes seconds: no invoice has more, and a pile of them is to be sent one by one. */
const mostPictures = 30

async function readAll(readables: Readable[], context: Context, tell: Tell): Promise<ReadResult> {
  const pages: Page[] = []
  let pictures = 0
  tell({ done: 0, total: readables.length })
  for (const { text, picture } of readables) {
    if (text) pages.push(text)
    else if (picture && pictures++ < mostPictures) pages.push(await picture(0))
    else pages.push(emptyPage)
    tell({ done: pages.length, total: readables.length })
  }
  if (pages.every(({ words }) => words.length === 0)) throw new Unreadable("nothingToRead")
  const first = { pages, suggestion: understood(pages, context) }
  const result = await readAgain(first, readables, context)
  return pictures > mostPictures ? withRemark(result) : result
}

/** Of a long document the amounts are on the last page, who sent it on the first. */
const mostAgain = 3
const ways = 3

/** What doesn't add up is read in another way, until it does; the best of them is kept. */
async function readAgain(first: ReadResult, readables: Readable[], context: Context): Promise<ReadResult> {
  let best = first
  const again = readables.length <= mostAgain ? readables.keys() : [0, 1, readables.length - 1].values()
  const numbers = [...again]
  for (let way = 1; way < ways && !isSatisfied(best.suggestion); way++) {
    const pages = [...first.pages]
    let tried = false
    for (const i of numbers) {
      const { text, picture } = readables[i]!
      if (text || !picture) continue
      pages[i] = await picture(way)
      tried = true
    }
    if (!tried) break
    const other = { pages, suggestion: understood(pages, context) }
    if (better(other.suggestion, best.suggestion)) best = other
  }
  return best
}

/** A person can read what was too much for us: the pages are worth keeping. */
function understood(pages: Page[], context: Context): Suggestion {
  try {
    return understand(pages, context)
  } catch (error) {
    journal("a document was not understood", { error: String(error) })
    return nothingUnderstood
  }
}

const nothingUnderstood: Suggestion = {
  fields: {},
  others: {},
  vat: [],
  lines: [],
  supplierId: null,
  recognisedBy: null,
  confidence: 0,
  remarks: [],
}

const emptyPage: Page = { width: 210, height: 297, words: [], source: "text", turned: 0 }

const withRemark = ({ pages, suggestion }: ReadResult): ReadResult => ({
  pages,
  suggestion: { ...suggestion, remarks: [...suggestion.remarks, "invoices.onlyFirstPages"] },
})
