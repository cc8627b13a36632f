import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { instant } from "#db/columns.ts"

/** A stored file under a name that can't be guessed. `kept` 0: uploaded but not yet part of anything. */
export const files = sqliteTable("files", {
  id: text("id").primaryKey(),
  hash: text("hash").notNull(),
  mediaType: text("media_type").notNull(),
  bytes: integer("bytes").notNull(),
  createdAt: instant("created_at").notNull(),
  kept: integer("kept", { mode: "boolean" }).notNull().default(false),
})
