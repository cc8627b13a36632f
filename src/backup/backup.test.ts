import { Database } from "bun:sqlite"
import { afterEach, beforeEach, describe, expect, test } from "bun:test"
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { lockFolder } from "#db/lock.ts"
import { rowCounts } from "#db/migrate.ts"
import { blobPath, openBlobs } from "../files/blobs.ts"
import { createFileStore } from "../files/store.ts"
import { databasePath, filesPath, openBeside, openFolder, restorePath } from "../folder.ts"
import { systemClock } from "../shared/clock.ts"
import { restoreBackup } from "./restore.ts"
import { saveBackup } from "./save.ts"
import { createTar, readTar } from "./tar.ts"

let top: string
let folder: string
let archive: string
let target: string
let opened: ReturnType<typeof openFolder>
let hashes: { sent: string; shared: string; unsent: string }
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

const save = () => saveBackup(folder, archive, { version: "1.2.3", createdAt: "2026-11-21T11:00:00.000Z" })
const blob = (hash: string, of = folder) => blobPath(filesPath(of), hash)

/** Every row of every table, in order. */
function contents(of: string) {
  const sqlite = new Database(databasePath(of), { readonly: true })
  const all = [...rowCounts(sqlite).keys()]
    .sort()
    .map((table) => [table, sqlite.query(`SELECT * FROM "${table}"`).all()])
  sqlite.close()
  return all
}
const leftovers = () => readdirSync(top).filter((name) => name.includes(".part"))

function expectNothingRestored() {
  expect(existsSync(target)).toBe(false)
  expect(leftovers()).toEqual([])
}

test("a backup made while the server works comes back row for row and file for file", () => {
  const manifest = save()
  expect(manifest.rows).toMatchObject({ settings: 1, replays: 200, files: 4 })
  restoreBackup(archive, target)
  expect(contents(target)).toEqual(contents(folder))
  for (const hash of Object.values(hashes))
    expect(readFileSync(blob(hash, target))).toEqual(readFileSync(blob(hash)))
  const restored = openFolder(target)
  expect(restored.db.$client.query("SELECT value FROM settings").all()).toEqual([{ value: '"De Kade"' }])
  restored.close()
})

test("a backup holds what was committed when it began, not what came after", () => {
  save()
  opened.db.$client.run("DELETE FROM replays")
  restoreBackup(archive, target)
  expect(contents(target).find(([table]) => table === "replays")?.[1]).toHaveLength(200)
})

test("an archive opens without us, and names everything in it", async () => {
  const manifest = save()
  const entries = await new Bun.Archive(readFileSync(archive)).files()
  const names = [hashes.sent, hashes.shared, hashes.unsent].map(
    (hash) => `files/${hash.slice(0, 2)}/${hash.slice(2)}`,
  )
  expect([...entries.keys()].sort()).toEqual([...names, "manifest.json", "waterpas.db"].sort())
  expect(JSON.parse((await entries.get("manifest.json")?.text()) ?? "")).toEqual(
    JSON.parse(JSON.stringify(manifest)),
  )
})

test("only the user who made it can read a backup or what was restored from it", () => {
  save()
  restoreBackup(archive, target)
  for (const path of [archive, target, databasePath(target), blob(hashes.sent, target)])
    expect((statSync(path).mode & 0o077).toString(8)).toBe("0")
})

test("a backup replaces an earlier one, and leaves nothing beside it", () => {
  writeFileSync(archive, "an earlier backup")
  mkdirSync(`${archive}.part`)
  writeFileSync(join(`${archive}.part`, "archive"), "what a cut-off backup left")
  save()
  restoreBackup(archive, target)
  expect(leftovers()).toEqual([])
})

test("a backup to a folder that is not there makes none", () => {
  expect(() => saveBackup(folder, join(top, "usb", "x.tar"), { version: "1", createdAt: "" })).toThrow(
    "usb bestaat niet",
  )
  expect(existsSync(join(top, "usb"))).toBe(false)
})

test("of three backups of one file at once each is whole or says that another is at it", async () => {
  const script = `
    import { saveBackup } from ${JSON.stringify(join(import.meta.dir, "save.ts"))}
    await Bun.stdin.text()
    try {
      saveBackup(${JSON.stringify(folder)}, ${JSON.stringify(archive)}, { version: "1", createdAt: "2026-11-21T11:00:00.000Z" })
      console.log("saved")
    } catch (error) {
      console.log(error.message)
    }`
  const three = [1, 2, 3].map(() =>
    Bun.spawn([process.execPath, "-e", script], { stdin: "pipe", stdout: "pipe" }),
  )
  for (const { stdin } of three) stdin.end()
  const said = await Promise.all(three.map(({ stdout }) => new Response(stdout).text()))
  for (const text of said) expect(text.trim()).toMatch(/^(saved|Er wordt al een back-up geschreven in .*)$/)
  expect(said).toContain("saved\n")
  restoreBackup(archive, target)
  expect(contents(target)).toEqual(contents(folder))
  expect(leftovers()).toEqual([])
})

test("a file that another backup is being written to is left to it", () => {
  mkdirSync(`${archive}.part`)
  const unlock = lockFolder(join(`${archive}.part`, "lock"))
  writeFileSync(join(`${archive}.part`, "archive"), "half")
  expect(save).toThrow("Er wordt al een back-up geschreven in")
  expect(readFileSync(join(`${archive}.part`, "archive"), "utf8")).toBe("half")
  unlock()
  save()
})

test("a backup that fails leaves the earlier one alone", () => {
  writeFileSync(archive, "an earlier backup")
  expect(() => saveBackup(join(top, "elsewhere"), archive, { version: "1", createdAt: "" })).toThrow(
    "nog geen database",
  )
  opened.close()
  opened = { ...opened, close: () => undefined }
  const bytes = readFileSync(databasePath(folder))
  bytes.fill(0xff, bytes.length / 2)
  writeFileSync(databasePath(folder), bytes)
  expect(save).toThrow()
  expect(readFileSync(archive, "utf8")).toBe("an earlier backup")
  expect(leftovers()).toEqual([])
})

test("a photo that was never sent and went during the backup is left out with its row", () => {
  rmSync(blob(hashes.unsent))
  expect(save()).toMatchObject({ missing: [], rows: { files: 3 } })
  restoreBackup(archive, target)
})

test.each([
  ["gone", (path: string) => rmSync(path)],
  ["damaged", (path: string) => writeFileSync(path, "something else")],
])("a kept file that is %s is told, and the rest is saved all the same", (_, spoil) => {
  spoil(blob(hashes.sent))
  const manifest = save()
  expect(manifest.missing).toEqual([hashes.sent])
  restoreBackup(archive, target)
  expect(contents(target)).toEqual(contents(folder))
  expect(existsSync(blob(hashes.shared, target))).toBe(true)
  expect(existsSync(blob(hashes.sent, target))).toBe(false)
})

test("a backup that was cut off anywhere restores nothing", () => {
  save()
  const { size } = statSync(archive)
  for (const share of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
    truncateSync(archive, Math.floor(size * share))
    expect(() => restoreBackup(archive, target)).toThrow()
    expectNothingRestored()
    save()
  }
})

test("a backup in which one byte changed restores nothing", () => {
  const manifest = save()
  const whole = readFileSync(archive)
  const payload = [...whole.keys()].filter((at) => at % 1999 === 7 && !inPadding(whole, at))
  expect(payload.length).toBeGreaterThan(50)
  for (const at of payload) {
    const spoilt = Buffer.from(whole)
    spoilt[at] = (spoilt[at] ?? 0) ^ 0x10
    writeFileSync(archive, spoilt)
    expect(() => restoreBackup(archive, target)).toThrow()
    expectNothingRestored()
  }
  expect(manifest.missing).toEqual([])
})

/** Between the end of an entry and the next block of 512 nothing is read, so nothing can be wrong there. */
function inPadding(whole: Buffer, at: number): boolean {
  for (let head = 0; head < whole.length; ) {
    const size = Number.parseInt(whole.toString("latin1", head + 124, head + 135), 8) || 0
    const end = head + 512 + size
    const next = end + ((512 - (size % 512)) % 512)
    if (at < next || size === 0) return at >= end
    head = next
  }
  return true
}

test("a folder that is not empty is left alone, were it only by an old log of the database", () => {
  save()
  mkdirSync(target)
  writeFileSync(join(target, "waterpas.db-wal"), "rows of the future")
  expect(() => restoreBackup(archive, target)).toThrow("is niet leeg")
  expect(readdirSync(target)).toEqual(["waterpas.db-wal"])
})

test("an empty folder will do", () => {
  save()
  mkdirSync(target)
  restoreBackup(archive, target)
  expect(contents(target)).toEqual(contents(folder))
  expect(readdirSync(target).sort()).toEqual(["files", "waterpas.db"])
  expect(leftovers()).toEqual([])
})

test.each([
  ["a link to a folder", () => symlinkSync(givenEmpty("private"), target)],
  ["a folder of a disk of its own", () => mkdirSync(join(target, "lost+found"), { recursive: true })],
])("%s is filled where it is", (_, make) => {
  save()
  make()
  const before = lstatSync(target)
  restoreBackup(archive, target)
  expect(contents(target)).toEqual(contents(folder))
  expect(lstatSync(target).ino).toBe(before.ino)
  expect(lstatSync(target).isSymbolicLink()).toBe(before.isSymbolicLink())
  openFolder(target).close()
})

test("a restore that fails leaves an empty folder as empty as it was", () => {
  writeFileSync(archive, "Geachte heer, ".repeat(1000))
  symlinkSync(givenEmpty("private"), target)
  expect(() => restoreBackup(archive, target)).toThrow("geen back-up")
  expect(readdirSync(target)).toEqual([])
})

function givenEmpty(name: string) {
  mkdirSync(join(top, name))
  return join(top, name)
}

describe("a restore that was cut off", () => {
  /** As a kill leaves it while the archive is unpacked, between the files and the database, and just before its end. */
  const moments: [string, string[]][] = [
    ["at the archive", []],
    ["after the files", ["files"]],
    ["after the database", ["files", "waterpas.db"]],
  ]
  function givenCutOff(moved: string[]) {
    mkdirSync(restorePath(target), { recursive: true })
    writeFileSync(join(restorePath(target), "waterpas.db-wal"), "rows of the future")
    for (const name of moved) {
      if (name === "files") mkdirSync(join(target, "files", "ab"), { recursive: true })
      else writeFileSync(join(target, name), "of another backup")
    }
  }

  test.each(moments)("%s does not start", (_, moved) => {
    givenCutOff(moved)
    expect(() => openFolder(target)).toThrow("niet afgemaakt")
    expect(() => openBeside(target)).toThrow("niet afgemaakt")
    expect(existsSync(join(target, "lock"))).toBe(false)
  })

  test.each(moments)("%s can be done again, and nothing of the first is left", (_, moved) => {
    save()
    givenCutOff(moved)
    restoreBackup(archive, target)
    expect(contents(target)).toEqual(contents(folder))
    expect(readdirSync(target).sort()).toEqual(["files", "waterpas.db"])
    expect(readdirSync(filesPath(target))).not.toContain("ab")
  })

  test("is not done over while another process is at it", () => {
    save()
    mkdirSync(restorePath(target), { recursive: true })
    const unlock = lockFolder(join(restorePath(target), "lock"))
    expect(() => restoreBackup(archive, target)).toThrow("in gebruik")
    unlock()
    restoreBackup(archive, target)
  })

  test("leaves alone a log of a database that was at work there since", () => {
    save()
    givenCutOff(["files", "waterpas.db"])
    writeFileSync(join(target, "waterpas.db-wal"), "rows of today")
    expect(() => restoreBackup(archive, target)).toThrow("is niet leeg")
    expect(readFileSync(join(target, "waterpas.db-wal"), "utf8")).toBe("rows of today")
  })
})

test("a backup of a newer program is refused", () => {
  opened.db.$client.run("PRAGMA user_version = 99")
  save()
  expect(() => restoreBackup(archive, target)).toThrow("versie 99")
  expectNothingRestored()
})

test.each(["../waterpas.db", "files/../../x", "/etc/passwd", "files/ab/short"])(
  "an entry named %s is refused",
  (name) => {
    const tar = createTar(archive)
    tar.addText(name, "x")
    tar.finish()
    expect(() => restoreBackup(archive, target)).toThrow("geen back-up")
    expectNothingRestored()
  },
)

test.each(["files/", "waterpas.db", "manifest.json"])(
  "a backup from which %s was taken restores nothing",
  (taken) => {
    save()
    const entries = [...readTar(archive)].filter(({ name }) => !name.startsWith(taken))
    expect(entries.length).toBeGreaterThan(0)
    rewrite(entries.map(({ name }) => name))
    expect(() => restoreBackup(archive, target)).toThrow("er is niets teruggezet")
    expectNothingRestored()
  },
)

test("a backup whose manifest speaks of other rows restores nothing", () => {
  save()
  rewrite(["waterpas.db", "files/", "manifest.json"], (text) =>
    text.replace('"replays":200', '"replays":201'),
  )
  expect(() => restoreBackup(archive, target)).toThrow("beschadigd (waterpas.db)")
  expectNothingRestored()
})

/** The archive again with only the entries whose names begin so; `change` is done to the manifest. */
function rewrite(names: string[], change = (text: string) => text) {
  const tar = createTar(`${archive}.other`)
  for (const entry of readTar(archive)) {
    if (!names.some((name) => entry.name.startsWith(name))) continue
    if (entry.name === "manifest.json") tar.addText(entry.name, change(entry.text()))
    else {
      entry.writeTo(join(top, "entry"))
      tar.addFile(entry.name, join(top, "entry"))
      rmSync(join(top, "entry"))
    }
  }
  tar.finish()
  renameSync(`${archive}.other`, archive)
}

test("a file that is no archive is refused", () => {
  writeFileSync(archive, "Geachte heer, ".repeat(1000))
  expect(() => restoreBackup(archive, target)).toThrow("geen back-up")
  expectNothingRestored()
})
