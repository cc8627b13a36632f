import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant } from "#db/columns.ts"

export const jobs = sqliteTable("jobs", {
  id: integer("id").primaryKey(),
  kind: text("kind").notNull(),
  subjectId: text("subject_id").notNull(),
  state: text("state", { enum: ["waiting", "running", "done", "failed"] }).notNull(),
  /** For whom it is done; empty where it is all the same. */
  sender: text("sender").notNull().default(""),
  size: integer("size").notNull().default(0),
  /**
   * What its sender has before it. Its own size doesn't count: what a document takes is known roughly, before it is
   * read.
   */
  place: integer("place").notNull().default(0),
  attempts: integer("attempts").notNull(),
  /** Apart from the attempts, which ended by themselves. */
  cutOffs: integer("cut_offs").notNull().default(0),
  error: text("error"),
  runAfter: instant("run_after").notNull(),
  createdAt: instant("created_at").notNull(),
  endedAt: instant("ended_at"),
})
