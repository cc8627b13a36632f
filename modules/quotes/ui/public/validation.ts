import { dayOf } from "#src/shared/calendar.ts"
import { parseDecimal } from "#src/shared/decimal.ts"
import { postcodeOf } from "#src/shared/postcode.ts"
import { dayFromText, textFromDay } from "#ui/lib/day.ts"
import type { TextKey } from "#ui/lib/i18n.ts"
import { longestText, type Question } from "../../catalogue/question.ts"
import { ContactInfo } from "../../requests/schema.ts"
import type { Contact } from "./draft.ts"

/** A sentence of nl.ts with what fills its holes. */
export interface Fault {
  text: TextKey
  values?: Record<string, string | number>
}
type Answer = string | string[] | undefined

export const isEmpty = (answer: Answer): boolean =>
  answer === undefined || (typeof answer === "string" ? answer.trim() === "" : answer.length === 0)

/** What is wrong with this answer, if anything. */
export function faultOf(question: Question, answer: Answer): Fault | undefined {
  if (isEmpty(answer)) return question.required ? { text: "wizard.fault.required" } : undefined
  if (typeof answer !== "string") return undefined
  if (question.type === "number") return numberFault(question, answer)
  if (question.type === "date") return dateFault(answer)
  if (question.type === "text") return textFault(question, answer)
  return undefined
}

function numberFault({ validation: { min, max } = {} }: Question, answer: string): Fault | undefined {
  const number = parseDecimal(answer)
  if (number === undefined) return { text: "wizard.fault.number" }
  if (min !== undefined && number < min) return { text: "wizard.fault.min", values: { min: dutch(min) } }
  if (max !== undefined && number > max) return { text: "wizard.fault.max", values: { max: dutch(max) } }
  return undefined
}

function textFault({ validation }: Question, answer: string): Fault | undefined {
  const max = validation?.max ?? longestText
  return answer.trim().length > max ? { text: "wizard.fault.long", values: { max } } : undefined
}

/** All days that are asked for are still to come. */
function dateFault(answer: string): Fault | undefined {
  if (!isDay(answer)) return { text: "wizard.fault.date" }
  return dayFromText(textFromDay(answer))! < dayOf(new Date()) ? { text: "wizard.fault.past" } : undefined
}

/** A day of this century: '0026-11-05' is a slip of the thumb. */
const isDay = (answer: string) => dayFromText(textFromDay(answer))?.startsWith("20") ?? false

/** No grouping: a year of construction of '1.200' reads as a price. */
const dutch = (number: number) =>
  number.toLocaleString("nl-NL", { useGrouping: false, maximumFractionDigits: 6 })

/** The fields of the contact step that are not right, in the order of the form. */
export function contactFaults(contact: Contact): Partial<Record<keyof Contact, Fault>> {
  const faults: Partial<Record<keyof Contact, Fault>> = {}
  const { name, email, phone, address, postcode, city } = ContactInfo.shape
  if (contact.name.trim() === "") faults.name = { text: "wizard.fault.name" }
  else if (!name.safeParse(contact.name).success) faults.name = { text: "wizard.fault.tooLong" }
  if (contact.email.trim() === "") faults.email = { text: "wizard.fault.email" }
  else if (!email.safeParse(contact.email).success) faults.email = { text: "wizard.fault.emailForm" }
  if (contact.phone.trim() === "") faults.phone = { text: "wizard.fault.phone" }
  else if (!phone.safeParse(contact.phone).success) faults.phone = { text: "wizard.fault.phoneForm" }
  if (contact.houseNumber.trim().length > longestNumber) faults.houseNumber = { text: "wizard.fault.tooLong" }
  if (!address.safeParse(contact.address).success) faults.address = { text: "wizard.fault.tooLong" }
  if (contact.postcode.trim() !== "" && !postcodeOf(contact.postcode))
    faults.postcode = { text: "wizard.fault.postcode" }
  else if (!postcode.safeParse(contact.postcode).success) faults.postcode = { text: "wizard.fault.postcode" }
  if (!city.safeParse(contact.city).success) faults.city = { text: "wizard.fault.tooLong" }
  return faults
}

const longestNumber = 12

export const lacksContact = ({ name, email, phone }: Contact): boolean =>
  [name, email, phone].some((text) => text.trim() === "")
