import { type Box, boxAround, meet } from "../geometry/polygon.ts"
import { dot, minus } from "../geometry/vectors.ts"
import type { Point } from "../schema.ts"

/** What is taken on the drawing, so that texts find a place of their own. */
export interface Taken {
  /** A convex figure by its corners. `yields`: what may be drawn over where nothing else is free. */
  take(figure: readonly Point[], yields?: "yields"): void
  isFree(figure: readonly Point[], over?: "yields"): boolean
  /** The same of a part of the drawing, to look only among what is there. */
  within(box: Box): Taken
}

interface Figure {
  corners: readonly Point[]
  box: Box
  yields: boolean
}

export function createTaken(figures: Figure[] = []): Taken {
  return {
    take: (corners, yields) => {
      const box = boxAround(corners)
      if (box) figures.push({ corners, box, yields: yields !== undefined })
    },
    isFree(corners, over) {
      const box = boxAround(corners)!
      return !figures.some(
        (figure) => !(over && figure.yields) && meet(figure.box, box) && overlap(figure.corners, corners),
      )
    },
    within: (part) => createTaken(figures.filter(({ box }) => meet(box, part))),
  }
}

/** Two convex figures lie apart when a line along a side of one of them has each at its own side. */
function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  return ![one, other].some((figure) =>
    figure.some((corner, index) => {
      const side = minus(figure[(index + 1) % figure.length]!, corner)
      const across = { x: -side.y, y: side.x }
      const [least, most] = shadow(one, across)
      const [theirLeast, theirMost] = shadow(other, across)
      return most <= theirLeast || theirMost <= least
    }),
  )
}

function shadow(figure: readonly Point[], across: Point): [number, number] {
  let [least, most] = [Infinity, -Infinity]
  for (const corner of figure) {
    const cast = dot(corner, across)
    least = Math.min(least, cast)
    most = Math.max(most, cast)
  }
  return [least, most]
}
