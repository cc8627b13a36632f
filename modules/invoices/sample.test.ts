import { expect, test } from "bun:test"
import { isBtwId, isIban, isKvkNumber } from "#modules/settings/identifiers.ts"
import { sampleCompany } from "#modules/settings/sample.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { formatDay } from "#src/shared/days.ts"
import { nobodyKnown } from "./reading/xml/context.testing.ts"
import { readXml } from "./reading/xml/readXml.ts"
import { sampleCii } from "./sample/facturX.ts"
import { sumsOf } from "./sample/invoice.ts"
import { layouts, samplePdf } from "./sample/pdf.ts"
import { money } from "./sample/printed.ts"
import { suppliers } from "./sample/suppliers.ts"
import { sampleUbl } from "./sample/ubl.ts"
import { sampleFile, sampleInvoices } from "./sample.ts"

const arrivals = sampleInvoices("2026-11-05", sampleCompany)
const context = { ...nobodyKnown, company: { ...sampleCompany, name: sampleCompany.companyName } }

test("the invented suppliers have numbers that pass their checks, each its own", () => {
  const all = Object.values(suppliers)
  for (const { name, iban, btwId, kvk, blockedIban } of all)
    expect([
      name,
      isIban(iban),
      isBtwId(btwId),
      isKvkNumber(kvk),
      blockedIban === "" || isIban(blockedIban),
    ]).toEqual([...[name, true, true, true, true]])
  for (const key of ["iban", "btwId", "kvk", "name"] as const)
    expect(new Set(all.map((supplier) => supplier[key])).size).toBe(all.length)
})

for (const [format, make] of [
  ["UBL", sampleUbl],
  ["Cross Industry Invoice", sampleCii],
] as const)
  test(`every sample but a receipt reads, as ${format}, as what it was made of`, () => {
    for (const { invoice } of arrivals.filter(({ layout }) => layout !== "receipt")) {
      const { fields, lines, remarks, confidence } = readXml(make(invoice), context).suggestion
      const { netCents, vatCents, totalCents } = sumsOf(invoice)
      expect({ remarks, confidence }).toEqual({ remarks: [], confidence: 1 })
      expect([fields.invoiceNumber?.value, fields.date?.value, fields.supplier?.value]).toEqual([
        ...[invoice.number, invoice.date, invoice.supplier.name],
      ])
      expect([fields.netCents?.value, fields.vatCents?.value, fields.totalCents?.value]).toEqual([
        ...[netCents, vatCents, totalCents],
      ])
      expect(lines.map(({ description, quantity }) => [description, quantity])).toEqual(
        invoice.lines.map(({ description, quantity }) => [description, quantity]),
      )
    }
  })

test("the electrician shifts his VAT and has a part paid on his blocked account", () => {
  const { invoice } = arrivals.find((arrival) => arrival.invoice.blockedPercent > 0)!
  const { fields } = readXml(sampleUbl(invoice), context).suggestion
  expect(fields.reverseCharge?.value).toBe(true)
  expect(fields.blockedIban?.value).toBe(invoice.supplier.blockedIban)
  expect(fields.blockedCents?.value).toBe(sumsOf(invoice).blockedCents)
})

test("each layout prints number, date and total as text", async () => {
  const { invoice } = arrivals[0]!
  for (const layout of layouts) {
    const { text } = await readPdf(await samplePdf(invoice, layout))
    expect(text).toContain(invoice.number)
    expect(text).toContain(layout === "letter" ? "2 oktober 2026" : formatDay(invoice.date))
    expect(text).toContain(money(sumsOf(invoice).totalCents))
  }
})

test("an invoice of 300 lines goes on over more pages", async () => {
  const { invoice } = arrivals[0]!
  const lines = Array.from({ length: 300 }, (_, i) => ({
    ...invoice.lines[0]!,
    description: `Regel ${i + 1}`,
  }))
  for (const layout of ["classic", "ledger"] as const) {
    const { pages, text } = await readPdf(await samplePdf({ ...invoice, lines }, layout))
    expect(pages.length).toBeGreaterThan(6)
    expect(text).toContain("Regel 300")
  }
})

test("every sample comes as the file its sender would send", async () => {
  for (const arrival of arrivals) {
    const { name, format, bytes } = await sampleFile(arrival)
    const begin = new TextDecoder("latin1").decode(bytes.subarray(0, 5))
    expect(begin).toBe({ pdf: "%PDF-", xml: "<?xml", picture: "\u00ff\u00d8\u00ff\u00e0\u0000" }[format])
    expect(name).toEndWith({ pdf: ".pdf", xml: ".xml", picture: ".jpg" }[format])
  }
}, 30_000)
