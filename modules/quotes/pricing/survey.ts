import { parseDecimal } from "#src/shared/decimal.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { round } from "#src/shared/rounding.ts"
import type { Answers, Question } from "../catalogue/question.ts"
import type { EstimateLine, QuantitySource } from "./line.ts"
import { sources } from "./nl.ts"
import { type Phase, phases } from "./norm.ts"

/** A number together with where it comes from, so that a line can say so to the client. */
export interface Measured {
  value: number
  source: QuantitySource
  /** Worked out or assumed, not as somebody measured it: no more precise than it can be. */
  worked?: true
}

/**
 * The answers of one request as a takeoff reads them. A number that was not given becomes a stated
 * assumption; every assumption used ends up in the quotation.
 */
export interface Survey {
  /** The answer as a number, or `assume` when it is missing, with `because` as the Dutch sentence to print. */
  number(key: string, assume: number, because: string): Measured
  /** As `number`, for things that come whole: 2,5 windows are 3. */
  count(key: string, assume: number, because: string): Measured
  /** One of what was chosen at this question: its source is the answer, or says that it was assumed. */
  once(key: string): Measured
  /** Whether this type is part of the job too, told by its questions; what it measures need not be counted twice. */
  asks(type: ProjectType): boolean
  /** The answer as a number, or undefined when it is missing; nothing is assumed. */
  given(key: string): number | undefined
  /** The chosen value of a radio question, or undefined. */
  choice(key: string): string | undefined
  /** Whether the answer is, or the ticked list contains, this value. */
  has(key: string, value: string): boolean
  /** The chosen value, or `assume` with the Dutch sentence noted as an assumption. */
  choiceOr(key: string, assume: string, because: string): string
  /** The ticked values, or `assume` with the Dutch sentence noted when nothing was ticked. */
  listOr(key: string, assume: string[], because: string): string[]
  /** Notes something taken for granted that is no quantity; `as`: what it takes a question to be answered with. */
  assume(sentence: string, as?: Record<string, Taken["value"]>): void
  /** Something that is not in the price; told only when the job has work in one of these phases, to which it belongs. */
  exclude(sentence: string, near?: readonly Phase[]): void
}

export interface Notes {
  assumptions: string[]
  exclusions: Exclusion[]
  /** By the key of a question that has no answer one can reckon with. */
  taken?: Map<string, Taken>
}

/** What a question is taken to be answered with, and the sentence that says so; null: with none of its own answers. */
export interface Taken {
  value: Answers[string] | null
  sentence: string
}

export interface Exclusion {
  text: string
  near: readonly Phase[]
}

/** What to tell of a job with these lines. What any job has around it, such as waste, is no work of it. */
export function exclusionsOf(
  exclusions: Exclusion[],
  lines: Pick<EstimateLine, "code" | "phase">[],
): string[] {
  const work = new Set(lines.flatMap(({ code, phase }) => (code.startsWith("general.") ? [] : phase)))
  const told = exclusions.filter(({ near }) => near.some((phase) => work.has(phase)))
  return [...new Set(told.map(({ text }) => text))]
}

export function surveyOf(questions: Question[], answers: Answers, notes: Notes): Survey {
  const labels = new Map(questions.map((question) => [question.key, question.label]))
  const note = (sentence: string, as: Record<string, Taken["value"]> = {}) => {
    if (!notes.assumptions.includes(sentence)) notes.assumptions.push(sentence)
    for (const [key, value] of Object.entries(as)) notes.taken?.set(key, { value, sentence })
  }
  const answered = (key: string): QuantitySource => ({
    kind: "answer",
    question: key,
    text: sources.answer(labels.get(key) ?? key),
  })
  const survey: Survey = {
    number(key, assume, because) {
      const value = survey.given(key)
      if (value !== undefined) {
        return { value, source: answered(key) }
      }
      note(because, { [key]: String(assume) })
      return { value: assume, source: { kind: "assumption", text: because }, worked: true }
    },
    count(key, assume, because) {
      const measured = survey.number(key, assume, because)
      return { ...measured, value: Math.ceil(measured.value) }
    },
    once(key) {
      if ([answers[key] ?? []].flat().length > 0) return { value: 1, source: answered(key) }
      return {
        value: 1,
        source: { kind: "assumption", text: sources.noAnswer },
      }
    },
    asks: (type) => questions.some((question) => question.key.startsWith(`${type}_`)),
    given(key) {
      const answer = answers[key]
      return typeof answer === "string" ? parseDecimal(answer) : undefined
    },
    choice(key) {
      const answer = answers[key]
      return typeof answer === "string" && answer !== "" ? answer : undefined
    },
    has: (key, value) => [answers[key] ?? []].flat().includes(value),
    choiceOr(key, assume, because) {
      const answer = survey.choice(key)
      if (answer === undefined) note(because, { [key]: assume })
      return answer ?? assume
    },
    listOr(key, assume, because) {
      const ticked = [answers[key] ?? []].flat()
      if (ticked.length === 0) note(because, { [key]: assume })
      return ticked.length === 0 ? assume : ticked
    },
    assume: note,
    exclude: (text, near = phases) => void notes.exclusions.push({ text, near }),
  }
  return survey
}

/** A quantity that does not depend on an answer: "1 post, vast onderdeel van dit werk". */
export const fixed = (value: number, text = sources.fixed): Measured => ({
  value,
  source: { kind: "fixed", text },
})

/**
 * A quantity worked out from measured ones; keeps the source and says how:
 * `derived(floor, 4 * Math.sqrt(floor.value) * 2.4, "wanden 2,4 m hoog rond de vloer")`.
 * One assumption among what it rests on makes the result an assumption.
 */
export function derived(from: Measured | Measured[], value: number, how: string): Measured {
  const origins = [from].flat().map((measured) => measured.source)
  const weakest = origins.find((source) => source.kind === "assumption") ?? origins[0]!
  return { value: round(value, 3), source: { ...weakest, text: `${how}; ${weakest.text}` }, worked: true }
}
