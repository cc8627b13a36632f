import { memo, useMemo } from "react"
import { roomOf } from "../../../../plan/drag.ts"
import { letter } from "../../../../plan/letters.ts"
import type { Lifted } from "../../../../plan/lifted.ts"
import { movedLabel, type RoomLabel, roomLabel } from "../../../../plan/roomLabel.ts"
import type { Plan, PlanRoom, Point } from "../../../../plan/schema.ts"
import { type WallLabel, wallLabels } from "../../../../plan/wallLabels.ts"
import { swingsIn } from "./paths.ts"

interface LabelsProps {
  rooms: readonly PlanRoom[]
  /** Millimetres: letters are as large at any zoom. */
  perPixel: number
  drawing?: string
  /** Is left out. */
  lifted?: Lifted
}

/** Names, m² and lengths. */
export const Labels = memo(({ rooms, perPixel, drawing, lifted }: LabelsProps) => {
  const whole = rooms.filter(({ id, corners }) => id !== drawing && corners.length >= 3)
  return whole.map((room) => (
    <RoomLabels
      key={room.id}
      {...{ room, perPixel }}
      swings={swingsIn(room, rooms)}
      lifted={lifted?.room === room.id ? lifted : undefined}
    />
  ))
})

interface RoomLabelsProps {
  room: PlanRoom
  perPixel: number
  swings: readonly Point[][]
  lifted: Lifted | undefined
}

const RoomLabels = memo(({ room, perPixel, swings, lifted }: RoomLabelsProps) => {
  const name = roomLabel(room, perPixel, swings)
  const lengths = wallLabels(room, perPixel, name, swings)
  return (
    <>
      {name && !lifted?.corners.size && <Name {...name} perPixel={perPixel} />}
      <Lengths {...{ room, perPixel }} labels={lengths.filter(({ wall }) => !lifted?.lengths.has(wall))} />
    </>
  )
})

interface LiftedLabelsProps {
  /** Before it was taken up, and as it is by now. */
  from: Plan
  to: Plan
  lifted: Lifted
  perPixel: number
}

/** The name of a room of which corners are held, and the lengths that change by it. */
export function LiftedLabels({ from, to, lifted, perPixel }: LiftedLabelsProps) {
  const before = roomOf(from, lifted)!
  const room = roomOf(to, lifted)!
  const known = useMemo(
    () => roomLabel(before, perPixel, swingsIn(before, from.rooms)),
    [before, from.rooms, perPixel],
  )
  const name = known && movedLabel(known, before, room, perPixel)
  return (
    <>
      {name && <Name {...name} perPixel={perPixel} />}
      <Lengths
        {...{ room, perPixel }}
        labels={wallLabels(room, perPixel, name, swingsIn(room, to.rooms), lifted.lengths)}
      />
    </>
  )
}

interface LengthsProps {
  room: PlanRoom
  perPixel: number
  labels: readonly WallLabel[]
}

const Lengths = ({ room, perPixel, labels }: LengthsProps) =>
  labels.map(({ wall, text, place, angle }) => (
    <Length
      key={wall}
      {...{ text, angle, perPixel }}
      x={Math.round(place.x)}
      y={Math.round(place.y)}
      isSure={room.corners[wall]!.wall.measured !== null}
    />
  ))

interface LengthProps {
  text: string
  x: number
  y: number
  angle: number
  perPixel: number
  isSure: boolean
}

const Length = memo(({ text, x, y, angle, perPixel, isSure }: LengthProps) => (
  <text
    className={isSure ? "plan-size-on-wall plan-size-sure" : "plan-size-on-wall"}
    transform={`translate(${x} ${y}) rotate(${angle.toFixed(2)})`}
    fontSize={letter.high * perPixel}
    dy="0.35em"
  >
    {text}
  </text>
))

function Name({ place: { x, y }, lines, perPixel }: RoomLabel & { perPixel: number }) {
  const high = letter.high * 1.3 * perPixel
  return lines.map(({ text, isName }, index) => (
    <text
      key={String(isName)}
      className={isName ? "plan-room-name" : "plan-area"}
      x={x}
      y={y + (index - (lines.length - 1) / 2) * high}
      fontSize={letter.high * perPixel}
      dy="0.35em"
    >
      {text}
    </text>
  ))
}
