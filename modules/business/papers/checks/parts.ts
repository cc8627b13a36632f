import { type Element, first, text } from "#src/files/xmlElement.ts"
import { type Check, checksOf, isVat, isWholeCents, linesOf, lineTax, says, subtotalsOf } from "./check.ts"
import { sources } from "./sources.ts"

const check = checksOf(sources.model)
const ofLines = (rule: string, words: string, holds: (line: Element) => boolean): Check =>
  check(rule, words, (invoice) => linesOf(invoice).every(holds))
const ofRates = (rule: string, words: string, holds: (part: Element) => boolean): Check =>
  check(rule, words, (invoice) => subtotalsOf(invoice).every(holds))

/** What each line says by the European standard (EN 16931), and the VAT of each rate. */
export const partChecks: Check[] = [
  ofLines("BR-21", "each line has an id", (line) => says(line, "ID")),
  ofLines("BR-22", "each line has a quantity", (line) => says(counted(line))),
  ofLines("BR-23", "each quantity has a unit", (line) => Boolean(counted(line)?.attributes.unitCode)),
  ofLines("BR-24", "each line has an amount", (line) => says(line, "LineExtensionAmount")),
  ofLines("BR-25", "each line names what it is", (line) => says(line, "Item", "Name")),
  ofLines("BR-26", "each line has a price", (line) => says(line, "Price", "PriceAmount")),
  ofLines("BR-27", "no price is below zero", (line) => !(Number(text(line, "Price", "PriceAmount")) < 0)),
  ofLines(
    "BR-CO-04",
    "each line has a category of VAT",
    (line) => says(lineTax(line), "ID") && isVat(lineTax(line)),
  ),
  ofLines("BR-DEC-23", "each line is whole cents", (line) =>
    isWholeCents(first(line, "LineExtensionAmount")),
  ),
  ofRates("BR-45", "VAT is over a base", (part) => says(part, "TaxableAmount")),
  ofRates("BR-46", "VAT of a category is an amount", (part) => says(part, "TaxAmount")),
  ofRates(
    "BR-47",
    "VAT has a category",
    (part) => says(part, "TaxCategory", "ID") && isVat(first(part, "TaxCategory")),
  ),
  ofRates("BR-48", "VAT has a rate", (part) => says(part, "TaxCategory", "Percent")),
  ofRates("BR-DEC-19", "a base of VAT is whole cents", (part) => isWholeCents(first(part, "TaxableAmount"))),
  ofRates("BR-DEC-20", "VAT of a category is whole cents", (part) => isWholeCents(first(part, "TaxAmount"))),
]

const counted = (line: Element) => first(line, "InvoicedQuantity") ?? first(line, "CreditedQuantity")
