import { formatQuantity as n } from "#src/shared/euro.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { TakenMeasure } from "./choices.ts"
import { squareMetres } from "./rounded.ts"
import type { Given, Room, TakenRoom } from "./schema.ts"
import { type Bounds, type Outcome, readFields } from "./typed.ts"

const metres = { most: 1000 }
const sizes = { length: metres, width: metres, height: { ...metres, empty: 0 } } satisfies Record<
  string,
  Bounds
>
/** One may take off what a bath covers, down to nothing. */
const amount: Bounds = { least: 0, most: 100_000_000, empty: 0 }
const measures = { floor: amount, perimeter: amount, walls: amount, volume: amount }

export interface Measured {
  floor: number
  perimeter: number
  /** Left out as long as nobody filled in how high it is. */
  walls?: number
  volume?: number
  /** How one reckons to them, as far as that can be said. */
  sums: { floor?: string; walls?: string }
}

export const measure = (room: Room): Outcome<Measured> =>
  room.taken ? measureTaken(room.taken) : measureSizes(room)

/** A rectangular room; of another shape one adds up two. */
export function measureSizes(room: Room): Outcome<Measured, keyof typeof sizes> {
  const { value, faults } = readFields(room, sizes)
  if (!value) return { faults }
  const { length, width, height } = value
  const floor = `${n(length)} × ${n(width)}`
  const around = 2 * (length + width)
  return {
    value: {
      ...{ floor: squareMetres(length * width), perimeter: squareMetres(around) },
      ...(height > 0
        ? {
            ...{ walls: squareMetres(around * height), volume: round(length * width * height, 2) },
            sums: { floor, walls: `2 × (${n(length)} + ${n(width)}) × ${n(height)}` },
          }
        : { sums: { floor } }),
    },
    faults,
  }
}

/** A room of a project, whatever its shape: nothing is reckoned anew, so that it says what the project says. */
export function measureTaken(taken: Pick<TakenRoom, TakenMeasure>): Outcome<Measured, keyof typeof measures> {
  const { floor, perimeter, walls, volume } = taken
  const typed = {
    ...{ floor: floor.typed, perimeter: perimeter.typed },
    ...{ walls: walls.typed, volume: volume.typed },
  }
  const { value, faults } = readFields(typed, measures)
  return { value: value && { ...value, sums: { floor: sumBehind(floor), walls: sumBehind(walls) } }, faults }
}

/** Of what somebody typed over it is no longer so. */
export const sumBehind = ({ typed, measured, sum }: Given): string | undefined =>
  typed === measured && sum !== "" ? sum : undefined

export interface MeasuredRoom extends Measured {
  name: string
  /** Its place among all rooms, by which one without a name is called. */
  number: number
}

/** Those that are filled in, in their order; `broken` where something in a room can't be read. */
export function measureAll(rooms: readonly Room[]): { measured: MeasuredRoom[]; broken: boolean } {
  const read = rooms.map((room, index) => ({ name: room.name.trim(), number: index + 1, ...measure(room) }))
  return {
    measured: read.flatMap(({ name, number, value }) => (value ? [{ name, number, ...value }] : [])),
    broken: read.some(({ faults }) => Object.keys(faults).length > 0),
  }
}

export interface Area {
  rooms: MeasuredRoom[]
  floor: number
  walls: number
  perimeter: number
  volume: number
}

/** All rooms together; nothing as long as there is none, or one that can't be read. */
export function area(rooms: readonly Room[]): Area | undefined {
  const { measured, broken } = measureAll(rooms)
  if (broken || measured.length === 0) return undefined
  const total = (of: (room: MeasuredRoom) => number) => round(sum(measured.map(of)), 2)
  return {
    rooms: measured,
    floor: total(({ floor }) => floor),
    walls: total(({ walls = 0 }) => walls),
    perimeter: total(({ perimeter }) => perimeter),
    volume: total(({ volume = 0 }) => volume),
  }
}
