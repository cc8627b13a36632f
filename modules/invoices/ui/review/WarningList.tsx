import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import type { Warnings } from "./useWarnings.ts"

/** What deserves a look before this is posted; each is ticked by who looked. */
export function WarningList({
  warnings: { warnings, unseen, isSeen, see, error, again },
}: {
  warnings: Warnings
}) {
  const { t } = useTranslation()
  return (
    <div className="review-warnings">
      <p role="status" className="visually-hidden">
        {unseen.length > 0 && t("invoices.review.warnings.count", { count: unseen.length })}
      </p>
      {warnings.length > 0 && (
        <section className="card review-warning-card" aria-label={t("invoices.review.warnings.title")}>
          <h2 className="row">
            <TriangleAlert aria-hidden size="1.1em" />
            {t("invoices.review.warnings.title")}
          </h2>
          <ul className="stack">
            {warnings.map((warning, index) => (
              <li key={`${warning.kind} ${warning.field} ${warning.text}`}>
                <p id={`warning-${index}`} className="flush">
                  {warning.text}{" "}
                  {warning.invoiceId !== undefined && (
                    <Link href={`/purchase-invoices/${warning.invoiceId}`}>
                      {t("invoices.review.warnings.other")}
                    </Link>
                  )}
                </p>
                <label className="choice review-seen">
                  <input
                    type="checkbox"
                    data-warning
                    checked={isSeen(warning)}
                    onChange={(event) => see(warning, event.target.checked)}
                    aria-describedby={`warning-${index}`}
                  />
                  <span>{t("invoices.review.warnings.seen")}</span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      )}
      {error && (
        <div className="notice notice-warn">
          <TriangleAlert aria-hidden />
          <div>
            <p>
              {t("invoices.review.warnings.failed")} {error.message}
            </p>
            <Button className="button-small" onClick={again}>
              {t("kit.action.retry")}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
