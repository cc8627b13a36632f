import type { Row } from "./rows.ts"

const listeners = new Set<() => void>()
let row: Row | undefined

function set(next: Row | undefined) {
  row = next
  for (const listener of listeners) listener()
}

/** The entry that was put away last, as long as that is told. */
export const justRemoved = {
  get: () => row,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  tell: (removed: Row) => set(removed),
  forget: () => set(undefined),
}
