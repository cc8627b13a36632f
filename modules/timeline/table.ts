import { integer, sqliteTable } from "drizzle-orm/sqlite-core"
import { instant, json } from "#db/columns.ts"
import type { SeenPlan } from "./news.ts"

/** What someone knows of his own planning, so that he is told what is otherwise now. */
export const planningSeen = sqliteTable("planning_seen", {
  accountId: integer("account_id").primaryKey(),
  plan: json<SeenPlan>("plan").notNull(),
  seenAt: instant("seen_at").notNull(),
})
