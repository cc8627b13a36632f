import { afterEach, beforeEach, expect, test } from "bun:test"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { heldDuring } from "../jobs/eventLoop.testing.ts"
import { longestHold } from "../jobs/eventLoop.ts"
import { type Blobs, openBlobs } from "./blobs.ts"

let folder: string
let blobs: Blobs
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waterpas-blobs-"))
  blobs = openBlobs(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const sha256 = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest("hex")
const everything = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000)
const allOlderThan = (moment: Date) => blobs.prefixes().flatMap((prefix) => blobs.olderThan(moment, prefix))

test("bytes are found again by their SHA-256", async () => {
  const hash = await blobs.put(bytes("a photo"))
  expect(hash).toBe(sha256("a photo"))
  expect(await blobs.get(hash).text()).toBe("a photo")
})

test("the largest file holds nobody up while it is stored", async () => {
  const large = new Uint8Array(128 * 1024 * 1024)
  expect(await heldDuring(() => blobs.put(large))).toBeLessThan(longestHold)
})

test("the same bytes are stored once, also when they come at the same moment", async () => {
  await Promise.all(Array.from({ length: 20 }, () => blobs.put(bytes("a photo"))))
  expect(everything()).toHaveLength(1)
})

test("a removed blob is gone, and removing it again is no fault", async () => {
  const hash = await blobs.put(bytes("a photo"))
  blobs.remove(hash)
  blobs.remove(hash)
  expect(await blobs.get(hash).exists()).toBe(false)
})

test("a write that fails leaves nothing, not even a part", async () => {
  const hash = sha256("a photo")
  const put = blobs.put(bytes("a photo"))
  mkdirSync(join(folder, hash.slice(0, 2), hash.slice(2)), { recursive: true })
  await expect(put).rejects.toThrow()
  expect(everything()).toEqual([])
})

test("only what was written before the moment counts as old", async () => {
  const hash = await blobs.put(bytes("a photo"))
  expect(allOlderThan(new Date(Date.now() - 24 * 3600 * 1000))).toEqual([])
  expect(allOlderThan(tomorrow())).toEqual([hash])
})

test("what a process that was killed half wrote is cleared, and is never a blob", async () => {
  const hash = await blobs.put(bytes("a photo"))
  const part = join(folder, hash.slice(0, 2), `${hash.slice(2)}.cut-off.part`)
  writeFileSync(part, "half a pho")
  expect(allOlderThan(tomorrow())).toEqual([hash])
  expect(existsSync(part)).toBe(false)
})

test("a stray file among the blobs stops nothing", async () => {
  writeFileSync(join(folder, ".DS_Store"), "")
  const hash = await blobs.put(bytes("a photo"))
  expect(allOlderThan(tomorrow())).toEqual([hash])
})
