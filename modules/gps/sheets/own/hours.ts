import { asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { ZipEntry } from "#src/files/zipStream.ts"
import type { EntryRows } from "../../entries/rows.ts"
import type { TimeEntry } from "../../entries/schema.ts"
import { type EntryRow, timeEntries } from "../../table.ts"
import { gps } from "../../worker.nl.ts"
import { own as nl, statusNames } from "../nl.ts"
import { standingOf } from "../standing.ts"
import { changeColumns } from "./changes.ts"
import { type Columns, momentCell, tableFile } from "./table.ts"

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

const hoursColumns: Columns<Seen> = [
  [nl.hours.number, ({ entry }) => entry.id],
  [nl.hours.kind, ({ entry }) => gps.kind[entry.kind]],
  [nl.hours.project, ({ entry }) => entry.projectName],
  [nl.hours.begin, ({ entry }) => momentCell(entry.startTime)],
  [nl.hours.end, ({ entry }) => momentCell(entry.endTime)],
  [nl.hours.minutes, ({ entry }) => entry.duration],
  [nl.hours.break, ({ entry }) => entry.breakMinutes],
  [nl.hours.source, ({ entry }) => nl.hours.sources[entry.source]],
  [nl.hours.status, ({ entry }) => statusNames[standingOf(entry)]],
  [nl.hours.note, ({ entry }) => entry.note],
  [nl.hours.reviewNote, ({ entry }) => entry.reviewNote],
  [nl.hours.reviewedBy, ({ entry }) => entry.reviewedBy],
  [nl.hours.corrected, ({ entry }) => (entry.corrected ? nl.yes : nl.no)],
  [nl.hours.removed, ({ entry }) => momentCell(entry.removedAt)],
  [nl.hours.beginPlace, ({ entry }) => placeText(entry.startPlace)],
  [nl.hours.endPlace, ({ entry }) => placeText(entry.endPlace)],
  [nl.hours.deviceBegin, ({ row }) => momentCell(row.deviceStartedAt)],
  [nl.hours.deviceEnd, ({ row }) => momentCell(row.deviceEndedAt)],
  [nl.hours.skew, ({ row }) => row.clockSkew],
]

const breakColumns: Columns<ReturnType<typeof breaksIn>[number]> = [
  [nl.breaks.number, ({ id }) => id],
  [nl.breaks.begin, ({ startTime }) => momentCell(startTime)],
  [nl.breaks.end, ({ endTime }) => momentCell(endTime)],
]

const placeText = (place: TimeEntry["startPlace"]) =>
  place === null ? "" : `${place.latitude}, ${place.longitude}`
