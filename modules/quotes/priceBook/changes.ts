import { asc, max } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { User } from "#modules/access/schema.ts"
import type { Clock } from "#src/shared/clock.ts"
import { byBeginning, figureOf } from "../pricing/book.ts"
import { priceChanges } from "../table.ts"
import type { ChangePrices, PriceChange } from "./schema.ts"
import { nameOf, standardOf } from "./standard.ts"

type PriceChangeRow = typeof priceChanges.$inferSelect

/** What the company changed of the price book. Rows are only added, so the newest id tells whether there are more. */
export function createPriceChanges({ db, clock }: { db: Db; clock: Clock }) {
  let known: { newest: number; rows: PriceChangeRow[] } = { newest: 0, rows: [] }

  const last = prepared(() => db.select({ id: max(priceChanges.id) }).from(priceChanges))
  const newest = () => last.get()?.id ?? 0

  return {
    newest,
    /** The oldest first. */
    all(): PriceChangeRow[] {
      const id = newest()
      if (known.newest !== id) {
        const rows = db.select().from(priceChanges).orderBy(asc(priceChanges.id)).all()
        known = { newest: id, rows }
      }
      return known.rows
    },
    add({ since, reason, changes }: ChangePrices, by: number) {
      const createdAt = clock().toISOString()
      db.insert(priceChanges)
        .values(changes.map((change) => ({ ...change, since, reason, changedBy: by, createdAt })))
        .run()
    },
  }
}

/** As people read them, the newest first. */
export function historyOf(rows: readonly PriceChangeRow[], people: User[]): PriceChange[] {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const perFigure = [...Map.groupBy(rows, figureOf).values()]
  return perFigure
    .flatMap((ofFigure) => {
      const sorted = ofFigure.toSorted(byBeginning)
      return sorted.map((row, at) => changeOf(row, earlierOf(sorted, at), sorted.at(-1) === row, names))
    })
    .toSorted((a, b) => b.id - a.id)
}

/** What held before a change when it was made: of those that begin before it, the last one that was known then. */
function earlierOf(sorted: PriceChangeRow[], at: number): PriceChangeRow | undefined {
  let before = at - 1
  while (before >= 0 && sorted[before]!.id > sorted[at]!.id) before--
  return sorted[before]
}

function changeOf(
  row: PriceChangeRow,
  before: PriceChangeRow | undefined,
  last: boolean,
  names: Map<number, string>,
): PriceChange {
  const { id, kind, code, field, value, since, reason, changedBy, createdAt } = row
  return {
    ...{ id, kind, code, field, value, since, reason, last },
    name: nameOf(row),
    before: before?.value ?? null,
    standard: standardOf(row) ?? null,
    by: changedBy === null ? null : (names.get(changedBy) ?? null),
    at: createdAt,
  }
}
