import { all, type Element, first, text } from "#src/files/xmlElement.ts"
import { addressOf, distinct, type Identifier, kvkAmong, vatNumber } from "./parties.ts"
import type { Party, Stated, StatedVat } from "./stated.ts"
import { ublAccounts } from "./ublAccounts.ts"
import { ublLines } from "./ublLines.ts"
import { centsOf, dayOf, numberOf } from "./values.ts"

/** UBL 2: SI-UBL 1 and 2 (NLCIUS), Peppol BIS 3 and XRechnung all are that, with rules of their own. */
export function ubl(root: Element): Stated {
  const currency = text(root, "DocumentCurrencyCode").toUpperCase()
  const sums = first(root, "LegalMonetaryTotal")
  const cents = (name: string) => centsOf(text(sums, name))
  const taxes = taxesIn(root, currency)
  const delivered = [
    ...all(root, "Delivery", "DeliveryLocation", "Address"),
    ...all(root, "Delivery", "DeliveryAddress"),
  ]
  return {
    credit: root.name === "CreditNote",
    typeCode: text(root, "InvoiceTypeCode") || text(root, "CreditNoteTypeCode"),
    number: text(root, "ID"),
    date: dayOf(text(root, "IssueDate")),
    dueDate:
      dayOf(text(root, "DueDate")) ||
      dayOf(text(root, "PaymentMeans", "PaymentDueDate")) ||
      dayOf(text(root, "PaymentTerms", "PaymentDueDate")),
    currency: currency || (first(sums, "PayableAmount")?.attributes.currencyID ?? "").toUpperCase(),
    seller: party(first(root, "AccountingSupplierParty", "Party")),
    buyer: party(first(root, "AccountingCustomerParty", "Party")),
    lines: ublLines(root),
    vat: taxes.flatMap((tax) => all(tax, "TaxSubtotal")).map(vatRow),
    netCents: cents("TaxExclusiveAmount"),
    vatCents: taxes.length > 0 ? centsOf(text(taxes[0], "TaxAmount")) : null,
    totalCents: cents("TaxInclusiveAmount"),
    payableCents: cents("PayableAmount"),
    prepaidCents: cents("PrepaidAmount"),
    roundingCents: cents("PayableRoundingAmount"),
    accounts: ublAccounts(root),
    orderReferences: distinct([
      text(root, "OrderReference", "ID"),
      text(root, "BuyerReference"),
      text(root, "OrderReference", "SalesOrderID"),
      ...all(root, `${root.name}Line`, "OrderLineReference", "OrderReference", "ID").map((id) => id.text),
    ]),
    projectReferences: distinct([
      text(root, "ProjectReference", "ID"),
      ...all(root, "AdditionalDocumentReference")
        .filter((reference) => text(reference, "DocumentTypeCode") === "50")
        .map((reference) => text(reference, "ID")),
      text(root, "ContractDocumentReference", "ID"),
    ]),
    deliveryAddress: delivered.map(address).find(Boolean) ?? "",
    attachedPdfs: all(root, "AdditionalDocumentReference", "Attachment", "EmbeddedDocumentBinaryObject")
      .filter((object) => /pdf/i.test(object.attributes.mimeCode ?? ""))
      .map((object) => object.text),
  }
}

/** VAT in the invoice's own currency; it may be told once more in that of the books. */
function taxesIn(root: Element, currency: string): Element[] {
  const taxes = all(root, "TaxTotal").filter((tax) => {
    const theirs = first(tax, "TaxAmount")?.attributes.currencyID?.toUpperCase()
    return !theirs || !currency || theirs === currency
  })
  // What has no parts only repeats the sum.
  const parted = taxes.filter((tax) => first(tax, "TaxSubtotal"))
  return parted.length > 0 ? parted : taxes
}

const vatRow = (part: Element): StatedVat => ({
  category: text(part, "TaxCategory", "ID").toUpperCase(),
  rate: numberOf(text(part, "TaxCategory", "Percent") || text(part, "Percent")),
  baseCents: centsOf(text(part, "TaxableAmount")),
  vatCents: centsOf(text(part, "TaxAmount")),
})

function party(from: Element | undefined): Party {
  const identifiers = (...path: string[]): Identifier[] =>
    all(from, ...path).map((id) => ({ scheme: id.attributes.schemeID ?? "", id: id.text.trim() }))
  const schemes = all(from, "PartyTaxScheme")
  const vat = schemes.find((scheme) => /^(VAT|BTW)$/i.test(text(scheme, "TaxScheme", "ID"))) ?? schemes[0]
  return {
    names: distinct([
      ...all(from, "PartyName", "Name").map((name) => name.text),
      ...all(from, "PartyLegalEntity", "RegistrationName").map((name) => name.text),
      text(vat, "RegistrationName"),
    ]),
    btwId: vatNumber(text(vat, "CompanyID")),
    kvk: kvkAmong(
      [...identifiers("PartyIdentification", "ID"), ...identifiers("EndpointID")],
      identifiers("PartyLegalEntity", "CompanyID"),
    ),
  }
}

const address = (from: Element): string =>
  addressOf(
    [text(from, "StreetName"), text(from, "BuildingNumber"), text(from, "AdditionalStreetName")],
    text(from, "PostalZone"),
    text(from, "CityName"),
  ) || text(from, "AddressLine", "Line")
