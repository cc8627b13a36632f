import { ImageRun, Paragraph, type Table, TableRow } from "docx"
import { type Captioned, type Photo, photoSize } from "../blocks.ts"
import { cleanLine } from "../text.ts"
import { bold, paragraph, small } from "./paragraphs.ts"
import { cell, frame } from "./table.ts"

/** A photo; what is told of it stands under it. */
export const photo = (picture: Photo, width: number, most?: number): Paragraph =>
  new Paragraph({ keepNext: true, children: [image(picture, width, most)] })

/**
 * One or two beside each other, each with its own text under it. A row that can't be split keeps them together; told
 * to stay with what follows, which is asked by `keepNext`, LibreOffice keeps all rows on one page.
 */
export function pictures(shown: Captioned[], width: number, keepNext = false): Table {
  const each = Math.floor((width - gutter) / 2)
  const cells = shown.map(({ photo, most, title, lines }) =>
    cell(
      each,
      [
        new Paragraph({
          keepNext: keepNext || undefined,
          spacing: { before: 60, after: 40 },
          children: [image(photo, each, most)],
        }),
        paragraph(bold(cleanLine(title)), { spacing: tight }),
        ...lines.map((line) => small(cleanLine(line))),
      ],
      { margins: flush },
    ),
  )
  const between = cell(gutter, [paragraph("", { spacing: tight })], { margins: flush })
  const missing = cell(each, [paragraph("", { spacing: tight })], { margins: flush })
  return frame(
    [each, gutter, each],
    [new TableRow({ cantSplit: true, children: [cells[0]!, between, cells[1] ?? missing] })],
  )
}

const gutter = 400
const tight = { before: 0, after: 0 }
const flush = { top: 0, bottom: 120, left: 0, right: 0 }

function image(picture: Photo, width: number, most?: number): ImageRun {
  const { width: across, height } = photoSize(picture, width / twips, most)
  const transformation = { width: Math.round(across / pixel), height: Math.round(height / pixel) }
  const altText = { name: picture.alt, title: picture.alt, description: picture.alt }
  return new ImageRun({ type: "jpg", data: picture.bytes, transformation, altText })
}

/** Points in a pixel of 96 to the inch. */
const pixel = 72 / 96
/** In a point. */
const twips = 20
