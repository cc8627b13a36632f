import { sqliteTable, text } from "drizzle-orm/sqlite-core"
import { json } from "#db/columns.ts"

export const settings = sqliteTable("settings", {
  key: text("key").primaryKey(),
  value: json<unknown>("value").notNull(),
})
