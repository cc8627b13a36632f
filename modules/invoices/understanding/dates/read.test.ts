import { expect, test } from "bun:test"
import { daysIn } from "./read.ts"

const days = (text: string) => daysIn(text).map(({ day }) => day)

test("a date is read in every form that invoices have", () => {
  for (const text of [
    "2 juli 2026",
    "02-07-2026",
    "2-7-'26",
    "2-7-’26",
    "02.07.26",
    "02/07/2026",
    "2 - 7 - 2026",
    "2026-07-02",
    "2026/07/02",
    "2 jul. 2026",
    "2-jul-2026",
    "02JUL2026",
    "July 2, 2026",
    "2nd of July 2026",
    "2. Juli 2026",
    "2e juli 2026",
    "do 2 juli '26",
    "Assen, 2 juli 2026.",
    "02 07 2026",
    "20260702",
    "2 juillet 2026",
  ])
    expect([text, days(text)]).toEqual([text, ["2026-07-02"]])
})

test("what OCR makes of a date is the date", () => {
  expect(days("O2-O7-2O26")).toEqual(["2026-07-02"])
  expect(days("l1-06-2026")).toEqual(["2026-06-11"])
  expect(days("11 augustvs 2026")).toEqual(["2026-08-11"])
  expect(days("7 junl 2026")).toEqual(["2026-06-07"])
  expect(days("11,06.26")).toEqual(["2026-06-11"])
  expect(days("11 jum 2026")).toEqual([])
})

test("month before day is understood only where the other way gives no month", () => {
  expect(days("07/25/2026")).toEqual(["2026-07-25"])
  expect(days("07/02/2026")).toEqual(["2026-02-07"])
})

test("amounts, numbers, telephone numbers and days that don't exist are no dates", () => {
  for (const text of [
    "1.234,56",
    "31-02-2026",
    "06-10-044821",
    "NL853118273B01",
    "2026-7741",
    "0592-770114",
    "12.05.20,00",
    "1.2.3.4",
    "10x20x100",
    "SO26.119",
    "99-99-2026",
    "",
  ])
    expect([text, days(text)]).toEqual([text, []])
})

test("more than one date in a line", () => {
  expect(days("Notadatum 18-06-2026 | Uiterlijk 18-07-2026")).toEqual(["2026-06-18", "2026-07-18"])
})
