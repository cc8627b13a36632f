import { asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Column } from "#src/documents/column.ts"
import type { ZipEntry } from "#src/files/zipStream.ts"
import type { EntryRows } from "../../entries/rows.ts"
import type { TimeEntry } from "../../entries/schema.ts"
import { type EntryRow, timeEntries } from "../../table.ts"
import { gps } from "../../worker.nl.ts"
import { own as nl, statusNames } from "../nl.ts"
import { standingOf } from "../standing.ts"
import { changeColumns } from "./changes.ts"
import { momentCell, tableFile } from "./table.ts"

const atOnce = 100

/** Every entry of someone, what was put away included, with who changed what of it and his breaks. */
export function ownHoursFiles(
  { db, log, rows, people }: { db: Db; log: Log; rows: EntryRows; people: () => User[] },
  accountId: number,
): ZipEntry[] {
  const names = new Map(people().map(({ id, name }) => [id, name]))

  function* pages(): Generator<EntryRow[]> {
    const all = db.select().from(timeEntries).where(eq(timeEntries.accountId, accountId))
    const found = all.orderBy(asc(timeEntries.startedAt)).all()
    for (let at = 0; at < found.length; at += atOnce) yield found.slice(at, at + atOnce)
  }

  return [
    tableFile(nl.hours.file, hoursColumns, function* () {
      for (const page of pages()) yield seen(rows, page)
    }),
    tableFile(nl.changes.file, changeColumns(names), function* () {
      for (const page of pages()) yield page.flatMap(({ id }) => log.about("hours", id))
    }),
    tableFile(nl.breaks.file, breakColumns, function* () {
      for (const page of pages()) yield rows.view(page).flatMap(breaksIn)
    }),
  ]
}

interface Seen {
  row: EntryRow
  entry: TimeEntry
}

function seen(rows: EntryRows, page: EntryRow[]): Seen[] {
  const entries = new Map(rows.view(page).map((entry) => [entry.id, entry]))
  return page.map((row) => ({ row, entry: entries.get(row.id)! }))
}

const breaksIn = ({ id, breaks }: TimeEntry) => breaks.map((each) => ({ id, ...each }))

const hoursColumns: Column<Seen>[] = [
  { label: nl.hours.number, value: ({ entry }) => entry.id },
  { label: nl.hours.kind, value: ({ entry }) => gps.kind[entry.kind] },
  { label: nl.hours.project, value: ({ entry }) => entry.projectName },
  { label: nl.hours.begin, value: ({ entry }) => momentCell(entry.startTime) },
  { label: nl.hours.end, value: ({ entry }) => momentCell(entry.endTime) },
  { label: nl.hours.minutes, value: ({ entry }) => entry.duration },
  { label: nl.hours.break, value: ({ entry }) => entry.breakMinutes },
  { label: nl.hours.source, value: ({ entry }) => nl.hours.sources[entry.source] },
  { label: nl.hours.status, value: ({ entry }) => statusNames[standingOf(entry)] },
  { label: nl.hours.note, value: ({ entry }) => entry.note },
  { label: nl.hours.reviewNote, value: ({ entry }) => entry.reviewNote },
  { label: nl.hours.reviewedBy, value: ({ entry }) => entry.reviewedBy },
  { label: nl.hours.corrected, value: ({ entry }) => (entry.corrected ? nl.yes : nl.no) },
  { label: nl.hours.removed, value: ({ entry }) => momentCell(entry.removedAt) },
  { label: nl.hours.beginPlace, value: ({ entry }) => placeText(entry.startPlace) },
  { label: nl.hours.endPlace, value: ({ entry }) => placeText(entry.endPlace) },
  { label: nl.hours.deviceBegin, value: ({ row }) => momentCell(row.deviceStartedAt) },
  { label: nl.hours.deviceEnd, value: ({ row }) => momentCell(row.deviceEndedAt) },
  { label: nl.hours.skew, value: ({ row }) => row.clockSkew },
]

const breakColumns: Column<ReturnType<typeof breaksIn>[number]>[] = [
  { label: nl.breaks.number, value: ({ id }) => id },
  { label: nl.breaks.begin, value: ({ startTime }) => momentCell(startTime) },
  { label: nl.breaks.end, value: ({ endTime }) => momentCell(endTime) },
]

const placeText = (place: TimeEntry["startPlace"]) =>
  place === null ? "" : `${place.latitude}, ${place.longitude}`
