import { all, type Element, text } from "#src/files/xmlElement.ts"
import { sum } from "#src/shared/rounding.ts"
import { type Check, cents, checksOf, each } from "./check.ts"
import { customization } from "./names.ts"
import { sources } from "./sources.ts"

const check = checksOf(sources.blocked)

/** What holds of an invoice of which a part goes to the blocked account: it says so, or does any of what it would. */
const split =
  (holds: Check["holds"]): Check["holds"] =>
  (invoice) =>
    !isSplit(invoice) || holds(invoice)

export const blockedChecks: Check[] = [
  check("BR-GA-0", "it says that a part goes to the blocked account", split(saysSo)),
  check(
    "BR-GA-1",
    "there are two terms",
    split((invoice) => all(invoice, "PaymentTerms").length === 2),
  ),
  check(
    "BR-GA-2",
    "there are two means of payment",
    split((invoice) => all(invoice, "PaymentMeans").length === 2),
  ),
  check(
    "BR-GA-3",
    "the parts are what is to be paid",
    split(
      (invoice) =>
        cents(invoice, "LegalMonetaryTotal", "PayableAmount") ===
        sum(all(invoice, "PaymentTerms").map((terms) => cents(terms, "Amount"))),
    ),
  ),
  check(
    "BR-GA-4",
    "each of the terms names its means",
    split((invoice) => each(invoice, ["PaymentTerms"], (terms) => all(terms, "PaymentMeansID").length === 1)),
  ),
  check(
    "BR-GA-5",
    "each means has a name",
    split((invoice) => each(invoice, ["PaymentMeans"], (means) => all(means, "ID").length === 1)),
  ),
  check(
    "BR-GA-6",
    "that is the name of one means",
    split((invoice) =>
      each(
        invoice,
        ["PaymentTerms", "PaymentMeansID"],
        (id) => namesOf(invoice).filter((name) => name === id.text).length === 1,
      ),
    ),
  ),
  check(
    "BR-GA-7",
    "one means is that of the blocked account",
    split((invoice) => namesOf(invoice).filter((name) => name === customization.blockedId).length === 1),
  ),
]

const namesOf = (invoice: Element) => all(invoice, "PaymentMeans", "ID").map((id) => id.text)

function isSplit(invoice: Element): boolean {
  if (invoice.name !== "Invoice") return false
  return saysSo(invoice) || namesOf(invoice).length > 0 || all(invoice, "PaymentTerms", "Amount").length > 0
}

function saysSo(invoice: Element): boolean {
  return text(invoice, "CustomizationID").includes(customization.blocked)
}
