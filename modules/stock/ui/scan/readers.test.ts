import { expect, test } from "bun:test"
import { eanBars, pictureOf } from "./bars.testing.ts"
import { codeIn } from "./readers.ts"

const read = ({ data, width, height }: ReturnType<typeof pictureOf>) => codeIn(data, width, height)

test.each(["8712345678906", "4006381333931", "0036000291452"])("the bars of %s are read", (code) => {
  expect(read(pictureOf(eanBars(code)))).toBe(code)
})

test("so they are upside down", () => {
  const upsideDown = pictureOf([...eanBars("8712345678906")].toReversed().join(""))
  expect(read(upsideDown)).toBe("8712345678906")
})

test("bars of which the last digit does not fit are not read as another code", () => {
  expect(read(pictureOf(eanBars("8712345678905")))).toBeUndefined()
})

test("a wall, and a picture of nearly nothing, hold no code", () => {
  expect(read(pictureOf("0".repeat(95)))).toBeUndefined()
  expect(codeIn(new Uint8ClampedArray(1), 1, 1)).toBeUndefined()
})
