import { memo } from "react"
import { letter } from "../../../../plan/letters.ts"
import { type RoomLabel, roomLabel } from "../../../../plan/roomLabel.ts"
import type { PlanRoom, Point } from "../../../../plan/schema.ts"
import { wallLabels } from "../../../../plan/wallLabels.ts"
import { swingsIn } from "./paths.ts"

interface LabelsProps {
  rooms: readonly PlanRoom[]
  /** Millimetres: letters are as large at any zoom. */
  perPixel: number
  drawing?: string
}

/** Names, m² and lengths. */
export const Labels = memo(({ rooms, perPixel, drawing }: LabelsProps) => {
  const whole = rooms.filter(({ id, corners }) => id !== drawing && corners.length >= 3)
  return whole.map((room) => (
    <RoomLabels key={room.id} {...{ room, perPixel }} swings={swingsIn(room, rooms)} />
  ))
})

interface RoomLabelsProps {
  room: PlanRoom
  perPixel: number
  swings: readonly Point[][]
}

const RoomLabels = memo(({ room, perPixel, swings }: RoomLabelsProps) => {
  const name = roomLabel(room, perPixel, swings)
  return (
    <>
      {name && <Name {...name} perPixel={perPixel} />}
      {wallLabels(room, perPixel, name, swings).map(({ wall, text, place, angle }) => (
        <Length
          key={wall}
          {...{ text, angle, perPixel }}
          x={Math.round(place.x)}
          y={Math.round(place.y)}
          isSure={room.corners[wall]!.wall.measured !== null}
        />
      ))}
    </>
  )
})

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
