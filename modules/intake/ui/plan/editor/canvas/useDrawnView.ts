import { useLayoutEffect, useRef, useState } from "react"
import { type Size, toBox, toContent, type View, viewBoxOf } from "#ui/lib/viewport.ts"

/** Milliseconds: how long fingers rest, and how far apart changes are that don't belong to one move. */
const [pause, apart] = [150, 400]
/** How far the drawing goes on beyond each edge of the board, in parts of that; as `.plan-sheet` has it. */
const beyond = 0.25
/** How many times as near as it was drawn it is still sharp enough. */
const sharp = 4

/**
 * Hook: the view that the plan is drawn for, and the transform that shows that as `view` has it: while fingers or the
 * wheel move, the browser moves and scales what it drew. The plan is drawn anew for what comes into sight, with its
 * hundreds of letters only once they rest.
 */
export function useDrawnView(view: View, box: Size) {
  const [{ drawn, letters }, draw] = useState({ drawn: view, letters: view.scale })
  const last = useRef(Number.NEGATIVE_INFINITY)
  const { scale, x, y } = view
  const nearer = scale / drawn.scale
  const isOut = nearer > sharp || !holds(drawn, view, box)
  const isSettled = letters === scale && x === drawn.x && y === drawn.y
  useLayoutEffect(() => {
    if (isSettled) return
    const settle = () => draw({ drawn: { scale, x, y }, letters: scale })
    const now = performance.now()
    const isMoving = now - last.current < apart
    last.current = now
    if (!isMoving) return settle()
    if (isOut) draw((known) => ({ ...known, drawn: { scale, x, y } }))
    const timer = setTimeout(settle, pause)
    return () => clearTimeout(timer)
  }, [isSettled, isOut, scale, x, y])
  return {
    viewBox: viewBoxOf(
      { scale: drawn.scale, x: drawn.x + beyond * box.width, y: drawn.y + beyond * box.height },
      { width: box.width * (1 + 2 * beyond), height: box.height * (1 + 2 * beyond) },
    ),
    scale: drawn.scale,
    /** The scale that letters are written for. */
    letters,
    transform: `translate(${x - drawn.x * nearer}px, ${y - drawn.y * nearer}px) scale(${nearer})`,
  }
}

/** Whether all that is in sight was drawn. */
function holds(drawn: View, view: View, { width, height }: Size): boolean {
  const from = toBox(drawn, toContent(view, { x: 0, y: 0 }))
  const to = toBox(drawn, toContent(view, { x: width, y: height }))
  const [across, down] = [width * beyond, height * beyond]
  return from.x >= -across && from.y >= -down && to.x <= width + across && to.y <= height + down
}
