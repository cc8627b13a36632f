import { all, type Element, text } from "#src/files/xmlElement.ts"
import type { Stated } from "./stated.ts"
import { centsOf } from "./values.ts"

/**
 * Where to pay. Of an invoice with a G-rekening (the Dutch extension of EN 16931) two ways of paying are given, each
 * with its terms by the same id; that of the blocked account is GACCOUNT.
 */
export function ublAccounts(root: Element): Stated["accounts"] {
  const terms = all(root, "PaymentTerms")
  return all(root, "PaymentMeans").flatMap((means) => {
    const iban = text(means, "PayeeFinancialAccount", "ID")
    if (iban === "") return []
    const id = text(means, "ID")
    const mine = terms.find(
      (term) => id !== "" && all(term, "PaymentMeansID").some((of) => of.text.trim() === id),
    )
    const blocked =
      /^g-?account$/i.test(id) || /\bg-?\s?rekening\b/i.test(text(means, "PayeeFinancialAccount", "Name"))
    return [{ iban, blocked, cents: centsOf(text(mine, "Amount")) }]
  })
}
