import { type SQL, sql } from "drizzle-orm"
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core"

/** `column IN (ids)` with one variable however many ids there are: SQLite takes a limited number of them. */
export const among = (column: AnySQLiteColumn, ids: number[]): SQL => amongListed(column, JSON.stringify(ids))

/** The same for a prepared query: `ids` as JSON. */
export const amongListed = (column: AnySQLiteColumn, ids: string): SQL =>
  sql`${column} in (select value from json_each(${ids}))`
