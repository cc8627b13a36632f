import { bare } from "#modules/settings/identifiers.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import type { IssuedInvoice } from "../sales/content.ts"
import { faultsIn } from "./checks/faults.ts"
import { customization } from "./checks/names.ts"
import { invoiceWords as nl } from "./paper.nl.ts"
import { buyerParty, missingInData, sellerParty } from "./parties.ts"
import { transfersOf } from "./transfers.ts"
import { lineOf, type Root, rootOf, totalsOf } from "./ublAmounts.ts"
import { partyOf } from "./ublParty.ts"
import { amount, element, tag, type Xml } from "./xml.ts"

/** As `ublOf`, of which none leaves that a receiver would refuse. */
export function checkedUbl(invoice: IssuedInvoice): Uint8Array {
  const xml = ublOf(invoice)
  const broken = faultsIn(xml).filter(({ severity }) => severity === "fatal")
  if (broken.length === 0) return xml
  throw new Error(`invoice ${invoice.number} as data breaks ${broken.map(({ rule }) => rule).join(", ")}`)
}

/**
 * An invoice as data for the books of a business: UBL 2.1 by the Dutch rules for EN 16931 (NLCIUS, SI-UBL 2.0). A credit
 * note says above zero what it takes back. Throws where something that must be in it is missing: `missingInData` tells.
 */
export function ublOf(invoice: IssuedInvoice): Uint8Array {
  const missing = missingInData(invoice)
  if (missing.length > 0) throw new Error(`no data of invoice ${invoice.number}: ${missing.join(", ")}`)
  const root = rootOf(invoice)
  const { number, issuedOn, dueOn, seller, buyer, reverseCharge, lines } = invoice
  const credit = root === "CreditNote"
  const whole = [
    tag("cbc:CustomizationID", customizationOf(invoice)),
    tag("cbc:ProfileID", profile),
    tag("cbc:ID", number),
    tag("cbc:IssueDate", issuedOn),
    credit ? "" : tag("cbc:DueDate", dueOn),
    tag(`cbc:${root}TypeCode`, credit ? "381" : "380"),
    tag("cbc:Note", noteOf(invoice)),
    tag("cbc:DocumentCurrencyCode", "EUR"),
    ...references(invoice),
    element("cac:AccountingSupplierParty", partyOf(sellerParty(seller), seller)),
    element(
      "cac:AccountingCustomerParty",
      partyOf(buyerParty(buyer, reverseCharge), { email: buyer.email, phone: "" }),
    ),
    delivered(invoice),
    ...payment(invoice),
    totalsOf(invoice),
    ...lines.map((line, index) => lineOf(invoice, line, index)),
  ].filter(Boolean)
  return new TextEncoder().encode(
    `${declaration}\n<${root} ${names(root)}>\n${whole.join("\n")}\n</${root}>\n`,
  )
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const names = (root: Root) => {
  const schema = "urn:oasis:names:specification:ubl:schema:xsd"
  return `xmlns="${schema}:${root}-2" xmlns:cac="${schema}:CommonAggregateComponents-2" xmlns:cbc="${schema}:CommonBasicComponents-2"`
}
const profile = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"

const customizationOf = (invoice: IssuedInvoice) =>
  customization.nlcius + (isSplit(invoice) ? customization.blocked : "")

const isSplit = (invoice: IssuedInvoice) => transfersOf(invoice).length > 1

const noteOf = ({ title, intro, blocked }: IssuedInvoice): string =>
  [title, intro, blocked ? nl.hours(formatQuantity(blocked.hours)) : ""].filter(Boolean).join("\n")

/** One by which the receiver knows it must always be there (BR-NL-2). */
function references({ reference, quotation, project, buyer, performed, credits }: IssuedInvoice): Xml[] {
  const known = reference || quotation || (project ? String(project.id) : "") || String(buyer.customerId)
  const span = performed && performed.from !== performed.to ? performed : null
  return [
    tag("cbc:BuyerReference", known),
    element("cac:InvoicePeriod", tag("cbc:StartDate", span?.from ?? ""), tag("cbc:EndDate", span?.to ?? "")),
    element(
      "cac:BillingReference",
      element("cac:InvoiceDocumentReference", tag("cbc:ID", credits?.number ?? "")),
    ),
  ]
}

const delivered = ({ performed }: IssuedInvoice): Xml =>
  performed?.from === performed?.to
    ? element("cac:Delivery", tag("cbc:ActualDeliveryDate", performed?.to ?? ""))
    : ""

/** Of a split payment each part names the account that it is for; that of the blocked one has a name of its own. */
function payment(invoice: IssuedInvoice): Xml[] {
  // What is above zero has a day or terms, also where it is paid back (BR-CO-25).
  if (invoice.kind === "credit")
    return invoice.totals.totalCents < 0 ? [element("cac:PaymentTerms", tag("cbc:Note", nl.creditTerms))] : []
  const split = isSplit(invoice)
  const parts = transfersOf(invoice).map((part) => ({
    ...part,
    id: part.blocked ? customization.blockedId : "BANK",
  }))
  return [
    ...parts.map(({ id, iban }) =>
      element(
        "cac:PaymentMeans",
        split ? tag("cbc:ID", id) : "",
        tag("cbc:PaymentMeansCode", sepaTransfer),
        tag("cbc:PaymentID", invoice.number),
        element("cac:PayeeFinancialAccount", tag("cbc:ID", bare(iban))),
      ),
    ),
    ...(split ? parts : []).map(({ id, cents }) =>
      element("cac:PaymentTerms", tag("cbc:PaymentMeansID", id), amount("cbc:Amount", cents)),
    ),
  ]
}

/** Of UNCL 4461. */
const sepaTransfer = "58"
