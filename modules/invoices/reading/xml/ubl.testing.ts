/** A UBL invoice of which a test says what matters: pieces of XML that come before, in and after the totals. */
export interface UblParts {
  root?: "Invoice" | "CreditNote"
  head?: string
  seller?: string
  buyer?: string
  after?: string
  tax?: string
  totals?: string
  lines?: string
}

export const ublWith = ({
  root = "Invoice",
  head = "<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>",
  seller = "<cac:PartyName><cbc:Name>Steigers Noord</cbc:Name></cac:PartyName>",
  buyer = "",
  after = "",
  tax = taxTotal("210.00", taxRow("S", "21", "1000.00", "210.00")),
  totals = monetary("1000.00", "1210.00", "1210.00"),
  lines = ublLine("1000.00"),
}: UblParts = {}): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:ID>2026-1</cbc:ID><cbc:IssueDate>2026-10-01</cbc:IssueDate>${head}<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty><cac:Party>${seller}</cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party>${buyer}</cac:Party></cac:AccountingCustomerParty>
${after}${tax}${totals}${lines}</${root}>`)

export const taxTotal = (amount: string, rows = "") =>
  `<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">${amount}</cbc:TaxAmount>${rows}</cac:TaxTotal>`

export const taxRow = (category: string, rate: string, base: string, vat: string) =>
  `<cac:TaxSubtotal><cbc:TaxableAmount>${base}</cbc:TaxableAmount><cbc:TaxAmount>${vat}</cbc:TaxAmount><cac:TaxCategory><cbc:ID>${category}</cbc:ID><cbc:Percent>${rate}</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal>`

export const monetary = (net: string, total: string, payable: string, more = "") =>
  `<cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>${net}</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>${total}</cbc:TaxInclusiveAmount>${more}<cbc:PayableAmount>${payable}</cbc:PayableAmount></cac:LegalMonetaryTotal>`

export const ublLine = (
  amount: string,
  { quantity = "1", unit = "C62", price = amount, more = "", root = "Invoice" } = {},
) =>
  `<cac:${root}Line><cbc:${root === "Invoice" ? "Invoiced" : "Credited"}Quantity unitCode="${unit}">${quantity}</cbc:${root === "Invoice" ? "Invoiced" : "Credited"}Quantity><cbc:LineExtensionAmount>${amount}</cbc:LineExtensionAmount><cac:Item><cbc:Name>Steigerhuur</cbc:Name><cac:ClassifiedTaxCategory><cbc:Percent>21</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount>${price}</cbc:PriceAmount>${more}</cac:Price></cac:${root}Line>`

export const account = (iban: string, id = "") =>
  `<cac:PaymentMeans>${id && `<cbc:ID>${id}</cbc:ID>`}<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>${iban}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`

export const terms = (id: string, amount: string) =>
  `<cac:PaymentTerms><cbc:PaymentMeansID>${id}</cbc:PaymentMeansID><cbc:Amount currencyID="EUR">${amount}</cbc:Amount></cac:PaymentTerms>`
