import { unitName } from "#modules/quotes/documents/nl.ts"
import { textBlocks } from "#modules/quotes/documents/writtenText.ts"
import type { Block, Fact } from "#src/documents/blocks.ts"
import type { Column } from "#src/documents/column.ts"
import { paperCells, paperColumns } from "#src/documents/paperTable.ts"
import { filled } from "#src/documents/sender.ts"
import { formatFirstDay, formatLongDay } from "#src/shared/dayWords.ts"
import { formatEuro } from "#src/shared/euro.ts"
import type { InvoiceLine, InvoiceVat, IssuedInvoice } from "../sales/content.ts"
import { titleOf } from "./document.ts"
import { invoiceWords as nl } from "./paper.nl.ts"
import { payment } from "./payment.ts"

/** What an invoice or a credit note says, with all that art. 35a Wet OB asks for. */
export const blocksOf = (invoice: IssuedInvoice): Block[] => [
  { kind: "addressee", lines: addressOf(invoice), facts: factsOf(invoice), title: titleOf(invoice) },
  { kind: "gap", points: 16 },
  ...about(invoice),
  ...textBlocks(invoice.intro),
  table(invoice),
  { kind: "gap", points: 6, keepNext: true },
  sums(invoice),
  { kind: "gap", points: 8 },
  ...reasons(invoice),
  ...payment(invoice),
]

const addressOf = ({ buyer: { name, address, postcode, city } }: IssuedInvoice): string[] =>
  values([name, ...address.split("\n"), `${postcode}  ${city}`.trim()])

const values = (texts: string[]) => filled(texts.map((text) => ["", text])).map(([, value]) => value)

function factsOf(invoice: IssuedInvoice): Fact[] {
  const { kind, number, issuedOn, dueOn, buyer, project, quotation, reference, credits, reverseCharge } =
    invoice
  const credit = kind === "credit"
  return filled([
    [credit ? nl.creditNumber : nl.invoiceNumber, number],
    [credit ? nl.creditDate : nl.invoiceDate, formatLongDay(issuedOn)],
    [nl.due, credit ? "" : formatLongDay(dueOn)],
    performed(invoice),
    [nl.credits, credits?.number ?? ""],
    [nl.creditsOf, credits ? formatLongDay(credits.issuedOn) : ""],
    [nl.customer, String(buyer.customerId)],
    [nl.project, project ? String(project.id) : ""],
    [nl.quotation, quotation ?? ""],
    [nl.reference, reference],
    [nl.btwId, reverseCharge?.btwId ?? buyer.btwId],
  ])
}

function performed({ performed: when }: IssuedInvoice): Fact {
  if (!when || when.from === when.to) return [nl.delivered, when ? formatLongDay(when.to) : ""]
  return [nl.period, nl.span(formatFirstDay(when), formatLongDay(when.to))]
}

/** What it is for, and of which job. */
function about({ title, project }: IssuedInvoice): Block[] {
  const [first = "", ...others] = values([title, project?.name ?? ""])
  return [
    {
      kind: "paragraph",
      text: [{ text: first, bold: true }, ...others.map((text) => ({ text: `\n${text}` }))],
    },
  ]
}

function table({ lines, reverseCharge }: IssuedInvoice): Block {
  const columns = columnsOf(reverseCharge !== null)
  return {
    kind: "table",
    columns: paperColumns(columns),
    rows: lines.map((line) => ({ cells: paperCells(columns, line) })),
    // Sums alone on a page say nothing.
    keepNext: true,
  }
}

const columnsOf = (shifted: boolean): Column<InvoiceLine>[] => [
  { label: nl.columns.description, value: ({ description }) => description },
  { label: nl.columns.quantity, value: ({ quantity }) => quantity, format: "quantity", points: 60 },
  { label: nl.columns.unit, value: ({ unit }) => unitName[unit], points: 46 },
  { label: nl.columns.price, value: ({ unitCents }) => unitCents, format: "euro", points: 78 },
  shifted
    ? { label: nl.columns.vat, value: () => nl.shiftedRate, points: 48 }
    : { label: nl.columns.vat, value: ({ vatRate }) => vatRate, format: "percent", points: 38 },
  { label: nl.columns.amount, value: ({ totalCents }) => totalCents, format: "euro", points: 82 },
]

const sums = ({ totals, reverseCharge }: IssuedInvoice): Block => ({
  kind: "sums",
  rows: [
    [nl.net, formatEuro(totals.netCents)],
    ...totals.vat.map((part): Fact => [vatLabel(part, reverseCharge !== null), formatEuro(part.vatCents)]),
  ],
  total: [reverseCharge ? nl.shiftedTotal : nl.total, formatEuro(totals.totalCents)],
})

const vatLabel = ({ rate, baseCents }: InvoiceVat, shifted: boolean) =>
  shifted ? nl.shiftedOver(formatEuro(baseCents)) : nl.vatOver(rate, formatEuro(baseCents))

/** Why a line carries another rate than the general one, or none. */
const reasons = ({ totals, reverseCharge }: IssuedInvoice): Block[] =>
  (reverseCharge
    ? [nl.shifted(reverseCharge.btwId)]
    : totals.vat
        .filter(({ rate }) => rate !== 21)
        .flatMap(({ rate, reasons }) => reasons.map((reason) => nl.vatReason(rate, reason)))
  ).map((text) => ({ kind: "note", text }))
