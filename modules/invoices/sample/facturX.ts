import { centsOfLine, dueOf, type SampleInvoice, sumsOf } from "./invoice.ts"
import { drawn, type Layout } from "./pdf.ts"
import { unitCodeOf } from "./unitCodes.ts"
import { amount, tag } from "./xml.ts"

/** A PDF that also holds its own data, as Factur-X and ZUGFeRD have it. */
export async function facturX(invoice: SampleInvoice, layout: Layout): Promise<Uint8Array> {
  const document = await drawn(invoice, layout)
  await document.attach(sampleCii(invoice), "factur-x.xml", { mimeType: "text/xml" })
  return document.save()
}

/** A Cross Industry Invoice, profile EN 16931. */
export function sampleCii(invoice: SampleInvoice): Uint8Array {
  const { supplier, buyer, number, date, kind, orderReference } = invoice
  const sign = kind === "credit" ? -1 : 1
  const { vat, netCents, vatCents, totalCents } = sumsOf(invoice)
  const of = (name: string, cents: number) => amount(`ram:${name}`, cents * sign)
  const taxes = vat.map(
    (row) =>
      `<ram:ApplicableTradeTax>${of("CalculatedAmount", row.vatCents)}<ram:TypeCode>VAT</ram:TypeCode>${of("BasisAmount", row.baseCents)}${category(invoice, row.rate)}</ram:ApplicableTradeTax>`,
  )
  const lines = invoice.lines.map(
    (line, i) =>
      `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument>${tag("ram:LineID", String(i + 1))}</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct>${tag("ram:Name", line.description)}</ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>${tag("ram:ChargeAmount", String(line.price))}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery>${tag("ram:BilledQuantity", String(line.quantity * sign), `unitCode="${unitCodeOf(line.unit)}"`)}</ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode>${category(invoice, line.rate)}</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation>${of("LineTotalAmount", centsOfLine(line))}</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`,
  )
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>${tag("ram:ID", number)}${tag("ram:TypeCode", kind === "credit" ? "381" : "380")}<ram:IssueDateTime>${day(date)}</ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>${lines.join("\n")}
<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty>${company(supplier.name, supplier.kvk, supplier.btwId)}</ram:SellerTradeParty><ram:BuyerTradeParty>${company(buyer.companyName, buyer.kvk, buyer.btwId)}</ram:BuyerTradeParty><ram:BuyerOrderReferencedDocument>${tag("ram:IssuerAssignedID", orderReference)}</ram:BuyerOrderReferencedDocument></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery>${shipTo(invoice.deliveryAddress)}</ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>30</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount>${tag("ram:IBANID", supplier.iban)}</ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>${taxes.join("")}<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${day(dueOf(invoice))}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation>${of("LineTotalAmount", netCents)}${of("TaxBasisTotalAmount", netCents)}${of("TaxTotalAmount", vatCents)}${of("GrandTotalAmount", totalCents)}${of("DuePayableAmount", totalCents)}</ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`)
}

const day = (date: string) => tag("udt:DateTimeString", date.replaceAll("-", ""), 'format="102"')

const category = ({ reverseCharge }: SampleInvoice, rate: number) =>
  tag("ram:CategoryCode", reverseCharge ? "AE" : "S") +
  tag("ram:RateApplicablePercent", String(reverseCharge ? 0 : rate))

const company = (name: string, kvk: string, btwId: string) =>
  `${tag("ram:Name", name)}<ram:SpecifiedLegalOrganization>${tag("ram:ID", kvk, 'schemeID="0106"')}</ram:SpecifiedLegalOrganization><ram:SpecifiedTaxRegistration>${tag("ram:ID", btwId, 'schemeID="VA"')}</ram:SpecifiedTaxRegistration>`

function shipTo(address: string): string {
  const [, street, postcode, city] = /^(.*), (\d{4} [A-Z]{2}) (.*)$/.exec(address) ?? []
  if (!street) return ""
  return `<ram:ShipToTradeParty><ram:PostalTradeAddress>${tag("ram:PostcodeCode", postcode!)}${tag("ram:LineOne", street)}${tag("ram:CityName", city!)}</ram:PostalTradeAddress></ram:ShipToTradeParty>`
}
