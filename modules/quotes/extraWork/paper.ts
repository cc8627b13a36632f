import type { Block, Fact } from "#src/documents/blocks.ts"
import type { Column } from "#src/documents/column.ts"
import { paperCells, paperColumns } from "#src/documents/paperTable.ts"
import { pdfFile } from "#src/documents/pdf/file.ts"
import type { Sender } from "#src/documents/sender.ts"
import { wordBlocks } from "#src/documents/word/blocks.ts"
import { wordFile } from "#src/documents/word/file.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { formatEuro, formatQuantity } from "#src/shared/euro.ts"
import { salutation } from "../documents/addressed.nl.ts"
import { columns, price, unitName } from "../documents/nl.ts"
import { agreement } from "../documents/terms.nl.ts"
import { paperWords as nl } from "./paper.nl.ts"
import { type ExtraLine, totalsOfLines } from "./priced.ts"
import type { PaperFormat } from "./schema.ts"

/** All that the order for extra work is made from. */
export interface ExtraPaper {
  sender: Sender
  client: { name: string; address: string; postcode: string; city: string }
  project: string
  number: string
  /** Of the quotation that it comes besides; null: there is none. */
  quotation: string | null
  day: string
  title: string
  details: string
  lines: ExtraLine[]
  delayDays: number
  /** What the client said already. */
  agreed: { by: string; on: string } | null
}

export interface PaperTask {
  format: PaperFormat
  paper: ExtraPaper
}

/** One content, written as a Word file or as a PDF. */
export function extraPaper({ format, paper }: PaperTask): Promise<Uint8Array> {
  const title = `${titleOf(paper.lines)} ${paper.number}`
  const about = { sender: paper.sender, title, reference: title }
  const blocks = contentOf(paper)
  return format === "docx"
    ? wordFile({ ...about, children: wordBlocks(blocks) })
    : pdfFile({ ...about, number: paper.number, day: paper.day, blocks })
}

/** Work that makes it cheaper is called so. */
export const titleOf = (lines: readonly ExtraLine[]) => nl.title[kindOf(lines)]
export const kindOf = (lines: readonly ExtraLine[]) => (totalsOfLines(lines).exVatCents < 0 ? "less" : "more")

function contentOf(paper: ExtraPaper): Block[] {
  const { client, lines, details, project, delayDays } = paper
  const totals = totalsOfLines(lines)
  return [
    { kind: "addressee", lines: addressOf(client), facts: factsOf(paper) },
    { kind: "gap", points: 14 },
    { kind: "title", text: titleOf(lines) },
    { kind: "paragraph", text: salutation(client.name) },
    { kind: "paragraph", text: nl.intro(project) },
    { kind: "heading", text: nl.what },
    { kind: "paragraph", text: [{ text: paper.title, bold: true }] },
    ...paragraphs(details),
    { kind: "heading", text: nl.price },
    ...table(paper),
    {
      kind: "sums",
      rows: [
        [price.exVat, formatEuro(totals.exVatCents)],
        ...totals.vat.map(
          ({ rate, baseCents, vatCents }): Fact => [
            price.vatOver(rate, formatEuro(baseCents)),
            formatEuro(vatCents),
          ],
        ),
      ],
      total: [price.incVat, formatEuro(totals.incVatCents)],
    },
    { kind: "gap", points: 8 },
    ...reasons(lines),
    ...whatItMeans(paper),
    { kind: "heading", text: nl.planning },
    { kind: "paragraph", text: delayText(delayDays) },
    { kind: "heading", text: nl.agreed },
    ...signing(paper, totals.incVatCents),
  ]
}

const addressOf = ({ name, address, postcode, city }: ExtraPaper["client"]) =>
  [name, address, `${postcode}  ${city}`.trim()].filter(Boolean)

const factsOf = ({ number, day, quotation, project }: ExtraPaper): Fact[] => [
  [nl.number, number],
  [nl.date, formatLongDay(day)],
  [nl.project, project],
  ...(quotation === null ? [] : [[nl.quotation, quotation] as Fact]),
]

const paragraphs = (text: string): Block[] =>
  text
    .split(/\n+/)
    .filter(Boolean)
    .map((paragraph) => ({ kind: "paragraph", text: paragraph }))

/** One price for the whole says it in its sums. */
function table({ lines, title }: ExtraPaper): Block[] {
  const [only] = lines
  if (lines.length === 1 && only!.unit === "post" && only!.quantity === 1 && only!.description === title)
    return []
  return [
    {
      kind: "table",
      columns: paperColumns(lineColumns),
      rows: lines.map((line) => ({ cells: paperCells(lineColumns, line) })),
    },
    { kind: "gap", points: 6 },
  ]
}

const lineColumns: Column<ExtraLine>[] = [
  { label: columns.description, value: ({ description }) => description },
  { label: columns.quantity, value: ({ quantity }) => quantity, format: "quantity", points: 52.5 },
  { label: columns.unit, value: ({ unit }) => unitName[unit], points: 50 },
  { label: columns.vat, value: ({ vatRate }) => vatRate, format: "percent", points: 35 },
  { label: columns.amount, value: ({ totalCents }) => totalCents, format: "euro", points: 87.5 },
]

/** Why a line carries another rate than the general one. */
const reasons = (lines: readonly ExtraLine[]): Block[] =>
  [
    ...new Set(
      lines
        .filter(({ vatRate }) => vatRate !== 21)
        .map(({ vatRate, vatReason }) => nl.vatReason(vatRate, vatReason)),
    ),
  ].map((text) => ({ kind: "paragraph", text }))

function whatItMeans({ quotation, lines }: ExtraPaper): Block[] {
  const kind = kindOf(lines)
  const words = [quotation !== null && nl.besides[kind], kind === "more" && nl.law].filter(Boolean)
  return words.length === 0 ? [] : [{ kind: "paragraph", text: words.join(" ") }]
}

const delayText = (days: number) => (days === 0 ? nl.noDelay : nl.delay(formatQuantity(days), days < 2))

function signing({ sender, agreed }: ExtraPaper, cents: number): Block[] {
  const fields = agreement.fields.map((label) => ({ label, room: label === agreement.signature ? 34 : 14 }))
  const heads = [agreement.client, agreement.company(sender.companyName)]
  const words = cents < 0 ? nl.signLess(formatEuro(-cents)) : nl.sign(formatEuro(cents))
  const known = agreed ? ` ${nl.known(agreed.by, formatLongDay(agreed.on))}` : ""
  return [
    { kind: "paragraph", text: words + known, keepNext: true },
    { kind: "form", columns: heads.map((head) => ({ head, fields })) },
  ]
}
