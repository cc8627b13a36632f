import type { Db } from "#db/open.ts"
import { sum } from "#src/shared/rounding.ts"
import { euros, units } from "../amounts.ts"
import type { Need } from "./needs.ts"
import type { Proposal, ProposedLine } from "./schema.ts"

interface Scarce {
  id: number
  name: string
  supplier: string
  article: string
  unit: string
  quantity: number
  min: number
  max: number
  price: number
  onOrder: number
  needed: number
}

/**
 * What there is too little of, counting what is on its way and what work that begins soon will take, up to its most: by
 * supplier, with nobody's last. What is counted in whole units is ordered in whole ones.
 */
export function createProposal({ db, needs }: { db: Db; needs: () => Promise<Map<number, Need[]>> }) {
  const scarce = db.$client.query<Scarce, [needed: string]>(
    `WITH needed AS (
      SELECT key + 0 AS item_id, value AS quantity FROM json_each(?)
    ),
    expected AS (
      SELECT l.item_id, sum(max(0, l.quantity - coalesce((SELECT sum(m.quantity) FROM stock_movements m
        WHERE m.order_line_id = l.id), 0))) AS quantity
      FROM stock_order_lines l JOIN stock_orders o ON o.id = l.order_id
      WHERE o.closed_at IS NULL GROUP BY l.item_id
    )
    SELECT i.id, i.name, i.supplier, i.article, i.unit, i.quantity, i.min, i.max, i.price,
      coalesce(e.quantity, 0) AS onOrder, coalesce(n.quantity, 0) AS needed
    FROM stock_items i LEFT JOIN expected e ON e.item_id = i.id LEFT JOIN needed n ON n.item_id = i.id
    WHERE i.archived_at IS NULL
      AND i.quantity + coalesce(e.quantity, 0) - coalesce(n.quantity, 0) <= iif(i.min > 0, i.min, -1)
    ORDER BY i.name COLLATE NOCASE, i.id`,
  )
  const lastMailed = db.$client.query<{ to: string }, [string]>(
    `SELECT mailed_to AS "to" FROM stock_orders WHERE supplier = ? AND mailed_to IS NOT NULL
    ORDER BY id DESC LIMIT 1`,
  )

  return async (): Promise<Proposal> => {
    const byItem = await needs()
    const sums = [...byItem].map(([id, all]) => [id, sum(all.map(({ quantity }) => quantity))])
    const items = scarce.all(JSON.stringify(Object.fromEntries(sums)))
    return [...Map.groupBy(items, ({ supplier }) => supplier)]
      .map(([supplier, own]) => ({
        supplier,
        email: lastMailed.get(supplier)?.to ?? "",
        lines: own.map((item) => lineOf(item, byItem.get(item.id) ?? [])),
      }))
      .toSorted((a, b) => Number(a.supplier === "") - Number(b.supplier === "") || compare(a, b))
  }
}

function lineOf(item: Scarce, neededFor: Need[]): ProposedLine {
  const { id, name, article, unit, quantity, min, max, price, onOrder, needed } = item
  const whole = [quantity, min, max].every((amount) => amount % one === 0)
  const lacking = Math.max(max, min > 0 ? min + 1 : 0) + needed - quantity - onOrder
  return {
    ...{ itemId: id, name, article, unit },
    ...{ there: units(quantity), onOrder: units(onOrder), maxStock: units(max) },
    neededFor: neededFor.map((need) => ({ ...need, quantity: units(need.quantity) })),
    quantity: units(whole ? Math.ceil(lacking / one) * one : lacking),
    price: euros(price),
  }
}

/** As it is stored. */
const one = 1000

const compare = (a: { supplier: string }, b: { supplier: string }) =>
  a.supplier.localeCompare(b.supplier, "nl")
