import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { day, instant } from "#db/columns.ts"
import { noteKinds, noteSubjects } from "./schema.ts"

/** With `dueOn` and `assigneeId`, which come together, it is a task. */
export const notes = sqliteTable("notes", {
  id: integer("id").primaryKey(),
  aboutKind: text("about_kind", { enum: noteSubjects }).notNull(),
  aboutId: integer("about_id").notNull(),
  /** The job that a note on a project or its quotation is part of. */
  projectId: integer("project_id"),
  kind: text("kind", { enum: noteKinds }).notNull(),
  text: text("text").notNull(),
  officeOnly: integer("office_only", { mode: "boolean" }).notNull(),
  dueOn: day("due_on"),
  assigneeId: integer("assignee_id"),
  doneAt: instant("done_at"),
  doneBy: integer("done_by"),
  removedAt: instant("removed_at"),
  version: integer("version").notNull().default(1),
  createdBy: integer("created_by").notNull(),
  createdAt: instant("created_at").notNull(),
})
export type NoteRow = typeof notes.$inferSelect

/** Whom a note calls by name, or gives its task to; until he read it without `seenAt`. */
export const noteCalls = sqliteTable(
  "note_calls",
  {
    noteId: integer("note_id").notNull(),
    accountId: integer("account_id").notNull(),
    seenAt: instant("seen_at"),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.accountId] })],
)
