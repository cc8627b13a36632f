import type { IssuedInvoice } from "../../sales/content.ts"
import { credit, invoiceLine, issuedToCompany, shifted } from "../sample.testing.ts"

const exempt = issuedToCompany({ lines: [invoiceLine({ vatRate: 0, vatReason: "Vrijgesteld, artikel 11" })] })
const nought = issuedToCompany({ lines: [invoiceLine({ vatRate: 0 })] })
const split = shifted()
export const plain = issuedToCompany({ performed: { from: "2026-11-02", to: "2026-11-05" } })

type Edit = (xml: string) => string
/** Behind these, each behind the one before. */
type Path = string | string[]

const put =
  (what: string | RegExp, by: string): Edit =>
  (xml) =>
    xml.replace(what, by)
/** Leaves an element out, the first that is called so. */
const cut = (name: string, from: Path = []): Edit => edit(name, from, () => "")
const twice = (name: string, from: Path = []): Edit => edit(name, from, (element) => element + element)
const say = (name: string, text: string, from: Path = []): Edit =>
  edit(name, from, (element) => element.replace(/>[^<]*</, `>${text}<`))
const after = (name: string, more: string, from: Path = []): Edit =>
  edit(name, from, (element) => element + more)
const within = (name: string, more: string, from: Path = []): Edit =>
  edit(name, from, (element) => element.replace(/>/, `>${more}`))

const edit =
  (name: string, from: Path, change: (element: string) => string): Edit =>
  (xml) => {
    const at = [from].flat().reduce((found, next) => xml.indexOf(next, found), 0)
    return xml.slice(0, at) + xml.slice(at).replace(new RegExp(`<${name}\\b[^>]*>.*?</${name}>`, "s"), change)
  }

const [from, to, tax, sums, line] = [
  "<cac:AccountingSupplierParty>",
  "<cac:AccountingCustomerParty>",
  "<cac:TaxTotal>",
  "<cac:LegalMonetaryTotal>",
  "<cac:InvoiceLine>",
] as const
const [terms, means] = ["<cac:PaymentTerms>", "<cac:PaymentMeans>"] as const

/** What makes an invoice break a rule; without one of its own it is `plain`. */
export const breaks: [rule: string, edit: Edit, invoice?: IssuedInvoice][] = [
  [
    "UBL-2.1",
    (xml) =>
      cut("cbc:IssueDate")(after("cbc:InvoiceTypeCode", "<cbc:IssueDate>2026-11-05</cbc:IssueDate>")(xml)),
  ],
  ["UBL-DT-01", say("cbc:LineExtensionAmount", "2500.001", line)],
  ["UBL-SR-05", twice("cac:PaymentTerms"), credit()],
  ["UBL-SR-08", twice("cac:InvoicePeriod")],
  ["UBL-SR-09", twice("cbc:RegistrationName", from)],
  ["UBL-SR-10", twice("cac:PartyName", from)],
  ["UBL-SR-11", twice("cbc:CompanyID", [from, "<cac:PartyLegalEntity>"])],
  ["UBL-SR-12", twice("cac:PartyTaxScheme", from)],
  ["UBL-SR-15", twice("cbc:RegistrationName", to)],
  ["UBL-SR-17", twice("cbc:CompanyID", [to, "<cac:PartyLegalEntity>"])],
  ["UBL-SR-18", twice("cac:PartyTaxScheme", to)],
  [
    "UBL-SR-24",
    twice("cac:Delivery"),
    issuedToCompany({ performed: { from: "2026-11-02", to: "2026-11-02" } }),
  ],
  ["UBL-SR-26", twice("cbc:PaymentID")],
  ["UBL-SR-32", twice("cbc:TaxExemptionReason"), split],
  ["UBL-SR-40", twice("cac:PartyName", to)],
  ["UBL-SR-44", say("cbc:PaymentID", "2026-0041"), split],
  ["UBL-SR-47", say("cbc:PaymentMeansCode", "30"), split],
  ["UBL-SR-48", twice("cac:ClassifiedTaxCategory", line)],
  ["UBL-SR-53", cut("cbc:CompanyID", [from, "<cac:PartyTaxScheme>"])],
  ["BR-01", say("cbc:CustomizationID", "")],
  ["BR-02", cut("cbc:ID")],
  ["BR-03", cut("cbc:IssueDate")],
  ["BR-04", cut("cbc:InvoiceTypeCode")],
  ["BR-05", cut("cbc:DocumentCurrencyCode")],
  ["BR-06", cut("cbc:RegistrationName", from)],
  ["BR-07", cut("cbc:RegistrationName", to)],
  ["BR-08", cut("cac:PostalAddress", from)],
  ["BR-09", cut("cac:Country", from)],
  ["BR-10", cut("cac:PostalAddress", to)],
  ["BR-11", cut("cac:Country", to)],
  ["BR-12", cut("cbc:LineExtensionAmount", sums)],
  ["BR-13", cut("cbc:TaxExclusiveAmount", sums)],
  ["BR-14", cut("cbc:TaxInclusiveAmount", sums)],
  ["BR-15", cut("cbc:PayableAmount", sums)],
  ["BR-16", cut("cac:InvoiceLine")],
  ["BR-21", cut("cbc:ID", line)],
  ["BR-22", cut("cbc:InvoicedQuantity", line)],
  ["BR-23", put(' unitCode="LS"', "")],
  ["BR-24", cut("cbc:LineExtensionAmount", line)],
  ["BR-25", cut("cbc:Name", line)],
  ["BR-26", cut("cac:Price", line)],
  ["BR-27", say("cbc:PriceAmount", "-2500.00", line)],
  ["BR-29", say("cbc:EndDate", "2026-11-01")],
  ["BR-45", cut("cbc:TaxableAmount")],
  ["BR-46", cut("cbc:TaxAmount", "<cac:TaxSubtotal>")],
  ["BR-47", cut("cac:TaxCategory")],
  ["BR-48", cut("cbc:Percent", tax)],
  ["BR-49", cut("cbc:PaymentMeansCode")],
  ["BR-50", say("cbc:ID", "", "<cac:PayeeFinancialAccount>")],
  ["BR-55", cut("cac:InvoiceDocumentReference"), credit()],
  ["BR-61", cut("cac:PayeeFinancialAccount")],
  ["BR-62", put(' schemeID="0106"', "")],
  ["BR-63", edit("cbc:EndpointID", to, (element) => element.replace(/ schemeID="\d+"/, ""))],
  ["BR-CO-04", cut("cac:ClassifiedTaxCategory", line)],
  ["BR-CO-09", put("NL002455799B11", "002455799B11")],
  ["BR-CO-10", say("cbc:LineExtensionAmount", "2500.01", line)],
  ["BR-CO-13", say("cbc:TaxExclusiveAmount", "2500.01", sums)],
  ["BR-CO-14", say("cbc:TaxAmount", "525.01", tax)],
  ["BR-CO-15", say("cbc:TaxInclusiveAmount", "3025.01", sums)],
  ["BR-CO-16", say("cbc:PayableAmount", "3025.01", sums)],
  ["BR-CO-17", put(/525\.00/g, "526.00")],
  ["BR-CO-18", cut("cac:TaxSubtotal")],
  ["BR-CO-19", put(/<cbc:StartDate>.*<\/cbc:EndDate>/, "")],
  ["BR-CO-25", cut("cbc:DueDate")],
  [
    "BR-CO-26",
    (xml) => cut("cac:PartyTaxScheme", from)(cut("cbc:CompanyID", [from, "<cac:PartyLegalEntity>"])(xml)),
  ],
  ["BR-DEC-09", say("cbc:LineExtensionAmount", "2500.001", sums)],
  ["BR-DEC-12", say("cbc:TaxExclusiveAmount", "2500.001", sums)],
  ["BR-DEC-13", say("cbc:TaxAmount", "525.001", tax)],
  ["BR-DEC-14", say("cbc:TaxInclusiveAmount", "3025.001", sums)],
  ["BR-DEC-18", say("cbc:PayableAmount", "3025.001", sums)],
  ["BR-DEC-19", say("cbc:TaxableAmount", "2500.001")],
  ["BR-DEC-20", say("cbc:TaxAmount", "525.001", "<cac:TaxSubtotal>")],
  ["BR-DEC-23", say("cbc:LineExtensionAmount", "2500.001", line)],
  ["BR-S-01", say("cbc:ID", "Z", "<cac:ClassifiedTaxCategory>")],
  ["BR-S-02", cut("cac:PartyTaxScheme", from)],
  ["BR-S-05", say("cbc:Percent", "0", line)],
  ["BR-S-08", say("cbc:TaxableAmount", "2501.00")],
  ["BR-S-09", put(/525\.00/g, "524.00")],
  ["BR-S-10", after("cbc:Percent", "<cbc:TaxExemptionReason>Nee</cbc:TaxExemptionReason>", tax)],
  ...(
    [
      ["AE", split],
      ["E", exempt],
      ["Z", nought],
    ] as const
  ).flatMap(([category, invoice]): [string, Edit, IssuedInvoice][] => [
    [`BR-${category}-01`, twice("cac:TaxSubtotal"), invoice],
    [`BR-${category}-02`, cut("cac:PartyTaxScheme", from), invoice],
    [`BR-${category}-05`, say("cbc:Percent", "9", line), invoice],
    [`BR-${category}-08`, say("cbc:TaxableAmount", "1.00"), invoice],
    [`BR-${category}-09`, say("cbc:TaxAmount", "0.40", "<cac:TaxSubtotal>"), invoice],
    [
      `BR-${category}-10`,
      category === "Z"
        ? after("cbc:Percent", "<cbc:TaxExemptionReason>Nee</cbc:TaxExemptionReason>", tax)
        : cut("cbc:TaxExemptionReason"),
      invoice,
    ],
  ]),
  ["BR-CL-01", say("cbc:InvoiceTypeCode", "1")],
  ["BR-CL-03", put('<cbc:PayableAmount currencyID="EUR">', "<cbc:PayableAmount>")],
  ["BR-CL-04", say("cbc:DocumentCurrencyCode", "EURO")],
  [
    "BR-CL-11",
    edit("cbc:CompanyID", [to, "<cac:PartyLegalEntity>"], (element) => element.replace("0106", "KVK")),
  ],
  ["BR-CL-14", say("cbc:IdentificationCode", "Nederland")],
  ["BR-CL-16", say("cbc:PaymentMeansCode", "iDEAL")],
  ["BR-CL-17", say("cbc:ID", "H", "<cac:TaxCategory>")],
  ["BR-CL-18", say("cbc:ID", "H", "<cac:ClassifiedTaxCategory>")],
  ["BR-CL-23", put('unitCode="LS"', 'unitCode="post"')],
  ["BR-CL-25", put('schemeID="0106"', 'schemeID="KVK"')],
  ["BII2-T10-R001", cut("cbc:CustomizationID")],
  ["SI-V20-INV-R000", say("cbc:CustomizationID", "urn:cen.eu:en16931:2017")],
  ["SI-INV-R000", put("schema:xsd:Invoice-2", "schema:xsd:Invoice-3")],
  [
    "BR-NL-1",
    edit("cbc:CompanyID", [from, "<cac:PartyLegalEntity>"], (element) => element.replace("0106", "0199")),
  ],
  ["BR-NL-2", cut("cbc:BuyerReference")],
  ["BR-NL-3", cut("cbc:StreetName", from)],
  ["BR-NL-4", cut("cbc:PostalZone", to)],
  ["BR-NL-7", say("cbc:InvoiceTypeCode", "326")],
  ["BR-NL-8", say("cbc:InvoiceTypeCode", "381")],
  ["BR-NL-9", say("cbc:InvoiceTypeCode", "384")],
  ["BR-NL-10", cut("cbc:CompanyID", [to, "<cac:PartyLegalEntity>"])],
  ["BR-NL-11", cut("cac:PaymentMeans")],
  ["BR-NL-12", say("cbc:PaymentMeansCode", "31")],
  ["BR-NL-19", after("cbc:DocumentCurrencyCode", "<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>")],
  ["BR-NL-20", after("cbc:Note", "<cbc:TaxPointDate>2026-11-05</cbc:TaxPointDate>")],
  ["BR-NL-21", within("cac:InvoicePeriod", "<cbc:DescriptionCode>35</cbc:DescriptionCode>")],
  ["BR-NL-24", within("cac:InvoiceDocumentReference", "<cbc:IssueDate>2026-11-05</cbc:IssueDate>"), credit()],
  ["BR-NL-25", say("cbc:ID", "LOC", [from, "<cac:TaxScheme>"])],
  ["BR-NL-26", within("cac:PartyLegalEntity", "<cbc:CompanyLegalForm>B.V.</cbc:CompanyLegalForm>", from)],
  ["BR-NL-27", within("cac:PostalAddress", "<cac:AddressLine><cbc:Line>3e</cbc:Line></cac:AddressLine>", to)],
  ["BR-NL-28", within("cac:PostalAddress", "<cbc:CountrySubentity>Zeeland</cbc:CountrySubentity>", to)],
  ["BR-NL-29", put("<cbc:PaymentMeansCode>", '<cbc:PaymentMeansCode name="SEPA">')],
  ["BR-NL-30", within("cac:PayeeFinancialAccount", "<cbc:Name>Kust</cbc:Name>")],
  [
    "BR-NL-31",
    within(
      "cac:PayeeFinancialAccount",
      "<cac:FinancialInstitutionBranch><cbc:ID>ABNANL2A</cbc:ID></cac:FinancialInstitutionBranch>",
    ),
  ],
  [
    "BR-NL-32",
    after(
      "cac:PaymentMeans",
      "<cac:AllowanceCharge><cbc:AllowanceChargeReasonCode>95</cbc:AllowanceChargeReasonCode></cac:AllowanceCharge>",
    ),
  ],
  ["BR-NL-33", put('<cbc:TaxAmount currencyID="EUR">', '<cbc:TaxAmount currencyID="USD">')],
  [
    "BR-NL-35",
    after("cbc:TaxExemptionReason", "<cbc:TaxExemptionReasonCode>VATEX-EU-AE</cbc:TaxExemptionReasonCode>"),
    split,
  ],
  ["SI-UBL-2", after("cbc:Note", "<cbc:AccountingCost></cbc:AccountingCost>")],
  ["BR-GA-0", put("#conformant#urn:fdc:nen.nl:gaccount:v1.0", ""), split],
  ["BR-GA-1", cut("cac:PaymentTerms"), split],
  ["BR-GA-2", cut("cac:PaymentMeans"), split],
  ["BR-GA-3", say("cbc:Amount", "1.00", terms), split],
  ["BR-GA-4", cut("cbc:PaymentMeansID", terms), split],
  ["BR-GA-5", cut("cbc:ID", means), split],
  ["BR-GA-6", say("cbc:PaymentMeansID", "KAS", terms), split],
  ["BR-GA-7", put("<cbc:ID>GACCOUNT</cbc:ID>", "<cbc:ID>GREKENING</cbc:ID>"), split],
]
