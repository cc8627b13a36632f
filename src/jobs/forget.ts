import { and, inArray, type SQL } from "drizzle-orm"
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core"
import type { Db } from "#db/open.ts"
import { breath } from "./portions.ts"

/** Rows that take a few milliseconds to delete. */
const portion = 500

/** Deletes all rows that are `over`, some at a time: after a busy month they would hold everybody up together. */
export async function forget(
  db: Db,
  { table, key, over }: { table: SQLiteTable; key: SQLiteColumn; over: SQL | undefined },
): Promise<void> {
  const some = db.select({ key }).from(table).where(over).limit(portion)
  while (
    db
      .delete(table)
      .where(and(over, inArray(key, some)))
      .returning({ key })
      .all().length >= portion
  )
    await breath()
}
