import { CircleCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import type { Scan } from "../../scans/schema.ts"

/** Posted before, or by a colleague while one was looking at it. */
export function PostedAlready({ scan: { invoiceId } }: { scan: Scan }) {
  const { t } = useTranslation()
  return (
    <>
      <h1>{t("invoices.review.title")}</h1>
      <EmptyState
        icon={CircleCheck}
        title={t("invoices.review.already.title")}
        action={
          <p className="actions review-ways">
            {invoiceId !== null && (
              <LinkButton variant="primary" href={`/purchase-invoices/${invoiceId}`}>
                {t("invoices.review.already.open")}
              </LinkButton>
            )}
            <LinkButton href="/invoice-ocr">{t("invoices.review.toScanner")}</LinkButton>
          </p>
        }
      >
        {t("invoices.review.already.text")}
      </EmptyState>
    </>
  )
}
