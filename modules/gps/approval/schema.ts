import * as z from "zod/mini"
import { line, text } from "#src/shared/text.ts"
import { typedNumber } from "#src/shared/typedNumber.ts"
import { entryKinds, Place, Reason } from "../schema.ts"

/** What an entry still needs before it can be approved: its end or project, who paid for it, or nothing. */
export const pendingStatuses = ["incomplete", "needs_contractor", "ready"] as const

/** Hours that wait for the office. Euros; minutes; instants ISO 8601. */
export const PendingEntry = z.object({
  id: z.int(),
  accountId: z.int(),
  person: z.string(),
  kind: z.enum(entryKinds),
  projectId: z.nullable(z.int()),
  projectName: z.string(),
  startTime: z.iso.datetime(),
  endTime: z.optional(z.iso.datetime()),
  /** Of what was forgotten: when a sign of life last came, to propose as its end. */
  lastSeen: z.nullable(z.iso.datetime()),
  duration: z.int(),
  days: z.array(z.object({ day: z.iso.date(), minutes: z.int() })),
  breakMinutes: z.int(),
  approved: z.boolean(),
  status: z.enum(pendingStatuses),
  /** Whether an own rate is known on each of its days, so that nobody need say who was paid for it. */
  hasRate: z.boolean(),
  review: z.enum(["open", "approved", "rejected"]),
  location: z.nullable(Place),
  /** How far that lies from the project; null: one of both isn't known. */
  metres: z.nullable(z.int()),
  endLocation: z.nullable(Place),
  /** Only for the owner, and of a contractor for who approves. */
  cost: z.nullable(z.number()),
  hourlyRate: z.nullable(z.number()),
  contractorName: z.string(),
  note: z.string(),
  /** What the office wrote when it sent it back or approved it. */
  reviewNote: z.string(),
  reviewedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(z.iso.datetime()),
  /** It stands out: corrected, very long, with a device's clock that was wrong, typed by hand, at night. */
  remarks: z.array(z.enum(["corrected", "long", "clock", "manual", "away", "noPlace"])),
  version: z.int(),
})
export type PendingEntry = z.infer<typeof PendingEntry>

/** '58,50' or 58.5: euros an hour. */
const Rate = z.pipe(
  typedNumber("gps.rateUnreadable", 20),
  z.number("gps.rateUnreadable").check(z.gte(0, "gps.rateWrong"), z.lte(1000, "gps.rateWrong")),
)
const Id = z.int().check(z.positive())

/**
 * `endTime` is a Dutch clock time ('17:00') on the day it began, or an instant. `projectName` must be that of one
 * project; `projectId` wins. `approved: false` sends it back to who worked, with `notes`.
 */
export const Approve = z.strictObject({
  entryId: Id,
  approved: z.optional(z.boolean()),
  contractorName: z.optional(line(120)),
  contractorRate: z.optional(z.nullable(Rate)),
  endTime: z.optional(
    z.union(
      [z.literal(""), z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), z.iso.datetime()],
      "gps.timeUnreal",
    ),
  ),
  projectName: z.optional(line(160)),
  projectId: z.optional(z.nullable(Id)),
  notes: z.optional(text(500, { tooLong: "gps.noteTooLong" })),
  version: z.optional(Id),
})
export type Approve = z.infer<typeof Approve>
export const Approved = z.object({ success: z.literal(true), entry: PendingEntry })
export type Approved = z.infer<typeof Approved>

/** As one saw them: an entry that changed since is left. */
export const ApproveMany = z.strictObject({
  entries: z.array(z.strictObject({ id: Id, version: Id })).check(z.minLength(1), z.maxLength(500)),
})
export type ApproveMany = z.infer<typeof ApproveMany>
export const ManyApproved = z.object({
  success: z.literal(true),
  approved: z.array(z.object({ id: z.int(), version: z.int() })),
  left: z.array(z.object({ id: z.int(), error: z.string() })),
})
export type ManyApproved = z.infer<typeof ManyApproved>

/** With the version that the approval gave: what somebody judged anew since stays as it is. */
export const Reopen = z.strictObject({ reason: Reason, version: Id })
export type Reopen = z.infer<typeof Reopen>

/** Of what was approved in one go. */
export const ReopenMany = z.strictObject({ ...ApproveMany.shape, reason: Reason })
export type ReopenMany = z.infer<typeof ReopenMany>
export const ManyReopened = z.object({
  success: z.literal(true),
  reopened: z.array(z.int()),
  left: ManyApproved.shape.left,
})
export type ManyReopened = z.infer<typeof ManyReopened>

/** `reminderDate`: a day, reminded of at 09:00, or an instant. `userId`: for whom; otherwise for oneself. */
export const NewReminder = z.strictObject({
  userId: z.optional(Id),
  message: text(500, { missing: "gps.messageMissing" }).check(z.minLength(1, "gps.messageMissing")),
  reminderDate: z.union([z.iso.date(), z.iso.datetime()], "gps.dayUnreal"),
  type: z.optional(line(40)),
  entryId: z.optional(Id),
})
export type NewReminder = z.infer<typeof NewReminder>
export const Reminder = z.object({
  id: z.int(),
  userId: z.int(),
  message: z.string(),
  reminderDate: z.iso.datetime(),
  type: z.string(),
  /** The hours that it is about. */
  entryId: z.nullable(z.int()),
})
export type Reminder = z.infer<typeof Reminder>

/** Hours without a project. `duration` in hours. */
export const UnassignedHours = z.object({
  id: z.int(),
  accountId: z.int(),
  person: z.string(),
  date: z.iso.date(),
  startTime: z.iso.datetime(),
  endTime: z.optional(z.iso.datetime()),
  duration: z.number(),
})
export type UnassignedHours = z.infer<typeof UnassignedHours>

/** What an hour of someone costs, from a day on; euros. For the owner alone. */
export const CostRate = z.object({
  id: z.int(),
  accountId: z.int(),
  since: z.iso.date(),
  rate: z.number(),
  by: z.nullable(z.string()),
})
export type CostRate = z.infer<typeof CostRate>
/** Of each person with an account, the newest rate first. */
export const CostRates = z.array(
  z.object({
    accountId: z.int(),
    person: z.string(),
    current: z.nullable(z.number()),
    rates: z.array(CostRate),
    /** Minutes that were approved at another rate than the one that now holds for their day. They stay so. */
    bookedOtherwise: z.int(),
  }),
)
export type CostRates = z.infer<typeof CostRates>
export const NewCostRate = z.strictObject({ accountId: Id, since: z.iso.date("gps.dayUnreal"), rate: Rate })
export type NewCostRate = z.infer<typeof NewCostRate>
