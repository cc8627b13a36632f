import * as z from "zod/mini"
import { Email, Phone } from "#src/shared/contact.ts"
import { line, text } from "#src/shared/text.ts"

/** In characters. */
export const longest = { naam: 120, onderwerp: 150, bericht: 5000 } as const

const message = text(longest.bericht).check(z.minLength(1))

/**
 * What a visitor sends, under the names that programs know. `website` is the honeypot: people never
 * see it. `startedAt`: when the visitor began, for the minimum time.
 */
export const ContactMessage = z.strictObject({
  naam: line(longest.naam).check(z.minLength(1)),
  email: Email,
  telefoon: z.optional(z.union([z.literal(""), Phone])),
  onderwerp: line(longest.onderwerp).check(z.minLength(1)),
  bericht: message,
  website: z.optional(line(200)),
  startedAt: z.optional(z.iso.datetime()),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const ContactReply = z.object({ success: z.literal(true), message: z.string() })
export type ContactReply = z.infer<typeof ContactReply>

/** What the office did with a message; `new` asks for attention. */
export const messageStates = ["new", "read", "answered", "spam"] as const
export type MessageState = (typeof messageStates)[number]

/** A message as the office sees it. */
export const Message = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(messageStates),
  createdAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
  answeredAt: z.nullable(z.iso.datetime()),
})
export type Message = z.infer<typeof Message>

export const MessageCounts = z.object({ new: z.int(), read: z.int(), answered: z.int(), spam: z.int() })
export type MessageCounts = z.infer<typeof MessageCounts>

export const MessageFilter = z.strictObject({ state: z.optional(z.enum(messageStates)) })
export type MessageFilter = z.infer<typeof MessageFilter>

/** `from`: only if it still is so. */
export const SetMessageState = z.strictObject({
  state: z.enum(messageStates),
  from: z.optional(z.enum(messageStates)),
})
