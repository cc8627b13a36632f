import { and, count, eq, isNull, ne } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { QuotedArticle } from "#src/manifest/answers.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { storedPrice, thousandths } from "../amounts.ts"
import { type ItemRow, stockItems } from "../table.ts"
import { type ItemChange, type ItemFields, mostItems } from "./schema.ts"

export type StockItems = ReturnType<typeof createStockItems>

/** What the company keeps on its shelves. How much there is of it, its movements say. */
export function createStockItems({
  db,
  clock,
  log,
  replays,
  articles,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  articles: () => readonly QuotedArticle[]
}) {
  // Twenty thousand of them: as they come.
  const recognisable = db.$client.query<Recognisable, []>(
    "SELECT id, name, supplier, article, code FROM stock_items WHERE archived_at IS NULL",
  )
  const howMany = prepared((_: object) => db.select({ count: count() }).from(stockItems))

  function find(id: number): ItemRow {
    const found = db.select().from(stockItems).where(eq(stockItems.id, id)).get()
    if (!found) throw new DomainError("stock.notFound", 404)
    return found
  }

  function refuseWrong({ code, minStock, maxStock, quotedAs = "" }: ItemFields, id = 0) {
    if (maxStock < minStock) throw invalid({ maxStock: "stock.maxBelowMin" })
    if (isTaken(stockItems.code, code, id)) throw invalid({ code: "stock.codeTaken" })
    if (quotedAs === "") return
    if (!articles().some(({ name }) => name === quotedAs)) throw invalid({ quotedAs: "stock.articleUnknown" })
    if (isTaken(stockItems.quotedAs, quotedAs, id)) throw invalid({ quotedAs: "stock.articleTaken" })
  }

  const isTaken = (column: typeof stockItems.code | typeof stockItems.quotedAs, value: string, id: number) =>
    value !== "" &&
    db
      .select({ id: stockItems.id })
      .from(stockItems)
      .where(and(eq(column, value), isNull(stockItems.archivedAt), ne(stockItems.id, id)))
      .get() !== undefined

  const set = (id: number, values: Partial<ItemRow>, by: User) => {
    db.update(stockItems)
      .set({ ...values, updatedAt: clock().toISOString(), updatedBy: by.id })
      .where(eq(stockItems.id, id))
      .run()
  }

  const tell = (action: string, { id, name }: Pick<ItemRow, "id" | "name">, by: User, more: object = {}) =>
    log.record(`material.${action}`, { kind: "stock", id }, by.id, { name, ...more })

  function add(fields: ItemFields, by: User): number {
    refuseWrong(fields)
    if (howMany.get({})!.count >= mostItems) throw conflict("stock.tooMany")
    const now = clock().toISOString()
    const { id } = db
      .insert(stockItems)
      .values({
        ...{ ...valuesOf(fields), updatedAt: now, updatedBy: by.id, createdAt: now, createdBy: by.id },
      })
      .returning({ id: stockItems.id })
      .get()
    tell("added", { id, name: fields.name }, by)
    return id
  }

  return {
    find,
    /** By what each can be recognised on paper. */
    recognisable: (): Recognisable[] => recognisable.all(),
    add: (fields: ItemFields, key: string | null, by: User): number =>
      replays.once(`stock.add.${by.id}`, key, fields, () => add(fields, by)),
    change: (id: number, { version, ...fields }: ItemChange, by: User) =>
      write<void>(db, () => {
        const before = find(id)
        if (before.version !== version) throw conflict("stock.changedMeanwhile")
        refuseWrong(fields, id)
        const values = valuesOf(fields)
        const changed = (Object.keys(values) as (keyof typeof values)[]).filter(
          (name) => before[name] !== values[name],
        )
        if (changed.length === 0) return
        set(id, { ...values, version: version + 1 }, by)
        tell("changed", { id, name: fields.name }, by, { fields: changed })
      }),
    /** What one costs from now on, as a delivery told. In the caller's transaction. */
    reprice(id: number, price: number, by: User) {
      const item = find(id)
      set(id, { price, version: item.version + 1 }, by)
      tell("changed", item, by, { fields: ["price"] })
    },
    /** What a list tells of it, unless somebody changed it or took its code since. In the caller's transaction. */
    fill({ id, version }: Pick<ItemRow, "id" | "version">, values: Partial<Values>, by: User) {
      const item = find(id)
      if (item.version !== version || isTaken(stockItems.code, values.code ?? "", id)) return
      set(id, { ...values, version: version + 1 }, by)
      tell("changed", item, by, { fields: Object.keys(values) })
    },
    /** What there still is of it stays on the books; only what is not kept any more leaves the list. */
    archive: (id: number, by: User) =>
      write<void>(db, () => {
        const item = find(id)
        if (item.archivedAt !== null) return
        if (item.quantity > 0) throw conflict("stock.notEmpty")
        set(id, { archivedAt: clock().toISOString(), version: item.version + 1 }, by)
        tell("archived", item, by)
      }),
    restore: (id: number, by: User) =>
      write<void>(db, () => {
        const item = find(id)
        if (item.archivedAt === null) return
        if (isTaken(stockItems.code, item.code, id)) throw conflict("stock.codeTaken")
        if (isTaken(stockItems.quotedAs, item.quotedAs, id)) throw conflict("stock.articleTaken")
        set(id, { archivedAt: null, version: item.version + 1 }, by)
        tell("restored", item, by)
      }),
  }
}

export type Recognisable = Pick<ItemRow, "id" | "name" | "supplier" | "article" | "code">

/** What is filled in, as it is kept. */
export const valuesOf = ({ minStock, maxStock, currentPrice, quotedUnits, ...texts }: ItemFields) => ({
  ...texts,
  ...(quotedUnits !== undefined && { quotedUnits: thousandths(quotedUnits) }),
  ...{ min: thousandths(minStock), max: thousandths(maxStock), price: storedPrice(currentPrice) },
})
export type Values = ReturnType<typeof valuesOf>
