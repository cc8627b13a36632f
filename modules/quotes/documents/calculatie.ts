import { excelFile, newWorkbook } from "#src/documents/excel/file.ts"
import type { DocumentInput } from "./document.ts"
import { calculationSheet } from "./excel/calculation-sheet.ts"
import { groundsSheet } from "./excel/grounds-sheet.ts"
import { materialsSheet } from "./excel/materials-sheet.ts"
import { place } from "./excel/placement.ts"
import { named } from "./nl.ts"

/** The calculation as a live workbook: lines, materials and what they rest on. */
export function calculatie(input: DocumentInput): Promise<Uint8Array> {
  const workbook = newWorkbook(input.company, named("calculatie", input))
  const placement = place(input.estimate.lines)
  calculationSheet(workbook, input, placement)
  materialsSheet(workbook, input, placement)
  groundsSheet(workbook, input)
  return excelFile(workbook)
}
