import { type PointerEvent, type ReactNode, type RefObject, useId, useMemo } from "react"
import type { Viewport } from "#ui/lib/useViewport.ts"
import { roomOf } from "../../../../plan/drag.ts"
import { perUnit } from "../../../../plan/frame.ts"
import type { Target } from "../../../../plan/geometry/target.ts"
import { turnOf } from "../../../../plan/geometry/walls.ts"
import { type Lifted, liftedBy } from "../../../../plan/lifted.ts"
import type { Plan, PlanRoom, Point, Underlay } from "../../../../plan/schema.ts"
import type { Editor } from "../useEditor.ts"
import { Grid } from "./Grid.tsx"
import { Labels, LiftedLabels } from "./Labels.tsx"
import { Loupe } from "./Loupe.tsx"
import { ChosenMark, Corners, Dot, Guides, Known, LiftedCorners } from "./Marks.tsx"
import { Parts, partName } from "./Parts.tsx"
import { LiftedRooms, Rooms } from "./Rooms.tsx"
import { Rubber } from "./Rubber.tsx"
import { Sheet } from "./Sheet.tsx"
import { useBoardKeys } from "./useBoardKeys.ts"
import { useDrawnView } from "./useDrawnView.ts"
import { useLayingHand } from "./useLayingHand.ts"
import { usePlanHand } from "./usePlanHand.ts"

interface DrawingProps {
  board: RefObject<HTMLDivElement | null>
  viewport: Viewport
  editor: Editor
  name: string
  beneath?: (underlay: Underlay | undefined) => ReactNode
}

/**
 * The plan, drawn and moved by finger, pen, mouse or keys; two fingers look nearer. It lies on three sheets: what a hand
 * holds is lifted onto the one in the middle, so that the other two stay as they are while that moves.
 */
export function Drawing({ board, viewport, editor, name, beneath }: DrawingProps) {
  const id = useId()
  const { viewBox, transform, ...drawn } = useDrawnView(viewport.view, viewport.box)
  const perPixel = perUnit / drawn.scale
  const perLetter = perUnit / drawn.letters
  const placeOf = (event: PointerEvent) => inMillimetres(viewport.placeOf(event))
  const { shown, target, guides, next, hidden, hand, ...pointer } = usePlanHand({
    ...{ editor, placeOf, focusOn },
    perPixel: perUnit / viewport.view.scale,
  })
  const { plan, chosen, active, drawing, laying } = editor
  const laid = useLayingHand(laying, plan.underlay, placeOf)
  const lifted = useLifted(plan, shown, target)
  const { onKey, choose, press } = useBoardKeys(board, editor, viewport.press)
  const handlers = viewport.handlersOf(laid.hand ?? hand)

  function focusOn(part: Target) {
    board.current?.querySelector<SVGElement>(`[data-part="${partName(part)}"]`)?.focus()
  }
  const activeRoom = active === undefined ? undefined : roomOf(plan, { room: active })
  const chosenRoom = chosen && roomOf(shown, chosen)
  const walked = editor.walk && roomOf(shown, editor.walk)
  const held = (
    <>
      {lifted && <LiftedRooms rooms={shown.rooms} lifted={lifted} />}
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
  const isPointing = editor.isDrawing || laying.kind
  const state = isPointing ? " plan-board-drawing" : lifted ? " plan-board-moving" : ""
  const under = hidden ?? laid.hidden
  const ground = (
    <g id={id}>
      <Grid viewBox={viewBox} perPixel={perPixel} />
      <g transform={`scale(${1 / perUnit})`}>{beneath?.(laid.underlay)}</g>
    </g>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
      <div
        ref={board}
        className={`plan-board${state}`}
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
        <div className="plan-sheets" style={{ transform }}>
          <Sheet viewBox={viewBox} ground={ground}>
            <Rooms rooms={plan.rooms} {...{ drawing, lifted }} />
          </Sheet>
          <Sheet viewBox={viewBox}>
            {held}
            {lifted && lifted.corners.size > 0 && (
              <>
                <LiftedLabels from={plan} to={shown} lifted={lifted} perPixel={perLetter} />
                {lifted.room === active && (
                  <LiftedCorners room={roomOf(shown, lifted)!} lifted={lifted.corners} perPixel={perLetter} />
                )}
              </>
            )}
          </Sheet>
          <Sheet viewBox={viewBox}>
            <Labels rooms={plan.rooms} perPixel={perLetter} {...{ drawing, lifted }} />
            {rubber}
            <Parts rooms={plan.rooms} {...{ active, choose, onKey }} />
            {activeRoom && (
              <Corners
                room={activeRoom}
                first={chosen?.kind === "corner" ? chosen.corner : undefined}
                lifted={lifted && lifted.room === active ? lifted.corners : undefined}
                perPixel={perLetter}
              />
            )}
            {next && <Dot at={next} className="plan-dot-next" />}
            <Known places={laid.places} perPixel={perPixel} />
          </Sheet>
        </div>
      </div>
      {under && (
        <Loupe ground={id} at={under} perPixel={perPixel}>
          {(within) => (
            <>
              <Rooms rooms={plan.rooms} {...{ drawing, within, lifted }} />
              {held}
              {rubber}
            </>
          )}
        </Loupe>
      )}
    </>
  )
}

/** Hook: what of the plan differs while a part of it is held. */
function useLifted(plan: Plan, shown: Plan, target: Target | undefined): Lifted | undefined {
  const turn = (one: Plan) => target && turnOf(roomOf(one, target)!.corners)
  const isTurned = turn(plan) !== turn(shown)
  return useMemo(() => target && liftedBy(plan, target, isTurned), [plan, target, isTurned])
}

const cornersOf = (room: PlanRoom | undefined) => room?.corners ?? []

const inMillimetres = ({ x, y }: Point): Point => ({ x: x * perUnit, y: y * perUnit })
