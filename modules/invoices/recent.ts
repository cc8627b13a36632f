import type { Changed } from "#src/manifest/changes.ts"
import type { Books } from "./purchases/books.ts"
import type { Purchases } from "./purchases/service.ts"
import type { Scans } from "./scans/service.ts"
import type { Suppliers } from "./suppliers/service.ts"

/** What is told of invoices in the list of recent changes. */
export function invoiceChanges({
  scans,
  purchases,
  books,
  suppliers,
}: {
  scans: Scans
  purchases: Purchases
  books: Books
  suppliers: Suppliers
}): Changed {
  const allocated = { tells: ["supplier", "number", "category", "net"] }
  return {
    subjects: {
      scan: {
        least: "manager",
        now(id) {
          const scan = scans.known(Number(id))
          return scan && { name: scan.fileName, href: `/invoice-ocr/${id}` }
        },
      },
      invoice: {
        least: "manager",
        now(id) {
          const { supplierName, invoiceNumber } = purchases.find(Number(id))
          return { name: `${supplierName} ${invoiceNumber}`, href: `/purchase-invoices/${id}` }
        },
      },
      supplier: {
        least: "manager",
        now: (id) => ({ name: suppliers.find(Number(id)).name, href: "/purchase-invoices" }),
      },
    },
    actions: {
      "invoice.sent": {},
      "invoice.discarded": {
        back: ({ subjectId }) =>
          scans.known(Number(subjectId))?.state === "discarded"
            ? (by) => scans.restore(Number(subjectId), by)
            : undefined,
      },
      "invoice.restored": {
        back: ({ subjectId }) =>
          ["read", "failed", "waiting"].includes(scans.known(Number(subjectId))?.state ?? "")
            ? (by) => scans.discard(Number(subjectId), by)
            : undefined,
      },
      "invoice.posted": {},
      "invoice.stocked": {},
      "invoice.unstocked": {},
      "invoice.reversed": {},
      "invoice.paid": {
        tells: ["paidOn"],
        back: ({ subjectId, details }) =>
          purchases.find(Number(subjectId)).paidOn === details.paidOn
            ? (by) => books.unpay(Number(subjectId), by)
            : undefined,
      },
      "invoice.unpaid": {},
      "project.invoiceAllocated": allocated,
      "project.invoiceTakenOff": allocated,
      "supplier.added": {},
      "supplier.ibanConfirmed": {},
    },
  }
}
