import type { Worksheet } from "exceljs"
import { nl } from "../nl.ts"
import { addressLines, filled, type Sender } from "../sender.ts"
import { cleanLine } from "../text.ts"
import { colour } from "../theme.ts"
import { put, type Value } from "./cells.ts"
import { format } from "./formats.ts"
import { look } from "./styles.ts"

interface Head {
  title: string
  reference: string
  /** Day, client, work: on one line. */
  about: string[]
  /** The total that all documents share; euros, unless `numFmt` says otherwise. */
  total: { label: string; value: Value; numFmt?: string }
  columns: number
  /** Where the line about the job and the label of the total begin; 1 unless the first columns print on each page. */
  from?: number
  /** The columns in which the total stands. */
  value: [from: number, to: number]
  /** The column up to which the first page reaches. */
  right?: number
}

/** Rows 1 to 6: whose sheet, what it is, and the total. The table's head comes in row 7. */
export function putHead(sheet: Worksheet, sender: Sender, head: Head): void {
  const { columns, from = 1, right = columns, value } = head
  const about = [...(from > 1 ? [] : [head.reference]), ...head.about].map(cleanLine).filter(Boolean)
  for (let column = 1; column <= columns; column++) sheet.getCell(2, column).style = rule
  put(sheet.getCell(1, 1), cleanLine(sender.companyName), name)
  put(sheet.getCell(1, right), reach(sender).join(" · "), contact)
  put(sheet.getCell(3, 1), head.title, title)
  if (from > 1) put(sheet.getCell(4, 1), head.reference, plain)
  put(sheet.getCell(4, from), about.join(" · "), plain)
  put(sheet.getCell(5, from), head.total.label, strong)
  put(sheet.getCell(5, value[0]), head.total.value, amount(head.total.numFmt))
  if (value[1] > value[0]) sheet.mergeCells(5, value[0], 5, value[1])
  for (const [row, height] of [
    [1, 20],
    [2, 5],
    [3, 36],
    [4, 16],
    [5, 20],
    [6, 9],
  ] as const)
    sheet.getRow(row).height = height
}

const reach = (sender: Sender): string[] => [
  ...addressLines(sender.address),
  ...filled([[`${nl.phone} `, sender.phone]]).map(([label, value]) => label + value),
  ...filled([["", sender.contactEmail]]).map(([, email]) => email),
]

export const firstTableRow = 7

const name = look({ bold: true, size: 14, color: colour.teal, line: "none" })
const contact = look({ color: colour.muted, align: "right", line: "none" })
const rule = look({ line: "strong" })
const title = look({ bold: true, size: 20, color: colour.teal, line: "none" })
const plain = look({ line: "none" })
const strong = look({ bold: true, size: 11, line: "none" })
const amount = (numFmt: string = format.euro) =>
  look({ bold: true, size: 12, color: colour.teal, align: "left", numFmt, line: "none" })
