import type { Column } from "#src/documents/column.ts"
import { csvOf } from "#src/documents/csv.ts"
import { roleName, unitName } from "../documents/nl.ts"
import { phaseName } from "../pricing/nl.ts"
import type { PricedNorm } from "./schema.ts"
import { sheet as nl } from "./sheet.nl.ts"

/** The norms as a sheet for Excel with Dutch settings. */
export const sheetOf = (norms: PricedNorm[]): string => csvOf(columns, norms)

const columns: Column<PricedNorm>[] = [
  { label: nl.code, value: ({ code }) => code },
  { label: nl.description, value: ({ description }) => description },
  { label: nl.phase, value: ({ phase }) => phaseName[phase] },
  { label: nl.unit, value: ({ unit }) => unitName[unit] },
  { label: nl.hours, value: ({ hours }) => hours },
  { label: nl.role, value: ({ role }) => roleName[role] },
  { label: nl.material, value: ({ material }) => material },
  { label: nl.equipment, value: ({ equipment }) => equipment },
  { label: nl.subcontract, value: ({ subcontract }) => subcontract },
  { label: nl.unitPrice, value: ({ unitPrice }) => unitPrice },
  { label: nl.articles, value: ({ articles }) => articles.join(", ") },
  { label: nl.source, value: ({ source }) => source },
]
