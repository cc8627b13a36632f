export type Waiting = ReturnType<typeof createWaiting>

/** Who waits until a scan has been read: told by the job that reads it. */
export function createWaiting() {
  const waiters = new Map<number, Set<() => void>>()
  let over = false

  return {
    /** Resolves once the scan is told of, or after `milliseconds` if that is sooner. */
    async until(scanId: number, milliseconds: number): Promise<void> {
      if (over) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, milliseconds)
      const mine = waiters.get(scanId) ?? new Set()
      waiters.set(scanId, mine.add(resolve))
      return promise.finally(() => {
        clearTimeout(timer)
        mine.delete(resolve)
        if (mine.size === 0) waiters.delete(scanId)
      })
    },
    tell(scanId: number) {
      for (const resolve of [...(waiters.get(scanId) ?? [])]) resolve()
    },
    /** Nobody waits any longer, now or later. */
    end() {
      over = true
      for (const resolve of [...waiters.values()].flatMap((mine) => [...mine])) resolve()
    },
  }
}
