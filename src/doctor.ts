import { Database } from "bun:sqlite"
import { existsSync } from "node:fs"
import { requireSound } from "#db/backup.ts"
import { schemaVersion } from "#db/migrate.ts"
import { migrations } from "#db/migrations.ts"
import { version } from "#package"
import { sha256Of } from "./backup/hash.ts"
import type { commands } from "./commands/nl.ts"
import { say } from "./commands/nl.ts"
import { refusalOf } from "./commands/refusal.ts"
import type { Config } from "./config.ts"
import { blobPath } from "./files/blobs.ts"
import { freeBytes } from "./files/space.ts"
import { databasePath, filesPath, restorePath } from "./folder.ts"
import { longestHold } from "./jobs/eventLoop.ts"
import { mailJob } from "./mail/outbox.ts"
import { type Day, formatDay } from "./shared/days.ts"

interface Finding {
  /** `note`: nothing is wrong, but someone may want to know. */
  state: "good" | "note" | "wrong"
  text: string
}

/** Below this the server takes in no more photos. */
const littleSpace = 200e6

/** Looks a data folder over, also while a server works in it, and changes nothing. */
export function examine({ dataDir, publicUrl, smtpUrl }: Config): Finding[] {
  const findings = [good("doctorVersions", { version, bun: Bun.version, sqlite: sqliteVersion() })]
  findings.push(
    publicUrl
      ? good("doctorPublicUrl", { url: publicUrl.href })
      : { state: "note", text: say("doctorNoPublicUrl") },
  )
  findings.push(
    smtpUrl ? good("doctorMail", { host: smtpUrl.host }) : { state: "note", text: say("doctorNoMail") },
  )
  if (existsSync(restorePath(dataDir)))
    return [...findings, wrong("folderUnusable", { folder: dataDir, reason: say("restoreCutOff") })]
  if (!existsSync(databasePath(dataDir))) return [...findings, wrong("noDatabase", { folder: dataDir })]
  findings.push(space(dataDir))
  const sqlite = new Database(databasePath(dataDir), { readonly: true, strict: true })
  try {
    return [...findings, ...attempt(dataDir, () => inDatabase(sqlite, dataDir))]
  } finally {
    sqlite.close()
  }
}

/** A database too damaged to be asked anything is a finding as well; one that the disk keeps from us may be whole. */
function attempt(folder: string, look: () => Finding[]): Finding[] {
  try {
    return look()
  } catch (error) {
    const refusal = refusalOf(error, folder)
    if (refusal) return [wrong("doctorUnreadable", { reason: refusal })]
    return [wrong("doctorDamaged", { reason: error instanceof Error ? error.message : String(error) })]
  }
}

function inDatabase(sqlite: Database, folder: string): Finding[] {
  sqlite.run("PRAGMA busy_timeout = 5000")
  requireSound(sqlite)
  return [
    good("doctorSound"),
    schema(schemaVersion(sqlite)),
    journal(sqlite),
    foreignKeys(sqlite),
    jobs(sqlite),
    waits(sqlite),
    search(sqlite),
    files(sqlite, filesPath(folder)),
  ]
}

function schema(found: number): Finding {
  const values = { found, known: migrations.length }
  if (found > migrations.length) return wrong("newerDatabase", { version: found })
  return found === migrations.length
    ? good("doctorSchema", values)
    : { state: "note", text: say("doctorOlder", values) }
}

function journal(sqlite: Database): Finding {
  const { journal_mode: mode } = sqlite.query("PRAGMA journal_mode").get() as { journal_mode: string }
  // A backup that was just put back becomes WAL at the first start.
  return mode === "wal" ? good("doctorWal") : { state: "note", text: say("doctorNoWal", { mode }) }
}

function foreignKeys(sqlite: Database): Finding {
  const count = sqlite.query("PRAGMA foreign_key_check").all().length
  return count === 0 ? good("doctorKeys") : wrong("doctorBrokenKeys", { count })
}

/** What was given up and not done again since; of mail, what nobody sent again or cancelled. */
function jobs(sqlite: Database): Finding {
  const failed = sqlite.query(failedJobs).all() as { kind: string }[]
  const mail = failed.filter(({ kind }) => kind === mailJob).length
  const count = failed.length - mail + (mail > 0 ? failedMail(sqlite) : 0)
  return count === 0 ? good("doctorJobs") : { state: "note", text: say("doctorFailedJobs", { count }) }
}

const failedJobs = `SELECT kind FROM jobs WHERE state = 'failed' AND NOT EXISTS (
  SELECT 1 FROM jobs AS later
  WHERE later.kind = jobs.kind AND later.subject_id = jobs.subject_id AND later.id > jobs.id)`

function failedMail(sqlite: Database): number {
  const { count } = sqlite.query("SELECT count(*) AS count FROM outbox WHERE state = 'failed'").get() as {
    count: number
  }
  return count
}

/** An older database keeps none. */
function waits(sqlite: Database): Finding {
  if (!sqlite.query("SELECT 1 FROM sqlite_schema WHERE name = 'stalls'").get()) return good("doctorNoWaits")
  const since = `SELECT * FROM stalls WHERE day > date('now', '-7 days') ORDER BY longest DESC LIMIT 1`
  const longest = sqlite.query(since).get() as { day: Day; longest: number; during: string } | null
  if (!longest) return good("doctorNoWaits")
  const { day, longest: ms, during } = longest
  const values = { ms, day: formatDay(day), during: during || "-" }
  if (ms <= longestHold) return good("doctorWaits", values)
  return { state: "note", text: say("doctorLongWaits", values) }
}

/** Compares what is found with what it was made of; before the first start with it there is nothing. */
function search(sqlite: Database): Finding {
  if (!sqlite.query("SELECT 1 FROM sqlite_schema WHERE name = 'derived_search_sources'").get())
    return good("doctorNoSearch")
  const made = sqlite.query("SELECT kind, rows FROM derived_search_sources").all() as Record<string, string>[]
  const count = made.reduce((sum, { kind, rows }) => {
    const [is, ought] = [
      `SELECT subject, title, subtitle, words, phone, cents, state FROM derived_search WHERE kind = '${kind}'`,
      `SELECT id, title, subtitle, words, phone, cents, state FROM (${rows})`,
    ]
    const differing = `SELECT count(*) AS count FROM (SELECT subject FROM (${is} EXCEPT ${ought})
      UNION SELECT id FROM (${ought} EXCEPT ${is}))`
    return sum + (sqlite.query(differing).get() as { count: number }).count
  }, 0)
  return count === 0 ? good("doctorSearch") : wrong("doctorStaleSearch", { count })
}

/** Every file by its hash: it may be large, so it is read piece by piece. */
function files(sqlite: Database, folder: string): Finding {
  const rows = sqlite.query("SELECT DISTINCT hash FROM files").all() as { hash: string }[]
  const found = rows.map(({ hash }) => ({ hash, is: sha256Of(blobPath(folder, hash)) }))
  const missing = found.filter(({ is }) => is === undefined).length
  const damaged = found.filter(({ hash, is }) => is !== undefined && is !== hash).length
  if (missing + damaged > 0) return wrong("doctorLostFiles", { missing, damaged, count: rows.length })
  return good("doctorFiles", { count: rows.length })
}

function space(folder: string): Finding {
  const free = freeBytes(folder)
  const values = { gigabytes: (free / 1e9).toFixed(1).replace(".", ",") }
  return free > littleSpace ? good("doctorSpace", values) : wrong("doctorLittleSpace", values)
}

function sqliteVersion(): string {
  const memory = new Database(":memory:")
  const { version } = memory.query("SELECT sqlite_version() AS version").get() as { version: string }
  memory.close()
  return version
}

type Sentence = keyof typeof commands
const good = (key: Sentence, values: Record<string, string | number> = {}): Finding => ({
  state: "good",
  text: say(key, values),
})
const wrong = (key: Sentence, values: Record<string, string | number> = {}): Finding => ({
  state: "wrong",
  text: say(key, values),
})
