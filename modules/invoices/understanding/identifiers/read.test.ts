import { expect, test } from "bun:test"
import { btwIdsIn, ibansIn } from "./read.ts"

const ibans = (text: string, damaged = false) => ibansIn(text, damaged).map(({ value }) => value)
const btwIds = (text: string, damaged = false) => btwIdsIn(text, damaged).map(({ value }) => value)

test("an IBAN of any country is read with and without spaces, and after a label written to it", () => {
  for (const [text, iban] of [
    ["IBAN: NL91 ABNA 0417 1643 00", "NL91ABNA0417164300"],
    ["rekening NL91ABNA0417164300 t.n.v. Jansen", "NL91ABNA0417164300"],
    ["IBANNL91ABNA0417164300.", "NL91ABNA0417164300"],
    ["nl91 abna 0417164300", "NL91ABNA0417164300"],
    ["BE68 5390 0754 7034", "BE68539007547034"],
    ["DE89.3704.0044.0532.0130.00", "DE89370400440532013000"],
  ] as const)
    expect([text, ibans(text)]).toEqual([text, [iban]])
})

test("two accounts on one line are two", () => {
  expect(ibans("NL91 ABNA 0417 1643 00 / BE68 5390 0754 7034 12345678")).toEqual([
    "NL91ABNA0417164300",
    "BE68539007547034",
  ])
})

test("check digits decide what OCR meant, and only when one reading is left", () => {
  expect(ibans("NL9I ABNA O4I7 I643 OO", true)).toEqual(["NL91ABNA0417164300"])
  expect(ibans("NL91 A8NA 0417 1643 00", true)).toEqual(["NL91ABNA0417164300"])
  expect(ibans("NL91 ABNA 0417 1648 00", true)).toEqual(["NL91ABNA0417164300"])
  expect(ibans("NLO91 ABNA 0417 1643 00", true)).toEqual([])
  expect(ibans("NL991 ABNA 0417 1643 00", true)).toEqual(["NL91ABNA0417164300"])
  expect(ibans("NL04 ZEBK 0322 9000 55 NLO04 ZEBK 0322 9000 55", true)).toEqual([
    ...["NL04ZEBK0322900055", "NL04ZEBK0322900055"],
  ])
  expect(ibans("NL91 ABNA 0417 1642 00", true)).toEqual([])
  expect(ibans("NL91 ABNA 04I7 1643 00", false)).toEqual([])
  expect(ibans("NL91 ABNA 0417 1643 0", true)).toEqual([])
})

test("a btw-id is read with dots, without its country and as OCR damages it", () => {
  for (const [text, id] of [
    ["NL004495445B01", "NL004495445B01"],
    ["BTW: NL 0044.95.445.B.01", "NL004495445B01"],
    ["btw nr 0044.95.445.B01", "NL004495445B01"],
    ["BtwNL004495445B01", "NL004495445B01"],
    ["NLOO4495445BO1", "NL004495445B01"],
    ["NL004495445801", "NL004495445B01"],
  ] as const)
    expect([text, btwIds(text, true)]).toEqual([text, [id]])
  expect(btwIds("12345678 0417164300 2026-0012")).toEqual([])
})
