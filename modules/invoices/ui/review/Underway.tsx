import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Progress } from "#ui/kit/Progress.tsx"
import type { Scan } from "../../scans/schema.ts"

/** It is being read; the form comes by itself. */
export function Underway({ scan: { progress, fileName, state } }: { scan: Scan }) {
  const { t } = useTranslation()
  const { done, total } = progress
  return (
    <>
      <h1>{t("invoices.review.title")}</h1>
      <Card className="review-underway">
        <p>
          <strong>{fileName}</strong>
        </p>
        <Progress
          value={total === 0 ? 0 : Math.round((done / total) * 100)}
          label={
            state === "waiting"
              ? t("invoices.review.underway.waiting")
              : total === 0
                ? t("invoices.review.underway.opening")
                : t("invoices.review.underway.page", { page: Math.min(done + 1, total), all: total })
          }
        />
        <p className="muted">{t("invoices.review.underway.hint")}</p>
      </Card>
    </>
  )
}
