import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant, json } from "#db/columns.ts"
import type { Shape } from "../drawing/shapes.ts"
import { photoCategories } from "./schema.ts"

/** What is told of a file of a project that is a photo, by the number of that file. */
export const intakePhotos = sqliteTable("intake_photos", {
  projectFileId: integer("project_file_id").primaryKey(),
  title: text("title").notNull(),
  notes: text("notes").notNull(),
  category: text("category", { enum: photoCategories }),
  location: text("location").notNull(),
  takenAt: instant("taken_at").notNull(),
  shapes: json<Shape[]>("shapes").notNull().default([]),
  drawnFileId: text("drawn_file_id"),
  drawing: integer("drawing").notNull().default(0),
  version: integer("version").notNull(),
})
export type PhotoRow = typeof intakePhotos.$inferSelect

/** Photos for who has a link to them. */
export const intakeShares = sqliteTable("intake_shares", {
  id: integer("id").primaryKey(),
  projectId: integer("project_id").notNull(),
  photoIds: json<number[]>("photo_ids").notNull(),
  endsAt: instant("ends_at").notNull(),
  createdBy: integer("created_by"),
  createdAt: instant("created_at").notNull(),
})

/** Two photos of one place, before the work and after it. */
export const intakePairs = sqliteTable(
  "intake_pairs",
  {
    beforeId: integer("before_id").notNull(),
    afterId: integer("after_id").notNull(),
    projectId: integer("project_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.beforeId, table.afterId] })],
)
