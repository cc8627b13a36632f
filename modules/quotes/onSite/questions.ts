import type { ProjectType } from "#src/shared/projectTypes.ts"
import { answerText, checkAnswers } from "../catalogue/answers.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { type Answers, type Question, visibleQuestions } from "../catalogue/question.ts"
import { estimate } from "../pricing/estimate.ts"
import type { Taken } from "../pricing/survey.ts"
import { undeclared } from "../pricing/takeoff/building.ts"
import { isVatNote } from "../pricing/vat.ts"
import { doubt } from "./server.nl.ts"

/** What a job is known by: as it was asked for, and `found` where the work is. */
export interface Known {
  projectTypes: ProjectType[]
  /** The day it was asked on. */
  today: string
  /** With which the newest version was made: the client's, and what was found on site before it. */
  quoted: Answers
  found: Answers
}

/** A question of the wizard, or a sentence of the quotation that none of those asks, to look at where the work is. */
export interface OnSiteQuestion {
  question: Question
  /** The sentence that takes it for answered; empty: the client answered it. */
  assumed: string
  quoted: Answers[string] | null
  quotedText: string
  /** Null: nobody looked yet. */
  found: Answers[string] | null
  foundText: string
}

/**
 * Every assumption of a quotation, what the client said, and what of `needed` nobody answered. Without `estimated`
 * only those: nothing was quoted by questions.
 */
export function questionsOnSite(
  known: Known,
  { needed, estimated }: { needed: readonly string[]; estimated: boolean },
): OnSiteQuestion[] {
  const now = { ...known.quoted, ...known.found }
  const taken = estimated ? takenBy(known) : new Map<string, Taken>()
  const asked = visibleQuestions(catalogueFor(known.projectTypes, known.today), now)
    .filter(isOnSite)
    .filter(({ key }) => taken.has(key) || (estimated && key in known.quoted) || needed.includes(key))
  const sentences = estimated ? sentencesOf(known, taken) : []
  return [...asked.map((question) => ofQuestion(question, known, taken)), ...sentences]
}

/** What is wrong with these findings, by their question. */
export function wrongFindings(
  { projectTypes, today, quoted }: Known,
  found: Answers,
): Record<string, string> {
  const asked = Object.entries(found).filter(([key]) => !isSentence(key))
  return checkAnswers(catalogueFor(projectTypes, today), { ...quoted, ...Object.fromEntries(asked) })
}

/** Whether what was found is not what the quotation was made with. */
export const deviates = ({ quoted, found }: Pick<OnSiteQuestion, "quoted" | "found">): boolean =>
  found !== null && textOf(found) !== textOf(quoted ?? "")

/** Also of the follow-ups that only what was found brings up. */
function takenBy({ projectTypes, today, quoted, found }: Known): Map<string, Taken> {
  const [now, before] = [{ ...quoted, ...found }, quoted].map((answers) => {
    const taken = new Map<string, Taken>()
    estimate({ projectTypes, answers, today }, undefined, taken)
    return taken
  })
  return new Map([...now!, ...before!])
}

function ofQuestion(question: Question, { quoted, found }: Known, taken: Map<string, Taken>): OnSiteQuestion {
  const { key } = question
  const assumption = taken.get(key)
  const with_ = assumption ? assumption.value : (quoted[key] ?? null)
  const seen = found[key] ?? null
  return {
    question,
    assumed: assumption?.sentence ?? "",
    quoted: with_,
    quotedText: with_ === null ? "" : answerText(question, with_),
    found: seen,
    foundText: seen === null ? "" : answerText(question, seen),
  }
}

/** What nobody finds out on a building site. */
const wishes = ["gewenste_start", "urgentie", "budget", "klus", "opmerkingen"]
const isOnSite = ({ key, type }: Question) => type !== "text" && !wishes.includes(key)

/** Assumptions that no question asks. They have no other price: who finds them wrong tells the office. */
function sentencesOf({ projectTypes, today, quoted, found }: Known, taken: Map<string, Taken>) {
  const { assumptions } = estimate({ projectTypes, answers: quoted, today })
  const asked = new Set([...taken.values()].map(({ sentence }) => sentence))
  return undeclared({ assumptions, exclusions: [] })
    .assumptions.filter((sentence) => !asked.has(sentence) && !isVatNote(sentence))
    .map((sentence): OnSiteQuestion => {
      const key = `${sentencePrefix}${Bun.hash.crc32(sentence).toString(16)}`
      const question: Question = { key, label: sentence, type: "radio", options: doubt }
      const seen = found[key] ?? null
      const right = doubt[0]!.value
      const text = (answer: Answers[string] | null) => (answer === null ? "" : answerText(question, answer))
      return {
        question,
        assumed: sentence,
        quoted: right,
        quotedText: text(right),
        found: seen,
        foundText: text(seen),
      }
    })
}

const sentencePrefix = "aanname."
const isSentence = (key: string) => key.startsWith(sentencePrefix)

/** The same number typed otherwise is the same answer; ticks have no order. */
const textOf = (answer: Answers[string]): string =>
  Array.isArray(answer) ? answer.toSorted().join() : answer.trim().replace(",", ".")
