import { all, type Element, text } from "#src/files/xmlElement.ts"
import {
  buyer,
  type Check,
  checksOf,
  each,
  isWholeCents,
  linesOf,
  says,
  seller,
  subtotalsOf,
  typeCodeOf,
  vatIdOf,
  within,
} from "./check.ts"
import { sources } from "./sources.ts"

const check = checksOf(sources.model)
const total = (name: string) => (invoice: Element) => says(invoice, "LegalMonetaryTotal", name)
const wholeCents = (name: string) => (invoice: Element) =>
  each(invoice, ["LegalMonetaryTotal", name], isWholeCents)

/** What an invoice must say as a whole by the European standard (EN 16931). */
export const modelChecks: Check[] = [
  check("BR-01", "it names its rules", (invoice) => says(invoice, "CustomizationID")),
  check("BR-02", "it has a number", (invoice) => says(invoice, "ID")),
  check("BR-03", "it has a day", (invoice) => says(invoice, "IssueDate")),
  check("BR-04", "it has a type", (invoice) => typeCodeOf(invoice) !== ""),
  check("BR-05", "it has a currency", (invoice) => says(invoice, "DocumentCurrencyCode")),
  check("BR-06", "the seller has a name", (invoice) =>
    says(invoice, ...seller, "PartyLegalEntity", "RegistrationName"),
  ),
  check("BR-07", "the buyer has a name", (invoice) =>
    says(invoice, ...buyer, "PartyLegalEntity", "RegistrationName"),
  ),
  check("BR-08", "the seller has an address", (invoice) => has(invoice, ...seller, "PostalAddress")),
  check("BR-09", "the seller is in a country", (invoice) => says(invoice, ...seller, ...country)),
  check("BR-10", "the buyer has an address", (invoice) => has(invoice, ...buyer, "PostalAddress")),
  check("BR-11", "the buyer is in a country", (invoice) => says(invoice, ...buyer, ...country)),
  check("BR-12", "the lines are added up", total("LineExtensionAmount")),
  check("BR-13", "there is a total without VAT", total("TaxExclusiveAmount")),
  check("BR-14", "there is a total with VAT", total("TaxInclusiveAmount")),
  check("BR-15", "it says what is to be paid", total("PayableAmount")),
  check("BR-16", "it has a line", (invoice) => linesOf(invoice).length > 0),
  check("BR-29", "a period ends after it begins", (invoice) =>
    each(invoice, ["InvoicePeriod"], (period) => {
      const [from, to] = [text(period, "StartDate"), text(period, "EndDate")]
      return !from || !to || to >= from
    }),
  ),
  check("BR-49", "a means of payment has a code", (invoice) =>
    each(invoice, ["PaymentMeans"], (means) => says(means, "PaymentMeansCode")),
  ),
  check("BR-50", "a transfer goes to an account that isn't empty", (invoice) =>
    transfers(invoice).every((means) =>
      all(means, "PayeeFinancialAccount").every((account) => says(account, "ID")),
    ),
  ),
  check("BR-55", "what it goes back to has a number", (invoice) =>
    each(invoice, ["BillingReference"], (back) => says(back, "InvoiceDocumentReference", "ID")),
  ),
  check("BR-61", "a transfer names an account", (invoice) =>
    transfers(invoice).every((means) => has(means, "PayeeFinancialAccount", "ID")),
  ),
  check("BR-62", "the seller's address on the network says of which kind it is", (invoice) =>
    each(invoice, [...seller, "EndpointID"], ({ attributes }) => Boolean(attributes.schemeID)),
  ),
  check("BR-63", "the buyer's address on the network says of which kind it is", (invoice) =>
    each(invoice, [...buyer, "EndpointID"], ({ attributes }) => Boolean(attributes.schemeID)),
  ),
  check("BR-CO-09", "a VAT id begins with its country", (invoice) =>
    [seller, buyer].every((party) => /^$|^[A-Z]{2}/.test(vatIdOf(invoice, party))),
  ),
  check("BR-CO-18", "VAT is told by category", (invoice) => subtotalsOf(invoice).length > 0),
  check("BR-CO-19", "a period has a begin or an end", (invoice) =>
    each(invoice, ["InvoicePeriod"], (period) => says(period, "StartDate") || says(period, "EndDate")),
  ),
  check(
    "BR-CO-26",
    "the seller is known by a number",
    (invoice) => vatIdOf(invoice, seller) !== "" || says(invoice, ...seller, "PartyLegalEntity", "CompanyID"),
  ),
  check("BR-DEC-09", "the sum of lines is whole cents", wholeCents("LineExtensionAmount")),
  check("BR-DEC-12", "the total without VAT is whole cents", wholeCents("TaxExclusiveAmount")),
  // As it is meant: as it is published it compares with a currency that isn't there, and never refuses.
  check("BR-DEC-13", "VAT is whole cents", (invoice) =>
    each(invoice, ["TaxTotal", "TaxAmount"], isWholeCents),
  ),
  check("BR-DEC-14", "the total with VAT is whole cents", wholeCents("TaxInclusiveAmount")),
  check("BR-DEC-18", "what is to be paid is whole cents", wholeCents("PayableAmount")),
  checksOf(sources.dutchModel)(
    "BR-CO-25",
    "what is to be paid has a day or terms",
    (invoice) =>
      !(Number(text(invoice, "LegalMonetaryTotal", "PayableAmount")) > 0) ||
      within(invoice, "DueDate").length > 0 ||
      all(invoice, "PaymentTerms", "Note").length > 0,
  ),
]

const country = ["PostalAddress", "Country", "IdentificationCode"]

const has = (from: Element, ...path: string[]) => all(from, ...path).length > 0

const transfers = (invoice: Element) =>
  all(invoice, "PaymentMeans").filter((means) => /^(30|58)$/.test(text(means, "PaymentMeansCode")))
