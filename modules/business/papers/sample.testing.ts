import { times } from "#src/shared/rounding.ts"
import type { Buyer, InvoiceLine, IssuedInvoice, Seller } from "../sales/content.ts"
import { totalsOf } from "../sales/totals.ts"

/** Who sends it: invented, with numbers that pass their checks. */
export const seller: Seller = {
  name: "Kust & Bouw",
  address: "Havenweg 12\n4301 JK Zierikzee",
  kvk: "00000000",
  btwId: "NL002455799B11",
  iban: "NL02 ABNA 0123 4567 89",
  email: "kantoor@kustenbouw.example",
  phone: "0111 - 00 00 00",
}

export const consumer: Buyer = {
  customerId: 12,
  name: "Mevrouw J. Vos",
  address: "Duinweg 3",
  postcode: "4301 AB",
  city: "Zierikzee",
  email: "vos@thuis.example",
  kvk: "",
  btwId: "",
}

export const company: Buyer = {
  ...consumer,
  name: "Bouwbedrijf De Hoop B.V.",
  address: "Industrieweg 40",
  kvk: "12345678",
  btwId: "NL004495445B01",
}

export const invoiceLine = (over: Partial<InvoiceLine> = {}): InvoiceLine => {
  const line = { quantity: 1, unitCents: 250_000, ...over }
  return {
    description: "Eerste termijn: bij de start van het werk",
    unit: "post",
    totalCents: times(line.quantity, line.unitCents),
    vatRate: 21,
    vatReason: "",
    vatCents: null,
    source: null,
    ...line,
  }
}

/** An invoice to a consumer, as it is sent. */
export function issued(over: Partial<IssuedInvoice> = {}): IssuedInvoice {
  const lines = over.lines ?? [invoiceLine()]
  return {
    kind: "instalment",
    title: "Termijn 1 van 3",
    intro: "",
    reference: "",
    lines,
    reverseCharge: null,
    performed: null,
    paymentDays: 14,
    blocked: null,
    number: "2026-0042",
    issuedOn: "2026-11-05",
    dueOn: "2026-11-19",
    seller,
    buyer: consumer,
    totals: totalsOf(lines),
    project: { id: 36, name: "Badkamer Duinweg 3" },
    quotation: "O-2026-0017",
    credits: null,
    ...over,
  }
}

export const issuedToCompany = (over: Partial<IssuedInvoice> = {}) => issued({ buyer: company, ...over })

/** Work of a subcontractor: the VAT is shifted, and a part goes to the blocked account. */
export function shifted(over: Partial<IssuedInvoice> = {}): IssuedInvoice {
  const vatReason = `Btw verlegd naar btw-id ${company.btwId} (art. 12 lid 5 Wet OB 1968).`
  const lines = [
    invoiceLine({
      description: "Timmerwerk verdieping",
      quantity: 84.5,
      unit: "uur",
      unitCents: 5800,
      vatRate: 0,
      vatReason,
    }),
    invoiceLine({
      description: "Hulpkracht",
      quantity: 40,
      unit: "uur",
      unitCents: 3800,
      vatRate: 0,
      vatReason,
    }),
  ]
  return issuedToCompany({
    kind: "free",
    title: "Werk week 44 en 45",
    reference: "PO-77812",
    reverseCharge: { btwId: company.btwId },
    performed: { from: "2026-10-26", to: "2026-11-06" },
    blocked: { iban: "NL20INGB0001234567", cents: 160_000, hours: 124.5 },
    lines,
    ...over,
  })
}

/** Takes back a part of the first. */
export function credit(over: Partial<IssuedInvoice> = {}): IssuedInvoice {
  return issuedToCompany({
    kind: "credit",
    title: "Tegels die niet zijn gelegd",
    number: "2026-0043",
    credits: { number: "2026-0042", issuedOn: "2026-11-05" },
    lines: [invoiceLine({ description: "Tegelwerk hal", quantity: -3.5, unit: "m2", unitCents: 8950 })],
    ...over,
  })
}
