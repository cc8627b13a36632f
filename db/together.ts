import type { Db } from "./open.ts"
import { write } from "./write.ts"

interface Waiting {
  act: () => unknown
  resolve: (result: never) => void
  reject: (error: unknown) => void
}

/**
 * Changes that come in at the same moment share one transaction, and so one wait for the disk: each is answered when
 * it is safe. One that fails holds up no other.
 */
export function createTogether(db: Db) {
  let waiting: Waiting[] = []

  function commit() {
    const now = waiting
    waiting = []
    try {
      const results = write<unknown[]>(db, () => now.map(({ act }) => act()))
      for (const [index, { resolve }] of now.entries()) resolve(results[index] as never)
    } catch (error) {
      if (now.length === 1) now[0]!.reject(error)
      else for (const each of now) alone(each)
    }
  }

  function alone({ act, resolve, reject }: Waiting) {
    try {
      resolve(write<unknown>(db, act) as never)
    } catch (error) {
      reject(error)
    }
  }

  return <T>(act: () => T extends Promise<unknown> ? never : T): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (waiting.push({ act, resolve, reject }) === 1) setImmediate(commit)
    })
}
