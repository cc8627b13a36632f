import { useTranslation } from "react-i18next"
import { formatFirstDay, formatLongDay } from "#src/shared/dayWords.ts"
import type { Settings } from "../schema.ts"

/** The company's own holidays, for who may only read them. */
export function ClosedFacts({ periods }: { periods: Settings["closedPeriods"] }) {
  const { t } = useTranslation()
  if (periods.length === 0) return <p className="muted">{t("settings.closed.none")}</p>
  return (
    <dl className="company-facts lines roomy">
      {periods.map((period) => (
        <div key={period.from}>
          <dt>{period.name || t("settings.closed.usual")}</dt>
          <dd>{t("settings.closed.span", { from: formatFirstDay(period), to: formatLongDay(period.to) })}</dd>
        </div>
      ))}
    </dl>
  )
}
