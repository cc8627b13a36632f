import type { Log } from "#modules/access/log.ts"
import type { Ledger } from "#modules/projects/ledger.ts"
import { costCategory } from "../costCategory.ts"
import type { AllocationRow, InvoiceRow } from "../table.ts"

/** What an allocation costs its project, in the ledger and in both histories. In the caller's transaction. */
export function createAllocationBookings({ ledger, log }: { ledger: Ledger; log: Log }) {
  return {
    book(row: AllocationRow, invoice: InvoiceRow, by: number) {
      ledger.book(source(row), {
        projectId: row.projectId,
        category: costCategory[row.category],
        cents: row.netCents,
        day: invoice.invoiceDate,
        description: described(row, invoice),
        commitmentId: row.commitmentId,
        accountId: by,
      })
      record("Allocated", row, invoice, by)
    },
    takeOff(row: AllocationRow, invoice: InvoiceRow, by: number) {
      ledger.unbook(source(row))
      record("TakenOff", row, invoice, by)
    },
  }

  function record(what: "Allocated" | "TakenOff", row: AllocationRow, invoice: InvoiceRow, by: number) {
    const details = {
      ...{ allocationId: row.id, invoiceId: invoice.id, projectId: row.projectId },
      ...{ supplier: invoice.supplierName, number: invoice.invoiceNumber },
      ...{ category: costCategory[row.category], amount: row.cents / 100, net: row.netCents / 100 },
      ...{ description: row.description, commitmentId: row.commitmentId },
    }
    log.record(`project.invoice${what}`, { kind: "project", id: row.projectId }, by, details)
    log.record(`invoice.allocation${what}`, { kind: "invoice", id: invoice.id }, by, details)
  }
}

const source = ({ id }: AllocationRow) => ({ kind: "invoice-allocation", id })

const described = ({ description }: AllocationRow, { supplierName, invoiceNumber }: InvoiceRow) =>
  [`${supplierName} ${invoiceNumber}`, description].filter(Boolean).join(": ")
