import { type CSSProperties, memo } from "react"
import type { Day } from "#src/shared/days.ts"
import { shortDay } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Named, TimelineProject } from "../../schema.ts"
import { leaveText } from "../awayText.ts"
import { BoardBar } from "./BoardBar.tsx"
import type { Column, Row } from "./board.ts"
import type { Moving } from "./useMoving.ts"

/** What a bar can do to the board, as it is when it is asked. */
export interface Hold {
  canPlan: boolean
  open: (project: TimelineProject) => void
  moving: () => Moving
  board: () => HTMLElement
  days: () => readonly Day[]
  person: (id: string) => Named | null
}

/** Someone with his work, or the work that nobody does yet. */
export const BoardRow = memo(function BoardRow({
  row: { person, bars, away, fixed, lanes },
  columns,
  today,
  hold,
}: {
  row: Row
  columns: Column[]
  today: Day
  hold: Hold
}) {
  const now = columns.findIndex(({ day }) => day === today)
  return (
    <section
      className="board-line"
      data-person={person?.id ?? ""}
      aria-label={person?.name ?? t("timeline.board.nobody")}
      style={{ "--lanes": lanes } as CSSProperties}
    >
      <h2 className={person ? "board-name" : "board-name muted"}>
        {person?.name ?? t("timeline.board.nobody")}
      </h2>
      <div className="board-track board-bars">
        {offStretches(columns).map(({ from, to }) => (
          <span
            key={from}
            className="board-shut"
            aria-hidden
            style={{ gridColumn: `${from + 1} / ${to + 2}` }}
          />
        ))}
        {now >= 0 && <span className="board-now" aria-hidden style={{ gridColumn: now + 1 }} />}
        {away.map(({ away: one, from, to, lane }) => (
          <p
            key={`${one.from} ${one.kind}`}
            className="board-leave"
            title={leaveText(one)}
            style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 1 }}
          >
            {leaveText(one)}
          </p>
        ))}
        {fixed.map(({ at, day, why }) => (
          <span
            key={day}
            className="board-fixed"
            title={t(`timeline.board.fixed.${why}`)}
            style={{ gridColumn: at + 1 }}
          >
            <span aria-hidden>{why === "school" && t("timeline.board.fixedShort")}</span>
            <span className="visually-hidden">
              {shortDay(day)}: {t(`timeline.board.fixed.${why}`)}
            </span>
          </span>
        ))}
        {bars.map((bar) => (
          <BoardBar key={bar.project.id} bar={bar} fixed={fixed} person={person} hold={hold} />
        ))}
      </div>
    </section>
  )
})

/** Days after each other on which nobody works. */
function offStretches(columns: Column[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  for (const [at, { off }] of columns.entries()) {
    if (off === null) continue
    const last = stretches.at(-1)
    if (last && last.to === at - 1) last.to = at
    else stretches.push({ from: at, to: at })
  }
  return stretches
}
