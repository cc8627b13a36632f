import type { InvoiceLine, IssuedInvoice } from "../sales/content.ts"
import { company, credit, invoiceLine, issuedToCompany, seller, shifted } from "./sample.testing.ts"

const low = { vatRate: 9, vatReason: "Stukadoorswerk aan een woning ouder dan twee jaar" } as const
const awkward = `Kozijn 'A&B' <dubbel> "glas" ]]> \u0007 4\u20ac/m\u00b2 \ud83d\udc77 & meer`
const units = ["m2", "m1", "m3", "st", "kg", "l", "uur", "dag", "post"] as const

/** So many lines, of all units, at both rates, some deducted. */
export const manyLines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    invoiceLine({
      description: `Regel ${index + 1}`,
      quantity: ((index * 37) % 4000) / 8 + 0.125,
      unit: units[index % units.length],
      unitCents: index % 11 === 0 ? -1995 : 1 + ((index * 613) % 90_000),
      ...(index % 3 === 0 ? low : {}),
    }),
  )

/** The same, taken back. */
const taken = (lines: InvoiceLine[]) =>
  lines.map((line) => ({ ...line, quantity: -line.quantity, totalCents: -line.totalCents }))

/** Invoices of every sort that a business can get, by what they are. */
export const drawn: [what: string, invoice: IssuedInvoice][] = [
  ...(["instalment", "final", "cost", "free"] as const).map((kind): [string, IssuedInvoice] => [
    `kind ${kind}`,
    issuedToCompany({ kind }),
  ]),
  ["two rates", issuedToCompany({ lines: [invoiceLine(), invoiceLine(low)] })],
  ["three rates", issuedToCompany({ lines: [invoiceLine(), invoiceLine(low), invoiceLine({ vatRate: 0 })] })],
  ["exempt", issuedToCompany({ lines: [invoiceLine({ vatRate: 0, vatReason: "Vrijgesteld" })] })],
  ["all units", issuedToCompany({ lines: manyLines(9) })],
  ["five hundred lines", issuedToCompany({ lines: manyLines(500) })],
  ["a deduction", issuedToCompany({ lines: [invoiceLine(), invoiceLine({ unitCents: -1, vatCents: 0 })] })],
  [
    "VAT that other documents said",
    issuedToCompany({ lines: [1, 2, 3].map(() => invoiceLine({ unitCents: 333, vatCents: 69 })) }),
  ],
  ["nothing to pay", issuedToCompany({ lines: [invoiceLine(), invoiceLine({ unitCents: -250_000 })] })],
  ["less than nothing", issuedToCompany({ lines: [invoiceLine({ unitCents: -250_000 })] })],
  ["a day", issuedToCompany({ performed: { from: "2026-11-03", to: "2026-11-03" } })],
  ["a period", issuedToCompany({ performed: { from: "2026-10-26", to: "2026-11-03" } })],
  ["shifted and split", shifted()],
  ["shifted", shifted({ blocked: null })],
  [
    "all to the blocked account",
    shifted({ blocked: { iban: "NL20INGB0001234567", cents: 642_100, hours: 1 } }),
  ],
  ["a credit note", credit()],
  ["a credit note by its price", credit({ lines: [invoiceLine({ unitCents: -1995, quantity: 2 })] })],
  ["a credit note of a deduction", credit({ lines: [invoiceLine()] })],
  [
    "a credit note of shifted work",
    credit({ reverseCharge: { btwId: company.btwId }, lines: taken(shifted().lines) }),
  ],
  [
    "a credit note of many lines",
    credit({
      lines: taken(manyLines(60)),
    }),
  ],
  [
    "awkward letters",
    issuedToCompany({
      title: awkward,
      intro: awkward,
      reference: awkward,
      lines: [invoiceLine({ description: awkward })],
      buyer: { ...company, name: awkward, address: awkward },
    }),
  ],
  ["no project nor quotation", issuedToCompany({ project: null, quotation: null })],
  [
    "an address in one line",
    issuedToCompany({ seller: { ...seller, address: "Havenweg 12, 4301jk Zierikzee" } }),
  ],
  [
    "an address in three lines",
    issuedToCompany({ seller: { ...seller, address: "Loods B\nHavenweg 12\n4301 JK  Zierikzee" } }),
  ],
  [
    "without mail or telephone",
    issuedToCompany({ seller: { ...seller, email: "", phone: "" }, buyer: { ...company, email: "" } }),
  ],
  [
    "a company abroad",
    issuedToCompany({
      buyer: { ...company, kvk: "", btwId: "BE 0123.456.749", postcode: "9000", city: "Gent" },
    }),
  ],
]
