import { expect, test } from "bun:test"
import ExcelJS from "exceljs"
import { DomainError } from "../shared/errors.ts"
import { formatOf } from "./format.ts"
import { samplePhoto } from "./sample.ts"
import { contentTypes, sampleDocx, zipOf } from "./zip.testing.ts"

const office = "application/vnd.openxmlformats-officedocument"
const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"))
const opened = (kind: string, more: Record<string, string> = {}) =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${kind}`, "content.xml": "<office/>", ...more }, [
    "mimetype",
  ])
const workbook = new Uint8Array(await new ExcelJS.Workbook().xlsx.writeBuffer())

/** The same zip, whose table says that its last part is so large. */
function claiming(zip: Uint8Array, size: number) {
  const claims = Buffer.from(zip)
  claims.writeUInt32LE(size, claims.lastIndexOf("PK\x01\x02") + 24)
  return new Uint8Array(claims)
}

const verdict = (given: Uint8Array) => {
  try {
    return formatOf(given).extension
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}

test.each([
  ["a PDF", bytes("%PDF-1.7\n..."), "pdf"],
  ["a PNG", samplePhoto({ width: 4, height: 3 }), "jpg"],
  ["a JPEG", bytes("\xff\xd8\xff\xe0"), "jpg"],
  ["a WebP", bytes("RIFF\0\0\0\0WEBP"), "jpg"],
  ["a photo of an iPhone, which the cleaning refuses", bytes("\0\0\0\x18ftypheic"), "jpg"],
  ["a Word file", sampleDocx(), "docx"],
  ["a workbook as another program writes it", workbook, "xlsx"],
  [
    "slides",
    zipOf({ "[Content_Types].xml": contentTypes(`${office}.presentationml.presentation.main+xml`) }),
    "pptx",
  ],
  ["a text of LibreOffice", opened("text"), "odt"],
  ["a sheet of LibreOffice", opened("spreadsheet"), "ods"],
  ["a template of LibreOffice", opened("text-template"), "files.unknownFormat"],
  ["a Word file with macros", sampleDocx({ "word/vbaProject.bin": "x" }), "files.macros"],
  [
    "a workbook that says it has macros",
    zipOf({ "[Content_Types].xml": contentTypes("application/vnd.ms-excel.sheet.macroEnabled.main+xml") }),
    "files.macros",
  ],
  [
    "a text of LibreOffice with macros",
    opened("text", { "Basic/Standard/Module1.xml": "x" }),
    "files.macros",
  ],
  ["an old Word file, or one with a password", bytes("\xd0\xcf\x11\xe0\xa1\xb1"), "files.oldOffice"],
  ["a zip of anything", zipOf({ "plan.exe": "MZ" }), "files.unknownFormat"],
  ["a Java program", zipOf({ "META-INF/MANIFEST.MF": "Main-Class: x" }), "files.unknownFormat"],
  ["a zip cut off", sampleDocx().slice(0, 60), "files.unknownFormat"],
  [
    "a zip whose table lies outside it",
    bytes(`PK\x03\x04PK\x05\x06${"\xff".repeat(18)}`),
    "files.unknownFormat",
  ],
  [
    "a part that unpacks to gigabytes",
    zipOf({ "[Content_Types].xml": Buffer.alloc(4_000_000, `${office}.wordprocessingml.document.main+xml`) }),
    "files.unknownFormat",
  ],
  [
    "macros behind more parts than we look through",
    sampleDocx({
      ...Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`word/${n}.xml`, ""])),
      "word/vbaProject.bin": "x",
    }),
    "files.unknownFormat",
  ],
  [
    "a sheet of a million rows, by what its table says",
    claiming(workbook, 300_000_000),
    "files.unpacksTooLarge",
  ],
  ["a workbook of 100 MB", claiming(workbook, 100_000_000), "xlsx"],
  ["a program", bytes("MZ\x90\0"), "files.unknownFormat"],
  ["a page", bytes("<html><script>alert(1)</script>"), "files.unknownFormat"],
  ["a drawing with script in it", bytes("<svg onload=alert(1)>"), "files.unknownFormat"],
  ["a PDF behind something else", bytes("GIF89a%PDF-1.7"), "files.unknownFormat"],
  ["nothing", new Uint8Array(), "files.unknownFormat"],
])("%s", (_, given, expected) => expect(verdict(given)).toBe(expected))
