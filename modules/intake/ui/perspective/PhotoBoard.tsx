import { type KeyboardEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { ZoomButtons } from "#ui/kit/ZoomButtons.tsx"
import { useViewport } from "#ui/lib/useViewport.ts"
import { toBox } from "#ui/lib/viewport.ts"
import type { Size } from "../../drawing/geometry.ts"
import type { Point } from "../../drawing/shapes.ts"
import { StepButtons } from "../drawing/StepButtons.tsx"
import { useStepKeys } from "../drawing/useStepKeys.ts"
import { Loupe, nearnessOf } from "./Loupe.tsx"
import { nameOfMeasure } from "./nameOfMeasure.ts"
import { Overlay } from "./Overlay.tsx"
import type { Measuring } from "./useMeasuring.ts"
import { tapOn, useTapping } from "./useTapping.ts"
import { type Spot, spotsOf, tapAt, tapped } from "./work.ts"

/** Pixels of the picture; with Shift ten. */
const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface PhotoBoardProps {
  src: string
  alt: string
  picture: Size
  measuring: Measuring
}

/** The photo with what is pointed at in it, by finger, pen, mouse or keys; two fingers look nearer. */
export function PhotoBoard({ src, alt, picture, measuring }: PhotoBoardProps) {
  const { t } = useTranslation()
  const board = useRef<SVGSVGElement>(null)
  const viewport = useViewport(board, picture)
  const { scale } = viewport.view
  const tapping = useTapping({ picture, scale, placeOf: viewport.placeOf, measuring, focusOn })
  useStepKeys(measuring)
  const [nudged, setNudged] = useState<Spot>()
  const { work } = tapping
  const plane = tapping.held ? measuring.planeIn(work) : measuring.plane
  const looked = tapping.held?.at ?? (nudged && isThere(nudged) ? tapAt(work, nudged) : undefined)

  function focusOn(spot: Spot) {
    board.current?.querySelector<SVGElement>(`[data-spot="${keyOf(spot)}"]`)?.focus()
  }
  function isThere({ of, at }: Spot) {
    return spotsOf(work).some((spot) => spot.of === of && spot.at === at)
  }
  function onBoardKey(event: KeyboardEvent) {
    if (viewport.press(event)) return
    if (event.key !== "Enter" || event.target !== event.currentTarget || !measuring.canTap) return
    event.preventDefault()
    const { left, top, width, height } = board.current!.getBoundingClientRect()
    const middle = viewport.placeOf({ clientX: left + width / 2, clientY: top + height / 2 })
    const tap = tapOn(middle, picture, scale)
    flushSync(() => measuring.tap(tap))
    focusOn(spotsOf(tapped(work, measuring.kind, tap)).at(-1)!)
  }
  function onSpotKey(event: KeyboardEvent, spot: Spot) {
    const direction = directions[event.key]
    const { x, y } = tapAt(work, spot)
    if (direction) {
      event.preventDefault()
      const step = event.shiftKey ? 10 : 1
      const to = tapOn({ x: x + direction.x * step, y: y + direction.y * step }, picture, scale)
      measuring.move(spot, to, `move ${keyOf(spot)}`)
      setNudged(spot)
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault()
      tapping.pick(spot)
    }
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault()
      measuring.removeSpot(spot)
      board.current!.focus()
    }
  }

  return (
    <div className="drawing-room perspective-room">
      <div className="perspective-photo">
        {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
        <svg
          ref={board}
          className="drawing-board"
          viewBox={viewport.viewBox}
          role="group"
          aria-label={t("intake.perspective.board", { photo: alt })}
          aria-describedby="meten-toetsen"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Enter points at the middle of it.
          tabIndex={0}
          // What a press means is known when it is lifted: until then the focus stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          {...viewport.handlersOf(tapping.hand)}
          onKeyDown={onBoardKey}
        >
          <image href={src} width={picture.width} height={picture.height} preserveAspectRatio="none" />
          <Overlay {...{ work, plane, picture }} zoom={viewport.zoom} />
          {spotsOf(work).map((spot) => {
            const { x, y } = tapAt(work, spot)
            return (
              // biome-ignore lint/a11y/useSemanticElements: SVG has no button.
              <g
                key={keyOf(spot)}
                data-spot={keyOf(spot)}
                className="perspective-spot"
                role="button"
                aria-label={nameOf(spot)}
                tabIndex={0}
                onKeyDown={(event) => onSpotKey(event, spot)}
                onBlur={() => setNudged(undefined)}
              >
                <circle className="perspective-edge" cx={x} cy={y} r={spotSize / scale} />
                <circle className="perspective-ring" cx={x} cy={y} r={spotSize / scale} />
              </g>
            )
          })}
        </svg>
        {looked && (
          <Loupe {...{ src, picture, scale }} at={looked} spot={toBox(viewport.view, looked)}>
            <Overlay {...{ work, plane, picture }} zoom={(viewport.zoom * nearnessOf(scale)) / scale} />
          </Loupe>
        )}
      </div>
      <div className="perspective-bar row tight">
        <StepButtons {...measuring} />
        <ZoomButtons viewport={viewport} />
      </div>
    </div>
  )

  function nameOf({ of, at }: Spot): string {
    if (of === "corners") return t("intake.perspective.corner", { number: at + 1 })
    return t("intake.perspective.point", { name: nameOfMeasure(work, of), number: at + 1 })
  }
}

/** Pixels of the screen. */
const spotSize = 7

const keyOf = ({ of, at }: Spot) => `${of}-${at}`
