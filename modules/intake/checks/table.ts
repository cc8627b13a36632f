import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant, json } from "#db/columns.ts"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { type Answer, type Answers, markKinds, type TemplateItem, takes } from "./schema.ts"

/** What the owner made of an item that ships, null where it is as it ships; or an item of his own. */
export const intakeItems = sqliteTable("intake_items", {
  code: text("code").primaryKey(),
  type: text("type", { enum: projectTypes }).notNull(),
  text: text("text"),
  takes: text("takes", { enum: takes }),
  unit: text("unit"),
  required: integer("required", { mode: "boolean" }),
  place: integer("place"),
  off: integer("off", { mode: "boolean" }).notNull().default(false),
  version: integer("version").notNull(),
})

/** The list of a job, as its template was when it began. */
export const intakeChecklists = sqliteTable("intake_checklists", {
  projectId: integer("project_id").primaryKey(),
  type: text("type", { enum: projectTypes }).notNull(),
  items: json<TemplateItem[]>("items").notNull(),
  since: instant("since").notNull(),
  version: integer("version").notNull(),
})
export type ChecklistRow = typeof intakeChecklists.$inferSelect

/** What people said of an item; `value` of a tick is 'true' or 'false'. */
export const intakeMarks = sqliteTable(
  "intake_marks",
  {
    projectId: integer("project_id").notNull(),
    code: text("code").notNull(),
    kind: text("kind", { enum: markKinds }).notNull(),
    at: instant("at").notNull(),
    accountId: integer("account_id").notNull(),
    value: text("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.code, table.kind, table.at, table.accountId] })],
)
export type MarkRow = typeof intakeMarks.$inferSelect

/** Which photos belong to an item, by the latest that was said of each; not `linked`: it was taken away again. */
export const intakeItemPhotos = sqliteTable(
  "intake_item_photos",
  {
    projectId: integer("project_id").notNull(),
    code: text("code").notNull(),
    photoId: integer("photo_id").notNull(),
    linked: integer("linked", { mode: "boolean" }).notNull(),
    at: instant("at").notNull(),
    accountId: integer("account_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.code, table.photoId] })],
)
export type ItemPhotoRow = typeof intakeItemPhotos.$inferSelect

/** What was found on site in answer to a question; null: the client's own answer holds. */
export const intakeAnswers = sqliteTable(
  "intake_answers",
  {
    projectId: integer("project_id").notNull(),
    question: text("question").notNull(),
    at: instant("at").notNull(),
    accountId: integer("account_id").notNull(),
    value: json<Answer | null>("value"),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.question, table.at, table.accountId] })],
)

/** With which answers from site the newest version of a quotation was made. */
export const intakeQuoted = sqliteTable("intake_quoted", {
  quotationId: integer("quotation_id").primaryKey(),
  answers: json<Answers>("answers").notNull(),
})

export const intakeWarnings = sqliteTable(
  "intake_warnings",
  {
    projectId: integer("project_id").notNull(),
    code: text("code").notNull(),
    applies: integer("applies", { mode: "boolean" }).notNull(),
    fileId: integer("file_id"),
    reason: text("reason").notNull().default(""),
    settledAt: instant("settled_at"),
    settledBy: integer("settled_by"),
    version: integer("version").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.code] })],
)
export type WarningRow = typeof intakeWarnings.$inferSelect
