import * as z from "zod/mini"
import { line, text } from "#src/shared/text.ts"
import { mostTicks } from "./progress.ts"

/** In the order in which a day is walked through. */
export const categories = [
  ...["hours", "invoicing", "safety", "ppe", "permits", "planning", "budget", "weather"],
  ...["mail", "calendar", "documents", "tools", "waste", "neighbours"],
] as const
export type Category = (typeof categories)[number]
/** What another module or a device calls it; what this list doesn't know is planning. */
export const categoryOf = (name: string | undefined): Category =>
  categories.find((one) => one === name) ?? "planning"
export const priorities = ["high", "medium", "low"] as const
export type Priority = (typeof priorities)[number]
/** Whose it is: everyone's, only of who works on site, or only of the office. */
export const whos = ["everyone", "site", "office"] as const
export type Who = (typeof whos)[number]

export const longestTask = 160
export const longestNote = 2000
export const maxPhotos = 20
export const maxMegabytes = 24
/** Days after which a list that waited on a device is too late. */
export const mostDaysLate = 14

const Day = z.iso.date("checklist.dayUnreal")
/** 'hours.own', 'own.3', 'gps.toApprove' */
const Code = z.string().check(z.maxLength(60), z.regex(/^[\w.-]+$/))
const Version = z.int().check(z.gte(0))

/** `left`: of what the data settle, how many are left; null: a person ticks it. */
export const DayItem = z.object({
  id: z.string(),
  category: z.enum(categories),
  task: z.string(),
  completed: z.boolean(),
  priority: z.enum(priorities),
  /** When it was ticked. */
  at: z.nullable(z.iso.datetime()),
  left: z.nullable(z.int()),
  /** Where it is settled; empty: nowhere in particular. */
  href: z.string(),
})
export type DayItem = z.infer<typeof DayItem>

/** The addresses outside of the company, as the owner filled them in; empty: none. */
export const linkNames = ["mail", "calendar", "chat", "storage", "weather", "taskList"] as const
export type LinkName = (typeof linkNames)[number]

/** A day of one person as it stands. */
export const ChecklistDay = z.object({
  day: Day,
  items: z.array(DayItem),
  percentage: z.int(),
  /** Hours that wait for an approval: all for the office, one's own for who works. */
  waiting: z.int(),
  /** What was settled today before anyone lost time by it. */
  prevented: z.array(z.string()),
  links: z.record(z.enum(linkNames), z.string()),
  /** The last time that it was finished. */
  finished: z.nullable(
    z.object({ id: z.int(), at: z.iso.datetime(), percentage: z.int(), notes: z.string(), photos: z.int() }),
  ),
})
export type ChecklistDay = z.infer<typeof ChecklistDay>

export const DayQuery = z.strictObject({ date: z.optional(Day) })

/** `occurredAt` by the device's clock, which the header device-time tells as well. */
export const Tick = z.strictObject({ day: Day, item: Code, done: z.boolean(), occurredAt: z.iso.datetime() })
export type Tick = z.infer<typeof Tick>
export const Ticks = z.strictObject({ ticks: z.array(Tick).check(z.minLength(1), z.maxLength(mostTicks)) })
export type Ticks = z.infer<typeof Ticks>

/** What a device says of an item; the server knows the rest better, and which items there are. */
const SentItem = z.strictObject({
  id: Code,
  completed: z.boolean(),
  category: z.optional(line(60)),
  task: z.optional(line(400)),
  priority: z.optional(z.enum(priorities)),
  /** When it was ticked, by the device's clock. */
  occurredAt: z.optional(z.nullable(z.iso.datetime())),
})

/** `completionPercentage` is accepted, and counted anew. */
export const Submission = z.strictObject({
  date: Day,
  items: z.array(SentItem).check(z.maxLength(mostTicks)),
  completionPercentage: z.optional(z.number()),
  notes: text(longestNote, { tooLong: "checklist.notesTooLong" }),
  photosCount: z.int().check(z.gte(0)),
})
export type Submission = z.infer<typeof Submission>
export const Submitted = z.object({ success: z.literal(true), day: ChecklistDay })
export type Submitted = z.infer<typeof Submitted>

/** A finished day in the list of them. */
export const FinishedDay = z.object({
  id: z.int(),
  day: Day,
  person: z.object({ id: z.int(), name: z.string() }),
  at: z.iso.datetime(),
  percentage: z.int(),
  left: z.int(),
  photos: z.int(),
  hasNotes: z.boolean(),
})
export type FinishedDay = z.infer<typeof FinishedDay>

/** An item that was left open again and again: on how many of the days that had it, by week from the oldest on. */
export const Slip = z.object({
  id: z.string(),
  task: z.string(),
  category: z.enum(categories),
  left: z.int(),
  of: z.int(),
  weeks: z.array(z.int()),
})
export type Slip = z.infer<typeof Slip>

/** `before`: older than that day. `person`: of one alone, which only the office may ask of another. */
export const DaysQuery = z.strictObject({
  before: z.optional(Day),
  person: z.optional(z.pipe(z.coerce.number(), z.int().check(z.positive()))),
})
export type DaysQuery = z.infer<typeof DaysQuery>
export const PastDays = z.object({
  days: z.array(FinishedDay),
  /** Whether there are older ones. */
  more: z.boolean(),
  slips: z.array(Slip),
  /** Whose days can be chosen; as what is left open again and again, only with the newest days. */
  people: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type PastDays = z.infer<typeof PastDays>

export const PastDay = z.object({
  ...FinishedDay.shape,
  notes: z.string(),
  items: z.array(DayItem),
  photos: z.array(z.object({ id: z.int(), url: z.string() })),
  /** The times that it was finished before. */
  earlier: z.array(z.object({ at: z.iso.datetime(), percentage: z.int() })),
})
export type PastDay = z.infer<typeof PastDay>

/** An item of the list as the owner sees it. */
export const ListedItem = z.object({
  code: z.string(),
  category: z.enum(categories),
  task: z.string(),
  priority: z.enum(priorities),
  who: z.enum(whos),
  off: z.boolean(),
  /** Added by the company itself. */
  own: z.boolean(),
  /** Of what ships: whether it reads otherwise now. */
  changed: z.boolean(),
  version: z.int(),
})
export type ListedItem = z.infer<typeof ListedItem>

const item = {
  category: z.enum(categories, "checklist.categoryMissing"),
  task: line(longestTask, { missing: "checklist.taskMissing", tooLong: "checklist.taskTooLong" }).check(
    z.minLength(1, "checklist.taskMissing"),
  ),
  priority: z.enum(priorities, "checklist.priorityMissing"),
  who: z.enum(whos, "checklist.whoMissing"),
}
export const NewItem = z.strictObject(item)
export type NewItem = z.infer<typeof NewItem>
export const ItemChange = z.strictObject({ ...item, off: z.boolean(), version: Version })
export type ItemChange = z.infer<typeof ItemChange>
/** Past the next one of its category. */
export const ItemMove = z.strictObject({ to: z.enum(["up", "down"]), version: Version })
export type ItemMove = z.infer<typeof ItemMove>
export const ByCode = z.object({ code: Code })
