import { and, asc, eq, isNotNull, isNull, max, ne, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import { changedMeanwhile } from "#src/shared/changedMeanwhile.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import { type SalesRow, salesClaims, salesInvoices } from "../table.ts"
import type { InvoiceContent, IssuedInvoice } from "./content.ts"
import { type ClaimKind, claimsOf } from "./lines.ts"
import type { SalesSeries } from "./series.ts"
import { totalsOf } from "./totals.ts"

export type SalesRows = ReturnType<typeof createSalesRows>

/** Sales invoices as rows. What writes takes part in the caller's transaction. */
export function createSalesRows({
  db,
  clock,
  people,
  series,
}: {
  db: Db
  clock: Clock
  people: () => User[]
  series: SalesSeries
}) {
  const known = (id: number): SalesRow | undefined =>
    db.select().from(salesInvoices).where(eq(salesInvoices.id, id)).get()

  function find(id: number): SalesRow {
    const row = known(id)
    if (!row) throw new DomainError("business.invoiceNotFound", 404)
    return row
  }

  const amountsOf = (content: InvoiceContent) => {
    const { netCents, vatCents, totalCents } = totalsOf(content.lines)
    return { netCents, vatCents, totalCents }
  }

  const release = (invoiceId: number) =>
    db.delete(salesClaims).where(eq(salesClaims.invoiceId, invoiceId)).run()

  /** Throws where another invoice has one of them. */
  function claim(invoiceId: number, { lines }: InvoiceContent) {
    release(invoiceId)
    const wanted = new Map(
      lines.flatMap(claimsOf).map(([kind, source]) => [`${kind} ${source}`, { kind, source }]),
    )
    for (const { kind, source } of wanted.values()) {
      const other = claimant(kind, source)
      if (other !== undefined)
        throw new DomainError("business.alreadyInvoiced", 409, { values: { number: nameOf(find(other)) } })
      db.insert(salesClaims).values({ kind, source, invoiceId }).run()
    }
  }

  const claimant = (kind: ClaimKind, source: string): number | undefined =>
    db
      .select({ invoiceId: salesClaims.invoiceId })
      .from(salesClaims)
      .where(and(eq(salesClaims.kind, kind), eq(salesClaims.source, source)))
      .get()?.invoiceId

  function set(row: SalesRow, values: Partial<SalesRow>, by: number | null): SalesRow {
    const stamp = { version: row.version + 1, updatedAt: clock().toISOString(), updatedBy: by }
    return db
      .update(salesInvoices)
      .set({ ...values, ...stamp })
      .where(eq(salesInvoices.id, row.id))
      .returning()
      .get()
  }

  return {
    known,
    find,
    claimant,
    /** The invoice itself that stands for it. */
    claiming(kind: ClaimKind, source: string): SalesRow | undefined {
      const id = claimant(kind, source)
      return id === undefined ? undefined : find(id)
    },
    /** One that a quotation's work stands on; undefined: none. */
    ofQuotation: (quotationId: number): SalesRow | undefined =>
      db
        .select()
        .from(salesInvoices)
        .where(
          and(
            eq(salesInvoices.quotationId, quotationId),
            ne(salesInvoices.kind, "credit"),
            isNull(salesInvoices.removedAt),
          ),
        )
        .limit(1)
        .get(),
    release,
    /** A draft as the person saw it; else he is told who was first. */
    seenDraft(id: number, version: number): SalesRow {
      const row = find(id)
      if (row.number !== null) throw conflict("business.invoiceSent")
      if (row.version === version) return row
      const { updatedAt: at, updatedBy: by } = row
      throw changedMeanwhile("business.changedMeanwhile", { at, by }, people())
    },
    insert(
      {
        content,
        ...values
      }: Pick<SalesRow, "kind" | "customerId" | "projectId" | "quotationId" | "content"> &
        Partial<Pick<SalesRow, "creditsId">>,
      by: User,
    ): SalesRow {
      const now = clock().toISOString()
      const stamps = { createdAt: now, createdBy: by.id, updatedAt: now, updatedBy: by.id }
      const row = db
        .insert(salesInvoices)
        .values({ ...values, content, ...amountsOf(content), ...stamps })
        .returning()
        .get()
      claim(row.id, content)
      return row
    },
    setContent(row: SalesRow, content: InvoiceContent, by: User): SalesRow {
      claim(row.id, content)
      return set(row, { content, ...amountsOf(content) }, by.id)
    },
    setRemoved(row: SalesRow, removed: boolean, by: User): SalesRow {
      if (removed) release(row.id)
      else claim(row.id, row.content)
      return set(row, { removedAt: removed ? clock().toISOString() : null }, by.id)
    },
    /** The next number of its year, without a gap: nothing else can take it before the transaction ends. */
    issue(
      row: SalesRow,
      { issuedOn, dueOn }: { issuedOn: Day; dueOn: Day },
      numbered: (number: string) => { issued: IssuedInvoice; mail: SalesRow["mail"] },
      by: User,
    ): SalesRow {
      const year = Number(issuedOn.slice(0, 4))
      const { sequence, number } = series.take(year)
      const sent = { sentAt: clock().toISOString(), sentBy: by.id, ...numbered(number) }
      return set(row, { ...sent, year, sequence, number, issuedOn, dueOn }, by.id)
    },
    set,
    /** On which the newest invoice was dated. */
    newestDay: (): Day | null =>
      db
        .select({ day: max(salesInvoices.issuedOn) })
        .from(salesInvoices)
        // As the index is of those that have a day.
        .where(isNotNull(salesInvoices.issuedOn))
        .get()!.day,
    /** Of a project: sent ones in the order of their numbers, then drafts. */
    ofProject: (projectId: number): SalesRow[] =>
      db
        .select()
        .from(salesInvoices)
        .where(and(eq(salesInvoices.projectId, projectId), isNull(salesInvoices.removedAt)))
        .orderBy(sql`${salesInvoices.number} is null`, asc(salesInvoices.issuedOn), asc(salesInvoices.id))
        .all(),
    /** Credit notes of an invoice, also those that wait. */
    creditsOf: (id: number): SalesRow[] =>
      db
        .select()
        .from(salesInvoices)
        .where(and(eq(salesInvoices.creditsId, id), isNull(salesInvoices.removedAt)))
        .orderBy(asc(salesInvoices.id))
        .all(),
    /** What these projects were invoiced, sent or as a draft. */
    claimed: (kind: ClaimKind): Map<string, number> =>
      new Map(
        db
          .select()
          .from(salesClaims)
          .where(eq(salesClaims.kind, kind))
          .all()
          .map(({ source, invoiceId }) => [source, invoiceId]),
      ),
  }
}

const nameOf = ({ number, content }: SalesRow): string => number ?? content.title
