import { type KeyboardEvent, type RefObject, useCallback, useRef } from "react"
import type { Target } from "../../../../plan/geometry/target.ts"
import type { Point } from "../../../../plan/schema.ts"
import type { Editor } from "../useEditor.ts"

/** By an arrow key; with Shift as far as the second. Millimetres. */
const [step, stride] = [10, 100]
const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * Hook: what keys do with the plan: with a part of it that has the focus, with the old drawing beneath, and else with
 * the view. Those of parts stay the same, as hundreds of parts have them.
 */
export function useBoardKeys(
  board: RefObject<HTMLElement | null>,
  editor: Editor,
  look: (event: KeyboardEvent) => boolean,
) {
  const latest = useRef(editor)
  latest.current = editor
  const onKey = useCallback(
    (event: KeyboardEvent, target: Target) => {
      const by = farOf(event)
      if (by) {
        event.preventDefault()
        latest.current.nudge(target, by)
      }
      if ((event.key === "Delete" || event.key === "Backspace") && target.kind !== "wall") {
        event.preventDefault()
        latest.current.remove(target)
        board.current!.focus()
      }
    },
    [board],
  )
  const choose = useCallback((target: Target) => {
    if (!latest.current.isDrawing) latest.current.choose(target)
  }, [])
  function press(event: KeyboardEvent) {
    const { laying } = editor
    const by = laying.kind === "move" && event.target === board.current ? farOf(event) : undefined
    if (!by) return void look(event)
    event.preventDefault()
    laying.move(by, "nudge underlay")
  }
  return { onKey, choose, press }
}

function farOf({ key, shiftKey }: KeyboardEvent): Point | undefined {
  const by = arrows[key]
  const far = shiftKey ? stride : step
  return by && { x: by.x * far, y: by.y * far }
}
