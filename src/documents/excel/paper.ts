import type { Worksheet } from "exceljs"
import { sum } from "../../shared/rounding.ts"
import type { SheetSetup } from "./file.ts"

/** In inches, as Excel has them. */
export const margins = { left: 0.4, right: 0.4, top: 0.45, bottom: 0.55, header: 0.3, footer: 0.3 }

/**
 * Pages below each other: 0, as many as it takes, or one less where the last would hold a few rows that still fit on
 * the others. Text of 10 points keeps 8.
 */
export function pagesHigh(sheet: Worksheet, setup: SheetSetup): number {
  const height = sum(Array.from({ length: sheet.rowCount }, (_, index) => heightOf(sheet, index + 1)))
  const head = setup.headRow > 0 ? heightOf(sheet, setup.headRow) : 0
  const page = pageOf(setup.landscape)
  const scale = widthScale(sheet, setup)
  const pages = Math.ceil((height - head) / (page.height / scale - head))
  if (pages < 2) return 0
  const smaller = (page.height * (pages - 1)) / (height + head * (pages - 2))
  return smaller >= smallest ? pages - 1 : 0
}

const smallest = 8 / 10

/** How far Excel makes it smaller to fit the width. */
function widthScale(sheet: Worksheet, setup: SheetSetup): number {
  const { widths, printedColumns = widths.length, frozenColumns = 0, pagesWide = 1 } = setup
  const shown = widths.map((width, index) => (sheet.getColumn(index + 1).hidden ? 0 : width))
  const again = sum(shown.slice(0, frozenColumns)) * (pagesWide - 1)
  const width = (sum(shown.slice(0, printedColumns)) + again) * pointsPerDigit
  return Math.min(1, (pageOf(setup.landscape).width * pagesWide) / width)
}

/** The width of a column is told in digits: these are LibreOffice's, Excel's are a little narrower. */
const pointsPerDigit = 5.66

const heightOf = (sheet: Worksheet, row: number): number => sheet.getRow(row).height ?? 15

/** A4 within the margins, in points. */
function pageOf(landscape: boolean) {
  const [width, height] = landscape ? [842, 595] : [595, 842]
  return {
    width: width - (margins.left + margins.right) * 72,
    height: (height - (margins.top + margins.bottom) * 72) * rowsWhole,
  }
}

/** Rows are never cut, so a page isn't filled to its last point. */
const rowsWhole = 0.97
