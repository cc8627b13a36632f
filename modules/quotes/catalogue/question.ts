import { parseDecimal } from "#src/shared/decimal.ts"

/** `key` is unique over all types: shared questions have a plain key (`bouwjaar`), others begin with their type. */
export interface Question {
  key: string
  label: string
  type: "radio" | "checkbox" | "text" | "number" | "date"
  options?: { value: string; label: string }[]
  required?: boolean
  /** Moves the price little: asked only of who opens 'Meer vertellen', else a stated assumption. */
  more?: boolean
  /** Answered by the way in that he chose: sent, not asked. */
  preset?: boolean
  /** Numbers: values that are one tap away. */
  quick?: number[]
  helpText?: string
  /** What a number is measured in, shown in the field: "m²", "cm", "stuks". */
  unit?: string
  /** Numbers: smallest and largest value. Texts: `max` is the longest length (`longestText` unless told). */
  validation?: { min?: number; max?: number }
  /** Shown only when every condition holds; a condition on a hidden question does not hold. */
  showIf?: Condition[]
}

export const longestText = 500

/** What one may choose who can't tell. */
export const unknownAnswers = ["weet_niet", "onbekend", "niet_onderzocht", "advies"]

/** `in`: the answer is (or the ticked list contains) one of these. `below`/`atLeast`: the answer is such a number. */
export type Condition =
  | { key: string; in: string[] }
  | { key: string; below: number }
  | { key: string; atLeast: number }

export interface QuestionSection {
  title: string
  description: string
  questions: Question[]
}

export type Answers = Record<string, string | string[]>

/** The questions that matter given the answers so far: follow-ups whose conditions fail are left out. */
export function visibleQuestions(sections: QuestionSection[], answers: Answers): Question[] {
  const shown: Question[] = []
  const keys = new Set<string>()
  for (const question of sections.flatMap((section) => section.questions)) {
    if (!(question.showIf ?? []).every((condition) => keys.has(condition.key) && holds(condition, answers)))
      continue
    shown.push(question)
    keys.add(question.key)
  }
  return shown
}

function holds(condition: Condition, answers: Answers): boolean {
  const answer = answers[condition.key]
  if (answer === undefined) return false
  if ("in" in condition) return [answer].flat().some((value) => condition.in.includes(value))
  const number = typeof answer === "string" ? parseDecimal(answer) : undefined
  if (number === undefined) return false
  return "below" in condition ? number < condition.below : number >= condition.atLeast
}
