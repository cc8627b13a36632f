import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium"
import wasm from "@embedpdf/pdfium/pdfium.wasm" with { type: "file" }

/** What one sees, by the brightness of each pixel. */
interface Picture {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** A millimetre of paper. */
const pixels = 8
const gray = 1
const inGray = 8

/** The first page of a PDF as another program than ours draws it. */
export async function drawn(bytes: Uint8Array): Promise<Picture> {
  const pdfium = (await init({ wasmBinary: await Bun.file(wasm).arrayBuffer() })) as Pdfium
  pdfium.PDFiumExt_Init()
  const copy = pdfium.pdfium.wasmExports.malloc(bytes.length)
  pdfium.pdfium.HEAPU8.set(bytes, copy)
  const page = pdfium.FPDF_LoadPage(pdfium.FPDF_LoadMemDocument(copy, bytes.length, ""), 0)
  const width = across(pdfium.FPDF_GetPageWidthF(page))
  const height = across(pdfium.FPDF_GetPageHeightF(page))
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, gray, 0, 0)
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, inGray)
  const from = pdfium.FPDFBitmap_GetBuffer(bitmap)
  const stride = pdfium.FPDFBitmap_GetStride(bitmap)
  const rows = pdfium.pdfium.HEAPU8.subarray(from, from + stride * height)
  return part(rows, stride, { left: 0, top: 0, width, height })
}

/** A part of it, in millimetres. */
export function cutOut(page: Picture, at: { x: number; y: number; width: number; height: number }): Picture {
  const [left, top, width, height] = [at.x, at.y, at.width, at.height].map((mm) =>
    Math.floor(mm * pixels),
  ) as [number, number, number, number]
  return part(page.data, page.width, { left, top, width, height })
}

interface Pdfium extends WrappedPdfiumModule {
  pdfium: WrappedPdfiumModule["pdfium"] & {
    HEAPU8: Uint8Array
    wasmExports: { malloc: (bytes: number) => number }
  }
}

const across = (points: number) => Math.round((points / 72) * 25.4 * pixels)

function part(
  data: Uint8Array | Uint8ClampedArray,
  stride: number,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Picture {
  const cut = new Uint8ClampedArray(width * height)
  for (let row = 0; row < height; row++) {
    const from = (top + row) * stride + left
    cut.set(data.subarray(from, from + width), row * width)
  }
  return { width, height, data: cut }
}
