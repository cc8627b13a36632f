import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { LinkButton } from "#ui/kit/Button.tsx"
import type { PurchaseInvoice } from "../../purchases/schema.ts"

/** Whether it still counts: an invoice that was taken back and what took it back lead to each other. */
export function Standing({
  invoice: { reversed, reversedBy, reverses, scanId },
}: {
  invoice: PurchaseInvoice
}) {
  const { t } = useTranslation()
  if (reverses !== null)
    return (
      <div className="notice notice-info">
        <p>
          {t("invoices.review.invoice.isReversal")}{" "}
          <Link href={`/purchase-invoices/${reverses}`}>{t("invoices.review.invoice.toReversed")}</Link>
        </p>
      </div>
    )
  if (!reversed) return null
  return (
    <div className="notice notice-warn">
      <div>
        <p>
          {t("invoices.review.invoice.wasReversed")}{" "}
          {reversedBy !== null && (
            <Link href={`/purchase-invoices/${reversedBy}`}>{t("invoices.review.invoice.toReversal")}</Link>
          )}
        </p>
        <p className="no-print invoice-again">
          <LinkButton variant="primary" href={`/invoice-ocr/${scanId}`}>
            {t("invoices.review.invoice.postAgain")}
          </LinkButton>
        </p>
      </div>
    </div>
  )
}
