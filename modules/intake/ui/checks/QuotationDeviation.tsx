import { useTranslation } from "react-i18next"
import { useQuotation } from "#modules/quotes/ui/quotation/hooks.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { deviationPrice, extraWorkHref, useDeviation } from "./deviation.ts"

/** Beside a quotation: that something else was found on site, and the way to where that is taken over. */
export default function QuotationDeviation({ id }: { id: number }) {
  const { t } = useTranslation()
  const project = useQuotation(id).data?.projectId
  const found = useDeviation(project)
  if (found?.quotationId !== id) return null
  const { changes, closed, number } = found
  return (
    <Card className="no-print" title={t("intake.checks.deviation.title", { count: changes.length })}>
      <div className="stack">
        <p>{deviationPrice(found)}</p>
        {closed && <p>{t(`intake.checks.deviation.${closed}`, { number })}</p>}
        <LinkButton href={`/job-intake/${project}?tab=checklist`}>
          {t("intake.checks.deviation.look")}
        </LinkButton>
        {closed === "accepted" && (
          <LinkButton href={extraWorkHref(project!, found)}>
            {t("intake.checks.deviation.toExtra")}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
