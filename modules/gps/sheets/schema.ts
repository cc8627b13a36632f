import * as z from "zod/mini"
import { TimeEntry } from "../entries/schema.ts"

const Day = z.iso.date("gps.dayUnreal")
const Id = z.pipe(z.coerce.number(), z.int().check(z.positive()))

/** Days, both included; at most a year. A worker gets his own, whatever he asks. */
export const HoursOf = z.strictObject({
  from: Day,
  to: Day,
  accountId: z.optional(Id),
  projectId: z.optional(Id),
})
export type HoursOf = z.infer<typeof HoursOf>

/** Whole minutes per day, from Monday. */
const Week = z.array(z.int()).check(z.length(7))

/** The hours of everyone in a week: a line a person. `open`: entries that still wait for approval. */
export const WeekOverview = z.object({
  /** Its Monday. */
  monday: z.iso.date(),
  people: z.array(
    z.object({
      accountId: z.int(),
      person: z.string(),
      days: Week,
      minutes: z.int(),
      open: z.int(),
      incomplete: z.int(),
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
  minutes: z.int(),
  approvedMinutes: z.int(),
  entries: z.array(TimeEntry),
})
export type WeekSheet = z.infer<typeof WeekSheet>

/** `week`: any day in it. */
export const WeekOf = z.strictObject({ week: z.optional(Day), accountId: z.optional(Id) })
export type WeekOf = z.infer<typeof WeekOf>

export const ExportOf = z.strictObject({ ...HoursOf.shape, format: z.enum(["csv", "xlsx"]) })
export type ExportOf = z.infer<typeof ExportOf>

/** What was worked on a project, for its page. Minutes. */
export const ProjectHours = z.object({
  minutes: z.int(),
  approvedMinutes: z.int(),
  openMinutes: z.int(),
  /** Who is there now. */
  running: z.array(z.object({ accountId: z.int(), person: z.string(), since: z.iso.datetime() })),
  people: z.array(
    z.object({ accountId: z.int(), person: z.string(), minutes: z.int(), travelMinutes: z.int() }),
  ),
  weeks: z.array(z.object({ monday: z.iso.date(), minutes: z.int() })),
})
export type ProjectHours = z.infer<typeof ProjectHours>
