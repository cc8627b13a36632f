import { CalendarDays } from "lucide-react"
import { type CSSProperties, memo, useMemo, useRef } from "react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { useGrowing } from "#ui/lib/useGrowing.ts"
import type { Named, TimelineProject, TimelineWeek } from "../../schema.ts"
import { PlanDialog } from "../PlanDialog.tsx"
import { usePlanner } from "../usePlanner.ts"
import { BoardHead } from "./BoardHead.tsx"
import { BoardLegend } from "./BoardLegend.tsx"
import { BoardRow, type Hold } from "./BoardRow.tsx"
import { columnsOf, rowsInSight, rowsOf, weekHeads } from "./board.ts"
import { MovingPanel } from "./MovingPanel.tsx"
import { Previews } from "./Previews.tsx"
import { Refused } from "./Refused.tsx"
import { Strip } from "./Strip.tsx"
import { useMoving } from "./useMoving.ts"

/** A mouse drags a bar, its end or work from below, the arrows move what has the focus, a press opens it. */
export function Board({ week }: { week: TimelineWeek }) {
  const { t } = useTranslation()
  const planner = usePlanner(week)
  const track = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const columns = useMemo(() => columnsOf(week), [week])
  const rows = useMemo(() => rowsOf(week, columns), [week, columns])
  const heads = useMemo(() => weekHeads(week, columns), [week, columns])
  const moving = useMoving(
    week,
    rows.flatMap(({ person }) => person ?? []),
  )
  // Rows are drawn again only when the planning changes, not at every step of a drag.
  const hold = useHold({
    week,
    planner,
    moving,
    board: () => track.current!,
    days: columns.map(({ day }) => day),
  })
  if (week.people.length === 0 && week.projects.length === 0)
    return (
      <EmptyState icon={CalendarDays} title={t("timeline.empty.title")}>
        {t("timeline.empty.text")}
      </EmptyState>
    )
  const style = { "--columns": columns.length } as CSSProperties
  return (
    <>
      <Refused error={moving.error ?? planner.error} meanwhile={moving.meanwhile} />
      <div className="board" style={style} ref={board}>
        <BoardHead week={week} columns={columns} heads={heads} track={track} />
        <BoardRows rows={rows} columns={columns} today={week.today} hold={hold} />
      </div>
      <Previews moving={moving} columns={columns} board={board.current} />
      <MovingPanel moving={moving} />
      <Strip of="unplanned" week={week} hold={hold} />
      <Strip of="overdue" week={week} hold={hold} />
      <BoardLegend />
      {planner.opened && <PlanDialog key={planner.opened.id} project={planner.opened} planner={planner} />}
    </>
  )
}

const BoardRows = memo(function BoardRows({
  rows,
  columns,
  today,
  hold,
}: {
  rows: ReturnType<typeof rowsOf>
  columns: ReturnType<typeof columnsOf>
  today: string
  hold: Hold
}) {
  // What fits on a screen of a desk; the rest comes bit by bit.
  const growing = { first: rowsInSight(rows), step: 6 }
  return useGrowing(rows, `${columns[0]!.day} ${columns.length}`, growing).map((row) => (
    <BoardRow key={row.person?.id ?? "nobody"} row={row} columns={columns} today={today} hold={hold} />
  ))
})

/** The same object for as long as the planning is the same, so that rows need not be drawn again. */
function useHold(now: {
  week: TimelineWeek
  planner: ReturnType<typeof usePlanner>
  moving: ReturnType<typeof useMoving>
  board: () => HTMLElement
  days: string[]
}): Hold {
  const latest = useRef(now)
  latest.current = now
  return useMemo(
    (): Hold => ({
      canPlan: now.planner.canPlan,
      open: (project: TimelineProject) => latest.current.planner.open(project),
      moving: () => latest.current.moving,
      board: () => latest.current.board(),
      days: () => latest.current.days,
      person: (id: string): Named | null =>
        latest.current.week.people.find((person) => String(person.id) === id) ?? null,
    }),
    [now.planner.canPlan],
  )
}
