import { formatQuantity } from "#src/shared/euro.ts"

/** '5,2 × 4,1 = 21,32'; of what nobody can reckon to '21,32'. */
export const reckoned = (sum: string | undefined, quantity: number): string =>
  sum ? `${sum} = ${formatQuantity(quantity)}` : formatQuantity(quantity)
