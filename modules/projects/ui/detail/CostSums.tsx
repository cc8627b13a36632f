import { useTranslation } from "react-i18next"
import { clockOfHours } from "#src/shared/clockHours.ts"
import { Notice } from "#ui/kit/Notice.tsx"
import { Progress } from "#ui/kit/Progress.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Costs } from "../../schema.ts"

export function CostSums({
  costs: { estimatedNet, booked, withoutLabour, hours, byCategory },
}: {
  costs: Costs
}) {
  const { t } = useTranslation()
  const over = estimatedNet === null ? 0 : booked - estimatedNet
  const amount = formatEuros(booked)
  return (
    <>
      {estimatedNet ? (
        <Progress
          value={Math.min(100, Math.max(0, Math.round((booked / estimatedNet) * 100)))}
          label={t("projects.costs.of", { amount, estimated: formatEuros(estimatedNet) })}
        />
      ) : (
        <p className="costs-sum">
          <strong>{t("projects.costs.soFar", { amount })}</strong>{" "}
          <span className="muted">{t("projects.costs.noEstimate")}</span>
        </p>
      )}
      {withoutLabour && <p className="muted">{t("projects.costs.withoutLabour")}</p>}
      <Notice tone="warn">{over > 0 && t("projects.costs.over", { amount: formatEuros(over) })}</Notice>
      {(byCategory.length > 0 || hours > 0) && (
        <dl className="costs-by cards">
          <div>
            <dt>{t("projects.costs.hours")}</dt>
            <dd>{clockOfHours(hours)}</dd>
          </div>
          {byCategory.map((each) => (
            <div key={each.category}>
              <dt>{t(`projects.costs.category.${each.category}`)}</dt>
              <dd>{formatEuros(each.amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
