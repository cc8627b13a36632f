import { sum } from "#src/shared/rounding.ts"
import { squareMetres } from "./rounded.ts"
import type { Room } from "./schema.ts"
import { type Bounds, type Outcome, readFields } from "./typed.ts"

const metres = { most: 1000 }
const bounds = { length: metres, width: metres, height: { ...metres, empty: 0 } } satisfies Record<
  string,
  Bounds
>

export interface Measured {
  length: number
  width: number
  /** 0: not filled in, so it has no walls. */
  height: number
  perimeter: number
  floor: number
  walls: number
}

/** A rectangular room; of another shape one adds up two. */
export function measure(room: Room): Outcome<Measured, keyof typeof bounds> {
  const { value, faults } = readFields(room, bounds)
  if (!value) return { faults }
  const perimeter = squareMetres(2 * (value.length + value.width))
  const floor = squareMetres(value.length * value.width)
  return {
    value: {
      ...value,
      perimeter,
      floor,
      walls: squareMetres(2 * (value.length + value.width) * value.height),
    },
    faults,
  }
}

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
}

/** All rooms together; nothing as long as there is none, or one that can't be read. */
export function area(rooms: readonly Room[]): Area | undefined {
  const { measured, broken } = measureAll(rooms)
  if (broken || measured.length === 0) return undefined
  const total = (of: (room: MeasuredRoom) => number) => squareMetres(sum(measured.map(of)))
  return {
    rooms: measured,
    floor: total(({ floor }) => floor),
    walls: total(({ walls }) => walls),
    perimeter: total(({ perimeter }) => perimeter),
  }
}
