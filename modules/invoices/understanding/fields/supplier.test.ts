import { expect, test } from "bun:test"
import { type Drawn, pageOf } from "../page.testing.ts"
import { understand } from "../understand.ts"

const read = (drawn: Drawn[], source: "ocr" | "text" = "ocr", company = "") =>
  understand([pageOf(drawn, { source })], {
    today: "2026-07-20",
    company: { name: company, kvk: "", btwId: "", iban: "" },
    suppliers: [],
  }).fields.supplier

const rest: Drawn[] = [
  [5, 20, "Bouwbedrijf De Vuurtoren"],
  [5, 22, "Havenstraat 2"],
  [5, 24, "8861 BH Harlingen"],
  [60, 20, "Factuurnummer 2026-119"],
  [60, 22, "Factuurdatum 02-07-2026"],
  [60, 24, "Totaal 121,00"],
]
const letterhead = (name: string, contact: string): Drawn[] => [
  [5, 4, name, 2.4],
  [5, 8, "Yndyk 7, 8501 AB Joure, 0513-456789"],
  [5, 10, contact],
  ...rest,
]

test("a name goes on behind the sign that OCR left out, and only there", () => {
  const page = (after: string): Drawn[] => [[43, 4, after, 2.4], ...letterhead("Houthandel Gouwe", "")]
  expect(read(page("Zonen"))?.value).toBe("Houthandel Gouwe & Zonen")
  expect(read(page("FACTUUR"))?.value).toBe("Houthandel Gouwe")
  expect(read(page("Tegels"))?.value).toBe("Houthandel Gouwe")
})

test("the street below a large name is no part of it, however its number stands apart", () => {
  const page: Drawn[] = [
    [5, 4, "SPIJKERHUIS", 2.4],
    [5, 8, "Gasthuisstraat", 2.2],
    [52, 8, "2", 2.2],
    [5, 12, "8911 AB Leeuwarden"],
    [5, 14, "058-2123456"],
  ]
  expect(read(page)?.value).toBe("SPIJKERHUIS")
})

test("a form of company that was cut off is completed where it was read from a picture", () => {
  expect(read(letterhead("Gouwe Dakwerken B", ""))?.value).toBe("Gouwe Dakwerken B.V.")
  expect(read(letterhead("Gouwe Dakwerken B", ""), "text")?.value).toBe("Gouwe Dakwerken B")
})

test("the domain of its mail mends a letter of a name, where it was read from a picture", () => {
  for (const contact of ["info@dakmaterialenfoppema.nl", "www.foppema-dakmaterialen.nl"])
    expect([contact, read(letterhead("Foppema Dakmaterialcn B.V.", contact))?.value]).toEqual([
      contact,
      "Foppema Dakmaterialen B.V.",
    ])
  expect(read(letterhead("FOPPEMA DAKMATERIALCN", "info@dakmaterialenfoppema.nl"))?.value).toBe(
    "FOPPEMA DAKMATERIALEN",
  )
  // A domain of other words says nothing.
  expect(read(letterhead("Foppema Dakkapellen B.V.", "info@foppema-dakkapel-delta.nl"))?.value).toBe(
    "Foppema Dakkapellen B.V.",
  )
  const typed = letterhead("Foppema Dakmateriaal B.V.", "info@foppema-dakmateriaalx.nl")
  expect(read(typed, "text")?.value).toBe("Foppema Dakmateriaal B.V.")
})

test("a name that nothing else on a picture confirms is less sure than one that its domain or a second mention does", () => {
  const alone = read(letterhead("Foppema Dakmaterialcn B.V.", "info@kpnmail.nl"))!
  const domain = read(letterhead("Foppema Dakmaterialen B.V.", "info@foppema-dakmaterialen.nl"))!
  const twice = read([
    [5, 60, "Foppema Dakmaterialen B.V. KvK 01234567"],
    ...letterhead("Foppema Dakmaterialen B.V.", ""),
  ])!
  expect(alone.confidence).toBeLessThan(0.85)
  expect(domain.confidence).toBeGreaterThan(0.9)
  expect(twice.confidence).toBeGreaterThan(0.9)
  expect(read(letterhead("Foppema Dakmaterialen B.V.", ""), "text")!.confidence).toBeGreaterThan(0.9)
})

test("below a logo that is a word of the name stands the name", () => {
  const page = (logo: Drawn): Drawn[] => [
    logo,
    [5, 8, "Horecagroothandel Foppema", 1.8],
    [5, 11, "Yndyk 7, 8501 AB Joure"],
    ...rest,
  ]
  expect(read(page([5, 3, "FOPPEMA", 3.6]))?.value).toBe("Horecagroothandel Foppema")
  expect(read(page([5, 4, "FOPPEMA", 2]))?.value).toBe("Horecagroothandel Foppema")
})

test("a sign that a picture beside the name was taken for is no part of it", () => {
  expect(read(letterhead("4 Dakwerken Foppema", ""))?.value).toBe("Dakwerken Foppema")
  expect(read(letterhead("'t Dakje Foppema", ""))?.value).toBe("'t Dakje Foppema")
  expect(read(letterhead("4 Dakwerken Foppema", ""), "text")?.value).toBe("4 Dakwerken Foppema")
})
