import { type PointerEvent, useRef } from "react"
import type { Point } from "./viewport.ts"

/** What one finger, a pen or the mouse does. */
export interface Hand {
  /** False when nothing is taken or begun: then it moves the view. */
  take(event: PointerEvent): boolean
  drag(event: PointerEvent): void
  release(event: PointerEvent): void
  /** A second finger came, or the device took this one away: as if it had never been there. */
  drop(): void
}

/** Hook: gives one finger to the hand, and moves the view by two, the middle button, or one that the hand leaves. */
export function useFingers(
  placeIn: (event: PointerEvent) => Point,
  move: (from: Point[], to: Point[]) => void,
) {
  const fingers = useRef(new Map<number, Point>())
  const isHand = useRef(false)

  return (hand: Hand) => {
    function down(event: PointerEvent) {
      if (event.button > 1) return
      event.currentTarget.setPointerCapture(event.pointerId)
      if (isHand.current) hand.drop()
      isHand.current = fingers.current.size === 0 && event.button === 0 && hand.take(event)
      fingers.current.set(event.pointerId, placeIn(event))
    }
    function go(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return
      const from = [...fingers.current.values()]
      fingers.current.set(event.pointerId, placeIn(event))
      if (isHand.current) hand.drag(event)
      else move(from, [...fingers.current.values()])
    }
    function lift(event: PointerEvent, end: (event: PointerEvent) => void) {
      if (!fingers.current.delete(event.pointerId) || !isHand.current) return
      isHand.current = false
      end(event)
    }
    return {
      onPointerDown: down,
      onPointerMove: go,
      onPointerUp: (event: PointerEvent) => lift(event, hand.release),
      onPointerCancel: (event: PointerEvent) => lift(event, hand.drop),
    }
  }
}
