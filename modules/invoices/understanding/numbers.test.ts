import { expect, test } from "bun:test"
import { typed } from "./page.testing.ts"
import type { Context } from "./suggestion.ts"
import { understand } from "./understand.ts"

const context: Context = {
  today: "2026-07-20",
  company: { name: "Bouwbedrijf De Vuurtoren", kvk: "11223344", btwId: "", iban: "BE68 5390 0754 7034" },
  suppliers: [],
}
const numberOf = (text: string, source: "text" | "ocr" = "text") =>
  understand([typed(text, { source })], context).fields.invoiceNumber

test("the invoice's number is found by whatever name it bears", () => {
  for (const [text, number] of [
    ["Factuurnummer: 2026-0012", "2026-0012"],
    ["Factuurnummer   2026-0012", "2026-0012"],
    ["Factuur 2026-0012", "2026-0012"],
    ["Factuur nr. 26.118", "26.118"],
    ["FACTUUR: F2026.118", "F2026.118"],
    ["Fact.nr.:118", "118"],
    ["Nota nr 88", "88"],
    ["Rekening 88-A", "88-A"],
    ["Rekeningnummer: 2026/44", "2026/44"],
    ["Factuur-ID ZH 60418", "ZH 60418"],
    ["Kassabon 8841-06", "8841-06"],
    ["Document no. INV/2026/00017", "INV/2026/00017"],
    ["CREDIT – CN-2026-12", "CN-2026-12"],
    ["Ons kenmerk: WT-77120", "WT-77120"],
    ["Invoice #10044", "10044"],
    ["Rechnung Nr. 2026 0044", "2026 0044"],
    ["Factuur\n26 / 057", "26/057"],
    ["Factuurnummer 901 266 4410 3", "901 266 4410 3"],
    ["KASSAFACTUUR K88-20417", "K88-20417"],
    ["Meerwerknota 2026-12", "2026-12"],
    ["Factuur        9\nNr. DZ26-340", "DZ26-340"],
    ["Factuurnummer/-datum: 2026-118 / 02-07-2026", "2026-118"],
    ["Factuurnr./datum   2026-118 d.d. 02-07-2026", "2026-118"],
    ["FACTUUR\nNUMMER 41882    BONNR H 20461", "41882"],
    ["Bonnr. 77104/26    Kassa 11", "77104/26"],
    ["Creditfactuur    0090114477\nOorspr. factuur    0090109821", "0090114477"],
    ["Factuurnummer                Factuurdatum\n20260017                     02-07-2026", "20260017"],
  ] as const)
    expect([text, numberOf(text)?.value]).toEqual([text, number])
})

test("a number of something else is not the invoice's", () => {
  for (const text of [
    "Klantnummer: 10442",
    "Ordernummer: 2026-0012",
    "Projectnummer 26-118",
    "Pakbon 60012",
    "KvK 01234567",
    "IBAN NL91 ABNA 0417 1643 00",
    "Rekeningnummer NL91 ABNA 0417 1643 00",
    "Tel. 0522-123456",
    "Factuurdatum 02-07-2026",
    "Factuurbedrag 1.234,56",
    "Offerte 2026-12",
    "i.v.m. nota 88-1023",
    "9401 AB Assen",
    "Pagina 1 van 2",
  ])
    expect([text, numberOf(text)?.value]).toEqual([text, undefined])
})

test("a label is known through the damage of OCR, and the surer reading wins", () => {
  expect(numberOf("Factuumummer: 2026-0012", "ocr")?.value).toBe("2026-0012")
  expect(numberOf("Factuumummer: 2026-0012", "text")?.value).toBeUndefined()
  expect(numberOf("Factuurnummer: 2O26-0OI2", "ocr")?.value).toBe("2026-0012")
})

test("a letter or a zero before the year is left to a person, with both readings", () => {
  const { fields, others } = understand([typed("Factuurnummer: F026.118", { source: "ocr" })], context)
  expect(fields.invoiceNumber!.value).toBe("FO26.118")
  expect(fields.invoiceNumber!.confidence).toBeLessThan(0.7)
  expect(others.invoiceNumber![0]!.value).toBe("F026.118")
  expect(numberOf("Factuurnummer: F026.118")?.value).toBe("F026.118")
})

test("two numbers that are as likely leave both unsure", () => {
  const found = numberOf("Factuurnummer: 2026-0012\n\n\n\nFactuurnummer: 2026-0019")!
  expect(found.confidence).toBeLessThan(0.6)
  expect(numberOf("Factuurnummer: 2026-0012")!.confidence).toBeGreaterThan(0.95)
})
