import { and, eq, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { User } from "#modules/access/schema.ts"
import type { Ledger } from "#modules/projects/ledger.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { dayOf } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { reaches } from "#src/shared/roles.ts"
import { round } from "#src/shared/rounding.ts"
import { centsAt, shareOf, storedPrice, thousandths, units } from "../amounts.ts"
import type { Places } from "../places.ts"
import {
  type Adjust,
  type Count,
  type CountList,
  type Move,
  type PlaceKey,
  type Return,
  workshop,
} from "../schema.ts"
import { type ItemRow, type MovementRow, stockItems, stockLevels, stockMovements } from "../table.ts"

export type Movements = ReturnType<typeof createMovements>

/** A line before it is written: where, how much and what that is worth, with its sign. */
type Line = Pick<MovementRow, "place" | "kind" | "quantity" | "cents"> &
  Partial<Pick<MovementRow, "projectId" | "otherPlace" | "orderLineId" | "reverses" | "note">>

/** A part of what was ordered, as it is stored. */
interface Ordered {
  itemId: number
  orderLineId: number
  quantity: number
  price: number
  place: PlaceKey
}

/** A line of an invoice, as it is stored: worth what was paid for it. */
interface Invoiced extends Omit<Ordered, "orderLineId" | "price"> {
  orderLineId: number | null
  cents: number
  note: string
}

/** As a line of the ledger knows its movement. */
const source = "stock-movement"

/**
 * What comes onto the shelf and leaves it. How much there is, is the sum of these lines: nobody sets it. Each verb is one
 * transaction with what it costs a project.
 */
export function createMovements({
  db,
  clock,
  replays,
  ledger,
  places,
}: {
  db: Db
  clock: Clock
  replays: Replays
  ledger: Ledger
  places: Places
}) {
  const byId = prepared(({ id }: { id: number }) => db.select().from(stockItems).where(eq(stockItems.id, id)))
  const level = prepared(({ itemId, place }: { itemId: number; place: string }) =>
    db
      .select({ quantity: stockLevels.quantity })
      .from(stockLevels)
      .where(and(eq(stockLevels.itemId, itemId), eq(stockLevels.place, place))),
  )
  const insert = prepared((row: typeof stockMovements.$inferInsert) =>
    db.insert(stockMovements).values(row).returning(),
  )
  const usedOn = prepared(({ itemId, projectId }: { itemId: number; projectId: number }) =>
    db
      .select({
        quantity: sql<number>`coalesce(-sum(${stockMovements.quantity}), 0)`,
        cents: sql<number>`coalesce(-sum(${stockMovements.cents}), 0)`,
      })
      .from(stockMovements)
      .where(and(eq(stockMovements.projectId, projectId), eq(stockMovements.itemId, itemId))),
  )
  const movement = prepared(({ id }: { id: number }) =>
    db.select().from(stockMovements).where(eq(stockMovements.id, id)),
  )
  const reversal = prepared(({ id }: { id: number }) =>
    db.select({ id: stockMovements.id }).from(stockMovements).where(eq(stockMovements.reverses, id)),
  )

  function item(id: number): ItemRow {
    const found = byId.get({ id })
    if (!found) throw new DomainError("stock.notFound", 404)
    return found
  }

  function standing(id: number): ItemRow {
    const found = item(id)
    if (found.archivedAt !== null) throw conflict("stock.archived")
    return found
  }

  const at = (itemId: number, place: string): number => level.get({ itemId, place })?.quantity ?? 0

  /** Who takes more than there is hears what is left, and can count. */
  function requireThere({ id, unit }: ItemRow, place: PlaceKey, quantity: number) {
    const left = at(id, place)
    if (quantity <= left) return
    throw new DomainError(left === 0 ? "stock.noneLeft" : "stock.notEnough", 409, {
      values: { left: formatQuantity(units(left)), unit, place: places.nameOf(place) },
    })
  }

  function add({ id: itemId, name, unit }: ItemRow, line: Line, by: User): MovementRow {
    const now = clock()
    const row = insert.get({
      ...{ itemId, note: "", at: now.toISOString(), accountId: by.id },
      ...line,
    })
    if (row.projectId !== null)
      ledger.book(
        { kind: source, id: row.id },
        {
          ...{ projectId: row.projectId, category: "material", cents: -row.cents, day: dayOf(now) },
          ...{ description: name, quantity: -units(row.quantity), unit, accountId: by.id },
        },
      )
    return row
  }

  function receive(row: ItemRow, { adjustment, place = workshop, price, note = "" }: Adjust, by: User) {
    const quantity = thousandths(adjustment)
    const cents = centsAt(quantity, price === undefined ? row.price : storedPrice(price))
    return add(row, { kind: "received", place, quantity, cents, note }, by)
  }

  function take(row: ItemRow, { adjustment, place = workshop, projectId, note = "" }: Adjust, by: User) {
    const quantity = -thousandths(adjustment)
    requireThere(row, place, quantity)
    const out = { place, quantity: -quantity, cents: -shareOf(quantity, row), note }
    if (projectId === undefined) return add(row, { ...out, kind: "corrected" }, by)
    places.requireWorking(projectId)
    return add(row, { ...out, kind: "used", projectId }, by)
  }

  return {
    item,
    /** Adds what is positive, takes what is negative. */
    adjust: (id: number, wish: Adjust, key: string | null, by: User): number =>
      replays.once(`stock.adjust.${by.id}`, key, { id, ...wish }, () => {
        // With somebody who left nothing is put, and what lies there is fetched.
        if (wish.adjustment > 0) places.requireOpen(wish.place)
        if (wish.adjustment > 0 && wish.projectId !== undefined)
          throw invalid({ projectId: "stock.projectOfAdded" })
        if (wish.price !== undefined && !reaches(by.role, "manager"))
          throw new DomainError("stock.priceOfWorker", 403)
        const row = standing(id)
        return (wish.adjustment > 0 ? receive(row, wish, by) : take(row, wish, by)).id
      }),
    /** What was ordered came in, at what it costs by then. In the caller's transaction. */
    receiveOrdered({ itemId, orderLineId, quantity, price, place }: Ordered, by: User): number {
      places.requireOpen(place)
      const cents = centsAt(quantity, price)
      return add(standing(itemId), { kind: "received", place, quantity, cents, orderLineId }, by).id
    },
    /** A line of an invoice came in, for exactly what was paid. In the caller's transaction. */
    receiveInvoiced({ itemId, ...line }: Invoiced, by: User): number {
      places.requireOpen(line.place)
      return add(standing(itemId), { kind: "received", ...line }, by).id
    },
    /** What came in by it still lies where it came in. */
    isThere(movementId: number): boolean {
      const line = movement.get({ id: movementId })
      return line !== undefined && line.quantity <= at(line.itemId, line.place)
    },
    /** Back from a project, at what it cost there. */
    giveBack: (
      id: number,
      { quantity: given, projectId, place = workshop, note = "" }: Return,
      key: string | null,
      by: User,
    ): number =>
      replays.once(`stock.return.${by.id}`, key, { id, given, projectId, place, note }, () => {
        places.requireOpen(place)
        const row = standing(id)
        const quantity = thousandths(given)
        const used = usedOn.get({ itemId: id, projectId })!
        if (quantity > used.quantity)
          throw new DomainError(used.quantity === 0 ? "stock.notUsedThere" : "stock.lessUsedThere", 409, {
            values: { used: formatQuantity(units(used.quantity)), unit: row.unit },
          })
        const cents = shareOf(quantity, used)
        return add(row, { kind: "returned", place, quantity, cents, projectId, note }, by).id
      }),
    /** What really lies there; null when that was known. */
    count: (id: number, wish: Count, key: string | null, by: User): number | null =>
      replays.once<number | null>(`stock.count.${by.id}`, key, { id, ...wish }, () =>
        count(standing(id), wish, by),
      ),
    /** All that was counted at a place, or nothing of it. */
    countAll: ({ lines, ...all }: CountList, key: string | null, by: User): number[] =>
      replays.once<number[]>(`stock.countAll.${by.id}`, key, { lines, ...all }, () => {
        if (new Set(lines.map(({ itemId }) => itemId)).size < lines.length)
          throw invalid({ lines: "stock.countedTwice" })
        return lines
          .map(({ itemId, ...line }) => count(standing(itemId), { ...line, ...all }, by))
          .filter((id) => id !== null)
      }),
    /** From one place to another; it stays as much, and worth as much. */
    move: (
      id: number,
      { quantity: moved, from, to, note = "" }: Move,
      key: string | null,
      by: User,
    ): number =>
      replays.once(`stock.move.${by.id}`, key, { id, moved, from, to, note }, () => {
        places.requireOpen(to)
        if (from === to) throw invalid({ to: "stock.samePlace" })
        const row = standing(id)
        const quantity = thousandths(moved)
        requireThere(row, from, quantity)
        add(row, { kind: "moved", place: from, otherPlace: to, quantity: -quantity, cents: 0, note }, by)
        return add(row, { kind: "moved", place: to, otherPlace: from, quantity, cents: 0, note }, by).id
      }),
    /** By another line, once; what a project paid for it goes back as well. */
    reverse: (movementId: number, key: string | null, by: User): { itemId: number; movementId: number } =>
      replays.once(`stock.reverse.${by.id}`, key, { movementId }, () => reverse(movementId, by)),
    reverseAll: (movementIds: number[], key: string | null, by: User): number[] =>
      replays.once(`stock.reverseAll.${by.id}`, key, { movementIds }, () =>
        movementIds.map((id) => reverse(id, by).movementId),
      ),
  }

  function count(row: ItemRow, { quantity: counted, known, place = workshop, note = "" }: Count, by: User) {
    const there = at(row.id, place)
    // With somebody who left it can be counted away.
    if (there === 0) places.requireOpen(place)
    const change = thousandths(counted) - (known === undefined ? there : thousandths(known))
    const quantity = Math.max(change, -there)
    const cents = quantity < 0 ? -shareOf(-quantity, row) : worth(quantity, row)
    const line = quantity === 0 ? null : add(row, { kind: "counted", place, quantity, cents, note }, by)
    db.insert(stockLevels)
      .values({ itemId: row.id, place, quantity: 0, countedAt: clock().toISOString() })
      .onConflictDoUpdate({
        target: [stockLevels.itemId, stockLevels.place],
        set: { countedAt: sql`excluded.counted_at` },
      })
      .run()
    return line?.id ?? null
  }

  function reverse(movementId: number, by: User) {
    const line = movement.get({ id: movementId })
    if (!line) throw new DomainError("stock.movementNotFound", 404)
    if (line.reverses !== null) throw conflict("stock.isReversal")
    if (line.accountId !== by.id && !reaches(by.role, "manager")) throw new DomainError("stock.notYours", 403)
    if (reversal.get({ id: movementId })) throw conflict("stock.reversedAlready")
    const row = item(line.itemId)
    if (line.quantity > 0) requireThere(row, line.place as PlaceKey, line.quantity)
    if (line.kind === "moved") moveBack(row, line, by)
    const cents = backAt(row, line)
    const { kind, place, otherPlace, projectId, orderLineId } = line
    const back = { kind, place, otherPlace, projectId, orderLineId, quantity: -line.quantity, cents }
    const made = add(row, { ...back, reverses: line.id }, by)
    return { itemId: row.id, movementId: made.id }
  }

  /** The other half of a move; the one that came is the one that is turned back. */
  function moveBack(row: ItemRow, { id, place, otherPlace, quantity }: MovementRow, by: User) {
    if (quantity < 0) throw conflict("stock.reverseArrival")
    // Written just before it.
    const left = { kind: "moved", place: otherPlace!, otherPlace: place, quantity, cents: 0 } as const
    add(row, { ...left, reverses: id - 1 }, by)
  }
}

/** What is found beyond what was known is worth what the rest is, or what it costs now when there is none. */
const worth = (quantity: number, { price, ...all }: ItemRow): number =>
  all.quantity === 0 ? centsAt(quantity, price) : round((all.cents * quantity) / all.quantity)

/** What it was worth then, except that nothing is worth nothing and less than nothing is there never. */
function backAt(row: ItemRow, { quantity, cents }: MovementRow): number {
  if (quantity < 0) return -cents
  return quantity === row.quantity ? -row.cents : -Math.min(cents, row.cents)
}
