/** More a list can't hold, nor can be ticked at once. */
export const mostTicks = 200

/** From so many percent on the day can be finished. */
export const threshold = 80

export interface Progress {
  done: number
  total: number
  /** Rounded down: it never says 80 before it is. */
  percentage: number
  /** How many more until the day can be finished. */
  needed: number
}

/** How far a list is, as both sides count it. An empty list is done. */
export function progressOf(items: readonly { completed: boolean }[]): Progress {
  const total = items.length
  const done = items.filter(({ completed }) => completed).length
  return {
    ...{ done, total },
    percentage: total === 0 ? 100 : Math.floor((done * 100) / total),
    needed: Math.max(0, Math.ceil((total * threshold) / 100) - done),
  }
}
