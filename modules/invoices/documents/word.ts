import type { Block, Fact } from "#src/documents/blocks.ts"
import { paperTable } from "#src/documents/paperTable.ts"
import { filled } from "#src/documents/sender.ts"
import { wordBlocks } from "#src/documents/word/blocks.ts"
import { wordFile } from "#src/documents/word/file.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { amountIn } from "./amounts.ts"
import type { InvoiceDocument } from "./document.ts"
import { lineColumns } from "./lineColumns.ts"
import { columns, facts, notes, sums, supplierFacts, titles, unknown } from "./nl.ts"
import { paymentOf } from "./payment.ts"
import { rateOf } from "./rates.ts"

/** A purchase invoice on our own paper: what it says, whatever it looked like. */
export function invoiceWord(invoice: InvoiceDocument): Promise<Uint8Array> {
  const title = `${titles[invoice.kind]} ${invoice.invoiceNumber}`.trim()
  return wordFile({
    sender: invoice.company,
    title,
    reference: [title, invoice.supplier].filter(Boolean).join(" · "),
    children: wordBlocks([
      { kind: "title", text: titles[invoice.kind] },
      { kind: "addressee", lines: supplierLines(invoice), facts: factsOf(invoice) },
      { kind: "gap", points: 10 },
      ...lineBlocks(invoice),
      { kind: "gap", points: 8 },
      { kind: "sums", ...sumsOf(invoice) },
      ...paymentBlocks(invoice),
      { kind: "gap", points: 12 },
      { kind: "note", text: noteOf(invoice) },
    ]),
  })
}

const supplierLines = ({ supplier, kvk, btwId, iban }: InvoiceDocument): string[] => [
  supplier || unknown,
  ...filled([
    [supplierFacts.kvk, kvk],
    [supplierFacts.btwId, btwId],
    [supplierFacts.iban, iban],
  ]).map((pair) => pair.join(" ")),
]

const factsOf = ({
  invoiceNumber,
  date,
  dueDate,
  orderReference,
  projectReference,
}: InvoiceDocument): Fact[] => [
  [facts.number, invoiceNumber || unknown],
  [facts.date, date ? formatLongDay(date) : unknown],
  ...filled([
    [facts.dueDate, dueDate && formatLongDay(dueDate)],
    [facts.order, orderReference],
    [facts.project, projectReference],
  ]),
]

function lineBlocks(invoice: InvoiceDocument): Block[] {
  const { lines, reverseCharge, linesIncludeVat } = invoice
  if (lines.length === 0) return [{ kind: "note", text: notes.noLines }]
  const columns = lineColumns((line) => (reverseCharge ? null : rateOf(line, invoice)))
  return [
    paperTable(columns, lines),
    { kind: "gap", points: 4 },
    { kind: "note", text: linesIncludeVat ? notes.includingVat : notes.excludingVat },
  ]
}

function sumsOf({ currency, netCents, vat, reverseCharge, totalCents, vatCents }: InvoiceDocument) {
  const amount = (cents: number | null) => amountIn(currency, cents)
  const perRate = vat.map(
    ({ rate, baseCents, vatCents }): Fact =>
      reverseCharge && rate === 0
        ? [sums.shifted, amount(vatCents)]
        : [sums.vatOver(rate, amount(baseCents)), amount(vatCents)],
  )
  const only: Fact = [reverseCharge ? sums.shifted : columns.vat, amount(vatCents)]
  return {
    rows: [[sums.net, amount(netCents)] as Fact, ...(perRate.length > 0 ? perRate : [only])],
    total: [reverseCharge ? sums.totalShifted : sums.total, amount(totalCents)] as Fact,
  }
}

function paymentBlocks(invoice: InvoiceDocument): Block[] {
  const parts = paymentOf(invoice)
  return parts.length === 0
    ? []
    : [
        { kind: "gap", points: 10 },
        { kind: "box", parts },
      ]
}

const noteOf = ({ posted, fileName }: InvoiceDocument): string =>
  posted ? notes.posted(posted.by, formatDay(dayOf(new Date(posted.at))), fileName) : notes.read(fileName)
