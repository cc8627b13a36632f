import { round } from "#src/shared/rounding.ts"
import { standardBook } from "../pricing/book.ts"
import { lineOf } from "../pricing/lines.ts"
import { norms } from "../pricing/norms.ts"
import type { ClauseQuantity } from "./clause.ts"
import { isArticle } from "./given.ts"
import { sources } from "./nl.ts"
import type { Quantity, Read } from "./quantities/quantity.ts"
import type { Task } from "./recognise.ts"
import { needsOf, partsOf } from "./score.ts"
import { isFixture, isThing } from "./words/kinds.ts"
import type { Unnamed } from "./work.ts"

/** A task with the lines it came to. */
export interface Priced {
  task: Task
  lines: Unnamed[]
}

/** Whether the lines of an item may not be what it asks for: then a person prices it, for an owner signs the sum. */
export const isDoubtful = (all: Priced[], quantities: Read["quantities"]): boolean =>
  all.some(isPartlyUnderstood) ||
  isDeliveredByTheClient(all) ||
  all.some(isOneOfSeveral) ||
  all.some(isDearDetail) ||
  all.some(isAroundAThing) ||
  isBecauseOfALeak(all) ||
  !quantities.every(({ quantity, words }) => lands(quantity, words, quantities, all)) ||
  countsTwice(all) ||
  isHalfMeasured(all) ||
  missesItsQuantity(all)

/** A word that nothing explains, and something dear that is delivered. */
const isPartlyUnderstood = ({ task: { matches, clause }, lines }: Priced): boolean =>
  (matches.some(({ coverage }) => coverage < 1) && lines.some(isDear)) ||
  (clause.unknown > 0 && lines.some(isGuess)) ||
  (clause.concepts.includes("deels") && lines.some(isAssumed))

/** 'tegelen 18 m2, tegels door klant': what is said apart goes for the work beside it. */
const isDeliveredByTheClient = (all: Priced[]): boolean =>
  all.some(({ task: { clause } }) => clause.concepts.includes("eigen")) &&
  all.some(
    ({ task: { clause }, lines }) =>
      !clause.concepts.includes("eigen") &&
      lines.some(({ code }) => code !== null && (norms()[code].materials ?? []).length > 0),
  )

/** As large as the room. */
const isGuess = (line: Unnamed): boolean => isMeasured(line) && isAssumed(line)

function isDear(line: Unnamed): boolean {
  if (line.code === null) return false
  const one = { ...line.quantity, value: 1 }
  return lineOf(line.code, norms()[line.code], one, standardBook).totalCents > dearCents
}

const dearCents = 250_00

/** 'keukenkraan met boiler': a part, or another thing to deliver. */
const isDearDetail = ({ task, lines }: Priced): boolean =>
  task.clause.kind === "detail" && lines.some((line) => isDear(line) && isAssumed(line))

const isAssumed = (line: Unnamed): boolean => line.code !== null && line.quantity.source.kind !== "text"

/** 'wastafel kitten': not all round the room. */
const isAroundAThing = ({ task: { matches, clause }, lines }: Priced): boolean =>
  lines.some((line) => line.code !== null && norms()[line.code].unit === "m1" && isAssumed(line)) &&
  clause.concepts.some(
    (one) => (isThing(one) || isFixture(one)) && !matches.some(({ work }) => needsOf(work).includes(one)),
  )

/** 'dak lekt, bitumen plakken': why it is done; to search for it would be another work. */
const isBecauseOfALeak = (all: Priced[]): boolean =>
  all.length > 1 && all.some(({ task }) => task.clause.concepts.includes("lekkage"))

/** 'deuren schilderen': more than one, and nobody knows how many. */
const isOneOfSeveral = ({ task: { matches, clause }, lines }: Priced): boolean =>
  lines.some(isAssumedOne) &&
  matches.some(({ work }) => needsOf(work).some((need) => clause.plurals.includes(need)))

function isAssumedOne(line: Unnamed): boolean {
  if (line.code === null) return false
  const { unit } = norms()[line.code]
  const { value, source } = line.quantity
  if (unit === "st" || unit === "m2") return source.text.endsWith(sources.one)
  return unit === "m1" && source.text === sources.usual(value, unit)
}

/** Whether what is written of how much is in a line, or says how large a thing is of which the norm says so too. */
function lands(quantity: Quantity, words: string, all: Read["quantities"], priced: Priced[]): boolean {
  const holds = ({ quantity: one }: { quantity: Quantity }) => one === quantity
  const tasks = priced.map(({ task }) => task)
  if (priced.some(({ task, lines }) => lines.some(isUnpriced) && task.clause.quantities.some(holds)))
    return true
  const said = tasks.flatMap(({ clause }) => clause.quantities).find(holds)
  if (said && (isArticle(said) || isPartOfWork(said, tasks))) return true
  const lines = priced.flatMap(({ lines: some }) => some)
  const others = all.flatMap(({ quantity: other }) => (other === quantity ? [] : valuesOf(other)))
  const own = valuesOf(quantity)
  const possible = own.flatMap((value) => [
    value,
    Math.ceil(value),
    ...others.map((other) => round(value * other, 3)),
  ])
  return lines.some(
    (line) =>
      line.code !== null &&
      ((line.quantity.source.kind === "text" && possible.includes(line.quantity.value)) ||
        isWorkedOut(line.quantity.source.text, quantity) ||
        norms()[line.code].description.includes(`circa ${words}`)),
  )
}

const isUnpriced = ({ code }: Unnamed) => code === null

function valuesOf(quantity: Quantity): number[] {
  if (quantity.kind === "amount") return [round(quantity.value, 3)]
  return [
    round(
      quantity.sides.reduce((a, b) => a * b),
      3,
    ),
  ]
}

/** '; uit ...': what follows from a floor or from pieces. */
const isWorkedOut = (source: string, quantity: Quantity): boolean =>
  source.includes("; uit '") && (quantity.kind === "size" || quantity.unit === "m2" || quantity.unit === "st")

/** Of 'meterkast 12 groepen' the groups are no cupboards. */
const isPartOfWork = ({ counts }: ClauseQuantity, tasks: Task[]): boolean =>
  counts.length > 0 &&
  tasks.some(({ matches }) => matches.some(({ work }) => counts.some((one) => partsOf(work).includes(one))))

/** The same work with the same quantity: one of the two was only another word for it, or is something else. */
function countsTwice(all: Priced[]): boolean {
  const said = all.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      line.code === null || line.code === "general.waste" ? [] : `${line.code} ${line.quantity.value}`,
    ),
  )
  return new Set(said).size < said.length
}

const saysHowMuch = ({ task }: Priced) => task.clause.quantities.length > 0
const isMeasured = ({ code }: Unnamed) => code !== null && ["m1", "m2"].includes(norms()[code].unit)

/** 'wanden en kozijnen sauzen 60 m2': nobody knows which part is whose. */
const isHalfMeasured = (all: Priced[]): boolean =>
  all.some(({ task, lines }) => task.clause.quantities.length > 0 && lines.some(isTyped)) &&
  all.some(({ lines }) => lines.some(isGuess))

const isTyped = (line: Unnamed): boolean => isMeasured(line) && !isAssumed(line)

/** 'muren sauzen, zijdezacht 120 m2': how much is with words that we don't know, and the price without it. */
function missesItsQuantity(all: Priced[]): boolean {
  const unknown = all.filter(({ lines }) => lines.some(isUnpriced))
  const measured = all.some(({ lines }) => lines.some(isGuess))
  const assumed = all.some(({ lines }) => lines.some(isAssumed))
  return unknown.length > 0 && (measured || (assumed && unknown.some(saysHowMuch)))
}
