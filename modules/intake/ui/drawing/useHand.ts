import { type PointerEvent, type RefObject, useState } from "react"
import { type End, endAt, isAt, isSlip, moved, partsOf, type Size, shapeAt } from "../../drawing/geometry.ts"
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

/** Hook: draws, takes hold and moves by finger, pen or mouse; only when it is lifted something has changed. */
export function useHand(
  board: RefObject<SVGSVGElement | null>,
  size: Size,
  drawing: Drawing,
  { add, focusOn }: { add: (shape: Shape) => void; focusOn: (index: number) => void },
) {
  const [held, setHeld] = useState<Held>()
  const { shapes, chosen, tool, colour } = drawing

  function placeOf(event: PointerEvent): Point {
    const box = board.current!.getBoundingClientRect()
    return partsOf({ x: event.clientX - box.left, y: event.clientY - box.top }, box)
  }

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

  function take(event: PointerEvent<SVGSVGElement>) {
    if (!event.isPrimary || event.button > 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const hold = holdAt(placeOf(event))
    setHeld(hold)
    drawing.choose(typeof hold?.index === "number" ? hold.index : undefined)
  }
  function drag(event: PointerEvent) {
    if (held && event.isPrimary) setHeld({ ...held, now: placeOf(event) })
  }
  /** Where it is lifted, as what was last seen of a move may not be drawn yet. */
  function release(event: PointerEvent) {
    if (!held || !event.isPrimary) return
    setHeld(undefined)
    const now = placeOf(event)
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
    handlers: {
      onPointerDown: take,
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: () => setHeld(undefined),
    },
  }
}

function shaped({ by, shape, start, now }: Held): Shape {
  if (by === "body") return moved(shape, { x: now.x - start.x, y: now.y - start.y })
  if ("to" in shape) return { ...shape, [by]: now }
  return { ...shape, from: now }
}

const isSame = (one: Point, other: Point) => one.x === other.x && one.y === other.y
