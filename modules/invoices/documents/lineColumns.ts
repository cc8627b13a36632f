import type { Column } from "#src/documents/column.ts"
import { cellStyles, number } from "#src/documents/excel/cellStyles.ts"
import { round } from "#src/shared/rounding.ts"
import type { DocumentLine } from "./document.ts"
import { columns as nl } from "./nl.ts"

/** The lines of an invoice, in Word and in Excel. */
export const lineColumns = (rateOf: (line: DocumentLine) => number | null): Column<DocumentLine>[] => [
  { label: nl.description, value: ({ description }) => description, width: 48, wraps: true },
  { label: nl.quantity, value: ({ quantity }) => quantity, format: "quantity", width: 11, points: 52 },
  { label: nl.unit, value: ({ unit }) => unit, style: cellStyles.unit, width: 10, points: 52 },
  { label: nl.price, value: ({ unitPrice }) => unitPrice, format: "price", width: 13, points: 64 },
  { label: nl.vat, value: rateOf, format: "percent", width: 9, points: 38 },
  {
    ...{ label: nl.amount, value: ({ cents }) => cents, format: "cents", width: 15, points: 76 },
    ...{ style: number("sum"), formula: (line, at) => (multiplies(line) ? `ROUND(B${at}*D${at},2)` : null) },
  },
]

/** A line with a discount of its own isn't quantity times price: its amount is what the supplier made of it. */
const multiplies = ({ quantity, unitPrice, cents }: DocumentLine): boolean =>
  quantity !== null && unitPrice !== null && round(quantity * unitPrice * 100) === cents
