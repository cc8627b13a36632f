import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Progress } from "#ui/kit/Progress.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { PurchaseInvoice } from "../../purchases/schema.ts"

/** How much of it landed on which projects. */
export function Allocated({ invoice }: { invoice: PurchaseInvoice }) {
  const { t } = useTranslation()
  const { id, totalAmount, totalAllocated, remainingAmount, stockAmount, projects } = invoice
  const part = totalAmount === 0 ? 100 : Math.round((totalAllocated / totalAmount) * 100)
  return (
    <Card title={t("invoices.review.invoice.allocated")}>
      <Progress
        value={Math.min(100, Math.max(0, part))}
        label={
          remainingAmount === 0
            ? t("invoices.review.invoice.whole")
            : t("invoices.review.invoice.part", {
                allocated: formatEuros(totalAllocated),
                rest: formatEuros(remainingAmount),
              })
        }
      />
      {(projects.length > 0 || stockAmount !== 0) && (
        <ul className="invoice-projects">
          {projects.map((project) => (
            <li key={project}>{project}</li>
          ))}
          {stockAmount !== 0 && (
            <li>{t("invoices.review.invoice.onStock", { amount: formatEuros(stockAmount) })}</li>
          )}
        </ul>
      )}
      {/* As long as something is left, the button at the top leads there. */}
      {remainingAmount === 0 && (
        <p className="no-print">
          <LinkButton href={`/invoice-allocation?invoice=${id}`}>
            {t("invoices.review.invoice.toAllocations")}
          </LinkButton>
        </p>
      )}
    </Card>
  )
}
