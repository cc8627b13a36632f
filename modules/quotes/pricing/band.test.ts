import { expect, test } from "bun:test"
import { roundedBand } from "./band.ts"

test.each([
  ["hundreds, outward", [1_330_201, 1_590_600], [1_330_000, 1_600_000]],
  ["hundreds as they are", [20_000, 30_000], [20_000, 30_000]],
  ["less than a hundred in tens, so that nothing begins at € 0", [8_112, 12_345], [8_000, 13_000]],
  ["a few euros in euros", [512, 799], [500, 800]],
  ["nothing stays nothing", [0, 0], [0, 0]],
])("%s", (_, [lowCents, highCents], [low, high]) => {
  expect(roundedBand({ lowCents: lowCents!, highCents: highCents! })).toEqual({
    lowCents: low!,
    highCents: high!,
  })
})
