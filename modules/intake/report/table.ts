import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant, json } from "#db/columns.ts"
import { type PutSignature, presentRoles } from "./schema.ts"

/** `version` is the key of its last save, here and below. */
export const intakeAgreements = sqliteTable("intake_agreements", {
  id: text("id").primaryKey(),
  projectId: integer("project_id").notNull(),
  text: text("text").notNull(),
  version: text("version").notNull(),
  madeAt: instant("made_at").notNull(),
  madeBy: integer("made_by").notNull(),
  removedAt: instant("removed_at"),
})
export type AgreementRow = typeof intakeAgreements.$inferSelect

/** `by`: the account whose device it was put on. */
export interface KeptSignature extends PutSignature {
  by: number
}

export const intakePresent = sqliteTable("intake_present", {
  id: text("id").primaryKey(),
  projectId: integer("project_id").notNull(),
  name: text("name").notNull(),
  role: text("role", { enum: presentRoles }).notNull(),
  signature: json<KeptSignature>("signature"),
  version: text("version").notNull(),
  removedAt: instant("removed_at"),
})
export type PersonRow = typeof intakePresent.$inferSelect
