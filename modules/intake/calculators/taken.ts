import { formatQuantity } from "#src/shared/euro.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { type MeasuredRoom, reckoned } from "../rooms/measured.ts"
import { metresText } from "../rooms/measures.ts"
import type { TakenMeasure } from "./choices.ts"
import { emptyRoom } from "./nothingTyped.ts"
import type { Given, Origin, Room, TakenFloor, Typed } from "./schema.ts"

/** A room as its project measured it; its sizes wait for who rather types them, as far as it is a rectangle. */
export function takenRoom(room: MeasuredRoom, project: number, id: string): Room {
  const { rectangles, height, openings } = room.shape
  const [length, width] = rectangles?.length === 1 ? rectangles[0]!.map(metresText) : []
  const given = (measure: TakenMeasure) => givenOf(room, measure)
  return {
    ...emptyRoom(id),
    ...{ name: room.name, length: length ?? "", width: width ?? "", height: metresText(height) },
    taken: {
      of: originOf(room, project),
      ...{ floor: given("floor"), perimeter: given("perimeter") },
      ...{ walls: given("walls"), volume: given("volume") },
      hasOpenings: openings.length > 0,
    },
  }
}

/** The floors of rooms together. */
export function takenFloor(rooms: readonly MeasuredRoom[], project: number): TakenFloor {
  const of = rooms.map((room) => originOf(room, project))
  const [only, ...others] = rooms
  if (only && others.length === 0) return { of, floor: givenOf(only, "floor") }
  const floors = rooms.map(({ measures }) => measures.floor)
  return { of, floor: given(round(sum(floors), 2), floors.map(inTwoDecimals).join(" + ")) }
}

/** One that was taken before is as it is known now; what nobody filled in makes way. */
export const withTaken = (rooms: readonly Room[], taken: readonly Room[]): Room[] => [
  ...filledIn(rooms).map((room) => taken.find((one) => isSame(one, room)) ?? room),
  ...taken.filter((one) => !rooms.some((room) => isSame(one, room))),
]

export const filledIn = (rooms: readonly Room[]): Room[] =>
  rooms.filter((room) => JSON.stringify(room) !== JSON.stringify(emptyRoom(room.id)))

/** Of which project all is that was taken; undefined of none, and of several. */
export function projectOf({ rooms, volume }: Pick<Typed, "rooms" | "volume">): number | undefined {
  const origins = [...rooms.flatMap(({ taken }) => taken?.of ?? []), ...(volume.taken?.of ?? [])]
  const [only, ...others] = new Set(origins.map(({ project }) => project))
  return others.length === 0 ? only : undefined
}

const originOf = ({ id, name, from }: MeasuredRoom, project: number): Origin => ({
  ...{ project, room: id, name, from },
})

const givenOf = (room: MeasuredRoom, measure: TakenMeasure): Given =>
  given(room.measures[measure], (reckoned(room, measure) ?? "").replaceAll(" x ", " × "))

function given(quantity: number, sum: string): Given {
  const measured = inTwoDecimals(quantity)
  return { typed: measured, measured, sum }
}

const inTwoDecimals = (quantity: number) => formatQuantity(quantity, 2)

const isSame = ({ taken: one }: Room, { taken: other }: Room) =>
  one !== undefined &&
  other !== undefined &&
  one.of.project === other.of.project &&
  one.of.room === other.of.room
