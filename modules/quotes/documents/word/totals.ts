import { AlignmentType, type Table, TableRow } from "docx"
import { colour } from "#src/documents/theme.ts"
import { box } from "#src/documents/word/box.ts"
import { contentWidth } from "#src/documents/word/page.ts"
import { paragraph, runs } from "#src/documents/word/paragraphs.ts"
import { lineHeight } from "#src/documents/word/styles.ts"
import { cell, fill, frame } from "#src/documents/word/table.ts"
import { formatEuro } from "#src/shared/euro.ts"
import type { Totals } from "../../pricing/line.ts"
import { price } from "../nl.ts"

/** Excluding VAT, VAT per rate, including VAT. */
export function totalsTable(totals: Totals): Table {
  const rows: [string, number][] = [
    [price.exVat, totals.exVatCents],
    ...totals.vat.map((part): [string, number] => [
      price.vatOver(part.rate, formatEuro(part.baseCents)),
      part.vatCents,
    ]),
  ]
  const widths = [contentWidth.portrait - 2100, 2100]
  return frame(widths, [
    ...rows.map(([label, cents]) => row(widths, label, cents, false)),
    row(widths, price.incVat, totals.incVatCents, true),
  ])
}

/** How far the price may lie from the likely one. */
export const bandBox = (totals: Totals): Table =>
  box(
    [
      { label: price.low, value: formatEuro(totals.lowCents) },
      { label: price.likely, value: formatEuro(totals.incVatCents), strong: true },
      { label: price.high, value: formatEuro(totals.highCents) },
    ],
    thirds,
  )

const thirds = [0, 1, 2].map(() => Math.floor(contentWidth.portrait / 3))

function row(widths: number[], label: string, cents: number, total: boolean): TableRow {
  const options = total ? { bold: true, color: colour.white, size: 24 } : {}
  const shading = total ? fill(colour.teal) : undefined
  const spacing = total
    ? { before: 80, after: 80, ...lineHeight(240) }
    : { before: 30, after: 30, ...lineHeight(240) }
  const line = (text: string, right: boolean) =>
    paragraph(runs(text, options), {
      spacing,
      keepNext: !total || undefined,
      alignment: right ? AlignmentType.RIGHT : AlignmentType.LEFT,
    })
  return new TableRow({
    cantSplit: true,
    children: [
      cell(widths[0]!, [line(label, false)], { shading }),
      cell(widths[1]!, [line(formatEuro(cents), true)], { shading }),
    ],
  })
}
