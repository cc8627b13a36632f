import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant, json } from "#db/columns.ts"

const mailStates = ["waiting", "sent", "failed", "cancelled"] as const

/** A stored file, or a short text, and the name under which the reader saves it. */
export type Attachment = { name: string } & ({ fileId: string } | { text: string; mediaType: string })

/** Mail that was written, sent or not. `error` is that of the last attempt, as refusal.ts names it. */
export const outbox = sqliteTable("outbox", {
  id: integer("id").primaryKey(),
  kind: text("kind").notNull(),
  recipient: text("recipient").notNull(),
  replyTo: text("reply_to").notNull(),
  subject: text("subject").notNull(),
  body: text("body").notNull(),
  attachments: json<Attachment[]>("attachments").notNull(),
  /** The conversation that it is part of; empty: none. */
  thread: text("thread").notNull().default(""),
  state: text("state", { enum: mailStates }).notNull(),
  error: text("error"),
  createdAt: instant("created_at").notNull(),
  sentAt: instant("sent_at"),
})
