import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Status } from "#ui/kit/Status.tsx"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { allocationStatusOf, isUnassigned, stands } from "../standing.ts"

/** Whether its cost is on projects; what isn't leads to where that is done. */
export function AllocationStatus({ invoice }: { invoice: PurchaseInvoiceRow }) {
  const { t } = useTranslation()
  const { id, projects, supplierName: supplier, invoiceNumber: number } = invoice
  if (!stands(invoice)) return null
  return (
    <>
      {isUnassigned(invoice) ? (
        <Link href={`/invoice-allocation?invoice=${id}`} className="purchase-allocate touch">
          <Status of={`allocation.${allocationStatusOf(invoice)}`} />
          <span className="visually-hidden"> {t("invoices.purchases.allocate", { supplier, number })}</span>
        </Link>
      ) : (
        <Status of={`allocation.${allocationStatusOf(invoice)}`} />
      )}
      {projects.length > 0 && <span className="muted purchase-projects">{projects.join(", ")}</span>}
    </>
  )
}
