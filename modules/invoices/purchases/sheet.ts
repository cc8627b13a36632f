import { dayOf } from "#src/shared/calendar.ts"
import { writeCsv } from "#src/shared/csv.ts"
import { formatDay } from "#src/shared/days.ts"
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
  remainingCents: number
  /** The name of the original in the archive; empty in a sheet alone. */
  document: string
}

type Column = [heading: string, cell: (booked: Booked) => string | number | null]

const nl = purchases.sheet

/** Posted invoices as the bookkeeper's program and Excel with Dutch settings read them: a line an invoice. */
export const sheetOf = (booked: Booked[]): string =>
  writeCsv([
    columns.map(([heading]) => heading),
    ...booked.map((row) => columns.map(([, cell]) => cell(row))),
  ])

const euros = (cents: number) => cents / 100
const dayText = (day: string | null) => day && formatDay(day)
const ofRate = ({ invoice, vat }: Booked, rate: number) =>
  invoice.reverseCharge ? undefined : vat.find((row) => row.rate === rate)
const named = (text: string, rate: number) => text.replace("{{rate}}", String(rate))

const rateColumns = (rate: number): Column[] => [
  [named(nl.base, rate), (row) => euros(ofRate(row, rate)?.baseCents ?? 0)],
  [named(nl.vatOf, rate), (row) => euros(ofRate(row, rate)?.vatCents ?? 0)],
]

/** What the columns before it leave, of another rate or an invoice that doesn't add up: so each line adds up. */
const otherBase = (row: Booked) =>
  row.invoice.reverseCharge
    ? 0
    : row.invoice.netCents - sum([21, 9, 0].map((rate) => ofRate(row, rate)?.baseCents ?? 0))
const otherVat = (row: Booked) =>
  row.invoice.vatCents - sum([21, 9].map((rate) => ofRate(row, rate)?.vatCents ?? 0))

const columns: Column[] = [
  [nl.number, ({ invoice }) => invoice.id],
  [nl.kind, ({ invoice }) => nlInvoices.kind[invoice.kind]],
  [nl.supplier, ({ invoice }) => invoice.supplierName],
  [nl.invoiceNumber, ({ invoice }) => invoice.invoiceNumber],
  [nl.date, ({ invoice }) => dayText(invoice.invoiceDate)],
  [nl.due, ({ invoice }) => dayText(invoice.dueDate)],
  [nl.currency, ({ invoice }) => invoice.currency],
  [nl.net, ({ invoice }) => euros(invoice.netCents)],
  ...rateColumns(21),
  ...rateColumns(9),
  [nl.zero, (row) => euros(ofRate(row, 0)?.baseCents ?? 0)],
  [nl.shifted, ({ invoice }) => (invoice.reverseCharge ? euros(invoice.netCents) : 0)],
  [nl.otherBase, (row) => euros(otherBase(row))],
  [nl.otherVat, (row) => euros(otherVat(row))],
  [nl.vat, ({ invoice }) => euros(invoice.vatCents)],
  [nl.total, ({ invoice }) => euros(invoice.totalCents)],
  [nl.payable, ({ invoice }) => euros(invoice.payableCents)],
  [nl.iban, ({ invoice }) => invoice.iban],
  [nl.blockedIban, ({ invoice }) => invoice.blockedIban],
  [nl.blocked, ({ invoice }) => euros(invoice.blockedCents)],
  [nl.btwId, ({ invoice }) => invoice.btwId],
  [nl.kvk, ({ invoice }) => invoice.kvk],
  [nl.order, ({ invoice }) => invoice.orderReference],
  [nl.paid, ({ invoice }) => dayText(invoice.paidOn)],
  [nl.projects, ({ projects }) => projects.join(", ")],
  [nl.remaining, ({ remainingCents }) => euros(remainingCents)],
  [nl.document, ({ document }) => document],
  [nl.hash, ({ invoice }) => invoice.fileHash],
  [nl.kept, ({ invoice }) => dayText(invoice.keepUntil)],
  [nl.postedAt, ({ invoice }) => dayText(dayOf(new Date(invoice.postedAt)))],
]
