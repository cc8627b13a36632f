import { afterEach, beforeEach, expect, test } from "bun:test"
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { dropBallast, isDiskFull, layBallast, requireRoom, watchSpace } from "./space.ts"

let folder: string
let unwatch: () => void
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waterpas-space-"))
  unwatch = watchSpace(folder)
  layBallast()
})
afterEach(() => {
  unwatch()
  rmSync(folder, { recursive: true })
})

const ballast = () => join(folder, "ballast")

test("16 MB of ballast is laid once, and again after it was given up", () => {
  expect(statSync(ballast()).size).toBe(16 * 1024 * 1024)
  const { mtimeMs } = statSync(ballast())
  layBallast()
  expect(statSync(ballast()).mtimeMs).toBe(mtimeMs)
  dropBallast()
  expect(existsSync(ballast())).toBe(false)
  layBallast()
  expect(existsSync(ballast())).toBe(true)
})

test("the ballast really takes room: it is not a hole in the disk", () => {
  expect(statSync(ballast()).blocks * 512).toBeGreaterThanOrEqual(16 * 1024 * 1024)
})

test.each(["ENOSPC", "EDQUOT", "SQLITE_FULL"])("%s is a full disk", (code) => {
  expect(isDiskFull(Object.assign(new Error("no room"), { code }))).toBe(true)
})

test.each([
  ["another fault", new Error("fell")],
  ["a busy database", { code: "SQLITE_BUSY" }],
  ["nothing", null],
  ["a word", "ENOSPC"],
])("%s is not a full disk", (_, error) => {
  expect(isDiskFull(error)).toBe(false)
})

test("a disk with room takes photos, and so does a folder nobody watches", () => {
  requireRoom()
  unwatch()
  requireRoom()
})
