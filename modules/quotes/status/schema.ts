import * as z from "zod/mini"
import { text } from "#src/shared/text.ts"
import { Addition, answerKey, ProjectType, Range } from "../requests/schema.ts"

/** The header that carries what stands in a secret link. */
export const linkHeader = "secret-link"

/** So many photos and remarks of one request; more is for the telephone. */
export const mostPhotosKept = 12
export const mostAdditions = 40

/**
 * Where a request stands, for who has its link: nothing in it by which a stranger would know or reach its sender.
 * `callBy`: the day by which the company calls. `offeredAt`: when the quotation was sent; `isClosed`: the office refused
 * it or put it away.
 */
export const RequestStatus = z.object({
  reference: z.string(),
  projectTypes: z.array(ProjectType),
  receivedAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
  readBy: z.nullable(z.string()),
  callBy: z.iso.date(),
  offeredAt: z.nullable(z.iso.datetime()),
  isAccepted: z.boolean(),
  isClosed: z.boolean(),
  range: z.nullable(Range),
  answered: z.array(z.object({ key: z.string(), label: z.string(), answer: z.string() })),
  photos: z.array(z.string()),
  additions: z.array(Addition),
  endsAt: z.iso.datetime(),
})
export type RequestStatus = z.infer<typeof RequestStatus>

/** `question`: the answer that it is to replace; without one it is a remark. */
export const NewAddition = z.strictObject({
  question: z.optional(answerKey),
  text: text(1000),
})
export type NewAddition = z.infer<typeof NewAddition>

/** A photo that was sent before, by the name that the upload answered. */
export const NewPhoto = z.strictObject({ photo: z.string().check(z.maxLength(80)) })
export type NewPhoto = z.infer<typeof NewPhoto>

/** The address of the page, without the site's own: what is behind # no server gets to see. */
export const StatusLink = z.object({ statusLink: z.string() })
export type StatusLink = z.infer<typeof StatusLink>
export const Done = z.object({ success: z.literal(true) })
