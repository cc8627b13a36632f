import { all, type Element, text } from "#src/files/xmlElement.ts"
import { sum } from "#src/shared/rounding.ts"
import { type Check, cents, checksOf, linesOf, subtotalsOf } from "./check.ts"
import { sources } from "./sources.ts"

const check = checksOf(sources.model)

/** The arithmetic of EN 16931, in whole cents. We take nothing off and charge nothing over the whole. */
export const sumChecks: Check[] = [
  check(
    "BR-CO-10",
    "the lines add up",
    (invoice) =>
      totals(invoice).lines === sum(linesOf(invoice).map((line) => cents(line, "LineExtensionAmount"))),
  ),
  check("BR-CO-13", "the total without VAT is that of the lines", (invoice) => {
    const { lines, exclusive } = totals(invoice)
    return exclusive === lines
  }),
  check("BR-CO-14", "VAT is that of its categories", (invoice) =>
    all(invoice, "TaxTotal").every(
      (tax) =>
        cents(tax, "TaxAmount") === sum(all(tax, "TaxSubtotal").map((part) => cents(part, "TaxAmount"))),
    ),
  ),
  check("BR-CO-15", "the total with VAT is that without it and the VAT, told once", (invoice) => {
    const { exclusive, inclusive } = totals(invoice)
    const taxes = all(invoice, "TaxTotal")
    return taxes.length === 1 && inclusive === exclusive + cents(taxes[0], "TaxAmount")
  }),
  check("BR-CO-16", "the total is to be paid", (invoice) => {
    const { inclusive, payable } = totals(invoice)
    return payable === inclusive
  }),
  check("BR-CO-17", "VAT is its rate over its base, give or take a euro", (invoice) =>
    subtotalsOf(invoice).every(isNear),
  ),
]

const totals = (invoice: Element) => ({
  lines: cents(invoice, "LegalMonetaryTotal", "LineExtensionAmount"),
  exclusive: cents(invoice, "LegalMonetaryTotal", "TaxExclusiveAmount"),
  inclusive: cents(invoice, "LegalMonetaryTotal", "TaxInclusiveAmount"),
  payable: cents(invoice, "LegalMonetaryTotal", "PayableAmount"),
})

/** The rules leave a euro, for VAT that was rounded on each line. */
export function isNear(part: Element): boolean {
  const [base, vat] = [cents(part, "TaxableAmount"), cents(part, "TaxAmount")]
  const due = (Math.abs(base) * Number(text(part, "TaxCategory", "Percent"))) / 100
  return Math.abs(Math.abs(vat) - Math.round(due)) < 100
}
