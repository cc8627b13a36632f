import { all, type Element, first, text } from "#src/files/xmlElement.ts"
import type { StatedLine } from "./stated.ts"
import { centsOf, numberOf } from "./values.ts"

/** The lines, and after them what is taken off or charged over the whole. */
export const ublLines = (root: Element): StatedLine[] => [
  ...all(root, `${root.name}Line`).map(line),
  ...all(root, "AllowanceCharge").map(allowance),
]

function line(from: Element): StatedLine {
  const quantity = first(from, "InvoicedQuantity") ?? first(from, "CreditedQuantity")
  const price = numberOf(text(from, "Price", "PriceAmount"))
  const per = numberOf(text(from, "Price", "BaseQuantity")) || 1
  return {
    kind: "line",
    description: text(from, "Item", "Name") || text(from, "Item", "Description") || text(from, "Note"),
    quantity: numberOf(quantity?.text.trim() ?? ""),
    unitCode: quantity?.attributes.unitCode ?? "",
    unitPrice: price === null ? null : price / per,
    cents: centsOf(text(from, "LineExtensionAmount")),
    rate: numberOf(
      text(from, "Item", "ClassifiedTaxCategory", "Percent") ||
        text(from, "TaxTotal", "TaxSubtotal", "TaxCategory", "Percent") ||
        text(from, "TaxTotal", "TaxSubtotal", "Percent"),
    ),
  }
}

const allowance = (from: Element): StatedLine => ({
  kind: /^(true|1)$/i.test(text(from, "ChargeIndicator")) ? "charge" : "discount",
  description: text(from, "AllowanceChargeReason"),
  quantity: null,
  unitCode: "",
  unitPrice: null,
  cents: centsOf(text(from, "Amount")),
  rate: numberOf(text(from, "TaxCategory", "Percent")),
})
