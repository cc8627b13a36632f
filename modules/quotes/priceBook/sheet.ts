import { writeCsv } from "#src/shared/csv.ts"
import { roleName, unitName } from "../documents/nl.ts"
import { phaseName } from "../pricing/nl.ts"
import type { PricedNorm } from "./schema.ts"
import { sheet as nl } from "./sheet.nl.ts"

type Column = [heading: string, cell: (norm: PricedNorm) => string | number]

/** The norms as a sheet for Excel with Dutch settings. */
export const sheetOf = (norms: PricedNorm[]): string =>
  writeCsv([
    columns.map(([heading]) => heading),
    ...norms.map((norm) => columns.map(([, cell]) => cell(norm))),
  ])

const columns: Column[] = [
  [nl.code, ({ code }) => code],
  [nl.description, ({ description }) => description],
  [nl.phase, ({ phase }) => phaseName[phase]],
  [nl.unit, ({ unit }) => unitName[unit]],
  [nl.hours, ({ hours }) => hours],
  [nl.role, ({ role }) => roleName[role]],
  [nl.material, ({ material }) => material],
  [nl.equipment, ({ equipment }) => equipment],
  [nl.subcontract, ({ subcontract }) => subcontract],
  [nl.unitPrice, ({ unitPrice }) => unitPrice],
  [nl.articles, ({ articles }) => articles.join(", ")],
  [nl.source, ({ source }) => source],
]
