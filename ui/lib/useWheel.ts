import { type RefObject, useEffect, useRef } from "react"
import { type Frame, pan, type View, zoomAt } from "./viewport.ts"

/** A turn of the wheel that doubles; one event never does more than half of that, whatever the mouse. */
const doubling = 50
const mostTurn = doubling / 2
/** Where the wheel counts in lines. */
const linePixels = 16

/** Hook: the wheel pans, and zooms with Ctrl. Not from React, whose listener can't keep the page from doing so. */
export function useWheel(
  board: RefObject<Element | null>,
  latest: RefObject<{ view: View; frame: Frame }>,
  look: (view: View) => void,
) {
  const turn = useRef<(event: WheelEvent) => void>(undefined)
  turn.current = (event) => {
    const { view, frame } = latest.current
    const next = turned(view, event, board.current!.getBoundingClientRect(), frame)
    // At its edge it leaves the wheel to the page.
    if (!event.ctrlKey && next.x === view.x && next.y === view.y) return
    event.preventDefault()
    look(next)
  }
  useEffect(() => {
    const element = board.current!
    const listen = (event: Event) => turn.current!(event as WheelEvent)
    element.addEventListener("wheel", listen, { passive: false })
    return () => element.removeEventListener("wheel", listen)
  }, [board])
}

/** With Ctrl it zooms, as a trackpad tells of a pinch; without, it pans. */
function turned(view: View, event: WheelEvent, { left, top }: DOMRect, frame: Frame): View {
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : linePixels
  if (!event.ctrlKey) return pan(view, { x: -event.deltaX * pixels, y: -event.deltaY * pixels }, frame)
  const along = Math.max(-mostTurn, Math.min(event.deltaY * pixels, mostTurn))
  return zoomAt(view, 2 ** (-along / doubling), { x: event.clientX - left, y: event.clientY - top }, frame)
}
