import type { Cell, CellValue } from "exceljs"
import { unzipSync } from "fflate"
import { openWorkbook } from "../documents/excel/testing.ts"
import { readPdf } from "../documents/pdf/testing.ts"
import { textOfXml, unzip } from "../documents/word/testing.ts"

/** What a person finds in a file, in lines that compare well; never its bytes, which hold the time of making. */
export async function contentsOf(name: string, bytes: Uint8Array): Promise<string> {
  const read = readers[name.slice(name.lastIndexOf(".") + 1)]
  return read ? read(bytes) : `${bytes.length > 0 ? "a file" : "an empty file"}`
}

/** The name under which a reply is saved, its kind, and what is in it. */
export async function downloadedText(reply: Response): Promise<string> {
  const disposition = reply.headers.get("content-disposition") ?? ""
  const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? "")
  const head = `${reply.status} ${disposition}\n${reply.headers.get("content-type")}\n\n`
  return (
    head + (await contentsOf(name || /filename="([^"]+)"/.exec(disposition)?.[1] || "", await reply.bytes()))
  )
}

const asText = async (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const readers: Record<string, (bytes: Uint8Array) => Promise<string>> = {
  docx: wordContents,
  xlsx: excelContents,
  pdf: pdfContents,
  zip: zipContents,
  csv: asText,
  txt: asText,
  json: asText,
  xml: asText,
}

/** A paragraph a line, of each part of the file; of pictures what they are said to show. */
async function wordContents(bytes: Uint8Array): Promise<string> {
  const parts = [...unzip(bytes)].filter(([name]) =>
    /^word\/(document|header\d*|footer\d*|footnotes)\.xml$/.test(name),
  )
  const shown = parts.map(([name, xml]) => {
    const pictures = [...xml.matchAll(/<wp:docPr [^>]*descr="([^"]*)"/g)].map(([, said]) => `[${said}]`)
    return [`== ${name}`, textOfXml(xml), ...pictures].join("\n")
  })
  return shown.join("\n")
}

async function excelContents(bytes: Uint8Array): Promise<string> {
  const { workbook } = await openWorkbook(bytes)
  return workbook.worksheets
    .map((sheet) => {
      const lines: string[] = []
      sheet.eachRow((row) => row.eachCell((cell) => lines.push(...cellLine(cell))))
      return [`== ${sheet.name}`, ...lines].join("\n")
    })
    .join("\n")
}

function cellLine(cell: Cell): string[] {
  // A merged cell repeats its master.
  if (cell.address !== cell.master.address) return []
  const format = cell.numFmt && cell.numFmt !== "General" ? ` [${cell.numFmt}]` : ""
  const worked = cell.formula ? ` =${cell.formula} ->` : ""
  return [
    `${cell.address}${worked} ${plain(cell.formula ? (cell.result as CellValue) : cell.value)}${format}`,
  ]
}

function plain(value: CellValue): string {
  if (value instanceof Date) return value.toISOString()
  if (value && typeof value === "object")
    return "richText" in value ? value.richText.map(({ text }) => text).join("") : JSON.stringify(value)
  return String(value ?? "")
}

async function pdfContents(bytes: Uint8Array): Promise<string> {
  const { pages, title, author, language } = await readPdf(bytes)
  return [
    `title ${title}, author ${author}, language ${language}`,
    ...pages.map((text, index) => `== page ${index + 1}\n${text}`),
  ].join("\n")
}

async function zipContents(bytes: Uint8Array): Promise<string> {
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => !name.endsWith("/"))
  const shown = parts.map(async ([name, content]) =>
    /\.(csv|txt|json)$/.test(name) ? `== ${name}\n${await contentsOf(name, content)}` : `== ${name}`,
  )
  return (await Promise.all(shown)).join("\n")
}
