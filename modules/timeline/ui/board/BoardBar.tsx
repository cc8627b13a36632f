import { Clock, TriangleAlert } from "lucide-react"
import type { CSSProperties, PointerEvent } from "react"
import { spanText } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Named } from "../../schema.ts"
import { spanOf } from "../../week.ts"
import type { Hold } from "./BoardRow.tsx"
import type { Bar, FixedDay } from "./board.ts"
import { byKeys } from "./byKeys.ts"
import { followBar } from "./followBar.ts"

/** Work of someone: it opens on a press, moves by mouse or arrows, and gets longer at its end. */
export function BoardBar({
  bar,
  fixed,
  person,
  hold,
}: {
  bar: Bar
  fixed: readonly FixedDay[]
  person: Named | null
  hold: Hold
}) {
  const { project, from, to, after, lane, double, missed } = bar
  const { id, name, status, halted } = project
  const movable = hold.canPlan && status !== "completed"
  const look = `board-bar board-${missed || (double && lane > 0) ? "double" : status}`
  const follow = (press: PointerEvent<HTMLElement>, only: "start" | "end") => {
    const days = hold.days()
    const columnWidth = hold.board().clientWidth / days.length
    const drawn = press.currentTarget.closest<HTMLElement>(".board-bar")!
    followBar(
      press,
      { bar: drawn, columnWidth, only },
      {
        begin: () => hold.moving().takeUp(project, person, only, "mouse"),
        over: (columns, row = "") =>
          hold.moving().by(columns, days, only === "end" ? person : hold.person(row)),
        drop: () => void hold.moving().save(),
        cancel: () => hold.moving().giveUp(),
      },
    )
  }
  return (
    <div
      className={look}
      style={
        {
          ...{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 1 },
          "--room": roomOf(bar, fixed),
        } as CSSProperties
      }
    >
      <button
        type="button"
        data-bar={id}
        className="board-work"
        title={halted && t("timeline.board.halted", { what: halted.join(", ") })}
        onClick={() => hold.open(project)}
        onPointerDown={(press) => movable && follow(press, "start")}
        onKeyDown={(event) => movable && byKeys(event, hold.moving(), project, person)}
        aria-keyshortcuts={movable ? "ArrowLeft ArrowRight ArrowUp ArrowDown Enter Escape" : undefined}
      >
        {(double || missed || halted) && <TriangleAlert aria-hidden size="1.1em" />}
        {!double && !missed && !halted && status === "delayed" && <Clock aria-hidden size="1.1em" />}
        <span>{name}</span>
        <span className="visually-hidden">
          , {spanText(spanOf(project)!)}
          {double && `, ${t("timeline.conflicts.onCard")}`}
          {missed && `, ${t("timeline.conflicts.awayOnCard")}`}
          {halted && `, ${t("timeline.board.halted", { what: halted.join(", ") })}`}
        </span>
      </button>
      {movable && !after && project.endDate && (
        <span className="board-end" aria-hidden onPointerDown={(press) => follow(press, "end")} />
      )}
    </div>
  )
}

/** Its name stands before the first day that he is not there, as a share of the bar. */
function roomOf({ from, to }: Bar, fixed: readonly FixedDay[]): number {
  const first = fixed.find(({ at }) => at > from && at <= to)
  return first ? (first.at - from) / (to - from + 1) : 1
}
