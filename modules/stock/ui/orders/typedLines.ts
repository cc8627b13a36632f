import { parseDecimal } from "#src/shared/decimal.ts"

/** A row in which a person fills in how much; an empty one is left out. */
export interface TypedLine {
  id: number
  quantity: string
  price: string
}

export const isFilled = ({ quantity }: TypedLine) => quantity.trim() !== ""

/** Unreadable is no number, which the schema refuses. */
export const readLines = (lines: readonly TypedLine[]) =>
  lines.filter(isFilled).map(({ id, quantity, price }) => ({
    id,
    quantity: parseDecimal(quantity) ?? Number.NaN,
    price: parseDecimal(price) ?? Number.NaN,
  }))

/** What is wrong with a row; rows that are left out have no place in what is sent. */
export function faultAt(
  errors: Readonly<Record<string, string>>,
  lines: readonly TypedLine[],
  id: number,
  field: "quantity" | "price",
): string | undefined {
  const at = lines.filter(isFilled).findIndex((line) => line.id === id)
  return at === -1 ? undefined : errors[`lines.${at}.${field}`]
}
