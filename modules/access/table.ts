import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant, json } from "#db/columns.ts"
import { roles } from "#src/shared/roles.ts"

export const accounts = sqliteTable("accounts", {
  id: integer("id").primaryKey(),
  username: text("username").notNull(),
  name: text("name").notNull(),
  role: text("role", { enum: roles }).notNull(),
  passwordHash: text("password_hash").notNull(),
  shared: integer("shared", { mode: "boolean" }).notNull().default(false),
  disabledAt: instant("disabled_at"),
  createdAt: instant("created_at").notNull(),
})

/** Only the SHA-256 of a session's token is stored: who reads the database can't sign in with it. */
export const sessions = sqliteTable("sessions", {
  tokenHash: text("token_hash").primaryKey(),
  accountId: integer("account_id").notNull(),
  createdAt: instant("created_at").notNull(),
  seenAt: instant("seen_at").notNull(),
})

/** Who did what to which subject. Append-only: the database itself refuses to change or delete a line. */
export const log = sqliteTable("log", {
  id: integer("id").primaryKey(),
  at: instant("at").notNull(),
  accountId: integer("account_id"),
  action: text("action").notNull(),
  subjectKind: text("subject_kind").notNull(),
  subjectId: text("subject_id").notNull(),
  details: json<Record<string, unknown>>("details").notNull(),
})
