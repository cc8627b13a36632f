import { expect, test } from "bun:test"
import { unzip, wordText, xmlFaults } from "#src/documents/word/testing.ts"
import { bare, credit, hostile, long, ordinary, receipt, shifted, twoRates } from "./document.testing.ts"
import type { InvoiceDocument } from "./document.ts"
import { makeInvoiceDocument } from "./documents.ts"

const make = (invoice: InvoiceDocument) => makeInvoiceDocument({ kind: "word", invoice })
const read = async (invoice: InvoiceDocument) => wordText(await make(invoice)).replaceAll("\u00a0", " ")

test("it says what the invoice says, and who posted it", async () => {
  const text = await read(ordinary)
  for (const part of [
    "Inkoopfactuur",
    "Bouwstoffen Oosterschelde B.V.",
    "2026-7741",
    "2 oktober 2026",
    "Aanbouw Boogert",
    "Kalkzandsteen lijmblok 100 mm",
    "1.395,20",
    "Btw 21% over € 1.849,00",
    "€ 2.237,29",
    "Gecontroleerd en geboekt door Annelies Kloet op 05-11-2026",
    "factuur.pdf",
  ])
    expect(text).toContain(part)
  expect(text).not.toContain("Te betalen")
})

test("a credit note has amounts below zero, a receipt lines with VAT, and rates stand apart", async () => {
  expect(await read(credit)).toContain("€ -217,36")
  expect(await read(receipt)).toContain("De bedragen van de regels zijn inclusief btw.")
  const both = await read(twoRates)
  expect(both).toContain("Btw 9% over € 1.767,00")
  expect(both).toContain("Btw 21% over € 640,00")
})

test("shifted VAT is named, with the part for the blocked account", async () => {
  const text = await read(shifted)
  for (const part of [
    "Btw verlegd",
    "Totaal, btw verlegd",
    "Waarvan op G-rekening NL41WPAS0991234567",
    "€ 597,60",
  ])
    expect(text).toContain(part)
  expect(text).not.toContain("21%")
})

test("what wasn't read is said, and that nobody looked at it yet", async () => {
  const text = await read(bare)
  expect(text).toContain("niet gelezen")
  expect(text).toContain("Van dit document zijn geen losse regels gelezen.")
  expect(text).toContain("Nog niet gecontroleerd")
})

test("another currency stands with its code, never as euros", async () => {
  const text = await read({ ...ordinary, currency: "GBP" })
  expect(text).toContain("GBP 2.237,29")
  expect(text).not.toContain("€")
})

test("three hundred lines are all there", async () => {
  expect(await read(long)).toContain("Regel 300")
})

test("no text, however hostile, makes a file that Word refuses", async () => {
  for (const kind of ["word", "excel"] as const)
    for (const [name, xml] of unzip(await makeInvoiceDocument({ kind, invoice: hostile })))
      if (/\.(xml|rels)$/.test(name)) expect([name, xmlFaults(xml)]).toEqual([name, []])
})
