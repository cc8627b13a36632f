import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import type { EstimateLine } from "../pricing/line.ts"
import { units } from "./nl.ts"
import { oneLine } from "./plain.ts"

/** 'Wandtegels zetten, 12 m²'; without the quantity of a whole, or one that somebody's own words name. */
export function workOf({ description, quantity, unit, code }: EstimateLine): string {
  const typed = oneLine(description).replace(/[\s.;:,]+$/, "")
  const work = typed.charAt(0).toUpperCase() + typed.slice(1)
  const quantityNamed =
    (unit === "post" && quantity === 1) || (code === "" && numbersIn(typed).includes(quantity))
  return quantityNamed ? work : `${work}, ${quantityOf({ quantity, unit })}`
}

/** The 2 of '2 beugels monteren' and the 6 of 'hal betegelen 6 m2', without that of 'm2'. */
const numbersIn = (work: string) =>
  [...work.matchAll(/(?<![\p{L}\d.,])\d[\d.,]*/gu)].map(([number]) =>
    parseDecimal(number.replace(/[.,]+$/, "")),
  )

function quantityOf({ quantity, unit }: Pick<EstimateLine, "quantity" | "unit">): string {
  const shown = round(quantity, 2) || quantity
  return `${formatQuantity(shown)} ${units[unit][shown === 1 ? 0 : 1]}`
}
