import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { breath, inPortions, pagesOf } from "#src/jobs/portions.ts"
import type { Clock } from "#src/shared/clock.ts"
import { createImport } from "#src/sheets/import.ts"
import type { SheetRow } from "#src/sheets/read.ts"
import { mostItems } from "../items/schema.ts"
import type { StockItems } from "../items/service.ts"
import { createKnown, type KnownItem } from "./known.ts"
import { planImport, type Step } from "./plan.ts"
import { materialList, type ReadRow } from "./row.ts"
import type { ImportCounts, ImportSheet } from "./schema.ts"
import { createStaging, type Repriced } from "./staging.ts"

export type StockImport = ReturnType<typeof createStockImport>

/** Materials and their prices from a sheet: all of it or nothing, and nothing twice. */
export function createStockImport({
  db,
  clock,
  log,
  items,
}: {
  db: Db
  clock: Clock
  log: Log
  items: Pick<StockItems, "fill">
}) {
  const stage = createStaging(db)
  const some = db.$client.query<Omit<KnownItem, "archived"> & { archived: number }, [number, number]>(
    `SELECT id, version, name, supplier, category, article, code, unit, location, min, max, price, quantity,
      archived_at IS NOT NULL AS archived
    FROM stock_items WHERE id > ? ORDER BY id LIMIT ?`,
  )

  /** A part at a time: twenty thousand at once would hold up everyone. */
  async function everything() {
    const known = createKnown()
    let total = 0
    let rows = some.all(0, atOnce)
    while (rows.length > 0) {
      await inPortions(rows, (row) => known.remember({ ...row, archived: row.archived === 1 }))
      await breath()
      total += rows.length
      rows = some.all(rows.at(-1)!.id, atOnce)
    }
    return { known, room: Math.min(mostItems - total, mostNew) }
  }

  return createImport({
    list: materialList,

    async plan(rows: SheetRow<ReadRow>[], choices: ImportSheet) {
      const seen = log.last()
      const { known, room } = await everything()
      const steps = await planImport(rows, known, { ...choices, room })
      const outcomes = steps.map(({ outcomeRow }) => outcomeRow)
      return { steps, seen, rows: outcomes, counts: countsOf(steps, rows.length) }
    },

    /** Another may have changed a material after the plan was begun. */
    async carryOut({ seen, steps }, by: User) {
      const { fresh, repriced, filled } = parted(steps)
      const staged = await stage(fresh, repriced, { by: by.id, now: clock().toISOString() })
      try {
        const isKept = write(db, () => {
          if (log.tellsMore(seen, ["stock"])) return false
          staged.carryOut()
          return true
        })
        if (isKept) await fill(filled, by)
        return isKept
      } finally {
        staged.drop()
      }
    },
  })

  /**
   * What it is found by, some at a time: the index of what people search takes a millisecond for each. Should the
   * machine stop in between, the same list fills in the rest.
   */
  async function fill(filled: Repriced[], by: User) {
    for (const some of pagesOf(filled, 10)) {
      write<void>(db, () => {
        for (const { known, values } of some) items.fill(known, values, by)
      })
      await breath()
    }
  }
}

/** So many are read at once. */
const atOnce = 2000
/** So many are added at once: more would hold up others. */
const mostNew = 1000

function parted(steps: Step[]) {
  const changed = steps.flatMap(({ known, values = {} }) =>
    known && Object.keys(values).length > 0 ? [{ known, values }] : [],
  )
  const isFound = ({ values }: Repriced) => Object.keys(values).some((field) => !unsearched.has(field))
  return {
    fresh: steps.flatMap(({ added, outcomeRow }) =>
      added ? [{ values: added, quantity: outcomeRow.counted ?? 0 }] : [],
    ),
    repriced: changed.filter((step) => !isFound(step)),
    filled: changed.filter(isFound),
  }
}
const unsearched = new Set(["price", "min", "max"])

function countsOf(steps: Step[], rows: number): ImportCounts {
  const count = (which: (row: Step["outcomeRow"]) => unknown) =>
    steps.filter(({ outcomeRow }) => which(outcomeRow)).length
  return {
    rows,
    newItems: count(({ outcome }) => outcome === "new"),
    countedItems: count(({ counted }) => counted !== null),
    changedPrices: count(({ outcome }) => outcome === "changed"),
    filledItems: count(({ filled }) => filled.length > 0),
    leftOut: rows - steps.length,
    wrong: count(({ outcome }) => outcome === "wrong"),
  }
}
