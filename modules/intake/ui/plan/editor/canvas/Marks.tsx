import { memo } from "react"
import { type CornerLabel, cornerLabels } from "../../../../plan/cornerLabels.ts"
import { openingOf } from "../../../../plan/drag.ts"
import type { Target } from "../../../../plan/geometry/target.ts"
import { directionOf, type Line, plus, scaled } from "../../../../plan/geometry/vectors.ts"
import { wallLine, wallOf } from "../../../../plan/geometry/walls.ts"
import { letter } from "../../../../plan/letters.ts"
import type { PlanRoom, Point } from "../../../../plan/schema.ts"
import { linePath, polygonPath } from "./paths.ts"

/** Round whatever the zoom: a line of no length with round ends. */
export const Dot = ({ at, className }: { at: Point; className: string }) => (
  <path className={className} d={dotAt(at)} />
)

export const dotAt = ({ x, y }: Point): string => `M${x} ${y}h0`

/** What is chosen, drawn over the plan. */
export function ChosenMark({ room, target }: { room: PlanRoom; target: Target }) {
  if (target.kind === "corner") return <Dot at={room.corners[target.corner]!} className="plan-dot-chosen" />
  if (target.kind === "room") return <path className="plan-chosen-room" d={polygonPath(room.corners)} />
  const line = wallLine(room, target.wall)
  if (target.kind === "wall") {
    const { inner, outer } = wallOf(room, target.wall)
    return <path className="plan-chosen" d={polygonPath([inner.from, inner.to, outer.to, outer.from])} />
  }
  const { at, width } = openingOf(room, target)!
  const on = (by: number) => plus(line.from, scaled(directionOf(line), by))
  return (
    <>
      <path className="plan-chosen-opening" d={linePath([on(at), on(at + width)])} />
      <Dot at={on(at)} className="plan-dot" />
      <Dot at={on(at + width)} className="plan-dot" />
    </>
  )
}

/** Lines that a place was snapped to. */
export const Guides = ({ guides }: { guides: readonly Line[] }) => (
  <path className="plan-guide" d={guides.map(({ from, to }) => linePath([from, to])).join("")} />
)

interface CornersProps {
  room: PlanRoom
  perPixel: number
  /** The one that is named before all others. */
  first?: number
  /** Are left out. */
  lifted?: ReadonlySet<number>
}

/** The corners of the room that one is at, and P1, P2, ... as far as they can be read. */
export const Corners = memo(({ room, perPixel, first, lifted }: CornersProps) => {
  const all = [...room.corners.keys()]
  const names = cornerLabels(room, perPixel, first === undefined ? all : new Set([first, ...all]))
  const isThere = (corner: number) => !lifted?.has(corner)
  return (
    <>
      <Dots room={room} corners={all.filter(isThere)} />
      <CornerNames names={names.filter(({ corner }) => isThere(corner))} perPixel={perPixel} />
    </>
  )
})

/** Those of them that a hand holds. */
export const LiftedCorners = ({ room, perPixel, lifted }: Required<Omit<CornersProps, "first">>) => (
  <>
    <Dots room={room} corners={[...lifted]} />
    <CornerNames names={cornerLabels(room, perPixel, lifted)} perPixel={perPixel} />
  </>
)

function Dots({ room, corners }: { room: PlanRoom; corners: readonly number[] }) {
  const d = corners.map((corner) => dotAt(room.corners[corner]!)).join("")
  return (
    <>
      <path className="plan-dot-edge" d={d} />
      <path className="plan-dot" d={d} />
    </>
  )
}

const CornerNames = ({ names, perPixel }: { names: readonly CornerLabel[]; perPixel: number }) =>
  names.map(({ corner, place: { x, y } }) => (
    <CornerName key={corner} number={corner + 1} {...{ x, y, perPixel }} />
  ))

const CornerName = memo(
  ({ number, x, y, perPixel }: { number: number; x: number; y: number; perPixel: number }) => (
    <text className="plan-point-name" x={x} y={y} fontSize={letter.high * perPixel} dy="0.35em">
      {`P${number}`}
    </text>
  ),
)

/** The ends of a length on an old drawing that somebody knows. */
export const Known = ({ places, perPixel }: { places: readonly Point[]; perPixel: number }) => {
  const arm = 14 * perPixel
  const crosses = places.map(({ x, y }) => `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`)
  return (
    <>
      <path className="plan-guide" d={linePath(places)} />
      <path className="plan-known" d={crosses.join("")} />
    </>
  )
}
