import { type KeyboardEvent, memo } from "react"
import { useTranslation } from "react-i18next"
import { lengthText } from "../../../../drawing/lengths.ts"
import type { Target } from "../../../../plan/geometry/target.ts"
import { directionOf, distance, plus, scaled } from "../../../../plan/geometry/vectors.ts"
import type { Corner, PlanRoom } from "../../../../plan/schema.ts"
import { metresText } from "../../../../rooms/measures.ts"
import { dotAt } from "./Marks.tsx"
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
  const { id, name, corners } = room
  return (
    <>
      {corners.length >= 3 && (
        <Part
          target={{ kind: "room", room: id }}
          label={name}
          d={polygonPath(corners)}
          {...{ choose, onKey }}
        />
      )}
      {isActive &&
        corners.map((corner, index) => (
          <CornerParts
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place.
            key={index}
            {...{ index, corner, choose, onKey }}
            room={id}
            next={corners.length >= 2 ? corners[(index + 1) % corners.length] : undefined}
          />
        ))}
    </>
  )
})

interface CornerPartsProps extends Pick<PartsProps, "choose" | "onKey"> {
  room: string
  index: number
  corner: Corner
  /** Where its wall goes; undefined: there is no other corner yet. */
  next: Corner | undefined
}

/** A corner with its wall and what is in that: of hundreds only those are drawn anew that a finger moves. */
const CornerParts = memo(({ room, index, corner, next, choose, onKey }: CornerPartsProps) => {
  const { t } = useTranslation()
  const { x, y, wall } = corner
  const number = index + 1
  const line = { from: corner, to: next ?? corner }
  const length = lengthText(wall.measured ?? Math.round(distance(line.from, line.to)))
  const on = (by: number) => plus(line.from, scaled(directionOf(line), by))
  return (
    <>
      <Part
        target={{ kind: "corner", room, corner: index }}
        label={t("intake.plan.part.corner", { number, x: metresText(x), y: metresText(y) })}
        d={dotAt(corner)}
        {...{ choose, onKey }}
      />
      {next && (
        <Part
          target={{ kind: "wall", room, wall: index }}
          label={t(wall.measured === null ? "intake.plan.part.wall" : "intake.plan.part.measuredWall", {
            number,
            length,
          })}
          d={linePath([line.from, line.to])}
          {...{ choose, onKey }}
        />
      )}
      {wall.openings.map(({ id, kind, at, width }) => (
        <Part
          key={id}
          target={{ kind: "opening", room, wall: index, opening: id }}
          label={t(`intake.plan.part.${kind}`, { number, width: lengthText(width) })}
          d={linePath([on(at), on(at + width)])}
          {...{ choose, onKey }}
        />
      ))}
    </>
  )
})

interface PartProps extends Pick<PartsProps, "choose" | "onKey"> {
  target: Target
  label: string
  d: string
}

const Part = memo(
  ({ target, label, d, choose, onKey }: PartProps) => (
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
      <path className={target.kind === "corner" ? "plan-touch plan-touch-corner" : "plan-touch"} d={d} />
    </g>
  ),
  // The target is another object each time and says the same.
  (one, other) =>
    one.label === other.label &&
    one.d === other.d &&
    one.choose === other.choose &&
    one.onKey === other.onKey &&
    partName(one.target) === partName(other.target),
)

export const partName = (target: Target): string =>
  [target.room, target.kind, ...Object.values(target).slice(2)].join(" ")
