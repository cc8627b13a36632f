import type { Changed, ChangeKind, WayBack } from "#src/manifest/changes.ts"
import type { SalesPayments } from "./payments/service.ts"
import type { SalesInvoices } from "./sales/service.ts"

/** What is told of invoices in the list of recent changes, and taken back there as long as nothing came after it. */
export function businessChanges({
  salesInvoices,
  salesPayments,
}: {
  salesInvoices: SalesInvoices
  salesPayments: SalesPayments
}): Changed {
  const at = ({ invoice }: Record<string, unknown>) => `/facturen/${invoice}`
  const draft =
    (removed: boolean): WayBack =>
    ({ details }) => {
      const row = salesInvoices.known(Number(details.invoice))
      if (!row || row.number !== null || row.version !== details.version) return undefined
      if ((row.removedAt !== null) === removed) return undefined
      return (by) => salesInvoices.setRemoved(row.id, { version: row.version, removed }, by)
    }
  const payment =
    (removed: boolean): WayBack =>
    ({ details }) => {
      const id = Number(details.payment)
      if ((salesPayments.known(id).removedAt !== null) === removed) return undefined
      return (by) => salesPayments.setRemoved(id, { removed }, by)
    }
  const told = (tells: string[], more: Partial<ChangeKind> = {}): ChangeKind => ({ tells, at, ...more })
  return {
    actions: {
      "sales.invoiceDrafted": told(["title"], { back: draft(true) }),
      "sales.invoiceChanged": told(["title"]),
      "sales.invoiceRemoved": { tells: ["title"], back: draft(false) },
      "sales.invoiceRestored": told(["title"], { back: draft(true) }),
      "sales.invoiceSent": told(["number", "amount"], { onCard: true }),
      "sales.invoiceCredited": told(["number", "amount", "credits"], { onCard: true }),
      "sales.invoiceMailed": told(["number", "to"], { onCard: true }),
      "sales.invoicePaid": told(["number", "amount"], { onCard: true, back: payment(true) }),
      "sales.paymentRemoved": told(["number", "amount"], { back: payment(false) }),
      "sales.paymentRestored": told(["number", "amount"], { back: payment(true) }),
      "sales.billingChanged": { tells: [] },
      "sales.seriesSaved": { tells: ["next"] },
    },
  }
}
