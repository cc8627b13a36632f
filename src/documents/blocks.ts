/** What a document says from top to bottom, the same for Word and PDF. Widths and white are in points. */
export type Block =
  | { kind: "title" | "subheading" | "note"; text: Rich }
  | { kind: "heading"; text: string }
  /** `keepNext`: stays whole, and on one page with what follows. */
  | { kind: "paragraph"; text: Rich; keepNext?: boolean }
  /** A statement with a box to tick; stays with what follows. */
  | { kind: "check"; text: string }
  | { kind: "item"; text: string }
  | { kind: "gap"; points: number; keepNext?: boolean }
  /** `title`: at the left, beside the last of the facts. */
  | { kind: "addressee"; lines: string[]; facts: Fact[]; title?: string }
  | { kind: "box"; parts: BoxPart[] }
  /** Facts, and at the right of them the same as a QR code, with what it is for under it. */
  | { kind: "scan"; facts: Fact[]; code: string; caption: string }
  /** `together`: on one page; `keepNext`: its last row stays with what follows. */
  | { kind: "table"; columns: TableColumn[]; rows: TableRow[]; together?: boolean; keepNext?: boolean }
  /** Amounts under each other; the last is what it comes to. */
  | { kind: "sums"; rows: Fact[]; total: Fact }
  /** A photo, as large as lets two stand on a page, or as `most` says; stays with what follows. */
  | { kind: "picture"; photo: Photo; most?: number }
  /** One or two beside each other, each with what is told of it under it; never split over two pages. */
  | { kind: "pictures"; pictures: Captioned[]; keepNext?: boolean }
  /** Columns of lines to write on, side by side, never split over two pages. */
  | { kind: "form"; columns: FormColumn[]; keepNext?: boolean }

/** As JPEG. Its size is in pixels; `alt` for who hears the document. */
export interface Photo {
  bytes: Uint8Array
  alt: string
  width: number
  height: number
}

export interface Captioned {
  photo: Photo
  /** How high it may be. */
  most: number
  title: string
  lines: string[]
}

export type Rich = string | Span[]

export interface Span {
  text: string
  bold?: boolean
  italic?: boolean
}

export type Fact = [label: string, value: string]

export interface BoxPart {
  label: string
  value: string
  /** The one that matters: larger, in teal. */
  strong?: boolean
}

export interface TableColumn {
  head: string
  /** One column has none: it takes what is left. */
  width?: number
  align?: "right"
}

export interface TableRow {
  /** A group and a total have two: a label over all columns but the last, and the amount in the last. */
  cells: string[]
  /** `group` opens a group of rows and stays with the first; `total` closes the table, `sum` does so per column. */
  kind?: "group" | "total" | "sum"
}

/** A column of lines to write on: what belongs there, and the room above the line. */
export interface FormColumn {
  head?: string
  fields: { label: string; room: number }[]
}

/** The widths of the columns, with what is left for the one that has none. */
export function columnWidths(columns: { width?: number }[], width: number): number[] {
  const left = columns.reduce((rest, column) => rest - (column.width ?? 0), width)
  return columns.map((column) => column.width ?? left)
}

const highest = 225

/** How large a photo stands on paper, in points. */
export function photoSize({ width, height }: Photo, widest: number, most = highest) {
  const scale = Math.min(widest / width, most / height)
  return { width: width * scale, height: height * scale }
}
