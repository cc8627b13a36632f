import { useTranslation } from "react-i18next"
import { today } from "#src/shared/calendar.ts"
import { mondayOf } from "#src/shared/days.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { FollowButton } from "./FollowButton.tsx"
import { useWeek } from "./hooks.ts"
import { PlanningTabs } from "./PlanningTabs.tsx"
import { useWeekAddress } from "./useWeekAddress.ts"
import { Week } from "./Week.tsx"
import { WeekNav } from "./WeekNav.tsx"
import { WeekSkeleton } from "./WeekSkeleton.tsx"

/** Who works where this week, and what to move. */
export default function Timeline() {
  const { t } = useTranslation()
  const asked = useWeekAddress()
  const week = useWeek(asked)
  useScreen(t("timeline.title"))
  const monday = asked ?? week.data?.monday ?? mondayOf(today(() => new Date()))
  const known = week.data?.monday === monday
  // The week one came from stays in sight until the next is there, but an error does not pass it off as that one.
  const from = { ...week, data: week.error && !known ? undefined : week.data }
  return (
    <div className="timeline">
      <BackLink href="/dashboard">{t("timeline.back")}</BackLink>
      <div className="timeline-head cluster">
        <h1>{t("timeline.title")}</h1>
        <WeekNav monday={monday} />
        <PlanningTabs here="projects" />
        <FollowButton />
      </div>
      <Loaded from={from} skeleton={<WeekSkeleton />}>
        {(data) => (
          <div className={known ? undefined : "week-leaving"} aria-busy={!known}>
            <Week key={data.monday} week={data} />
          </div>
        )}
      </Loaded>
    </div>
  )
}
