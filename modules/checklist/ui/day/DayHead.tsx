import { ShieldCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatWeekday } from "#src/shared/dayWords.ts"
import { Progress } from "#ui/kit/Progress.tsx"
import type { ShownDay } from "./useDay.ts"

/** Which day it is, how far, and what was settled before anyone lost time by it. */
export function DayHead({ day: { day, progress, waiting, prevented } }: { day: ShownDay }) {
  const { t } = useTranslation()
  const { percentage, done, total } = progress
  return (
    <section className="checklist-head card stack" aria-label={t("checklist.head")}>
      <Progress
        value={percentage}
        label={
          <span className="split">
            <span>{formatWeekday(day)}</span>
            <span>{t("checklist.percentage", { percentage })}</span>
          </span>
        }
      />
      <dl className="checklist-counts">
        <div>
          <dt>{t("checklist.count.done")}</dt>
          <dd>
            {done} <span className="checklist-total">{t("checklist.count.of", { total })}</span>
          </dd>
        </div>
        <div>
          <dt>{t("checklist.count.waiting")}</dt>
          <dd>{waiting}</dd>
        </div>
        <div>
          <dt>{t("checklist.count.open")}</dt>
          <dd>{total - done}</dd>
        </div>
      </dl>
      {prevented.length > 0 && (
        <p className="checklist-prevented row">
          <ShieldCheck aria-hidden size="1.2em" />
          <span>{t("checklist.prevented", { what: prevented.join(", ") })}</span>
        </p>
      )}
    </section>
  )
}
