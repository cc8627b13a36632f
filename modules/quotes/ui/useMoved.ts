import { useState } from "react"
import type { Disposition, QuoteRequest } from "../schema.ts"

/** `request` as it is now; `from` is the pile it lay on. */
export interface Move {
  request: QuoteRequest
  from: Disposition
}

export type Moved = ReturnType<typeof useMoved>

/** What was just moved to another pile: it keeps its place in the list for a while, with a way back. */
export function useMoved() {
  const [moves, setMoves] = useState<Move[]>([])
  const without = (id: number) => (known: Move[]) => known.filter((move) => move.request.id !== id)
  return {
    of: (id: number) => moves.find((move) => move.request.id === id),
    remember: (move: Move) => setMoves((known) => [...without(move.request.id)(known), move]),
    forget: (id: number) => setMoves(without(id)),
    /** The list with what was moved out of it still in its place. */
    among(rows: QuoteRequest[]): QuoteRequest[] {
      const gone = moves
        .map((move) => move.request)
        .filter((request) => !rows.some((row) => row.id === request.id))
      return gone.length === 0 ? rows : [...rows, ...gone].toSorted((a, b) => b.id - a.id)
    },
  }
}
