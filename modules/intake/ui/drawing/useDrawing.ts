import { useState } from "react"
import { type Colour, type Kind, mostShapes, type Point, type Shape, whole } from "../../drawing/shapes.ts"
import { begun, changed, type History, redone, undone } from "./history.ts"

/** What a press does: `choose` takes hold of what is there, the others draw. */
export type Tool = "choose" | Kind

export type Drawing = ReturnType<typeof useDrawing>

/** The shapes on a photo, which of them is chosen, and every step back. */
export function useDrawing(start: readonly Shape[]) {
  const [history, setHistory] = useState<History<readonly Shape[]>>(() => begun(start))
  const [tool, setTool] = useState<Tool>("arrow")
  const [colour, setColour] = useState<Colour>("yellow")
  const [at, setChosen] = useState<number>()
  const shapes = history.now
  const chosen = at !== undefined && at < shapes.length ? at : undefined
  const isFull = shapes.length >= mostShapes

  /** Words that were never typed are nothing. */
  const kept = shapes.filter((shape) => shape.kind !== "text" || shape.text.trim() !== "")

  function set(next: readonly Shape[], name?: string) {
    setHistory((known) => changed(known, next, name))
  }
  function put(index: number, shape: Shape, name?: string) {
    set(shapes.with(index, shape), name && `${name} ${index}`)
  }

  return {
    ...{ shapes, kept, tool, colour, chosen, isFull },
    isDirty: JSON.stringify(kept) !== JSON.stringify(start),
    canUndo: history.past.length > 0,
    canRedo: history.next.length > 0,
    /** What one draws next has a colour of its own. */
    take(next: Tool) {
      setTool(next)
      if (next !== "choose") setChosen(undefined)
    },
    choose: setChosen,
    put,
    /** The colour of what is drawn next, and of what is chosen. */
    paint(next: Colour) {
      setColour(next)
      if (chosen !== undefined) put(chosen, { ...shapes[chosen]!, colour: next })
    },
    add(shape: Shape) {
      if (isFull) return
      set([...shapes, shape])
      setChosen(shapes.length)
    },
    remove(index: number) {
      set(shapes.toSpliced(index, 1))
      setChosen(undefined)
    },
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  }
}

/** What a tool draws between two places; words stand at the first. */
export function shapeOf(kind: Kind, colour: Colour, from: Point, to: Point): Shape {
  if (kind === "text") return { kind, colour, from, text: "" }
  return kind === "measure" ? { kind, colour, from, to, millimetres: null } : { kind, colour, from, to }
}

/** Where a keyboard puts a new one, to be moved from there. */
export const middle = {
  from: { x: whole * 0.35, y: whole / 2 },
  to: { x: whole * 0.65, y: whole / 2 },
} as const
