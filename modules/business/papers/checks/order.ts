/** Of the schemas of UBL 2.1: what an element that we write holds, of what we write, in their order. */
const head = ["CustomizationID", "ProfileID", "ID", "IssueDate"]
const body = ["Delivery", "PaymentMeans", "PaymentTerms", "TaxTotal", "LegalMonetaryTotal"]
const parties = ["AccountingSupplierParty", "AccountingCustomerParty"]
const references = ["BuyerReference", "InvoicePeriod", "OrderReference", "BillingReference"]
const line = ["LineExtensionAmount", "Item", "Price"]
const party = ["Party"]
const category = ["ID", "Percent", "TaxExemptionReason", "TaxScheme"]

export const order: Record<string, string[]> = {
  Invoice: [
    ...[...head, "DueDate", "InvoiceTypeCode", "Note", "DocumentCurrencyCode"],
    ...[...references, ...parties, ...body, "InvoiceLine"],
  ],
  CreditNote: [
    ...[...head, "CreditNoteTypeCode", "Note", "DocumentCurrencyCode"],
    ...[...references, ...parties, ...body, "CreditNoteLine"],
  ],
  BillingReference: ["InvoiceDocumentReference"],
  InvoiceDocumentReference: ["ID"],
  OrderReference: ["ID"],
  InvoicePeriod: ["StartDate", "EndDate"],
  AccountingSupplierParty: party,
  AccountingCustomerParty: party,
  Party: ["EndpointID", "PartyName", "PostalAddress", "PartyTaxScheme", "PartyLegalEntity", "Contact"],
  PartyName: ["Name"],
  PostalAddress: ["StreetName", "AdditionalStreetName", "CityName", "PostalZone", "Country"],
  Country: ["IdentificationCode"],
  PartyTaxScheme: ["CompanyID", "TaxScheme"],
  TaxScheme: ["ID"],
  PartyLegalEntity: ["RegistrationName", "CompanyID"],
  Contact: ["Telephone", "ElectronicMail"],
  Delivery: ["ActualDeliveryDate"],
  PaymentMeans: ["ID", "PaymentMeansCode", "PaymentID", "PayeeFinancialAccount"],
  PayeeFinancialAccount: ["ID"],
  PaymentTerms: ["PaymentMeansID", "Note", "Amount"],
  TaxTotal: ["TaxAmount", "TaxSubtotal"],
  TaxSubtotal: ["TaxableAmount", "TaxAmount", "TaxCategory"],
  TaxCategory: category,
  LegalMonetaryTotal: ["LineExtensionAmount", "TaxExclusiveAmount", "TaxInclusiveAmount", "PayableAmount"],
  InvoiceLine: ["ID", "InvoicedQuantity", ...line],
  CreditNoteLine: ["ID", "CreditedQuantity", ...line],
  Item: ["Name", "ClassifiedTaxCategory"],
  ClassifiedTaxCategory: category,
  Price: ["PriceAmount"],
}
