import type { ReactNode } from "react"
import type { ImportOutcome, SentOrder, SentSheet, SheetFault } from "#src/shared/sheets.ts"
import type { TextKey } from "../lib/i18n.ts"

export interface ImportedRow {
  row: number
  name: string
  outcome: ImportOutcome
  wrong: { fault: string; text: string }[]
}
export interface ImportedCounts {
  wrong: number
}
export interface ImportPreview<Column, Row, Counts> {
  columns: { heading: string; example: string; holds: Column | null }[]
  rows: Row[]
  counts: Counts
}

/** All that is particular to the import of one list; everything else about it is in this folder. */
export interface ListImport<Column extends string, Row extends ImportedRow, Counts extends ImportedCounts> {
  /** Under which its previews are kept. */
  path: string
  preview: (sheet: SentSheet<Column>) => Promise<ImportPreview<Column, Row, Counts>>
  takeIn: (order: SentOrder<Column>) => Promise<Counts>
  /** Every read under these is done again afterwards. */
  refreshes: readonly string[]
  /** What it is for, and what to do in the other program. */
  intro: TextKey
  /** Files besides those of Excel and CSV. */
  accept?: readonly string[]
  /** What a column can hold, as it is offered. */
  groups: readonly { label: TextKey; columns: readonly Column[] }[]
  columnText: (column: Column) => string
  /** What no row can do without and no column holds, in a sentence. */
  missing: (held: ReadonlySet<Column>) => string | undefined
  /** What can be chosen besides; the calls above carry it, and `path` tells it apart. */
  choices?: (counts: Counts) => ReactNode
  faultText: (fault: Exclude<Row["wrong"][number]["fault"], SheetFault>) => string
  /** What else there is to tell of a row, under its name. */
  about?: (row: Row) => ReactNode
  /** What it does, or did, a line each; what there is none of is left out. Without a line there is nothing to do. */
  linesOf: (counts: Counts) => string[]
  /** To where it can be seen. */
  back: { href: string; label: TextKey }
}
