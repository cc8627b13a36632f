import { formatQuantity } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import type { EstimateLine } from "../pricing/line.ts"
import { units } from "./nl.ts"
import { oneLine } from "./plain.ts"

/** 'Wandtegels zetten, 12 m²'; of a whole the quantity is left out. */
export function workOf({ description, quantity, unit }: EstimateLine): string {
  const work = oneLine(description).replace(/[\s.;:,]+$/, "")
  return unit === "post" && quantity === 1 ? work : `${work}, ${quantityOf({ quantity, unit })}`
}

export function quantityOf({ quantity, unit }: Pick<EstimateLine, "quantity" | "unit">): string {
  const shown = round(quantity, 2) || quantity
  return `${formatQuantity(shown)} ${units[unit][shown === 1 ? 0 : 1]}`
}
