import { scratch } from "./memory.ts"
import type { Pdfium } from "./pdfium.ts"
import type { Size } from "./upright.ts"

/** Dots an inch: with less the engine misreads small print, more costs memory and reads no better. */
const least = 200
const most = 300
const pointsPerInch = 72

const pathObject = 2
const imageObject = 3
const formObject = 5
/** Tables have fewer; a name drawn in outlines has more. */
const mostLines = 300
/** A page with more than a picture and its frame isn't a scan. */
const mostObjects = 50

/** Whether a page shows more than text and the lines of its tables. */
export function holdsPictures(pdfium: Pdfium, page: number): boolean {
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), 2000)
  let drawn = 0
  for (let i = 0; i < count; i++) {
    const kind = pdfium.FPDFPageObj_GetType(pdfium.FPDFPage_GetObject(page, i))
    if (kind === imageObject || kind === formObject) return true
    if (kind === pathObject) drawn++
  }
  return drawn > mostLines
}

/** How many pixels long the longest side of a page is best drawn, to read it: as sharp as the scan on it. */
export function sideToRead(pdfium: Pdfium, page: number, { width, height }: Size): number {
  const inches = Math.max(width, height) / pointsPerInch
  const dots = scanDots(pdfium, page) ?? most
  // A page of a metre is a drawing, or a photo of which someone made a PDF: its points say nothing.
  return Math.round(Math.min(Math.min(most, Math.max(least, dots)) * inches, 12 * most))
}

/** Of the sharpest picture that covers much of the page. */
function scanDots(pdfium: Pdfium, page: number): number | undefined {
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), mostObjects)
  const room = scratch(pdfium)
  try {
    let sharpest: number | undefined
    for (let i = 0; i < count; i++) {
      const object = pdfium.FPDFPage_GetObject(page, i)
      if (!object || pdfium.FPDFPageObj_GetType(object) !== imageObject) continue
      if (!pdfium.FPDFImageObj_GetImagePixelSize(object, room.at, room.at + 4)) continue
      const pixels = Math.max(room.int(0), room.int(1))
      if (!pdfium.FPDFPageObj_GetBounds(object, room.at, room.at + 4, room.at + 8, room.at + 12)) continue
      const [left = 0, bottom = 0, right = 0, top = 0] = room.floats(4)
      const points = Math.max(right - left, top - bottom)
      if (points < 200) continue
      sharpest = Math.max(sharpest ?? 0, (pixels / points) * pointsPerInch)
    }
    return sharpest
  } finally {
    room.free()
  }
}
