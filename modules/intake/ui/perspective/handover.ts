import type { Size } from "../../drawing/geometry.ts"
import { asPrecise } from "../../drawing/lengths.ts"
import type { Shape } from "../../drawing/shapes.ts"
import type { Tap } from "../../perspective/corners.ts"
import type { Measured as InPlane } from "../../perspective/measure.ts"
import type { Plane } from "../../perspective/plane.ts"
import type { RoomForm } from "../../rooms/schema.ts"
import type { Measured } from "./measured.ts"
import { nameOfMeasure } from "./nameOfMeasure.ts"
import { type Result, resultOf } from "./results.ts"
import { shapesOf } from "./shapesOf.ts"
import type { Work } from "./work.ts"

/** What comes of a photo: shapes that are drawn on it, and what a floor plan can use; `photo` is its title. */
export interface Handover {
  shapes: Shape[]
  measured: Measured[]
}

export function handoverOf(work: Work, plane: Plane, picture: Size, photo: string): Handover {
  const whole = work.measures.flatMap((measure, index) =>
    measure.isWhole ? [{ measure, index, result: resultOf(plane, measure) }] : [],
  )
  return {
    shapes: whole.flatMap(({ measure, result }) => shapesOf(measure, result, plane, picture)),
    measured: whole.flatMap(({ index, result }) => measuredOf(nameOfMeasure(work, index), result, photo)),
  }
}

/** What it begins a room with: a rectangle is a wall, and a line that stands is how high it is. */
export function roomOf(work: Work, index: number, result: Result): Partial<RoomForm> {
  const { name, taps } = work.measures[index]!
  const begun = name.trim() ? { name: name.trim() } : {}
  if (result.kind === "rectangle")
    return { ...begun, length: sizeOf(result.width), height: sizeOf(result.height) }
  if (result.kind !== "length") return begun
  return { ...begun, [isUpright(taps) ? "height" : "length"]: sizeOf(result.length) }
}

/** Nothing of an area, which is no wall and no opening. */
function measuredOf(label: string, result: Result, photo: string): Measured[] {
  const about = { label, photo, at: new Date().toISOString() }
  if (result.kind === "length") {
    const { length } = result
    return [{ kind: "length", ...about, millimetres: sizeOf(length), within: Math.ceil(length.within) }]
  }
  if (result.kind !== "rectangle") return []
  const { width, height } = result
  const within = Math.ceil(Math.max(width.within, height.within))
  return [{ kind: "size", ...about, width: sizeOf(width), height: sizeOf(height), within }]
}

const sizeOf = ({ value, within }: InPlane) => Math.max(1, asPrecise(value, within))

const isUpright = ([from, to]: readonly Tap[]) => Math.abs(to!.y - from!.y) > Math.abs(to!.x - from!.x)
