import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant, json } from "#db/columns.ts"
import type { Opening } from "./rooms/schema.ts"

/** Of a room its sizes are millimetres; `version` is the key of its last save. */
export const intakeRooms = sqliteTable("intake_rooms", {
  id: text("id").primaryKey(),
  projectId: integer("project_id").notNull(),
  name: text("name").notNull(),
  floor: integer("floor").notNull(),
  length: integer("length").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  openings: json<Opening[]>("openings").notNull(),
  version: text("version").notNull(),
  measuredAt: instant("measured_at").notNull(),
  measuredBy: integer("measured_by").notNull(),
  createdAt: instant("created_at").notNull(),
  removedAt: instant("removed_at"),
})
export type RoomRow = typeof intakeRooms.$inferSelect
