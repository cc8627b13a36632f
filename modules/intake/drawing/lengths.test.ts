import { expect, test } from "bun:test"
import { asPrecise, lengthText, parseLength, withinText } from "./lengths.ts"

test.each([
  ["2,40 m", 2400],
  ["2.4", 2400],
  ["2,405 m", 2405],
  ["85 cm", 850],
  ["85cm", 850],
  ["12,5 CM", 125],
  ["600 mm", 600],
  ["100 m", 100_000],
])("'%s' is %d millimetres", (typed, millimetres) => {
  expect(parseLength(typed)).toBe(millimetres)
})

test.each(["", "m", "0", "0 cm", "-2 m", "1.000 m", "100,001 m", "0,2 mm", "twee", "2 x 3", "1e3", "2,4 km"])(
  "'%s' is no length",
  (typed) => {
    expect(parseLength(typed)).toBeUndefined()
  },
)

test.each([
  [2400, "2,40 m"],
  [2405, "2,405 m"],
  [1000, "1,00 m"],
  [850, "85 cm"],
  [125, "12,5 cm"],
  [4, "0,4 cm"],
])("%d millimetres reads as it is typed", (millimetres, text) => {
  expect(lengthText(millimetres)).toBe(text)
  expect(parseLength(text)).toBe(millimetres)
})

test.each([
  [0.2, "± 1 mm"],
  [3.1, "± 4 mm"],
  [10, "± 1 cm"],
  [10.5, "± 2 cm"],
  [991, "± 100 cm"],
  [1010, "± 1,1 m"],
])("what is %d millimetres off is never told as less", (millimetres, text) => {
  expect(withinText(millimetres)).toBe(text)
})

test("what may be half a centimetre off is told in whole ones", () => {
  expect([asPrecise(2313.6, 4.9), asPrecise(2313.6, 5), asPrecise(2315, 40)]).toEqual([2314, 2310, 2320])
})
