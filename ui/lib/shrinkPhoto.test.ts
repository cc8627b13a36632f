import { expect, test } from "bun:test"
import { fitted } from "./shrinkPhoto.ts"

test.each([
  [4000, 3000, 2048, 1536],
  [3000, 4000, 1536, 2048],
  [800, 600, 800, 600],
  [10_000, 1, 2048, 1],
])("a picture of %i x %i becomes %i x %i", (width, height, fitWidth, fitHeight) =>
  expect(fitted(width, height)).toEqual({ width: fitWidth, height: fitHeight }),
)
