import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant } from "#db/columns.ts"

export const jobs = sqliteTable("jobs", {
  id: integer("id").primaryKey(),
  kind: text("kind").notNull(),
  subjectId: text("subject_id").notNull(),
  state: text("state", { enum: ["waiting", "running", "done", "failed"] }).notNull(),
  attempts: integer("attempts").notNull(),
  /** Apart from the attempts, which ended by themselves. */
  cutOffs: integer("cut_offs").notNull().default(0),
  error: text("error"),
  runAfter: instant("run_after").notNull(),
  createdAt: instant("created_at").notNull(),
  endedAt: instant("ended_at"),
})
