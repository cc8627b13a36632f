import { expect, test } from "bun:test"
import { grayOfPng, pngOf } from "#src/files/grayPng.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { alignments } from "./alignment.ts"
import { binarize } from "./binarize.ts"
import { type Component, componentsOf } from "./components.ts"
import { decode } from "./decode.ts"
import { drawUpright } from "./drawUpright.ts"
import { evenLight } from "./evenLight.ts"
import { asDrawn, drawn } from "./picture.testing.ts"
import { shrink } from "./shrink.ts"
import { turn } from "./turn.ts"

const corner = drawn("##.", "#..")

test.each([
  [0, ["##.", "#.."]],
  [90, ["##", ".#", ".."]],
  [180, ["..#", ".##"]],
  [270, ["..", "#.", "##"]],
  [-90, ["..", "#.", "##"]],
])("turned %p degrees clockwise", (degrees, expected) => {
  expect(asDrawn(turn(corner, degrees))).toEqual(expected)
})

test("a picture turned a little lies whole on a larger white sheet", () => {
  const page = { width: 100, height: 60, data: new Uint8Array(6000) }
  const turned = turn(page, 5)
  expect([turned.width, turned.height]).toEqual([105, 69])
  expect([turned.data[0], turned.data.at(-1), turned.data[34 * 105 + 52]]).toEqual([255, 255, 0])
})

test("made half as large, each pixel is the mean of four", () => {
  expect(asDrawn(shrink(drawn("##..", "##..", "#.##", "#.##"), 2))).toEqual(["#.", "+#"])
})

test("pixels come back from a PNG as they went in", async () => {
  expect(await grayOfPng(pngOf(drawn("#+.", ".+#")))).toEqual(drawn("#+.", ".+#"))
})

test("in a shadow, paper becomes white and ink stays dark", () => {
  const width = 60
  const data = Uint8Array.from({ length: width * width }, (_, at) => {
    const light = 1 - (0.6 * (at % width)) / width
    return (at % 7 === 0 ? 60 : 230) * light
  })
  const even = evenLight({ width, height: width, data }, 10)
  const paper = [...even.data].filter((_, at) => at % 7 !== 0)
  const ink = [...even.data].filter((_, at) => at % 7 === 0)
  expect(Math.min(...paper)).toBeGreaterThan(180)
  expect(Math.max(...ink)).toBeLessThan(90)
})

test("ink is what is darker than what surrounds it, also where it is dark", () => {
  const width = 40
  const data = Uint8Array.from({ length: width * width }, (_, at) => {
    const ground = at % width < 20 ? 240 : 80
    return at % 10 === 5 ? ground / 2 : ground
  })
  const ink = binarize({ width, height: width, data }, { window: 8 })
  const columns = [...ink.data.subarray(20 * width, 21 * width).entries()].filter(([, value]) => value)
  expect(columns.map(([x]) => x).filter((x) => x % 10 === 5)).toEqual([5, 15, 25, 35])
})

test("ink that touches, also at a corner or further down, is one piece", () => {
  const { width, height, data } = drawn("#.#..", "#.#.#", "###.#", ".....", "##...", "..#..")
  const pieces = componentsOf({ width, height, data: data.map((value) => (value === 0 ? 1 : 0)) })
  expect(pieces.map(({ left, top, right, bottom, pixels }) => [left, top, right, bottom, pixels])).toEqual([
    [0, 0, 2, 2, 7],
    [4, 1, 4, 2, 2],
    [0, 4, 2, 5, 3],
  ])
})

/** Twelve rows of letters with feet on a line and heads at two heights, as lower case has them. */
const rows = Array.from({ length: 360 }, (_, i): Component => {
  const left = (i % 30) * 14
  const bottom = 40 + Math.floor(i / 30) * 30
  return { left, right: left + 8, bottom, top: bottom - (i % 3 === 0 ? 15 : 10), pixels: 60 }
})

test.each([0, 2, -4, 9])("rows that go %p degrees down are found so", (slope) => {
  const tan = Math.tan((slope * Math.PI) / 180)
  const leaning = rows.map((letter) => {
    const down = Math.round(letter.left * tan)
    return { ...letter, top: letter.top + down, bottom: letter.bottom + down }
  })
  const best = alignments(leaning, 12)[0]!
  expect(best.quarters).toBe(0)
  expect(Math.abs(best.slope - slope)).toBeLessThan(0.5)
})

test.each([
  [
    1,
    ({ left, top, right, bottom }: Component) => ({ left: top, top: -right, right: bottom, bottom: -left }),
  ],
  [
    2,
    ({ left, top, right, bottom }: Component) => ({ left: -right, top: -bottom, right: -left, bottom: -top }),
  ],
  [
    3,
    ({ left, top, right, bottom }: Component) => ({ left: -bottom, top: left, right: -top, bottom: right }),
  ],
] as const)("a page to be turned %p quarters is known by the feet of its letters", (quarters, lying) => {
  const letters = rows.map((letter) => ({ ...lying(letter), pixels: letter.pixels }))
  expect(alignments(letters, 12)[0]!.quarters).toBe(quarters)
})

const failure = (bytes: Uint8Array) =>
  decode(bytes).then(
    () => "read",
    ({ failure }) => failure,
  )

test("what isn't a whole picture says what is wrong with it", async () => {
  const photo = samplePhoto({ width: 64, height: 48 })
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")
  const bomb = Buffer.from(pngOf(drawn("#")))
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  expect(await failure(photo)).toBe("read")
  expect(await failure(heic)).toBe("heic")
  expect(await failure(new Uint8Array(0))).toBe("brokenPicture")
  expect(await failure(Buffer.from("GIF of a kind"))).toBe("brokenPicture")
  expect(await failure(pngOf(drawn("#.", ".#")).subarray(0, 50))).toBe("brokenPicture")
  expect(await failure(bomb)).toMatch(/tooLarge|brokenPicture/)
})

test("the page is drawn upright, no wider than asked", async () => {
  const page = { width: 400, height: 200, data: new Uint8Array(80_000).fill(200) }
  const { width, height, format } = await new Bun.Image(await drawUpright(page, 90, 100)).metadata()
  expect([width, height, format]).toEqual([100, 200, "jpeg"])
})
