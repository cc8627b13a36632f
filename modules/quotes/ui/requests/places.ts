/** Where something stands in the list as it is shown now. */
export interface Places {
  previous: number | undefined
  next: number | undefined
  /** Counts from 1. */
  place: number
  all: number
}

/** Undefined for what is not in the list, as an address may lead to. */
export function placesOf(rows: readonly { id: number }[], id: number): Places | undefined {
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return undefined
  return { previous: rows[at - 1]?.id, next: rows[at + 1]?.id, place: at + 1, all: rows.length }
}
