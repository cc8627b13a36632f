import { useId } from "react"
import { useTranslation } from "react-i18next"
import { isWorkingDay } from "#src/shared/holidays.ts"
import { dayOfMonth, weekdayName } from "#ui/lib/dates.ts"
import type { Forecast, TimelineWeek } from "../schema.ts"
import { standsOn, worksOn } from "../week.ts"
import { DayCards } from "./DayCards.tsx"
import { DayForecast } from "./DayForecast.tsx"
import { landingOf, moved } from "./planning.ts"
import { RunsOn } from "./RunsOn.tsx"
import type { Planner } from "./usePlanner.ts"

type DayOfWeek = TimelineWeek["days"][number]

interface DayProps {
  day: DayOfWeek
  planner: Planner
  places: Forecast["places"]
}

/** A day of the week: a column on a wide screen, a piece of the list on a phone. */
export function DayColumn({ day: { day, holiday, closed, projectIds }, planner, places }: DayProps) {
  const { t } = useTranslation()
  const heading = useId()
  const { today } = planner.week
  const target = planner.move && standsOn(moved(planner.move, planner.week), day)
  const look = {
    "day-today": day === today,
    "day-off": !isWorkingDay(day) || closed !== null,
    "day-target": target === true,
    "day-landing": planner.move !== undefined && landingOf(planner.move) === day,
  }
  return (
    <section
      id={`dag-${day}`}
      className={`day ${chosen(look)}`}
      data-day={day}
      aria-labelledby={heading}
      aria-current={day === today ? "date" : undefined}
    >
      <header className="day-head cluster">
        <h3 id={heading}>
          <span className="day-name">{weekdayName(day)}</span>{" "}
          <span className="day-date">{dayOfMonth(day)}</span>
        </h3>
        {day === today && <p className="day-today-mark">{t("timeline.day.today")}</p>}
        {holiday && <p className="day-kind">{holiday}</p>}
        {closed !== null && <p className="day-kind">{closed || t("timeline.day.closed")}</p>}
        <DayForecast day={day} projectIds={projectIds} places={places} />
      </header>
      <DayProjects day={day} projectIds={projectIds} planner={planner} />
    </section>
  )
}

const chosen = (looks: Record<string, boolean>) =>
  Object.keys(looks)
    .filter((look) => looks[look])
    .join(" ")

/** What people work on as cards; what merely runs on over a day off as a number. */
function DayProjects({
  day,
  projectIds,
  planner,
}: Pick<DayOfWeek, "day" | "projectIds"> & { planner: Planner }) {
  const { t } = useTranslation()
  const all = projectIds.flatMap((id) => planner.week.projects.find((project) => project.id === id) ?? [])
  const runOn = all.filter((project) => !worksOn(project, day))
  const workedOn = all.filter((project) => !runOn.includes(project))
  if (all.length === 0) return <p className="day-empty flush muted">{t("timeline.day.empty")}</p>
  return (
    <div className="stack tight">
      {workedOn.length > 0 && <DayCards day={day} projects={workedOn} planner={planner} />}
      {runOn.length > 0 && <RunsOn day={day} projects={runOn} planner={planner} />}
    </div>
  )
}
