import { CalendarClock } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { delayText } from "#modules/projects/ui/detail/delayText.ts"
import type { Day } from "#src/shared/days.ts"
import { Status } from "#ui/kit/Status.tsx"
import { fullDay, shortDay } from "#ui/lib/dates.ts"
import { useHasScreen } from "#ui/lib/office.ts"
import type { Conflict, TimelineProject } from "../schema.ts"
import { defaultLength, spanOf } from "../week.ts"
import { cardMark } from "./cardFocus.ts"
import { followDrag } from "./drag.ts"
import { Halted } from "./Halted.tsx"
import { MoveButton } from "./MoveButton.tsx"
import { statusNames } from "./statusNames.ts"
import { Team } from "./Team.tsx"
import type { Planner } from "./usePlanner.ts"

interface CardProps {
  project: TimelineProject
  /** The day it lies on; in a pile below the week there is none. */
  day?: Day
  conflicts?: Conflict[]
  planner: Planner
}

/** A project on one of its days. A mouse can drag it; 'Verplaats' does the same for everyone. */
export function PlanCard({ project, day, conflicts = [], planner }: CardProps) {
  const { t } = useTranslation()
  const { address, status, lead } = project
  const movable = isMovable({ project, day, planner })
  const taken = planner.move?.project.id === project.id
  const look = ["plan-card", `plan-${status}`, movable && "plan-movable", taken && "plan-taken"]
  return (
    <li
      {...cardMark(project.id, day)}
      className={look.filter(Boolean).join(" ")}
      aria-busy={planner.savingId === project.id || undefined}
      onPointerDown={(press) =>
        movable &&
        followDrag(press, {
          begin: () => planner.takeUp(project, day, "mouse"),
          over: planner.hover,
          drop: (onto) => planner.drop(project, day, onto),
          cancel: planner.giveUp,
        })
      }
    >
      <CardName project={project} day={day} planner={planner} />
      <Status of={lead ? "project.lead" : statusNames[status]} />
      {address && <p className="plan-address whole muted">{address}</p>}
      <Halted of={project} />
      <WhenItWas project={project} day={day} />
      {project.delayDays !== undefined && <p className="plan-address">{delayText(project.delayDays)}</p>}
      <Team of={project} people={planner.week.people} conflicts={conflicts} />
      {planner.savingId === project.id ? (
        <p className="plan-saving">{t("timeline.card.saving")}</p>
      ) : (
        <WayToMove project={project} day={day} planner={planner} />
      )}
    </li>
  )
}

/** What ended cannot be shifted by days: it is planned anew. */
const isMovable = ({ project, day, planner }: Pick<CardProps, "project" | "day" | "planner">) =>
  planner.canPlan && project.status !== "completed" && (day !== undefined || project.startDate === null)

function WayToMove(card: Pick<CardProps, "project" | "day" | "planner">) {
  const { t } = useTranslation()
  const { project, planner } = card
  if (isMovable(card)) return <MoveButton {...card} />
  return planner.canPlan && project.status !== "completed" ? (
    <button
      type="button"
      className="button button-plain plan-move"
      aria-label={t("timeline.card.replanOf", { name: project.name })}
      aria-haspopup="dialog"
      onClick={() => planner.open(project)}
    >
      <CalendarClock aria-hidden size="1.2em" />
      {t("timeline.card.replan")}
    </button>
  ) : null
}

/** Opens the planning for who may plan; leads to the project for who may not. */
function CardName({ project, day, planner }: Pick<CardProps, "project" | "day" | "planner">) {
  const { t } = useTranslation()
  const has = useHasScreen()
  const { id, name, status } = project
  if (planner.canPlan && status !== "completed")
    return (
      <button
        type="button"
        className="plan-name"
        aria-haspopup="dialog"
        aria-label={
          day
            ? t("timeline.card.plan", { name, day: fullDay(day) })
            : t("timeline.card.planUndated", { name })
        }
        onClick={() => planner.open(project)}
      >
        {name}
      </button>
    )
  return has("/projects/:id") ? (
    <Link className="plan-name" href={`/projects/${id}`}>
      {name}
    </Link>
  ) : (
    <span className="plan-name">{name}</span>
  )
}

/** Below the week: when a project ended that is not in it, and what was taken for its end. */
function WhenItWas({ project, day }: Pick<CardProps, "project" | "day">) {
  const { t } = useTranslation()
  const span = spanOf(project)
  if (day || !span) return null
  return (
    <p className="whole">
      {t("timeline.card.ended", { day: shortDay(span.to) })}
      {!project.endDate && ` (${t("timeline.card.noEnd", { count: defaultLength })})`}
    </p>
  )
}
