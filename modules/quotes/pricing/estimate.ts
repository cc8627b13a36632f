import type { ProjectType } from "#src/shared/projectTypes.ts"
import { round } from "#src/shared/rounding.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { type Answers, visibleQuestions } from "../catalogue/question.ts"
import { type PriceBook, standardBook } from "./book.ts"
import type { Estimate, EstimateLine } from "./line.ts"
import { linesFor } from "./lines.ts"
import { phases } from "./norm.ts"
import type { NormCode } from "./norms.ts"
import { type Site, siteOf } from "./site.ts"
import { exclusionsOf, type Measured, type Notes, surveyOf } from "./survey.ts"
import { noteBuilding } from "./takeoff/building.ts"
import { general, wasteWay } from "./takeoff/general.ts"
import type { TakeoffItem } from "./takeoff.ts"
import { takeoffs } from "./takeoffs.ts"
import { lowRateSaving } from "./taxed.ts"
import { totalsOf } from "./totals.ts"
import { dwellingOf, mainService, vatFactsOf, vatNote } from "./vat.ts"

/**
 * What a job will cost: from a visitor's answers to lines, totals, assumptions and exclusions. What was taken for
 * answered is put in `taken`, by question.
 */
export function estimate(
  request: { projectTypes: ProjectType[]; answers: Answers; today: string },
  book: PriceBook = standardBook,
  taken?: Notes["taken"],
): Estimate {
  const { norms } = book
  const types = [...new Set(request.projectTypes)]
  const questions = visibleQuestions(catalogueFor(types, request.today), request.answers)
  const shown = new Set(questions.map((question) => question.key))
  const answers = Object.fromEntries(Object.entries(request.answers).filter(([key]) => shown.has(key)))
  const notes: Notes = { assumptions: [], exclusions: [], taken }
  const survey = surveyOf(questions, answers, notes)
  const facts = vatFactsOf(survey)
  const dwelling = dwellingOf(facts, request.today)
  noteBuilding(survey)
  const work = merge(takeoffs(types).flatMap((takeoff) => takeoff(survey))).filter(isSome)
  const items = work.flatMap((one) => (one.norm === "general.waste" ? wasteWay(survey, one.quantity) : [one]))
  const services = items.map((item) => norms[item.norm].service)
  const job = { dwelling, main: mainService(services), today: request.today }
  const priced = (all: TakeoffItem[]) =>
    all.filter(isSome).flatMap((item) => linesFor(item.norm, norms[item.norm], item.quantity, job, book))
  const lines = withGeneral(priced(items), (site) => priced(merge(general(types, survey, site)))).sort(
    (a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase),
  )
  const serviceOf = (line: EstimateLine) => norms[line.code as NormCode].service
  const note = vatNote(dwelling, services, () =>
    lowRateSaving(
      lines.map((line) => ({ line, service: serviceOf(line) })),
      job,
    ),
  )
  if (note) survey.assume(note)
  return {
    ...{ pricedOn: request.today, lines, assumptions: notes.assumptions },
    exclusions: exclusionsOf(notes.exclusions, lines),
    ...{ facts, reverseCharge: null, totals: totalsOf(lines) },
  }
}

const isSome = ({ quantity }: TakeoffItem) => quantity.value > 0

/** Of a job whose protecting and cleaning takes a day more, which takes more cleaning; two or three do in practice. */
const mostRounds = 8

/** The work, and around it what so many days on site need: planned again until the days stay what they are. */
function withGeneral(work: EstimateLine[], generalOn: (site: Site) => EstimateLine[]): EstimateLine[] {
  let site = siteOf(work)
  for (let round = 0; round < mostRounds; round++) {
    const lines = [...work, ...generalOn(site)]
    const { days } = siteOf(lines)
    if (days === site.days) return lines
    site = { ...site, days, isVisit: false }
  }
  return [...work, ...generalOn(site)]
}

/** The same work asked for by two types becomes one line with the quantities added. */
function merge(items: TakeoffItem[]): TakeoffItem[] {
  const byCode = new Map<NormCode, TakeoffItem>()
  for (const item of items) {
    const earlier = byCode.get(item.norm)
    byCode.set(
      item.norm,
      earlier ? { norm: item.norm, quantity: added(earlier.quantity, item.quantity) } : item,
    )
  }
  return [...byCode.values()]
}

/** An assumption in one part makes the whole an assumption: the reader is warned rather than reassured. */
function added(a: Measured, b: Measured): Measured {
  if (b.value === 0) return a
  if (a.value === 0) return b
  const text = a.source.text === b.source.text ? a.source.text : `${a.source.text} + ${b.source.text}`
  const source =
    a.source.kind === "assumption" ? a.source : b.source.kind === "assumption" ? b.source : a.source
  const worked = a.worked ?? b.worked
  return { value: round(a.value + b.value, 3), source: { ...source, text }, ...(worked && { worked }) }
}
