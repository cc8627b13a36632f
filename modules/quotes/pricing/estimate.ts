import type { ProjectType } from "#src/shared/projectTypes.ts"
import { round } from "#src/shared/rounding.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { type Answers, visibleQuestions } from "../catalogue/question.ts"
import { type PriceBook, standardBook } from "./book.ts"
import type { Estimate } from "./line.ts"
import { linesFor } from "./lines.ts"
import { phases } from "./norm.ts"
import type { NormCode } from "./norms.ts"
import { type Measured, type Notes, surveyOf } from "./survey.ts"
import type { TakeoffItem } from "./takeoff.ts"
import { takeoffs } from "./takeoffs.ts"
import { totalsOf } from "./totals.ts"
import { dwellingOf, mainService, vatFactsOf, vatNote } from "./vat.ts"

/** What a job will cost: from a visitor's answers to lines, totals, assumptions and exclusions. Pure. */
export function estimate(
  request: { projectTypes: ProjectType[]; answers: Answers; today: string },
  book: PriceBook = standardBook,
): Estimate {
  const { norms } = book
  const types = [...new Set(request.projectTypes)]
  const questions = visibleQuestions(catalogueFor(types, request.today), request.answers)
  const shown = new Set(questions.map((question) => question.key))
  const answers = Object.fromEntries(Object.entries(request.answers).filter(([key]) => shown.has(key)))
  const notes: Notes = { assumptions: [], exclusions: [] }
  const survey = surveyOf(questions, answers, notes)
  const facts = vatFactsOf(survey)
  const dwelling = dwellingOf(facts, request.today)
  const items = merge(takeoffs(types).flatMap((takeoff) => takeoff(survey))).filter(
    (item) => item.quantity.value > 0,
  )
  const services = items.map((item) => norms[item.norm].service)
  const note = vatNote(dwelling, services)
  if (note) survey.assume(note)
  const job = { dwelling, main: mainService(services), today: request.today }
  const lines = items
    .flatMap((item) => linesFor(item.norm, norms[item.norm], item.quantity, job, book))
    .sort((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase))
  return { pricedOn: request.today, lines, ...notes, facts, reverseCharge: null, totals: totalsOf(lines) }
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
  return { value: round(a.value + b.value, 3), source: { ...source, text } }
}
