import { Database } from "bun:sqlite"
import { afterEach, beforeEach, expect } from "bun:test"
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { rowCounts } from "#db/migrate.ts"
import { blobPath, openBlobs } from "../files/blobs.ts"
import { createFileStore } from "../files/store.ts"
import { databasePath, filesPath, openFolder } from "../folder.ts"
import { systemClock } from "../shared/clock.ts"
import { saveBackup } from "./save.ts"

/** What each test has of its own; a company is in `folder`. */
export let top: string
export let folder: string
export let archive: string
export let target: string
export let opened: ReturnType<typeof openFolder>
export let hashes: { sent: string; shared: string; unsent: string }

/** Called at the top of a file: the files share one process, and hooks belong to the file that sets them. */
export function eachInACompany() {
  beforeEach(async () => {
    top = mkdtempSync(join(tmpdir(), "waterpas-backup-"))
    folder = join(top, "data")
    archive = join(top, "backup.tar")
    target = join(top, "restored")
    opened = openFolder(folder)
    hashes = await givenCompany()
  })
  afterEach(() => {
    opened.close()
    rmSync(top, { recursive: true })
  })
}

/** A company with a setting, 200 requests, a project and its file, two photos that were sent (one twice) and one that was not. */
async function givenCompany() {
  const { db } = opened
  const files = createFileStore({ db, clock: systemClock, blobs: openBlobs(filesPath(folder)) })
  const bytes = (text: string) => new TextEncoder().encode(text)
  const sent = await files.add(bytes("a photo".repeat(1000)), "image/jpeg")
  const shared = await files.add(bytes("a photo sent twice"), "image/jpeg")
  const again = await files.add(bytes("a photo sent twice"), "image/jpeg")
  const unsent = await files.add(bytes("a photo that nobody sent"), "image/jpeg")
  files.keep([sent, shared, again])
  db.$client.run("INSERT INTO settings VALUES ('companyName', '\"De Kade\"')")
  for (let i = 1; i <= 200; i++)
    db.$client.run("INSERT INTO replays VALUES ('live-offerte', ?, 'hash', '{}', '2026-11-21')", [`key ${i}`])
  const at = "2026-11-21T11:00:00.000Z"
  for (const [table, row] of Object.entries({
    customers: { id: 1, name: "Jan Maas", created_at: at },
    projects: { id: 1, name: "Dakkapel", customer_id: 1, created_at: at, estimated_cents: 1_250_000 },
    project_files: { project_id: 1, file_id: sent, name: "Gevel.jpg", kind: "photo", created_at: at },
    costs: {
      ...{ project_id: 1, category: "hours", cents: -5, quantity: 7.5, day: "2026-11-20" },
      ...{ description: "Zagen", source_kind: "hand", source_id: "1", created_at: at },
    },
    outbox: { kind: "test", recipient: "jan@voorbeeld.nl", subject: "Eén", body: "🏠\n", created_at: at },
    messages: { name: "Jan", email: "jan@voorbeeld.nl", subject: "Dak", message: "Lek", created_at: at },
  }))
    db.$client.run(
      `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row)
        .map(() => "?")
        .join()})`,
      Object.values(row),
    )
  const hashOf = (id: string) =>
    (db.$client.query("SELECT hash FROM files WHERE id = ?").get(id) as { hash: string }).hash
  return { sent: hashOf(sent), shared: hashOf(shared), unsent: hashOf(unsent) }
}

export const save = () =>
  saveBackup(folder, archive, { version: "1.2.3", createdAt: "2026-11-21T11:00:00.000Z" })
export const blob = (hash: string, of = folder) => blobPath(filesPath(of), hash)

/** Every row of every table, in order. */
export function contents(of: string) {
  const sqlite = new Database(databasePath(of), { readonly: true })
  const all = [...rowCounts(sqlite).keys()]
    .sort()
    .map((table) => [table, sqlite.query(`SELECT * FROM "${table}"`).all()])
  sqlite.close()
  return all
}
export const leftovers = () => readdirSync(top).filter((name) => name.includes(".part"))

export function expectNothingRestored() {
  expect(existsSync(target)).toBe(false)
  expect(leftovers()).toEqual([])
}

/** For what a test does to the files themselves. */
export function closeFolder() {
  opened.close()
  opened = { ...opened, close: () => undefined }
}
