import { expect, test } from "bun:test"
import type { DomainError } from "../shared/errors.ts"
import { evenPng, paddedTo, progressiveJpeg } from "./hostile.testing.ts"
import { headerOf } from "./picture.ts"
import { samplePhoto } from "./sample.ts"

const megabytesOf = async (bytes: Uint8Array) => (await headerOf(bytes)).megabytes
const drawn = (width: number, height: number) => new Bun.Image(evenPng(width, height), { maxPixels: 60e6 })

test("a large photo of a phone takes no more than a small one, as it is decoded smaller", async () => {
  expect(await megabytesOf(await drawn(4000, 3000).jpeg().bytes())).toBe(80)
  expect(await megabytesOf(await drawn(8160, 6120).jpeg().bytes())).toBe(80)
  expect(await megabytesOf(await new Bun.Image(samplePhoto()).jpeg().bytes())).toBe(36)
})

test("what is decoded whole takes five bytes a pixel", async () => {
  expect(await megabytesOf(evenPng(6300, 6300))).toBe(229)
  expect(await megabytesOf(paddedTo(await drawn(4000, 3000).webp({ lossless: true }).bytes(), 20_000))).toBe(
    114,
  )
})

test("a JPEG in steps takes two bytes for each of its samples as well", async () => {
  expect(await megabytesOf(progressiveJpeg(6000, 4000))).toBe(224)
  expect(await megabytesOf(await drawn(6000, 4000).jpeg({ progressive: true }).bytes())).toBe(152)
})

test.each([
  ["marks without contents", [0xff, 0x01, 0xff, 0xd0, 0xff, 0xff, 0xff, 0x01]],
  ["bytes that a decoder skips", [0xff, 0xfe, 0x00, 0x02, 0x00, 0x00]],
  ["a comment that holds a frame of another kind", [0xff, 0xfe, 0x00, 0x06, 0xff, 0xc0, 0x00, 0x0b]],
])("%s before its frame don't hide that", async (_, hidden) => {
  const jpeg = progressiveJpeg(6000, 4000)
  const hiding = Buffer.concat([jpeg.subarray(0, 2), Buffer.from(hidden), jpeg.subarray(2)])
  expect(await megabytesOf(hiding)).toBeGreaterThanOrEqual(224)
})

test("a JPEG that says it has no components is refused or the worst", async () => {
  const jpeg = progressiveJpeg(6000, 4000)
  jpeg[jpeg.indexOf(0xc2) + 8] = 0
  const code = await megabytesOf(jpeg).catch((error: DomainError) => error.code)
  expect(code).not.toBeNumber()
})
