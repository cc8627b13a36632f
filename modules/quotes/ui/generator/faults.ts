import { safeParse } from "zod/v4/core"
import { Email } from "#src/shared/contact.ts"
import { maxWorkItems } from "../../generator/schema.ts"
import { areaIn, type FieldName, type Filled } from "./filled.ts"
import { workItemsIn } from "./workItems.ts"

type Fault = "type" | "name" | "tooLong" | "workItems" | "tooManyWorkItems" | "area" | "email" | "year"

export type Faults = Partial<Record<FieldName, Fault>>

export const longestDetails = 4000
const longestWorkItem = 300
const longest = { name: 160, address: 200, phone: 30, details: longestDetails } as const

/** What can be seen to be wrong before the server is asked. */
export function faultsIn(form: Filled): Faults {
  const faults: Faults = {}
  for (const [field, most] of Object.entries(longest) as [keyof typeof longest, number][])
    if (form[field].trim().length > most) faults[field] = "tooLong"
  const items = workItemsIn(form.workItems)
  if (form.projectType === "") faults.projectType = "type"
  if (form.name.trim() === "") faults.name = "name"
  if (items.length === 0) faults.workItems = "workItems"
  if (items.length > maxWorkItems) faults.workItems = "tooManyWorkItems"
  if (form.area.trim() && !((areaIn(form.area) ?? 0) > 0)) faults.area = "area"
  if (form.email.trim() && !safeParse(Email, form.email).success) faults.email = "email"
  if (form.builtIn.trim() && !isYear(form.builtIn)) faults.builtIn = "year"
  return faults
}

/** Lines that can't be sent as they are. */
export const tooLongLines = (typed: string): number[] =>
  workItemsIn(typed).flatMap(({ text, line }) => (text.length > longestWorkItem ? [line] : []))

const isYear = (typed: string) =>
  /^\d{4}$/.test(typed.trim()) && Number(typed) >= 1000 && Number(typed) <= 2100
