import type { Candidate } from "./choose.ts"
import type { Names, Naming } from "./labels/naming.ts"
import type { LabelKind, Strength } from "./labels/words.ts"
import type { Teaching } from "./lessons.ts"
import { type Piece, placeOf, type Sheet, sureness } from "./sheet.ts"
import type { Context } from "./suggestion.ts"

/** What every field is sought with. */
export interface Search {
  sheet: Sheet
  names: Names
  context: Context
  teaching: Teaching
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

/** A candidate in the tokens [from, to) of a piece. */
export function candidateAt<T>(
  piece: Piece,
  from: number,
  to: number,
  rest: Pick<Candidate<T>, "value" | "score" | "label"> & { reason?: Candidate<T>["reason"] },
): Candidate<T> {
  return {
    reason: rest.label ? "label" : "form",
    ...rest,
    place: placeOf(piece, from, to),
    sure: sureness(piece, from, to),
  }
}
