import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant, json } from "#db/columns.ts"
import type { Plan } from "./schema.ts"

/** Every save of every plan; the last of a plan is how it stands. `version` is the key of the save. */
export const intakePlanVersions = sqliteTable("intake_plan_versions", {
  number: integer("number").primaryKey(),
  plan: text("plan").notNull(),
  projectId: integer("project_id").notNull(),
  version: text("version").notNull(),
  content: json<Plan>("content").notNull(),
  /** m² of all rooms that have an area, and how many of those there are. */
  floor: real("floor").notNull(),
  rooms: integer("rooms").notNull(),
  removed: integer("removed", { mode: "boolean" }).notNull(),
  savedAt: instant("saved_at").notNull(),
  savedBy: integer("saved_by").notNull(),
})
export type PlanRow = typeof intakePlanVersions.$inferSelect
