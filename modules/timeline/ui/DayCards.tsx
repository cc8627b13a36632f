import { TriangleAlert } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import type { Day } from "#src/shared/days.ts"
import { fullDay } from "#ui/lib/dates.ts"
import type { TimelineProject } from "../schema.ts"
import { concerns, fallsOn, rosterOf, shownPerDay } from "../week.ts"
import { PlanCard } from "./PlanCard.tsx"
import type { Planner } from "./usePlanner.ts"

export interface DayCardsProps {
  day: Day
  projects: TimelineProject[]
  planner: Planner
}

/** At most three; the rest waits behind '+N meer', on paper all of them are there. */
export function DayCards({ day, projects, planner }: DayCardsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const list = useId()
  const rest = projects.length - shownPerDay
  const { conflicts, people } = planner.week
  const onDay = conflicts.filter((conflict) => fallsOn(conflict, day, rosterOf(people)))
  const conflictsOf = ({ id }: TimelineProject) => onDay.filter((conflict) => concerns(conflict, id))
  const hidden = !open && projects.slice(shownPerDay).some((project) => conflictsOf(project).length > 0)
  return (
    <>
      <ul id={list} className={open ? "day-projects stack tight day-open" : "day-projects stack tight"}>
        {projects.map((project) => (
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
          {hidden && (
            <span className="day-more-conflict">
              <TriangleAlert aria-hidden size="1.2em" />
              <span>{t("timeline.day.moreConflict")}</span>
            </span>
          )}
        </button>
      )}
    </>
  )
}
