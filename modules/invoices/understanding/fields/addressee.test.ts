import { expect, test } from "bun:test"
import { typed } from "../page.testing.ts"
import { understand } from "../understand.ts"

/** Nothing of the receiver is told beforehand. */
const read = (page: string) =>
  understand([typed(page)], {
    today: "2026-07-20",
    company: { name: "", kvk: "", btwId: "", iban: "" },
    suppliers: [],
  }).fields.supplier

test("whoever has a client's number is the client", () => {
  for (const [over, under] of [
    ["Klantnummer 8821", ""],
    ["", "BTW nr klant NL002455799B11"],
    ["Debiteurnr. 8821", "BTW-nummer afnemer: NL002455799B11"],
  ])
    expect(
      read(`
        ${over}
        Bouwbedrijf De Vuurtoren B.V.
        Havenstraat 2
        8861 BH Harlingen
        ${under}

        Factuurnummer 2026-119       Datum 02-07-2026

        Foppema Dak - Yndyk 7 - 8501 AB Joure - KvK 01234567
      `)?.value,
    ).toBe("Foppema Dak")
})

test("a bare address is the sender's when another is called the receiver's", () => {
  const page = `
    Foppema
    Foppema Dakmaterialen
    Yndyk 7
    8501 AB Joure

    Factuur aan:
    Bouwbedrijf De Vuurtoren
    Havenstraat 2
    8861 BH Harlingen
  `
  expect(read(page)?.value).toBe("Foppema Dakmaterialen")
})

test("an address with the details of the invoice beside it is the less a supplier's", () => {
  const client = ["Bouwbedrijf De Vuurtoren", "Havenstraat 2", "8861 BH Harlingen"]
  const details = ["Factuurnummer 2026-119", "Factuurdatum 02-07-2026", "Klantnummer 44"]
  const beside = client.map((line, i) => `${line.padEnd(50)}${details[i]}`).join("\n")
  const under = [...client, "", "", ...details].join("\n")
  expect(read(beside)?.confidence ?? 0).toBeLessThan(read(under)!.confidence)
})

test("an address alone is no sure supplier, and whoever signs weighs against it", () => {
  const block = "Bouwbedrijf De Vuurtoren B.V.\nHavenstraat 2\n8861 BH Harlingen\n\n\nFactuurnummer 2026-119"
  expect(read(block)?.confidence ?? 0).toBeLessThan(0.7)
  const signed = read(`${block}\n\nDak hersteld     121,00\n\nMet vriendelijke groet,\nFoppema Dak B.V.`)!
  expect([signed.value, signed.confidence < 0.7]).toEqual(["Foppema Dak B.V.", true])
})
