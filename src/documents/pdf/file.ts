import type { Block } from "../blocks.ts"
import { margin, paper } from "../page.ts"
import type { Sender } from "../sender.ts"
import { pdfParts } from "./blocks.ts"
import { faces } from "./faces.ts"
import { flow } from "./flow.ts"
import { letterhead, pageFooter, runningHead } from "./letterhead.ts"
import { createTypesetter } from "./type.ts"
import { writePdf } from "./write.ts"

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
  const type = createTypesetter(faces)
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
  return writePdf({
    about: { title, author: sender.companyName, day },
    ...{ type, canvases },
  })
}
