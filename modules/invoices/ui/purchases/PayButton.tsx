import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { Button } from "#ui/kit/Button.tsx"
import { useNow } from "#ui/lib/now.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { isUnpaid } from "./due.ts"
import { usePay, useUnpay } from "./hooks.ts"

/** Notes that an invoice was paid today, and takes that back. */
export function PayButton({ invoice }: { invoice: PurchaseInvoiceRow }) {
  const { t } = useTranslation()
  const now = useNow()
  const pay = usePay()
  const unpay = useUnpay()
  const { id, supplierName: supplier, invoiceNumber: number, kind, paidOn } = invoice
  const name = t("invoices.purchases.pay.of", { supplier, number })
  if (isUnpaid(invoice))
    return (
      <Button
        busy={pay.busy}
        onClick={() => void pay.act(id, dayOf(now))}
        aria-label={`${t(`invoices.purchases.pay.${kind === "credit" ? "received" : "paid"}`)}: ${name}`}
      >
        {t(`invoices.purchases.pay.${kind === "credit" ? "received" : "paid"}`)}
      </Button>
    )
  if (paidOn === null) return null
  return (
    <Button
      variant="plain"
      busy={unpay.busy}
      onClick={() => void unpay.act(id)}
      aria-label={`${t("invoices.purchases.pay.undo")}: ${name}`}
    >
      {t("invoices.purchases.pay.undo")}
    </Button>
  )
}
