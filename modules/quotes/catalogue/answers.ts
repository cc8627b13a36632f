import { formatDay } from "#src/shared/days.ts"
import { parseDecimal } from "#src/shared/decimal.ts"
import {
  type Answers,
  longestText,
  type Question,
  type QuestionSection,
  visibleQuestions,
} from "./question.ts"

/**
 * What is wrong with a visitor's answers: a code per path, `{ "answers.bouwjaar": "quotes.answerTooSmall" }`.
 * A missing answer is no error (the estimate assumes), nor is one to a follow-up that is not shown (it is ignored).
 */
export function checkAnswers(sections: QuestionSection[], answers: Answers): Record<string, string> {
  const known = new Set(sections.flatMap((section) => section.questions).map((question) => question.key))
  const shown = new Map(visibleQuestions(sections, answers).map((question) => [question.key, question]))
  const errors: [string, string][] = []
  for (const [key, answer] of Object.entries(answers)) {
    const question = shown.get(key)
    const code = question ? wrong(question, answer) : known.has(key) ? undefined : "quotes.answerUnknown"
    if (code) errors.push([`answers.${key}`, code])
  }
  return Object.fromEntries(errors)
}

/** An answer as people read it: the chosen labels, a number with its unit, a day as 05-11-2026. */
export function answerText(question: Question, answer: string | string[]): string {
  const values = [answer].flat().map((value) => value.trim())
  const readable = (value: string) => {
    if (question.type === "number") return [numberText(value), question.unit].filter(Boolean).join(" ")
    if (question.type === "date") return isDay(value) ? formatDay(value) : value
    return question.options?.find((option) => option.value === value)?.label ?? value
  }
  return values
    .filter((value) => value !== "")
    .map(readable)
    .join(", ")
}

/** The answers under the labels of their questions, for the office: only what was shown and filled in. */
export function answeredSections(sections: QuestionSection[], answers: Answers) {
  const shown = new Set(visibleQuestions(sections, answers))
  return sections
    .map((section) => ({
      section: section.title,
      items: section.questions
        .filter((question) => shown.has(question))
        .map((question) => ({
          label: question.label,
          answer: answerText(question, answers[question.key] ?? ""),
        }))
        .filter((item) => item.answer !== ""),
    }))
    .filter((section) => section.items.length > 0)
}

/** The same without their sections, each with the key of its question. */
export const answeredQuestions = (sections: QuestionSection[], answers: Answers) =>
  visibleQuestions(sections, answers)
    .map((question) => ({
      key: question.key,
      label: question.label,
      answer: answerText(question, answers[question.key] ?? ""),
    }))
    .filter(({ answer }) => answer !== "")

function wrong(question: Question, answer: string | string[]): string | undefined {
  if (question.type === "checkbox") return wrongTicks(question, answer)
  if (typeof answer !== "string") return "quotes.answerKind"
  if (answer.trim() === "") return undefined
  if (question.type === "radio") return isOption(question, answer) ? undefined : "quotes.answerOption"
  if (question.type === "date") return isDay(answer) ? undefined : "quotes.answerDate"
  return question.type === "number" ? wrongNumber(question, answer) : wrongText(question, answer)
}

function wrongTicks(question: Question, answer: string | string[]): string | undefined {
  if (!Array.isArray(answer)) return "quotes.answerKind"
  return answer.every((value) => isOption(question, value)) ? undefined : "quotes.answerOption"
}

const isOption = (question: Question, value: string) =>
  (question.options ?? []).some((option) => option.value === value)

function wrongNumber({ validation = {} }: Question, answer: string): string | undefined {
  const number = parseDecimal(answer)
  if (number === undefined) return "quotes.answerNumber"
  if (validation.min !== undefined && number < validation.min) return "quotes.answerTooSmall"
  if (validation.max !== undefined && number > validation.max) return "quotes.answerTooLarge"
  return undefined
}

/** Control characters and halves of surrogate pairs can't be written in a document. */
function wrongText({ validation = {} }: Question, answer: string): string | undefined {
  if (answer.length > (validation.max ?? longestText)) return "quotes.answerTooLong"
  return /[^\P{Cc}\n\r\t]|\p{Cs}/u.test(answer) ? "quotes.answerKind" : undefined
}

/** A day that exists, in this century: '2026-02-30' and '0026-05-01' are slips of the keyboard. */
function isDay(text: string): boolean {
  const day = /^20\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const numberText = (text: string) => String(parseDecimal(text) ?? text).replace(".", ",")
