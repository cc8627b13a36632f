import type { Worksheet } from "exceljs"
import { cellStyles, group, number, total } from "#src/documents/excel/cellStyles.ts"
import { euros, put, putRow } from "#src/documents/excel/cells.ts"
import { addSheet, excelFile, newWorkbook, printArea } from "#src/documents/excel/file.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import { rowHeight } from "#src/documents/excel/heights.ts"
import { round } from "#src/shared/rounding.ts"
import { phaseName } from "../pricing/nl.ts"
import { type Article, articlesPerPhase } from "./articles.ts"
import type { DocumentInput } from "./document.ts"
import { about, named, titles, totalName, unitName } from "./nl.ts"
import { bill as nl } from "./sheets.nl.ts"

/** What to order for each phase, in whole packs, with the budget the calculation sets for it. */
export function materiaalstaat(input: DocumentInput): Promise<Uint8Array> {
  const workbook = newWorkbook(input.company, named("materiaalstaat", input))
  const setup = {
    name: nl.sheet,
    widths: [46, 12, 8, 12, 10, 12, 12, 12, 16, 10],
    landscape: true,
    headRow: firstTableRow,
    frozenColumns: 1,
    reference: named("materiaalstaat", input),
  }
  const sheet = addSheet(workbook, input.company, setup)
  const { totals, lines } = input.estimate
  putHead(sheet, input.company, {
    ...about(input),
    title: titles.materiaalstaat,
    total: { label: totalName(input.estimate), value: euros(totals.incVatCents) },
    columns: setup.widths.length,
    value: [2, 4],
  })
  put(sheet.getCell(5, 5), nl.note, cellStyles.note)
  sheet.getRow(firstTableRow).height = 30
  putRow(
    sheet.getRow(firstTableRow),
    Object.values(nl.columns).map((text, index) => [text, heads[index] ?? cellStyles.headRight]),
  )
  const groupRows: number[] = []
  let row = firstTableRow + 1
  for (const { phase, articles, amountCents } of articlesPerPhase(lines)) {
    groupRows.push(row)
    putRow(sheet.getRow(row), blank(cellStyles.group))
    put(sheet.getCell(row, 1), phaseName[phase], cellStyles.group)
    const formula = `SUM(I${row + 1}:I${row + articles.length})`
    put(sheet.getCell(row, 9), { formula, result: euros(amountCents) }, group("amount"))
    sheet.getRow(row++).height = 18
    for (const article of articles) putArticle(sheet, row++, article, setup.widths[0]!)
  }
  putRow(sheet.getRow(row), blank(cellStyles.total))
  put(sheet.getCell(row, 1), nl.total, cellStyles.total)
  const formula = groupRows.length > 0 ? `SUM(${groupRows.map((at) => `I${at}`).join(",")})` : "0"
  put(sheet.getCell(row, 9), { formula, result: euros(totals.materialCents) }, total("euro"))
  sheet.getRow(row).height = 20
  printArea(sheet, setup)
  return excelFile(workbook)
}

function putArticle(sheet: Worksheet, row: number, article: Article, width: number): void {
  const ordered = round(article.packs * article.pack.size, 3)
  sheet.getRow(row).height = rowHeight([{ text: article.name, width }])
  putRow(sheet.getRow(row), [
    [article.name, cellStyles.text],
    [article.quantity, number("quantity")],
    [unitName[article.unit], cellStyles.unit],
    [article.pack.label, cellStyles.unit],
    [article.pack.size, number("quantity")],
    [
      { formula: `ROUNDUP(ROUND(B${row}/E${row},6),0)`, result: article.packs },
      number("whole", { bold: true }),
    ],
    [{ formula: `ROUND(F${row}*E${row},3)`, result: ordered }, number("quantity")],
    [euros(article.priceCents), number("amount")],
    [euros(article.amountCents), number("amount")],
    [null, cellStyles.input],
  ])
}

const heads: Record<number, typeof cellStyles.head> = {
  0: cellStyles.head,
  2: cellStyles.headUnit,
  3: cellStyles.headUnit,
}
const blank = (look: typeof cellStyles.group): [null, typeof look][] =>
  Array.from({ length: 10 }, () => [null, look])
