import { expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isCutOff } from "./cutOff.ts"

const photo = readFileSync(join(import.meta.dir, "../../fixtures/d09.jpg"))
/** A marker, its length and what it holds. */
const segment = (marker: number, held: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (held.length + 2) >> 8, (held.length + 2) & 255]), held])

test("a photo of which the end is missing is cut off, and a whole one is not", () => {
  expect(isCutOff(photo)).toBe(false)
  expect(isCutOff(photo.subarray(0, photo.length / 2))).toBe(true)
  expect(isCutOff(photo.subarray(0, 2))).toBe(true)
})

test("the small picture of a camera ends no photo, and what a camera writes behind it is no end missing", () => {
  const small = segment(0xe1, Buffer.from([0xff, 0xd8, 0xff, 0xd9]))
  const withSmall = Buffer.concat([photo.subarray(0, 2), small, photo.subarray(2)])
  expect(isCutOff(withSmall.subarray(0, withSmall.length / 2))).toBe(true)
  expect(isCutOff(Buffer.concat([withSmall, Buffer.alloc(100, 7)]))).toBe(false)
})

test("what is no JPEG is none that was cut off", () => {
  expect(isCutOff(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]))).toBe(false)
})
