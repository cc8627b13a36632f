import { desc, eq, inArray, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { sum } from "#src/shared/rounding.ts"
import { centsAt, euros, priceOf, storedPrice, thousandths, units } from "../amounts.ts"
import type { StockItems } from "../items/service.ts"
import type { Movements } from "../movements/service.ts"
import { highestPrice, type PlaceKey } from "../schema.ts"
import {
  type OrderLineRow,
  type OrderRow,
  stockItems,
  stockMovements,
  stockOrderLines,
  stockOrders,
} from "../table.ts"
import {
  type CloseOrder,
  mostOrders,
  type NewOrder,
  type OrderLine,
  type OrderState,
  type OtherPrice,
  type Receipt,
  type StockOrder,
} from "./schema.ts"

export type StockOrders = ReturnType<typeof createStockOrders>

/** What is ordered of suppliers: what came in of it are movements, so that nothing of it is kept twice. */
export function createStockOrders({
  db,
  clock,
  log,
  replays,
  items,
  movements,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  items: Pick<StockItems, "reprice">
  movements: Movements
  people: () => User[]
}) {
  function find(id: number): OrderRow {
    const row = db.select().from(stockOrders).where(eq(stockOrders.id, id)).get()
    if (!row) throw new DomainError("stock.orderNotFound", 404)
    return row
  }

  function changeable(id: number, version: number): OrderRow {
    const row = find(id)
    if (row.version !== version) throw conflict("stock.orderChanged")
    return row
  }

  const linesOf = (orderIds: number[]) =>
    db
      .select({
        line: stockOrderLines,
        ...{ name: stockItems.name, article: stockItems.article, unit: stockItems.unit },
        received: sql<number>`coalesce((select sum(${stockMovements.quantity}) from ${stockMovements}
          where ${stockMovements.orderLineId} = ${stockOrderLines.id}), 0)`,
      })
      .from(stockOrderLines)
      .innerJoin(stockItems, eq(stockItems.id, stockOrderLines.itemId))
      .where(inArray(stockOrderLines.orderId, orderIds))
      .orderBy(stockOrderLines.id)
      .all()

  function shown(rows: OrderRow[]): StockOrder[] {
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const lines = Map.groupBy(linesOf(rows.map(({ id }) => id)), ({ line }) => line.orderId)
    return rows.map((row) => {
      const own = lines.get(row.id) ?? []
      const state = stateOf(row, own)
      const { id, supplier, note, expectedOn, mailedTo, createdAt, createdBy, version } = row
      const isWaited = state === "open" || state === "partly"
      return {
        ...{ id, number: numberOf(id), supplier, note, expectedOn, mailedTo, state, createdAt, version },
        late: isWaited && expectedOn !== null && expectedOn < today(clock),
        lines: own.map(
          ({ line, received, ...item }): OrderLine => ({
            ...{ id: line.id, itemId: line.itemId, ...item },
            quantity: units(line.quantity),
            received: units(received),
            price: euros(line.price),
          }),
        ),
        total: sum(own.map(({ line }) => centsAt(line.quantity, line.price))) / 100,
        by: names.get(createdBy) ?? "",
      }
    })
  }

  const one = (id: number): StockOrder => shown([find(id)])[0]!

  const tell = (action: string, { id, supplier }: OrderRow, by: User) =>
    log.record(`materialOrder.${action}`, { kind: "stockOrder", id }, by.id, {
      number: numberOf(id),
      supplier,
    })

  function lineIn(order: OrderRow, id: number): OrderLineRow {
    const line = db.select().from(stockOrderLines).where(eq(stockOrderLines.id, id)).get()
    if (line?.orderId !== order.id) throw new DomainError("stock.orderLineNotFound", 404)
    return line
  }

  function lineOf(id: number, itemId: number): OrderLineRow {
    const line = db.select().from(stockOrderLines).where(eq(stockOrderLines.id, id)).get()
    if (line?.itemId !== itemId) throw new DomainError("stock.orderLineOther", 404)
    return line
  }

  function requireOpen(order: OrderRow): OrderRow {
    if (order.closedAt !== null) throw conflict("stock.orderClosed")
    return order
  }

  const set = (order: OrderRow, values: Partial<OrderRow>) => {
    db.update(stockOrders)
      .set({ ...values, version: order.version + 1 })
      .where(eq(stockOrders.id, order.id))
      .run()
  }

  return {
    find,
    one,
    /** The newest, so many of them. */
    list: (): StockOrder[] =>
      shown(db.select().from(stockOrders).orderBy(desc(stockOrders.id)).limit(mostOrders).all()),
    place: (wish: NewOrder, key: string | null, by: User): number =>
      replays.once(`stock.order.${by.id}`, key, wish, () => {
        const { lines, ...order } = wish
        const items = lines.map(({ itemId }) => movements.item(itemId))
        if (items.some(({ archivedAt }) => archivedAt !== null)) throw conflict("stock.archived")
        if (new Set(items.map(({ id }) => id)).size < items.length)
          throw invalid({ lines: "stock.orderedTwice" })
        if (order.expectedOn !== null && order.expectedOn < today(clock))
          throw invalid({ expectedOn: "stock.dayOver" })
        const row = db
          .insert(stockOrders)
          .values({ ...order, createdAt: clock().toISOString(), createdBy: by.id })
          .returning()
          .get()
        for (const { itemId, quantity, price } of lines)
          db.insert(stockOrderLines)
            .values({
              ...{ orderId: row.id, itemId },
              ...{ quantity: thousandths(quantity), price: storedPrice(price) },
            })
            .run()
        tell("placed", row, by)
        return row.id
      }),
    /** In parts, as it comes. What costs otherwise than was ordered is what it costs from now on. */
    receive: (id: number, { lines, place, version }: Receipt, key: string | null, by: User) =>
      replays.once<{ movementIds: number[]; otherPrices: OtherPrice[] }>(
        `stock.receive.${by.id}`,
        key,
        { id, lines, place },
        () => {
          const order = requireOpen(changeable(id, version))
          const otherPrices: OtherPrice[] = []
          const movementIds = lines.map(({ lineId, quantity, price: typed }) => {
            const line = lineIn(order, lineId)
            const price = storedPrice(typed)
            const { name } = movements.item(line.itemId)
            if (price !== line.price) {
              otherPrices.push({ name, ordered: euros(line.price), paid: typed })
              items.reprice(line.itemId, price, by)
            }
            const came = { itemId: line.itemId, orderLineId: line.id, quantity: thousandths(quantity) }
            return movements.receiveOrdered({ ...came, price, place }, by)
          })
          set(order, {})
          tell("received", order, by)
          return { movementIds, otherPrices }
        },
      ),
    /**
     * Lines of an invoice, against what was ordered or without an order; the movement of each, null of what came before.
     * What costs otherwise than was known is what it costs from now on. In the caller's transaction.
     */
    receiveInvoiced({ lines, place, note }: Invoiced, by: User) {
      const orders = new Map<number, OrderRow>()
      const otherPrices: OtherPrice[] = []
      const movementIds = lines.map(({ cameBefore, paidCents, ...came }): number | null => {
        const item = movements.item(came.itemId)
        const ordered = came.orderLineId === null ? undefined : lineOf(came.orderLineId, item.id)
        const price = priceOf(came.quantity, paidCents)
        if (price > storedPrice(highestPrice)) throw conflict("stock.priceTooHigh")
        const known = ordered?.price ?? item.price
        if (centsAt(came.quantity, known) !== paidCents) {
          if (known > 0) otherPrices.push({ name: item.name, ordered: euros(known), paid: euros(price) })
          items.reprice(item.id, price, by)
        }
        if (cameBefore) return null
        if (ordered) orders.set(ordered.orderId, requireOpen(find(ordered.orderId)))
        return movements.receiveInvoiced({ ...came, place, note }, by)
      })
      for (const order of orders.values()) {
        set(order, {})
        tell("received", order, by)
      }
      return { movementIds, otherPrices }
    },
    /** In the caller's transaction. */
    mailed(id: number, { to, fileId }: { to: string; fileId: string }, by: User) {
      const order = find(id)
      set(order, { mailedTo: to, mailedFileId: fileId })
      tell("mailed", order, by)
    },
    changeable,
    /** The rest will not come; or it will after all. */
    close: (id: number, { closed, version }: CloseOrder, by: User) =>
      write<void>(db, () => {
        const order = changeable(id, version)
        if ((order.closedAt !== null) === closed) return
        set(order, { closedAt: closed ? clock().toISOString() : null })
        tell(closed ? "closed" : "reopened", order, by)
      }),
  }
}

/** A line of an invoice: what it is worth on the shelf, and what was paid for it without the freight. */
interface InvoicedLine {
  itemId: number
  orderLineId: number | null
  quantity: number
  cents: number
  paidCents: number
  /** Its packing slip was booked, so only its price is news. */
  cameBefore: boolean
}

interface Invoiced {
  lines: readonly InvoicedLine[]
  place: PlaceKey
  note: string
}

export const numberOf = (id: number): string => `B-${id}`

function stateOf({ closedAt }: OrderRow, lines: { line: OrderLineRow; received: number }[]): OrderState {
  if (lines.every(({ line, received }) => received >= line.quantity)) return "received"
  if (closedAt !== null) return "closed"
  return lines.some(({ received }) => received > 0) ? "partly" : "open"
}
