import type { Db } from "#db/open.ts"
import type { Notice } from "#src/shared/notice.ts"

/** How many of them are named. */
const named = 3

/** What is at or below its least: a crew that finds an empty box stands still. */
export function createStockNotices(db: Db) {
  const low = db.$client.query<{ name: string }, []>(
    `SELECT name FROM stock_items WHERE archived_at IS NULL AND min > 0 AND quantity <= min
    ORDER BY quantity * 1.0 / min, name COLLATE NOCASE`,
  )
  return (): Notice[] => {
    const names = low.all().map(({ name }) => name)
    if (names.length === 0) return []
    const list = names.slice(0, named).join(", ")
    return [
      {
        key: "stock.low",
        text: "stock.notices.low",
        ...(names.length > 1 && {
          detail: names.length > named ? "stock.notices.lowMore" : "stock.notices.lowNames",
        }),
        values: { name: names[0]!, names: list, more: names.length - named },
        count: names.length,
        href: "/material-stock?status=laag",
        action: "stock.notices.lowAction",
        since: null,
        tone: "warn",
        role: "manager",
        group: "work",
      },
    ]
  }
}
