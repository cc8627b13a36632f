import {
  type Answers,
  type Question,
  type QuestionSection,
  visibleQuestions,
} from "../../catalogue/question.ts"
import { faultOf, isEmpty } from "./validation.ts"

export const leastAnswers = 2

/** Questions that stand on one screen: those that everybody is asked, and those under 'Meer vertellen'. */
export interface QuestionPage {
  section: QuestionSection
  questions: Question[]
  more: Question[]
}

/** A screen for each section of which something is asked; what only few want to tell of another goes with the one before. */
export function pagesOf(sections: QuestionSection[], answers: Answers): QuestionPage[] {
  const shown = new Set(visibleQuestions(sections, answers))
  const pages: QuestionPage[] = []
  for (const section of sections) {
    const asked = section.questions.filter((question) => shown.has(question) && !question.preset)
    const questions = asked.filter(({ more }) => !more)
    const more = asked.filter(({ more }) => more)
    if (questions.length > 0) pages.push({ section, questions, more })
    else pages.at(-1)?.more.push(...more)
  }
  return pages
}

export const allOf = ({ questions, more }: QuestionPage): Question[] => [...questions, ...more]

/** The question by which a screen is called in addresses. */
export const firstOf = ({ questions }: QuestionPage): string => questions[0]!.key

export const pageWith = (pages: QuestionPage[], key: string | undefined): QuestionPage | undefined =>
  pages.find((page) => allOf(page).some((question) => question.key === key))

export const faultyOn = (page: QuestionPage, answers: Answers): Question[] =>
  allOf(page).filter((question) => faultOf(question, answers[question.key]))

export const answeredCount = (pages: QuestionPage[], answers: Answers): number =>
  pages.flatMap(allOf).filter(({ key }) => !isEmpty(answers[key])).length

/** Whether he answered all that everybody is asked here; that he doesn't know counts. */
export const isAnswered = ({ questions }: QuestionPage, answers: Answers): boolean =>
  questions.every(
    (question) => answers[question.key] !== undefined && !faultOf(question, answers[question.key]),
  )

/** Whether he went past this screen since all that it asks is asked. */
export const isPassed = ({ questions }: QuestionPage, passed: string[]): boolean =>
  questions.every(({ key }) => passed.includes(key))
