import type { KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import type { Size } from "../../drawing/geometry.ts"
import type { Point } from "../../drawing/shapes.ts"
import { nameOfMeasure } from "./nameOfMeasure.ts"
import type { Measuring } from "./useMeasuring.ts"
import { tapOn } from "./useTapping.ts"
import { type Spot, spotKey, spotsOf, tapAt, type Work } from "./work.ts"

/** Pixels of the picture; with Shift ten. */
const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Pixels of the screen. */
const radius = 7

interface SpotsProps {
  work: Work
  measuring: Measuring
  picture: Size
  scale: number
  /** As a press on it does. */
  pick: (spot: Spot) => void
  /** Which one keys have just moved; undefined once it is left. */
  onNudge: (spot: Spot | undefined) => void
}

/** All points, each to be moved and removed by keys. */
export function Spots({ work, measuring, picture, scale, pick, onNudge }: SpotsProps) {
  const { t } = useTranslation()

  function onKey(event: KeyboardEvent<SVGElement>, spot: Spot) {
    const direction = directions[event.key]
    if (direction) {
      const { x, y } = tapAt(work, spot)
      const step = event.shiftKey ? 10 : 1
      const to = tapOn({ x: x + direction.x * step, y: y + direction.y * step }, picture, scale)
      measuring.move(spot, to, `move ${spotKey(spot)}`)
      onNudge(spot)
    } else if (event.key === "Enter" || event.key === " ") pick(spot)
    else if (event.key === "Delete" || event.key === "Backspace") {
      measuring.removeSpot(spot)
      event.currentTarget.ownerSVGElement!.focus()
    } else return
    event.preventDefault()
  }
  function nameOf({ of, at }: Spot): string {
    if (of === "corners") return t("intake.perspective.corner", { number: at + 1 })
    return t("intake.perspective.point", { name: nameOfMeasure(work, of), number: at + 1 })
  }

  return spotsOf(work).map((spot) => {
    const { x, y } = tapAt(work, spot)
    const circle = { cx: x, cy: y, r: radius / scale }
    return (
      // biome-ignore lint/a11y/useSemanticElements: SVG has no button.
      <g
        key={spotKey(spot)}
        data-spot={spotKey(spot)}
        className="perspective-spot"
        role="button"
        aria-label={nameOf(spot)}
        tabIndex={0}
        onKeyDown={(event) => onKey(event, spot)}
        onBlur={() => onNudge(undefined)}
      >
        <circle className="perspective-edge" {...circle} />
        <circle className="perspective-ring" {...circle} />
      </g>
    )
  })
}
