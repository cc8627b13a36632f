import { eq, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { reaches } from "#src/shared/roles.ts"
import { units } from "./amounts.ts"
import { sheetOf } from "./export.ts"
import type { CountedAt, ItemHistory, Movement, StockItem } from "./schema.ts"
import { type At, createShelf, type StoredItem, shownItem, storedColumns } from "./shelf.ts"
import { type ItemRow, stockItems, stockMovements } from "./table.ts"

export type StockView = ReturnType<typeof createStockView>

/** What is on the shelves, as somebody may see it: who works on sites sees no prices. */
export function createStockView({
  db,
  clock,
  projects,
}: {
  db: Db
  clock: Clock
  projects: Pick<Projects, "names" | "everyone">
}) {
  const shelf = createShelf(db)
  const scarce = db.$client.query<StoredItem, [number]>(
    `SELECT ${storedColumns} FROM stock_items WHERE archived_at IS NULL
    ORDER BY quantity > min, name COLLATE NOCASE, id LIMIT ?`,
  )
  const archived = db.$client.query<StoredItem, []>(
    `SELECT ${storedColumns} FROM stock_items WHERE archived_at IS NOT NULL ORDER BY name COLLATE NOCASE, id`,
  )
  const byId = prepared(({ id }: { id: number }) => db.select().from(stockItems).where(eq(stockItems.id, id)))
  const levelsOf = db.$client.query<At, [number]>(
    "SELECT place, quantity FROM stock_levels WHERE item_id = ? AND quantity > 0 ORDER BY quantity DESC",
  )
  const countedAt = db.$client.query<CountedAt[number], [string]>(
    "SELECT item_id AS itemId, counted_at AS at FROM stock_levels WHERE place = ? AND counted_at IS NOT NULL",
  )
  const count = db.$client.query<{ total: number }, [number]>(
    "SELECT count(*) AS total FROM stock_movements WHERE item_id = ?",
  )

  const shown = (row: StoredItem, viewer: User) =>
    shownItem(row, levelsOf.all(row.id), reaches(viewer.role, "manager"))

  const list = (viewer: User, which: { archived?: boolean } = {}): StockItem[] =>
    which.archived
      ? archived.all().map((row) => shown(row, viewer))
      : shelf.atHand(reaches(viewer.role, "manager"))

  return {
    list,
    /** A file for Excel. */
    sheet: (viewer: User) => sheetOf(list(viewer), today(clock)),
    /** So many of them, those of which there is too little first. */
    first: (most: number, viewer: User): StockItem[] => scarce.all(most).map((row) => shown(row, viewer)),
    one: (id: number, viewer: User): StockItem => shown(byId.get({ id })!, viewer),
    /** When what lies at a place was last counted. */
    countedAt: (place: string): CountedAt => countedAt.all(place),
    /** The newest first, so many of them. */
    history(row: ItemRow, most: number, viewer: User): ItemHistory {
      const people = new Map(projects.everyone().map(({ id, name }) => [id, name]))
      const lines = db
        .select({
          ...{ line: stockMovements },
          reversed: sql<number>`exists (select 1 from stock_movements r where r.reverses = stock_movements.id)`,
        })
        .from(stockMovements)
        .where(eq(stockMovements.itemId, row.id))
        .orderBy(sql`${stockMovements.id} desc`)
        .limit(most)
        .all()
      const names = projects.names(lines.flatMap(({ line }) => line.projectId ?? []))
      const seesPrices = reaches(viewer.role, "manager")
      const movements = lines.map(({ line, reversed }): Movement => {
        const { id, kind, place, otherPlace, projectId, note, reverses, at, accountId } = line
        return {
          ...{ id, kind, place, otherPlace, note, reverses, at },
          quantity: units(line.quantity),
          value: seesPrices ? line.cents / 100 : null,
          project: projectId === null ? null : { id: projectId, name: names.get(projectId) ?? "" },
          by: people.get(accountId) ?? "",
          reversed: reversed === 1,
          reversible:
            reverses === null &&
            reversed === 0 &&
            !(kind === "moved" && line.quantity < 0) &&
            (accountId === viewer.id || seesPrices),
        }
      })
      const item = shown(row, viewer)
      return { item, movements, total: count.get(row.id)!.total }
    },
  }
}
