import type { Log } from "#modules/access/log.ts"
import type { ZipEntry } from "#src/files/zipStream.ts"
import { NoticeAnswer } from "../../entries/schema.ts"
import { own } from "../nl.ts"
import type { Privacy } from "../schema.ts"
import { type Columns, momentCell, tableFile } from "./table.ts"

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

const columns: Columns<Privacy["answers"][number]> = [
  [nl.at, ({ at }) => momentCell(at)],
  [nl.answer, ({ answer }) => nl[answer]],
  [nl.version, ({ version }) => version],
  [nl.device, ({ device }) => device],
]
