import type { Db } from "#db/open.ts"

interface Used {
  projectId: number
  article: string
  quantity: number
}

/** What projects took from the shelf and did not bring back, by article of the price list, in the unit of that. */
export function createStockUse(db: Db) {
  const used = db.$client.query<Used, [projectIds: string]>(
    `SELECT m.project_id AS projectId, i.quoted_as AS article, -sum(m.quantity * i.quoted_units) / 1e6 AS quantity
    FROM stock_movements m JOIN stock_items i ON i.id = m.item_id
    WHERE m.project_id IN (SELECT value FROM json_each(?)) AND i.quoted_as <> ''
    GROUP BY m.project_id, i.quoted_as HAVING sum(m.quantity * i.quoted_units) < 0`,
  )
  return (projectIds: readonly number[]): Map<number, Map<string, number>> => {
    const byProject = Map.groupBy(used.all(JSON.stringify(projectIds)), ({ projectId }) => projectId)
    return new Map(
      [...byProject].map(([id, all]) => [
        id,
        new Map(all.map(({ article, quantity }) => [article, quantity])),
      ]),
    )
  }
}
