import { centsIn, numberIn, oneOf, percentIn, type Row, rowsOf } from "#src/shared/textTable.ts"
import { materialIn } from "./articles.ts"
import { type Norm, phases, roles, services, units } from "./norm.ts"

const columns = ["code", "work", "phase", "unit", "hours", "role", "besides", "source", "materials"] as const

/**
 * The norms of a table. `hours`: of work per unit. `besides`: what only some have, parted by commas: `equipment 32.50`
 * and `subcontract 72.00` in euros per unit, `margin 0%`, `spread 0.8-1.4`, `vat painting`. A source ends with its year.
 * `materials`: articles per unit, with the usual waste unless told.
 */
export const normsIn = (text: string) => rowsOf(text, columns, normIn)

function normIn(row: Row<typeof columns>): [code: string, norm: Norm] {
  const [code, work, phase, unit, hours, role, others, source, materials] = row
  const year = Number(source.slice(-4))
  if (!(year > 2000)) throw new Error("A source ends with its year")
  const norm: Norm = {
    description: work,
    phase: oneOf(phases, phase),
    unit: oneOf(units, unit),
    hours: numberIn(hours),
    role: oneOf(roles, role),
    service: "other",
    ...{ year, source },
  }
  if (materials) norm.materials = materials.split("; ").map(materialIn)
  if (others) for (const cell of others.split(", ")) Object.assign(norm, besides(cell))
  return [code, norm]
}

function besides(cell: string): Partial<Norm> {
  const [what, value = ""] = cell.split(" ")
  switch (what) {
    case "equipment":
      return { equipmentCents: centsIn(value) }
    case "subcontract":
      return { subcontractCents: centsIn(value) }
    case "margin":
      return { marginPercent: percentIn(value) }
    case "spread": {
      const [low = "", high = ""] = value.split("-")
      return { spread: { low: numberIn(low), high: numberIn(high) } }
    }
    case "vat":
      return { service: oneOf(services, value) }
    default:
      throw new Error(`Nothing that a norm tells: '${cell}'`)
  }
}
