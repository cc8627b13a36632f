import type { Workbook } from "exceljs"
import { cellStyles, number, total } from "#src/documents/excel/cellStyles.ts"
import { euros, type Formula, put, putRow } from "#src/documents/excel/cells.ts"
import { addSheet, printArea } from "#src/documents/excel/file.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
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
            : euros(sum(own.map(({ cents }) => cents))),
      }
    },
    total: euros(sum(lines.map(({ cents }) => cents))),
  }
}

/** The lines themselves, the oldest first, as the project's page has them. */
export function bookedSheet(workbook: Workbook, input: DocumentInput, lines: BookedLine[]): void {
  const setup = {
    name: nl.booked.sheet,
    widths: [13, 21, 52, 11, 11, 15],
    landscape: false,
    headRow: firstTableRow,
    reference: named("nacalculatie", input),
  }
  const sheet = addSheet(workbook, input.company, setup)
  putHead(sheet, input.company, {
    ...about(input),
    title: nl.booked.title,
    total: { label: totalName(input.estimate), value: euros(input.estimate.totals.incVatCents) },
    columns: setup.widths.length,
    value: [2, 3],
  })
  putRow(
    sheet.getRow(firstTableRow),
    nl.booked.columns.map((text, index) => [
      text,
      index === 3 || index === 5 ? cellStyles.headRight : cellStyles.head,
    ]),
  )
  for (const [index, line] of lines.entries())
    putRow(sheet.getRow(first + index), [
      [formatDay(line.day), cellStyles.text],
      [nl.kinds[kindOf[line.category]], cellStyles.text],
      [line.description, cellStyles.text],
      [line.quantity, number("quantity")],
      [line.unit, cellStyles.unit],
      [euros(line.cents), number("amount")],
    ])
  const last = first + lines.length
  for (const place of [1, 2, 3, 4, 5])
    put(sheet.getCell(last, place), place === 1 ? nl.booked.total : null, cellStyles.total)
  const all = { formula: `SUM(F${first}:F${last - 1})`, result: euros(sum(lines.map(({ cents }) => cents))) }
  put(sheet.getCell(last, 6), all, total("euro"))
  printArea(sheet, setup)
}

/** The ledger's categories as the comparison names them. */
const kindOf: Record<BookedLine["category"], Exclude<Kind, "hours">> = {
  hours: "labour",
  material: "material",
  equipment: "equipment",
  subcontractor: "subcontract",
  transport: "rest",
  other: "rest",
}
