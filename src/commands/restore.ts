import { existsSync } from "node:fs"
import { restoreBackup } from "../backup/restore.ts"
import { readConfig } from "../config.ts"
import { dayOf } from "../shared/calendar.ts"
import { formatLongDay } from "../shared/dayWords.ts"
import { say } from "./nl.ts"

export async function restore([file]: string[]) {
  if (!file) throw new Error(say("fileMissing", { command: "restore" }))
  if (!existsSync(file)) throw new Error(say("noFile", { file }))
  const { dataDir } = readConfig(process.env)
  const { rows, files, missing, createdAt } = restoreBackup(file, dataDir)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(
    say("restored", {
      folder: dataDir,
      rows: total,
      files: Object.keys(files).length,
      at: formatLongDay(dayOf(new Date(createdAt))),
    }),
  )
  if (missing.length > 0) console.error(say("filesMissing", { count: missing.length }))
}
