import type { Db } from "./open.ts"

/**
 * Runs `change` in one immediate transaction: all of it is kept, or none. There is one connection, so every
 * service called inside takes part. Synchronous only: a promise would commit before it was done.
 */
export function write<T>(db: Db, change: () => T extends Promise<unknown> ? never : T): T {
  return db.$client
    .transaction(() => {
      const result = change()
      if (isPending(result)) throw new Error("A transaction must be synchronous")
      return result as T
    })
    .immediate()
}

/** A promise, or a query of Drizzle that nobody ran: both are "thenable". */
const isPending = (result: unknown) =>
  typeof (result as { then?: unknown } | null | undefined)?.then === "function"
