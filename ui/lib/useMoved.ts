import { useState } from "react"
import type { Offer } from "./undo.ts"

/** `row` as it is now; `offer` is the way back, when someone moved it on purpose. */
export interface Move<Row> {
  row: Row
  offer: Offer | undefined
}

export interface Moved<Row> {
  of: (id: number) => Move<Row> | undefined
  remember: (row: Row, offer?: Offer) => void
  forget: (id: number) => void
  /** The list with what was moved out of it still in its place, newest first. */
  among: (rows: Row[]) => Row[]
}

/** What moved to another pile while one looks: it keeps its place in the list, with a way back. */
export function useMoved<Row extends { id: number }>(): Moved<Row> {
  const [moves, setMoves] = useState<ReadonlyMap<number, Move<Row>>>(new Map())
  return {
    of: (id) => moves.get(id),
    remember: (row, offer) => setMoves((known) => new Map(known).set(row.id, { row, offer })),
    forget: (id) => setMoves((known) => new Map([...known].filter(([each]) => each !== id))),
    among(rows) {
      const here = new Set(rows.map(({ id }) => id))
      const gone = [...moves.values()].map(({ row }) => row).filter(({ id }) => !here.has(id))
      return gone.length === 0 ? rows : [...rows, ...gone].toSorted((a, b) => b.id - a.id)
    },
  }
}
