import { all, type Element, text } from "#src/files/xmlElement.ts"
import { atMostOne, buyer, type Check, checksOf, isWholeCents, linesOf, seller, within } from "./check.ts"
import { order } from "./order.ts"
import { sources } from "./sources.ts"

const check = checksOf(sources.syntax)
const once =
  (...path: string[]): Check["holds"] =>
  (invoice) =>
    atMostOne(invoice, ...path)

/** How an invoice is written: what may stand once, in which order, and how precise. */
export const formChecks: Check[] = [
  checksOf(sources.schema)("UBL-2.1", "elements stand in the order of their schema", isInOrder),
  check("UBL-DT-01", "amounts are whole cents", (invoice) =>
    amounts(invoice).every((amount) => amount.name === "PriceAmount" || isWholeCents(amount)),
  ),
  check("UBL-SR-05", "one note of terms", once("PaymentTerms", "Note")),
  check("UBL-SR-08", "one period", once("InvoicePeriod")),
  check(
    "UBL-SR-09",
    "the seller has one legal name",
    once(...seller, "PartyLegalEntity", "RegistrationName"),
  ),
  check("UBL-SR-10", "the seller has one trade name", once(...seller, "PartyName", "Name")),
  check("UBL-SR-11", "the seller has one number", once(...seller, "PartyLegalEntity", "CompanyID")),
  check("UBL-SR-12", "the seller has one VAT id", once(...seller, "PartyTaxScheme", "CompanyID")),
  check("UBL-SR-15", "the buyer has one legal name", once(...buyer, "PartyLegalEntity", "RegistrationName")),
  check("UBL-SR-17", "the buyer has one number", once(...buyer, "PartyLegalEntity", "CompanyID")),
  check("UBL-SR-18", "the buyer has one VAT id", once(...buyer, "PartyTaxScheme", "CompanyID")),
  check("UBL-SR-24", "one delivery", once("Delivery")),
  check("UBL-SR-40", "the buyer has one trade name", once(...buyer, "PartyName", "Name")),
  check("UBL-SR-26", "a means of payment has one reference", (invoice) =>
    all(invoice, "PaymentMeans").every((means) => atMostOne(means, "PaymentID")),
  ),
  check("UBL-SR-32", "an exemption has one reason", (invoice) =>
    all(invoice, "TaxTotal", "TaxSubtotal").every((part) =>
      atMostOne(part, "TaxCategory", "TaxExemptionReason"),
    ),
  ),
  check("UBL-SR-44", "all means of payment have the same reference", (invoice) =>
    areSame(invoice, "PaymentID"),
  ),
  check("UBL-SR-47", "all means of payment have the same code", (invoice) =>
    areSame(invoice, "PaymentMeansCode"),
  ),
  check("UBL-SR-48", "a line has one category of VAT", (invoice) =>
    linesOf(invoice).every((line) => all(line, "Item", "ClassifiedTaxCategory").length === 1),
  ),
  check("UBL-SR-53", "a tax number says of which tax", (invoice) =>
    within(invoice, "PartyTaxScheme").every(
      (scheme) => text(scheme, "TaxScheme", "ID") && text(scheme, "CompanyID"),
    ),
  ),
]

const amounts = (from: Element): Element[] =>
  from.children.flatMap((child) => [...(/Amount$/.test(child.name) ? [child] : []), ...amounts(child)])

const areSame = (invoice: Element, name: string) =>
  new Set(all(invoice, "PaymentMeans", name).map(({ text }) => text.trim())).size <= 1

/** Of an element that we know: only what it may hold, in that order. */
function isInOrder({ name, children }: Element): boolean {
  const known = order[name]
  if (!known) return children.length === 0
  const places = children.map((child) => known.indexOf(child.name))
  return (
    places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0)) &&
    children.every(isInOrder)
  )
}
