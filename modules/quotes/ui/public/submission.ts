import { postcodeOf } from "#src/shared/postcode.ts"
import { dayFromText, textFromDay } from "#ui/lib/day.ts"
import {
  type Answers,
  type Question,
  type QuestionSection,
  visibleQuestions,
} from "../../catalogue/question.ts"
import type { Submission } from "../../requests/schema.ts"
import { type Contact, type Draft, typesOf } from "./draft.ts"
import { faultOf, isEmpty } from "./validation.ts"

const usualUrgency = "normaal"

/** What goes to the office; the photos come in once they are uploaded. `website` is the honeypot. */
export function submissionOf(draft: Draft, sections: QuestionSection[], website: string): Submission {
  const answers = sendableAnswers(sections, draft.answers)
  return {
    projectTypes: typesOf(draft),
    answers,
    contactInfo: sendableContact(draft.contact),
    urgency: typeof answers.urgentie === "string" ? answers.urgentie : usualUrgency,
    photos: [],
    website,
    startedAt: draft.startedAt,
  }
}

/** Only what is asked now and was filled in: what was answered to a question that went away stays behind. */
export function sendableAnswers(sections: QuestionSection[], answers: Answers): Answers {
  const filled = visibleQuestions(sections, answers).filter(({ key }) => !isEmpty(answers[key]))
  return Object.fromEntries(
    filled.map((question) => [question.key, sendable(question, answers[question.key]!)]),
  )
}

/** What can be counted with while he is still typing. */
export function wellAnswered(sections: QuestionSection[], answers: Answers): Answers {
  const wrong = (question: Question) => faultOf(question, answers[question.key]) !== undefined
  const faulty = visibleQuestions(sections, answers).filter(wrong)
  const left = Object.entries(answers).filter(([key]) => !faulty.some((question) => question.key === key))
  return sendableAnswers(sections, Object.fromEntries(left))
}

function sendable({ type }: Question, answer: string | string[]): string | string[] {
  if (typeof answer !== "string") return answer
  if (type === "date") return dayFromText(textFromDay(answer)) ?? answer
  return withoutControls(answer).trim()
}

/** A pasted text may hold characters that no document can show. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\r\t]/gu, "")

function sendableContact(contact: Contact): Submission["contactInfo"] {
  const neat = (text: string) => withoutControls(text).replace(/\s+/g, " ").trim()
  const [name, email, phone, city] = [contact.name, contact.email, contact.phone, contact.city].map(neat) as [
    string,
    string,
    string,
    string,
  ]
  const address = neat(`${contact.address} ${contact.houseNumber}`)
  const postal = postcodeOf(contact.postcode) ?? ""
  return { name, email, phone, ...(address && { address }), ...(postal && { postal }), ...(city && { city }) }
}
