import { expect, test } from "bun:test"
import { join } from "node:path"
import { decode } from "../picture/decode.ts"
import { turn } from "../picture/turn.ts"
import { recognize } from "./engine.ts"
import { readPicture } from "./readPicture.ts"

const fixture = async (name: string) =>
  decode(await Bun.file(join(import.meta.dir, "../../fixtures", name)).bytes())
const receipt = await fixture("d10.png")
const textOf = ({ words }: Awaited<ReturnType<typeof readPicture>>) => words.map(({ text }) => text).join(" ")

test.each([0, 90, 180, 270, 4, -5])(
  "a receipt that lies %p degrees turned is read as if it stood",
  async (degrees) => {
    const reading = await readPicture(turn(receipt, degrees))
    for (const printed of ["Kassabon 8841-06", "30-06-2026", "61,59", "10,06"])
      expect(textOf(reading)).toContain(printed)
    expect(Math.abs(((reading.turned + degrees + 540) % 360) - 180)).toBeLessThan(1)
  },
)

test("a word's box lies where it stands on the upright page", async () => {
  const { words, width, height } = await readPicture(turn(receipt, 90))
  const total = words.find(({ text }) => text === "61,59")!
  expect(width).toBeLessThan(height)
  expect(total.box.left).toBeCloseTo(0.82, 1)
  expect(total.box.top).toBeCloseTo(0.56, 1)
})

test("a photo in poor light, with letters as if written, shows its sums", async () => {
  const text = textOf(await readPicture(await fixture("d13.jpg")))
  for (const printed of ["750,00", "157,50", "907,50"]) expect(text).toContain(printed)
})

test("white letters on black are read too", async () => {
  const negative = { ...receipt, data: receipt.data.map((value) => 255 - value) }
  expect(textOf(await readPicture(negative))).toContain("61,59")
})

test("a picture without letters has no words, in any variant", async () => {
  const blank = { width: 300, height: 200, data: new Uint8Array(60_000).fill(240) }
  expect((await readPicture(blank)).words).toEqual([])
  expect((await readPicture({ width: 1, height: 1, data: new Uint8Array(1) }, { variant: 1 })).words).toEqual(
    [],
  )
})

test("the engine survives a broken picture and reads the next", async () => {
  await expect(recognize(Buffer.from("P5\n9 9\n255\n"), {})).rejects.toThrow()
  expect(textOf(await readPicture(receipt, { variant: 1 }))).toContain("61,59")
})
