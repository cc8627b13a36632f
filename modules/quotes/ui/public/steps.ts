import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import {
  type Answers,
  type Question,
  type QuestionSection,
  visibleQuestions,
} from "../../catalogue/question.ts"
import type { Draft } from "./draft.ts"
import { faultOf, isEmpty } from "./validation.ts"

export const leastAnswers = 2
/** Stands for the question to go on with, where the questions are not known yet. */
export const onward = "verder"

/** A page of the wizard. Step 2 without a question is the page of the photos. `editing`: come from the summary. */
export interface Place {
  step: 1 | 2 | 3 | 4
  question?: string
  editing?: boolean
}

/** `?stap=2&vraag=badkamer_oppervlakte&terug=overzicht` */
export function placeOf(search: string): Place {
  const query = new URLSearchParams(search)
  const asked = Number(query.get("stap"))
  const step = asked === 2 || asked === 3 || asked === 4 ? asked : 1
  const question = (step === 2 && query.get("vraag")) || undefined
  const editing = (step < 3 && query.get("terug") === "overzicht") || undefined
  return { step, ...(question && { question }), ...(editing && { editing }) }
}

/** `?type=badkamer`: what a link on another page asks for. */
export function askedType(search: string): ProjectType | undefined {
  const asked = new URLSearchParams(search).get("type")
  return projectTypes.find((type) => type === asked)
}

export function addressOf({ step, question, editing }: Place): string {
  const query = new URLSearchParams({ stap: String(step) })
  if (question) query.set("vraag", question)
  if (editing) query.set("terug", "overzicht")
  return `?${query}`
}

export const percentOf = (step: Place["step"]): number => step * 25

/** A question on the way through the questionnaire, and where it stands in its section. */
export interface Stop {
  question: Question
  section: QuestionSection
  sectionNumber: number
  sectionCount: number
  number: number
  count: number
}

/** The questions that matter now, in order. Sections of which nothing is asked are not counted. */
export function stopsOf(sections: QuestionSection[], answers: Answers): Stop[] {
  const shown = new Set(visibleQuestions(sections, answers))
  const asked = sections
    .map((section) => ({ section, questions: section.questions.filter((question) => shown.has(question)) }))
    .filter(({ questions }) => questions.length > 0)
  return asked.flatMap(({ section, questions }, at) =>
    questions.map((question, index) => ({
      question,
      section,
      sectionNumber: at + 1,
      sectionCount: asked.length,
      number: index + 1,
      count: questions.length,
    })),
  )
}

export const faultyStops = (stops: Stop[], answers: Answers): Stop[] =>
  stops.filter(({ question }) => faultOf(question, answers[question.key]))

export const answeredCount = (stops: Stop[], answers: Answers): number =>
  stops.filter(({ question }) => !isEmpty(answers[question.key])).length

/** Which page may be shown: the asked one, or the earlier one where something is still to be filled in. */
export function allowedPlace(place: Place, draft: Draft, sections: QuestionSection[]): Place {
  const { step, question } = place
  if (step === 1) return place
  if (draft.projectTypes.length === 0) return { step: draft.receipt ? 4 : 1 }
  if (step === 4 && draft.receipt) return place
  const stops = stopsOf(sections, draft.answers)
  if (step === 2) return !question || has(stops, question) ? place : insteadOf(place, draft, sections, stops)
  const [open] = faultyStops(stops, draft.answers)
  if (open) return { step: 2, question: open.question.key }
  if (answeredCount(stops, draft.answers) >= leastAnswers) return { step: 3 }
  return resumePlace(draft, stops)
}

/** A question that is no longer asked gives way to the one before it: browser Back keeps going back. */
function insteadOf(
  { question, editing }: Place,
  draft: Draft,
  sections: QuestionSection[],
  stops: Stop[],
): Place {
  const keys = sections.flatMap(({ questions }) => questions.map(({ key }) => key))
  const at = keys.indexOf(question!)
  if (at < 0) return editing ? afterEdit(draft, stops) : resumePlace(draft, stops)
  const before = stops.findLast((stop) => keys.indexOf(stop.question.key) < at)
  return before ? { step: 2, question: before.question.key } : { step: 2 }
}

/** Where a visitor who comes back goes on: the first question he has not gone past. */
function resumePlace({ passed }: Draft, stops: Stop[]): Place {
  const next = stops.find(({ question }) => !passed.includes(question.key))
  return next ? { step: 2, question: next.question.key } : { step: 3 }
}

/** Where Next leads. An edit returns to the summary once there is nothing new to ask. */
export function placeAfter({ question, editing }: Place, draft: Draft, stops: Stop[]): Place {
  if (editing) return afterEdit(draft, stops)
  const next = stops[stops.findIndex((stop) => stop.question.key === question) + 1]
  return next ? { step: 2, question: next.question.key } : { step: 3 }
}

function afterEdit({ answers, passed }: Draft, stops: Stop[]): Place {
  const next = stops.find(({ question }) => !passed.includes(question.key)) ?? faultyStops(stops, answers)[0]
  return next ? { step: 2, question: next.question.key, editing: true } : { step: 3 }
}

/** Where Back leads. */
export function placeBefore({ step, question, editing }: Place, stops: Stop[]): Place | undefined {
  if (editing) return { step: 3 }
  if (step === 3) return lastQuestion(stops)
  if (step !== 2) return undefined
  if (!question) return { step: 1 }
  const previous = stops[stops.findIndex((stop) => stop.question.key === question) - 1]
  return previous ? { step: 2, question: previous.question.key } : { step: 2 }
}

const lastQuestion = (stops: Stop[]): Place => {
  const last = stops.at(-1)
  return last ? { step: 2, question: last.question.key } : { step: 2 }
}

const has = (stops: Stop[], key: string) => stops.some(({ question }) => question.key === key)
