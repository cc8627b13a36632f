import { desc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Commitments } from "#modules/projects/commitments/service.ts"
import type { Ledger } from "#modules/projects/ledger.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { formatEuro } from "#src/shared/euro.ts"
import type { OnStock } from "../onStock/service.ts"
import { type AllocationRow, allocations, type InvoiceRow, purchaseInvoices } from "../table.ts"
import { createAllocationBookings } from "./bookings.ts"
import { createClues } from "./clues.ts"
import { propose } from "./proposals.ts"
import type { Allocate, Allocated, InvoiceAllocations, ProjectInvoice, Removed } from "./schema.ts"
import type { Settling } from "./settling.ts"
import { centsOf, type Left, netShare } from "./shares.ts"
import { createAllocationView, summaryOf } from "./view.ts"

export type Allocations = ReturnType<typeof createAllocations>

/** Brings the cost of purchase invoices to the projects they were made for. */
export function createAllocations({
  db,
  clock,
  log,
  projects,
  ledger,
  commitments,
  replays,
  people,
  settling,
  onStock,
}: {
  db: Db
  clock: Clock
  log: Log
  projects: Projects
  ledger: Ledger
  commitments: Commitments
  replays: Replays
  people: () => User[]
  settling: Settling
  onStock: OnStock
}) {
  const view = createAllocationView({ projects, people })
  const bookings = createAllocationBookings({ ledger, log })
  const clues = createClues({ db, clock })

  const { find, isReversed, leftOf } = settling

  const rowsOf = (invoiceId: number): AllocationRow[] =>
    db.select().from(allocations).where(eq(allocations.invoiceId, invoiceId)).orderBy(allocations.id).all()

  function takeOff(row: AllocationRow, invoice: InvoiceRow, by: number) {
    db.delete(allocations).where(eq(allocations.id, row.id)).run()
    bookings.takeOff(row, invoice, by)
  }

  return {
    async of(invoiceId: number, viewer: User): Promise<InvoiceAllocations> {
      const invoice = find(invoiceId)
      const rows = rowsOf(invoiceId)
      const summary = summaryOf(invoice, leftOf(invoice))
      const open = summary.remainingAmount !== 0 && !isReversed(invoice)
      return {
        summary,
        allocations: view.all(rows, invoice),
        stock: onStock.of(invoice),
        proposals: open ? await propose(clues(invoice), await projects.longList({}, viewer)) : [],
      }
    },
    allocate: (wish: Allocate, key: string | null, by: User): Allocated =>
      replays.once<Allocated>("invoices.allocate", key, wish, () => {
        const invoice = find(wish.purchaseInvoiceId)
        settling.requireFit(invoice, "invoices.allocationCurrency")
        const amount = centsOf(wish.amount)
        if (amount === undefined) throw invalid({ amount: "invoices.allocationAmount" })
        if (projects.brief(wish.projectId).archivedAt !== null) throw conflict("projects.archived")
        if (wish.commitmentId) commitments.find(wish.projectId, wish.commitmentId)
        const left = leftOf(invoice)
        // The transaction holds off other writers before it reads; the database refuses it once more.
        if (amount > Math.abs(left.cents)) throw tooHigh(left)
        const cents = amount * Math.sign(invoice.totalCents)
        const row = db
          .insert(allocations)
          .values({
            invoiceId: invoice.id,
            projectId: wish.projectId,
            category: wish.category,
            cents,
            netCents: netShare(cents, left),
            description: wish.description ?? "",
            commitmentId: wish.commitmentId ?? null,
            createdBy: by.id,
            createdAt: clock().toISOString(),
          })
          .returning()
          .get()
        bookings.book(row, invoice, by.id)
        const [allocation] = view.all([row], invoice)
        return { success: true, allocation: allocation!, summary: summaryOf(invoice, leftOf(invoice)) }
      }),
    /** Also of a project that was put away: a cost on the wrong project must come off. */
    remove: (id: number, key: string | null, by: User): Removed =>
      replays.once<Removed>("invoices.takeOff", key, { id }, () => {
        const row = db.select().from(allocations).where(eq(allocations.id, id)).get()
        if (!row) throw new DomainError("invoices.allocationNotFound", 404)
        takeOff(row, find(row.invoiceId), by.id)
        return { success: true }
      }),
    /** Its invoice is taken back: nothing of it stays on a project or on the shelf. In the caller's transaction. */
    release(invoiceId: number, by: User) {
      const invoice = find(invoiceId)
      for (const row of rowsOf(invoiceId)) takeOff(row, invoice, by.id)
      onStock.release(invoice, by)
    },
    /** What landed on a project, the newest invoice first. */
    ofProject(projectId: number): ProjectInvoice[] {
      projects.brief(projectId)
      return db
        .select(landed)
        .from(allocations)
        .innerJoin(purchaseInvoices, eq(purchaseInvoices.id, allocations.invoiceId))
        .where(eq(allocations.projectId, projectId))
        .orderBy(desc(purchaseInvoices.invoiceDate), desc(allocations.id))
        .all()
        .map(view.ofProject)
    },
  }
}

/** Of ten thousand a third of the columns is a third of the time. */
const { id, invoiceId, category, cents, netCents, description } = allocations
const { invoiceNumber, supplierName, invoiceDate: date } = purchaseInvoices
const landed = { id, invoiceId, category, cents, netCents, description, invoiceNumber, supplierName, date }

const tooHigh = ({ cents }: Left) =>
  new DomainError("invoices.allocationTooHigh", 409, { values: { amount: formatEuro(Math.abs(cents)) } })
