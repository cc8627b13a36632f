import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Status } from "#ui/kit/Status.tsx"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { landedOn } from "../landed.ts"
import { allocationStatusOf, isUnassigned, stands } from "../standing.ts"

/** Whether its cost is on projects or the shelf; what isn't leads to where that is done. */
export function AllocationStatus({ invoice }: { invoice: PurchaseInvoiceRow }) {
  const { t } = useTranslation()
  const { id, supplierName: supplier, invoiceNumber: number } = invoice
  const landed = landedOn(invoice)
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
      {landed && <span className="muted purchase-projects">{landed}</span>}
    </>
  )
}
