import { journal } from "#src/http/journal.ts"
import type { Context, Suggestion } from "../understanding/suggestion.ts"
import { understand } from "../understanding/understand.ts"
import { collect } from "./collect.ts"
import { forgetEngine } from "./ocr/engine.ts"
import type { Page } from "./page.ts"
import { type Ways, waysOfPdf, waysOfPicture } from "./pages.ts"
import { readPdfText } from "./pdf/readPdf.ts"
import { isCutOff } from "./picture/cutOff.ts"
import { decode } from "./picture/decode.ts"
import { better, isSatisfied } from "./satisfied.ts"
import { mostWords, type Progress, type ReadResult, type ReadTask, Unreadable } from "./task.ts"
import { readXml } from "./xml/readXml.ts"

type Tell = (progress: Progress) => void

/** Reads a document from its best source: data, else text, else its pictures. */
export async function read(task: ReadTask, tell: Tell): Promise<ReadResult> {
  try {
    return withFewer(await readBest(task, tell))
  } finally {
    // Its memory never shrinks, and a large photo needs that room to be decoded. Another is there in no time.
    if (forgetEngine()) await collect()
  }
}

/** What it says is understood by then: the words of later pages only show where it stands. */
function withFewer({ pages, suggestion }: ReadResult): ReadResult {
  let left = mostWords
  const kept = pages.map((page) => {
    const words = page.words.slice(0, left)
    left -= words.length
    return { ...page, words }
  })
  return { pages: kept, suggestion }
}

async function readBest({ path, format, context }: ReadTask, tell: Tell): Promise<ReadResult> {
  const bytes = await Bun.file(path).bytes()
  if (bytes.length === 0) throw new Unreadable(brokenOf[format])
  if (format === "xml") return readData(bytes, context)
  if (format === "picture") {
    const picture = await decode(bytes)
    await collect()
    const result = await readAll([waysOfPicture(picture)], context, tell)
    return isCutOff(bytes) ? withRemark(result, "invoices.brokenPicture") : result
  }
  const pdf = await readPdfText(bytes)
  for (const xml of pdf.xml) {
    const data = dataOf(xml, context)
    if (data) return { pages: pdf.pages.map(({ page }) => page), suggestion: data }
  }
  const pages = pdf.pages.map((page, i) => waysOfPdf(bytes, page, i + 1))
  const result = await readAll(pages, context, tell)
  return pdf.total > pages.length ? withRemark(result, onlyFirstPages) : result
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
const mostSeconds = 150

async function readAll(document: Ways[], context: Context, tell: Tell): Promise<ReadResult> {
  const began = performance.now()
  const isTooMuch = (pictures: number) =>
    pictures >= mostPictures || performance.now() - began > mostSeconds * 1000
  const pages: Page[] = []
  let pictures = 0
  let skipped = false
  tell({ done: 0, total: document.length })
  for (const [way] of document) {
    const skips = way!.isPicture && isTooMuch(pictures)
    skipped ||= skips
    if (way!.isPicture) pictures++
    pages.push(skips ? emptyPage : await way!.read())
    tell({ done: pages.length, total: document.length })
  }
  if (pages.every(({ words }) => words.length === 0)) throw new Unreadable("nothingToRead")
  const first = { pages, suggestion: understood(pages, context) }
  const result = skipped ? first : await readAgain(first, document, context, tell)
  return skipped ? withRemark(result, onlyFirstPages) : result
}

/** Of a long document the amounts are on the last page, who sent it on the first. */
const mostAgain = 3

/** What doesn't add up is read in another way, until it does; the best of them is kept. */
async function readAgain(
  first: ReadResult,
  document: Ways[],
  context: Context,
  tell: Tell,
): Promise<ReadResult> {
  let best = first
  const total = document.length
  const again = new Set(total <= mostAgain ? document.keys() : [0, total - 2, total - 1])
  const most = Math.max(...[...again].map((i) => document[i]!.length))
  for (let way = 1; way < most && !isSatisfied(best.suggestion); way++) {
    const pages = [...first.pages]
    for (const i of again) {
      const other = document[i]![way]
      if (other) pages[i] = await other.read()
      tell({ done: total, total })
    }
    const suggestion = understood(pages, context)
    if (better(suggestion, best.suggestion)) best = { pages, suggestion }
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

const onlyFirstPages = "invoices.onlyFirstPages"

const withRemark = ({ pages, suggestion }: ReadResult, remark: string): ReadResult => ({
  pages,
  suggestion: { ...suggestion, remarks: [...suggestion.remarks, remark] },
})
