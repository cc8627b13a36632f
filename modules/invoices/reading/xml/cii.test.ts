import { expect, test } from "bun:test"
import { nobodyKnown } from "./context.testing.ts"
import { readXml } from "./readXml.ts"

const encode = (xml: string) => new TextEncoder().encode(xml)
const read = (xml: string) => readXml(encode(xml), nobodyKnown).suggestion

const day = (text: string) => `<udt:DateTimeString format="102">${text}</udt:DateTimeString>`

const cii = ({ type = "380", lines = line(), more = "", sums = totals } = {}) => `<?xml version="1.0"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocument><ram:ID>FX-12</ram:ID><ram:TypeCode>${type}</ram:TypeCode><ram:IssueDateTime>${day("20261001")}</ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>${lines}
<ram:ApplicableHeaderTradeAgreement><ram:BuyerReference>Bram</ram:BuyerReference>
<ram:SellerTradeParty><ram:Name>Dakservice Oost</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0106">01234567</ram:ID></ram:SpecifiedLegalOrganization><ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">123/456</ram:ID></ram:SpecifiedTaxRegistration><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">NL004495445B01</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>P-104</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>
<ram:SpecifiedProcuringProject><ram:ID>Dakkapel</ram:ID></ram:SpecifiedProcuringProject></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery><ram:ShipToTradeParty><ram:PostalTradeAddress><ram:PostcodeCode>9404 GH</ram:PostcodeCode><ram:LineOne>Kade 12</ram:LineOne><ram:CityName>Assen</ram:CityName></ram:PostalTradeAddress></ram:ShipToTradeParty></ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementPaymentMeans><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>NL20INGB0001234567</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>${more}
<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${day("20261031")}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>${sums}</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`

const line = (
  status = "",
) => `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID>${status}</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Dakpannen</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>125.00</ram:ChargeAmount><ram:BasisQuantity unitCode="C62">100</ram:BasisQuantity></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">800</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:RateApplicablePercent>21</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>1000.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`

const tax = `<ram:ApplicableTradeTax><ram:CalculatedAmount>210.00</ram:CalculatedAmount><ram:BasisAmount>1000.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>21</ram:RateApplicablePercent></ram:ApplicableTradeTax>`
const totals = `<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:TaxBasisTotalAmount>1000.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="DKK">1566.00</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">210.00</ram:TaxTotalAmount><ram:GrandTotalAmount>1210.00</ram:GrandTotalAmount><ram:TotalPrepaidAmount>210.00</ram:TotalPrepaidAmount><ram:DuePayableAmount>1000.00</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>`

test("a Cross Industry Invoice says the same as a UBL one, in its own words", () => {
  const { fields, lines, vat, remarks, confidence } = read(cii({ more: tax }))
  expect(Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, found.value]))).toEqual({
    kind: "invoice",
    supplier: "Dakservice Oost",
    invoiceNumber: "FX-12",
    date: "2026-10-01",
    dueDate: "2026-10-31",
    currency: "EUR",
    netCents: 100000,
    vatCents: 21000,
    totalCents: 121000,
    payableCents: 100000,
    reverseCharge: false,
    linesIncludeVat: false,
    iban: "NL20INGB0001234567",
    btwId: "NL004495445B01",
    kvk: "01234567",
    orderReference: "P-104",
    projectReference: "Dakkapel",
    deliveryAddress: "Kade 12, 9404 GH Assen",
  })
  expect(lines).toEqual([
    {
      description: "Dakpannen",
      quantity: 800,
      unit: "st",
      unitPrice: 1.25,
      cents: 100000,
      vatRate: 21,
      confidence: 1,
      place: null,
    },
  ])
  expect(vat).toEqual([{ rate: 21, baseCents: 100000, vatCents: 21000, place: null }])
  expect({ remarks, confidence }).toEqual({ remarks: [], confidence: 1 })
})

test("type 381 is a credit note", () => {
  const { fields, lines } = read(cii({ type: "381", more: tax }))
  expect(fields.kind?.value).toBe("credit")
  expect(fields.totalCents?.value).toBe(-121000)
  expect(lines[0]).toMatchObject({ quantity: -800, unitPrice: 1.25, cents: -100000 })
})

test("a slim profile without lines and rates gives the rate that its totals allow", () => {
  const { vat, lines } = read(cii({ lines: "" }))
  expect(lines).toEqual([])
  expect(vat).toEqual([{ rate: 21, baseCents: 100000, vatCents: 21000, place: null }])
})

test("a line that only groups or informs doesn't count", () => {
  const group = line("<ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>")
  expect(read(cii({ lines: group + line(), more: tax })).lines).toHaveLength(1)
})

test("discounts, charges and services over the whole are lines", () => {
  const more = `${tax}<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>30.00</ram:ActualAmount><ram:Reason>Actie</ram:Reason><ram:CategoryTradeTax><ram:RateApplicablePercent>21</ram:RateApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge><ram:SpecifiedLogisticsServiceCharge><ram:Description>Vracht</ram:Description><ram:AppliedAmount>30.00</ram:AppliedAmount></ram:SpecifiedLogisticsServiceCharge>`
  const { lines, remarks } = read(cii({ more }))
  expect(lines.map(({ description, cents }) => [description, cents])).toEqual([
    ["Dakpannen", 100000],
    ["Actie", -3000],
    ["Vracht", 3000],
  ])
  expect(remarks).toEqual([])
})

test("ZUGFeRD 1 has other names for the same", () => {
  const old = cii({
    more: tax.replace(
      "RateApplicablePercent>21</ram:RateApplicablePercent",
      "ApplicablePercent>21</ram:ApplicablePercent",
    ),
  })
    .replaceAll("rsm:CrossIndustryInvoice", "rsm:CrossIndustryDocument")
    .replace(
      "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
      "urn:ferd:CrossIndustryDocument:invoice:1p0",
    )
    .replaceAll("rsm:ExchangedDocument", "rsm:HeaderExchangedDocument")
    .replaceAll("rsm:SupplyChainTradeTransaction", "rsm:SpecifiedSupplyChainTradeTransaction")
    .replaceAll("ApplicableHeaderTrade", "ApplicableSupplyChainTrade")
    .replaceAll("SpecifiedLineTrade", "SpecifiedSupplyChainTrade")
    .replaceAll(
      /SpecifiedTradeSettlement(Header|Line)MonetarySummation/g,
      "SpecifiedTradeSettlementMonetarySummation",
    )
  const { fields, lines, confidence } = read(old)
  expect(fields.totalCents?.value).toBe(121000)
  expect(fields.dueDate?.value).toBe("2026-10-31")
  expect(lines[0]).toMatchObject({ quantity: 800, unitPrice: 1.25, cents: 100000, vatRate: 21 })
  expect(confidence).toBe(1)
})
