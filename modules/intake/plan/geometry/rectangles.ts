import { type Polygon, sides } from "./polygon.ts"
import { directionOf, distance, dot } from "./vectors.ts"

/** In millimetres. */
export type Rectangle = [width: number, depth: number]

/**
 * The rectangles that a floor with only right angles consists of, as one would measure it with a tape; undefined of
 * any other floor. Upright ones are cut into strips from wall to wall; a plain rectangle may lie askew.
 */
export function rectanglesIn(corners: Polygon): Rectangle[] | undefined {
  const all = sides(corners)
  if (isRectangle(corners)) return [[distance(all[0]!.from, all[0]!.to), distance(all[1]!.from, all[1]!.to)]]
  if (all.some(({ from, to }) => from.x !== to.x && from.y !== to.y)) return undefined
  const upright = all.filter(({ from, to }) => from.x === to.x)
  const levels = [...new Set(corners.map(({ y }) => y))].toSorted((one, other) => one - other)
  const strips: Strip[] = []
  for (const [index, top] of levels.slice(0, -1).entries()) {
    const bottom = levels[index + 1]!
    const across = upright
      .filter(({ from, to }) => Math.min(from.y, to.y) <= top && Math.max(from.y, to.y) >= bottom)
      .map(({ from }) => from.x)
      .toSorted((one, other) => one - other)
    for (let at = 0; at + 1 < across.length; at += 2)
      lay(strips, { left: across[at]!, right: across[at + 1]!, top, bottom })
  }
  return strips.map(({ left, right, top, bottom }) => [right - left, bottom - top])
}

interface Strip {
  left: number
  right: number
  top: number
  bottom: number
}

/** Below one as wide it makes that longer. */
function lay(strips: Strip[], { left, right, top, bottom }: Strip) {
  const above = strips.find((one) => one.left === left && one.right === right && one.bottom === top)
  if (above) above.bottom = bottom
  else strips.push({ left, right, top, bottom })
}

/** Four corners that differ less than half a degree from a right angle, with walls across that are as long. */
function isRectangle(corners: Polygon): boolean {
  if (corners.length !== 4) return false
  const all = sides(corners)
  return all.every((side, at) => {
    const [next, across] = [all[(at + 1) % 4]!, all[(at + 2) % 4]!]
    const difference = distance(side.from, side.to) - distance(across.from, across.to)
    return Math.abs(dot(directionOf(side), directionOf(next))) < 0.0087 && Math.abs(difference) <= 1
  })
}
