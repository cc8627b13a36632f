import type { ProjectType } from "#src/shared/projectTypes.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { descriptionKey } from "../catalogue/entries.ts"
import type { Answers } from "../catalogue/question.ts"
import type { PriceBook } from "../pricing/book.ts"
import type { Estimate } from "../pricing/line.ts"
import { surveyOf } from "../pricing/survey.ts"
import { vatFactsOf } from "../pricing/vat.ts"
import { readItem, workEstimate } from "./workEstimate.ts"

/** Read at once while the request is taken in; the rest of a longer list stays in one line for a person. */
const mostItems = 12

/** What someone wrote in his own words, a line each. What isn't recognised is left for a person to price. Pure. */
export function describedEstimate(
  { projectTypes, answers, today }: { projectTypes: ProjectType[]; answers: Answers; today: string },
  book: PriceBook,
): Estimate {
  const list = { type: projectTypes[0]!, area: null }
  const items = itemsIn(String(answers[descriptionKey])).map((item, index) => readItem(item, index, list))
  const questions = catalogueFor(projectTypes, today).flatMap((section) => section.questions)
  const facts = vatFactsOf(surveyOf(questions, answers, { assumptions: [], exclusions: [] }))
  return workEstimate(items, { facts, today }, book)
}

function itemsIn(text: string): string[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
  const rest = lines.slice(mostItems - 1).join(" ")
  return lines.length > mostItems ? [...lines.slice(0, mostItems - 1), rest] : lines
}
