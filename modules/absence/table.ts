import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { day, instant, json } from "#db/columns.ts"
import { absenceKinds, absenceParts, absenceStates } from "./schema.ts"
import type { WorkPattern } from "./workDays/schema.ts"

/** Somebody who is away, or asks to be. Without `lastOn` it lasts, which only sickness does. */
export const absences = sqliteTable("absences", {
  id: integer("id").primaryKey(),
  accountId: integer("account_id").notNull(),
  kind: text("kind", { enum: absenceKinds }).notNull(),
  firstOn: day("first_on").notNull(),
  lastOn: day("last_on"),
  part: text("part", { enum: absenceParts }).notNull().default("day"),
  state: text("state", { enum: absenceStates }).notNull(),
  note: text("note").notNull().default(""),
  answer: text("answer").notNull().default(""),
  answeredBy: integer("answered_by"),
  answeredAt: instant("answered_at"),
  /** He has yet to see the answer. */
  unseen: integer("unseen", { mode: "boolean" }).notNull().default(false),
  version: integer("version").notNull().default(1),
  createdBy: integer("created_by").notNull(),
  createdAt: instant("created_at").notNull(),
})
export type AbsenceRow = typeof absences.$inferSelect

/** Half days of leave in a year, with what was kept of the year before. */
export const leaveRights = sqliteTable(
  "leave_rights",
  {
    accountId: integer("account_id").notNull(),
    year: integer("year").notNull(),
    halfDays: integer("half_days").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.year] })],
)

/** On which weekdays somebody works, where it is not from Monday to Friday. */
export const workDays = sqliteTable("work_days", {
  accountId: integer("account_id").primaryKey(),
  patterns: json<WorkPattern[]>("patterns").notNull(),
  version: integer("version").notNull(),
})
