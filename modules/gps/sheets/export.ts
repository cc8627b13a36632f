import type { User } from "#modules/access/schema.ts"
import { csvFile, csvHead, csvRows } from "#src/documents/csv.ts"
import type { Sender } from "#src/documents/sender.ts"
import { fileName } from "#src/files/fileName.ts"
import { formats } from "#src/files/format.ts"
import { breath, inPortions, pagesOf } from "#src/jobs/portions.ts"
import { addDays, type Day, daysBetween, earlier, formatDay } from "#src/shared/days.ts"
import { invalid } from "#src/shared/errors.ts"
import type { EntryRows } from "../entries/rows.ts"
import { hoursColumns } from "./columns.ts"
import type { HoursRow, MakeHoursSheet } from "./document.ts"
import { sheetTexts as nl } from "./nl.ts"
import { rowsOf, withAway } from "./row.ts"
import type { ExportOf, HoursOf } from "./schema.ts"

/** So many days are read in one go; between them others have their turn. */
const daysAtOnce = 2
const rowsAtOnce = 500

/** Hours of a period to take along: no rates and no amounts. */
export function createHoursExport({
  rows,
  people,
  company,
  makeSheet,
  awayRows,
}: {
  rows: EntryRows
  people: () => User[]
  company: () => Promise<Sender>
  makeSheet: MakeHoursSheet
  awayRows: (of: { from: Day; to: Day; accountId?: number | undefined }) => HoursRow[]
}) {
  async function read({ from, to, ...of }: HoursOf): Promise<HoursRow[]> {
    const all: HoursRow[] = []
    // Of one project only what was worked there is asked.
    const away = of.projectId === undefined ? awayRows({ from, to, accountId: of.accountId }) : []
    const awayOn = Map.groupBy(away, ({ day }) => day)
    for (let day = from; day <= to; day = addDays(day, daysAtOnce)) {
      const piece = { from: day, to: earlier(addDays(day, daysAtOnce - 1), to) }
      const worked = rowsOf(await rows.longView(rows.between({ ...piece, ...of })), piece)
      const days = Array.from({ length: daysAtOnce }, (_, ahead) => addDays(day, ahead))
      const absent = days.flatMap((one) => awayOn.get(one) ?? [])
      all.push(...withAway(worked, absent))
      await breath()
    }
    return all
  }

  const csvPieces = async (found: HoursRow[]): Promise<string[]> => [
    csvHead(hoursColumns),
    ...(await inPortions(pagesOf(found, rowsAtOnce), (page) => csvRows(hoursColumns, page))),
  ]

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
      const handed = await inPortions(pagesOf(found, rowsAtOnce), (page) => JSON.stringify(page))
      const sheet = await makeSheet(
        { company: await company(), from, to, about, rows: handed },
        { account: me.id },
        found.length,
      )
      const blob = new Blob([sheet as BlobPart])
      return { name, mediaType: formats.xlsx.mediaType, bytes: blob.size, blob }
    },
  }
}
