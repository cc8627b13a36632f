import { all, type Element, first, text } from "#src/files/xmlElement.ts"
import type { Source } from "./sources.ts"

/** One published rule that what we write could break, in our own words. */
export interface Check {
  /** As its publisher numbers it. */
  rule: string
  says: string
  /** `fatal`: a receiver refuses the invoice. */
  severity: "fatal" | "warning"
  source: Source
  holds: (invoice: Element) => boolean
}

/** Of one source: how its checks are told. */
export const checksOf =
  (source: Source, severity: Check["severity"] = "fatal") =>
  (rule: string, says: string, holds: Check["holds"]): Check => ({ rule, says, severity, source, holds })

/** It is there, and not empty. */
export const says = (from: Element | undefined, ...path: string[]): boolean => text(from, ...path) !== ""

export const each = (from: Element, path: string[], holds: (found: Element) => boolean): boolean =>
  all(from, ...path).every(holds)

export const atMostOne = (from: Element, ...path: string[]): boolean => all(from, ...path).length <= 1

/** All that are called so, however deep. */
export const within = (from: Element, name: string): Element[] =>
  from.children.flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)])

export const linesOf = (invoice: Element): Element[] => all(invoice, `${invoice.name}Line`)

/** What an amount says in cents; NaN: no amount. */
export const cents = (from: Element | undefined, ...path: string[]): number => asCents(text(from, ...path))

export const asCents = (written: string): number =>
  /^-?\d+(\.\d+)?$/.test(written) ? Math.round(Number(written) * 100) : Number.NaN

/** At most two decimals. */
export const isWholeCents = (amount: Element | undefined): boolean => !/\.\d{3}/.test(amount?.text ?? "")

export const seller = ["AccountingSupplierParty", "Party"]
export const buyer = ["AccountingCustomerParty", "Party"]

/** The VAT id of a party. */
export const vatIdOf = (invoice: Element, party: string[]): string =>
  all(invoice, ...party, "PartyTaxScheme")
    .filter(isVat)
    .map((scheme) => text(scheme, "CompanyID"))
    .find(Boolean) ?? ""

export const subtotalsOf = (invoice: Element): Element[] => all(invoice, "TaxTotal", "TaxSubtotal")

/** The category of VAT of a line, and of a subtotal. */
export const lineTax = (line: Element) => first(line, "Item", "ClassifiedTaxCategory")
export const isVat = (category: Element | undefined) =>
  text(category, "TaxScheme", "ID").toUpperCase() === "VAT"
export const typeCodeOf = (invoice: Element): string => text(invoice, `${invoice.name}TypeCode`)
