import { type KeyboardEvent, memo } from "react"
import { useTranslation } from "react-i18next"
import { lengthText } from "../../../../drawing/lengths.ts"
import type { Target } from "../../../../plan/geometry/target.ts"
import { directionOf, plus, scaled } from "../../../../plan/geometry/vectors.ts"
import { wallLength, wallLine } from "../../../../plan/geometry/walls.ts"
import type { PlanRoom } from "../../../../plan/schema.ts"
import { metresText } from "../../../../rooms/measures.ts"
import { Dot } from "./Marks.tsx"
import { linePath, polygonPath } from "./paths.ts"

interface PartsProps {
  rooms: readonly PlanRoom[]
  active: string | undefined
  choose: (target: Target) => void
  onKey: (event: KeyboardEvent, target: Target) => void
}

/** All that one comes to with Tab: the rooms, and of the one that one is at its corners, walls and openings. */
export const Parts = memo(({ rooms, active, choose, onKey }: PartsProps) =>
  rooms.map((room) => <RoomParts key={room.id} {...{ room, choose, onKey }} isActive={room.id === active} />),
)

interface RoomPartsProps extends Pick<PartsProps, "choose" | "onKey"> {
  room: PlanRoom
  isActive: boolean
}

const RoomParts = memo(({ room, isActive, choose, onKey }: RoomPartsProps) => {
  const { t } = useTranslation()
  const part = (target: Target, label: string) => ({ target, label, choose, onKey })
  return (
    <>
      {room.corners.length >= 3 && (
        <Part {...part({ kind: "room", room: room.id }, room.name)} d={polygonPath(room.corners)} />
      )}
      {isActive &&
        room.corners.map(({ x, y, wall: { measured, openings } }, index) => {
          const number = index + 1
          const length = lengthText(measured ?? Math.round(wallLength(room, index)))
          const line = wallLine(room, index)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place.
            <g key={index}>
              <Part
                {...part(
                  { kind: "corner", room: room.id, corner: index },
                  t("intake.plan.part.corner", { number, x: metresText(x), y: metresText(y) }),
                )}
                x={x}
                y={y}
              />
              {room.corners.length >= 2 && (
                <Part
                  {...part(
                    { kind: "wall", room: room.id, wall: index },
                    t(measured === null ? "intake.plan.part.wall" : "intake.plan.part.measuredWall", {
                      number,
                      length,
                    }),
                  )}
                  d={linePath([line.from, line.to])}
                />
              )}
              {openings.map(({ id, kind, at, width }) => (
                <Part
                  key={id}
                  {...part(
                    { kind: "opening", room: room.id, wall: index, opening: id },
                    t(`intake.plan.part.${kind}`, { number, width: lengthText(width) }),
                  )}
                  d={linePath([
                    plus(line.from, scaled(directionOf(line), at)),
                    plus(line.from, scaled(directionOf(line), at + width)),
                  ])}
                />
              ))}
            </g>
          )
        })}
    </>
  )
})

interface PartProps extends Pick<PartsProps, "choose" | "onKey"> {
  target: Target
  label: string
  d?: string
  x?: number
  y?: number
}

const Part = memo(
  ({ target, label, d, x, y, choose, onKey }: PartProps) => (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button.
    <g
      className="plan-part"
      data-part={partName(target)}
      role="button"
      tabIndex={0}
      aria-label={label}
      onFocus={() => choose(target)}
      // As a screen reader presses it; a pointer is the board's.
      onClick={() => choose(target)}
      onKeyDown={(event) => onKey(event, target)}
    >
      {d === undefined ? (
        <>
          <Dot at={{ x: x!, y: y! }} className="plan-dot-edge" />
          <Dot at={{ x: x!, y: y! }} className="plan-dot" />
        </>
      ) : (
        <path className="plan-touch" d={d} />
      )}
    </g>
  ),
  // The target is another object each time and says the same.
  (one, other) =>
    one.label === other.label &&
    one.d === other.d &&
    one.x === other.x &&
    one.y === other.y &&
    one.choose === other.choose &&
    one.onKey === other.onKey &&
    partName(one.target) === partName(other.target),
)

export const partName = (target: Target): string =>
  [target.room, target.kind, ...Object.values(target).slice(2)].join(" ")
