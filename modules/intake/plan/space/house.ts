import { hasArea } from "../geometry/measures.ts"
import type { PlanRoom } from "../schema.ts"
import { type Face, far, level, type Near, upright } from "./faces.ts"
import { gapFaces } from "./gaps.ts"
import { outsideFaces } from "./outside.ts"
import { alongWall, type Block, type RoomWall, wallsIn } from "./walls.ts"

/** One storey with its floor at 0. Rooms without an area aren't there: the plan tells what is wrong with them. */
export function facesOf(rooms: readonly PlanRoom[]): Face[] {
  const walls = wallsIn(rooms)
  return [
    ...rooms.filter(hasArea).flatMap(floorAndCeiling),
    ...walls.flatMap((wall) => [...innerFaces(wall), ...cutFaces(wall)]),
    ...gapFaces(walls),
    ...outsideFaces(walls),
  ]
}

function floorAndCeiling({ id, floorFinish, height, corners }: PlanRoom): Face[] {
  const about = { room: id, walls: [] }
  return [
    level({ ...about, surface: "floor", finish: floorFinish }, corners, 0, "above"),
    level({ ...about, surface: "ceiling" }, corners, height, "below"),
  ]
}

/** Of the room's own finish: beside, below and above its openings. */
function innerFaces(wall: RoomWall): Face[] {
  const { height } = wall.room
  const piece = (block: Block, low: number, high: number) => innerFace(wall, block, low, high)
  return [
    ...wall.solid.map((block) => piece(block, 0, height)),
    ...wall.gaps.flatMap(({ block, sill, head }) => [
      ...(sill > 0 ? [piece(block, 0, sill)] : []),
      ...(head < height ? [piece(block, head, height)] : []),
    ]),
  ]
}

function innerFace(wall: RoomWall, [from, to]: Block, low: number, high: number): Face {
  const { room, corner } = wall
  const length = alongWall(wall, wall.to)
  const near = (along: number, up: number): Near => [
    corner.from ? along / 1000 : far,
    corner.to ? (length - along) / 1000 : far,
    up / 1000,
    (room.height - up) / 1000,
  ]
  const [begin, end] = [alongWall(wall, from), alongWall(wall, to)]
  const face = upright(
    { surface: "wall", room: room.id, finish: room.wallFinish, walls: [wallOf(wall)] },
    [from, to],
    [low, high],
    [near(begin, low), near(end, low), near(end, high), near(begin, high)],
  )
  // Tiles go on behind a door as if it weren't there.
  return { ...face, grid: face.grid.map(([along, up]) => [begin / 1000 + along, up]) }
}

/** Where the walls are cut off above; and on the floor, which is what is left of those that one looks over. */
function cutFaces(wall: RoomWall): Face[] {
  const { room, solid, gaps } = wall
  const onFloor = [...solid, ...gaps.filter(({ sill }) => sill > 0).map(({ block }) => block)]
  const above = [...solid, ...gaps.filter(({ head }) => head < room.height).map(({ block }) => block)]
  return [
    ...onFloor.map((block) => level({ surface: "foot", room: room.id, walls: [] }, block, 0, "above")),
    ...above.map((block) =>
      level({ surface: "top", room: room.id, walls: [wallOf(wall)] }, block, room.height, "above"),
    ),
  ]
}

export const wallOf = ({ room, wall }: RoomWall) => ({ room: room.id, wall })
