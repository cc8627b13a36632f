import { firstTableRow } from "#src/documents/excel/head.ts"
import type { EstimateLine, LineMaterial } from "../../pricing/line.ts"
import type { Phase } from "../../pricing/norm.ts"
import { byPhase } from "../phases.ts"

/** Where everything stands on the calculation, worked out first, for the sheets point at each other. */
export interface Placement {
  groups: PlacedGroup[]
  /** First and last row of the table's body. */
  first: number
  last: number
  materials: PlacedMaterial[]
  materialsLast: number
}

export interface PlacedMaterial {
  line: PlacedLine
  material: LineMaterial
}

export interface PlacedGroup {
  phase: Phase
  row: number
  lines: PlacedLine[]
}

export interface PlacedLine {
  line: EstimateLine
  /** Ties a line to its materials: a code might occur twice. */
  number: number
  row: number
}

export function place(lines: EstimateLine[]): Placement {
  const first = firstTableRow + 1
  let row = first
  let number = 0
  const groups = byPhase(lines).map(({ phase, lines }) => ({
    phase,
    row: row++,
    lines: lines.map((line) => ({ line, number: ++number, row: row++ })),
  }))
  const materials = groups
    .flatMap((group) => group.lines)
    .flatMap((line) => line.line.materials.map((material) => ({ line, material })))
  // Ranges need a row even when there is nothing in it.
  return {
    groups,
    first,
    last: Math.max(first, row - 1),
    materials,
    materialsLast: first + Math.max(1, materials.length) - 1,
  }
}
