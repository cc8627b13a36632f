import { Unreadable } from "../task.ts"
import { copyIn } from "./memory.ts"
import type { Pdfium } from "./pdfium.ts"

export interface Pdf {
  pdfium: Pdfium
  document: number
  pages: number
}

/** Opens a PDF for as long as `work` takes. */
export async function openPdf<Result>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  work: (pdf: Pdf) => Promise<Result> | Result,
): Promise<Result> {
  const at = copyIn(pdfium, bytes)
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, "")
  if (!document) {
    const failure = failureOf(pdfium.FPDF_GetLastError())
    pdfium.pdfium.wasmExports.free(at)
    throw new Unreadable(failure)
  }
  try {
    const pages = pdfium.FPDF_GetPageCount(document)
    if (pages < 1) throw new Unreadable("brokenPdf")
    return await work({ pdfium, document, pages })
  } finally {
    pdfium.FPDF_CloseDocument(document)
    pdfium.pdfium.wasmExports.free(at)
  }
}

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY; a broken file gives another. */
const failureOf = (error: number) => (error === 4 || error === 5 ? "encrypted" : "brokenPdf")

/** Loads one page, counted from 1, for as long as `work` takes; null when it can't be loaded. */
export async function withPage<Result>(
  { pdfium, document }: Pdf,
  number: number,
  work: (page: number, size: { width: number; height: number }) => Promise<Result> | Result,
): Promise<Result | null> {
  const page = pdfium.FPDF_LoadPage(document, number - 1)
  if (!page) return null
  try {
    const width = pdfium.FPDF_GetPageWidthF(page)
    const height = pdfium.FPDF_GetPageHeightF(page)
    // The standard ends at 14,400 points; less than a stamp holds no text.
    if (!(width >= 20 && height >= 20 && width <= 14_400 && height <= 14_400)) return null
    return await work(page, { width, height })
  } finally {
    pdfium.FPDF_ClosePage(page)
  }
}
