import { and, eq, inArray, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import { apart, inPortions, pagesOf } from "#src/jobs/portions.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import { purchaseInvoices, type SupplierRow, supplierIbans, supplierLessons, suppliers } from "../table.ts"
import { nameKey, numberKey, recognise } from "../understanding/recognise.ts"
import type { FieldName, KnownSupplier, Lesson } from "../understanding/suggestion.ts"
import type { Supplier } from "./schema.ts"

export type Suppliers = ReturnType<typeof createSuppliers>

/** What an invoice says of its supplier; identifiers without spaces, empty when it doesn't say. */
export interface Introduction {
  name: string
  iban: string
  blockedIban: string
  btwId: string
  kvk: string
}

/** Whom the company buys from: known from the first invoice that a person posted of them. */
export function createSuppliers({ db, clock, log }: { db: Db; clock: Clock; log: Log }) {
  /** Who shares anything to be recognised by: to hold it against ten thousand others takes a twentieth of a second. */
  const alikeIds = db.$client.query<{ id: number }, Record<"name" | "iban" | "btwId" | "kvk", string>>(
    `SELECT id FROM suppliers WHERE name_key = $name
      OR (btw_id <> '' AND replace(btw_id, '-', '') = $btwId) OR (kvk <> '' AND replace(kvk, '-', '') = $kvk)
      OR id IN (SELECT supplier_id FROM supplier_ibans WHERE replace(iban, '-', '') = $iban)`,
  )

  function find(id: number): SupplierRow {
    const row = db.select().from(suppliers).where(eq(suppliers.id, id)).get()
    if (!row) throw new DomainError("invoices.supplierNotFound", 404)
    return row
  }

  function knownOf(rows: SupplierRow[]): KnownSupplier[] {
    const ids = rows.map(({ id }) => id)
    const own = <Row extends { supplierId: number }>(all: Row[]) =>
      Map.groupBy(all, ({ supplierId }) => supplierId)
    const ibans = own(db.select().from(supplierIbans).where(inArray(supplierIbans.supplierId, ids)).all())
    const lessons = own(
      db.select().from(supplierLessons).where(inArray(supplierLessons.supplierId, ids)).all(),
    )
    return rows.map(({ id, name, btwId, kvk }) => ({
      ...{ id, name, btwId, kvk },
      ibans: (ibans.get(id) ?? []).map(({ iban }) => iban),
      lessons: (lessons.get(id) ?? []).map(({ lesson }) => lesson),
    }))
  }

  /** All of them, for the reader. */
  async function known(): Promise<KnownSupplier[]> {
    const rows = await apart(() => db.select().from(suppliers).all())
    return (await inPortions(pagesOf(rows, atOnce), knownOf)).flat()
  }

  function alike({ name, iban, btwId, kvk }: Omit<Introduction, "blockedIban">): KnownSupplier[] {
    const keys = { name: nameKey(name), iban: numberKey(iban), btwId: numberKey(btwId), kvk: numberKey(kvk) }
    const ids = alikeIds.all(keys).map(({ id }) => id)
    return knownOf(db.select().from(suppliers).where(inArray(suppliers.id, ids)).all())
  }

  function recogniseBy(introduction: Introduction): SupplierRow | undefined {
    const { name, iban, btwId, kvk } = introduction
    const found = recognise({ ibans: iban ? [iban] : [], btwId, kvk, names: [name] }, alike(introduction))
    return found ? find(found.supplier.id) : undefined
  }

  const add = ({ name, btwId, kvk }: Introduction): SupplierRow =>
    db
      .insert(suppliers)
      .values({ name, nameKey: nameKey(name), btwId, kvk, createdAt: clock().toISOString() })
      .returning()
      .get()

  /** What a person just confirmed of him is how he is known from now on. */
  function update(supplier: SupplierRow, { name, btwId, kvk }: Introduction): SupplierRow {
    const change = { name, nameKey: nameKey(name), btwId: btwId || supplier.btwId, kvk: kvk || supplier.kvk }
    return db.update(suppliers).set(change).where(eq(suppliers.id, supplier.id)).returning().get()!
  }

  function confirmIban(supplierId: number, iban: string, blocked: boolean, by: number) {
    if (iban === "") return
    const row = { supplierId, iban, blocked, confirmedBy: by, createdAt: clock().toISOString() }
    const added = db.insert(supplierIbans).values(row).onConflictDoNothing().returning().all()
    if (added.length > 0)
      log.record("supplier.ibanConfirmed", { kind: "supplier", id: supplierId }, by, { iban, blocked })
  }

  const ibansOf = (id: number): string[] =>
    db
      .select({ iban: supplierIbans.iban })
      .from(supplierIbans)
      .where(eq(supplierIbans.supplierId, id))
      .all()
      .map(({ iban }) => iban)

  return {
    find,
    recognise: recogniseBy,
    ibansOf,
    list(): Supplier[] {
      const counts = new Map(
        db
          .select({ id: purchaseInvoices.supplierId, n: sql<number>`count(*)` })
          .from(purchaseInvoices)
          .groupBy(purchaseInvoices.supplierId)
          .all()
          .map(({ id, n }) => [id, n]),
      )
      const ibans = Map.groupBy(db.select().from(supplierIbans).all(), ({ supplierId }) => supplierId)
      return db
        .select()
        .from(suppliers)
        .orderBy(suppliers.nameKey)
        .all()
        .map(({ id, name, btwId, kvk }) => ({
          ...{ id, name, btwId, kvk, invoices: counts.get(id) ?? 0 },
          ibans: (ibans.get(id) ?? []).flatMap(({ iban, blocked }) => (blocked ? [] : [iban])),
        }))
    },
    known,
    alike,
    /**
     * The supplier of an invoice that is posted: the one that was chosen, or recognised, or a new one. In the caller's
     * transaction.
     */
    settle(id: number | null, introduction: Introduction, by: number): SupplierRow {
      const familiar = id === null ? recogniseBy(introduction) : find(id)
      const supplier = familiar ? update(familiar, introduction) : add(introduction)
      confirmIban(supplier.id, introduction.iban, false, by)
      confirmIban(supplier.id, introduction.blockedIban, true, by)
      if (!familiar)
        log.record("supplier.added", { kind: "supplier", id: supplier.id }, by, { name: supplier.name })
      return supplier
    },
    /** Where to find a field on his next invoice; null forgets what was learnt of it. In the caller's transaction. */
    learn(supplierId: number, field: FieldName, lesson: Lesson | null) {
      const mine = and(eq(supplierLessons.supplierId, supplierId), eq(supplierLessons.field, field))
      db.delete(supplierLessons).where(mine).run()
      if (lesson)
        db.insert(supplierLessons)
          .values({ supplierId, field, lesson, createdAt: clock().toISOString() })
          .run()
    },
  }
}

const atOnce = 250
