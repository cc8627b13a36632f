import { useState } from "react"

/** `row` as it is now; `from` is the pile it lay on, when someone moved it on purpose and may take that back. */
export interface Move<Row, Pile> {
  row: Row
  from: Pile | undefined
}

export interface Moved<Row, Pile> {
  of: (id: number) => Move<Row, Pile> | undefined
  remember: (row: Row, from?: Pile) => void
  forget: (id: number) => void
  /** The list with what was moved out of it still in its place, newest first. */
  among: (rows: Row[]) => Row[]
}

/** What moved to another pile while one looks: it keeps its place in the list, with a way back. */
export function useMoved<Row extends { id: number }, Pile>(): Moved<Row, Pile> {
  const [moves, setMoves] = useState<ReadonlyMap<number, Move<Row, Pile>>>(new Map())
  return {
    of: (id) => moves.get(id),
    remember: (row, from) => setMoves((known) => new Map(known).set(row.id, { row, from })),
    forget: (id) => setMoves((known) => new Map([...known].filter(([each]) => each !== id))),
    among(rows) {
      const here = new Set(rows.map(({ id }) => id))
      const gone = [...moves.values()].map(({ row }) => row).filter(({ id }) => !here.has(id))
      return gone.length === 0 ? rows : [...rows, ...gone].toSorted((a, b) => b.id - a.id)
    },
  }
}
