import { asc, eq, inArray, isNotNull, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { thousandths, units } from "#modules/stock/amounts.ts"
import type { StockItems } from "#modules/stock/items/service.ts"
import type { Movements } from "#modules/stock/movements/service.ts"
import type { StockOrders } from "#modules/stock/orders/service.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import { formatEuro } from "#src/shared/euro.ts"
import { filled } from "#src/shared/filled.ts"
import { sum } from "#src/shared/rounding.ts"
import type { Settling } from "../allocations/settling.ts"
import { type Left, percentageOf } from "../allocations/shares.ts"
import { type InvoiceRow, invoiceLines, type StockPartRow, stockParts } from "../table.ts"
import { lineShares, outOf, withSpread } from "./lineShares.ts"
import { proposeItems } from "./proposals.ts"
import type { OnStockNow, PutOnStock, StockLines, StockPart } from "./schema.ts"
import { arrivalNote } from "./server.nl.ts"

export type OnStock = ReturnType<typeof createOnStock>

/** Brings lines of purchase invoices onto the shelf: no cost of a project until they are used there. */
export function createOnStock({
  db,
  clock,
  log,
  replays,
  people,
  settling,
  items,
  movements,
  orders,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  people: () => User[]
  settling: Settling
  items: Pick<StockItems, "recognisable">
  movements: Movements
  orders: Pick<StockOrders, "list" | "receiveInvoiced">
}) {
  const insert = prepared((row: typeof stockParts.$inferInsert) =>
    db.insert(stockParts).values(row).returning(),
  )
  const linesOf = (invoiceId: number) =>
    db
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, invoiceId))
      .orderBy(asc(invoiceLines.position))
      .all()

  const rowsOf = (invoiceId: number): StockPartRow[] =>
    db.select().from(stockParts).where(eq(stockParts.invoiceId, invoiceId)).orderBy(stockParts.position).all()

  function shown(rows: StockPartRow[], { totalCents }: InvoiceRow): StockPart[] {
    const accounts = new Map(people().map(({ id, name }) => [id, name]))
    return rows.map(({ id, position, itemId, quantity, movementId, cents, netCents, ...row }) => {
      const { name, unit } = movements.item(itemId)
      return {
        ...{ id, position, itemId, name, unit, quantity: units(quantity) },
        ...{ amount: cents / 100, netAmount: netCents / 100, percentage: percentageOf(cents, totalCents) },
        cameBefore: movementId === null,
        ...{ createdBy: accounts.get(row.createdBy) ?? null, createdAt: row.createdAt },
      }
    })
  }

  function requireFit(invoice: InvoiceRow) {
    settling.requireFit(invoice, "invoices.stockCurrency")
    if (invoice.kind === "credit") throw conflict("invoices.stockCredit")
  }

  /** What each of these lines takes of the invoice, its part of the freight and the discount included. */
  function sharesOf(
    invoice: InvoiceRow,
    { lines, spread = [] }: PutOnStock,
  ): { paid: Left[]; parts: Left[] } {
    const positions = [...lines.map(({ position }) => position), ...spread]
    const taken = rowsOf(invoice.id).map(({ position }) => position)
    if (new Set([...positions, ...taken]).size < positions.length + taken.length)
      throw conflict("invoices.stockTwice")
    const all = linesOf(invoice.id)
    const places = new Map(all.map(({ position }, at) => [position, at]))
    if (positions.some((position) => !places.has(position)))
      throw new DomainError("invoices.stockLineGone", 404)
    const own = lineShares(invoice, all)
    const borne = withSpread(own, (at) => spread.includes(all[at]!.position))
    const paid = lines.map(({ position }) => own[places.get(position)!]!)
    const parts = lines.map(({ position }) => borne[places.get(position)!]!)
    if ([...paid, ...parts].some(({ cents, netCents }) => Math.min(cents, netCents) <= 0))
      throw conflict("invoices.stockWorthless")
    const left = settling.leftOf(invoice)
    const together = sum(parts.map(({ cents }) => cents))
    if (together > left.cents)
      throw new DomainError("invoices.stockTooHigh", 409, {
        values: { left: formatEuro(left.cents), amount: formatEuro(together) },
      })
    return { paid, parts: outOf(left, parts) }
  }

  function put(wish: PutOnStock, by: User): OnStockNow {
    const invoice = settling.find(wish.purchaseInvoiceId)
    requireFit(invoice)
    const { paid, parts } = sharesOf(invoice, wish)
    const lines = wish.lines.map(
      ({ position, itemId, quantity, orderLineId = null, cameBefore = false }, at) => ({
        ...{ position, itemId, orderLineId, cameBefore, quantity: thousandths(quantity) },
        ...{ paidCents: paid[at]!.netCents, ...parts[at]! },
      }),
    )
    const { movementIds, otherPrices } = orders.receiveInvoiced(
      {
        lines: lines.map(({ netCents, ...line }) => ({ ...line, cents: netCents })),
        place: wish.place,
        note: filled(arrivalNote, { number: invoice.invoiceNumber, supplier: invoice.supplierName }),
      },
      by,
    )
    const rows = lines.map(({ paidCents: _, cameBefore: __, ...line }, at) =>
      insert.get({
        ...{ ...line, invoiceId: invoice.id, movementId: movementIds[at]! },
        ...{ createdBy: by.id, createdAt: clock().toISOString() },
      }),
    )
    log.record("invoice.stocked", { kind: "invoice", id: invoice.id }, by.id, detailsOf(invoice, rows))
    return { success: true, stock: shown(rows, invoice), otherPrices }
  }

  const isThere = ({ movementId }: StockPartRow): boolean =>
    movementId === null || movements.isThere(movementId)

  /** Its goods leave the shelf again; the database takes away the part with its movement. */
  function takeOff({ id, movementId }: Pick<StockPartRow, "id" | "movementId">, by: User) {
    if (movementId !== null) movements.reverse(movementId, null, by)
    db.delete(stockParts).where(eq(stockParts.id, id)).run()
  }

  const tellGone = (invoice: InvoiceRow, rows: StockPartRow[], by: User) =>
    log.record("invoice.unstocked", { kind: "invoice", id: invoice.id }, by.id, detailsOf(invoice, rows))

  return {
    /** The lines of an invoice, each with what it most likely is. */
    async lines(invoiceId: number): Promise<StockLines> {
      const invoice = settling.find(invoiceId)
      requireFit(invoice)
      const lines = linesOf(invoiceId)
      const shares = lineShares(invoice, lines)
      const taken = new Set(rowsOf(invoiceId).map(({ position }) => position))
      const settled = db
        .select({ orderLineId: stockParts.orderLineId, quantity: sql<number>`sum(${stockParts.quantity})` })
        .from(stockParts)
        .where(isNotNull(stockParts.orderLineId))
        .groupBy(stockParts.orderLineId)
        .all()
      const { proposals, awaited } = await proposeItems({
        ...{ invoice, lines, settled },
        ...{ items: items.recognisable(), orders: orders.list() },
      })
      return {
        awaited,
        lines: lines.map(({ position, description, quantity, unit }, at) => ({
          ...{ position, description, quantity, unit },
          ...{ amount: shares[at]!.cents / 100, netAmount: shares[at]!.netCents / 100 },
          ...{ onStock: taken.has(position), proposal: proposals[at]! },
        })),
      }
    },
    of: (invoice: InvoiceRow): StockPart[] => shown(rowsOf(invoice.id), invoice),
    put: (wish: PutOnStock, key: string | null, by: User): OnStockNow =>
      replays.once<OnStockNow>("invoices.stock", key, wish, () => put(wish, by)),
    /** All of these, or none: what was used meanwhile can't be turned back. */
    remove: (ids: number[], key: string | null, by: User): { success: true } =>
      replays.once<{ success: true }>("invoices.unstock", key, { ids }, () => {
        const rows = db.select().from(stockParts).where(inArray(stockParts.id, ids)).all()
        if (rows.length < ids.length) throw new DomainError("invoices.stockLineGone", 404)
        for (const row of rows) {
          if (!isThere(row))
            throw new DomainError("invoices.stockUsed", 409, {
              values: { name: movements.item(row.itemId).name },
            })
          takeOff(row, by)
        }
        for (const [invoiceId, own] of Map.groupBy(rows, (row) => row.invoiceId))
          tellGone(settling.find(invoiceId), own, by)
        return { success: true }
      }),
    /**
     * Its invoice is taken back. What is not there any more was used: it did come in, so it stays in the books of the
     * shelf, and whoever posts the invoice again says that it came before. In the caller's transaction.
     */
    release(invoice: InvoiceRow, by: User) {
      const rows = rowsOf(invoice.id)
      if (rows.length === 0) return
      for (const row of rows) takeOff(isThere(row) ? row : { ...row, movementId: null }, by)
      tellGone(invoice, rows, by)
    },
  }
}

const detailsOf = ({ supplierName, invoiceNumber }: InvoiceRow, rows: readonly StockPartRow[]) => ({
  ...{ supplier: supplierName, number: invoiceNumber },
  parts: rows.map(({ position, itemId, quantity, netCents }) => ({
    ...{ position, itemId, quantity: units(quantity), net: netCents / 100 },
  })),
})
