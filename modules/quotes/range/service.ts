import type { Settings } from "#modules/settings/schema.ts"
import { createRateLimit } from "#src/http/rateLimit.ts"
import { apart } from "#src/jobs/portions.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { invalid } from "#src/shared/errors.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { isInWords } from "../catalogue/entries.ts"
import { type Answers, type Question, unknownAnswers, visibleQuestions } from "../catalogue/question.ts"
import { subjectOf } from "../catalogue/subjects.ts"
import type { PriceBookService } from "../priceBook/service.ts"
import { estimate } from "../pricing/estimate.ts"
import { requireOffered } from "../requests/offered.ts"
import { leastAnswers, workFaults } from "../requests/submission.ts"
import { rangeOf } from "./range.ts"
import type { PriceRange, RangeWanted } from "./schema.ts"
import { createWeights, type Weights } from "./weights.ts"

export type PriceRanges = ReturnType<typeof createPriceRanges>

/** So many questions, or answers, are named beside a range. */
const mostNamed = 3

/** What a visitor may expect it to cost, while he is still answering. */
export function createPriceRanges({
  clock,
  priceBook,
  settings,
}: {
  clock: Clock
  priceBook: PriceBookService
  settings: () => Settings
}) {
  const limit = createRateLimit({ most: 120, seconds: 60, clock })
  const weigh = createWeights()

  /** The owner shows a range of all that is asked for, or of none of it. */
  const isShownOf = (types: ProjectType[]) =>
    !types.some((type) => settings().typesWithoutPrice.includes(type))

  function priced({ projectTypes, answers }: RangeWanted, day: Day): PriceRange["range"] {
    const faults = workFaults({ projectTypes, answers }, day)
    if (Object.keys(faults).length > 0) throw invalid(faults)
    // What is asked for in words gets its price from a person.
    if (isInWords(projectTypes, answers)) return null
    if (!isShownOf(projectTypes) || Object.values(answers).filter(isGiven).length < leastAnswers) return null
    return rangeOf(estimate({ projectTypes, answers, today: day }, priceBook.on(day)).totals)
  }

  return {
    isShownOf,
    async range(wanted: RangeWanted, address: string): Promise<PriceRange> {
      limit.take(address)
      requireOffered(wanted.projectTypes, settings())
      const day = today(clock)
      const range = await apart(() => priced(wanted, day))
      if (range === null) return { range, unknown: [], movers: [] }
      return { range, ...named(wanted, day, await weigh(wanted.projectTypes, day)) }
    },
  }
}

/** The weightiest questions, with and without an answer. */
function named({ projectTypes, answers }: RangeWanted, day: Day, weights: Weights) {
  const weightOf = ({ key }: Question) => weights.get(key) ?? 0
  const questions = visibleQuestions(catalogueFor(projectTypes, day), answers)
    .filter((question) => weightOf(question) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  const [open, known] = [false, true].map((is) =>
    questions.filter(({ key }) => isKnown(answers[key]) === is).slice(0, mostNamed),
  ) as [Question[], Question[]]
  return {
    unknown: open.map(subjectOf),
    movers: known.map((question) => ({ key: question.key, label: subjectOf(question) })),
  }
}

type Given = Answers[string] | undefined

const isGiven = (answer: Given): boolean => [answer ?? []].flat().some((value) => value.trim() !== "")

const isKnown = (answer: Given): boolean => isGiven(answer) && !unknownAnswers.includes(String(answer))
