import { all, type Element, text } from "#src/files/xmlElement.ts"
import { buyer, type Check, checksOf, each, says, seller, typeCodeOf, within } from "./check.ts"
import { customization } from "./names.ts"
import { sources } from "./sources.ts"

const start = checksOf(sources.siUbl)
const check = checksOf(sources.nlcius)
const advice = checksOf(sources.nlcius, "warning")

/** What the Dutch rules (NLCIUS) ask of a seller in the Netherlands. BR-NL-5 and -13 are of what we never write. */
export const dutchChecks: Check[] = [
  start("BII2-T10-R001", "it names its rules", (invoice) => all(invoice, "CustomizationID").length > 0),
  start("SI-V20-INV-R000", "its rules are the Dutch ones", (invoice) =>
    text(invoice, "CustomizationID").startsWith(customization.nlcius),
  ),
  start(
    "SI-INV-R000",
    "it is an invoice or a credit note",
    ({ name, uri }) =>
      /^(Invoice|CreditNote)$/.test(name) && uri === `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`,
  ),
  check("BR-NL-1", "the seller has a KvK number", (invoice) =>
    all(invoice, ...seller, ...companyId).some(isRegistered),
  ),
  check(
    "BR-NL-2",
    "it has a reference of the buyer or of an order",
    (invoice) => says(invoice, "BuyerReference") || says(invoice, "OrderReference", "ID"),
  ),
  check("BR-NL-3", "the seller has a street, a place and a postcode", (invoice) => hasPlace(invoice, seller)),
  check(
    "BR-NL-4",
    "a Dutch buyer has a street, a place and a postcode",
    (invoice) => !isDutch(invoice, buyer) || hasPlace(invoice, buyer),
  ),
  check("BR-NL-7", "it is of a type that is known here", (invoice) =>
    /^(380|381|384|389)$/.test(typeCodeOf(invoice)),
  ),
  check(
    "BR-NL-8",
    "a credit note is written as one",
    (invoice) => (typeCodeOf(invoice) === "381") === (invoice.name === "CreditNote"),
  ),
  check(
    "BR-NL-9",
    "what corrects an invoice names it",
    (invoice) =>
      typeCodeOf(invoice) !== "384" || says(invoice, "BillingReference", "InvoiceDocumentReference", "ID"),
  ),
  check(
    "BR-NL-10",
    "a Dutch buyer has a KvK number",
    (invoice) => !isDutch(invoice, buyer) || all(invoice, ...buyer, ...companyId).some(isRegistered),
  ),
  check(
    "BR-NL-11",
    "what is to be paid can be paid",
    (invoice) =>
      invoice.name !== "Invoice" ||
      !(Number(text(invoice, "LegalMonetaryTotal", "PayableAmount")) > 0) ||
      all(invoice, "PaymentMeans").length > 0,
  ),
  check("BR-NL-12", "it is paid in a way that is known here", (invoice) =>
    each(invoice, ["PaymentMeans", "PaymentMeansCode"], (code) =>
      /^(30|48|49|57|58|59)$/.test(code.text.trim()),
    ),
  ),
  advice("BR-NL-19", "no other currency for VAT", without("TaxCurrencyCode")),
  advice("BR-NL-20", "no day of VAT", without("TaxPointDate")),
  advice("BR-NL-21", "no code for the day of VAT", without("DescriptionCode")),
  advice(
    "BR-NL-24",
    "no day of the invoice that is taken back",
    (invoice) => all(invoice, "BillingReference", "InvoiceDocumentReference", "IssueDate").length === 0,
  ),
  advice("BR-NL-25", "no tax number but for VAT", (invoice) =>
    each(invoice, [...seller, "PartyTaxScheme"], (scheme) => text(scheme, "TaxScheme", "ID") === "VAT"),
  ),
  advice("BR-NL-26", "no legal form", without("CompanyLegalForm")),
  advice("BR-NL-27", "no third line of an address", without("AddressLine")),
  advice("BR-NL-28", "no province", without("CountrySubentity")),
  advice("BR-NL-29", "no words beside a means of payment", (invoice) =>
    within(invoice, "PaymentMeansCode").every(({ attributes }) => attributes.name === undefined),
  ),
  advice(
    "BR-NL-30",
    "no name of an account",
    (invoice) => all(invoice, "PaymentMeans", "PayeeFinancialAccount", "Name").length === 0,
  ),
  advice("BR-NL-31", "no BIC", without("FinancialInstitutionBranch")),
  advice("BR-NL-32", "no code for a discount", without("AllowanceChargeReasonCode")),
  advice("BR-NL-33", "VAT is in the currency of the invoice", (invoice) =>
    each(
      invoice,
      ["TaxTotal", "TaxAmount"],
      ({ attributes }) => attributes.currencyID === text(invoice, "DocumentCurrencyCode"),
    ),
  ),
  advice("BR-NL-35", "no code for an exemption", without("TaxExemptionReasonCode")),
  advice("SI-UBL-2", "nothing is empty", isFilled),
]

const companyId = ["PartyLegalEntity", "CompanyID"]

const isRegistered = ({ attributes, text }: Element) =>
  /^(0106|0190)$/.test(attributes.schemeID ?? "") && text.trim() !== ""

const isDutch = (invoice: Element, party: string[]) =>
  text(invoice, ...party, "PostalAddress", "Country", "IdentificationCode") === "NL"

const hasPlace = (invoice: Element, party: string[]) =>
  ["StreetName", "CityName", "PostalZone"].every((name) => says(invoice, ...party, "PostalAddress", name))

function without(name: string): Check["holds"] {
  return (invoice) => within(invoice, name).length === 0
}

function isFilled({ children, text }: Element): boolean {
  return children.length > 0 ? children.every(isFilled) : text.trim() !== ""
}
