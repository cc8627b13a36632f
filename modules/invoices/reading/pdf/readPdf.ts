import type { Gray } from "#src/files/gray.ts"
import type { Page } from "../page.ts"
import { turn } from "../picture/turn.ts"
import { attachedXml } from "./attachments.ts"
import { charactersOf } from "./characters.ts"
import { drawPage } from "./drawPage.ts"
import { isText } from "./legible.ts"
import { openPdf, type Pdf, withPage } from "./open.ts"
import { withPdfium } from "./pdfium.ts"
import { holdsPictures, sideToRead } from "./resolution.ts"
import { isSeen } from "./seen.ts"
import { uprightPage } from "./upright.ts"
import { asParts } from "./words.ts"

/** What a PDF says as data. */
export interface PdfText {
  /** Also of pages that aren't read. */
  total: number
  pages: PdfPage[]
  xml: Uint8Array[]
}

export interface PdfPage {
  /** What a person sees of its text. */
  page: Page
  /** Text that nobody sees over a scan: someone else's OCR. */
  layer: Page | null
  /** Whether its text is all there is to read. */
  isText: boolean
  /** Nothing is drawn on it. */
  isBlank: boolean
  /** Whether something is drawn that may hold words: a picture, or letters drawn as lines. */
  hasPictures: boolean
}

const mostPages = 100
/** Enough to see whether a word is there: about 70 dots an inch. */
const glance = 842

export const readPdfText = (bytes: Uint8Array): Promise<PdfText> =>
  withPdfium((pdfium) =>
    openPdf(pdfium, bytes, async (pdf) => {
      const pages: PdfPage[] = []
      for (let number = 1; number <= Math.min(pdf.pages, mostPages); number++)
        pages.push(await readPage(pdf, number))
      return { total: pdf.pages, pages, xml: attachedXml(pdf) }
    }),
  )

/** Draws a page as it is shown, as sharp as reading it needs or so many pixels long; null when it can't be. */
export const drawPdf = (bytes: Uint8Array, number: number, side?: number): Promise<Gray | null> =>
  withPdfium((pdfium) =>
    openPdf(pdfium, bytes, (pdf) =>
      withPage(pdf, number, (page, size) =>
        drawPage(pdfium, page, size, side ?? sideToRead(pdfium, page, size)),
      ),
    ),
  )

async function readPage(pdf: Pdf, number: number): Promise<PdfPage> {
  const read = await withPage(pdf, number, (page, shown): PdfPage => {
    const characters = charactersOf(pdf.pdfium, page, shown)
    const { words, turned, ...size } = uprightPage(characters, shown)
    const drawn = drawPage(pdf.pdfium, page, shown, glance)
    const upright = turn(drawn, turned)
    const seen = words.filter((word) => isSeen(word, upright, size.width))
    const hidden = words.filter((word) => word.invisible)
    const pageOf = (those: typeof words): Page => ({
      ...size,
      words: asParts(those, size),
      source: "text",
      turned,
    })
    const text = pageOf(seen)
    const layer = pageOf(hidden)
    const isScan = hidden.length > seen.length
    return {
      page: text,
      layer: isScan && isText(layer.words) ? layer : null,
      isText: isText(text.words),
      isBlank: drawn.data.every((pixel) => pixel > 240),
      hasPictures: holdsPictures(pdf.pdfium, page),
    }
  })
  return read ?? { page: emptyPage, layer: null, isText: false, isBlank: true, hasPictures: false }
}

const emptyPage: Page = { width: 210, height: 297, words: [], source: "text", turned: 0 }
