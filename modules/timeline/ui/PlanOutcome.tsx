import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import { spanText } from "#ui/lib/dates.ts"
import type { TimelineProject, TimelineWeek } from "../schema.ts"
import { lengthOf, spanOf } from "../week.ts"
import { clashText, fixedOffText } from "./clashText.ts"
import { clashesOf, fixedOffOf } from "./planning.ts"

/** What saving would bring: how many days, and who would be wanted twice. Told while one fills in. */
export function PlanOutcome({
  proposed,
  week,
}: {
  proposed: TimelineProject | undefined
  week: TimelineWeek
}) {
  const { t } = useTranslation()
  const span = proposed && spanOf(proposed)
  const clashes = proposed && proposed.status !== "completed" ? clashesOf(proposed, week) : []
  const fixedOff = proposed && proposed.status !== "completed" ? fixedOffOf(proposed, week) : []
  const absent = fixedOff.filter(({ whole }) => whole).map(fixedOffText)
  const wrong = [...clashes.map(clashText), ...absent]
  return (
    <>
      <p role="status" className="plan-length">
        {span && t("timeline.plan.length", { days: spanText(span), count: lengthOf(span) })}
        {span && proposed.team.length > 0 && clashes.length === 0 && absent.length === 0 && (
          <> {t("timeline.plan.noConflicts")}</>
        )}
        {fixedOff.map((one) => !one.whole && ` ${fixedOffText(one)}.`)}
      </p>
      <Notice tone="warn">
        {wrong.length > 0 && (
          <>
            <p>{t("timeline.conflicts.would")}</p>
            <ul className="conflicts marks">
              {wrong.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </>
  )
}
