import { all, type Element, first, text } from "#src/files/xmlElement.ts"
import type { StatedLine } from "./stated.ts"
import { centsOf, numberOf } from "./values.ts"

/** The lines, and after them what is taken off or charged over the whole. */
export const ciiLines = (trade: Element | undefined, settlement: Element | undefined): StatedLine[] => [
  ...all(trade, "IncludedSupplyChainTradeLineItem").filter(counts).map(line),
  ...all(settlement, "SpecifiedTradeAllowanceCharge").map(allowance),
  ...all(settlement, "SpecifiedLogisticsServiceCharge").map(service),
]

/** A line may only group others, or inform. */
const counts = (from: Element) =>
  !/^(GROUP|INFORMATION)$/i.test(text(from, "AssociatedDocumentLineDocument", "LineStatusReasonCode"))

function line(from: Element): StatedLine {
  const agreement =
    first(from, "SpecifiedLineTradeAgreement") ?? first(from, "SpecifiedSupplyChainTradeAgreement")
  const settlement =
    first(from, "SpecifiedLineTradeSettlement") ?? first(from, "SpecifiedSupplyChainTradeSettlement")
  const delivery =
    first(from, "SpecifiedLineTradeDelivery") ?? first(from, "SpecifiedSupplyChainTradeDelivery")
  const sums =
    first(settlement, "SpecifiedTradeSettlementLineMonetarySummation") ??
    first(settlement, "SpecifiedTradeSettlementMonetarySummation")
  const quantity = first(delivery, "BilledQuantity")
  const price =
    first(agreement, "NetPriceProductTradePrice") ?? first(agreement, "GrossPriceProductTradePrice")
  const amount = numberOf(text(price, "ChargeAmount"))
  return {
    kind: "line",
    description:
      text(from, "SpecifiedTradeProduct", "Name") ||
      text(from, "SpecifiedTradeProduct", "Description") ||
      text(from, "AssociatedDocumentLineDocument", "IncludedNote", "Content"),
    quantity: numberOf(quantity?.text.trim() ?? ""),
    unitCode: quantity?.attributes.unitCode ?? "",
    unitPrice: amount === null ? null : amount / (numberOf(text(price, "BasisQuantity")) || 1),
    cents: centsOf(text(sums, "LineTotalAmount")),
    rate: rateOf(first(settlement, "ApplicableTradeTax")),
  }
}

const allowance = (from: Element): StatedLine => ({
  ...overall,
  kind: /^(true|1)$/i.test(text(from, "ChargeIndicator", "Indicator")) ? "charge" : "discount",
  description: text(from, "Reason"),
  cents: centsOf(text(from, "ActualAmount")),
  rate: rateOf(first(from, "CategoryTradeTax")),
})

const service = (from: Element): StatedLine => ({
  ...overall,
  kind: "charge",
  description: text(from, "Description"),
  cents: centsOf(text(from, "AppliedAmount")),
  rate: rateOf(first(from, "AppliedTradeTax")),
})

const overall = { quantity: null, unitCode: "", unitPrice: null }

const rateOf = (tax: Element | undefined) =>
  numberOf(text(tax, "RateApplicablePercent") || text(tax, "ApplicablePercent"))
