import * as z from "zod/mini"
import type { Role } from "#src/shared/roles.ts"
import { line } from "#src/shared/text.ts"
import { WorkDays } from "./workDays/schema.ts"

/** Leave that is asked; of these only vacation is taken from what somebody has a right to. */
export const leaveKinds = ["vacation", "special", "unpaid", "school"] as const
export type LeaveKind = (typeof leaveKinds)[number]
export const absenceKinds = [...leaveKinds, "sick"] as const
export type AbsenceKind = (typeof absenceKinds)[number]
/** Of one day half can be taken. */
export const absenceParts = ["day", "morning", "afternoon"] as const
export type AbsencePart = (typeof absenceParts)[number]
export const absenceStates = ["asked", "approved", "refused", "withdrawn"] as const
export type AbsenceState = (typeof absenceStates)[number]

export const longestNote = 300
/** The longest that is asked at once. */
export const mostDays = 366

const Day = z.iso.date("absence.dayMissing")
const Version = z.int().check(z.positive())
const Person = z.object({ id: z.int(), name: z.string() })
const Note = line(longestNote, { tooLong: "absence.noteTooLong" })

/** What it would meet: planned work of who asks, and colleagues who are away on some of the same days. */
const Meets = z.object({
  work: z.array(z.extend(Person, { from: Day, to: z.nullable(Day) })),
  away: z.array(z.object({ name: z.string(), from: Day, to: z.nullable(Day) })),
})
export type Meets = z.infer<typeof Meets>

export const Absence = z.object({
  id: z.int(),
  person: Person,
  kind: z.enum(absenceKinds),
  from: Day,
  /** Null: until he is better. */
  to: z.nullable(Day),
  part: z.enum(absenceParts),
  state: z.enum(absenceStates),
  note: z.string(),
  answer: z.string(),
  /** Who answered it; null as long as nobody did, and of what nobody need answer. */
  answeredBy: z.nullable(z.string()),
  askedAt: z.iso.datetime(),
  /** The last day to answer on, or it stands as it was asked (art. 7:638 lid 2 BW). */
  answerBefore: Day,
  /** Days of work in it, by halves; up to today of what lasts. */
  halfDays: z.int(),
  /** For the office, of what is to be answered. */
  meets: z.nullable(Meets),
  version: Version,
})
export type Absence = z.infer<typeof Absence>

/** Vacation of a person in a year, in half days. `set`: the office filled in what he has a right to; else it is the law's. */
export const LeaveBalance = z.object({
  person: Person,
  set: z.boolean(),
  right: z.int(),
  taken: z.int(),
  asked: z.int(),
  workDays: WorkDays,
})
export type LeaveBalance = z.infer<typeof LeaveBalance>

/** Of everyone for the office, of himself for a worker. */
export const AbsenceYear = z.object({
  today: Day,
  year: z.int(),
  /** When the company is closed that year. */
  closed: z.array(z.object({ from: Day, to: Day })),
  absences: z.array(Absence),
  balances: z.array(LeaveBalance),
})
export type AbsenceYear = z.infer<typeof AbsenceYear>

export const firstYear = 2020
export const lastYear = 2099
const Year = z.int().check(z.gte(firstYear), z.lte(lastYear))
export const YearQuery = z.strictObject({ year: z.optional(z.pipe(z.coerce.number(), Year)) })

/** `accountId`: whose; left out it is one's own, and only the office may name another. */
export const NewLeave = z.strictObject({
  accountId: z.optional(z.int().check(z.positive())),
  kind: z.enum(leaveKinds, "absence.kindMissing"),
  from: Day,
  to: Day,
  part: z.enum(absenceParts),
  note: Note,
})
export type NewLeave = z.infer<typeof NewLeave>

export const NewSickness = z.strictObject({ accountId: z.optional(z.int().check(z.positive())), from: Day })
export type NewSickness = z.infer<typeof NewSickness>

/** `answer` is told to who asked. */
export const AbsenceAnswer = z.strictObject({ state: z.enum(absenceStates), answer: Note, version: Version })
export type AbsenceAnswer = z.infer<typeof AbsenceAnswer>

/** The day on which he works again; null: he is not better after all. */
export const Recovery = z.strictObject({ backOn: z.nullable(Day), version: Version })
export type Recovery = z.infer<typeof Recovery>

export const mostLeaveDays = 100
export const LeaveRight = z.strictObject({
  accountId: z.int().check(z.positive()),
  year: Year,
  days: z
    .number("absence.daysWrong")
    .check(
      z.gte(0, "absence.daysWrong"),
      z.lte(mostLeaveDays, "absence.daysWrong"),
      z.multipleOf(0.5, "absence.daysWrong"),
    ),
})
export type LeaveRight = z.infer<typeof LeaveRight>

/** Somebody away, for the planning. Who may not know why reads no kind; `asked` may still be refused. */
export interface Away {
  person: { id: number; name: string }
  from: string
  to: string | null
  part: AbsencePart
  kind: AbsenceKind | null
  asked: boolean
}
/** Who is away from a day on, as who asks may know it. */
export type AwayFrom = (from: string, viewer: { id: number; role: Role } | "program") => Away[]
