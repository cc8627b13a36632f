import type { Worksheet } from "exceljs"
import { euros } from "#src/documents/excel/cells.ts"
import { firstTableRow } from "#src/documents/excel/head.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { EstimateLine } from "../../pricing/line.ts"
import { phaseName } from "../../pricing/nl.ts"
import { byPhase } from "../phases.ts"
import { afterwards as nl } from "../sheets.nl.ts"
import { putLine } from "./afterwardsLine.ts"

/** Where the phases stand, for the totals that add them up by the name of the kind. */
export interface PhaseRows {
  first: number
  last: number
}

export const kinds = ["hours", "labour", "material", "equipment", "subcontract"] as const
export const costs = kinds.slice(1)
type Kind = (typeof kinds)[number]

/** Per phase its costs, then hours and each kind of cost with a cell to fill in. */
export function putPhases(sheet: Worksheet, lines: EstimateLine[]): PhaseRows {
  const first = firstTableRow + 1
  let row = first
  for (const { phase, lines: own } of byPhase(lines)) {
    const head = row++
    const budget = {
      formula: `SUM(B${head + 2}:B${head + 5})`,
      result: euros(sum(costs.map((kind) => budgetOf(own, kind)))),
    }
    putLine(sheet, head, "group", [phaseName[phase], budget, filledSum(head + 2, head + 5)])
    for (const kind of kinds) putLine(sheet, row++, "line", [nl.kinds[kind], shownBudget(own, kind)])
  }
  return { first, last: Math.max(first, row - 1) }
}

/** The sum of what was filled in, and nothing as long as nothing was. */
export const filledSum = (from: number, to: number) => ({
  formula: `IF(COUNT(C${from}:C${to})=0,"",SUM(C${from}:C${to}))`,
  result: "",
})

/** Hours, or cents of a kind of cost. */
export function budgetOf(lines: EstimateLine[], kind: Kind): number {
  const key = {
    hours: "hours",
    labour: "labourCents",
    material: "materialCents",
    equipment: "equipmentCents",
    subcontract: "subcontractCents",
  } as const
  return sum(lines.map((line) => line[key[kind]]))
}

/** As it stands in a cell: hours, or euros. */
export const shownBudget = (lines: EstimateLine[], kind: Kind): number =>
  kind === "hours" ? round(budgetOf(lines, kind), 2) : euros(budgetOf(lines, kind))
