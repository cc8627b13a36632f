import type { Column } from "#src/documents/column.ts"
import { cellStyles, group, number, total } from "#src/documents/excel/cellStyles.ts"
import { euros, put, putRow } from "#src/documents/excel/cells.ts"
import { addSheet, excelFile, newWorkbook, printArea } from "#src/documents/excel/file.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import { putTableHead, putTableRow, widthsOf } from "#src/documents/excel/table.ts"
import { phaseName } from "../pricing/nl.ts"
import { type Article, articlesPerPhase } from "./articles.ts"
import type { DocumentInput } from "./document.ts"
import { about, named, titles, totalName, unitName } from "./nl.ts"
import { bill as nl } from "./sheets.nl.ts"

/** What to order for the whole job, in what it is sold in, with the budget the calculation sets for it. */
export function materiaalstaat(input: DocumentInput): Promise<Uint8Array> {
  const workbook = newWorkbook(input.company, named("materiaalstaat", input))
  const setup = {
    name: nl.sheet,
    widths: widthsOf(columns),
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
    columns: columns.length,
    value: [2, 4],
  })
  put(sheet.getCell(5, 5), nl.note, cellStyles.note)
  sheet.getRow(firstTableRow).height = 30
  putTableHead(sheet, columns)
  const groupRows: number[] = []
  let row = firstTableRow + 1
  for (const { phase, articles, amountCents } of articlesPerPhase(lines)) {
    groupRows.push(row)
    putRow(sheet.getRow(row), blank(cellStyles.group))
    put(sheet.getCell(row, 1), phaseName[phase], cellStyles.group)
    const formula = `SUM(J${row + 1}:J${row + articles.length})`
    put(sheet.getCell(row, 10), { formula, result: euros(amountCents) }, group("amount"))
    sheet.getRow(row++).height = 18
    for (const article of articles) putTableRow(sheet, columns, row++, article)
  }
  putRow(sheet.getRow(row), blank(cellStyles.total))
  put(sheet.getCell(row, 1), nl.total, cellStyles.total)
  const formula = groupRows.length > 0 ? `SUM(${groupRows.map((at) => `J${at}`).join(",")})` : "0"
  put(sheet.getCell(row, 10), { formula, result: euros(totals.materialCents) }, total("euro"))
  sheet.getRow(row).height = 20
  printArea(sheet, setup)
  return excelFile(workbook)
}

const { columns: heads } = nl

const columns: Column<Article>[] = [
  { label: heads.article, value: ({ name }) => name, width: 38, wraps: true },
  { label: heads.needed, value: ({ quantity }) => quantity, format: "quantity", width: 11 },
  { label: heads.unit, value: ({ unit }) => unitName[unit], style: cellStyles.unit, width: 7 },
  { label: heads.pack, value: ({ pack }) => pack.label, style: cellStyles.unit, width: 15 },
  { label: heads.packSize, value: ({ pack }) => pack.size, format: "quantity", width: 9 },
  {
    ...{ label: heads.packs, value: ({ packs }) => packs, width: 11 },
    ...{
      style: number("whole", { bold: true }),
      formula: (_, at) => `ROUNDUP(ROUND(B${at}/E${at},6),0)`,
    },
  },
  {
    ...{ label: heads.ordered, value: ({ ordered }) => ordered, format: "quantity", width: 11 },
    formula: (_, at) => `ROUND(F${at}*E${at},3)`,
  },
  {
    ...{ label: heads.spare, value: ({ spare }) => spare, format: "quantity", width: 9 },
    formula: (_, at) => `ROUND(G${at}-B${at},3)`,
  },
  { label: heads.price, value: ({ priceCents }) => priceCents, format: "cents", width: 11 },
  { label: heads.budget, value: ({ amountCents }) => amountCents, format: "cents", width: 13 },
  {
    ...{ label: heads.done, value: () => null, width: 9 },
    ...{ style: cellStyles.input, headStyle: cellStyles.headRight },
  },
]

const blank = (look: typeof cellStyles.group): [null, typeof look][] => columns.map(() => [null, look])
