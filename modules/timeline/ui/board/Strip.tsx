import { GripVertical } from "lucide-react"
import { memo, type PointerEvent, useId } from "react"
import { useTranslation } from "react-i18next"
import { sum } from "#src/shared/rounding.ts"
import type { TimelineProject, TimelineWeek } from "../../schema.ts"
import type { Hold } from "./BoardRow.tsx"
import { byKeys } from "./byKeys.ts"
import { followBar } from "./followBar.ts"
import { JobList } from "./JobList.tsx"
import { jobsIn, jobText } from "./jobText.ts"

/** Work without days below the board, or work whose last day is over: it is dragged onto someone's day, a press opens it. */
export const Strip = memo(function Strip({
  of,
  week,
  hold,
}: {
  of: "unplanned" | "overdue"
  week: TimelineWeek
  hold: Hold
}) {
  const { t } = useTranslation()
  const heading = useId()
  const jobs = jobsIn(week, of)
  if (jobs.length === 0) return null
  const days = of === "unplanned" ? sum(week.jobs.map((job) => job.days)) : 0
  return (
    <section className="board-strip" aria-labelledby={heading}>
      <div className="board-name">
        <h2 id={heading}>{t(`timeline.aside.${of}`)}</h2>
        <p className="muted flush">
          {t("timeline.board.jobs", { count: jobs.length })}
          {days > 0 && `, ${t("timeline.board.takes", { count: days })}`}
        </p>
      </div>
      <JobList
        jobs={jobs}
        first={12}
        row={(project) => (
          <li key={project.id}>
            <Job project={project} text={jobText(project, week)} hold={hold} />
          </li>
        )}
      />
    </section>
  )
})

function Job({ project, text, hold }: { project: TimelineProject; text: string; hold: Hold }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="board-job"
      onClick={() => hold.open(project)}
      onPointerDown={(press) => hold.canPlan && follow(press, project, hold)}
      onKeyDown={(event) => hold.canPlan && byKeys(event, hold.moving(), project, null)}
      aria-keyshortcuts="Enter Space ArrowLeft ArrowRight ArrowUp ArrowDown Escape"
    >
      <GripVertical aria-hidden size="1.2em" />
      <span>
        <span className="visually-hidden">{t("timeline.board.plan")} </span>
        <strong>{project.name}</strong> <span className="muted">{text}</span>
      </span>
    </button>
  )
}

/** Over the board it lies on the day under the mouse; beside it, letting go changes nothing. */
function follow(press: PointerEvent<HTMLElement>, project: TimelineProject, hold: Hold) {
  const days = hold.days()
  const { left, width } = hold.board().getBoundingClientRect()
  const columnWidth = width / days.length
  followBar(
    press,
    { bar: press.currentTarget, columnWidth, only: "start" },
    {
      begin: () => hold.moving().takeUp(project, null, "start", "mouse"),
      over: (_, row, x) => {
        const day = row === undefined ? undefined : days[Math.floor((x - left) / columnWidth)]
        hold.moving().over(day, row === undefined ? null : hold.person(row))
      },
      drop: () => void hold.moving().save(),
      cancel: () => hold.moving().giveUp(),
    },
  )
}
