import type { Day } from "../shared/days.ts"
import type { Look } from "./excel/styles.ts"

/** A column of a list, told once: CSV, Excel and a table on paper read the same one. */
export type Column<Row> = Written<Row> & Shown<Row>

/** What a value is made of, by how it is written. */
export interface Values {
  text: string | number
  day: Day
  /** The day whose week it is. */
  week: Day
  /** '07:30', empty where it isn't known. */
  time: string
  whole: number
  /** Minutes. */
  hours: number
  cents: number
  /** An amount in cents, or the words for why there is none. */
  euro: number | string
  price: number
  quantity: number
  /** 21 is '21%'. */
  percent: number
  /** 0.1 is '10%'. */
  fraction: number
  /** The number of a person or a project. */
  key: number
}

type Written<Row> =
  | { format?: undefined; value(row: Row): Values["text"] | null }
  | { [F in keyof Values]: { format: F; value(row: Row): Values[F] | null } }[keyof Values]

interface Shown<Row> {
  label: string
  /** In Excel, in digits. */
  width?: number
  /** On paper, in points; one column has none: it takes what is left. */
  points?: number
  /** In Excel, where it isn't that of the format; and of the head, where it doesn't follow that of the cells. */
  style?: Look
  headStyle?: Look
  /** Its texts may take more lines: the rows of Excel are made high enough. */
  wraps?: boolean
  /** In Excel, what the value follows from; `at` is the row. */
  formula?(row: Row, at: number): string | null
  /** In the row that closes a list in Excel: the sum of the column, or the words before it. */
  total?: "sum" | { words: string }
}
