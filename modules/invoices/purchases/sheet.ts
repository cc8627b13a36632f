import type { Column } from "#src/documents/column.ts"
import { csvHead, csvRows } from "#src/documents/csv.ts"
import { inPortions } from "#src/jobs/portions.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { filled } from "#src/shared/filled.ts"
import { sum } from "#src/shared/rounding.ts"
import type { VatRow } from "../amounts.ts"
import { invoices as nlInvoices } from "../nl.ts"
import type { InvoiceRow } from "../table.ts"
import { purchases } from "./nl.ts"

/** What a line of the sheet is made of. */
export interface Booked {
  invoice: InvoiceRow
  vat: VatRow[]
  projects: string[]
  stockCents: number
  remainingCents: number
  /** The name of the original in the archive; empty in a sheet alone. */
  document: string
}

const nl = purchases.sheet

/** Posted invoices as the bookkeeper's program and Excel with Dutch settings read them, in pieces: a line an invoice. */
export const sheetOf = async (booked: Booked[]): Promise<string[]> => [
  csvHead(columns),
  ...(await inPortions(booked, (line) => csvRows(columns, [line]))),
]

const ofRate = ({ invoice, vat }: Booked, rate: number) =>
  invoice.reverseCharge ? undefined : vat.find((row) => row.rate === rate)
const named = (text: string, rate: number) => filled(text, { rate })

const rateColumns = (rate: number): Column<Booked>[] => [
  { label: named(nl.base, rate), value: (row) => ofRate(row, rate)?.baseCents ?? 0, format: "cents" },
  { label: named(nl.vatOf, rate), value: (row) => ofRate(row, rate)?.vatCents ?? 0, format: "cents" },
]

/** What the columns before it leave, of another rate or an invoice that doesn't add up: so each line adds up. */
const otherBase = (row: Booked) =>
  row.invoice.reverseCharge
    ? 0
    : row.invoice.netCents - sum([21, 9, 0].map((rate) => ofRate(row, rate)?.baseCents ?? 0))
const otherVat = (row: Booked) =>
  row.invoice.vatCents - sum([21, 9].map((rate) => ofRate(row, rate)?.vatCents ?? 0))

const columns: Column<Booked>[] = [
  { label: nl.number, value: ({ invoice }) => invoice.id },
  { label: nl.kind, value: ({ invoice }) => nlInvoices.kind[invoice.kind] },
  { label: nl.supplier, value: ({ invoice }) => invoice.supplierName },
  { label: nl.invoiceNumber, value: ({ invoice }) => invoice.invoiceNumber },
  { label: nl.date, value: ({ invoice }) => invoice.invoiceDate, format: "day" },
  { label: nl.due, value: ({ invoice }) => invoice.dueDate, format: "day" },
  { label: nl.currency, value: ({ invoice }) => invoice.currency },
  { label: nl.net, value: ({ invoice }) => invoice.netCents, format: "cents" },
  ...rateColumns(21),
  ...rateColumns(9),
  { label: nl.zero, value: (row) => ofRate(row, 0)?.baseCents ?? 0, format: "cents" },
  {
    label: nl.shifted,
    value: ({ invoice }) => (invoice.reverseCharge ? invoice.netCents : 0),
    format: "cents",
  },
  { label: nl.otherBase, value: (row) => otherBase(row), format: "cents" },
  { label: nl.otherVat, value: (row) => otherVat(row), format: "cents" },
  { label: nl.vat, value: ({ invoice }) => invoice.vatCents, format: "cents" },
  { label: nl.total, value: ({ invoice }) => invoice.totalCents, format: "cents" },
  { label: nl.payable, value: ({ invoice }) => invoice.payableCents, format: "cents" },
  { label: nl.iban, value: ({ invoice }) => invoice.iban },
  { label: nl.blockedIban, value: ({ invoice }) => invoice.blockedIban },
  { label: nl.blocked, value: ({ invoice }) => invoice.blockedCents, format: "cents" },
  { label: nl.btwId, value: ({ invoice }) => invoice.btwId },
  { label: nl.kvk, value: ({ invoice }) => invoice.kvk },
  { label: nl.order, value: ({ invoice }) => invoice.orderReference },
  { label: nl.paid, value: ({ invoice }) => invoice.paidOn, format: "day" },
  { label: nl.projects, value: ({ projects }) => projects.join(", ") },
  { label: nl.stock, value: ({ stockCents }) => stockCents, format: "cents" },
  { label: nl.remaining, value: ({ remainingCents }) => remainingCents, format: "cents" },
  { label: nl.document, value: ({ document }) => document },
  { label: nl.hash, value: ({ invoice }) => invoice.fileHash },
  { label: nl.kept, value: ({ invoice }) => invoice.keepUntil, format: "day" },
  { label: nl.postedAt, value: ({ invoice }) => dayOf(new Date(invoice.postedAt)), format: "day" },
]
