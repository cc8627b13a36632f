import { round } from "#src/shared/rounding.ts"
import { type NormCode, norms } from "../pricing/norms.ts"
import { derived, type Measured } from "../pricing/survey.ts"
import type { Clause } from "./clause.ts"
import { codeOf } from "./codes.ts"
import { type Given, givenFor, isArticle, isLength, isSized, square } from "./given.ts"
import { assumed, sources } from "./nl.ts"
import { needsOf } from "./score.ts"
import type { Measure, Work } from "./trades/trade.ts"
import { byFormula, type Site, unasked } from "./unasked.ts"
import { isPlace } from "./words/kinds.ts"

/** How many units of one norm of a work a clause asks for; undefined: what it says can't be told in this unit. */
export function measure(
  code: NormCode,
  how: Measure | undefined,
  work: Work,
  clause: Clause,
  site: Site,
): Measured | undefined {
  const { unit } = norms()[code]
  const given = givenFor(work, clause)
  const assumedOne = () => unasked(unit, how, clause, site)
  if (given.all.length === 0) return assumedOne()
  const room = floorOfRoom(given, how, work, clause)
  if (room !== undefined) return byFormula(how as string, clause, inText(room, site))
  switch (unit) {
    case "m2":
      return squareMetres(given, how, work, site) ?? (isOneOrNone(given) ? assumedOne() : undefined)
    case "m1":
      return running(given, how, clause, site) ?? (isOneOrNone(given) ? assumedOne() : undefined)
    case "st":
      return pieces(given, work, site) ?? (saysSizeOnly(given, work) ? assumedOne() : undefined)
    case "post":
      return given.pieces === undefined ? assumedOne() : inText(given.pieces, site)
    case "m3":
      return given.cube === undefined ? undefined : inText(given.cube, site)
    case "uur":
      return given.hours === undefined ? undefined : inText(given.hours, site)
    case "dag":
      return given.days === undefined ? undefined : inText(given.days, site)
    default:
      return undefined
  }
}

const inText = (value: number, { item }: Site): Measured => ({
  value: round(value, 3),
  source: { kind: "text", text: sources.text(item) },
})

/** 'badkamer van 6 m2': what is said of the room, from which the work follows. */
function floorOfRoom(
  { all }: Given,
  how: Measure | undefined,
  work: Work,
  clause: Clause,
): number | undefined {
  if (typeof how !== "string" || how === "floor" || how === "asked") return undefined
  if (clause.concepts.includes("wand")) return undefined
  const aboutPlace = needsOf(work).every(isPlace)
  return all
    .filter((one) => aboutPlace || one.ofPlace)
    .map(square)
    .find((value) => value !== undefined)
}

function squareMetres(given: Given, how: Measure | undefined, work: Work, site: Site): Measured | undefined {
  if (given.square !== undefined) {
    // One quantity for walls and floor: nobody knows which part is whose.
    const formulas = new Set(work.gives.map(([, one]) => one).filter((one) => typeof one !== "number"))
    if (formulas.size > 1) return undefined
    const times = given.all.some((one) => isSized(one) && square(one) === given.square)
      ? (given.pieces ?? 1)
      : 1
    return inText(given.square * times, site)
  }
  if (given.pieces === undefined || typeof how !== "number") return undefined
  site.assume(assumed.windows)
  return derived(inText(given.pieces, site), given.pieces * how, sources.pieces(how))
}

function running(given: Given, how: Measure | undefined, clause: Clause, site: Site): Measured | undefined {
  const { metres, square: area, pieces: count = 1 } = given
  if (metres !== undefined) return inText(metres * (given.all.some(isLength) ? count : 1), site)
  return area !== undefined && how === undefined ? byFormula("around", clause, inText(area, site)) : undefined
}

function pieces(given: Given, work: Work, site: Site): Measured | undefined {
  if (given.pieces !== undefined) return inText(Math.ceil(given.pieces), site)
  const each = eachOf(work)
  if (given.square === undefined || each === undefined || given.all.some(isSized)) return undefined
  const count = Math.max(1, Math.round(given.square / each))
  return derived(inText(given.square, site), count, sources.perPiece(each))
}

/** How much of a norm per m² one piece is, for what is measured in both. */
const eachOf = (work: Work): number | undefined =>
  work.gives.flatMap(([code, how]) => {
    const inSquares = norms()[codeOf(code, [], () => {})].unit === "m2"
    return typeof how === "number" && inSquares ? [how] : []
  })[0]

/** '1 plafond', 'tegels 60 x 60 cm': says no more than that there is one. */
const isOneOrNone = ({ all, pieces: count, square: area, metres }: Given): boolean =>
  area === undefined && metres === undefined && (count === 1 || (count === undefined && all.every(isArticle)))

/** 'schuifpui 3 meter': how large the one is; or how much of the rest of the work there is. */
const saysSizeOnly = ({ all, square: area }: Given, work: Work): boolean =>
  all.every((one) => isSized(one) || isLength(one)) || (area !== undefined && work.gives.length > 1)
