import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useId, useRef } from "react"
import { ZoomButtons } from "#ui/kit/ZoomButtons.tsx"
import { useViewport } from "#ui/lib/useViewport.ts"
import { roomOf } from "../../../../plan/drag.ts"
import { perUnit } from "../../../../plan/frame.ts"
import type { Box } from "../../../../plan/geometry/polygon.ts"
import type { Target } from "../../../../plan/geometry/target.ts"
import type { PlanRoom, Point, Underlay } from "../../../../plan/schema.ts"
import type { Editor } from "../useEditor.ts"
import { Grid } from "./Grid.tsx"
import { Labels } from "./Labels.tsx"
import { Loupe } from "./Loupe.tsx"
import { ChosenMark, Corners, Dot, Guides, Known } from "./Marks.tsx"
import { Parts, partName } from "./Parts.tsx"
import { Rooms } from "./Rooms.tsx"
import { Rubber } from "./Rubber.tsx"
import { ScaleBar } from "./ScaleBar.tsx"
import { useLayingHand } from "./useLayingHand.ts"
import { usePlanHand } from "./usePlanHand.ts"
import { useSettled } from "./useSettled.ts"

/** By an arrow key; with Shift as far as the second. Millimetres. */
const [step, stride] = [10, 100]
const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface BoardProps {
  editor: Editor
  name: string
  /** What there is to see, in millimetres. */
  frame: Box
  /** What lies below the plan: an old drawing, as far as it was moved by now, and the floor below. */
  beneath?: (underlay: Underlay | undefined) => ReactNode
}

/** The floor plan, drawn and moved by finger, pen, mouse or keys; two fingers look nearer. */
export function Board({ editor, name, frame, beneath }: BoardProps) {
  const id = useId()
  const board = useRef<SVGSVGElement>(null)
  const content = inUnits(frame)
  // So near that a metre fills a phone.
  const viewport = useViewport(board, content, Math.max(8, content.width / 50))
  const perPixel = perUnit / viewport.view.scale
  // Hundreds of letters: they grow with the plan as long as two fingers do that.
  const perLetter = useSettled(perPixel)
  const placeOf = (event: PointerEvent) => inMillimetres(viewport.placeOf(event))
  const { shown, guides, next, hidden, hand, ...pointer } = usePlanHand({
    editor,
    placeOf,
    perPixel,
    focusOn,
  })
  const { chosen, active, drawing, laying } = editor
  const laid = useLayingHand(laying, editor.plan.underlay, placeOf)
  const chosenRoom = chosen && roomOf(shown, chosen)
  const activeRoom = active === undefined ? undefined : shown.rooms.find((room) => room.id === active)
  const walked = editor.walk && roomOf(shown, editor.walk)

  function focusOn(target: Target) {
    board.current?.querySelector<SVGElement>(`[data-part="${partName(target)}"]`)?.focus()
  }
  const latest = useRef({ editor, press: viewport.press })
  latest.current = { editor, press: viewport.press }
  const onKey = useCallback((event: KeyboardEvent, target: Target) => {
    const by = arrows[event.key]
    if (by) {
      const far = event.shiftKey ? stride : step
      event.preventDefault()
      latest.current.editor.nudge(target, { x: by.x * far, y: by.y * far })
    }
    if ((event.key === "Delete" || event.key === "Backspace") && target.kind !== "wall") {
      event.preventDefault()
      latest.current.editor.remove(target)
      board.current!.focus()
    }
  }, [])
  const choose = useCallback((target: Target) => {
    if (!latest.current.editor.isDrawing) latest.current.editor.choose(target)
  }, [])
  const handlers = viewport.handlersOf(laid.hand ?? hand)

  const under = hidden ?? laid.hidden
  function press(event: KeyboardEvent) {
    const by = laying.kind === "move" && event.target === board.current ? arrows[event.key] : undefined
    if (!by) return void viewport.press(event)
    const far = event.shiftKey ? stride : step
    event.preventDefault()
    laying.move({ x: by.x * far, y: by.y * far }, "nudge underlay")
  }

  const marks = (
    <>
      {chosen && chosenRoom && <ChosenMark room={chosenRoom} target={chosen} />}
      {walked && editor.walk!.wall < walked.corners.length && (
        <ChosenMark room={walked} target={{ kind: "wall", ...editor.walk! }} />
      )}
      <Guides guides={guides} />
    </>
  )
  const rubber = drawing !== undefined && next && (
    <Rubber corners={cornersOf(editor.drawn)} to={next} perPixel={perPixel} />
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
      <svg
        ref={board}
        className={editor.isDrawing || laying.kind ? "plan-board plan-board-drawing" : "plan-board"}
        viewBox={viewport.viewBox}
        role="group"
        aria-label={name}
        aria-describedby="plattegrond-toetsen"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys look nearer and elsewhere.
        tabIndex={0}
        // What a press means is known when it is lifted: until then the focus stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        {...handlers}
        onPointerMove={(event) => {
          handlers.onPointerMove(event)
          if (!laying.kind) pointer.hover(event)
        }}
        onPointerLeave={pointer.leave}
        onKeyDown={press}
      >
        <g id={id}>
          <Grid viewBox={viewport.viewBox} perPixel={perPixel} />
          <g transform={`scale(${1 / perUnit})`}>{beneath?.(laid.underlay)}</g>
        </g>
        <g transform={`scale(${1 / perUnit})`}>
          <Rooms rooms={shown.rooms} drawing={drawing} />
          {marks}
          <Labels rooms={shown.rooms} perPixel={perLetter} drawing={drawing} />
          {rubber}
        </g>
        <g transform={`scale(${1 / perUnit})`}>
          <Parts rooms={shown.rooms} {...{ active, choose, onKey }} />
          {activeRoom && (
            <Corners
              room={activeRoom}
              first={chosen?.kind === "corner" ? chosen.corner : undefined}
              perPixel={perLetter}
            />
          )}
          {next && <Dot at={next} className="plan-dot-next" />}
          <Known places={laid.places} perPixel={perPixel} />
        </g>
      </svg>
      {under && (
        <Loupe ground={id} at={under} perPixel={perPixel}>
          {(within) => (
            <>
              <Rooms rooms={shown.rooms} drawing={drawing} within={within} />
              {marks}
              {rubber}
            </>
          )}
        </Loupe>
      )}
      <ScaleBar perPixel={perPixel} />
      <div className="plan-zoom">
        <ZoomButtons viewport={viewport} />
      </div>
    </>
  )
}

const cornersOf = (room: PlanRoom | undefined) => room?.corners ?? []

const inUnits = ({ x, y, width, height }: Box): Box => ({
  ...{ x: x / perUnit, y: y / perUnit, width: width / perUnit, height: height / perUnit },
})

const inMillimetres = ({ x, y }: Point): Point => ({ x: x * perUnit, y: y * perUnit })
