import { expect, test } from "bun:test"
import { lessonFrom, shapeOf } from "./lessons.ts"
import { typed } from "./page.testing.ts"
import type { Context, FieldName, Lesson, Values } from "./suggestion.ts"
import { understand } from "./understand.ts"

/** An invoice in a layout that says everything in words of its own. */
const invoice = (number: string, batch: string, made: string, sent: string, goods: string, sum: string) =>
  typed(`
    ^Kwekerij Zonnedauw
    Tuinlaan 3, 2771 AA Boskoop, 0172-123456

    Bouwbedrijf De Vuurtoren
    Havenstraat 2
    8861 BH Harlingen

    Partij ${batch}         Ref. ${number}
    Gerooid ${made}    Gefact. ${sent}

    Beplanting voortuin                      ${goods}
    Totaal planten                           ${goods}
    Btw 9% en vracht, alles samen            ${sum}

    KvK 01234567   IBAN NL91 ABNA 0417 1643 00
  `)
const first = invoice("Z-881", "2026-1190", "02-05-2026", "11-06-2026", "200,00", "240,00")
const second = invoice("Z-902", "2026-1204", "08-05-2026", "01-07-2026", "150,00", "185,50")

function read(page: typeof first, lessons: Lesson[]) {
  const known = { id: 7, name: "Zonnedauw", btwId: "", kvk: "01234567", ibans: ["NL91ABNA0417164300"] }
  const context: Context = {
    today: "2026-07-20",
    company: { name: "", kvk: "", btwId: "", iban: "" },
    suppliers: [{ ...known, lessons }],
  }
  return understand([page], context)
}

test("what a person corrected once is found in the same place the next time", () => {
  for (const [field, corrected, next] of [
    ["invoiceNumber", "Z-881", "Z-902"],
    ["invoiceNumber", "2026-1190", "2026-1204"],
    ["date", "2026-06-11", "2026-07-01"],
    ["date", "2026-05-02", "2026-05-08"],
    ["totalCents", 24000, 18550],
    ["totalCents", 20000, 15000],
  ] as [FieldName, Values[FieldName], Values[FieldName]][]) {
    const lesson = lessonFrom([first], field, corrected)!
    const found = read(second, [lesson]).fields[field]
    expect([field, found?.value, found?.reason]).toEqual([field, next, "lesson"])
  }
})

test("a lesson is sure of itself, and keeps the guess it replaces among the others", () => {
  const guess = read(second, []).fields.date!.value
  const wrong = guess === "2026-05-08" ? "2026-06-11" : "2026-05-02"
  const right = guess === "2026-05-08" ? "2026-07-01" : "2026-05-08"
  const { fields, others } = read(second, [lessonFrom([first], "date", wrong)!])
  expect(fields.date).toMatchObject({ value: right, reason: "lesson" })
  expect(fields.date!.confidence).toBeGreaterThan(0.8)
  expect(others.date!.map(({ value }) => value)).toContain(guess)
})

test("a lesson makes no date of what is none", () => {
  const lesson = lessonFrom([first], "date", "2026-06-11")!
  const page = invoice("Z-911", "2026-1300", "12-05-2026", "volgende week", "100,00", "120,00")
  expect(read(page, [lesson]).fields.date?.value).toBe("2026-05-12")
})

test("there is nothing to learn from a value that doesn't stand on the document", () => {
  expect(lessonFrom([first], "invoiceNumber", "X-1")).toBeNull()
  expect(lessonFrom([first], "date", "2026-01-01")).toBeNull()
  expect(lessonFrom([first], "totalCents", 0)).toBeNull()
  expect(lessonFrom([first], "orderReference", "")).toBeNull()
  expect(lessonFrom([], "totalCents", 100)).toBeNull()
})

test("a value is found in any notation, with the label before it, its place and its form", () => {
  const page = typed(`
    Opgesteld te Assen op   2 juli 2026
    Samen te voldoen        € 1.240,50
    Rekening                NL91 ABNA 0417 1643 00
  `)
  expect(lessonFrom([page], "date", "2026-07-02")).toMatchObject({
    ...{ label: "te assen op", page: 1, shape: "9 AAAA 9999" },
  })
  expect(lessonFrom([page], "totalCents", 124050)).toMatchObject({ label: "samen te voldoen" })
  expect(lessonFrom([page], "iban", "NL91ABNA0417164300")).toMatchObject({ label: "rekening" })
})

test("a page is counted from the end, but for the first", () => {
  const last = typed("Totaal   12,50")
  expect(lessonFrom([first, last], "totalCents", 1250)).toMatchObject({ page: -1 })
  expect(lessonFrom([first, last], "invoiceNumber", "Z-881")).toMatchObject({ page: 1 })
})

test("the form of a text is its digits, letters and signs", () => {
  expect(shapeOf("ZH 60418/é")).toBe("AA 99999/A")
})

test("a number that OCR took for another is learned by its right form", () => {
  const scan = (number: string) => typed(`Nota ${number}   Datum 02-07-2026`, { source: "ocr" })
  const lesson = lessonFrom([scan("5O26.119")], "invoiceNumber", "SO26.119")!
  expect(lesson).toMatchObject({ label: "nota", shape: "AA99.999" })
})

test("of a number with a word before it a person may say that the digits alone are the number", () => {
  const part = (number: string) => invoice(number, "1190", "02-05-2026", "11-06-2026", "200,00", "240,00")
  const lesson = lessonFrom([part("HG 70001")], "invoiceNumber", "70001")!
  expect(read(part("HG 70055"), []).fields.invoiceNumber?.value).not.toBe("70055")
  expect(read(part("HG 70055"), [lesson]).fields.invoiceNumber).toMatchObject({
    ...{ value: "70055", reason: "lesson" },
  })
})
