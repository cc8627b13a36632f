import { round } from "#src/shared/rounding.ts"
import type { Unit } from "../pricing/norm.ts"
import { derived, type Measured } from "../pricing/survey.ts"
import { wallsAround } from "../pricing/takeoff/walls.ts"
import type { Clause, ClauseQuantity } from "./clause.ts"
import { assumed, derivations, sources } from "./nl.ts"
import { needsOf } from "./score.ts"
import type { Formula, Measure, Work } from "./trades/trade.ts"
import { lexicon } from "./words/lexicon.ts"

/** What a quantity is worked out with. */
export interface Site {
  /** The floor of the room that the work is in. */
  floor: () => Measured
  /** As typed. */
  item: string
  assume: (sentence: string) => void
}

/** How many units of one norm of a work a clause asks for; undefined: what it says can't be told in this unit. */
export function measure(
  unit: Unit,
  how: Measure | undefined,
  work: Work,
  clause: Clause,
  site: Site,
): Measured | undefined {
  const given = clause.quantities.filter((one) => isOf(one, work, clause))
  if (given.length === 0) return unasked(unit, how, clause, site)
  const room = given.find((one) => one.ofPlace && square(one) !== undefined)
  if (room && fromFloor(how, clause)) return fromRoom(how, clause, site, square(room)!)
  const inText = (value: number): Measured => ({
    value: round(value, 3),
    source: { kind: "text", text: sources.text(site.item) },
  })
  const count = given.map(pieces).find((value) => value !== undefined)
  const area = given.map(square).find((value) => value !== undefined)
  const each = typeof how === "number" ? how : undefined
  switch (unit) {
    case "m2": {
      if (area !== undefined) {
        if (new Set(work.gives.flatMap(([, one]) => (isFormula(one) ? [one] : []))).size > 1) return undefined
        return inText(area * (isSize(given, area) ? (count ?? 1) : 1))
      }
      if (count === undefined) return given.every(isArticle) ? unasked(unit, how, clause, site) : undefined
      if (each !== undefined) {
        site.assume(assumed.windows)
        return derived(inText(count), count * each, sources.pieces(each))
      }
      return count === 1 ? unasked(unit, how, clause, site) : undefined
    }
    case "m1": {
      const length = given.map(metres).find((value) => value !== undefined)
      if (length !== undefined) return inText(length * (given.some(isLength) ? (count ?? 1) : 1))
      if (area !== undefined && how === undefined) return fromRoom("around", clause, site, area)
      return count === undefined || count === 1 ? unasked(unit, how, clause, site) : undefined
    }
    case "m3": {
      const volume = given.map(cube).find((value) => value !== undefined)
      return volume === undefined ? undefined : inText(volume)
    }
    case "st": {
      if (count !== undefined) return inText(Math.ceil(count))
      const sibling = work.gives.map(([, one]) => one).find((one) => typeof one === "number" && one !== 1)
      if (area !== undefined && typeof sibling === "number" && !given.some(isSized))
        return derived(inText(area), Math.max(1, Math.round(area / sibling)), sources.perPiece(sibling))
      const elsewhere = area !== undefined && work.gives.length > 1
      return elsewhere || given.every((one) => isSized(one) || isLength(one))
        ? unasked(unit, how, clause, site)
        : undefined
    }
    case "uur":
    case "dag": {
      const time = given.map(hours(unit)).find((value) => value !== undefined)
      return time === undefined ? undefined : inText(time)
    }
    default:
      return count === undefined ? unasked(unit, how, clause, site) : inText(count)
  }
}

/** Nothing is said of how much. */
function unasked(unit: Unit, how: Measure | undefined, clause: Clause, site: Site): Measured | undefined {
  if (how === "asked") return undefined
  const { assume } = site
  const usual = (value: number): Measured => {
    assume(assumed.usual)
    return { value, source: { kind: "assumption", text: sources.usual(value, unit) } }
  }
  if (typeof how === "object") return usual(how.usual)
  if (typeof how === "string") return byFormula(how, clause, site.floor())
  if (unit === "m2") return how === undefined ? byFormula("floor", clause, site.floor()) : onePiece(how, site)
  if (unit === "m1") return how === undefined ? byFormula("around", clause, site.floor()) : usual(how)
  if (how !== undefined && how !== 1) return usual(how)
  if (unit !== "st" && unit !== "post") return usual(1)
  if (unit === "st") assume(assumed.one)
  return { value: 1, source: { kind: "assumption", text: sources.one } }
}

function onePiece(each: number, { assume }: Site): Measured {
  assume(assumed.one)
  assume(assumed.windows)
  return { value: each, source: { kind: "assumption", text: `${sources.pieces(each)}; ${sources.one}` } }
}

function byFormula(how: Exclude<Measure, number | object>, clause: Clause, floor: Measured): Measured {
  const { value } = floor
  const walls = round(wallsAround(value), 1)
  const sums: Record<Exclude<Formula, "asked">, number> = {
    floor: value,
    walls,
    "walls+floor": walls + value,
    "walls+ceiling": walls + value,
    wet: value + Math.min(8, walls),
    around: 4 * Math.sqrt(value),
  }
  const surfaces = ["wand", "vloer", "plafond"].filter((one) => clause.concepts.includes(one))
  const formula = how.replace("named:", "") as Exclude<Formula, "asked">
  if (how.startsWith("named:") && surfaces.length > 0) {
    const all = surfaces.reduce((total, one) => total + (one === "wand" ? walls : value), 0)
    if (!surfaces.includes("wand")) return floor
    return derived(floor, all, surfaces.length === 1 ? derivations.walls : derivations.surfaces)
  }
  return formula === "floor" ? floor : derived(floor, round(sums[formula], 1), derivations[formula])
}

const fromFloor = (how: Measure | undefined, { concepts }: Clause): boolean =>
  typeof how === "string" && how !== "floor" && how !== "asked" && !concepts.includes("wand")

function fromRoom(how: Measure | undefined, clause: Clause, site: Site, value: number): Measured {
  const room: Measured = { value: round(value, 3), source: { kind: "text", text: sources.text(site.item) } }
  return byFormula(how as Formula, clause, room)
}

/** Of 'trap met 13 treden' the thirteen are no stairs; but three rooms or walls are more than one of what is assumed. */
function isOf({ counts, quantity }: ClauseQuantity, work: Work, { concepts }: Clause): boolean {
  if (quantity.kind === "size" || quantity.unit !== "st") return true
  if (counts.length === 0) return !quantity.bare
  const needed = needsOf(work)
  const something = counts.every((concept) => ["thing", "cover"].includes(lexicon().kindOf(concept)))
  const own = concepts.some((concept) => needed.includes(concept))
  return !(something && own) || counts.some((concept) => needed.includes(concept))
}

const isFormula = (how: Measure | undefined) => how === undefined || typeof how === "string"
const isSize = (given: ClauseQuantity[], area: number) =>
  given.some((one) => one.quantity.kind === "size" && square(one) === area)
const isSized = ({ quantity }: ClauseQuantity) => quantity.kind === "size"
const isArticle = ({ quantity }: ClauseQuantity) => quantity.kind === "size" && quantity.of === "article"
const isLength = ({ quantity }: ClauseQuantity) => quantity.kind === "amount" && quantity.length === true

const pieces = ({ quantity }: ClauseQuantity) =>
  quantity.kind === "amount" && quantity.unit === "st" ? quantity.value : undefined

function square({ quantity }: ClauseQuantity): number | undefined {
  if (quantity.kind === "amount") return quantity.unit === "m2" ? quantity.value : undefined
  const [a, b, c] = quantity.sides
  return c === undefined && quantity.of === undefined ? a! * b! : undefined
}

function cube({ quantity }: ClauseQuantity): number | undefined {
  if (quantity.kind === "amount") return quantity.unit === "m3" ? quantity.value : undefined
  const [a, b, c] = quantity.sides
  return c === undefined || quantity.of ? undefined : a! * b! * c
}

/** '3 x 2,5 m' of plinth are three of two and a half metres. */
function metres({ quantity }: ClauseQuantity): number | undefined {
  if (quantity.kind === "amount") return quantity.unit === "m1" ? quantity.value : undefined
  const [a, b, c] = quantity.sides
  const lengths = c === undefined && !quantity.of && !quantity.loose && Number.isInteger(a)
  return lengths ? a! * b! : undefined
}

const hours =
  (unit: "uur" | "dag") =>
  ({ quantity }: ClauseQuantity) => {
    if (quantity.kind !== "amount") return undefined
    if (quantity.unit === unit) return quantity.value
    return unit === "uur" && quantity.unit === "dag" ? quantity.value * 8 : undefined
  }
