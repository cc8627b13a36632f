import { formatDay, isoWeek } from "../shared/days.ts"
import { formatEuro, formatPrice, formatQuantity } from "../shared/euro.ts"
import { round } from "../shared/rounding.ts"
import type { Column, Values } from "./column.ts"
import { cellStyles, muted, number, total } from "./excel/cellStyles.ts"
import { partOfDay, serialOf, yearWeek } from "./excel/days.ts"
import type { Look } from "./excel/styles.ts"

type Plain = string | number | null

/** How values are written. Where nothing is said one stands as it is, and none leaves its cell empty. */
interface Format<Value> {
  csv?(value: Value): Plain
  excel?(value: Value): Plain
  paper?(value: Value): string
  style: Look
  /** Of the total. */
  closing?: Look
  /** What stands in Excel for none. */
  none?: number
}

const euros = (cents: number) => cents / 100
const left = { align: "left" } as const

const formats: { [F in keyof Values]: Format<Values[F]> } = {
  text: { style: cellStyles.text },
  day: { csv: formatDay, excel: serialOf, style: number("day", left) },
  week: { csv: isoWeek, excel: yearWeek, style: number("week", left) },
  time: { excel: partOfDay, style: number("time") },
  whole: { style: number("whole") },
  hours: {
    csv: (minutes) => round(minutes / 60, 2),
    excel: (minutes) => minutes / 60,
    style: number("hours"),
  },
  cents: {
    ...{ csv: euros, excel: euros, paper: (cents) => formatQuantity(euros(cents), 2) },
    ...{ style: number("amount"), closing: total("euro") },
  },
  euro: { paper: (value) => (typeof value === "string" ? value : formatEuro(value)), style: number("euro") },
  price: { paper: formatPrice, style: number("price") },
  quantity: { paper: (quantity) => formatQuantity(quantity), style: number("quantity") },
  percent: { paper: (percent) => `${formatQuantity(percent)}%`, style: number("percent") },
  fraction: { style: number("fraction") },
  // 0 shows as nothing, and sums find it.
  key: { style: muted("key"), none: 0 },
}

export const inCsv = <Row>(column: Column<Row>, value: Plain): Plain => written(value, formatOf(column).csv)
export const inExcel = <Row>(column: Column<Row>, value: Plain): Plain =>
  written(value, formatOf(column).excel) ?? formatOf(column).none ?? null
/** Where the format says nothing of paper, as in CSV. */
export const onPaper = <Row>(column: Column<Row>, value: Plain): string => {
  const { paper, csv } = formatOf(column)
  const shown = written(value, paper ?? csv) ?? ""
  return typeof shown === "number" ? String(shown).replace(".", ",") : shown
}

export const styleOf = <Row>(column: Column<Row>): Look => column.style ?? formatOf(column).style
export const closingOf = <Row>(column: Column<Row>): Look => formatOf(column).closing ?? cellStyles.total

const formatOf = <Row>({ format = "text" }: Column<Row>) => formats[format] as Format<Plain>

const written = (value: Plain, write: ((value: Plain) => Plain) | undefined): Plain =>
  value === null || !write ? value : write(value)
