import * as z from "zod/mini"
import { absenceKinds } from "#modules/absence/schema.ts"
import type { DayOff } from "#modules/absence/workDays/schema.ts"
import { TimeEntry } from "../entries/schema.ts"

/** Far enough from the ends of the calendar that days before and after it exist. */
const Day = z.iso
  .date("gps.dayUnreal")
  .check(z.refine((day) => day >= "2000-01-01" && day <= "2100-12-31", "gps.dayUnreal"))
const Id = z.pipe(z.coerce.number(), z.int().check(z.positive()))

/** Days, both included; at most a year. */
export const HoursOf = z.strictObject({
  from: Day,
  to: Day,
  accountId: z.optional(Id),
  projectId: z.optional(Id),
})
export type HoursOf = z.infer<typeof HoursOf>

/** Why somebody was away, or a day on which he never works. */
const whyAway = [...absenceKinds, "off"] as const
export type WhyAway = (typeof whyAway)[number] | DayOff
/** Of each day of a week, from Monday; null when he was there. */
const AwayWeek = z.array(z.nullable(z.enum(whyAway))).check(z.length(7))

/** Whole minutes per day, from Monday. */
const Week = z.array(z.int()).check(z.length(7))

/**
 * The hours of everyone in a week: a line a person. `open`: entries that still wait for approval; `incomplete`: those
 * whose end or project isn't known; `rejected`: those that went back to who worked. `running`: what goes on now, of the week of today.
 */
export const WeekOverview = z.object({
  /** Its Monday. */
  monday: z.iso.date(),
  people: z.array(
    z.object({
      accountId: z.int(),
      person: z.string(),
      days: Week,
      away: AwayWeek,
      minutes: z.int(),
      open: z.int(),
      incomplete: z.int(),
      rejected: z.int(),
      running: z.nullable(
        z.object({ since: z.iso.datetime(), projectName: z.string(), paused: z.boolean() }),
      ),
    }),
  ),
})
export type WeekOverview = z.infer<typeof WeekOverview>

/** A week of one person, to look at, print and sign: a line per project and kind, and the entries behind them. */
export const WeekSheet = z.object({
  monday: z.iso.date(),
  accountId: z.int(),
  person: z.string(),
  company: z.string(),
  lines: z.array(
    z.object({
      kind: TimeEntry.shape.kind,
      projectId: z.nullable(z.int()),
      projectName: z.string(),
      days: Week,
      minutes: z.int(),
    }),
  ),
  days: Week,
  away: AwayWeek,
  minutes: z.int(),
  approvedMinutes: z.int(),
  entries: z.array(TimeEntry),
})
export type WeekSheet = z.infer<typeof WeekSheet>

/** `week`: any day in it; without one, that of today. */
export const WeekOf = z.strictObject({ week: z.optional(Day), accountId: z.optional(Id) })
export type WeekOf = z.infer<typeof WeekOf>
export const WeeksOf = z.strictObject({ week: z.optional(Day), projectId: z.optional(Id) })
export type WeeksOf = z.infer<typeof WeeksOf>

export const ExportOf = z.strictObject({ ...HoursOf.shape, format: z.enum(["csv", "xlsx"]) })
export type ExportOf = z.infer<typeof ExportOf>

/** Whose timer runs on a project, since when. */
export const Running = z.object({ accountId: z.int(), person: z.string(), since: z.iso.datetime() })
export type Running = z.infer<typeof Running>

/** What was worked on a project, for its page. Minutes. */
export const ProjectHours = z.object({
  minutes: z.int(),
  approvedMinutes: z.int(),
  openMinutes: z.int(),
  /** Entries that wait for approval. */
  open: z.int(),
  /** Who is there now. */
  running: z.array(Running),
  people: z.array(
    z.object({ accountId: z.int(), person: z.string(), minutes: z.int(), travelMinutes: z.int() }),
  ),
  weeks: z.array(z.object({ monday: z.iso.date(), minutes: z.int() })),
})
export type ProjectHours = z.infer<typeof ProjectHours>

/** How the company keeps places, and what one answered to its notice on which device, the newest first. */
export const Privacy = z.object({
  trails: z.boolean(),
  answers: z.array(
    z.object({
      at: z.iso.datetime(),
      answer: z.enum(["yes", "no"]),
      version: z.string(),
      device: z.string(),
    }),
  ),
})
export type Privacy = z.infer<typeof Privacy>
