import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "unpdf/pdfjs"

export interface Pdf {
  pages: number
  /** From 1 on; undefined for what can't be drawn. */
  picture: (page: number) => Promise<File | undefined>
}

/** As long as a photo is sent. */
const longest = 2048

/** Reads a PDF on this device, in this page. Nothing in it is run, and nothing is fetched from elsewhere. */
export async function openPdf(file: File): Promise<Pdf | "locked" | "unreadable"> {
  try {
    const pdf = await getDocument({
      data: new Uint8Array(await file.arrayBuffer()),
      verbosity: VerbosityLevel.ERRORS,
      // What the pages of the office may not run.
      useWasm: false,
    }).promise
    return {
      pages: pdf.numPages,
      picture: (page) => drawn(pdf, page, nameOf(file, page)).catch(() => undefined),
    }
  } catch (error) {
    return error instanceof Error && error.name === "PasswordException" ? "locked" : "unreadable"
  }
}

async function drawn(pdf: PDFDocumentProxy, number: number, name: string): Promise<File | undefined> {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longest / Math.max(width, height) })
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  await page.render({ canvas, viewport }).promise
  page.cleanup()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"))
  return blob ? new File([blob], name, { type: blob.type }) : undefined
}

const nameOf = ({ name }: File, page: number) => `${name.replace(/\.pdf$/i, "")} ${page}.png`
