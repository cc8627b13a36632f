import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react"
import { useBox } from "./useBox.ts"
import { useFingers } from "./useFingers.ts"
import { useWheel } from "./useWheel.ts"
import {
  type Content,
  clamp,
  type Frame,
  fit,
  follow,
  gripOf,
  type Point,
  pan,
  type Size,
  toContent,
  type View,
  viewBoxOf,
  zoomAt,
  zoomOf,
} from "./viewport.ts"

export type Viewport = ReturnType<typeof useViewport>

/** How much nearer by a button or a key, and of the box for each press of an arrow. */
const step = 1.5
const stride = 0.2
const arrows: Record<string, Point> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
}

/**
 * Hook: a board that shows `content` nearer and elsewhere by two fingers, the wheel, buttons and keys, so that one
 * finger is free for what is done in it. It fills its place, with `touch-action: none`.
 */
export function useViewport(board: RefObject<Element | null>, content: Content, most = 8) {
  const box = useBox(board) ?? content
  const frame: Frame = { content, box, most }
  /** Undefined: the whole of it, however large its place becomes. */
  const [looked, setLooked] = useState<View>()
  const view = looked ? clamp(looked, frame) : fit(frame)
  const zoom = zoomOf(view, frame)

  // Moves come faster than they are drawn.
  const latest = useRef({ view, frame })
  latest.current = { view, frame }
  function look(next: View) {
    latest.current.view = next
    setLooked(isWhole(zoomOf(next, frame)) ? undefined : next)
  }
  const zoomBy = (factor: number) => look(zoomAt(latest.current.view, factor, middleOf(box), frame))
  const panBy = (by: Point) => look(pan(latest.current.view, by, frame))
  useWheel(board, latest, look)

  const placeIn = ({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">): Point => {
    const { left, top } = board.current!.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const handlersOf = useFingers(placeIn, (from, to) =>
    look(follow(latest.current.view, gripOf(from), gripOf(to), frame)),
  )

  return {
    view,
    box,
    /** How many times as large as fitted. */
    zoom,
    viewBox: viewBoxOf(view, box),
    /** Where in the content a finger is. */
    placeOf: (event: Pick<PointerEvent, "clientX" | "clientY">) =>
      toContent(latest.current.view, placeIn(event)),
    handlersOf,
    isWhole: isWhole(zoom),
    isNearest: zoom > most * 0.999,
    nearer: () => zoomBy(step),
    further: () => zoomBy(1 / step),
    showWhole: () => setLooked(undefined),
    /** Plus, minus and 0; arrows when the box itself has the focus. True when it was one of these. */
    press(event: KeyboardEvent): boolean {
      if (event.ctrlKey || event.metaKey || event.altKey) return false
      const arrow = event.target === board.current ? arrows[event.key] : undefined
      if (arrow) panBy({ x: arrow.x * box.width, y: arrow.y * box.height })
      else if (event.key === "+" || event.key === "=") zoomBy(step)
      else if (event.key === "-") zoomBy(1 / step)
      else if (event.key === "0") setLooked(undefined)
      else return false
      event.preventDefault()
      return true
    },
  }
}

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })

/** But for what rounding left. */
const isWhole = (zoom: number) => zoom < 1.001
