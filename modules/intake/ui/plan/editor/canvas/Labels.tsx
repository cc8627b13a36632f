import { memo } from "react"
import { middleOf } from "../../../../plan/geometry/polygon.ts"
import { letter, type RoomLabel, roomLabel, wallLabels } from "../../../../plan/labels.ts"
import type { PlanRoom, Point } from "../../../../plan/schema.ts"

interface LabelsProps {
  rooms: readonly PlanRoom[]
  /** Millimetres: letters are as large at any zoom. */
  perPixel: number
  drawing?: string
}

/** Names, m² and lengths. */
export const Labels = ({ rooms, perPixel, drawing }: LabelsProps) =>
  rooms
    .filter(({ id, corners }) => id !== drawing && corners.length >= 3)
    .map((room) => <RoomLabels key={room.id} room={room} perPixel={perPixel} />)

const RoomLabels = memo(({ room, perPixel }: { room: PlanRoom; perPixel: number }) => {
  const name = roomLabel(room, perPixel, placeOf(room))
  return (
    <>
      {name && <Name {...name} perPixel={perPixel} />}
      {wallLabels(room, perPixel, name).map(({ wall, text, place, angle }) => (
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
  return lines.map((line, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: the name and the m² below it.
      key={index}
      className={index === lines.length - 1 ? "plan-area" : "plan-room-name"}
      x={x}
      y={y + (index - (lines.length - 1) / 2) * high}
      fontSize={letter.high * perPixel}
      dy="0.35em"
    >
      {line}
    </text>
  ))
}

const places = new WeakMap<readonly Point[], Point>()

/** Known as long as the corners are the same, whatever else changes of the room. */
function placeOf({ corners }: PlanRoom): Point {
  const place = places.get(corners) ?? middleOf(corners)
  places.set(corners, place)
  return place
}
