import * as z from "zod/mini"
import { Mail } from "#modules/settings/schema.ts"
import { line } from "#src/shared/text.ts"

const ClockTime = z
  .string("quotes.appointmentTime")
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "quotes.appointmentTime"))

/** `version`: of the one that is changed, 0 for a first. `confirm`: a mail with the calendar file to the client. */
export const SetAppointment = z.strictObject({
  day: z.iso.date("quotes.appointmentDay"),
  from: ClockTime,
  until: ClockTime,
  place: line(200, { tooLong: "quotes.appointmentPlace" }),
  accountId: z.nullable(z.int().check(z.positive())),
  confirm: z.boolean(),
  version: z.int().check(z.gte(0)),
})
export type SetAppointment = z.infer<typeof SetAppointment>

export const WithdrawAppointment = z.strictObject({ version: z.int().check(z.positive()) })

const Appointment = z.object({
  day: z.iso.date(),
  /** 'HH:mm' in the Netherlands. */
  from: z.string(),
  until: z.string(),
  place: z.string(),
  accountId: z.nullable(z.int()),
  person: z.nullable(z.string()),
  version: z.int(),
  withdrawn: z.boolean(),
  /** The last mail about it; null: none, or so long ago that it was forgotten. */
  mail: z.nullable(z.pick(Mail, { id: true, state: true, error: true, sentAt: true, nextAttemptAt: true })),
  /** What the client knows by mail: nothing, what holds now, or what held before. */
  told: z.enum(["nothing", "this", "earlier"]),
})
export type Appointment = z.infer<typeof Appointment>

/** `canMail`: whether the client can be told by mail from here. */
export const RequestAppointment = z.object({ appointment: z.nullable(Appointment), canMail: z.boolean() })
export type RequestAppointment = z.infer<typeof RequestAppointment>
