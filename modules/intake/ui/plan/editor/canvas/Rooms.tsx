import { memo } from "react"
import { besideOf, isIn, type WallParts, wallPartsOf } from "../../../../plan/geometry/openings.ts"
import type { Box } from "../../../../plan/geometry/polygon.ts"
import { isLifted, type Lifted } from "../../../../plan/lifted.ts"
import type { PlanRoom } from "../../../../plan/schema.ts"
import { glassPath, leafPath, linePath, partsOf, polygonPath } from "./paths.ts"

interface RoomsProps {
  rooms: readonly PlanRoom[]
  /** The one that is being drawn: its last wall isn't there yet. */
  drawing?: string
  /** Only what lies in it is drawn. */
  within?: Box
  /** Is left out. */
  lifted?: Lifted
}

/** Walls, floors and what is in the walls; each is drawn anew only when it changes. */
export const Rooms = memo(({ rooms, drawing, within, lifted }: RoomsProps) => {
  const whole = rooms.filter((room) => room.id !== drawing && isWhole(room))
  const drawn = within ? whole.filter((room) => isIn(room, within)) : whole
  return (
    <>
      <Whole
        rooms={drawn}
        parts={drawn.map((room) => {
          const parts = partsOf(room, rooms)
          return lifted?.walls.has(room.id)
            ? parts.filter((_, wall) => !isLifted(lifted, room.id, wall))
            : parts
        })}
        floors={drawn.filter((room) => !isMoved(room, lifted))}
      />
      <Begun rooms={rooms.filter((room) => !whole.includes(room) && !isMoved(room, lifted))} />
    </>
  )
})

/** What a hand holds of the rooms, as it is by now. */
export function LiftedRooms({ rooms, lifted }: { rooms: readonly PlanRoom[]; lifted: Lifted }) {
  const held = rooms.filter(({ id }) => lifted.walls.has(id))
  const whole = held.filter(isWhole)
  return (
    <>
      <Whole
        rooms={whole}
        parts={whole.map((room) =>
          wallPartsOf(room, [room, ...besideOf(room, rooms)], lifted.walls.get(room.id)),
        )}
        floors={whole.filter((room) => isMoved(room, lifted))}
      />
      <Begun rooms={held.filter((room) => !isWhole(room))} />
    </>
  )
}

const isWhole = ({ corners }: PlanRoom) => corners.length >= 3

const isMoved = ({ id }: PlanRoom, lifted: Lifted | undefined) =>
  lifted?.room === id && lifted.corners.size > 0

interface WholeProps {
  rooms: readonly PlanRoom[]
  parts: readonly (readonly WallParts[])[]
  floors: readonly PlanRoom[]
}

const Whole = ({ rooms, parts, floors }: WholeProps) => (
  <>
    {rooms.map((room, index) => (
      <Walls key={room.id} parts={parts[index]!} />
    ))}
    {floors.map((room) => (
      <Floor key={room.id} room={room} />
    ))}
    {rooms.map((room, index) => (
      <Openings key={room.id} room={room} parts={parts[index]!} />
    ))}
  </>
)

const Begun = ({ rooms }: { rooms: readonly PlanRoom[] }) =>
  rooms.map((room) => <path key={room.id} className="plan-begun" d={linePath(room.corners)} />)

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
