import type { Candidate } from "../choose.ts"
import type { Names, Naming } from "../labels/naming.ts"
import type { LabelKind, Strength } from "../labels/words.ts"
import type { Teaching } from "../lessons.ts"
import { type Piece, placeOf, type Sheet, sureness, textOf } from "../sheet.ts"
import type { Context, FieldName } from "../suggestion.ts"

/** What every field is sought with. */
export interface Search {
  sheet: Sheet
  names: Names
  context: Context
  teaching: Teaching
}

/** Tokens of a piece: [from, to). */
export interface Span {
  piece: Piece
  from: number
  to: number
}

/** How much a label of each strength adds to a candidate that it names. */
const worth: Record<Strength, number> = { sure: 7, likely: 5.2, vague: 3 }

/** The label that says most for one of these kinds, and what it adds; 0 and null without one. */
export function named(
  namings: Naming[],
  kinds: readonly LabelKind[],
): { points: number; label: string | null } {
  let points = 0
  let label: string | null = null
  for (const naming of namings) {
    const said = kinds.includes(naming.kind) ? worth[naming.strength] * naming.weight : 0
    if (said > points) {
      points = said
      label = naming.label.text
    }
  }
  return { points, label }
}

/** A candidate for a field, with what a person taught of it. */
export function candidateAt<T>(
  { teaching }: Search,
  field: FieldName,
  { piece, from, to }: Span,
  { value, score, label, text }: Pick<Candidate<T>, "value" | "score" | "label"> & { text?: string },
): Candidate<T> {
  const place = placeOf(piece, from, to)
  const taught = teaching.points(field, text ?? textOf(piece, from, to), place)
  const reason = taught > 3 ? "lesson" : label ? "label" : place.box.top < 0.4 ? "place" : "form"
  return { value, score: score + taught, label, reason, place, sure: sureness(piece, from, to) }
}

/** Below the headings of the columns, where articles and work stand. */
export function inLines({ sheet, names }: Search, { row, page }: Piece): boolean {
  // A line of the sender's own numbers stands below the lines, wherever they end.
  if (sheet.rows[row]!.some((cell) => ofSender(names, cell))) return false
  for (let above = row - 1; above >= 0 && row - above < 25; above--) {
    if (sheet.rows[above]![0]!.page !== page) return false
    if (names.isHeadings(above)) return true
  }
  return false
}

const ofSender = ({ labels }: Names, piece: Piece): boolean =>
  /\S@\S|\bwww\./.test(piece.text) ||
  labels
    .get(piece)!
    .some(({ readings }) =>
      readings.some(({ kind }) => ["kvk", "btwId", "iban", "phone", "web"].includes(kind)),
    )
