import * as z from "zod/mini"
import { Mail } from "#modules/settings/schema.ts"
import { text } from "#src/shared/text.ts"
import { Message } from "../schema.ts"

/** In characters. */
export const longestAnswer = 10_000

/** `seen`: how many answers there were to him who writes, so that two colleagues don't answer the same. */
export const NewAnswer = z.strictObject({
  text: text(longestAnswer, { tooLong: "messages.answerTooLong", missing: "messages.answerEmpty" }).check(
    z.minLength(1, "messages.answerEmpty"),
  ),
  seen: z.int().check(z.gte(0)),
})
export type NewAnswer = z.infer<typeof NewAnswer>

/** What the office wrote. `mail` null: it left, or was cancelled, so long ago that its mail was forgotten. */
const MessageAnswer = z.object({
  id: z.int(),
  text: z.string(),
  by: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  mail: z.nullable(z.pick(Mail, { id: true, state: true, error: true, sentAt: true, nextAttemptAt: true })),
})
export type MessageAnswer = z.infer<typeof MessageAnswer>

const Named = z.object({ id: z.int(), name: z.string() })

/** A message with what was made of it and written back. `customer`: also who is known by his address or number. */
export const MessageDetail = z.extend(Message, {
  customer: z.nullable(Named),
  project: z.nullable(Named),
  answers: z.array(MessageAnswer),
  /** Whether mail can be sent from here. */
  canMail: z.boolean(),
})
export type MessageDetail = z.infer<typeof MessageDetail>
