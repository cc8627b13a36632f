import { type PointerEvent, useState } from "react"
import { flushSync } from "react-dom"
import type { Hand } from "#ui/lib/useFingers.ts"
import { isOn, type Size } from "../../drawing/geometry.ts"
import type { Point } from "../../drawing/shapes.ts"
import { distance, type Tap } from "../../perspective/corners.ts"
import type { Measuring } from "./useMeasuring.ts"
import { isPlaced, moved, openOf, type Spot, spotsOf, tapAt, tapped } from "./work.ts"

/** What a finger holds: a new point, or one that is there, which goes as far as the finger goes. */
interface Held {
  spot: Spot | "new"
  start: Point
  from: Point
  now: Tap
  hasMoved: boolean
}

/** Pixels of the screen: how near a finger is to a point that it means, and what is no move yet. */
const reach = 24
/** As long as corners are asked for, which of a small thing lie close together. */
const cornerReach = 10
const slip = 4
/** So far a finger moves a point by half of its own way, so that it stays where it was put; from there on all of it. */
const fine = 24

interface TappingProps {
  picture: Size
  /** How many pixels of the screen a pixel of the picture takes. */
  scale: number
  placeOf: (event: PointerEvent) => Point
  measuring: Measuring
  focusOn: (spot: Spot) => void
}

/** Hook: points at places and moves them by finger, pen or mouse; only when it is lifted something has changed. */
export function useTapping({ picture, scale, placeOf, measuring, focusOn }: TappingProps) {
  const [held, setHeld] = useState<Held>()
  const { work, kind } = measuring

  const hand: Hand = {
    take(event) {
      const start = placeOf(event)
      const spot = spotAt(start) ?? (measuring.canTap && isOn(start, picture) ? "new" : undefined)
      const from = spot && spot !== "new" ? tapAt(work, spot) : start
      setHeld(spot && { spot, start, from, now: tapOn(from, picture, scale), hasMoved: false })
      return spot !== undefined
    },
    drag(event) {
      if (held) setHeld(draggedTo(held, placeOf(event)))
    },
    release(event) {
      if (!held) return
      setHeld(undefined)
      const { spot, now, hasMoved } = draggedTo(held, placeOf(event))
      if (spot === "new") {
        flushSync(() => measuring.tap(now))
        return focusOn(spotsOf(tapped(work, kind, now)).at(-1)!)
      }
      if (hasMoved) measuring.move(spot, now)
      else pick(spot)
      focusOn(spot)
    },
    drop: () => setHeld(undefined),
  }

  /** The nearest within reach. */
  function spotAt(place: Point): Spot | undefined {
    const away = (spot: Spot) => distance(tapAt(work, spot), place) * scale
    const nearest = spotsOf(work).toSorted((one, other) => away(one) - away(other))[0]
    return nearest && away(nearest) <= (isPlaced(work) ? reach : cornerReach) ? nearest : undefined
  }
  function draggedTo(held: Held, place: Point): Held {
    const far = distance(held.start, place) * scale
    const part = far === 0 ? 0 : (far - Math.min(far, fine) / 2) / far
    const moved = {
      x: held.from.x + (place.x - held.start.x) * part,
      y: held.from.y + (place.y - held.start.y) * part,
    }
    return { ...held, now: tapOn(moved, picture, scale), hasMoved: held.hasMoved || far > slip }
  }
  /** A press on a point closes an area by its first corner; else it is a new point at the same place. */
  function pick(spot: Spot) {
    const place = tapAt(work, spot)
    const isThere = (tap: Tap) => distance(tap, place) * scale <= slip
    const known = openOf(work)?.taps.findIndex(isThere) ?? -1
    if (known === 0) measuring.close()
    else if (known < 0 && isPlaced(work) && measuring.canTap) measuring.tap(place)
  }

  return {
    hand,
    pick,
    /** With a held point where it is by now. */
    work: !held ? work : held.spot === "new" ? tapped(work, kind, held.now) : shownMoved(held),
    /** Where a held point is. */
    at: held?.now,
  }

  function shownMoved({ spot, now, hasMoved }: Held) {
    return hasMoved ? moved(work, spot as Spot, now) : work
  }
}

/**
 * How far off a finger is on the screen with a loupe beside it: two pixels, of which a point makes one. No picture is
 * sharper than a pixel of its own.
 */
const off = 1
const sharpest = 1

/** Never outside of the picture. */
export const tapOn = ({ x, y }: Point, { width, height }: Size, scale: number): Tap => ({
  x: Math.max(0, Math.min(x, width)),
  y: Math.max(0, Math.min(y, height)),
  within: Math.max(sharpest, off / scale),
})
