import { asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Column } from "#src/documents/column.ts"
import type { ZipEntry } from "#src/files/zipStream.ts"
import { hourReminders } from "../../table.ts"
import { own } from "../nl.ts"
import { momentCell, tableFile } from "./table.ts"

const { reminders: nl } = own

type Reminder = typeof hourReminders.$inferSelect

/** What someone was, or is to be, reminded of. */
export const remindersFile = (db: Db, accountId: number): ZipEntry =>
  tableFile(nl.file, columns, () => [
    db
      .select()
      .from(hourReminders)
      .where(eq(hourReminders.accountId, accountId))
      .orderBy(asc(hourReminders.id))
      .all(),
  ])

const columns: Column<Reminder>[] = [
  { label: nl.at, value: ({ remindAt }) => momentCell(remindAt) },
  { label: nl.message, value: ({ message }) => message },
  { label: nl.entry, value: ({ entryId }) => entryId },
  { label: nl.done, value: ({ doneAt }) => momentCell(doneAt) },
]
