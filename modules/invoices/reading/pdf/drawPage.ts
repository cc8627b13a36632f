import type { Gray } from "#src/files/gray.ts"
import type { Pdfium } from "./pdfium.ts"
import type { Size } from "./upright.ts"

const grayFormat = 1
const withAnnotations = 1
const inGray = 8

/** The page as it is shown, so that its longest side has this many pixels. */
export function drawPage(pdfium: Pdfium, page: number, { width, height }: Size, side: number): Gray {
  const scale = side / Math.max(width, height)
  const across = Math.max(1, Math.round(width * scale))
  const down = Math.max(1, Math.round(height * scale))
  const bitmap = pdfium.FPDFBitmap_CreateEx(across, down, grayFormat, 0, 0)
  if (!bitmap) throw new RangeError("no memory")
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, across, down, 0xffffffff)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, across, down, 0, withAnnotations | inGray)
    const stride = pdfium.FPDFBitmap_GetStride(bitmap)
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap)
    const data = new Uint8Array(across * down)
    for (let y = 0; y < down; y++) {
      const row = from + y * stride
      data.set(pdfium.pdfium.HEAPU8.subarray(row, row + across), y * across)
    }
    return { width: across, height: down, data }
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}
