import type { User } from "#modules/access/schema.ts"
import { csvFile, csvHead, csvRows } from "#src/documents/csv.ts"
import type { Sender } from "#src/documents/sender.ts"
import { fileName } from "#src/files/fileName.ts"
import { formats } from "#src/files/format.ts"
import { addDays, type Day, daysBetween, formatDay } from "#src/shared/days.ts"
import { invalid } from "#src/shared/errors.ts"
import type { EntryRows } from "../entries/rows.ts"
import { hoursColumns } from "./columns.ts"
import type { HoursRow, MakeHoursSheet } from "./document.ts"
import { sheetTexts as nl } from "./nl.ts"
import { rowsOf } from "./row.ts"
import type { ExportOf, HoursOf } from "./schema.ts"

/** So many days are read in one go; between them others have their turn. */
const daysAtOnce = 7
const rowsAtOnce = 1000

/** Hours of a period to take along: no rates and no amounts. */
export function createHoursExport({
  rows,
  people,
  company,
  makeSheet,
}: {
  rows: EntryRows
  people: () => User[]
  company: () => Promise<Sender>
  makeSheet: MakeHoursSheet
}) {
  async function read({ from, to, ...of }: HoursOf): Promise<HoursRow[]> {
    const all: HoursRow[] = []
    for (let first = from; first <= to; first = addDays(first, daysAtOnce)) {
      const piece = { from: first, to: earliest(addDays(first, daysAtOnce - 1), to) }
      all.push(...rowsOf(rows.view(rows.between({ ...piece, ...of })), piece))
      await othersHadTheirTurn()
    }
    return all
  }

  async function csvPieces(found: HoursRow[]): Promise<string[]> {
    const pieces = [csvHead(hoursColumns)]
    for (let first = 0; first < found.length; first += rowsAtOnce) {
      pieces.push(csvRows(hoursColumns, found.slice(first, first + rowsAtOnce)))
      await othersHadTheirTurn()
    }
    return pieces
  }

  /** Names of what was asked for, for the head of the sheet and its file. */
  const aboutOf = ({ accountId, projectId }: HoursOf, found: HoursRow[]): string =>
    [
      accountId !== undefined && people().find(({ id }) => id === accountId)?.name,
      projectId !== undefined && found[0]?.projectName,
    ]
      .filter(Boolean)
      .join(" ")

  return {
    async download({ format, ...of }: ExportOf, me: User) {
      const { from, to } = of
      if (to < from) throw invalid({ to: "gps.periodBackwards" })
      if (daysBetween(from, to) > 366) throw invalid({ to: "gps.periodTooLong" })
      const found = await read(of)
      const about = aboutOf(of, found)
      const name = fileName(nl.file(formatDay(from), formatDay(to), about), format)
      if (format === "csv") return csvFile(name, ...(await csvPieces(found)))
      const sheet = await makeSheet(
        { company: await company(), from, to, about, rows: found },
        { account: me.id },
        found.length,
      )
      const blob = new Blob([sheet as BlobPart])
      return { name, mediaType: formats.xlsx.mediaType, bytes: blob.size, blob }
    },
  }
}

const othersHadTheirTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
const earliest = (a: Day, b: Day): Day => (a < b ? a : b)
