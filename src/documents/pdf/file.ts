import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib"
import type { Block } from "../blocks.ts"
import { margin, paper } from "../page.ts"
import type { Sender } from "../sender.ts"
import { cleanLine } from "../text.ts"
import { pdfParts } from "./blocks.ts"
import { embedFace } from "./embed.ts"
import { flow } from "./flow.ts"
import { letterhead, logoKey, pageFooter, runningHead } from "./letterhead.ts"
import { createTypesetter } from "./type.ts"

interface PdfFile {
  sender: Sender
  /** In the file's properties. */
  title: string
  /** On top of the second page and further. */
  reference: string
  /** At the foot of each page. */
  number: string
  /** On which it was issued, yyyy-MM-dd. */
  day: string
  blocks: Block[]
}

export async function pdfFile({
  sender,
  title,
  reference,
  number,
  day,
  blocks,
}: PdfFile): Promise<Uint8Array> {
  const type = createTypesetter()
  const sheet = { type, left: margin.side, width: paper.width - 2 * margin.side }
  const head = letterhead(sheet, sender)
  const next = runningHead(sheet, sender, reference)
  const frame = {
    first: head.bottom,
    others: margin.top + 12,
    bottom: paper.height - margin.bottom - 6,
  }
  const canvases = flow(pdfParts(sheet, blocks), frame, (canvas, index) =>
    index === 0 ? head.draw(canvas) : next(canvas),
  )
  const footer = pageFooter(sheet, sender, number)
  for (const [index, canvas] of canvases.entries()) footer(canvas, index + 1, canvases.length)
  // Setting and writing take about as long: others get a turn in between.
  await new Promise((turn) => setImmediate(turn))
  const document = await PDFDocument.create()
  const { context } = document
  describe(document, title, sender, day)
  const faces = new Map(type.uses().map((use) => [use, embedFace(context, use)]))
  const logo = await logoOf(document, sender)
  for (const [index, canvas] of canvases.entries()) {
    const page = document.addPage([paper.width, paper.height])
    const fonts = Object.fromEntries([...canvas.faces].map((use) => [use.key, faces.get(use)!]))
    const pictures = index === 0 && logo ? { XObject: { [logoKey]: logo.ref } } : {}
    page.node.set(PDFName.of("Resources"), context.obj({ Font: fonts, ...pictures }))
    page.node.set(PDFName.of("Contents"), context.register(context.flateStream(canvas.content())))
  }
  return document.save()
}

function describe(document: PDFDocument, title: string, sender: Sender, day: string): void {
  const at = new Date(`${day}T12:00:00Z`)
  document.setTitle(cleanLine(title), { showInWindowTitleBar: true })
  document.setAuthor(cleanLine(sender.companyName))
  document.setProducer("Waterpas")
  document.setCreator("Waterpas")
  document.setCreationDate(at)
  document.setModificationDate(at)
  document.catalog.set(PDFName.of("Lang"), PDFString.of("nl-NL"))
}

const logoOf = (document: PDFDocument, { logoPicture }: Sender) =>
  logoPicture &&
  (logoPicture.kind === "png" ? document.embedPng(logoPicture.bytes) : document.embedJpg(logoPicture.bytes))
