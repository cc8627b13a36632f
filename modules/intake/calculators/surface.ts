import { sum } from "#src/shared/rounding.ts"
import type { Surface } from "./choices.ts"
import { type MeasuredRoom, measureAll } from "./rooms.ts"
import { squareMetres } from "./rounded.ts"
import type { Room } from "./schema.ts"
import { type Bounds, type Outcome, readFields } from "./typed.ts"

const squares: Bounds = { least: 0, most: 100_000, empty: 0 }
const bounds = { extra: squares, openings: squares }

export interface Covered {
  /** `sum`: how one reckons to it, as far as that can be said. */
  rooms: { room: MeasuredRoom; squares: number; sum?: string }[]
  extra: number
  openings: number
  squares: number
  heightless: MeasuredRoom[]
}

/** What is painted or tiled: that part of every room, with what is added and what is taken off. */
export function covered(
  rooms: readonly Room[],
  typed: Readonly<{ surface: Surface; extra: string; openings: string }>,
): Outcome<Covered, keyof typeof bounds> {
  const { measured, broken } = measureAll(rooms)
  const { value, faults } = readFields(typed, bounds)
  if (!value || broken) return { faults }
  const { extra, openings } = value
  const parts = measured
    .map((room) => ({ room, ...partOf(room, typed.surface) }))
    .filter(({ squares }) => squares > 0)
  const whole = squareMetres(sum(parts.map(({ squares }) => squares)) + extra)
  if (openings > whole && whole > 0) return { faults: { openings: { code: "moreOff", limit: whole } } }
  const squares = squareMetres(whole - openings)
  if (squares <= 0) return { faults }
  const heightless = heightlessIn(rooms, typed.surface)
  return { value: { rooms: parts, extra, openings, squares, heightless }, faults }
}

/** Rooms whose walls are meant and whose height nobody filled in. */
export const heightlessIn = (rooms: readonly Room[], surface: Surface): MeasuredRoom[] =>
  withWalls.includes(surface) ? measureAll(rooms).measured.filter(({ walls }) => walls === undefined) : []

const withWalls: Surface[] = ["walls", "wallsAndCeiling"]

function partOf(
  { floor, walls = 0, sums }: MeasuredRoom,
  surface: Surface,
): { squares: number; sum?: string } {
  if (surface === "walls") return { squares: walls, sum: sums.walls }
  if (surface !== "wallsAndCeiling") return { squares: floor, sum: sums.floor }
  if (walls === 0) return { squares: floor, sum: sums.floor }
  const sum = sums.walls && sums.floor && `${sums.walls} + ${sums.floor}`
  return { squares: squareMetres(walls + floor), sum }
}
