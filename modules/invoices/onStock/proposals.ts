import { isSameSupplier } from "#modules/projects/commitments/sameSupplier.ts"
import { units } from "#modules/stock/amounts.ts"
import type { Recognisable } from "#modules/stock/items/service.ts"
import type { StockOrder } from "#modules/stock/orders/schema.ts"
import { round } from "#src/shared/rounding.ts"
import type { InvoiceRow } from "../table.ts"
import { likelyOrder } from "./likelyOrder.ts"
import { recogniseItems } from "./recognise.ts"
import type { AwaitedLine, ProposedItem } from "./schema.ts"

interface Line {
  description: string
  quantity: number | null
  cents: number
}

interface Known {
  invoice: Pick<InvoiceRow, "supplierName" | "linesIncludeVat">
  lines: readonly Line[]
  items: readonly Recognisable[]
  orders: readonly StockOrder[]
  /** What invoices settled of lines of orders so far, in thousandths. */
  settled: readonly { orderLineId: number | null; quantity: number }[]
}

/** What each line most likely is, and what of this supplier is still awaited or not invoiced. */
export async function proposeItems({ invoice, lines, items, orders, settled }: Known) {
  const awaited = awaitedOf(
    orders.filter(({ supplier }) => isSameSupplier(supplier, invoice.supplierName)),
    new Map(settled.map(({ orderLineId, quantity }) => [orderLineId, units(quantity)])),
  )
  const found = await recogniseItems(
    lines.map(({ description }) => description),
    items,
    invoice.supplierName,
  )
  const proposals = lines.map((line, at): ProposedItem | null => {
    const itemId = found[at] ?? (invoice.linesIncludeVat ? undefined : sameOrdered(line, awaited)?.itemId)
    return itemId === undefined ? null : { itemId, ...likelyOrder(awaited, itemId, line.quantity) }
  })
  return { proposals, awaited }
}

function awaitedOf(orders: readonly StockOrder[], settled: ReadonlyMap<number | null, number>) {
  return orders
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ number, state, lines }) =>
      lines.map(
        ({ id, itemId, quantity, received, price }): AwaitedLine => ({
          ...{ id, itemId, number, price },
          toCome: state === "closed" ? 0 : Math.max(0, round(quantity - received, 3)),
          notInvoiced: Math.max(0, round(received - (settled.get(id) ?? 0), 3)),
        }),
      ),
    )
    .filter(({ toCome, notInvoiced }) => toCome > 0 || notInvoiced > 0)
}

/** As many for as much: when only one was ordered so, it is that one, whatever the invoice calls it. */
function sameOrdered({ quantity, cents }: Line, awaited: readonly AwaitedLine[]): AwaitedLine | undefined {
  if (quantity === null || cents <= 0) return undefined
  const same = awaited.filter(
    ({ toCome, notInvoiced, price }) =>
      [toCome, notInvoiced].includes(quantity) && round(quantity * price * 100) === cents,
  )
  return same.length === 1 ? same[0] : undefined
}
