import type { Block } from "#src/documents/blocks.ts"
import type { Column } from "#src/documents/column.ts"
import { paperTable } from "#src/documents/paperTable.ts"
import { pdfFile } from "#src/documents/pdf/file.ts"
import type { Sender } from "#src/documents/sender.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { filled } from "#src/shared/filled.ts"
import { orderPaper as nl } from "./nl.ts"
import type { OrderLine, StockOrder } from "./schema.ts"

export const orderFileName = ({ number, supplier }: StockOrder): string =>
  `${filled(nl.file, { number, supplier })}.pdf`

/** An order as a supplier reads it: what, which number of his, and how much. What it costs is for him to say. */
export function orderPdf(order: StockOrder, sender: Sender): Promise<Uint8Array> {
  const day = dayOf(new Date(order.createdAt))
  return pdfFile({
    sender,
    title: `${nl.title} ${order.number}`,
    reference: `${nl.title} ${order.number}`,
    number: order.number,
    day,
    blocks: contentOf(order, day),
  })
}

function contentOf({ number, supplier, expectedOn, note, lines }: StockOrder, day: string): Block[] {
  return [
    {
      kind: "addressee",
      lines: [supplier],
      facts: [
        [nl.number, number],
        [nl.day, formatDay(day)],
        ...(expectedOn ? [[nl.expected, formatLongDay(expectedOn)] as [string, string]] : []),
      ],
    },
    { kind: "title", text: nl.title },
    paperTable(columns, lines),
    ...(note ? [{ kind: "gap", points: 12 } as const, { kind: "paragraph", text: note } as const] : []),
    { kind: "gap", points: 12 },
    { kind: "note", text: filled(nl.mention, { number }) },
  ]
}

const columns: Column<OrderLine>[] = [
  { label: nl.article, value: ({ article }) => article, points: 90 },
  { label: nl.name, value: ({ name }) => name },
  { label: nl.quantity, value: ({ quantity }) => quantity, format: "quantity", points: 60 },
  { label: nl.unit, value: ({ unit }) => unit, points: 70 },
]
