import { useTranslation } from "react-i18next"
import { clockHours } from "#src/shared/clockHours.ts"
import { sum } from "#src/shared/rounding.ts"
import { entryKinds } from "../../../schema.ts"
import type { WeekSheet } from "../../../sheets/schema.ts"

/** What each kind came to, and what of all is approved. */
export function SheetSums({ sheet: { lines, minutes, approvedMinutes } }: { sheet: WeekSheet }) {
  const { t } = useTranslation()
  const kinds = entryKinds.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind)
    return own.length > 0 ? [{ kind, minutes: sum(own.map((line) => line.minutes)) }] : []
  })
  return (
    <dl className="sheet-sums cluster roomy" aria-label={t("gps.week.sheet.kinds")}>
      {kinds.map((each) => (
        <div key={each.kind}>
          <dt>{t(`gps.kind.${each.kind}`)}</dt>
          <dd>{clockHours(each.minutes)}</dd>
        </div>
      ))}
      <div className="sheet-sum-all">
        <dt>{t("gps.week.sheet.total")}</dt>
        <dd>{clockHours(minutes)}</dd>
      </div>
      <div>
        <dt>{t("gps.week.sheet.approved")}</dt>
        <dd>{clockHours(approvedMinutes)}</dd>
      </div>
      <div>
        <dt>{t("gps.week.sheet.notApproved")}</dt>
        <dd>{clockHours(minutes - approvedMinutes)}</dd>
      </div>
    </dl>
  )
}
