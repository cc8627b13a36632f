import type { Log } from "#modules/access/log.ts"
import type { Column } from "#src/documents/column.ts"
import type { ZipEntry } from "#src/files/zipStream.ts"
import { NoticeAnswer } from "../../entries/schema.ts"
import { own } from "../nl.ts"
import type { Privacy } from "../schema.ts"
import { momentCell, tableFile } from "./table.ts"

const nl = own.answers

/** What someone answered to the privacy notice, the newest first. */
export const answersOf = (log: Log, accountId: number): Privacy["answers"] =>
  log
    .about("account", accountId)
    .filter(({ action }) => action === "gps.noticeAnswered")
    .map(({ at, details }) => ({
      at,
      answer: NoticeAnswer.shape.answer.parse(details.answer),
      version: String(details.version ?? ""),
      device: String(details.device ?? ""),
    }))
    .toReversed()

export const answersFile = (log: Log, accountId: number): ZipEntry =>
  tableFile(nl.file, columns, () => [answersOf(log, accountId)])

const columns: Column<Privacy["answers"][number]>[] = [
  { label: nl.at, value: ({ at }) => momentCell(at) },
  { label: nl.answer, value: ({ answer }) => nl[answer] },
  { label: nl.version, value: ({ version }) => version },
  { label: nl.device, value: ({ device }) => device },
]
