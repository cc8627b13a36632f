import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { weekday } from "#src/shared/days.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import type { Forecast, TimelineProject, TimelineWeek } from "../schema.ts"
import { concerns, shownPerDay, standsOn } from "../week.ts"
import { DayForecast } from "./DayForecast.tsx"
import { dayOfMonth, fullDay, weekdayName } from "./dates.ts"
import { PlanCard } from "./PlanCard.tsx"
import { landingOf, moved } from "./planning.ts"
import type { Planner } from "./usePlanner.ts"

type DayOfWeek = TimelineWeek["days"][number]

interface DayProps {
  day: DayOfWeek
  planner: Planner
  places: Forecast["places"]
}

/** A day of the week: a column on a wide screen, a piece of the list on a phone. */
export function DayColumn({ day: { day, holiday, projectIds }, planner, places }: DayProps) {
  const { t } = useTranslation()
  const heading = useId()
  const { today } = planner.week
  const weekend = weekday(day) > 5
  const target = planner.move && standsOn(moved(planner.move), day)
  const look = {
    "day-today": day === today,
    "day-off": weekend || holiday !== null,
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
      <header className="day-head">
        <h3 id={heading}>
          <span className="day-name">{weekdayName(day)}</span>{" "}
          <span className="day-date">{dayOfMonth(day)}</span>
        </h3>
        {day === today && <Badge tone="info">{t("timeline.day.today")}</Badge>}
        {holiday ? (
          <p className="day-kind">{holiday}</p>
        ) : (
          weekend && <p className="day-kind">{t("timeline.day.weekend")}</p>
        )}
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

/** At most three; the rest waits behind '+N meer', on paper all of them are there. */
function DayProjects({
  day,
  projectIds,
  planner,
}: Pick<DayOfWeek, "day" | "projectIds"> & { planner: Planner }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const list = useId()
  const { projects, conflicts } = planner.week
  const all = projectIds.flatMap((id) => projects.find((project) => project.id === id) ?? [])
  const rest = all.length - shownPerDay
  const onDay = conflicts.filter(({ from, to }) => from <= day && day <= to)
  const conflictsOf = ({ id }: TimelineProject) => onDay.filter((conflict) => concerns(conflict, id))
  const hidden = !open && all.slice(shownPerDay).some((project) => conflictsOf(project).length > 0)
  if (all.length === 0) return <p className="day-empty muted">{t("timeline.day.empty")}</p>
  return (
    <>
      <ul id={list} className={open ? "day-projects day-open" : "day-projects"}>
        {all.map((project) => (
          <PlanCard
            key={project.id}
            project={project}
            day={day}
            conflicts={conflictsOf(project)}
            planner={planner}
          />
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className="button button-plain day-more"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          <span>
            {open ? t("timeline.day.fewer") : t("timeline.day.more", { count: rest })}
            <span className="visually-hidden"> {t("timeline.day.on", { day: fullDay(day) })}</span>
          </span>{" "}
          {hidden && <span className="day-more-conflict">{t("timeline.day.moreConflict")}</span>}
        </button>
      )}
    </>
  )
}
