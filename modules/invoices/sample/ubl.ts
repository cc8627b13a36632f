import { centsOfLine, dueOf, type SampleInvoice, sumsOf } from "./invoice.ts"
import { unitCodeOf } from "./unitCodes.ts"
import { amount, tag } from "./xml.ts"

/** SI-UBL 2.0 (NLCIUS), with the Dutch extension when a part is for the blocked account. */
export function sampleUbl(invoice: SampleInvoice): Uint8Array {
  const credit = invoice.kind === "credit"
  const root = credit ? "CreditNote" : "Invoice"
  const customization = `urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0${invoice.blockedPercent > 0 ? "#conformant#urn:fdc:nen.nl:gaccount:v1.0" : ""}`
  const body = [
    tag("cbc:CustomizationID", customization),
    tag("cbc:ProfileID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"),
    tag("cbc:ID", invoice.number),
    tag("cbc:IssueDate", invoice.date),
    credit ? "" : tag("cbc:DueDate", dueOf(invoice)),
    tag(`cbc:${root}TypeCode`, credit ? "381" : "380"),
    tag("cbc:DocumentCurrencyCode", "EUR"),
    invoice.orderReference &&
      `<cac:OrderReference>${tag("cbc:ID", invoice.orderReference)}</cac:OrderReference>`,
    seller(invoice),
    buyer(invoice),
    delivery(invoice.deliveryAddress),
    payment(invoice),
    totals(invoice),
    ...invoice.lines.map((_, i) => line(invoice, i, root)),
  ]
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${body.join("\n")}</${root}>`,
  )
}

const vatScheme = "<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>"
const company = (name: string, address: string, btwId: string, kvk: string) =>
  `<cac:Party>${tag("cbc:EndpointID", kvk, 'schemeID="0106"')}<cac:PartyName>${tag("cbc:Name", name)}</cac:PartyName>${address}<cac:PartyTaxScheme>${tag("cbc:CompanyID", btwId)}${vatScheme}</cac:PartyTaxScheme><cac:PartyLegalEntity>${tag("cbc:RegistrationName", name)}${tag("cbc:CompanyID", kvk, 'schemeID="0106"')}</cac:PartyLegalEntity></cac:Party>`
const address = (element: string, street: string, postcode: string, city: string) =>
  `<cac:${element}>${tag("cbc:StreetName", street)}${tag("cbc:CityName", city)}${tag("cbc:PostalZone", postcode)}<cac:Country><cbc:IdentificationCode>NL</cbc:IdentificationCode></cac:Country></cac:${element}>`

const seller = ({ supplier: { name, street, postcode, city, btwId, kvk } }: SampleInvoice) =>
  `<cac:AccountingSupplierParty>${company(name, address("PostalAddress", street, postcode, city), btwId, kvk)}</cac:AccountingSupplierParty>`

function buyer({ buyer: { companyName, address: lines, btwId, kvk } }: SampleInvoice): string {
  const [street = "", place = ""] = lines.split("\n")
  const postal = address("PostalAddress", street, place.slice(0, 7), place.slice(8))
  return `<cac:AccountingCustomerParty>${company(companyName, postal, btwId, kvk)}</cac:AccountingCustomerParty>`
}

function delivery(to: string): string {
  const [, street, postcode, city] = /^(.*), (\d{4} [A-Z]{2}) (.*)$/.exec(to) ?? []
  if (!street) return ""
  return `<cac:Delivery><cac:DeliveryLocation>${address("Address", street, postcode!, city!)}</cac:DeliveryLocation></cac:Delivery>`
}

function payment(invoice: SampleInvoice): string {
  const { supplier, number, term } = invoice
  const { totalCents, blockedCents } = sumsOf(invoice)
  const means = (iban: string, id: string) =>
    `<cac:PaymentMeans>${id && tag("cbc:ID", id)}<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>${tag("cbc:PaymentID", number)}<cac:PayeeFinancialAccount>${tag("cbc:ID", iban)}</cac:PayeeFinancialAccount></cac:PaymentMeans>`
  const terms = (id: string, cents: number) =>
    `<cac:PaymentTerms>${tag("cbc:PaymentMeansID", id)}${amount("cbc:Amount", cents)}</cac:PaymentTerms>`
  if (blockedCents === 0)
    return `${means(supplier.iban, "")}<cac:PaymentTerms>${tag("cbc:Note", `Binnen ${term} dagen`)}</cac:PaymentTerms>`
  return [
    means(supplier.iban, "BANK"),
    means(supplier.blockedIban, "GACCOUNT"),
    terms("BANK", totalCents - blockedCents),
    terms("GACCOUNT", blockedCents),
  ].join("")
}

/** A credit note's amounts are above zero: its name says what they are. */
const signOf = ({ kind }: SampleInvoice) => (kind === "credit" ? -1 : 1)

function totals(invoice: SampleInvoice): string {
  const { vat, netCents, vatCents, totalCents } = sumsOf(invoice)
  const of = (name: string, cents: number) => amount(name, cents * signOf(invoice))
  const rows = vat.map(
    ({ rate, baseCents, vatCents: cents }) =>
      `<cac:TaxSubtotal>${of("cbc:TaxableAmount", baseCents)}${of("cbc:TaxAmount", cents)}<cac:TaxCategory>${category(invoice, rate)}</cac:TaxCategory></cac:TaxSubtotal>`,
  )
  return `<cac:TaxTotal>${of("cbc:TaxAmount", vatCents)}${rows.join("")}</cac:TaxTotal>
<cac:LegalMonetaryTotal>${of("cbc:LineExtensionAmount", netCents)}${of("cbc:TaxExclusiveAmount", netCents)}${of("cbc:TaxInclusiveAmount", totalCents)}${of("cbc:PayableAmount", totalCents)}</cac:LegalMonetaryTotal>`
}

const category = ({ reverseCharge }: SampleInvoice, rate: number) =>
  `${tag("cbc:ID", reverseCharge ? "AE" : "S")}${tag("cbc:Percent", String(reverseCharge ? 0 : rate))}${vatScheme}`

function line(invoice: SampleInvoice, index: number, root: string): string {
  const line = invoice.lines[index]!
  const counted = root === "Invoice" ? "InvoicedQuantity" : "CreditedQuantity"
  const quantity = String(line.quantity * signOf(invoice))
  return `<cac:${root}Line>${tag("cbc:ID", String(index + 1))}${tag(`cbc:${counted}`, quantity, `unitCode="${unitCodeOf(line.unit)}"`)}${amount("cbc:LineExtensionAmount", centsOfLine(line) * signOf(invoice))}<cac:Item>${tag("cbc:Name", line.description)}<cac:ClassifiedTaxCategory>${category(invoice, line.rate)}</cac:ClassifiedTaxCategory></cac:Item><cac:Price>${tag("cbc:PriceAmount", String(line.price), 'currencyID="EUR"')}</cac:Price></cac:${root}Line>`
}
