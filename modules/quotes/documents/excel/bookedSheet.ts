import type { Workbook } from "exceljs"
import type { Column } from "#src/documents/column.ts"
import { cellStyles } from "#src/documents/excel/cellStyles.ts"
import { euros, type Formula } from "#src/documents/excel/cells.ts"
import { addSheet, printArea } from "#src/documents/excel/file.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import { putTable, widthsOf } from "#src/documents/excel/table.ts"
import { formatDay } from "#src/shared/days.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { BookedLine, DocumentInput } from "../document.ts"
import { about, named, totalName } from "../nl.ts"
import { afterwards as nl } from "../sheets.nl.ts"
import type { kinds } from "./afterwardsPhases.ts"

type Kind = (typeof kinds)[number] | "rest"

/** What was booked, per kind of the comparison. */
export interface Bookings {
  of: (kind: Kind) => Formula
  /** Euros, of all kinds together. */
  total: number
}

const first = firstTableRow + 1

export function bookingsOf(lines: BookedLine[]): Bookings {
  const column = (letter: string) =>
    `${nl.booked.sheet}!$${letter}$${first}:$${letter}$${first + lines.length - 1}`
  return {
    of(kind) {
      const asked = kind === "hours" ? "labour" : kind
      const own = lines.filter(({ category }) => kindOf[category] === asked)
      return {
        formula: `SUMIF(${column("B")},"${nl.kinds[asked]}",${column(kind === "hours" ? "D" : "F")})`,
        result:
          kind === "hours"
            ? round(sum(own.map(({ quantity }) => quantity ?? 0)), 2)
            : euros(sum(own.map(({ cents }) => cents ?? 0))),
      }
    },
    total: euros(sum(lines.map(({ cents }) => cents ?? 0))),
  }
}

/** The lines themselves, the oldest first, as the project's page has them. */
export function bookedSheet(workbook: Workbook, input: DocumentInput, lines: BookedLine[]): void {
  const setup = {
    name: nl.booked.sheet,
    widths: widthsOf(columns),
    landscape: false,
    headRow: firstTableRow,
    reference: named("nacalculatie", input),
  }
  const sheet = addSheet(workbook, input.company, setup)
  putHead(sheet, input.company, {
    ...about(input),
    title: nl.booked.title,
    total: { label: totalName(input.estimate), value: euros(input.estimate.totals.incVatCents) },
    columns: columns.length,
    value: [2, 3],
  })
  putTable(sheet, columns, lines)
  printArea(sheet, setup)
}

const columns: Column<BookedLine>[] = [
  {
    label: nl.booked.columns.day,
    value: ({ day }) => formatDay(day),
    width: 13,
    total: { words: nl.booked.total },
  },
  { label: nl.booked.columns.kind, value: ({ category }) => nl.kinds[kindOf[category]], width: 17 },
  { label: nl.booked.columns.description, value: ({ description }) => description, width: 40 },
  { label: nl.booked.columns.quantity, value: ({ quantity }) => quantity, format: "quantity", width: 10 },
  {
    ...{ label: nl.booked.columns.unit, value: ({ unit }) => unit, width: 11 },
    ...{ style: cellStyles.unit, headStyle: cellStyles.head },
  },
  { label: nl.booked.columns.amount, value: ({ cents }) => cents, format: "cents", width: 15, total: "sum" },
]

/** The ledger's categories as the comparison names them. */
const kindOf: Record<BookedLine["category"], Exclude<Kind, "hours">> = {
  hours: "labour",
  material: "material",
  equipment: "equipment",
  subcontractor: "subcontract",
  transport: "rest",
  other: "rest",
}
