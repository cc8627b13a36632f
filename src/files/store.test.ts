import { afterEach, beforeEach, expect, test } from "bun:test"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate } from "#db/migrate.ts"
import { openDb } from "#db/open.ts"
import { type TestClock, testClock } from "../testing.ts"
import { openBlobs } from "./blobs.ts"
import { createFileStore, type FileStore } from "./store.ts"

const hours = 3600
let folder: string
let clock: TestClock
let files: FileStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waterpas-store-"))
  const db = openDb(":memory:")
  migrate(db)
  // The age of a blob is what the disk says, so this clock starts now.
  clock = testClock(new Date())
  files = createFileStore({ db, clock, blobs: openBlobs(folder) })
})
afterEach(() => rmSync(folder, { recursive: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const text = async (id: string) => files.read(id)?.blob.text()
const blobCount = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

test("a file is read by its name, with what it is and how long", async () => {
  const id = await files.add(bytes("a letter"), "text/plain")
  expect(files.read(id)).toMatchObject({ mediaType: "text/plain", bytes: 8 })
  expect(await text(id)).toBe("a letter")
})

test("a name can't be guessed: 128 bits, another for the same bytes", async () => {
  const first = await files.add(bytes("a letter"), "text/plain")
  const second = await files.add(bytes("a letter"), "text/plain")
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
  expect(files.read("0".repeat(32))).toBeUndefined()
})

test("a shared file outlives the one that it was shared from", async () => {
  const first = await files.add(bytes("a picture"), "image/jpeg")
  const shared = files.share(first)
  expect(shared).not.toBe(first)
  clock.pass(25 * hours)
  await files.sweep()
  expect(files.read(first)).toBeUndefined()
  expect(files.read(shared)).toMatchObject({ mediaType: "image/jpeg", bytes: 9 })
  expect(await text(shared)).toBe("a picture")
})

test("what nobody kept is gone after a day, what was kept stays", async () => {
  const lost = await files.add(bytes("lost"), "text/plain")
  const kept = await files.add(bytes("kept"), "text/plain")
  files.keep([kept])
  clock.pass(23 * hours)
  await files.sweep()
  expect(files.read(lost)).toBeDefined()
  clock.pass(2 * hours)
  await files.sweep()
  expect(files.read(lost)).toBeUndefined()
  expect(await text(kept)).toBe("kept")
  expect(blobCount()).toBe(1)
})

test("bytes that another file shares stay when one of the two goes", async () => {
  const lost = await files.add(bytes("the same photo"), "text/plain")
  const kept = await files.add(bytes("the same photo"), "text/plain")
  files.keep([kept])
  clock.pass(25 * hours)
  await files.sweep()
  expect(files.read(lost)).toBeUndefined()
  expect(await text(kept)).toBe("the same photo")
})

test("bytes uploaded again after a day still belong to the new file", async () => {
  await files.add(bytes("the same photo"), "text/plain")
  clock.pass(25 * hours)
  const again = await files.add(bytes("the same photo"), "text/plain")
  await files.sweep()
  expect(await text(again)).toBe("the same photo")
})

test("only files that exist and wait are unkept", async () => {
  const waiting = await files.add(bytes("waiting"), "text/plain")
  const kept = await files.add(bytes("kept"), "text/plain")
  files.keep([kept])
  expect(files.unkept([waiting, kept, "nothing"])).toEqual([waiting])
  expect(files.unkept([])).toEqual([])
})

test("a file whose bytes are gone is a refusal with a sentence, and the next look counts it", async () => {
  const [there, gone] = [
    await files.add(bytes("a letter"), "text/plain"),
    await files.add(bytes("a photo"), "image/jpeg"),
  ]
  files.keep([there, gone])
  await files.look()
  expect(files.lost()).toEqual({ missing: 0, of: 2, since: null })
  rmSync(files.read(gone)!.path)
  expect(() => files.read(gone)).toThrow(expect.objectContaining({ code: "files.missing", status: 404 }))
  expect([files.isWhole(gone), files.isWhole(there), files.isWhole("")]).toEqual([false, true, false])
  await files.look()
  expect(files.lost()).toEqual({ missing: 1, of: 2, since: clock().toISOString() })
})

test("since when files are missing is kept until they are back", async () => {
  const id = await files.add(bytes("a photo"), "image/jpeg")
  files.keep([id])
  rmSync(files.read(id)!.path)
  const since = clock().toISOString()
  await files.look()
  clock.pass(hours)
  await files.look()
  expect(files.lost()).toMatchObject({ missing: 1, since })
  await files.add(bytes("a photo"), "image/jpeg")
  await files.look()
  expect(files.lost()).toMatchObject({ missing: 0, since: null })
})
