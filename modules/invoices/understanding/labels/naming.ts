import { bottomOf, type Piece, rightOf, type Sheet } from "../sheet.ts"
import { type Label, labelsOf } from "./find.ts"
import type { LabelKind, Strength } from "./words.ts"

/** A label that names a value, and how much it is heard there: 1 for the words right before it. */
export interface Naming {
  label: Label
  kind: LabelKind
  strength: Strength
  weight: number
}

/** Answers which labels name the value that stands in the tokens [from, to) of a piece. */
export interface Names {
  labels: Map<Piece, Label[]>
  of(piece: Piece, from: number, to: number): Naming[]
  /** A row of headings over columns, as of the lines of an invoice. */
  isHeadings(row: number): boolean
  /** Whether it calls itself an invoice anywhere, as a receipt of a till seldom does. */
  isInvoice: boolean
  /** Whether it calls itself a credit note. */
  isCredit: boolean
}

export function namesOf(sheet: Sheet): Names {
  const labels = labelsOf(sheet)
  const headings = new Set(sheet.rows.flatMap((row, i) => (isHeadings(row, labels) ? [i] : [])))
  const says = (name: RegExp) => labels.values().some((found) => found.some(({ text }) => name.test(text)))
  return {
    labels,
    isHeadings: (row) => headings.has(row),
    isInvoice: says(/^(credit)?(factuur|faktuur|invoice|rechnung)/i),
    isCredit: says(/^(credit|gutschrift)/i),
    of(piece, from, to) {
      const direct = before(piece, from, labels) ?? leftOf(sheet, piece, from, labels)
      const found = direct ? [direct] : []
      // A value with a label of its own isn't named by what happens to stand above it, unless that label is vague.
      const vague = direct?.label.readings.every((reading) => reading.strength === "vague")
      if (!direct || vague || direct.weight < 0.7) {
        const over = above(sheet, piece, from, to, labels, headings)
        if (over) found.push(direct ? { ...over, weight: over.weight * 0.7 } : over)
      }
      return found.flatMap(({ label, weight }) =>
        label.readings.map((reading) => ({
          label,
          ...reading,
          weight: weight * (label.exact ? 1 : 0.85),
        })),
      )
    },
  }
}

interface Heard {
  label: Label
  weight: number
}

/** The last label before it in its own piece; words in between weaken it, a value in between ends it. */
function before(piece: Piece, from: number, labels: Map<Piece, Label[]>): Heard | null {
  const label = labels.get(piece)!.findLast((other) => other.to <= from)
  if (!label) return null
  const between = piece.tokens.slice(label.to, from).map((token) => token.text)
  const words = between.filter((text) => /[\p{L}\d]/u.test(text) && !fillers.has(bare(text)))
  if (words.some((text) => /\d/.test(text))) return { label, weight: 0.25 / words.length }
  return { label, weight: 1 / (1 + 0.6 * words.length) }
}

/** A label at the end of the cell to the left, when nothing but the value begins this one. */
function leftOf(sheet: Sheet, piece: Piece, from: number, labels: Map<Piece, Label[]>): Heard | null {
  if (!startsWith(piece, from)) return null
  const cells = sheet.rows[piece.row]!
  for (let i = cells.indexOf(piece) - 1; i >= 0; i--) {
    const cell = cells[i]!
    if (!/[\p{L}\d]/u.test(cell.text)) continue
    const label = labels.get(cell)!.at(-1)
    if (!label || !endsWith(cell, label.to)) return null
    const gap = piece.box.left - rightOf(cell.box)
    return { label, weight: gap < 0.25 ? 1 : gap < 0.45 ? 0.85 : 0.55 }
  }
  return null
}

/** The nearest text over it in the same column, when that ends in a label and is near enough. */
function above(
  sheet: Sheet,
  piece: Piece,
  from: number,
  to: number,
  labels: Map<Piece, Label[]>,
  headings: Set<number>,
): Heard | null {
  const first = piece.tokens[from]!
  const last = piece.tokens[to - 1] ?? first
  const left = first.box.left
  const right = rightOf(last.box)
  const reach = Math.max(3.2 * sheet.height, 0.03)
  for (let row = piece.row - 1; row >= 0; row--) {
    const cells = sheet.rows[row]!
    if (cells[0]!.page !== piece.page) return null
    const distance = piece.box.top - Math.max(...cells.map((cell) => bottomOf(cell.box)))
    if (distance > reach) return null
    for (const cell of cells) {
      if (cell.box.left > right || rightOf(cell.box) < left) continue
      const label = labels.get(cell)!.findLast((other) => overlaps(other, left, right))
      if (!label || !onlyLabels(cell, labels.get(cell)!)) return null
      const near = distance < 1.6 * sheet.height ? 0.9 : 0.75
      return { label, weight: headings.has(row) ? near * 0.5 : near }
    }
  }
  return null
}

function overlaps(label: Label, left: number, right: number): boolean {
  const tokens = label.piece.tokens.slice(label.from, label.to)
  return tokens[0]!.box.left <= right + 0.005 && rightOf(tokens.at(-1)!.box) >= left - 0.005
}

/** Nothing in the cell is a value already: 'Datum 2-7-2026' names nothing below it. */
const onlyLabels = (cell: Piece, labels: Label[]) =>
  cell.tokens.every(
    (token, i) => !/\d/.test(token.text) || labels.some((label) => i >= label.from && i < label.to),
  )

/** Many names of columns and hardly anything else: 'Aantal Omschrijving Prijs Bedrag'. */
function isHeadings(row: Piece[], labels: Map<Piece, Label[]>): boolean {
  const found = row.flatMap((cell) => labels.get(cell)!)
  const columns = found.filter((label) => label.readings.some((reading) => reading.kind === "column"))
  const words = row.flatMap((cell) => cell.tokens).filter((token) => /[\p{L}\d]/u.test(token.text))
  if (words.some((token) => /\d/.test(token.text))) return false
  const money = columns.some((label) =>
    /prijs|bedrag|price|amount|totaal|samen|waarde|preis|gesamt/i.test(label.text),
  )
  return columns.length >= 3 && money && columns.length >= words.length * 0.5
}

const startsWith = (piece: Piece, from: number) =>
  piece.tokens
    .slice(0, from)
    .every((token) => !/[\p{L}\d]/u.test(token.text) || fillers.has(bare(token.text)))

const endsWith = (piece: Piece, to: number) =>
  piece.tokens.slice(to).every((token) => !/[\p{L}\d]/u.test(token.text) || fillers.has(bare(token.text)))

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, "")

const fillers = new Set(
  "nr nrs no nummer number van is de het den der dd d op met voor am vom the of ovv factuur nota zijn ons onze uw".split(
    " ",
  ),
)
