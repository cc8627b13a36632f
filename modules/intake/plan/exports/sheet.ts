import { points } from "#src/documents/page.ts"
import { createCanvas } from "#src/documents/pdf/canvas.ts"
import { plainPdf } from "#src/documents/pdf/plainFile.ts"
import { createTypesetter, type Faces } from "#src/documents/pdf/type.ts"
import { filled } from "#src/shared/filled.ts"
import { drawOn } from "./drawn.ts"
import { planPaper as nl } from "./nl.ts"
import { blockHeight, type Laid } from "./papers.ts"
import { drawTitleBlock } from "./titleBlock.ts"

/** What the title block says; of what is empty nothing is said. */
export interface About {
  company: string
  project: string
  client: string
  address: string
  floor: string
  day: string
  drawnBy: string
  version: string
}

/** The drawing to scale on a sheet with a frame and a title block, as a PDF. */
export function planPdf({ drawing, paper, sheet }: Laid, about: About, faces: Faces): Uint8Array {
  const size = { width: points(sheet.width), height: points(sheet.height) }
  const canvas = createCanvas(size.height)
  const type = createTypesetter(faces)
  const { box, scale } = drawing
  drawOn(canvas, type, drawing, {
    x: points((sheet.width - box.width / scale) / 2),
    y: points((sheet.height - blockHeight - box.height / scale) / 2),
  })
  drawTitleBlock(canvas, type, sheet, {
    company: about.company,
    columns: [
      [
        [nl.project, about.project],
        [nl.client, about.client],
        [nl.address, about.address],
      ],
      [
        [nl.floor, about.floor],
        [nl.scale, filled(nl.scaleOf, { scale, paper })],
        [nl.sizes, nl.rule],
      ],
      [
        [nl.day, about.day],
        [nl.drawnBy, about.drawnBy],
        [nl.version, about.version],
      ],
    ],
  })
  const title = [nl.title, about.project, about.floor].filter(Boolean).join(" ")
  return plainPdf({ title, author: about.company, type, canvas, size })
}
