import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
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

/** As with sessions only the hash is stored. `endedAt`: before its time; `subject` is the id of what it opens. */
export const secretLinks = sqliteTable("secret_links", {
  id: integer("id").primaryKey(),
  tokenHash: text("token_hash").notNull(),
  scope: text("scope").notNull(),
  subject: integer("subject").notNull(),
  createdAt: instant("created_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  endedAt: instant("ended_at"),
})

export const secretLinkOpenings = sqliteTable(
  "secret_link_openings",
  { linkId: integer("link_id").notNull(), openedAt: instant("opened_at").notNull() },
  (table) => [primaryKey({ columns: [table.linkId, table.openedAt] })],
)

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
