import { afterAll, expect, test } from "bun:test"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openDb } from "#db/open.ts"
import { givenApp } from "../testing.ts"
import { plainly, refusalOf } from "./refusal.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-refusal-"))
afterAll(() => rmSync(folder, { recursive: true }))

async function thrown(act: () => unknown): Promise<unknown> {
  try {
    await act()
  } catch (error) {
    return error
  }
  throw new Error("nothing was refused")
}

test.each([
  ["a full disk", () => writeFileSync("/dev/full", "x"), "De schijf is vol. Maak ruimte"],
  ["a database without room", () => fill(), "De schijf is vol. Maak ruimte"],
  ["a database that is only to be read", () => writeReadOnly(), "In /data kan niets worden geschreven"],
  ["a folder that is not there", () => mkdirSync(join(folder, "none", "x")), "none/x bestaat niet"],
  [
    "a file where a folder should be",
    () => mkdirSync("/dev/null/x"),
    "/dev/null/x bestaat niet, of is geen map",
  ],
])("%s is told in Dutch, with what to do", async (_, act, sentence) => {
  const error = await thrown(act)
  expect(refusalOf(error, "/data")).toContain(sentence)
  expect(refusalOf(error, "/data")).not.toMatch(/E[A-Z]{4,}|disk|read-only/)
})

function fill() {
  const { $client } = openDb(join(folder, "small.db"))
  $client.run("CREATE TABLE notes (text TEXT) STRICT")
  $client.run("PRAGMA max_page_count = 2")
  $client.run("INSERT INTO notes VALUES (hex(zeroblob(10000)))")
}

function writeReadOnly() {
  const { $client } = openDb(join(folder, "read.db"))
  $client.run("PRAGMA query_only = ON")
  $client.run("PRAGMA user_version = 5")
}

// Only an owner or a disk that isn't ours gives these.
test.each([
  ["EROFS", "alleen te lezen"],
  ["EACCES", "mag niet schrijven in /elsewhere"],
  ["EPERM", "Geef hem rechten"],
])("%s names the place", (code, sentence) => {
  expect(refusalOf(Object.assign(new Error("no"), { code, path: "/elsewhere" }), "/data")).toContain(sentence)
})

test("a database that can't be opened is the folder's, or damage after all", () => {
  const error = Object.assign(new Error("unable to open database file"), { code: "SQLITE_CANTOPEN" })
  expect(refusalOf(error, join(folder, "none"))).toContain("none bestaat niet")
  expect(refusalOf(error, folder)).toBeUndefined()
})

test("what is no refusal stays what it was", () => {
  const error = new Error("fell")
  expect([refusalOf(error, folder), plainly(error, folder)]).toEqual([undefined, error])
})

test("a password that can't be written is such a refusal", async () => {
  const app = await givenApp()
  app.db.$client.run("PRAGMA query_only = ON")
  const error = await thrown(() => app.services.access.setPassword("kantoor", "duin-en-dijk-9"))
  expect(plainly(error, "/data")).toMatchObject({
    message: expect.stringContaining("In /data kan niets worden geschreven"),
  })
  app.db.$client.run("PRAGMA query_only = OFF")
  await app.close()
})
