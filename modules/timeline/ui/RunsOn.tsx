import { ChevronDown } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { fullDay } from "#ui/lib/dates.ts"
import type { DayCardsProps } from "./DayCards.tsx"
import { PlanCard } from "./PlanCard.tsx"

/** Projects that run on over a weekend or a holiday: nobody comes, so a number is enough until someone asks. */
export function RunsOn({ day, projects, planner }: DayCardsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const list = useId()
  return (
    <>
      <button
        type="button"
        className="button button-plain day-more day-runs-on"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>
          {t("timeline.day.runsOn", { count: projects.length })}
          <span className="visually-hidden"> {t("timeline.day.on", { day: fullDay(day) })}</span>
        </span>
        <ChevronDown aria-hidden size="1.1em" />
      </button>
      {open && (
        <ul id={list} className="day-projects stack tight day-open">
          {projects.map((project) => (
            <PlanCard key={project.id} project={project} day={day} planner={planner} />
          ))}
        </ul>
      )}
    </>
  )
}
