import { expect, test } from "bun:test"
import { xmlFaults } from "#src/documents/word/testing.ts"
import { first, text } from "#src/files/xmlElement.ts"
import type { IssuedInvoice } from "../sales/content.ts"
import { linesOf } from "./checks/check.ts"
import { faultsIn, invoiceIn } from "./checks/faults.ts"
import { formatsOf } from "./document.ts"
import { drawn } from "./drawn.testing.ts"
import { missingInData } from "./parties.ts"
import {
  company,
  consumer,
  credit,
  invoiceLine,
  issued,
  issuedToCompany,
  seller,
  shifted,
} from "./sample.testing.ts"
import { checkedUbl, ublOf } from "./ubl.ts"

const read = (invoice: IssuedInvoice) => invoiceIn(ublOf(invoice))
const linesIn = (invoice: IssuedInvoice) =>
  linesOf(read(invoice)).map((line) => [
    text(line, "InvoicedQuantity") || text(line, "CreditedQuantity"),
    text(line, "Price", "PriceAmount"),
    text(line, "LineExtensionAmount"),
  ])
const vatIn = (invoice: IssuedInvoice) =>
  ["ID", "Percent", "TaxExemptionReason"].map((name) =>
    text(read(invoice), "TaxTotal", "TaxSubtotal", "TaxCategory", name),
  )

test.each(drawn)("what we write breaks no published rule, nor any advice: %s", (_, invoice) => {
  const xml = ublOf(invoice)
  expect(faultsIn(xml).map(({ rule }) => rule)).toEqual([])
  expect(xmlFaults(new TextDecoder().decode(xml))).toEqual([])
})

test("what is deducted is so many less, as no price may be below zero", () =>
  expect(
    linesIn(
      issuedToCompany({
        lines: [
          invoiceLine({ quantity: 2, unitCents: 5000 }),
          invoiceLine({ quantity: 1, unitCents: -2500 }),
          invoiceLine({ quantity: -0.5, unitCents: -1000 }),
        ],
      }),
    ),
  ).toEqual([
    ["2", "50.00", "100.00"],
    ["-1", "25.00", "-25.00"],
    ["0.5", "10.00", "5.00"],
  ]))

test("a credit note says above zero what it takes back, and of which invoice", () => {
  const note = read(credit())
  expect([note.name, text(note, "CreditNoteTypeCode")]).toEqual(["CreditNote", "381"])
  expect(text(note, "BillingReference", "InvoiceDocumentReference", "ID")).toBe("2026-0042")
  expect(linesIn(credit())).toEqual([["3.5", "89.50", "313.25"]])
  expect(text(note, "LegalMonetaryTotal", "PayableAmount")).toBe("379.03")
})

test("VAT that other documents said stays as they said it, to the cent", () => {
  const lines = [1, 2, 3].map(() => invoiceLine({ unitCents: 333, vatCents: 69 }))
  const invoice = read(issuedToCompany({ lines }))
  expect(text(invoice, "TaxTotal", "TaxSubtotal", "TaxAmount")).toBe("2.07")
  expect(text(invoice, "LegalMonetaryTotal", "TaxInclusiveAmount")).toBe("12.06")
})

test.each<[string, IssuedInvoice, string[]]>([
  ["an ordinary rate", issuedToCompany(), ["S", "21", ""]],
  ["shifted, with the VAT id of the buyer", shifted(), ["AE", "0", expect.stringContaining(company.btwId)]],
  [
    "exempt, with its reason",
    issuedToCompany({ lines: [invoiceLine({ vatRate: 0, vatReason: "Daarom" })] }),
    ["E", "0", "Daarom"],
  ],
  ["nought", issuedToCompany({ lines: [invoiceLine({ vatRate: 0 })] }), ["Z", "0", ""]],
])("the category of VAT: %s", (_, invoice, category) => expect(vatIn(invoice)).toEqual(category))

test("of a split payment each part says how much goes to which account", () => {
  const invoice = read(shifted())
  const [bank, blocked] = ["PaymentMeans", "PaymentTerms"].map((name) =>
    invoice.children.filter((child) => child.name === name),
  )
  expect(bank!.map((means) => [text(means, "ID"), text(means, "PayeeFinancialAccount", "ID")])).toEqual([
    ["BANK", "NL02ABNA0123456789"],
    ["GACCOUNT", "NL20INGB0001234567"],
  ])
  expect(blocked!.map((terms) => [text(terms, "PaymentMeansID"), text(terms, "Amount")])).toEqual([
    ["BANK", "4821.00"],
    ["GACCOUNT", "1600.00"],
  ])
  expect(text(invoice, "Note")).toBe("Werk week 44 en 45\nManuren in deze factuur: 124,5")
})

test.each<[string, Partial<IssuedInvoice>, string]>([
  ["what he asked to be named", { reference: "PO-1" }, "PO-1"],
  ["the quotation", {}, "O-2026-0017"],
  ["the project", { quotation: null }, "36"],
  ["his number with us", { quotation: null, project: null }, "12"],
])("a reference is always there: %s", (_, over, reference) =>
  expect(text(read(issuedToCompany(over)), "BuyerReference")).toBe(reference),
)

test("an address in lines is street, what comes besides, postcode and place", () => {
  const address = first(
    read(
      issuedToCompany({
        seller: { ...seller, address: "Havenweg 12\nLoods B, achterom\n4301jk  Zierikzee" },
      }),
    ),
    ...["AccountingSupplierParty", "Party", "PostalAddress"],
  )
  expect(address!.children.slice(0, 4).map(({ text }) => text)).toEqual([
    ...["Havenweg 12", "Loods B, achterom", "Zierikzee", "4301 JK"],
  ])
})

test.each<[why: string, over: Partial<IssuedInvoice>, missing: string[]]>([
  ["a consumer", { buyer: consumer }, ["business", "buyerKvk"]],
  ["a Dutch company without a KvK number", { buyer: { ...company, kvk: "" } }, ["buyerKvk"]],
  ["a buyer without a street", { buyer: { ...company, address: "" } }, ["buyerAddress"]],
  ["a buyer without a postcode", { buyer: { ...company, postcode: "" } }, ["buyerAddress"]],
  ["a seller whose place isn't known", { seller: { ...seller, address: "Havenweg 12" } }, ["sellerAddress"]],
  [
    "a seller without numbers",
    { seller: { ...seller, kvk: "", btwId: "", iban: "" } },
    ["sellerKvk", "sellerBtwId", "sellerIban"],
  ],
])("there are no data for %s, and it is told why", (_, over, missing) => {
  const invoice = issuedToCompany(over)
  expect(missingInData(invoice)).toEqual(missing as never)
  expect(formatsOf(invoice)).toEqual(["pdf", "docx"])
  expect(() => ublOf(invoice)).toThrow(`no data of invoice 2026-0042: ${missing.join(", ")}`)
})

test("a company gets data as well", () => {
  expect(formatsOf(issuedToCompany())).toEqual(["pdf", "docx", "xml"])
  expect(formatsOf(issued())).toEqual(["pdf", "docx"])
})

test("what a receiver would refuse doesn't leave, and it is told by which rule", () => {
  const wrong = issuedToCompany()
  wrong.totals = { ...wrong.totals, totalCents: 1 }
  expect(() => checkedUbl(wrong)).toThrow("invoice 2026-0042 as data breaks BR-CO-15")
})
