import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium"
import wasm from "@embedpdf/pdfium/pdfium.wasm" with { type: "file" }
import { embedded } from "../../files/embedded.ts"

const pointsPerInch = 72
/** Blue, green, red and a byte that says nothing. */
const bgrx = 3
const bytesPerPixel = 4
const white = 0xffffffff

/** The first page of a PDF that we wrote as a JPEG, for files that hold no lines. In a thread: it takes a while. */
export async function pixelsOf(
  pdf: Uint8Array,
  dotsPerInch: number,
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const pdfium = await loaded()
  const { malloc, free } = pdfium.pdfium.wasmExports
  const copy = malloc(pdf.length)
  pdfium.pdfium.HEAPU8.set(pdf, copy)
  const document = pdfium.FPDF_LoadMemDocument(copy, pdf.length, "")
  const page = pdfium.FPDF_LoadPage(document, 0)
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)].map((points) =>
    Math.round((points / pointsPerInch) * dotsPerInch),
  ) as [number, number]
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgrx, 0, width * bytesPerPixel)
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap)
    const pixels = pdfium.pdfium.HEAPU8.subarray(from, from + width * height * bytesPerPixel)
    const bytes = await new Bun.Image(bmp(pixels, width, height)).jpeg({ quality: 90 }).bytes()
    return { bytes, width, height }
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
    pdfium.FPDF_ClosePage(page)
    pdfium.FPDF_CloseDocument(document)
    free(copy)
  }
}

type Pdfium = WrappedPdfiumModule & {
  pdfium: {
    HEAPU8: Uint8Array
    wasmExports: { malloc: (bytes: number) => number; free: (at: number) => void }
  }
}

let opening: Promise<Pdfium> | undefined

function loaded(): Promise<Pdfium> {
  opening ??= load()
  return opening
}

async function load(): Promise<Pdfium> {
  const pdfium = (await init({ wasmBinary: (await embedded(wasm)).buffer })) as Pdfium
  pdfium.PDFiumExt_Init()
  return pdfium
}

/** The simplest file that holds pixels as PDFium leaves them, for what packs them. */
function bmp(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const head = 54
  const file = Buffer.alloc(head + pixels.length)
  file.write("BM")
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(head, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  // Less than nothing: the first row is the upper one.
  file.writeInt32LE(-height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(bytesPerPixel * 8, 28)
  file.set(pixels, head)
  return file
}
