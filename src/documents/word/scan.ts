import { AlignmentType, ImageRun, Paragraph, type Table, TableRow } from "docx"
import type { Block } from "../blocks.ts"
import { scanSize } from "../qr.ts"
import { factLines } from "./facts.ts"
import { small } from "./paragraphs.ts"
import { qrPicture } from "./qrPicture.ts"
import { cell, frame } from "./table.ts"

/** What a telephone reads, at the right of what a person reads. */
export function scan({ facts, code, caption }: Extract<Block, { kind: "scan" }>, width: number): Table {
  const right = scanSize * twips + before
  const altText = { name: caption, title: caption, description: caption }
  const picture = new ImageRun({
    ...{ type: "png", data: qrPicture(code), altText },
    transformation: { width: scanSize / pixel, height: scanSize / pixel },
  })
  const children = [
    cell(width - right, factLines(facts, 2320), { margins: flush }),
    cell(
      right,
      [
        new Paragraph({ ...centred, keepNext: true, children: [picture] }),
        small(caption, { alignment: AlignmentType.CENTER }),
      ],
      { margins: { ...flush, left: before } },
    ),
  ]
  return frame([width - right, right], [new TableRow({ cantSplit: true, children })])
}

/** White before the code, in twips. */
const before = 320
const centred = { alignment: AlignmentType.CENTER, spacing: { before: 0, after: 60 } }
const flush = { top: 0, bottom: 0, left: 0, right: 0 }
/** Points in a pixel of 96 to the inch. */
const pixel = 72 / 96
/** In a point. */
const twips = 20
