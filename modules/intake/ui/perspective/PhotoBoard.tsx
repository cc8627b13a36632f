import { type KeyboardEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { ZoomButtons } from "#ui/kit/ZoomButtons.tsx"
import { useViewport } from "#ui/lib/useViewport.ts"
import { toBox } from "#ui/lib/viewport.ts"
import type { Size } from "../../drawing/geometry.ts"
import { StepButtons } from "../drawing/StepButtons.tsx"
import { useStepKeys } from "../drawing/useStepKeys.ts"
import { Loupe, nearnessOf } from "./Loupe.tsx"
import { Overlay } from "./Overlay.tsx"
import { Spots } from "./Spots.tsx"
import type { Measuring } from "./useMeasuring.ts"
import { tapOn, useTapping } from "./useTapping.ts"
import { type Spot, spotKey, spotsOf, tapAt, tapped } from "./work.ts"

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
  const plane = tapping.at ? measuring.planeIn(work) : measuring.plane
  const looked = tapping.at ?? (nudged && isThere(nudged) ? tapAt(work, nudged) : undefined)

  function focusOn(spot: Spot) {
    board.current?.querySelector<SVGElement>(`[data-spot="${spotKey(spot)}"]`)?.focus()
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
          <Spots {...{ work, measuring, picture, scale }} pick={tapping.pick} onNudge={setNudged} />
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
}
