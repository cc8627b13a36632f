import type { Db } from "#db/open.ts"
import { euros, stateOf, units } from "./amounts.ts"
import type { StockItem } from "./schema.ts"
import type { ItemRow } from "./table.ts"

/**
 * All that is kept, as the office sees it and as those on site do. Of thousands only what changed since the last look is
 * read again; the others are the same objects as before.
 */
export function createShelf(db: Db) {
  const { $client } = db
  const order = $client.query<{ id: number }, []>(
    "SELECT id FROM stock_items WHERE archived_at IS NULL ORDER BY name COLLATE NOCASE, id",
  )
  const changed = $client.query<StoredItem & { changed: number }, [number]>(
    `SELECT ${storedColumns}, changed FROM stock_items WHERE changed > ? ORDER BY changed`,
  )
  const levels = $client.query<At & { itemId: number }, [number]>(
    `SELECT item_id AS itemId, place, quantity FROM stock_levels
    WHERE quantity > 0 AND item_id IN (SELECT id FROM stock_items WHERE changed > ?) ORDER BY quantity DESC`,
  )
  const known = createKnown()

  function createKnown() {
    const items = new Map<number, { office: StockItem; onSite: StockItem }>()
    let last = 0
    return {
      look() {
        const places = Map.groupBy(levels.all(last), ({ itemId }) => itemId)
        for (const row of changed.all(last)) {
          const at = places.get(row.id) ?? []
          items.set(row.id, { office: shownItem(row, at, true), onSite: shownItem(row, at, false) })
          last = row.changed
        }
        return items
      },
    }
  }

  return {
    /** In the order of their names. */
    atHand(seesPrices: boolean): StockItem[] {
      // What is not committed may be undone, and its place in the order of changes given to something else.
      const items = ($client.inTransaction ? createKnown() : known).look()
      const whose = seesPrices ? "office" : "onSite"
      return order.all().map(({ id }) => items.get(id)![whose])
    },
  }
}

/** Each column under the name that it has on the wire. */
export const storedColumns = `id, name, supplier, category, article, code, unit, location, version, quantity, min, max, price,
  cents, quoted_as AS quotedAs, quoted_units AS quotedUnits, taken_at AS takenAt, archived_at AS archivedAt,
  created_at AS createdAt`

export type StoredItem = Pick<
  ItemRow,
  | ("id" | "name" | "supplier" | "category" | "article" | "code" | "unit" | "location" | "version")
  | ("quantity" | "min" | "max" | "price" | "cents" | "quotedAs" | "quotedUnits")
  | ("takenAt" | "archivedAt" | "createdAt")
>

export interface At {
  place: string
  quantity: number
}

export function shownItem(row: StoredItem, places: readonly At[], seesPrices: boolean): StockItem {
  const { id, name, supplier, category, article, code, unit, location, version } = row
  return {
    ...{ id, name, supplier, category, article, code, unit, location, version },
    quantity: units(row.quantity),
    minStock: units(row.min),
    maxStock: units(row.max),
    state: stateOf(row),
    quotedAs: row.quotedAs,
    quotedUnits: units(row.quotedUnits),
    currentPrice: seesPrices ? euros(row.price) : null,
    value: seesPrices ? row.cents / 100 : null,
    archived: row.archivedAt !== null,
    places: places.map(({ place, quantity }) => ({ place, quantity: units(quantity) })),
    restsSince: row.takenAt ?? row.createdAt,
  }
}
