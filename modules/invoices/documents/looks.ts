import { format } from "#src/documents/excel/formats.ts"
import { type LookOptions, look } from "#src/documents/excel/styles.ts"
import { colour } from "#src/documents/theme.ts"

export const looks = {
  head: look({ bold: true, size: 9, color: colour.muted, wrap: true, line: "strong" }),
  headUnit: look({ bold: true, size: 9, color: colour.muted, wrap: true, indent: 1, line: "strong" }),
  headRight: look({ bold: true, size: 9, color: colour.muted, wrap: true, align: "right", line: "strong" }),
  text: look({ wrap: true }),
  unit: look({ wrap: true, indent: 1 }),
  label: look({ align: "right", line: "none" }),
  total: look({ bold: true, size: 11, color: colour.white, fill: colour.teal, line: "none" }),
  note: look({ size: 9, color: colour.muted, line: "none" }),
}

export const number = (numFmt: string, options: LookOptions = {}) =>
  look({ align: "right", numFmt, ...options })
export const plain = (numFmt: string) => number(numFmt, { line: "none" })
export const total = (numFmt: string) =>
  number(numFmt, { bold: true, size: 11, color: colour.white, fill: colour.teal, line: "none" })

/** As in the general formats, but nothing is 0,00 and no dash: a total of nothing was worked out. */
export const numFmt = {
  amount: "[$-413]#,##0.00;-#,##0.00",
  euro: format.euro,
  quantity: format.quantity,
  price: "[$-413]#,##0.00##;-#,##0.00##",
  rate: format.percent,
  difference: format.difference,
}
