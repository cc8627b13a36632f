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
  createdAt: instant("created_at").notNull(),
})

export type MessageRow = typeof messages.$inferSelect
