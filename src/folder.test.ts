import { Database } from "bun:sqlite"
import { afterEach, beforeEach, expect, spyOn, test } from "bun:test"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { databasePath, filesPath, openBeside, openFolder } from "./folder.ts"

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "waterpas-folder-")), "data")
})
afterEach(() => rmSync(join(folder, ".."), { recursive: true }))

/** A folder in which a server ran and stopped. */
function givenFolder() {
  const { db, close } = openFolder(folder)
  db.$client.run("INSERT INTO settings VALUES ('companyName', '\"De Kade\"')")
  close()
}

test("a new folder is made, for this user alone", () => {
  givenFolder()
  expect((statSync(folder).mode & 0o777).toString(8)).toBe("700")
  expect(existsSync(databasePath(folder))).toBe(true)
})

test("what was stored is there at the next start", () => {
  givenFolder()
  const { db, close } = openFolder(folder)
  expect(db.$client.query("SELECT key FROM settings").all()).toEqual([{ key: "companyName" }])
  close()
})

test("a folder in use is refused, and free once it is closed", () => {
  const first = openFolder(folder)
  expect(() => openFolder(folder)).toThrow("is in gebruik")
  first.close()
  openFolder(folder).close()
})

test("a start that fails lets go of the folder", () => {
  givenFolder()
  const sound = readFileSync(databasePath(folder))
  writeFileSync(databasePath(folder), "not a database".repeat(1000))
  expect(() => openFolder(folder)).toThrow()
  writeFileSync(databasePath(folder), sound)
  openFolder(folder).close()
})

test.each([
  ["a page that is damaged", () => damage(databasePath(folder)), "niet te openen"],
  ["a version this program does not know", () => setVersion(99), "heeft versie 99"],
  ["files without their database", () => loseDatabase(), "waterpas.db ontbreekt"],
  ["files beside an empty database", () => loseDatabase(""), "waterpas.db ontbreekt"],
])("%s stops the start, and nothing is made anew", (_, spoil, message) => {
  givenFolder()
  spoil()
  const before = existsSync(databasePath(folder)) ? readFileSync(databasePath(folder)) : undefined
  expect(() => openFolder(folder)).toThrow(message)
  const after = existsSync(databasePath(folder)) ? readFileSync(databasePath(folder)) : undefined
  expect(after).toEqual(before)
})

function damage(path: string) {
  const bytes = readFileSync(path)
  bytes.fill(0xff, 4096 * 3, 4096 * 4)
  writeFileSync(path, bytes)
}

function setVersion(version: number) {
  const { db, close } = openFolder(folder)
  db.$client.run(`PRAGMA user_version = ${version}`)
  close()
}

function loseDatabase(instead?: string) {
  mkdirSync(join(filesPath(folder), "ab"), { recursive: true })
  rmSync(databasePath(folder))
  if (instead !== undefined) writeFileSync(databasePath(folder), instead)
}

test("a path that is no folder is refused", () => {
  writeFileSync(folder, "")
  expect(() => openFolder(folder)).toThrow("is geen map")
})

/** A disk without room for anything, as long as `ballast` lies there. */
function givenFullDisk() {
  const { run } = Database.prototype
  return spyOn(Database.prototype, "run").mockImplementation(function (this: Database, ...args) {
    if (existsSync(join(folder, "ballast")))
      throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" })
    return run.apply(this, args)
  })
}

test("a start on a full disk takes the room that was kept for it", () => {
  givenFolder()
  writeFileSync(join(folder, "ballast"), "")
  const full = givenFullDisk()
  openFolder(folder).close()
  expect(readdirSync(folder)).not.toContain("ballast")
  full.mockRestore()
})

test("a stop on a full disk ends in order, and keeps what was saved", () => {
  const { db, close } = openFolder(folder)
  db.$client.run("INSERT INTO settings VALUES ('companyName', '\"De Kade\"')")
  const full = spyOn(Database.prototype, "run").mockImplementation(() => {
    throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" })
  })
  close()
  full.mockRestore()
  const again = openFolder(folder)
  expect(again.db.$client.query("SELECT key FROM settings").all()).toEqual([{ key: "companyName" }])
  again.close()
})

test("a full disk is not called damage", () => {
  givenFolder()
  const full = spyOn(Database.prototype, "run").mockImplementation(() => {
    throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" })
  })
  for (const open of [openFolder, openBeside])
    expect(() => open(folder)).toThrow("De schijf is vol. Maak ruimte")
  full.mockRestore()
  openFolder(folder).close()
})

test("what a copy cut off half-way left is cleared, a backup that is being made is not", () => {
  givenFolder()
  writeFileSync(join(folder, "waterpas-voor-versie-2.db.part"), "half")
  mkdirSync(join(folder, "nightly.db.part"))
  openFolder(folder).close()
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual(["nightly.db.part"])
})

test("one small change can be made beside a server at work", () => {
  const server = openFolder(folder)
  const beside = openBeside(folder)
  beside.db.$client.run("INSERT INTO settings VALUES ('phone', '\"0111\"')")
  beside.close()
  expect(server.db.$client.query("SELECT key FROM settings").all()).toEqual([{ key: "phone" }])
  server.close()
})

test("nothing is changed in a folder of another version, nor made where there is none", () => {
  expect(() => openBeside(folder)).toThrow("nog geen database")
  expect(existsSync(folder)).toBe(false)
  givenFolder()
  setVersion(99)
  expect(() => openBeside(folder)).toThrow("versie 99")
})
