import { type PointerEvent, useState } from "react"
import type { Hand } from "#ui/lib/useFingers.ts"
import {
  type End,
  endAt,
  isAt,
  isOn,
  isSlip,
  moved,
  partsOf,
  type Size,
  shapeAt,
} from "../../drawing/geometry.ts"
import type { Point, Shape } from "../../drawing/shapes.ts"
import { type Drawing, shapeOf } from "./useDrawing.ts"

/** What a finger holds: a new shape by its end, one that is there by an end or whole. */
interface Held {
  index: number | "new"
  by: End | "body"
  shape: Shape
  start: Point
  now: Point
}

interface HandProps {
  size: Size
  /** On the picture, in its own units. */
  placeOf: (event: PointerEvent) => Point
  drawing: Drawing
  add: (shape: Shape) => void
  focusOn: (index: number) => void
}

/** Hook: draws, takes hold and moves by finger, pen or mouse; only when it is lifted something has changed. */
export function useHand({ size, placeOf, drawing, add, focusOn }: HandProps) {
  const [held, setHeld] = useState<Held>()
  const { shapes, chosen, tool, colour } = drawing

  const partsAt = (event: PointerEvent) => partsOf(placeOf(event), size)

  function holdAt(at: Point): Held | undefined {
    const own = chosen === undefined ? undefined : shapes[chosen]!
    const end = own && endAt(own, at, size)
    if (end) return { index: chosen!, by: end, shape: own, start: at, now: at }
    const index =
      tool === "choose" ? shapeAt(shapes, at, size) : own && isAt(own, at, size) ? chosen : undefined
    if (index !== undefined) return { index, by: "body", shape: shapes[index]!, start: at, now: at }
    if (tool === "choose" || drawing.isFull) return undefined
    return { index: "new", by: "to", shape: shapeOf(tool, colour, at, at), start: at, now: at }
  }

  function take(event: PointerEvent): boolean {
    const hold = isOn(placeOf(event), size) ? holdAt(partsAt(event)) : undefined
    setHeld(hold)
    // What is begun may yet be dropped, and what was chosen then still is.
    if (hold?.index !== "new") drawing.choose(hold?.index)
    return hold !== undefined
  }
  function drag(event: PointerEvent) {
    if (held) setHeld({ ...held, now: partsAt(event) })
  }
  /** Where it is lifted, as what was last seen of a move may not be drawn yet. */
  function release(event: PointerEvent) {
    if (!held) return
    setHeld(undefined)
    const now = partsAt(event)
    const shape = shaped({ ...held, now })
    if (held.index !== "new") {
      if (!isSame(held.start, now)) drawing.put(held.index, shape)
      focusOn(held.index)
    } else if (shape.kind === "text" || !isSlip(shape.from, shape.to, size)) add(shape)
    // A press that draws nothing chooses what is there.
    else drawing.choose(shapeAt(shapes, held.start, size))
  }

  return {
    /** As they are while one is held. */
    shapes: !held
      ? shapes
      : held.index === "new"
        ? [...shapes, shaped(held)]
        : shapes.with(held.index, shaped(held)),
    isDrawing: held?.index === "new",
    hand: { take, drag, release, drop: () => setHeld(undefined) } satisfies Hand,
  }
}

function shaped({ by, shape, start, now }: Held): Shape {
  if (by === "body") return moved(shape, { x: now.x - start.x, y: now.y - start.y })
  if ("to" in shape) return { ...shape, [by]: now }
  return { ...shape, from: now }
}

const isSame = (one: Point, other: Point) => one.x === other.x && one.y === other.y
