import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { AllocationRow, InvoiceRow } from "../table.ts"
import type { Allocation, AllocationSummary, ProjectInvoice } from "./schema.ts"
import { type Left, percentageOf } from "./shares.ts"

/** Allocations as the wire has them: in euros, with the names that belong to them. */
export function createAllocationView({ projects, people }: { projects: Projects; people: () => User[] }) {
  function all(rows: AllocationRow[], invoice: InvoiceRow): Allocation[] {
    const accounts = new Map(people().map(({ id, name }) => [id, name]))
    const names = new Map(
      [...new Set(rows.map(({ projectId }) => projectId))].map((id) => [id, projects.brief(id).name]),
    )
    return rows.map((row) => ({
      id: row.id,
      projectId: row.projectId,
      project_name: names.get(row.projectId)!,
      category: row.category,
      amount: row.cents / 100,
      netAmount: row.netCents / 100,
      percentage: percentageOf(row.cents, invoice.totalCents),
      description: row.description,
      commitmentId: row.commitmentId,
      createdBy: accounts.get(row.createdBy ?? 0) ?? null,
      createdAt: row.createdAt,
    }))
  }

  return {
    all,
    ofProject: ({ cents, netCents, ...row }: Landed): ProjectInvoice => ({
      ...row,
      ...{ amount: cents / 100, netAmount: netCents / 100 },
    }),
  }
}

/** What lies on the shelf counts as allocated: it waits for nobody. */
export const summaryOf = ({ totalCents }: InvoiceRow, { cents }: Left): AllocationSummary => ({
  totalAllocated: (totalCents - cents) / 100,
  remainingAmount: cents / 100,
})

/** An allocation with what a project shows of its invoice. */
type Landed = Pick<AllocationRow, "id" | "invoiceId" | "category" | "cents" | "netCents" | "description"> &
  Pick<InvoiceRow, "invoiceNumber" | "supplierName"> & { date: InvoiceRow["invoiceDate"] }
