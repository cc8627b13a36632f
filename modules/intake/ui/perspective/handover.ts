import { asPrecise } from "../../drawing/lengths.ts"
import type { Tap } from "../../perspective/corners.ts"
import type { Measured as InPlane } from "../../perspective/measure.ts"
import type { RoomForm } from "../../rooms/schema.ts"
import type { Measured } from "./measured.ts"
import { nameOfMeasure } from "./nameOfMeasure.ts"
import type { Result } from "./results.ts"
import type { Work } from "./work.ts"

/** What a floor plan can use of it, nothing of an area. */
export function measuredOf(work: Work, index: number, result: Result, photo: string): Measured[] {
  const about = { label: nameOfMeasure(work, index), photo, at: new Date().toISOString() }
  if (result.kind === "length") {
    const { length } = result
    return [{ kind: "length", ...about, millimetres: sizeOf(length), within: Math.ceil(length.within) }]
  }
  if (result.kind !== "rectangle") return []
  const { width, height } = result
  const within = Math.ceil(Math.max(width.within, height.within))
  return [{ kind: "size", ...about, width: sizeOf(width), height: sizeOf(height), within }]
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

const sizeOf = ({ value, within }: InPlane) => Math.max(1, asPrecise(value, within))

const isUpright = ([from, to]: readonly Tap[]) => Math.abs(to!.y - from!.y) > Math.abs(to!.x - from!.x)
