import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { type PriceBook, standardBook } from "../pricing/book.ts"

export type PriceBookService = ReturnType<typeof createPriceBook>

/** The norms, rates and article prices of the company: those that ship with the program, and what was changed of them. */
export function createPriceBook(_: { db: Db; clock: Clock; log: Log; people: () => User[] }) {
  return {
    /** As they hold on a day. */
    on: (_day: Day): PriceBook => standardBook,
  }
}
