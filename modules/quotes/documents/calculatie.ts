import { excelFile, newWorkbook } from "#src/documents/excel/file.ts"
import type { DocumentInput } from "./document.ts"
import { calculationSheet } from "./excel/calculationSheet.ts"
import { groundsSheet } from "./excel/groundsSheet.ts"
import { materialsSheet } from "./excel/materialsSheet.ts"
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
