import { version } from "#package"
import { saveBackup } from "../backup/save.ts"
import { readConfig } from "../config.ts"
import { say } from "./nl.ts"

/** Works beside a running server. Ends with 1 when a file was missing, so that a nightly job tells someone. */
export async function backup([file]: string[]) {
  if (!file) throw new Error(say("fileMissing", { command: "backup" }))
  const { dataDir } = readConfig(process.env)
  const manifest = saveBackup(dataDir, file, { version, createdAt: new Date().toISOString() })
  const { rows, files, missing } = manifest
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const megabytes = (Bun.file(file).size / 1e6).toFixed(1).replace(".", ",")
  console.log(say("backupReady", { file, rows: total, files: Object.keys(files).length, megabytes }))
  if (missing.length === 0) return
  console.error(say("filesMissing", { count: missing.length }))
  process.exitCode = 1
}
