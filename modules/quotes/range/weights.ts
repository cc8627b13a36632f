import { inPortions } from "#src/jobs/portions.ts"
import type { Day } from "#src/shared/days.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import type { Answers, Condition, Question } from "../catalogue/question.ts"
import { estimate } from "../pricing/estimate.ts"

/** How much the answer to a question can move the price, in cents, by its key. */
export type Weights = ReadonlyMap<string, number>

/**
 * Weighs each question by itself, once per type: its answers one after another where nothing else is answered. Only
 * their order is used, so the norms and prices that ship with the program will do.
 */
export function createWeights() {
  const known = new Map<ProjectType, Promise<Weights>>()

  function of(type: ProjectType, today: Day): Promise<Weights> {
    const weights = known.get(type) ?? weigh(type, today)
    known.set(type, weights)
    return weights
  }

  return async (types: ProjectType[], today: Day): Promise<Weights> => {
    const together = new Map<string, number>()
    for (const weights of await Promise.all(types.map((type) => of(type, today))))
      for (const [key, cents] of weights) together.set(key, (together.get(key) ?? 0) + cents)
    return together
  }
}

async function weigh(type: ProjectType, today: Day): Promise<Weights> {
  const questions = catalogueFor([type], today).flatMap((section) => section.questions)
  const tries = questions.flatMap((question) => {
    const before = shownWith(question, questions)
    return answersTo(question).map((answer) => ({ key: question.key, answers: { ...before, ...answer } }))
  })
  const prices = await inPortions(tries, ({ answers }) => {
    const { totals } = estimate({ projectTypes: [type], answers, today })
    return totals.incVatCents
  })
  const byKey = Map.groupBy(prices.keys(), (index) => tries[index]!.key)
  return new Map(
    [...byKey].map(([key, indexes]) => {
      const own = indexes.map((index) => prices[index]!)
      return [key, Math.max(...own) - Math.min(...own)]
    }),
  )
}

/** Not answered, and some of what people answer; texts and days have no price. */
function answersTo({ key, type, options = [], validation = {} }: Question): Answers[] {
  const values = options.map(({ value }) => value)
  const { min = 0, max = 100 } = validation
  const given = {
    radio: values,
    checkbox: [[], ...values.map((value) => [value])],
    // Small jobs are more usual than the largest that can be asked.
    number: [0.05, 0.25].map((part) => String(min + (max - min) * part)),
    text: [],
    date: [],
  }[type]
  return given.length === 0 ? [] : [{}, ...given.map((answer) => ({ [key]: answer }))]
}

/** The answers that bring a follow-up in sight. */
function shownWith(question: Question, all: Question[]): Answers {
  const needed = (question.showIf ?? []).map((condition) => {
    const asked = all.find(({ key }) => key === condition.key)
    return { ...(asked && shownWith(asked, all)), [condition.key]: fitting(condition, asked) }
  })
  return Object.assign({}, ...needed)
}

function fitting(condition: Condition, asked?: Question): string | string[] {
  if ("atLeast" in condition) return String(condition.atLeast)
  if ("below" in condition) return String(condition.below - 1)
  const [value = ""] = condition.in
  return asked?.type === "checkbox" ? [value] : value
}
