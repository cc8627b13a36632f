import { round } from "#src/shared/rounding.ts"
import type { Unit } from "../pricing/norm.ts"
import { derived, type Measured } from "../pricing/survey.ts"
import { wallsAround } from "../pricing/takeoff/walls.ts"
import type { Clause } from "./clause.ts"
import { assumed, derivations, sources } from "./nl.ts"
import type { Formula, Measure } from "./trades/trade.ts"

/** What a quantity is worked out with. */
export interface Site {
  /** The floor of the room that the work is in. */
  floor: () => Measured
  /** As typed. */
  item: string
  assume: (sentence: string) => void
}

/** How much it is where nothing is said of it; undefined: that can't be assumed. */
export function unasked(
  unit: Unit,
  how: Measure | undefined,
  clause: Clause,
  site: Site,
): Measured | undefined {
  if (how === "asked") return undefined
  if (typeof how === "object") return usual(how.usual, unit, site)
  if (typeof how === "string") return byFormula(how, clause, site.floor())
  if (unit === "m2") return how === undefined ? byFormula("floor", clause, site.floor()) : onePiece(how, site)
  if (unit === "m1" && how === undefined) return byFormula("around", clause, site.floor())
  const value = how ?? 1
  if (value !== 1 || (unit !== "st" && unit !== "post")) return usual(value, unit, site)
  if (unit === "st") site.assume(assumed.one)
  return { value, source: { kind: "assumption", text: sources.one } }
}

function usual(value: number, unit: Unit, { assume }: Site): Measured {
  assume(assumed.usual)
  return { value, source: { kind: "assumption", text: sources.usual(value, unit) } }
}

function onePiece(each: number, { assume }: Site): Measured {
  assume(assumed.one)
  assume(assumed.windows)
  return { value: each, source: { kind: "assumption", text: `${sources.pieces(each)}; ${sources.one}` } }
}

type Worked = Exclude<Formula, "asked">

/** What follows from the floor of a room. */
export function byFormula(how: string, { concepts }: Clause, floor: Measured): Measured {
  const { value } = floor
  const walls = round(wallsAround(value), 1)
  const surfaces = ["wand", "vloer", "plafond"].filter((one) => concepts.includes(one))
  if (how.startsWith("named:") && surfaces.length > 0) {
    if (!surfaces.includes("wand")) return derived(floor, value * surfaces.length, derivations.surfaces)
    const rest = value * (surfaces.length - 1)
    return derived(floor, walls + rest, rest === 0 ? derivations.walls : derivations.surfaces)
  }
  const formula = how.replace("named:", "") as Worked
  const worked: Record<Worked, number> = {
    floor: value,
    walls,
    "walls+floor": walls + value,
    "walls+ceiling": walls + value,
    wet: value + Math.min(8, walls),
    around: 4 * Math.sqrt(value),
  }
  return formula === "floor" ? floor : derived(floor, round(worked[formula], 1), derivations[formula])
}
