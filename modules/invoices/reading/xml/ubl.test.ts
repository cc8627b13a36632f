import { expect, test } from "bun:test"
import type { KnownSupplier } from "../../understanding/suggestion.ts"
import { nobodyKnown } from "./context.testing.ts"
import { readXml } from "./readXml.ts"
import { account, monetary, taxRow, taxTotal, terms, type UblParts, ublLine, ublWith } from "./ubl.testing.ts"

const read = (parts: UblParts = {}, context = nobodyKnown) => readXml(ublWith(parts), context).suggestion
const values = (parts: UblParts = {}) => {
  const { fields } = read(parts)
  return Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, found.value]))
}

test("data is certain, of no place on a page", () => {
  const { fields, confidence, remarks } = read()
  expect(fields.totalCents).toEqual({
    value: 121000,
    confidence: 1,
    reason: "data",
    label: null,
    place: null,
  })
  expect({ confidence, remarks }).toEqual({ confidence: 1, remarks: [] })
})

test("a credit note's amounts are negative, its prices are not", () => {
  const note: UblParts = {
    root: "CreditNote",
    head: "",
    lines: ublLine("1000.00", { quantity: "4", price: "250", root: "CreditNote" }),
  }
  expect(values(note)).toMatchObject({
    kind: "credit",
    netCents: -100000,
    vatCents: -21000,
    totalCents: -121000,
  })
  expect(read(note).lines[0]).toMatchObject({ quantity: -4, unitPrice: 250, cents: -100000 })
  expect(read(note).vat).toEqual([{ rate: 21, baseCents: -100000, vatCents: -21000, place: null }])
})

test("an invoice of type 381 is a credit note, and so is one whose total is below zero as it stands", () => {
  expect(values({ head: "<cbc:InvoiceTypeCode>381</cbc:InvoiceTypeCode>" })).toMatchObject({
    kind: "credit",
    totalCents: -121000,
  })
  const below = {
    tax: taxTotal("-210.00", taxRow("S", "21", "-1000.00", "-210.00")),
    totals: monetary("-1000.00", "-1210.00", "-1210.00"),
    lines: ublLine("-1000.00", { quantity: "-1", price: "1000" }),
  }
  expect(values(below)).toMatchObject({ kind: "credit", totalCents: -121000, vatCents: -21000 })
  expect(values({ ...below, root: "CreditNote", head: "" })).toMatchObject({
    kind: "credit",
    totalCents: -121000,
  })
})

test("the total is what it comes to with VAT, not what is left to pay", () => {
  const paid = read({
    totals: monetary(
      "1000.00",
      "1210.00",
      "410.01",
      "<cbc:PrepaidAmount>800.00</cbc:PrepaidAmount><cbc:PayableRoundingAmount>0.01</cbc:PayableRoundingAmount>",
    ),
  })
  expect(paid.fields.totalCents?.value).toBe(121000)
  expect(paid.fields.payableCents?.value).toBe(41001)
  expect(paid.remarks).toEqual([])
  expect(read().fields.payableCents).toBeUndefined()
})

test("btw verlegd is VAT of nothing at rate 0", () => {
  const shifted = read({
    tax: taxTotal("0.00", taxRow("AE", "21", "1000.00", "0.00")),
    totals: monetary("1000.00", "1000.00", "1000.00"),
  })
  expect(shifted.fields.reverseCharge?.value).toBe(true)
  expect(shifted.vat).toEqual([{ rate: 0, baseCents: 100000, vatCents: 0, place: null }])
  expect(shifted.fields.vatCents?.value).toBe(0)
  expect(read().fields.reverseCharge?.value).toBe(false)
})

test("discounts and charges over the whole are lines of their own, and add up with the rest", () => {
  const allowance = (charge: boolean, amount: string, reason = "") =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${charge}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason><cbc:Amount>${amount}</cbc:Amount><cac:TaxCategory><cbc:Percent>21</cbc:Percent></cac:TaxCategory></cac:AllowanceCharge>`
  const { lines, remarks } = read({
    after: allowance(false, "100.00") + allowance(true, "50.00", "Bezorgkosten"),
    lines: ublLine("1050.00"),
  })
  expect(lines.map(({ description, cents, vatRate }) => [description, cents, vatRate])).toEqual([
    ["Steigerhuur", 105000, 21],
    ["Korting", -10000, 21],
    ["Bezorgkosten", 5000, 21],
  ])
  expect(remarks).toEqual([])
})

test("a price may be for a hundred, and a unit is named as we name it", () => {
  const { lines } = read({
    lines: ublLine("1000.00", {
      quantity: "2500",
      unit: "MTK",
      price: "40",
      more: "<cbc:BaseQuantity>100</cbc:BaseQuantity>",
    }),
  })
  expect(lines[0]).toMatchObject({ quantity: 2500, unit: "m²", unitPrice: 0.4, cents: 100000 })
})

test("the part for the G-rekening is told apart, in whichever order they stand", () => {
  const [own, blocked] = ["NL20INGB0001234567", "NL02ABNA0123456789"]
  const two = [account(own, "BANK"), account(blocked, "GACCOUNT")]
  const both = terms("GACCOUNT", "484.00") + terms("BANK", "726.00")
  for (const means of [two, two.toReversed()])
    expect(values({ after: means.join("") + both })).toMatchObject({
      iban: own,
      blockedIban: blocked,
      blockedCents: 48400,
    })
})

test("our own account is never the supplier's", () => {
  expect(values({ after: account(nobodyKnown.company.iban) }).iban).toBeUndefined()
})

test("who it is of: trading name first, numbers from the lists they are on", () => {
  const seller = `<cbc:EndpointID schemeID="0190">00000003123456780000</cbc:EndpointID>
    <cac:PartyName><cbc:Name>Steigers Noord</cbc:Name></cac:PartyName>
    <cac:PartyTaxScheme><cbc:CompanyID>nl 0044.95.445.B01</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Noordelijke Verhuur Groep B.V.</cbc:RegistrationName>`
  const { fields, others } = read({
    seller: `${seller}<cbc:CompanyID schemeID="0106">01234567</cbc:CompanyID></cac:PartyLegalEntity>`,
  })
  expect(fields.supplier?.value).toBe("Steigers Noord")
  expect(others.supplier?.[0]?.value).toBe("Noordelijke Verhuur Groep B.V.")
  expect(fields.btwId?.value).toBe("NL004495445B01")
  expect(fields.kvk?.value).toBe("01234567")
  expect(values({ seller: `${seller}</cac:PartyLegalEntity>` }).kvk).toBe("12345678")
})

test("a known supplier is recognised", () => {
  const known: KnownSupplier = {
    id: 7,
    name: "Anders",
    ibans: ["NL20INGB0001234567"],
    btwId: "",
    kvk: "",
    lessons: [],
  }
  const found = read({ after: account("NL20 INGB 0001 2345 67") }, { ...nobodyKnown, suppliers: [known] })
  expect([found.supplierId, found.recognisedBy]).toEqual([7, "iban"])
})

test("SI-UBL of before 2.0 is read as well", () => {
  const { fields, lines } = read({
    seller: `<cac:PartyName><cbc:Name>Steigers Noord</cbc:Name></cac:PartyName><cac:PartyTaxScheme><cbc:CompanyID schemeID="NL:VAT">004495445B01</cbc:CompanyID></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:CompanyID schemeID="NL:KVK">01234567</cbc:CompanyID></cac:PartyLegalEntity>`,
    lines: `<cac:InvoiceLine><cbc:InvoicedQuantity unitCode="HUR">10</cbc:InvoicedQuantity><cbc:LineExtensionAmount>1000</cbc:LineExtensionAmount><cac:TaxTotal><cac:TaxSubtotal><cac:TaxCategory><cbc:Percent>21</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:Item><cbc:Description>Montage</cbc:Description></cac:Item></cac:InvoiceLine>`,
  })
  expect(fields.btwId?.value).toBe("NL004495445B01")
  expect(fields.kvk?.value).toBe("01234567")
  expect(lines[0]).toMatchObject({
    description: "Montage",
    quantity: 10,
    unit: "uur",
    unitPrice: null,
    vatRate: 21,
  })
})

test("references and where it was delivered", () => {
  const address =
    "<cac:Delivery><cac:DeliveryLocation><cac:Address><cbc:StreetName>Kade 12</cbc:StreetName><cbc:CityName>Assen</cbc:CityName><cbc:PostalZone>9404 GH</cbc:PostalZone></cac:Address></cac:DeliveryLocation></cac:Delivery>"
  const { fields, others } = read({
    head: "<cbc:BuyerReference>Bram</cbc:BuyerReference><cac:OrderReference><cbc:ID>P-104</cbc:ID></cac:OrderReference><cac:ProjectReference><cbc:ID>NA</cbc:ID></cac:ProjectReference><cac:ContractDocumentReference><cbc:ID>C 7</cbc:ID></cac:ContractDocumentReference>",
    after: address,
  })
  expect(fields.orderReference?.value).toBe("P-104")
  expect(others.orderReference?.map(({ value }) => value)).toEqual(["Bram"])
  expect(fields.projectReference?.value).toBe("C 7")
  expect(fields.deliveryAddress?.value).toBe("Kade 12, 9404 GH Assen")
})

test("what doesn't add up is told, and stays as it was stated", () => {
  const wrong = read({
    totals: monetary("1000.00", "1300.00", "1290.00"),
    lines: ublLine("900.00"),
    tax: taxTotal("210.00", taxRow("S", "21", "1000.00", "209.00")),
  })
  expect(wrong.remarks).toEqual([
    "invoices.dataTotalsDiffer",
    "invoices.dataVatDiffers",
    "invoices.dataLinesDiffer",
    "invoices.dataPayableDiffers",
  ])
  expect(wrong.fields.totalCents?.value).toBe(130000)
  expect(wrong.confidence).toBeLessThan(1)
})

test("an invoice for another company, of our own, or that mends another is told", () => {
  const company = (btwId: string) =>
    `<cac:PartyName><cbc:Name>X</cbc:Name></cac:PartyName><cac:PartyTaxScheme><cbc:CompanyID>${btwId}</cbc:CompanyID></cac:PartyTaxScheme>`
  expect(read({ buyer: company("NL004495445B01") }).remarks).toEqual(["invoices.otherBuyer"])
  expect(read({ buyer: company(nobodyKnown.company.btwId) }).remarks).toEqual([])
  expect(read({ seller: company(nobodyKnown.company.btwId) }).remarks).toEqual(["invoices.ownInvoice"])
  expect(read({ head: "<cbc:InvoiceTypeCode>384</cbc:InvoiceTypeCode>" }).remarks).toEqual([
    "invoices.corrected",
  ])
})

test("VAT told once more in the currency of the books is left out", () => {
  const twice =
    taxTotal("210.00", taxRow("S", "21", "1000.00", "210.00")) +
    `<cac:TaxTotal><cbc:TaxAmount currencyID="DKK">1566.00</cbc:TaxAmount></cac:TaxTotal>`
  expect(read({ tax: twice }).fields.vatCents?.value).toBe(21000)
})

test("of more than 500 lines the last are one for each rate, so that the invoice can be posted", () => {
  const { lines, remarks } = read({
    lines: ublLine("1.00").repeat(800),
    totals: monetary("800.00", "968.00", "968.00"),
    tax: taxTotal("168.00", taxRow("S", "21", "800.00", "168.00")),
  })
  expect(lines).toHaveLength(500)
  expect(lines.at(-1)).toMatchObject({ description: "Overige regels", cents: 30100, vatRate: 21 })
  expect(remarks).toEqual(["invoices.linesJoined"])
})

test("a PDF beside the data is handed over; something else that calls itself one is not", () => {
  const attached = (text: string) =>
    ublWith({
      head: `<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf">${btoa(text)}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`,
    })
  expect(new TextDecoder().decode(readXml(attached("%PDF-1.7 x"), nobodyKnown).attachedPdf!)).toBe(
    "%PDF-1.7 x",
  )
  expect(readXml(attached("MZ"), nobodyKnown).attachedPdf).toBeNull()
})
