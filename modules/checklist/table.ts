import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { day, instant, json } from "#db/columns.ts"
import { categories, type DayItem, priorities, whos } from "./schema.ts"

/** What the owner made of an item that ships, null where it is as it ships; or an item of his own. */
export const checklistItems = sqliteTable("checklist_items", {
  code: text("code").primaryKey(),
  category: text("category", { enum: categories }),
  task: text("task"),
  priority: text("priority", { enum: priorities }),
  who: text("who", { enum: whos }),
  place: integer("place"),
  off: integer("off", { mode: "boolean" }).notNull().default(false),
  version: integer("version").notNull(),
})

/** The latest tick of each item, by the time it was made. */
export const checklistTicks = sqliteTable(
  "checklist_ticks",
  {
    accountId: integer("account_id").notNull(),
    day: day("day").notNull(),
    code: text("code").notNull(),
    done: integer("done", { mode: "boolean" }).notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.code] })],
)

/** A day that somebody finished. */
export const checklistDays = sqliteTable("checklist_days", {
  id: integer("id").primaryKey(),
  accountId: integer("account_id").notNull(),
  day: day("day").notNull(),
})

/** Each time that he did; the last one holds. */
export const checklistSubmissions = sqliteTable("checklist_submissions", {
  id: integer("id").primaryKey(),
  dayId: integer("day_id").notNull(),
  at: instant("at").notNull(),
  percentage: integer("percentage").notNull(),
  notes: text("notes").notNull(),
  items: json<DayItem[]>("items").notNull(),
})

export const checklistPhotos = sqliteTable("checklist_photos", {
  id: integer("id").primaryKey(),
  dayId: integer("day_id").notNull(),
  fileId: text("file_id").notNull(),
  addedAt: instant("added_at").notNull(),
})
