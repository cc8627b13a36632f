import { and, asc, eq, exists, gt } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Column } from "#src/documents/column.ts"
import type { ZipEntry } from "#src/files/zipStream.ts"
import { positions, timeEntries } from "../../table.ts"
import { own } from "../nl.ts"
import { tableFile } from "./table.ts"

const nl = own.positions
const atOnce = 1000

type Point = typeof positions.$inferSelect

/** The points of one's own entries. Read page by page, each a query of its own: nothing is held open meanwhile. */
export const positionsFile = (db: Db, accountId: number): ZipEntry =>
  tableFile(nl.file, columns, function* () {
    for (const entryId of entriesWithPoints(db, accountId)) yield* pagesOf(db, entryId)
  })

function* pagesOf(db: Db, entryId: number): Generator<Point[]> {
  let last = ""
  for (let page: Point[] = [], more = true; more; more = page.length === atOnce) {
    page = db
      .select()
      .from(positions)
      .where(and(eq(positions.entryId, entryId), gt(positions.deviceAt, last)))
      .orderBy(asc(positions.deviceAt))
      .limit(atOnce)
      .all()
    last = page.at(-1)?.deviceAt ?? last
    yield page
  }
}

const entriesWithPoints = (db: Db, accountId: number): number[] =>
  db
    .select({ id: timeEntries.id })
    .from(timeEntries)
    .where(
      and(
        eq(timeEntries.accountId, accountId),
        exists(db.select().from(positions).where(eq(positions.entryId, timeEntries.id))),
      ),
    )
    .orderBy(asc(timeEntries.id))
    .all()
    .map(({ id }) => id)

/** Times with their seconds, as programs read them. */
const columns: Column<Point>[] = [
  { label: nl.number, value: ({ entryId }) => entryId },
  { label: nl.at, value: ({ at }) => at },
  { label: nl.deviceAt, value: ({ deviceAt }) => deviceAt },
  { label: nl.latitude, value: ({ latitude }) => latitude },
  { label: nl.longitude, value: ({ longitude }) => longitude },
  { label: nl.accuracy, value: ({ accuracy }) => accuracy },
  { label: nl.doubt, value: ({ doubt }) => doubt && nl.doubts[doubt] },
]
