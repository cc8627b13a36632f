import type { Workbook as ExcelWorkbook, Worksheet, XlsxWriteOptions } from "exceljs"
import Workbook from "exceljs/lib/doc/workbook.js"
import { nl } from "../nl.ts"
import type { Sender } from "../sender.ts"
import { cleanLine } from "../text.ts"
import { pack } from "./pack.ts"
import { margins, pagesHigh } from "./paper.ts"

export function newWorkbook(sender: Sender, title: string): ExcelWorkbook {
  const workbook = new Workbook()
  workbook.creator = cleanLine(sender.companyName)
  workbook.title = cleanLine(title)
  return workbook
}

export async function excelFile(workbook: ExcelWorkbook): Promise<Uint8Array> {
  const options: Partial<XlsxWriteOptions> = { zip: { compression: "STORE" } }
  return pack(new Uint8Array(await workbook.xlsx.writeBuffer(options)))
}

export interface SheetSetup {
  name: string
  widths: number[]
  landscape: boolean
  /** Of the table's head: frozen on screen, repeated on every printed page. */
  headRow: number
  /** Columns that stay in sight at the left. */
  frozenColumns?: number
  /** Pages next to each other; as many below each other as it takes. */
  pagesWide?: number
  /** Of what stands on the screen; all, unless told. */
  printedColumns?: number
  /** Under each printed page. */
  reference: string
}

export function addSheet(workbook: ExcelWorkbook, sender: Sender, setup: SheetSetup): Worksheet {
  const { headRow, frozenColumns = 0, pagesWide = 1 } = setup
  const sheet = workbook.addWorksheet(setup.name, {
    properties: { defaultRowHeight: 15 },
    views: [
      headRow > 0
        ? { state: "frozen", xSplit: frozenColumns, ySplit: headRow, showGridLines: false }
        : { state: "normal", showGridLines: false },
    ],
    pageSetup: {
      paperSize: 9,
      orientation: setup.landscape ? "landscape" : "portrait",
      fitToPage: true,
      fitToWidth: pagesWide,
      fitToHeight: 0,
      margins,
    },
    headerFooter: { oddFooter: footer(sender, setup.reference) },
  })
  for (const [index, width] of setup.widths.entries()) sheet.getColumn(index + 1).width = width
  return sheet
}

/** What is printed, and what comes back on each page: set when the last row is known. */
export function printArea(sheet: Worksheet, setup: SheetSetup): void {
  const { headRow, frozenColumns = 0, printedColumns = setup.widths.length } = setup
  // With the dollars before the rows too; exceljs adds those before the columns.
  sheet.pageSetup.printArea = `A$1:${sheet.getColumn(printedColumns).letter}$${sheet.rowCount}`
  if (headRow > 0) sheet.pageSetup.printTitlesRow = `${headRow}:${headRow}`
  if (frozenColumns > 0) sheet.pageSetup.printTitlesColumn = `A:${sheet.getColumn(frozenColumns).letter}`
  sheet.pageSetup.fitToHeight = pagesHigh(sheet, setup)
}

function footer(sender: Sender, reference: string): string {
  // The space ends the size, which would swallow a name that begins with a digit.
  return `&L&8 ${code(sender.companyName)}&C&8 ${code(reference)}&R&8 ${nl.page} &P ${nl.of} &N`
}

/** '&' starts a code in a footer and is doubled; the whole may have 255 characters. */
function code(text: string): string {
  let coded = ""
  for (const character of cleanLine(text)) {
    const next = character === "&" ? "&&" : character
    if (coded.length + next.length > 90) break
    coded += next
  }
  return coded
}
