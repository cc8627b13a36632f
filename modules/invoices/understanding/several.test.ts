import { expect, test } from "bun:test"
import { typed } from "./page.testing.ts"
import { understand } from "./understand.ts"

const remarks = (...pages: string[]) =>
  understand(
    pages.map((page) => typed(page)),
    { today: "2026-07-20", company: { name: "", kvk: "", btwId: "", iban: "" }, suppliers: [] },
  ).remarks.filter((code) => code === "invoices.severalInvoices")

const invoice = (number: string, total = "121,00", label = "Factuurnummer") => `
  Foppema Dakmaterialen, Yndyk 7, 8501 AB Joure, 0513-456789
  ${label} ${number}     Factuurdatum 02-07-2026

  Dakrol                            100,00
  Btw 21%                            21,00
  Totaal                            ${total}
`

test("two invoices in one file are told", () => {
  expect(remarks(invoice("2026-118"), invoice("2026-119"))).toHaveLength(1)
  expect(remarks(invoice("2026-118"), "Algemene voorwaarden", invoice("2026-119"))).toHaveLength(1)
  expect(remarks(invoice("2026-118"), invoice("CR-7", "-121,00", "Creditnotanummer"))).toHaveLength(1)
})

test("pages, slips and older numbers of one invoice are no second one", () => {
  const first = invoice("2026-118")
  expect(remarks(first)).toEqual([])
  expect(remarks(first, invoice("2026-118"))).toEqual([])
  expect(remarks(first, invoice("2026-117").replace("Yndyk 7", "hoort bij 2026-118"))).toEqual([])
  expect(remarks(first, "Factuurnummer 2026-119\nSpecificatie van de uren")).toEqual([])
  expect(remarks(first, invoice("600412", "121,00", "Pakbonnummer"))).toEqual([])
  expect(remarks(first, "Bladzijde 2\nTotaal 121,00")).toEqual([])
})
