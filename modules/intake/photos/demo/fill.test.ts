import { expect, test } from "bun:test"
import { inflateSync } from "node:zlib"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp } from "#src/testing.ts"
import type { Shape } from "../../drawing/shapes.ts"
import { type Canvas, createCanvas } from "./canvas.ts"
import { drawOn } from "./drawOn.ts"
import { fillPhotos } from "./fill.ts"

/** The colour of a pixel, out of the picture as it is written: rows of RGB behind a filter byte. */
function colourAt(canvas: Canvas, x: number, y: number): number[] {
  const png = Buffer.from(canvas.png())
  const at = png.indexOf("IDAT")
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  return [...rows.subarray(y * (canvas.width * 3 + 1) + 1 + x * 3).subarray(0, 3)]
}

const [red, white, nothing] = [
  [229, 18, 31],
  [255, 255, 255],
  [0, 0, 0],
]
const ends = { colour: "red", from: { x: 2000, y: 5000 }, to: { x: 8000, y: 5000 } } as const
const across = { colour: "red", from: { x: 2000, y: 2000 }, to: { x: 8000, y: 8000 } } as const

test("the photos of the demo's intake carry an arrow with words, a circle and a measure", async () => {
  const app = await givenApp()
  app.services.quotes.submit(sampleSubmission(), null, "a")
  await app.services.jobs.idle()
  await fillPhotos(app.services, { password: "", now: app.clock, putBack() {} })
  const photos = app.services.intakePhotos.list(1).toReversed()
  const kinds = photos.map(({ id }) => app.services.intakePhotos.shapes(1, id).shapes.map(({ kind }) => kind))
  expect(kinds).toEqual([["measure"], [], ["arrow", "text"], ["circle"], [], []])
  expect(photos.map(({ drawnUrl }) => drawnUrl !== null)).toEqual(kinds.map((drawn) => drawn.length > 0))
  app.close()
})

test.each<[string, Shape, [x: number, y: number, colour: number[]][]]>([
  [
    "an arrow",
    { kind: "arrow", ...ends },
    [
      [500, 500, red],
      [500, 540, nothing],
      [150, 500, nothing],
    ],
  ],
  ["its outline", { kind: "arrow", ...ends }, [[500, 495, white]]],
  [
    "a circle",
    { kind: "circle", ...across },
    [
      [200, 500, red],
      [500, 200, red],
      [500, 800, red],
      [500, 500, nothing],
    ],
  ],
  [
    "a measure",
    { kind: "measure", millimetres: 680, ...ends },
    [
      [500, 500, red],
      [200, 490, red],
      [500, 540, nothing],
    ],
  ],
])("%s is drawn where it was put", (_, shape, spots) => {
  const canvas = createCanvas(1000, 1000)
  drawOn(canvas, [shape])
  expect(spots.map(([x, y]) => [x, y, colourAt(canvas, x, y)])).toEqual(spots)
})

test("words of which a letter is not known are refused", () => {
  const words: Shape = { kind: "text", colour: "red", from: { x: 5000, y: 5000 }, text: "Lek" }
  expect(() => drawOn(createCanvas(40, 40), [words])).toThrow("No letter 'e'")
})
