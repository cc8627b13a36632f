import { directionOf, dot, minus, plus, scaled } from "../geometry/vectors.ts"
import type { Point } from "../schema.ts"
import { type Face, level, upright, type WallOf } from "./faces.ts"
import type { Block, Gap, RoomWall } from "./walls.ts"

/** How thick a door is, in millimetres, and how far it stands open. */
const leaf = 40
const ajar = (75 * Math.PI) / 180

/**
 * The sides of doors, windows and openings through the thickness of the wall, and what hangs in them: once each, however
 * many rooms they are seen from, and seen as long as the wall of one of these is.
 */
export function gapFaces(walls: readonly RoomWall[]): Face[] {
  const all = walls.flatMap((wall) => wall.gaps.map((gap) => ({ wall, gap })))
  return all
    .filter(({ wall, gap }) => gap.of.id === wall.room.id)
    .flatMap(({ wall, gap }) => {
      const behind = all.find((one) => one.wall !== wall && one.gap.opening === gap.opening)
      const through = behind ? upTo(gap.block, behind.gap.block) : gap.block
      const seenBy = [wall, ...(behind ? [behind.wall] : [])].map((one) => ({
        room: one.room.id,
        wall: one.wall,
      }))
      return [...sidesOf(gap, through, seenBy), ...hangingIn(gap, through, seenBy)]
    })
}

/** On to the inner face of the room behind, which may be nearer or farther than this wall is thick. */
function upTo([a, b, c, d]: Block, [theirFrom, theirTo]: Block): Block {
  const isBehind = dot(minus(theirTo, a), minus(d, a)) > 0
  return isBehind ? [a, b, theirFrom, theirTo] : [a, b, c, d]
}

function sidesOf({ of, sill, head }: Gap, [a, b, c, d]: Block, walls: WallOf[]): Face[] {
  const about = { surface: "reveal", room: of.id, walls } as const
  return [
    upright(about, [a, d], [sill, head]),
    upright(about, [c, b], [sill, head]),
    level(about, [a, b, c, d], sill, "above"),
    ...(head < of.height ? [level(about, [a, b, c, d], head, "below")] : []),
  ]
}

function hangingIn(gap: Gap, through: Block, walls: WallOf[]): Face[] {
  if (gap.opening.kind === "window") return [pane(gap, through, walls)]
  return gap.opening.kind === "door" ? door(gap, through, walls) : []
}

/** Halfway through the wall; near its edges it is frame. It is seen from both sides. */
function pane({ of, sill, head }: Gap, [a, b, c, d]: Block, walls: WallOf[]): Face {
  const [from, to] = [between(a, d), between(b, c)]
  const [width, height] = [Math.hypot(to.x - from.x, to.y - from.y) / 1000, (head - sill) / 1000]
  return upright(
    { surface: "glass", room: of.id, walls },
    [from, to],
    [sill, head],
    [
      [0, width, 0, height],
      [width, 0, 0, height],
      [width, 0, height, 0],
      [0, width, height, 0],
    ],
  )
}

/** A leaf that stands open into the room, or out of it, on the side where its hinges are. */
function door({ opening, of, sill, head }: Gap, [a, b, c, d]: Block, walls: WallOf[]): Face[] {
  const { hinge, inwards } = opening
  // From inside the room the wall goes from left to right as one looks at it.
  const [hung, other] = inwards ? (hinge === "left" ? [a, b] : [b, a]) : hinge === "left" ? [d, c] : [c, d]
  const outwards = inwards ? minus(a, d) : minus(d, a)
  const [shut, open] = [
    directionOf({ from: hung, to: other }),
    directionOf({ from: { x: 0, y: 0 }, to: outwards }),
  ]
  const along = plus(scaled(shut, Math.cos(ajar)), scaled(open, Math.sin(ajar)))
  const across = plus(scaled(shut, Math.sin(ajar)), scaled(open, -Math.cos(ajar)))
  const width = Math.hypot(other.x - hung.x, other.y - hung.y)
  const end = plus(hung, scaled(along, width))
  const thick = scaled(across, leaf)
  return box([hung, end, plus(end, thick), plus(hung, thick)], [sill, head], {
    surface: "leaf",
    room: of.id,
    walls,
  })
}

function box(corners: Point[], heights: [number, number], about: Parameters<typeof upright>[0]): Face[] {
  const [a, b, c, d] = corners as [Point, Point, Point, Point]
  const isRightAround = (b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x) < 0
  const around = isRightAround ? [a, b, c, d] : [d, c, b, a]
  return [
    ...around.map((from, index) => upright(about, [from, around[(index + 1) % 4]!], heights)),
    level(about, around, heights[1], "above"),
  ]
}

const between = (one: Point, other: Point): Point => scaled(plus(one, other), 0.5)
