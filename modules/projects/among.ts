import { type SQL, sql } from "drizzle-orm"
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core"

/** `column IN (ids)` with one variable however many ids there are: SQLite takes a limited number of them. */
export const among = (column: AnySQLiteColumn, ids: number[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`
