import { expect, test } from "bun:test"
import { typed } from "../page.testing.ts"
import { understand } from "../understand.ts"

const read = (page: string, today = "2026-07-20") => {
  const { fields } = understand([typed(page)], {
    today,
    company: { name: "", kvk: "", btwId: "", iban: "" },
    suppliers: [],
  })
  return [fields.date?.value, fields.dueDate?.value]
}

test("a date without a year is of the year of the other dates on it, and else of the latest year it can be", () => {
  expect(read("Factuurdatum: 3 november", "2026-11-21")[0]).toBe("2026-11-03")
  expect(read("Factuurdatum: 28 december", "2027-01-04")[0]).toBe("2026-12-28")
  expect(read("Factuurdatum: 3 juni 2025\nTe betalen voor 3 juli")).toEqual(["2025-06-03", "2025-07-03"])
  expect(read("Factuurdatum: 20-12-2025\nUiterlijk te betalen: 3 jan.")).toEqual(["2025-12-20", "2026-01-03"])
  expect(read("Nota 118   Week 27   Datum 2/7")[0]).toBe("2026-07-02")
  expect(read("Factuurdatum: 02-07-2026\nVervaldatum: 16-07")).toEqual(["2026-07-02", "2026-07-16"])
})

test("what only looks like such a date is none", () => {
  for (const text of [
    "Factuurdatum: 29 februari",
    "Datum: 31 juni",
    "3 dec",
    "Werk op 3 en 4 november",
    "Datum 12-13",
  ])
    expect([text, read(text)[0]]).toEqual([text, undefined])
})

test("a second date as far behind the first as a term of payment is likely the last day to pay", () => {
  expect(read("Factuurdatum: 02-07-2026\n01-08-2026")).toEqual(["2026-07-02", "2026-08-01"])
  expect(read("Factuurdatum: 02-07-2026\nLeverdatum: 16-07-2026")[1]).toBeUndefined()
  expect(read("Factuurdatum: 02-07-2026\n05-07-2026")[1]).toBeUndefined()
})

test("a sentence that asks to pay before a day names the last day to pay", () => {
  for (const text of [
    "Wij verzoeken u het bedrag vóór 16.07.2026 over te maken op NL91 ABNA 0417 1643 00.",
    "Graag ontvang ik het bedrag voor 16 juli 2026 op rekening NL91 ABNA 0417 1643 00",
    "Gelieve dit bedrag uiterlijk op 16 juli 2026 te storten",
  ])
    expect([text, read(`Factuurdatum: 02-07-2026\n\n${text}`)]).toEqual([text, ["2026-07-02", "2026-07-16"]])
})

test("the day of an order and of another invoice are not the day of this one", () => {
  expect(read("Assen, 13 juli 2026\nFactuur 2026-17\nOrdernummer 5518 d.d. 2 juli 2026")[0]).toBe(
    "2026-07-13",
  )
  expect(read("Creditnota 26-9\nDatum: 13-07-2026\nInzake factuur 26-8 d.d. 12-06-2026")[0]).toBe(
    "2026-07-13",
  )
  expect(read("Datum: 13-07-2026\nSaldo vorige factuur (12 juni 2026)     271,04")[0]).toBe("2026-07-13")
  expect(read("Betreft factuur 26-8 d.d. 12-06-2026")[0]).toBe("2026-06-12")
  expect(
    read(
      "Creditnotanummer   CR26-7\nDatum              13-07-2026\nBetreft factuur    VF2644\nFactuurdatum       07-06-2026",
    )[0],
  ).toBe("2026-07-13")
})
