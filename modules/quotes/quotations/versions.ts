import { and, asc, desc, eq, getTableColumns, inArray, max, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Budget } from "#src/manifest/answers.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import { type Estimate, isUnpriced, type Totals } from "../pricing/line.ts"
import type { KeptStart } from "../pricing/start.ts"
import { needsDeclaration } from "../pricing/vat.ts"
import { type QuotationRow, quotations, quotationVersions, type VersionRow } from "../table.ts"
import type { OfferTerms } from "../terms/schema.ts"
import type { Texts } from "../writing/texts.ts"
import type { QuotedPicture } from "./content.schema.ts"

export type Versions = ReturnType<typeof createVersions>

const key = { id: quotationVersions.id, version: quotationVersions.version }
type VersionKey = Pick<VersionRow, "id" | "version">

const inShort = {
  version: quotationVersions.version,
  totalCents: quotationVersions.totalCents,
  createdAt: quotationVersions.createdAt,
  createdBy: quotationVersions.createdBy,
  sentAt: quotationVersions.sentAt,
}
type VersionInShort = Pick<VersionRow, keyof typeof inShort>

/** The newest version of each quotation, with what lists tell of it; SQLite takes that from the row of the highest. */
export const newestInShort = (db: Db) =>
  db
    .select({
      quotationId: quotationVersions.quotationId,
      version: max(quotationVersions.version).as("newest_version"),
      totalCents: quotationVersions.totalCents,
      unpriced: quotationVersions.unpriced,
      needsDeclaration: quotationVersions.needsDeclaration,
      validUntil: quotationVersions.validUntil,
    })
    .from(quotationVersions)
    .groupBy(quotationVersions.quotationId)
    .as("newest")

/** What a version is made of. */
export interface Draft {
  issuedOn: string
  wantedStart: string | null
  start: KeptStart | null
  terms: OfferTerms
  consumer: boolean
  estimate: Estimate
  texts: Texts
}

/** Quotations and their versions as rows. Its verbs take part in the caller's transaction. */
export function createVersions({ db, clock }: { db: Db; clock: Clock }) {
  const columns = ({ issuedOn, wantedStart, start, terms, consumer, estimate, texts }: Draft) => ({
    issuedOn,
    wantedStart,
    start,
    terms,
    consumer,
    estimate,
    totalCents: estimate.totals.incVatCents,
    lowCents: estimate.totals.lowCents,
    highCents: estimate.totals.highCents,
    unpriced: estimate.lines.filter(isUnpriced).length,
    needsDeclaration: estimate.lines.some(needsDeclaration),
    analysis: texts.analysis,
    body: texts.quotationText,
    writer: texts.writer,
  })

  const byId = prepared(({ id }: { id: number }) => db.select().from(quotations).where(eq(quotations.id, id)))
  const byNumber = prepared(({ number }: { number: string }) =>
    db.select().from(quotations).where(eq(quotations.number, number)),
  )
  const newest = prepared(({ quotationId }: { quotationId: number }) =>
    db
      .select({ version: max(quotationVersions.version) })
      .from(quotationVersions)
      .where(eq(quotationVersions.quotationId, quotationId)),
  )
  const insert = prepared((row: typeof quotations.$inferInsert) =>
    db.insert(quotations).values(row).returning(),
  )
  const insertVersion = prepared((row: typeof quotationVersions.$inferInsert) =>
    db.insert(quotationVersions).values(row).returning(key),
  )
  const update = prepared(({ id, ...values }: Partial<QuotationRow> & { id: number }) =>
    db.update(quotations).set(values).where(eq(quotations.id, id)),
  )

  function freeNumber(first: string): string {
    for (let nth = 1; ; nth++) {
      const number = nth === 1 ? first : `${first}-${nth}`
      if (!byNumber.get({ number })) return number
    }
  }

  function find(id: number): QuotationRow {
    const row = byId.get({ id })
    if (!row) throw new DomainError("quotes.quotationNotFound", 404)
    return row
  }

  function version(quotationId: number, number: number): VersionRow {
    const row = db
      .select()
      .from(quotationVersions)
      .where(and(eq(quotationVersions.quotationId, quotationId), eq(quotationVersions.version, number)))
      .get()
    if (!row) throw new DomainError("quotes.versionNotFound", 404)
    return row
  }

  return {
    find,
    version,
    /** By what stands on its documents: 'O-2026-0042'. */
    numbered: (number: string): QuotationRow | undefined => byNumber.get({ number }),
    /** A quotation without versions yet. Its number is that of its project, with '-2' behind it for the second one. */
    begin(
      quotation: Pick<QuotationRow, "projectId" | "requestId" | "origin" | "state">,
      by: number | null,
    ): QuotationRow {
      const createdAt = clock().toISOString()
      const stamps = { stateAt: createdAt, stateBy: by, createdAt }
      const row = insert.get({ ...quotation, ...stamps, number: crypto.randomUUID() })
      const number = freeNumber(`O-${today(clock).slice(0, 4)}-${String(row.projectId).padStart(4, "0")}`)
      update.run({ id: row.id, number })
      return { ...row, number }
    },
    /** The next version, or the first. */
    add(quotationId: number, draft: Draft, by: number | null): VersionKey {
      const version = (newest.get({ quotationId })?.version ?? 0) + 1
      const stamp = { createdBy: by, createdAt: clock().toISOString() }
      return insertVersion.get({ ...columns(draft), ...stamp, quotationId, version })
    },
    /** Writes over a version that nobody kept yet. */
    replace(id: number, draft: Draft, by: number | null): VersionKey {
      const stamp = { createdBy: by, createdAt: clock().toISOString() }
      return db
        .update(quotationVersions)
        .set({ ...columns(draft), ...stamp })
        .where(eq(quotationVersions.id, id))
        .returning(key)
        .get()
    },
    latest,
    /** The newest version of each of these quotations, and the project that it is for. */
    newestOf(ids: readonly number[]): (VersionRow & Pick<QuotationRow, "projectId">)[] {
      // SQLite takes the other columns from the row that has the highest version.
      return db
        .select({
          ...getTableColumns(quotationVersions),
          projectId: quotations.projectId,
          newest: max(quotationVersions.version),
        })
        .from(quotationVersions)
        .innerJoin(quotations, eq(quotations.id, quotationVersions.quotationId))
        .where(inArray(quotations.id, [...ids]))
        .groupBy(quotations.id)
        .all()
    },
    /** What the newest version of each of these budgets by kind of cost, without reading all that it calculates. */
    budgetsOf(ids: readonly number[]): Map<number, Budget> {
      const found = db
        .select({
          ...{ id: quotationVersions.quotationId, newest: max(quotationVersions.version) },
          totals: sql<string>`${quotationVersions.estimate} -> '$.totals'`,
        })
        .from(quotationVersions)
        .where(inArray(quotationVersions.quotationId, [...ids]))
        .groupBy(quotationVersions.quotationId)
        .all()
      return new Map(found.map(({ id, totals }) => [id, JSON.parse(totals) as Totals]))
    },
    /** Which version of each is the newest, without all that it holds. */
    newestIds: (ids: readonly number[]): { quotationId: number; versionId: number; createdAt: string }[] =>
      db
        .select({
          quotationId: quotationVersions.quotationId,
          versionId: quotationVersions.id,
          createdAt: quotationVersions.createdAt,
          newest: max(quotationVersions.version),
        })
        .from(quotationVersions)
        .where(inArray(quotationVersions.quotationId, [...ids]))
        .groupBy(quotationVersions.quotationId)
        .all(),
    /** What lists show of them, oldest first: with all that each holds a long history would take long to read. */
    inShort: (quotationId: number): VersionInShort[] =>
      db
        .select(inShort)
        .from(quotationVersions)
        .where(eq(quotationVersions.quotationId, quotationId))
        .orderBy(asc(quotationVersions.version))
        .all(),
    /** The files of the pictures of all versions of a quotation. */
    picturesOf(quotationId: number): string[] {
      const found = db
        .select({ pictures: sql<string | null>`${quotationVersions.estimate} -> '$.pictures'` })
        .from(quotationVersions)
        .where(eq(quotationVersions.quotationId, quotationId))
        .all()
      const all = found.flatMap(({ pictures }): QuotedPicture[] => (pictures ? JSON.parse(pictures) : []))
      return [...new Set(all.map(({ fileId }) => fileId))]
    },
    set: (id: number, values: Partial<QuotationRow>) => update.run({ ...values, id }),
    setVersion: (id: number, values: Partial<VersionRow>) =>
      db.update(quotationVersions).set(values).where(eq(quotationVersions.id, id)).run(),
    /** Of a proposal that nobody kept. */
    remove(id: number) {
      db.delete(quotationVersions).where(eq(quotationVersions.quotationId, id)).run()
      db.delete(quotations).where(eq(quotations.id, id)).run()
    },
    /** The newest version per request. */
    latestOf(requestIds: number[]) {
      const found = db
        .select({
          id: quotationVersions.id,
          quotationId: quotations.id,
          number: quotations.number,
          requestId: quotations.requestId,
          totalCents: quotationVersions.totalCents,
          lowCents: quotationVersions.lowCents,
          highCents: quotationVersions.highCents,
        })
        .from(quotationVersions)
        .innerJoin(quotations, eq(quotations.id, quotationVersions.quotationId))
        .where(inArray(quotations.requestId, requestIds))
        .orderBy(asc(quotationVersions.version))
        .all()
      return new Map(found.map((row) => [row.requestId!, row]))
    },
  }

  function latest(quotationId: number): VersionRow | undefined {
    return db
      .select()
      .from(quotationVersions)
      .where(eq(quotationVersions.quotationId, quotationId))
      .orderBy(desc(quotationVersions.version))
      .limit(1)
      .get()
  }
}
