import { expect, test } from "bun:test"
import { deflateSync, inflateSync } from "node:zlib"
import { cleanLogo } from "./logo.ts"
import { samplePhoto } from "./sample.ts"

const visitor = { address: "a" }

function chunk(type: string, body: Uint8Array | string) {
  const bytes = Buffer.from(body)
  const named = Buffer.concat([Buffer.from(type, "latin1"), bytes])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(bytes.length)
  frame.writeUInt32BE(Bun.hash.crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** Four pixels: two of teal, two of nothing at all. */
function seeThrough(...extra: Buffer[]) {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0])
  const row = [0, 11, 81, 105, 255, 0, 0, 0, 0]
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...extra,
    chunk("IDAT", deflateSync(Buffer.from([...row, ...row]))),
    chunk("IEND", ""),
  ])
}

/** Whether the last pixel of the first row is see-through; PNG's filter 0 or 1 keeps a zero after undoing. */
function alphaOf(png: Uint8Array) {
  const bytes = Buffer.from(png)
  const at = bytes.indexOf("IDAT")
  const [filter, ...row] = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)))
  const left = filter === 1 || filter === 4 ? row[3]! : 0
  return (row[7]! + left) % 256
}

const metadata = (bytes: Uint8Array) => new Bun.Image(bytes).metadata()

test("what is see-through in a logo stays so, and it is no larger than it was", async () => {
  const logo = await cleanLogo(seeThrough(), visitor)
  expect(logo.mediaType).toBe("image/png")
  expect(await metadata(logo.bytes)).toEqual({ width: 2, height: 2, format: "png" })
  expect(alphaOf(logo.bytes)).toBe(0)
})

test("a large logo is at most 1200 px; a WebP becomes a PNG, a JPEG stays a JPEG", async () => {
  const webp = await new Bun.Image(samplePhoto({ width: 2400, height: 600 })).webp().bytes()
  const logo = await cleanLogo(webp, visitor)
  expect(logo.mediaType).toBe("image/png")
  expect(await metadata(logo.bytes)).toEqual({ width: 1200, height: 300, format: "png" })
  const jpeg = await new Bun.Image(samplePhoto({ width: 300, height: 200 })).jpeg().bytes()
  expect((await cleanLogo(jpeg, visitor)).mediaType).toBe("image/jpeg")
})

test("what hides in a logo is gone", async () => {
  const payload = "<script>alert(1)</script>"
  const profile = Buffer.concat([Buffer.from("ICC\0\0"), deflateSync(Buffer.from(payload.repeat(20)))])
  const bytes = Buffer.concat([
    seeThrough(chunk("tEXt", `Comment\0${payload}`), chunk("iCCP", profile)),
    Buffer.from(payload),
  ])
  const clean = Buffer.from((await cleanLogo(bytes, visitor)).bytes)
  for (const hidden of ["script", "tEXt", "iCCP"]) expect(clean.includes(hidden)).toBe(false)
})

test.each([
  ["a drawing that may hold scripts", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["a text", Buffer.from("logo")],
])("%s is refused", async (_, bytes) => {
  expect(cleanLogo(bytes, visitor)).rejects.toMatchObject({ code: "files.notAPicture" })
})
