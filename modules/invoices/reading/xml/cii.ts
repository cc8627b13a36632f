import { all, type Element, first, text } from "#src/files/xmlElement.ts"
import { ciiLines } from "./ciiLines.ts"
import { addressOf, distinct, type Identifier, kvkAmong, vatNumber } from "./parties.ts"
import type { Party, Stated, StatedVat } from "./stated.ts"
import { centsOf, dayOf, numberOf } from "./values.ts"

/** UN/CEFACT's Cross Industry Invoice: Factur-X, ZUGFeRD 1 and 2, XRechnung. */
export function cii(root: Element): Stated {
  const document = either(root, "ExchangedDocument", "HeaderExchangedDocument")
  const trade = either(root, "SupplyChainTradeTransaction", "SpecifiedSupplyChainTradeTransaction")
  const agreement = either(trade, "ApplicableHeaderTradeAgreement", "ApplicableSupplyChainTradeAgreement")
  const delivery = either(trade, "ApplicableHeaderTradeDelivery", "ApplicableSupplyChainTradeDelivery")
  const settlement = either(trade, "ApplicableHeaderTradeSettlement", "ApplicableSupplyChainTradeSettlement")
  const sums = either(
    settlement,
    "SpecifiedTradeSettlementHeaderMonetarySummation",
    "SpecifiedTradeSettlementMonetarySummation",
  )
  const cents = (name: string) => centsOf(text(sums, name))
  const currency = text(settlement, "InvoiceCurrencyCode").toUpperCase()
  const typeCode = text(document, "TypeCode")
  return {
    credit: creditCodes.has(typeCode),
    typeCode,
    number: text(document, "ID"),
    date: dayIn(first(document, "IssueDateTime")),
    dueDate: dayIn(first(settlement, "SpecifiedTradePaymentTerms", "DueDateDateTime")),
    currency,
    seller: party(first(agreement, "SellerTradeParty")),
    buyer: party(first(agreement, "BuyerTradeParty")),
    lines: ciiLines(trade, settlement),
    vat: all(settlement, "ApplicableTradeTax").map(vatRow),
    netCents: cents("TaxBasisTotalAmount"),
    vatCents: centsOf(vatTotal(sums, currency)),
    totalCents: cents("GrandTotalAmount"),
    payableCents: cents("DuePayableAmount"),
    prepaidCents: cents("TotalPrepaidAmount"),
    roundingCents: cents("RoundingAmount"),
    accounts: all(settlement, "SpecifiedTradeSettlementPaymentMeans", "PayeePartyCreditorFinancialAccount")
      .map((account) => ({
        iban: text(account, "IBANID"),
        blocked: /\bg-?\s?rekening\b/i.test(text(account, "AccountName")),
        cents: null,
      }))
      .filter(({ iban }) => iban !== ""),
    orderReferences: distinct([
      text(agreement, "BuyerOrderReferencedDocument", "IssuerAssignedID"),
      text(agreement, "BuyerOrderReferencedDocument", "ID"),
      text(agreement, "BuyerReference"),
      text(agreement, "SellerOrderReferencedDocument", "IssuerAssignedID"),
    ]),
    projectReferences: distinct([
      text(agreement, "SpecifiedProcuringProject", "ID"),
      text(agreement, "ContractReferencedDocument", "IssuerAssignedID"),
      text(agreement, "ContractReferencedDocument", "ID"),
    ]),
    deliveryAddress: address(first(delivery, "ShipToTradeParty", "PostalTradeAddress")),
    attachedPdfs: all(agreement, "AdditionalReferencedDocument", "AttachmentBinaryObject")
      .filter((object) => /pdf/i.test(object.attributes.mimeCode ?? ""))
      .map((object) => object.text),
  }
}

/** UNTDID 1001: credit notes. */
export const creditCodes = new Set([
  "81",
  "83",
  "261",
  "262",
  "296",
  "308",
  "381",
  "396",
  "420",
  "458",
  "532",
])

const either = (from: Element | undefined, now: string, before: string) =>
  first(from, now) ?? first(from, before)

const dayIn = (moment: Element | undefined): string =>
  dayOf(text(moment, "DateTimeString") || text(moment, "DateTime"))

/** The VAT may be told once more in the currency of the books. */
function vatTotal(sums: Element | undefined, currency: string): string {
  const totals = all(sums, "TaxTotalAmount")
  const own = totals.find(({ attributes }) => attributes.currencyID?.toUpperCase() === currency) ?? totals[0]
  return own?.text.trim() ?? ""
}

const vatRow = (tax: Element): StatedVat => ({
  category: text(tax, "CategoryCode").toUpperCase(),
  rate: numberOf(text(tax, "RateApplicablePercent") || text(tax, "ApplicablePercent")),
  baseCents: centsOf(text(tax, "BasisAmount")),
  vatCents: centsOf(text(tax, "CalculatedAmount")),
})

function party(from: Element | undefined): Party {
  const identifiers = (...path: string[]): Identifier[] =>
    all(from, ...path).map((id) => ({ scheme: id.attributes.schemeID ?? "", id: id.text.trim() }))
  const vat = identifiers("SpecifiedTaxRegistration", "ID").find(({ scheme }) => /^VA$/i.test(scheme))
  return {
    names: distinct([text(from, "SpecifiedLegalOrganization", "TradingBusinessName"), text(from, "Name")]),
    btwId: vatNumber(vat?.id ?? ""),
    kvk: kvkAmong(
      [
        ...identifiers("ID"),
        ...identifiers("GlobalID"),
        ...identifiers("URIUniversalCommunication", "URIID"),
      ],
      identifiers("SpecifiedLegalOrganization", "ID"),
    ),
  }
}

const address = (from: Element | undefined): string =>
  addressOf(
    [text(from, "LineOne"), text(from, "LineTwo"), text(from, "LineThree")],
    text(from, "PostcodeCode"),
    text(from, "CityName"),
  )
