import type { QuoteRequest } from "../schema.ts"

/** Where a request stands in the list as it is shown now. */
export interface Places {
  previous: number | undefined
  next: number | undefined
  /** Counts from 1. */
  place: number
  all: number
}

/** Undefined for a request that is not in the list, as an address may lead to. */
export function placesOf(rows: QuoteRequest[], id: number): Places | undefined {
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return undefined
  return { previous: rows[at - 1]?.id, next: rows[at + 1]?.id, place: at + 1, all: rows.length }
}
