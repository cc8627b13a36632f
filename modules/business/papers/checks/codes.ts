import { all, type Element } from "#src/files/xmlElement.ts"
import { buyer, type Check, checksOf, seller, typeCodeOf, within } from "./check.ts"
import { sources } from "./sources.ts"

const check = checksOf(sources.codes)

const countries =
  /^(AT|BE|BG|CH|CY|CZ|DE|DK|EE|ES|FI|FR|GB|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)$/
const units = /^(MTK|MTR|MTQ|C62|KGM|LTR|HUR|DAY|LS)$/

/** Codes, of their lists those that we write. */
export const codeChecks: Check[] = [
  check(
    "BR-CL-01",
    "the type is one of invoices, or of credit notes",
    (invoice) => typeCodeOf(invoice) === (invoice.name === "Invoice" ? "380" : "381"),
  ),
  check("BR-CL-03", "amounts are in euros", (invoice) =>
    deep(invoice).every(({ name, attributes }) => !/Amount$/.test(name) || attributes.currencyID === "EUR"),
  ),
  check("BR-CL-04", "the currency is the euro", oneOf("DocumentCurrencyCode", /^EUR$/)),
  check("BR-CL-11", "a party is known by its KvK number", (invoice) =>
    [seller, buyer].every((party) =>
      all(invoice, ...party, "PartyLegalEntity", "CompanyID").every(
        ({ attributes }) => attributes.schemeID === "0106",
      ),
    ),
  ),
  check("BR-CL-14", "a country is one of Europe", oneOf("IdentificationCode", countries)),
  check("BR-CL-16", "one pays by transfer", oneOf("PaymentMeansCode", /^(30|58)$/)),
  check("BR-CL-17", "VAT is of a known category", (invoice) => categories(invoice, "TaxCategory")),
  check("BR-CL-18", "the VAT of a line is of a known category", (invoice) =>
    categories(invoice, "ClassifiedTaxCategory"),
  ),
  check("BR-CL-23", "units are those of recommendation 20", (invoice) =>
    deep(invoice).every(
      ({ name, attributes }) => !/Quantity$/.test(name) || units.test(attributes.unitCode ?? ""),
    ),
  ),
  check("BR-CL-25", "an address on the network is a KvK number or a VAT id", (invoice) =>
    within(invoice, "EndpointID").every(({ attributes }) => /^(0106|9944)$/.test(attributes.schemeID ?? "")),
  ),
]

function oneOf(name: string, list: RegExp): Check["holds"] {
  return (invoice) => within(invoice, name).every((found) => list.test(found.text.trim()))
}

const categories = (invoice: Element, name: string) =>
  within(invoice, name).every((category) =>
    all(category, "ID").every(({ text }) => /^(S|AE|E|Z)$/.test(text.trim())),
  )

const deep = (from: Element): Element[] => from.children.flatMap((child) => [child, ...deep(child)])
