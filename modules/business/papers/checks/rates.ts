import { type Element, text } from "#src/files/xmlElement.ts"
import { sum } from "#src/shared/rounding.ts"
import {
  buyer,
  type Check,
  cents,
  checksOf,
  linesOf,
  lineTax,
  says,
  seller,
  subtotalsOf,
  vatIdOf,
} from "./check.ts"
import { sources } from "./sources.ts"
import { isNear } from "./sums.ts"

const check = checksOf(sources.model)

/** What holds of each category of VAT that we write: an ordinary rate, shifted, exempt, and the rate of nought. */
export const rateChecks: Check[] = [
  check(
    "BR-S-01",
    "lines at a rate are told in the VAT, and nothing else is",
    (invoice) => linesAt(invoice, "S").length > 0 === partsAt(invoice, "S").length > 0,
  ),
  check(
    "BR-S-02",
    "who charges VAT has a VAT id",
    (invoice) => linesAt(invoice, "S").length === 0 || sellerIsKnown(invoice),
  ),
  check("BR-S-05", "a rate is above nought", (invoice) =>
    linesAt(invoice, "S").every((line) => percentOf(lineTax(line)) > 0),
  ),
  check("BR-S-08", "the base of a rate is that of its lines", (invoice) =>
    partsAt(invoice, "S").every((part) => {
      const rate = percentOf(categoryOf(part))
      const lines = linesAt(invoice, "S").filter((line) => percentOf(lineTax(line)) === rate)
      return lines.length > 0 && Math.abs(cents(part, "TaxableAmount") - netOf(lines)) < 100
    }),
  ),
  check("BR-S-09", "VAT is its rate over its base, give or take a euro", (invoice) =>
    partsAt(invoice, "S").every(isNear),
  ),
  check("BR-S-10", "a rate is no exemption", (invoice) =>
    partsAt(invoice, "S").every((part) => !isExcused(part)),
  ),
  ...(["AE", "E", "Z"] as const).flatMap(withoutVat),
]

function withoutVat(category: "AE" | "E" | "Z"): Check[] {
  const parts = (invoice: Element) => partsAt(invoice, category)
  const lines = (invoice: Element) => linesAt(invoice, category)
  const excused = category !== "Z"
  return [
    check(
      `BR-${category}-01`,
      "its lines are told once in the VAT",
      (invoice) => lines(invoice).length + parts(invoice).length === 0 || parts(invoice).length === 1,
    ),
    check(
      `BR-${category}-02`,
      "who may leave VAT out is known by his number",
      (invoice) =>
        lines(invoice).length === 0 ||
        (sellerIsKnown(invoice) && (category !== "AE" || buyerIsKnown(invoice))),
    ),
    check(`BR-${category}-05`, "its lines are at nought", (invoice) =>
      lines(invoice).every((line) => percentOf(lineTax(line)) === 0),
    ),
    check(`BR-${category}-08`, "its base is that of its lines", (invoice) =>
      parts(invoice).every((part) => cents(part, "TaxableAmount") === netOf(lines(invoice))),
    ),
    check(`BR-${category}-09`, "it has no VAT", (invoice) =>
      parts(invoice).every((part) => cents(part, "TaxAmount") === 0),
    ),
    check(`BR-${category}-10`, excused ? "it says why there is no VAT" : "it needs no reason", (invoice) =>
      parts(invoice).every((part) => isExcused(part) === excused),
    ),
  ]
}

const linesAt = (invoice: Element, category: string) =>
  linesOf(invoice).filter((line) => text(lineTax(line), "ID") === category)
const partsAt = (invoice: Element, category: string) =>
  subtotalsOf(invoice).filter((part) => text(part, "TaxCategory", "ID") === category)

const categoryOf = (part: Element) => part.children.find(({ name }) => name === "TaxCategory")
const percentOf = (category: Element | undefined) => {
  const percent = text(category, "Percent")
  return percent === "" ? Number.NaN : Number(percent)
}
const netOf = (lines: Element[]) => sum(lines.map((line) => cents(line, "LineExtensionAmount")))

const isExcused = (part: Element) =>
  says(part, "TaxCategory", "TaxExemptionReason") || says(part, "TaxCategory", "TaxExemptionReasonCode")

const sellerIsKnown = (invoice: Element) => vatIdOf(invoice, seller) !== ""
const buyerIsKnown = (invoice: Element) =>
  vatIdOf(invoice, buyer) !== "" || says(invoice, ...buyer, "PartyLegalEntity", "CompanyID")
