import { memo } from "react"
import { isIn, type WallParts } from "../../../../plan/geometry/openings.ts"
import type { Box } from "../../../../plan/geometry/polygon.ts"
import type { PlanRoom } from "../../../../plan/schema.ts"
import { glassPath, leafPath, linePath, partsOf, polygonPath } from "./paths.ts"

interface RoomsProps {
  rooms: readonly PlanRoom[]
  /** The one that is being drawn: its last wall isn't there yet. */
  drawing?: string
  /** Only what lies in it is drawn. */
  within?: Box
}

/** Walls, floors and what is in the walls; each is drawn anew only when it changes. */
export const Rooms = memo(({ rooms, drawing, within }: RoomsProps) => {
  const whole = rooms.filter(({ id, corners }) => id !== drawing && corners.length >= 3)
  const drawn = within ? whole.filter((room) => isIn(room, within)) : whole
  const parts = drawn.map((room) => partsOf(room, rooms))
  return (
    <>
      {drawn.map((room, index) => (
        <Walls key={room.id} parts={parts[index]!} />
      ))}
      {drawn.map((room) => (
        <Floor key={room.id} room={room} />
      ))}
      {drawn.map((room, index) => (
        <Openings key={room.id} room={room} parts={parts[index]!} />
      ))}
      {rooms
        .filter((room) => !whole.includes(room))
        .map((room) => (
          <path key={room.id} className="plan-begun" d={linePath(room.corners)} />
        ))}
    </>
  )
})

/** All of a room as one shape: hundreds of small ones take a phone longer to lay out than to draw. */
const Walls = memo(({ parts }: { parts: readonly WallParts[] }) => (
  <path className="plan-wall" d={parts.flatMap(({ solid }) => solid.map(polygonPath)).join("")} />
))

const Floor = memo(({ room }: { room: PlanRoom }) => (
  <path className={`plan-floor plan-floor-${room.floorFinish}`} d={polygonPath(room.corners)} />
))

/** Those that were drawn in this room; a neighbour's gap in the same wall is only left open. */
const Openings = memo(({ room, parts }: { room: PlanRoom; parts: readonly WallParts[] }) =>
  parts.flatMap(({ open }) =>
    open.map(({ seen: { opening, wall, of }, corners }) => (
      <g key={`${of.id} ${opening.id}`}>
        <path className="plan-gap" d={polygonPath(corners)} />
        {of.id === room.id && opening.kind === "door" && (
          <path className="plan-leaf" d={leafPath(room, wall, opening)} />
        )}
        {opening.kind === "window" && <path className="plan-glass" d={glassPath(corners)} />}
        {opening.kind === "opening" && (
          <path
            className="plan-through"
            d={linePath([corners[0]!, corners[1]!]) + linePath([corners[3]!, corners[2]!])}
          />
        )}
      </g>
    )),
  ),
)
