import { useKeys } from "../lib/useKeys.ts"

/** Where a row stands in the list as it is shown now. */
export interface Places {
  previous: number | undefined
  next: number | undefined
  /** Counts from 1. */
  place: number
  all: number
}

interface Steps {
  /** Undefined for what is not in the list, as an address may lead to. */
  places: Places | undefined
  go: (id: number | undefined) => void
}

/** From the row that lies open over its list to its neighbours, also by J and K. */
export function useSteps(
  { openId, open }: { openId: number | undefined; open: (id: number) => void },
  rows: readonly { id: number }[],
): Steps {
  const places = placesOf(rows, openId)
  const go = (id: number | undefined) => id !== undefined && open(id)
  useKeys({ j: () => go(places?.next), k: () => go(places?.previous) }, 1)
  return { places, go }
}

function placesOf(rows: readonly { id: number }[], openId: number | undefined): Places | undefined {
  const at = rows.findIndex(({ id }) => id === openId)
  if (at < 0) return undefined
  return { previous: rows[at - 1]?.id, next: rows[at + 1]?.id, place: at + 1, all: rows.length }
}
