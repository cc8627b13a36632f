import { type PointerEvent, useState } from "react"
import type { Hand } from "#ui/lib/useFingers.ts"
import { minus } from "../../../../plan/geometry/vectors.ts"
import type { Point, Underlay } from "../../../../plan/schema.ts"
import { movedBy } from "../../../../plan/underlay.ts"
import { type Laying, pointed } from "../beneath/useLaying.ts"

interface Held {
  from: Point
  at: Point
  isFinger: boolean
}

/** Hook: points at the ends of a known length on an old drawing, or moves that; only when it is lifted it has happened. */
export function useLayingHand(
  { kind, places, point, move }: Laying,
  underlay: Underlay | undefined,
  placeOf: (event: PointerEvent) => Point,
) {
  const [held, setHeld] = useState<Held>()
  const hand: Hand = {
    take(event) {
      // What is typed counts before anything else happens.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      const at = placeOf(event)
      setHeld({ from: at, at, isFinger: event.pointerType !== "mouse" })
      return true
    },
    drag(event) {
      const at = placeOf(event)
      setHeld((known) => known && { ...known, at })
    },
    release(event) {
      setHeld(undefined)
      if (!held) return
      if (kind === "scale") point(placeOf(event))
      else move(minus(placeOf(event), held.from))
    },
    drop: () => setHeld(undefined),
  }
  const pointing = kind === "scale" ? held : undefined
  return {
    hand: kind && hand,
    /** As they are while a finger is down. */
    underlay: held && kind === "move" && underlay ? movedBy(underlay, minus(held.at, held.from)) : underlay,
    places: kind !== "scale" ? [] : pointing ? pointed(places, pointing.at) : places,
    hidden: pointing?.isFinger ? pointing.at : undefined,
  }
}
