import type { Workbook } from "exceljs"
import { cellStyles } from "#src/documents/excel/cellStyles.ts"
import { euros, put } from "#src/documents/excel/cells.ts"
import { addSheet, printArea } from "#src/documents/excel/file.ts"
import { putHead } from "#src/documents/excel/head.ts"
import { rowHeight } from "#src/documents/excel/heights.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { formatEuro } from "#src/shared/euro.ts"
import type { DocumentInput } from "../document.ts"
import { about, named, price, roleName, totalName } from "../nl.ts"
import { grounds as nl } from "../sheets.nl.ts"

/** What the calculation takes for granted, leaves out and rests on. */
export function groundsSheet(workbook: Workbook, input: DocumentInput): void {
  const setup = {
    name: nl.sheet,
    widths: [25, 81],
    landscape: false,
    headRow: 0,
    reference: named("calculatie", input),
  }
  const sheet = addSheet(workbook, input.company, setup)
  const { estimate } = input
  putHead(sheet, input.company, {
    ...about(input),
    title: nl.title,
    total: { label: totalName(estimate), value: euros(estimate.totals.incVatCents) },
    columns: 2,
    value: [2, 2],
  })
  const { reverseCharge, lines } = estimate
  const rates = reverseCharge
    ? [price.shiftedTo(reverseCharge.btwId)]
    : unique(
        lines
          .toSorted((a, b) => a.vatRate - b.vatRate)
          .map((line) => nl.vatLine(line.vatRate, line.vatReason)),
      )
  const hourly = unique(
    lines
      .filter((line) => line.hours > 0)
      .map((line) => nl.rateLine(roleName[line.role], formatEuro(line.rateCents), line.rateSource)),
  )
  const sources = unique(lines.flatMap(({ norm }) => (norm ? nl.normLine(norm.source, norm.year) : [])))
  const guidePrice = input.referenceNumber === null ? nl.guidePriceUnasked : nl.guidePrice
  const blocks: [string, string[]][] = [
    [nl.assumptions, estimate.assumptions],
    [nl.exclusions, estimate.exclusions],
    [nl.vat, rates],
    [nl.rates, hourly],
    [nl.norms, [nl.pricedOn(formatLongDay(estimate.pricedOn)), guidePrice, ...sources]],
  ]
  let row = 7
  for (const [heading, items] of blocks) {
    for (const [index, text] of (items.length > 0 ? items : [nl.none]).entries()) {
      put(
        sheet.getCell(row, 1),
        index === 0 ? heading : null,
        index === 0 ? cellStyles.lead : cellStyles.bare,
      )
      put(sheet.getCell(row, 2), text, cellStyles.text)
      sheet.getRow(row).height = rowHeight([{ text, width: setup.widths[1]! }])
      row += 1
    }
    row += 1
  }
  printArea(sheet, setup)
}

const unique = (texts: string[]): string[] => [...new Set(texts)]
