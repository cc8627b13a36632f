import type { CSSProperties, RefObject } from "react"
import { fullDay } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import type { TimelineWeek } from "../../schema.ts"
import type { Column, WeekHead } from "./board.ts"

/** Weeks with how full they are, and below them the days. `track`: what the width of a day is measured on. */
export function BoardHead({
  week,
  columns,
  heads,
  track,
}: {
  week: TimelineWeek
  columns: Column[]
  heads: WeekHead[]
  track: RefObject<HTMLDivElement | null>
}) {
  return (
    <div className="board-line board-top">
      <p className="board-name muted">
        {t("timeline.board.crew", { count: week.people.filter(({ crew }) => crew).length })}
      </p>
      <div className="board-track" ref={track}>
        {heads.map((head) => (
          <div key={head.monday} className="board-week" style={{ gridColumn: `span ${head.columns}` }}>
            <p>
              <strong>{t("timeline.nav.week", { week: head.week })}</strong>
              <span className="muted">{roomIn(head)}</span>
            </p>
            <span className="board-fill" aria-hidden style={{ "--taken": shareOf(head) } as CSSProperties} />
          </div>
        ))}
        {columns.map(({ day, off }) => (
          <p
            key={day}
            className={["board-day", off !== null && "board-off", day === week.today && "board-today"]
              .filter(Boolean)
              .join(" ")}
            title={off === null ? undefined : off || t("timeline.day.closed")}
          >
            <span aria-hidden>{Number(day.slice(8))}</span>
            <span className="visually-hidden">{fullDay(day)}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

function roomIn({ days, taken }: WeekHead): string {
  if (days === 0) return t("timeline.board.closed")
  return taken >= days ? t("timeline.board.full") : t("timeline.board.free", { count: days - taken })
}

const shareOf = ({ days, taken }: WeekHead) => (days === 0 ? 0 : Math.min(taken / days, 1))
