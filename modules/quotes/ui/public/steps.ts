import { type Entry, entries, entryType } from "#src/shared/entries.ts"
import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { descriptionKey, isDescribed } from "../../catalogue/entries.ts"
import type { QuestionSection } from "../../catalogue/question.ts"
import { type Draft, typesOf } from "./draft.ts"
import {
  answeredCount,
  faultyOn,
  firstOf,
  isPassed,
  leastAnswers,
  pagesOf,
  pageWith,
  type QuestionPage,
} from "./pages.ts"

/** Stands for the question to go on with, where the questions are not known yet. */
export const onward = "verder"

/**
 * A screen of the wizard; in step 2 the one on which this question stands, the first without one, or the first of a
 * type that is named instead. `editing`: come from the summary.
 */
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
export function askedType(search: string): ProjectType | Entry | undefined {
  const asked = new URLSearchParams(search).get("type")
  return [...projectTypes, ...entries].find((type) => type === asked)
}

export function addressOf({ step, question, editing }: Place): string {
  const query = new URLSearchParams({ stap: String(step) })
  if (question) query.set("vraag", question)
  if (editing) query.set("terug", "overzicht")
  return `?${query}`
}

export const percentOf = (step: Place["step"]): number => step * 25

/** How far one is over all screens: the types, the questions, the contact details. */
export const progressOf = (at: number, pages: QuestionPage[]) => ({ number: at + 2, count: pages.length + 2 })

/** Which screen may be shown: the asked one, or the earlier one where something is still to be filled in. */
export function allowedPlace(place: Place, draft: Draft, sections: QuestionSection[]): Place {
  const { step } = place
  if (step === 1) return place
  if (typesOf(draft).length === 0) return { step: draft.receipt ? 4 : 1 }
  if (step === 4 && draft.receipt) return place
  const pages = pagesOf(sections, draft.answers)
  if (step === 2) return pageWith(pages, place.question) ? place : insteadOf(place, draft, sections, pages)
  const open = pages.find((page) => faultyOn(page, draft.answers).length > 0)
  if (open) return placeOn(open)
  if (answeredCount(pages, draft.answers) >= leastAnswers) return { step: 3 }
  return resumePlace(draft, pages)
}

const placeOn = (page: QuestionPage): Place => ({ step: 2, question: firstOf(page) })

/** A question that is no longer asked gives way to the screen before it: browser Back keeps going back. */
function insteadOf(
  { question, editing }: Place,
  draft: Draft,
  sections: QuestionSection[],
  pages: QuestionPage[],
): Place {
  const [first] = pages
  if (!question) return first ? placeOn(first) : { step: 3 }
  const keys = sections.flatMap(({ questions }) => questions.map(({ key }) => key))
  const at = keys.indexOf(question)
  if (at < 0)
    return editing ? afterEdit(draft, pages) : (ofType(question, pages) ?? resumePlace(draft, pages))
  const before = pages.findLast((page) => keys.indexOf(firstOf(page)) < at) ?? first
  return before ? placeOn(before) : { step: 3 }
}

function ofType(type: string, pages: QuestionPage[]): Place | undefined {
  const asks = entries.find((entry) => entry === type)
  const start = asks ? (isDescribed(asks) ? descriptionKey : entryType) : `${type}_`
  const first = pages.find((page) => firstOf(page).startsWith(start))
  return first && placeOn(first)
}

/** Where a visitor who comes back goes on: the first screen he has not gone past. */
function resumePlace({ passed }: Draft, pages: QuestionPage[]): Place {
  const next = pages.find((page) => !isPassed(page, passed))
  return next ? placeOn(next) : { step: 3 }
}

/** Where Next leads. An edit returns to the summary once there is nothing new to ask. */
export function placeAfter({ question, editing }: Place, draft: Draft, pages: QuestionPage[]): Place {
  if (editing) return afterEdit(draft, pages)
  const next = pages[pages.indexOf(pageWith(pages, question)!) + 1]
  return next ? placeOn(next) : { step: 3 }
}

function afterEdit({ answers, passed }: Draft, pages: QuestionPage[]): Place {
  const next =
    pages.find((page) => !isPassed(page, passed)) ?? pages.find((page) => faultyOn(page, answers).length > 0)
  return next ? { ...placeOn(next), editing: true } : { step: 3 }
}

/** Where Back leads. */
export function placeBefore({ step, question, editing }: Place, pages: QuestionPage[]): Place | undefined {
  if (editing) return { step: 3 }
  if (step !== 2 && step !== 3) return undefined
  const before = step === 3 ? pages.at(-1) : pages[pages.indexOf(pageWith(pages, question)!) - 1]
  return before ? placeOn(before) : { step: 1 }
}
