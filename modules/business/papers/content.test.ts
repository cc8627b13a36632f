import { expect, test } from "bun:test"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { unzip, wordText, xmlFaults } from "#src/documents/word/testing.ts"
import type { IssuedInvoice } from "../sales/content.ts"
import { invoiceFileName } from "./document.ts"
import { drawn, manyLines } from "./drawn.testing.ts"
import { invoicePaper } from "./paper.ts"
import { company, credit, invoiceLine, issued, issuedToCompany, seller, shifted } from "./sample.testing.ts"

const sender = {
  companyName: "Later B.V.",
  address: "Later",
  phone: "",
  contactEmail: "",
  kvk: "",
  btwId: "",
  iban: "",
}

/** As it is read from the page and from the Word file, with ordinary spaces; both say the same. */
const pdf = async (invoice: IssuedInvoice) => readPdf(await invoicePaper({ format: "pdf", invoice, sender }))
const inPdf = async (invoice: IssuedInvoice) => plain((await pdf(invoice)).text)
const inWord = async (invoice: IssuedInvoice) =>
  plain(wordText(await invoicePaper({ format: "docx", invoice, sender })))
const plain = (text: string) => text.replaceAll("\u00ad", "").replace(/\s+/g, " ")

const deduction = invoiceLine({ description: "Af: factuur 2026-0031", unitCents: -50_000 })
const plaster = invoiceLine({
  description: "Stucwerk hal",
  ...{
    quantity: 12.5,
    unit: "m2",
    unitCents: 3200,
    vatRate: 9,
    vatReason: "stucwerk aan een woning ouder dan twee jaar",
  },
} as const)

test.each<[what: string, invoice: IssuedInvoice, says: string[]]>([
  [
    "who, to whom, when and under which number",
    issuedToCompany({ reference: "PO-1", performed: { from: "2026-11-03", to: "2026-11-03" } }),
    [
      ...[
        "Factuur",
        "Factuurnummer 2026-0042",
        "Factuurdatum 5 november 2026",
        "Vervaldatum 19 november 2026",
      ],
      ...["Leverdatum 3 november 2026", "Klantnummer 12", "Projectnummer 36", "Offerte O-2026-0017"],
      ...[
        "Uw kenmerk PO-1",
        `Uw btw-id ${company.btwId}`,
        company.name,
        "Industrieweg 40",
        "4301 AB Zierikzee",
      ],
      ...["Termijn 1 van 3", "Badkamer Duinweg 3"],
    ],
  ],
  [
    "when it was done, of more days",
    issued({ performed: { from: "2026-10-26", to: "2026-11-03" } }),
    ["Periode 26 oktober t/m 3 november 2026"],
  ],
  [
    "what, how much, at which price and rate, and what was paid before",
    issued({ lines: [invoiceLine(), plaster, deduction] }),
    [
      "Omschrijving Aantal Eenheid Prijs Btw Bedrag",
      "Eerste termijn: bij de start van het werk 1 post € 2.500,00 21% € 2.500,00",
      "Stucwerk hal 12,5 m² € 32,00 9% € 400,00",
      "Af: factuur 2026-0031 1 post € -500,00 21% € -500,00",
      "Subtotaal excl. btw € 2.400,00",
      "Btw 9% over € 400,00 € 36,00",
      "Btw 21% over € 2.000,00 € 420,00",
      "Totaal incl. btw € 2.856,00",
      "9% btw: stucwerk aan een woning ouder dan twee jaar",
    ],
  ],
  [
    "how to pay it",
    issued(),
    [
      "Te betalen € 3.025,00",
      "IBAN NL02 ABNA 0123 4567 89",
      "Ten name van Kust & Bouw",
      "Onder vermelding van 2026-0042",
      "Uiterlijk op 19 november 2026",
      "Scan om te betalen",
    ],
  ],
  [
    "that VAT is shifted, to whom, and what goes to the blocked account",
    shifted(),
    [
      "84,5 uur € 58,00 verlegd € 4.901,00",
      "Btw verlegd over € 6.421,00 € 0,00",
      "Totaal, btw verlegd € 6.421,00",
      `Btw verlegd naar btw-id ${company.btwId} (artikel 12 lid 5 Wet OB 1968).`,
      "loonheffingen over 124,5 uur werk",
      "Op bankrekening € 4.821,00 naar NL02 ABNA 0123 4567 89",
      "Op G-rekening € 1.600,00 naar NL20 INGB 0001 2345 67",
      "Scan om € 4.821,00 te betalen",
    ],
  ],
  [
    "what a credit note takes back, and of which invoice",
    credit(),
    [
      ...["Creditnota", "Creditnotanummer 2026-0043", "Bij factuur 2026-0042", "Factuur van 5 november 2026"],
      ...["-3,5 m² € 89,50 21% € -313,25", "Totaal incl. btw € -379,03", "U krijgt € 379,03 van ons terug."],
    ],
  ],
  [
    "that nothing is to be paid",
    issued({ lines: [deduction, invoiceLine({ unitCents: 50_000 })] }),
    ["U hoeft niets te betalen."],
  ],
  [
    "a text before the lines, as it was written",
    issued({ intro: "Dank u.\n\n- tegels\n- kit" }),
    ["Dank u.", "tegels", "kit"],
  ],
])("it says %s", async (_, invoice, says) => {
  const [page, word] = [await inPdf(invoice), await inWord(invoice)]
  for (const words of says) {
    expect(page).toContain(words)
    expect(word).toContain(words)
  }
})

test.each([
  ["a credit note", credit()],
  ["what is paid already", issued({ lines: [deduction] })],
  [
    "nothing, of which a part was to be blocked",
    shifted({ lines: [deduction, invoiceLine({ unitCents: 50_000 })] }),
  ],
])("of %s nobody is asked to pay", async (_, invoice) => {
  const page = await inPdf(invoice)
  for (const words of ["Scan om", "Onder vermelding van", "Te betalen"]) expect(page).not.toContain(words)
})

test("who gets less taken off by a credit note pays the rest", async () => {
  const page = await inPdf(credit({ lines: [invoiceLine({ description: "Af: korting teruggenomen" })] }))
  expect(page).toContain("Te betalen € 3.025,00")
})

test("who sent it stands there as he was then, whatever he is called by now", async () => {
  const page = await inPdf(issued())
  for (const words of [seller.name, "Havenweg 12", "Btw-id NL002455799B11", "KvK 00000000"])
    expect(page).toContain(words)
  expect(page).not.toContain("Later")
})

test("one of eight lines, with a word before them, is one page", async () => {
  const invoice = issuedToCompany({
    intro: "Hartelijk dank.\n\nHieronder onze afrekening.",
    lines: manyLines(8),
    reference: "PO-1",
    performed: { from: "2026-11-01", to: "2026-11-03" },
  })
  expect((await pdf(invoice)).pages).toHaveLength(1)
})

test("five hundred lines go on under the same head, and the total stands under lines", async () => {
  const { pages } = await pdf(issuedToCompany({ lines: manyLines(500) }))
  const read = pages.map(plain)
  expect(read.every((page) => page.includes("Omschrijving Aantal Eenheid Prijs Btw Bedrag"))).toBe(true)
  expect(read.at(-1)).toContain("Regel 500")
  expect(read.at(-1)).toContain("Totaal incl. btw")
  const numbers = read.flatMap((page) =>
    [...page.matchAll(/Regel (\d+)/g)].map(([, number]) => Number(number)),
  )
  expect(numbers).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
})

test("letters that nobody expects harm neither the page nor the Word file", async () => {
  const invoice = drawn.find(([what]) => what === "awkward letters")![1]
  expect(await inPdf(invoice)).toContain("<dubbel>")
  for (const [, xml] of unzip(await invoicePaper({ format: "docx", invoice, sender })))
    expect(xmlFaults(xml)).toEqual([])
})

test("a file is called as what it is", () => {
  expect(invoiceFileName(issued(), "pdf")).toBe("Factuur 2026-0042.pdf")
  expect(invoiceFileName(credit(), "xml")).toBe("Creditnota 2026-0043.xml")
})
