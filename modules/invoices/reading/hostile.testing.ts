import { deflateSync } from "node:zlib"
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib"
import { pdfium } from "./pdf/pdfium.ts"

const a4: [number, number] = [595, 842]
export const invoiceText = [
  "Bouwmarkt De Vlieger B.V.",
  "Factuurnummer 2026-0815",
  "Factuurdatum 12-10-2026",
  "Timmerhout vuren 44 x 69 mm, 24 stuks, 240,00",
  "Subtotaal 240,00",
  "BTW 21% 50,40",
  "Totaal te betalen 290,40",
]

/** A PDF of so many pages with the text of an invoice on each. */
export async function textPdf(pages = 1, lines = invoiceText): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let i = 0; i < pages; i++) {
    const page = pdf.addPage(a4)
    for (const [n, line] of lines.entries()) page.drawText(line, { x: 50, y: 780 - n * 20, size: 11, font })
  }
  return pdf.save()
}

/** A PDF of which each page is this picture and nothing else, as a scanner makes it. */
export async function scanPdf(jpeg: Uint8Array, pages = 1): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const image = await pdf.embedJpg(jpeg)
  for (let i = 0; i < pages; i++) pdf.addPage(a4).drawImage(image, { x: 0, y: 0, width: 595, height: 842 })
  return pdf.save()
}

/** The same PDF behind passwords; an empty one to open it keeps only its editing shut. */
export async function encrypted(bytes: Uint8Array, { toOpen }: { toOpen: string }): Promise<Uint8Array> {
  const module = await pdfium()
  const { HEAPU8, wasmExports } = module.pdfium
  const at = wasmExports.malloc(bytes.length)
  HEAPU8.set(bytes, at)
  const document = module.FPDF_LoadMemDocument(at, bytes.length, "")
  module.EPDF_SetEncryption(document, toOpen, "van de eigenaar", 4)
  const writer = module.PDFiumExt_OpenFileWriter()
  module.PDFiumExt_SaveAsCopy(document, writer)
  const size = module.PDFiumExt_GetFileWriterSize(writer)
  const copy = wasmExports.malloc(size)
  module.PDFiumExt_GetFileWriterData(writer, copy, size)
  return module.pdfium.HEAPU8.slice(copy, copy + size)
}

/** A PDF of these objects, number 1 being its catalogue, without a word about whether that makes sense. */
export function pdfOf(objects: (string | Uint8Array)[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from("%PDF-1.7\n")]
  const places: number[] = []
  let at = parts[0]!.length
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? Buffer.from(part, "latin1") : part
    parts.push(bytes)
    at += bytes.length
  }
  for (const [i, object] of objects.entries()) {
    places.push(at)
    add(`${i + 1} 0 obj\n`)
    add(object)
    add("\nendobj\n")
  }
  const table = at
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("")
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`)
  add(`trailer <</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF`)
  return Buffer.concat(parts)
}

/** A stream of zeros that takes so many bytes when it is unpacked, packed as often as there are filters. */
export function bomb(megabytes: number, entries: string, { times = 1, fill = 0 } = {}): Uint8Array {
  let data: Uint8Array = new Uint8Array(megabytes * 1_000_000).fill(fill)
  for (let i = 0; i < times; i++) data = deflateSync(data)
  const filters = "/FlateDecode ".repeat(times)
  return Buffer.concat([
    Buffer.from(`<<${entries}/Filter[${filters}]/Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ])
}

const catalogue = "<</Type/Catalog/Pages 2 0 R>>"
const onePage = "<</Type/Pages/Kids[3 0 R]/Count 1>>"
const pageWith = (more: string, box = "0 0 595 842") =>
  `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Resources<</XObject<</I 5 0 R>>/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>${more}>>`
const stream = (text: string) => `<</Length ${text.length}>>\nstream\n${text}\nendstream`

/** PDFs that ask for more than a document should. */
export const bombs: Record<string, () => Uint8Array> = {
  "a content stream of 1,000 times its size": () =>
    pdfOf([catalogue, onePage, pageWith("/Contents 4 0 R"), bomb(300, "", { fill: 32 })]),
  "a content stream packed twice": () =>
    pdfOf([catalogue, onePage, pageWith("/Contents 4 0 R"), bomb(900, "", { times: 2, fill: 32 })]),
  "a page of a million points": () =>
    pdfOf([catalogue, onePage, pageWith("/Contents 4 0 R", "0 0 1000000 1000000"), stream("0 0 9 9 re f")]),
  "a page without size": () =>
    pdfOf([catalogue, onePage, pageWith("/Contents 4 0 R", "0 0 0 0"), stream("0 0 9 9 re f")]),
  "a picture of 400 megapixels": () =>
    pdfOf([
      catalogue,
      onePage,
      pageWith("/Contents 4 0 R"),
      stream("595 0 0 842 0 0 cm /I Do"),
      bomb(
        400,
        "/Type/XObject/Subtype/Image/Width 20000/Height 20000/ColorSpace/DeviceGray/BitsPerComponent 8",
      ),
    ]),
  "a picture that says it is 900,000 wide": () =>
    pdfOf([
      catalogue,
      onePage,
      pageWith("/Contents 4 0 R"),
      stream("595 0 0 842 0 0 cm /I Do"),
      bomb(
        1,
        "/Type/XObject/Subtype/Image/Width 900000/Height 900000/ColorSpace/DeviceRGB/BitsPerComponent 16",
      ),
    ]),
  "a page tree that holds itself": () =>
    pdfOf([catalogue, "<</Type/Pages/Kids[2 0 R 2 0 R 3 0 R]/Count 1000000>>", pageWith("")]),
  "a page tree a thousand deep": () => {
    const levels = Array.from(
      { length: 1000 },
      (_, i) => `<</Type/Pages/Kids[${i + 3} 0 R]/Count 1/Parent ${i + 1} 0 R>>`,
    )
    return pdfOf([catalogue, ...levels, pageWith("")])
  },
  "a form that draws itself": () =>
    pdfOf([
      catalogue,
      onePage,
      pageWith("/Contents 4 0 R"),
      stream("/I Do"),
      "<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</I 5 0 R>>>>/Length 6>>\nstream\n/I Do \nendstream",
    ]),
  "forms that draw each other ten times, nine deep": () => {
    const forms = Array.from({ length: 9 }, (_, i) => {
      const draw = i === 8 ? "0 0 1 1 re f" : "/I Do ".repeat(10)
      return `<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</I ${i + 6} 0 R>>>>/Length ${draw.length}>>\nstream\n${draw}\nendstream`
    })
    return pdfOf([catalogue, onePage, pageWith("/Contents 4 0 R"), stream("/I Do"), ...forms])
  },
  "a million lines on one page": () =>
    pdfOf([catalogue, onePage, pageWith("/Contents 4 0 R"), stream("0 0 m 500 800 l S\n".repeat(1_000_000))]),
  "arrays a hundred thousand deep": () =>
    pdfOf([catalogue, onePage, pageWith(`/Contents 4 0 R/X ${"[".repeat(100_000)}`), stream("")]),
  "half a million letters on one page": () =>
    pdfOf([
      catalogue,
      onePage,
      pageWith("/Contents 4 0 R"),
      stream(`BT /F 8 Tf ${`1 0 0 1 9 9 Tm (${"letters ".repeat(50)}) Tj\n`.repeat(1250)} ET`),
    ]),
}
