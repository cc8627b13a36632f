import { type PointerEvent, useRef, useState } from "react"
import type { Hand } from "#ui/lib/useFingers.ts"
import { dragged, type Near, nearOf, placeNext } from "../../../../plan/drag.ts"
import type { Snapped } from "../../../../plan/geometry/snapping.ts"
import { type Target, targetAt } from "../../../../plan/geometry/target.ts"
import type { Line } from "../../../../plan/geometry/vectors.ts"
import type { Plan, Point } from "../../../../plan/schema.ts"
import type { Editor } from "../useEditor.ts"

/** What a finger holds. */
type Held =
  /** The next corner, which comes where it is lifted. */
  | { kind: "corner"; near: Near; at: Snapped; isFinger: boolean }
  /** A part of the plan; until it moved further than a hand trembles it may be a tap. */
  | { kind: "part"; target: Target | undefined; near: Near; from: Point; moved?: Moved; isFinger: boolean }

interface Moved {
  target: Target
  plan: Plan
  guides: readonly Line[]
  at: Point
}

/** How far a hand trembles, and how much a finger and a mouse cover; in pixels. */
const tremble = 6
const finger = 24
const mouse = 10

interface HandProps {
  editor: Editor
  /** In the plan, in millimetres. */
  placeOf: (event: PointerEvent) => Point
  perPixel: number
  focusOn: (target: Target) => void
}

/**
 * Hook: places corners, chooses and moves by finger, pen or mouse. What moves is only what one chose before, so that a
 * finger that looks elsewhere on the plan changes nothing; a mouse takes hold at once.
 */
export function usePlanHand({ editor, placeOf, perPixel, focusOn }: HandProps) {
  const [held, setHeld] = useState<Held>()
  const [hover, setHover] = useState<Snapped>()
  const start = useRef({ x: 0, y: 0 })
  const { plan, chosen, active, drawing, drawn } = editor

  const near = (except: string) => nearOf(plan.rooms, except, perPixel)
  const isFar = ({ clientX, clientY }: PointerEvent) =>
    Math.hypot(clientX - start.current.x, clientY - start.current.y) > tremble

  function take(event: PointerEvent): boolean {
    // What is typed counts before anything else happens.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    start.current = { x: event.clientX, y: event.clientY }
    const isFinger = event.pointerType !== "mouse"
    const place = placeOf(event)
    setHover(undefined)
    if (drawing !== undefined) {
      const around = near(drawing)
      setHeld({ kind: "corner", near: around, at: placeNext(drawn, place, around), isFinger })
      return true
    }
    const target = targetAt(plan.rooms, place, (isFinger ? finger : mouse) * perPixel, active)
    setHeld({ kind: "part", target, near: near(target?.room ?? ""), from: place, isFinger })
    return true
  }

  function drag(event: PointerEvent) {
    if (!held) return undefined
    const place = placeOf(event)
    if (held.kind === "corner") return setHeld({ ...held, at: placeNext(drawn, place, held.near) })
    if (!held.moved && !isFar(event)) return undefined
    if (!held.target || !mayMove(held.target, chosen, held.isFinger)) {
      setHeld(undefined)
      return false
    }
    return setHeld({ ...held, moved: movedTo(held, held.target, place) })
  }

  /** Where it is lifted, as what was last seen of a move may not be drawn yet. */
  function release(event: PointerEvent) {
    if (!held) return
    setHeld(undefined)
    const place = placeOf(event)
    if (held.kind === "corner") return editor.place(placeNext(drawn, place, held.near).place)
    const { target } = held
    if (target && held.moved) editor.change(movedTo(held, target, place).plan)
    editor.choose(target)
    if (target) focusOn(target)
  }

  function movedTo({ near: around, from }: { near: Near; from: Point }, target: Target, to: Point): Moved {
    return { ...dragged(plan, target, from, to, around), target, at: to }
  }

  const moved = held?.kind === "part" ? held.moved : undefined
  return {
    /** What is held of the plan, and the plan as it is meanwhile. */
    target: moved?.target,
    shown: moved?.plan ?? plan,
    guides: moved?.guides ?? (held?.kind === "corner" ? held.at.guides : hover?.guides) ?? [],
    /** Where the next corner would come. */
    next: held?.kind === "corner" ? held.at.place : drawing === undefined ? undefined : hover?.place,
    /** What a finger hides, to be shown beside it. */
    hidden: !held?.isFinger ? undefined : held.kind === "corner" ? held.at.place : held.moved?.at,
    hand: { take, drag, release, drop: () => setHeld(undefined) } satisfies Hand,
    /** A mouse shows where the next corner would come before it is pressed. */
    hover(event: PointerEvent) {
      if (drawing === undefined || held || event.pointerType !== "mouse") return
      setHover(placeNext(drawn, placeOf(event), near(drawing)))
    },
    leave: () => setHover(undefined),
  }
}

/** A finger moves what is chosen, and the corners of that; a mouse all but a whole room. */
function mayMove(target: Target, chosen: Target | undefined, isFinger: boolean): boolean {
  const isChosen = chosen !== undefined && JSON.stringify(chosen) === JSON.stringify(target)
  if (isChosen) return true
  if (!isFinger) return target.kind !== "room"
  return target.kind === "corner" && chosen?.room === target.room && chosen.kind !== "opening"
}
