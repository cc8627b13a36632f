import type { ProjectType } from "#src/shared/projectTypes.ts"
import { answerText, checkAnswers } from "../catalogue/answers.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { type Answers, type Question, visibleQuestions } from "../catalogue/question.ts"
import type { PriceBook } from "../pricing/book.ts"
import { estimate } from "../pricing/estimate.ts"
import type { Estimate } from "../pricing/line.ts"
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

/** A quotation as it is worked out with the answers that it was made with, and with those of now. */
export interface Worked {
  before: Estimate
  after: Estimate
  /** What either takes for answered, by question. */
  taken: ReadonlyMap<string, Taken>
}

export function workedOut({ projectTypes, today, quoted, found }: Known, book?: PriceBook): Worked {
  const taken = new Map<string, Taken>()
  const by = (answers: Answers) => estimate({ projectTypes, answers, today }, book, taken)
  // Also of the follow-ups that only what was found brings up.
  const after = by({ ...quoted, ...found })
  return { after, before: Object.keys(found).length === 0 ? after : by(quoted), taken }
}

/**
 * Every assumption of a quotation, what the client said, and what of `needed` nobody answered. Without `worked` only
 * those: nothing was quoted by questions.
 */
export function questionsOnSite(
  known: Known,
  { needed, worked }: { needed: readonly string[]; worked: Worked | undefined },
): OnSiteQuestion[] {
  const taken = worked?.taken ?? new Map<string, Taken>()
  const asked = visibleQuestions(catalogueFor(known.projectTypes, known.today), {
    ...known.quoted,
    ...known.found,
  })
    .filter(isOnSite)
    .filter(({ key }) => taken.has(key) || (worked && key in known.quoted) || needed.includes(key))
  const sentences = worked ? sentencesOf(known, worked) : []
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

function ofQuestion(question: Question, { quoted, found }: Known, taken: Worked["taken"]): OnSiteQuestion {
  const { key } = question
  const assumption = taken.get(key)
  const reckoned = assumption ? assumption.value : (quoted[key] ?? null)
  const seen = found[key] ?? null
  return {
    question,
    assumed: assumption?.sentence ?? "",
    quoted: reckoned,
    quotedText: reckoned === null ? "" : answerText(question, reckoned),
    found: seen,
    foundText: seen === null ? "" : answerText(question, seen),
  }
}

/** What nobody finds out on a building site. */
const wishes = ["gewenste_start", "urgentie", "budget", "klus", "opmerkingen"]
const isOnSite = ({ key, type }: Question) => type !== "text" && !wishes.includes(key)

/**
 * Assumptions that no question asks and that are not a client's own word. They have no other price: who finds them wrong
 * tells the office.
 */
function sentencesOf({ found }: Known, { before: { assumptions }, taken }: Worked) {
  const asked = new Set([...taken.values()].map(({ sentence }) => sentence))
  return undeclared({ assumptions, exclusions: [] })
    .assumptions.filter(
      (sentence) => assumptions.includes(sentence) && !asked.has(sentence) && !isVatNote(sentence),
    )
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
