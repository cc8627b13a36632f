import { Database } from "bun:sqlite"
import { afterEach, beforeEach, expect, spyOn, test } from "bun:test"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { composeServer } from "./app/modules.ts"
import { createPlatform } from "./app/platform.ts"
import { examine } from "./doctor.ts"
import { blobPath, openBlobs } from "./files/blobs.ts"
import { createFileStore } from "./files/store.ts"
import { databasePath, filesPath, openFolder, restorePath } from "./folder.ts"
import { systemClock } from "./shared/clock.ts"

let dataDir: string
let opened: ReturnType<typeof openFolder>
let hash: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "waterpas-doctor-"))
  opened = openFolder(dataDir)
  const blobs = openBlobs(filesPath(dataDir))
  await createFileStore({ db: opened.db, clock: systemClock, blobs }).add(
    Buffer.from("a photo"),
    "image/jpeg",
  )
  hash = (opened.db.$client.query("SELECT hash FROM files").get() as { hash: string }).hash
})
afterEach(() => {
  opened.close()
  rmSync(dataDir, { recursive: true })
})

const publicUrl = new URL("https://bouwbedrijf.nl")
const smtpUrl = new URL("smtps://kantoor:geheim-woord@mail.bouwbedrijf.nl")
const findings = (state: "good" | "note" | "wrong") =>
  examine({ dataDir, publicUrl, smtpUrl, port: 3000, host: "127.0.0.1" })
    .filter((finding) => finding.state === state)
    .map(({ text }) => text)

test("a healthy folder with a server in it gives nothing to tell", () => {
  expect([findings("note"), findings("wrong")]).toEqual([[], []])
})

test.each([
  [
    "a file that is gone",
    () => rmSync(blobPath(filesPath(dataDir), hash)),
    "ontbreken er 1 en zijn er 0 beschadigd",
  ],
  [
    "a file that changed",
    () => writeFileSync(blobPath(filesPath(dataDir), hash), "x"),
    "ontbreken er 0 en zijn er 1 beschadigd",
  ],
  ["a restore that was cut off", () => mkdirSync(restorePath(dataDir)), "niet afgemaakt"],
  ["a row without its parent", () => orphan(), "1 verwijzingen"],
  ["an index that fell behind", () => fallBehind(), "Zoeken loopt achter (1)"],
  ["a database of a newer program", () => opened.db.$client.run("PRAGMA user_version = 99"), "versie 99"],
])("%s is found", (_, spoil, text) => {
  spoil()
  expect(findings("wrong")).toEqual([expect.stringContaining(text)])
})

/** A trigger that was lost: the next start sees that, the running server does not. */
function fallBehind() {
  const { db } = opened
  composeServer(createPlatform({ db, dataDir }))
  db.$client.run("DROP TRIGGER derived_search_of_customer_customers_added")
  db.$client.run("INSERT INTO customers (name, created_at) VALUES ('Hoogerhuis', '2026-11-20')")
}

function orphan() {
  opened.db.$client.run("PRAGMA foreign_keys = OFF")
  opened.db.$client.run("INSERT INTO sessions VALUES ('x', 99, '', '')")
}

test("a damaged page is found", () => {
  opened.close()
  const bytes = readFileSync(databasePath(dataDir))
  bytes.fill(0xff, 4096 * 3, 4096 * 4)
  writeFileSync(databasePath(dataDir), bytes)
  expect(findings("wrong")).toEqual([expect.stringContaining("beschadigd")])
  writeFileSync(databasePath(dataDir), "")
  opened = { ...opened, close: () => undefined }
})

test("a database that the disk keeps from us is not called damaged", () => {
  const { query } = Database.prototype
  const kept = spyOn(Database.prototype, "query").mockImplementation(function (this: Database, sql: string) {
    if (sql.includes("quick_check"))
      throw Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR_SHMSIZE" })
    return query.call(this, sql) as never
  })
  try {
    expect(findings("wrong")).toEqual([expect.stringContaining("nu niet te lezen: De schijf is vol")])
  } finally {
    kept.mockRestore()
  }
})

const addJob = (kind: string, subject: string, state: string) =>
  opened.db.$client.run(
    "INSERT INTO jobs (kind, subject_id, state, run_after, created_at) VALUES (?, ?, ?, '', '')",
    [kind, subject, state],
  )

test("work that failed is told, but is not wrong, until it was done again", () => {
  addJob("quotation.documents", "1", "failed")
  expect(findings("note")).toEqual([expect.stringContaining("Mislukt werk: 1")])
  expect(findings("wrong")).toEqual([])
  addJob("quotation.documents", "1", "done")
  expect(findings("note")).toEqual([])
})

test("mail that failed is told until it was cancelled", () => {
  opened.db.$client.run(
    "INSERT INTO outbox (id, kind, recipient, subject, body, state, created_at) VALUES (7, '', '', '', '', 'failed', '')",
  )
  addJob("mail.send", "7", "failed")
  expect(findings("note")).toEqual([expect.stringContaining("Mislukt werk: 1")])
  opened.db.$client.run("UPDATE outbox SET state = 'cancelled'")
  expect(findings("note")).toEqual([])
})

test("what is not set up is told; of the mail server only its name", () => {
  expect(examine({ dataDir, port: 3000, host: "127.0.0.1" })).toEqual(
    expect.arrayContaining([
      { state: "note", text: expect.stringContaining("PUBLIC_URL is niet ingesteld") },
      { state: "note", text: expect.stringContaining("SMTP_URL is niet ingesteld") },
    ]),
  )
  expect(findings("good")).toContain("E-mail gaat via mail.bouwbedrijf.nl.")
  expect(findings("good").join()).not.toContain("geheim-woord")
})

test("a database that waits to be brought up to date is looked over as well", () => {
  const { $client } = opened.db
  for (const table of ["outbox", "messages"]) $client.run(`DROP TABLE ${table}`)
  $client.run("PRAGMA user_version = 1")
  addJob("quotation.documents", "1", "failed")
  expect(findings("wrong")).toEqual([])
  expect(findings("note")).toEqual([
    expect.stringContaining("De database heeft versie 1"),
    expect.stringContaining("Mislukt werk: 1"),
  ])
})

test("a folder without a database is said to have none, and stays so", () => {
  const empty = mkdtempSync(join(tmpdir(), "waterpas-doctor-empty-"))
  const found = examine({ dataDir: empty, port: 3000, host: "127.0.0.1" })
  expect(found.at(-1)).toEqual({ state: "wrong", text: `In ${empty} staat nog geen database.` })
  rmSync(empty, { recursive: true })
})

test("the longest wait of a week is told, and noted when it was too long", () => {
  const since = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const waited = (days: number, longest: number) =>
    opened.db.$client.run("INSERT INTO stalls VALUES (?, 0, ?, 'GET /api/projects')", [since(days), longest])
  waited(9, 700)
  waited(2, 48)
  expect(findings("good").join()).toContain("Langste wachttijd van de server in 7 dagen: 48 ms")
  expect(findings("note")).toEqual([])
  waited(1, 340)
  expect(findings("note")).toEqual([
    expect.stringContaining("wachtte iedereen 340 ms op de server, tijdens: GET /api/projects"),
  ])
})
