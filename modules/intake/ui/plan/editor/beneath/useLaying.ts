import { useState } from "react"
import { distance } from "../../../../plan/geometry/vectors.ts"
import type { Point, Underlay } from "../../../../plan/schema.ts"
import { movedBy, type ScaleFault, slantOf, turnedBy, withScale } from "../../../../plan/underlay.ts"

export type Laying = ReturnType<typeof useLaying>

/**
 * Hook: what a hand on the board does with the old drawing beneath, in place of drawing walls: point at a known length,
 * or move it. `put`: changes under one name are one step.
 */
export function useLaying(underlay: Underlay | undefined, put: (underlay: Underlay, name?: string) => void) {
  const [begun, setBegun] = useState<"scale" | "move">()
  /** The ends of the known length, as far as they were pointed at. */
  const [places, setPlaces] = useState<readonly Point[]>([])
  const kind = underlay && begun
  return {
    ...{ kind, places },
    begin(next: "scale" | "move") {
      setPlaces([])
      setBegun(next)
    },
    end: () => setBegun(undefined),
    point: (place: Point) => setPlaces((known) => pointed(known, place)),
    /** `isStraight`: the line between them also becomes level or upright. Says why it can't be so. */
    scale(millimetres: number, isStraight: boolean): ScaleFault | undefined {
      const [from, to] = places
      if (!underlay || !from || !to) return undefined
      const scaled = withScale(underlay, from, to, millimetres)
      if (typeof scaled === "string") return scaled
      put(isStraight ? turnedBy(scaled, slantOf(from, to), from) : scaled)
      setBegun(undefined)
      return undefined
    },
    move: (by: Point, name?: string) => underlay && put(movedBy(underlay, by), name),
  }
}

/** One place more; with both there, in place of the nearer one. */
export function pointed(places: readonly Point[], place: Point): readonly Point[] {
  const [from, to] = places
  if (!from || !to) return [...places, place]
  return distance(from, place) < distance(to, place) ? [place, to] : [from, place]
}
