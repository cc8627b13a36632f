import type { Unit } from "#modules/quotes/pricing/norm.ts"
import type { InvoiceLine, InvoiceVat, IssuedInvoice } from "../sales/content.ts"
import { invoiceWords as nl } from "./paper.nl.ts"
import { vat } from "./ublParty.ts"
import { amount, element, tag, type Xml } from "./xml.ts"

export type Root = "Invoice" | "CreditNote"
export const rootOf = ({ kind }: IssuedInvoice): Root => (kind === "credit" ? "CreditNote" : "Invoice")

/** VAT by rate, and what it all comes to. Each rate keeps the VAT that was said of it, to the cent. */
export function totalsOf(invoice: IssuedInvoice): Xml {
  const { vat: rates, vatCents, netCents, totalCents } = invoice.totals
  const of = (name: string, cents: number) => amount(name, cents * signOf(invoice))
  const subtotals = rates.map((part) =>
    element(
      "cac:TaxSubtotal",
      of("cbc:TaxableAmount", part.baseCents),
      of("cbc:TaxAmount", part.vatCents),
      element("cac:TaxCategory", ...categoryOf(invoice, part.rate), reasonOf(invoice, part), vat),
    ),
  )
  return [
    element("cac:TaxTotal", of("cbc:TaxAmount", vatCents), ...subtotals),
    element(
      "cac:LegalMonetaryTotal",
      of("cbc:LineExtensionAmount", netCents),
      of("cbc:TaxExclusiveAmount", netCents),
      of("cbc:TaxInclusiveAmount", totalCents),
      of("cbc:PayableAmount", totalCents),
    ),
  ].join("\n")
}

/** A price is never below zero there (BR-27): what is deducted is so many less. */
export function lineOf(invoice: IssuedInvoice, line: InvoiceLine, index: number): Xml {
  const root = rootOf(invoice)
  const { description, quantity, unit, unitCents, totalCents, vatRate } = line
  const counted = quantity * (unitCents < 0 ? -1 : 1) * signOf(invoice) || 0
  return element(
    `cac:${root}Line`,
    tag("cbc:ID", String(index + 1)),
    tag(root === "Invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity", String(counted), {
      unitCode: unitCodes[unit],
    }),
    amount("cbc:LineExtensionAmount", totalCents * signOf(invoice)),
    element(
      "cac:Item",
      tag("cbc:Name", description),
      element("cac:ClassifiedTaxCategory", ...categoryOf(invoice, vatRate), vat),
    ),
    element("cac:Price", amount("cbc:PriceAmount", Math.abs(unitCents))),
  )
}

/** A credit note's amounts are above zero: its name says what they are. */
const signOf = ({ kind }: IssuedInvoice) => (kind === "credit" ? -1 : 1)

/** S: an ordinary rate; AE: shifted; at 0 percent E is exempt, for the reason given, and Z simply the rate of nought. */
function categoryOf(invoice: IssuedInvoice, rate: number): Xml[] {
  const id = rate > 0 ? "S" : zeroCategory(invoice)
  return [tag("cbc:ID", id), tag("cbc:Percent", String(rate))]
}

const zeroCategory = ({ reverseCharge, totals }: IssuedInvoice) =>
  reverseCharge ? "AE" : totals.vat.some(({ rate, reasons }) => rate === 0 && reasons.length > 0) ? "E" : "Z"

/** As text: its codes are advised against (BR-NL-35). */
function reasonOf({ reverseCharge }: IssuedInvoice, { rate, reasons }: InvoiceVat): Xml {
  if (rate > 0) return ""
  return tag("cbc:TaxExemptionReason", reverseCharge ? nl.shifted(reverseCharge.btwId) : reasons.join("; "))
}

/** UN/ECE recommendation 20. */
const unitCodes: Record<Unit, string> = {
  m2: "MTK",
  m1: "MTR",
  m3: "MTQ",
  st: "C62",
  kg: "KGM",
  l: "LTR",
  uur: "HUR",
  dag: "DAY",
  post: "LS",
}
