import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant } from "#db/columns.ts"
import { messageStates } from "./schema.ts"

/** What visitors wrote in the contact form. */
export const messages = sqliteTable("messages", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  subject: text("subject").notNull(),
  message: text("message").notNull(),
  state: text("state", { enum: messageStates }).notNull(),
  handledBy: integer("handled_by"),
  readAt: instant("read_at"),
  answeredAt: instant("answered_at"),
  /** What the office made of it. */
  customerId: integer("customer_id"),
  projectId: integer("project_id"),
  createdAt: instant("created_at").notNull(),
})

/** What the office wrote back; `mailId` in the outbox, which forgets what it sent. */
export const messageAnswers = sqliteTable("message_answers", {
  id: integer("id").primaryKey(),
  messageId: integer("message_id").notNull(),
  accountId: integer("account_id").notNull(),
  text: text("text").notNull(),
  mailId: integer("mail_id").notNull(),
  createdAt: instant("created_at").notNull(),
})

export type MessageRow = typeof messages.$inferSelect
