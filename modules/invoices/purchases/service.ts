import { asc, desc, eq, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import type { Allocations } from "../allocations/service.ts"
import type { Scans } from "../scans/service.ts"
import { scanUrl } from "../scans/view.ts"
import type { Suppliers } from "../suppliers/service.ts"
import { type InvoiceRow, invoiceLines, invoiceVat, purchaseInvoices, scans as scanTable } from "../table.ts"
import { type InvoiceInCents, inCents } from "./inCents.ts"
import { invoiceNumberKey } from "./invoiceNumberKey.ts"
import { keepUntil } from "./keeping.ts"
import { learnFrom } from "./learning.ts"
import { refuseWrong } from "./refusals.ts"
import { createRows } from "./rows.ts"
import type { CheckInvoice, PostInvoice, PurchaseInvoice, Warning } from "./schema.ts"
import { createWarnings } from "./warnings.ts"

export type Purchases = ReturnType<typeof createPurchases>

/** Invoices that a person posted: they never change, and a wrong one is taken back whole. */
export function createPurchases({
  db,
  clock,
  log,
  files,
  replays,
  projects,
  suppliers,
  scans,
  allocations,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  replays: Replays
  projects: Projects
  suppliers: Suppliers
  scans: Scans
  allocations: Allocations
  people: () => User[]
}) {
  const rows = createRows({ db, projects })
  const warnings = createWarnings({ db, suppliers })
  // Four hundred lines of one invoice: each written anew would take most of the time of posting it.
  const insertLine = prepared((row: typeof invoiceLines.$inferInsert) => db.insert(invoiceLines).values(row))

  function find(id: number): InvoiceRow {
    const invoice = db.select().from(purchaseInvoices).where(eq(purchaseInvoices.id, id)).get()
    if (!invoice) throw new DomainError("invoices.purchaseNotFound", 404)
    return invoice
  }

  function get(id: number): PurchaseInvoice {
    const invoice = find(id)
    const names = new Map(people().map((person) => [person.id, person.name]))
    const base = `/api/purchase-invoices/${id}`
    const documents = `${scanUrl(invoice.scanId)}/documents`
    const { scanId, reverses, linesIncludeVat, iban, blockedIban, btwId, kvk, orderReference } = invoice
    const { projectReference, realEstate, fileName, fileHash, accepted, postedAt } = invoice
    return {
      ...rows.view()([invoice])[0]!,
      ...{ scanId, reverses, linesIncludeVat, iban, blockedIban, btwId, kvk, orderReference },
      ...{ projectReference, realEstate, fileName, fileHash, accepted, postedAt },
      ...{ keepUntil: invoice.keepUntil, blockedAmount: invoice.blockedCents / 100 },
      reversedBy: rows.reversals().get(id) ?? null,
      vat: vatOf(id).map(({ rate, baseCents, vatCents }) => ({
        rate,
        base: baseCents / 100,
        vat: vatCents / 100,
      })),
      lines: linesOf(id).map(({ description, quantity, unit, unitPrice, cents, vatRate }) => ({
        ...{ description, quantity, unit, unitPrice, vatRate, amount: cents / 100 },
      })),
      ...{ fileUrl: `${base}/file`, wordUrl: `${documents}/word`, excelUrl: `${documents}/excel` },
      paidBy: names.get(invoice.paidBy ?? 0) ?? null,
      postedBy: names.get(invoice.postedBy ?? 0) ?? null,
    }
  }

  const vatOf = (id: number) =>
    db.select().from(invoiceVat).where(eq(invoiceVat.invoiceId, id)).orderBy(desc(invoiceVat.rate)).all()
  const linesOf = (id: number) =>
    db
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, id))
      .orderBy(asc(invoiceLines.position))
      .all()

  function check({ scanId, supplierId, ...content }: CheckInvoice): Warning[] {
    const scan = scans.find(scanId)
    return warnings.of(scan, inCents(content), supplierId, today(clock))
  }

  /** The invoice last: what belongs to one that is there can't be added to. */
  function insert(
    row: typeof purchaseInvoices.$inferInsert,
    { vat, lines }: Pick<InvoiceInCents, "vat" | "lines">,
  ) {
    const id = nextId()
    const parts = vat.map((part) => ({ invoiceId: id, ...part }))
    if (parts.length > 0) db.insert(invoiceVat).values(parts).run()
    for (const [position, line] of lines.entries()) insertLine.run({ invoiceId: id, position, ...line })
    db.insert(purchaseInvoices)
      .values({ id, ...row })
      .run()
    return id
  }

  /** None is ever removed, so that this is also the next number of a posting. */
  const nextId = (): number =>
    1 +
    db
      .select({ last: sql<number>`coalesce(max(${purchaseInvoices.id}), 0)` })
      .from(purchaseInvoices)
      .get()!.last

  /** In a transaction: nobody can post the same in between. */
  function post({ scanId, supplierId, realEstate, accepted, ...content }: PostInvoice, by: User): number {
    const scan = scans.find(scanId)
    if (scan.state === "posted") throw conflict("invoices.alreadyPosted")
    if (scan.state === "discarded") throw conflict("invoices.discardedStays")
    if (scan.state !== "read" && scan.state !== "failed") throw conflict("invoices.notRead")
    const checked = inCents(content)
    refuseWrong(checked)
    const seen = warnings.of(scan, checked, supplierId, today(clock)).map(({ kind }) => kind)
    if (seen.some((kind) => !accepted.includes(kind))) throw conflict("invoices.unseenWarnings")
    const supplier = suppliers.settle(supplierId, { ...checked, name: checked.supplier }, by.id)
    const { supplier: supplierName, date, lines, vat, netCents: _, ...amounts } = checked
    const id = insert(
      {
        ...amounts,
        ...{ scanId, supplierId: supplier.id, supplierName, invoiceDate: date, realEstate },
        // What a person accepted that doesn't add up: VAT and total are what is paid and reclaimed.
        netCents: checked.totalCents - checked.vatCents,
        numberKey: invoiceNumberKey(checked.invoiceNumber),
        ...{ fileId: scan.fileId, fileHash: scan.fileHash, fileName: scan.fileName },
        ...{ keepUntil: keepUntil(date, realEstate), accepted: [...new Set(seen)] },
        // A receipt was paid at the counter.
        ...(checked.kind === "receipt" && { paidOn: date, paidBy: by.id }),
        ...{ postedBy: by.id, postedAt: clock().toISOString() },
      },
      { vat, lines },
    )
    db.update(scanTable).set({ state: "posted" }).where(eq(scanTable.id, scanId)).run()
    learnFrom({ scan, pages: scans.pagesOf(scanId), posted: checked, supplier, suppliers })
    const details = { number: checked.invoiceNumber, supplier: supplierName, total: checked.totalCents / 100 }
    log.record("invoice.posted", { kind: "invoice", id }, by.id, details)
    return id
  }

  /** The same amounts the other way round, so that every sum over invoices is right again. */
  function reverse(id: number, reason: string, by: User): number {
    const invoice = find(id)
    if (invoice.kind === "reversal") throw conflict("invoices.reversalStays")
    if (rows.reversals().has(id)) throw conflict("invoices.alreadyReversed")
    allocations.release(id, by)
    const { id: _, scanId, netCents, vatCents, totalCents, payableCents, blockedCents, ...same } = invoice
    const now = clock().toISOString()
    const reversalId = insert(
      {
        ...{ ...same, scanId, kind: "reversal", reverses: id, postedBy: by.id, postedAt: now, accepted: [] },
        ...{ netCents: -netCents, vatCents: -vatCents, totalCents: -totalCents },
        ...{ payableCents: -payableCents, blockedCents: -blockedCents },
      },
      {
        vat: vatOf(id).map(({ rate, baseCents, vatCents }) => ({
          ...{ rate, baseCents: -baseCents, vatCents: -vatCents },
        })),
        lines: linesOf(id).map(({ invoiceId: _, position: __, cents, quantity, ...line }) => ({
          ...{ ...line, cents: -cents, quantity: quantity === null ? null : -quantity },
        })),
      },
    )
    db.update(scanTable).set({ state: "read" }).where(eq(scanTable.id, scanId)).run()
    const details = { number: invoice.invoiceNumber, supplier: invoice.supplierName, reason }
    log.record("invoice.reversed", { kind: "invoice", id }, by.id, details)
    return reversalId
  }

  return {
    find,
    get,
    rows,
    vatOf,
    linesOf,
    check,
    post: (body: PostInvoice, key: string | null, by: User): PurchaseInvoice =>
      get(replays.once<number>("invoices.post", key, body, () => post(body, by))),
    reverse: (id: number, reason: string, key: string | null, by: User): PurchaseInvoice =>
      get(replays.once<number>("invoices.reverse", key, { id, reason }, () => reverse(id, reason, by))),
    original(id: number) {
      const { fileId, fileName } = find(id)
      return { ...files.read(fileId)!, name: fileName }
    },
  }
}
