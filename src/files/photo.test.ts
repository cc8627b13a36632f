import { expect, test } from "bun:test"
import { inflateSync } from "node:zlib"
import { DomainError } from "../shared/errors.ts"
import { evenPng, progressiveJpeg } from "./hostile.testing.ts"
import { cleanPhoto } from "./photo.ts"
import { png, samplePhoto } from "./sample.ts"

const visitor = { address: "a" }
const refusal = (bytes: Uint8Array): Promise<string> =>
  cleanPhoto(bytes, visitor).then(
    () => "accepted",
    (error: unknown) => (error instanceof DomainError ? `${error.status} ${error.code}` : String(error)),
  )

const payload = "<script>alert('51.65, 3.92')</script>"
const holds = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text, 0, "latin1")

/** A segment of a JPEG: marker, length, contents. */
function segment(marker: number, ...parts: (string | number[] | Uint8Array)[]) {
  const contents = Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
  )
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(contents.length + 2, 2)
  return Buffer.concat([head, contents])
}

const withSegments = (jpeg: Uint8Array, ...segments: Uint8Array[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** EXIF as a phone writes it: the turn of the camera and a pointer to where the photo was taken. */
function exif(orientation: number) {
  const tiff = Buffer.alloc(90)
  tiff.write("MM\0*", 0, "latin1")
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(2, 8)
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16BE(tag, at)
    tiff.writeUInt16BE(type, at + 2)
    tiff.writeUInt32BE(count, at + 4)
    tiff.writeUInt32BE(value, at + 8)
  }
  entry(10, 0x0112, 3, 1, orientation << 16)
  entry(22, 0x8825, 4, 1, 38)
  tiff.writeUInt16BE(1, 38)
  entry(40, 1, 2, 2, "N".charCodeAt(0) << 24)
  tiff.write("GPS 51.65, 3.92", 60, "latin1")
  return segment(0xe1, "Exif\0\0", tiff)
}

/** Left half red, right half blue. */
function redAndBlue(width = 80, height = 40) {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows.set(x < width / 2 ? [255, 0, 0] : [0, 0, 255], y * (width * 3 + 1) + 1 + x * 3)
  return new Bun.Image(png(width, height, rows)).jpeg({ quality: 95 }).bytes()
}

/** What the top half and the bottom half look like: the picture as two pixels, undone of PNG's row filter. */
async function halves(jpeg: Uint8Array): Promise<string[]> {
  const small = Buffer.from(await new Bun.Image(jpeg).resize(1, 2).png().bytes())
  const at = small.indexOf("IDAT")
  const rows = inflateSync(small.subarray(at + 4, at + 4 + small.readUInt32BE(at - 4)))
  const second = rows.length / 2
  const top = { red: rows[1]!, blue: rows[3]! }
  const above = { 0: 0, 1: 0, 2: 1, 3: 0.5, 4: 1 }[rows[second]!]!
  const unfiltered = (offset: number, up: number) => (rows[second + offset]! + Math.floor(up * above)) % 256
  const bottom = { red: unfiltered(1, top.red), blue: unfiltered(3, top.blue) }
  return [top, bottom].map(({ red, blue }) => (red > blue ? "red" : "blue"))
}

const metadata = (bytes: Uint8Array) => new Bun.Image(bytes).metadata()

test("a photo comes out as a JPEG, whether it was JPEG, PNG or WebP", async () => {
  const source = () => new Bun.Image(samplePhoto({ width: 300, height: 200 }))
  for (const bytes of [
    await source().jpeg().bytes(),
    await source().png().bytes(),
    await source().webp().bytes(),
  ])
    expect(await metadata(await cleanPhoto(bytes, visitor))).toEqual({
      width: 300,
      height: 200,
      format: "jpeg",
    })
})

test("a large photo is at most 2048 px, a small one keeps its size", async () => {
  expect(await metadata(await cleanPhoto(samplePhoto({ width: 4000, height: 1000 }), visitor))).toMatchObject(
    {
      width: 2048,
      height: 512,
    },
  )
  expect(await metadata(await cleanPhoto(samplePhoto({ width: 1000, height: 3000 }), visitor))).toMatchObject(
    {
      width: 683,
      height: 2048,
    },
  )
  expect(await metadata(await cleanPhoto(samplePhoto({ width: 90, height: 60 }), visitor))).toMatchObject({
    width: 90,
    height: 60,
  })
})

test("a photo taken with the phone upright is turned upright, and forgets where it was taken", async () => {
  const turned = withSegments(await redAndBlue(), exif(6))
  expect(holds(turned, "GPS 51.65")).toBe(true)
  const clean = await cleanPhoto(turned, visitor)
  expect(await metadata(clean)).toMatchObject({ width: 40, height: 80 })
  expect(await halves(clean)).toEqual(["red", "blue"])
  expect([holds(clean, "Exif"), holds(clean, "GPS")]).toEqual([false, false])
})

test.each([
  ["behind the picture", async () => Buffer.concat([await redAndBlue(), Buffer.from(payload)])],
  ["in a comment", async () => withSegments(await redAndBlue(), segment(0xfe, payload))],
  [
    "in XMP",
    async () => withSegments(await redAndBlue(), segment(0xe1, "http://ns.adobe.com/xap/1.0/\0", payload)),
  ],
  [
    "in a colour profile",
    async () => withSegments(await redAndBlue(), segment(0xe2, "ICC_PROFILE\0\x01\x01", payload.repeat(20))),
  ],
  ["behind a PNG", async () => Buffer.concat([samplePhoto({ width: 64, height: 64 }), Buffer.from(payload)])],
])("what hides %s is gone", async (_, build) => {
  const bytes = await build()
  expect(holds(bytes, payload)).toBe(true)
  const clean = await cleanPhoto(bytes, visitor)
  expect(holds(clean, "script")).toBe(false)
  expect((await metadata(clean)).format).toBe("jpeg")
})

test.each([
  ["a picture that claims 30,000 x 30,000 pixels", 30_000, 120_000],
  ["a few bytes that claim many pixels, as no camera makes them,", 6300, 5_000],
])("%s is refused before it takes memory", async (_, side, most) => {
  const bomb = evenPng(side, side, { depth: 1, colour: 0 })
  expect(bomb.length).toBeLessThan(most)
  const before = process.memoryUsage.rss()
  expect(await refusal(bomb)).toBe("422 files.tooManyPixels")
  expect(process.memoryUsage.rss() - before).toBeLessThan(30e6)
})

test("a JPEG that was cut off is a photo or a clear refusal, and the next one is read", async () => {
  const whole = await new Bun.Image(samplePhoto({ width: 600, height: 400 })).jpeg().bytes()
  for (const share of [0.001, 0.01, 0.3, 0.9])
    expect(["accepted", "422 files.brokenPicture"]).toContain(
      await refusal(whole.subarray(0, whole.length * share)),
    )
  expect(await refusal(whole)).toBe("accepted")
})

test.each([
  ["a text named .jpg", Buffer.from("Geachte heer, de badkamer is 6 m2."), "files.notAPicture"],
  ["nothing", Buffer.alloc(0), "files.notAPicture"],
  [
    "a drawing that may hold scripts",
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`),
    "files.notAPicture",
  ],
  ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1"), "files.notAPicture"],
  [
    "a page that begins as a JPEG",
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(payload)]),
    "files.brokenPicture",
  ],
  [
    "a photo of an iPhone",
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]),
    "files.heic",
  ],
])("%s is refused", async (_, bytes, code) => {
  expect(await refusal(bytes)).toBe(`422 ${code}`)
})

test("the largest photo of a phone is taken", async () => {
  const jpeg = await new Bun.Image(png(8160, 6120, Buffer.alloc((8160 * 3 + 1) * 6120))).jpeg().bytes()
  expect(await metadata(await cleanPhoto(jpeg, visitor))).toMatchObject({ width: 2048, height: 1536 })
})

test("a JPEG that is drawn over and over is refused", async () => {
  expect(await refusal(progressiveJpeg(800, 800, { steps: 10 }))).toBe("accepted")
  expect(await refusal(progressiveJpeg(800, 800, { steps: 200 }))).toBe("422 files.brokenPicture")
})

test("beside forty pictures from one address another visitor's is the next, and six at once are all taken", async () => {
  const order: string[] = []
  const send = (name: string, address: string, bytes: Uint8Array) =>
    cleanPhoto(bytes, { address }).then(
      () => order.push(name),
      (error: DomainError) => order.push(`${name} ${error.code}`),
    )
  const large = samplePhoto({ width: 2400, height: 1800 })
  const photo = samplePhoto({ width: 60, height: 40 })
  const forty = Array.from({ length: 40 }, () => send("large", "x", large))
  const six = Array.from({ length: 6 }, () => send("photo", "y", photo))
  await Promise.all([...forty, ...six])
  const done = order.filter((name) => !name.endsWith("busy"))
  expect(order.filter((name) => name === "large busy")).toHaveLength(28)
  expect(done.slice(0, 7)).toEqual(["large", ...Array(6).fill("photo")])
  expect(done).toHaveLength(18)
})
