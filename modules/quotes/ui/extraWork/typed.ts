import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import type { ExtraLineInput, ExtraWork } from "../../extraWork/schema.ts"
import type { Unit } from "../../pricing/norm.ts"

/** A line as it is typed. `less`: it comes off; a phone's keys for amounts have no minus. */
export interface TypedLine {
  description: string
  quantity: string
  unit: Unit
  price: string
  less: boolean
  vatRate: string
  vatReason: string
}

export const emptyLine = (vatRate: number): TypedLine => ({
  ...{ description: "", quantity: "1", unit: "post", price: "", less: false, vatRate: String(vatRate) },
  vatReason: "",
})

export const typedLine = ({
  unitPrice,
  quantity,
  vatRate,
  ...line
}: ExtraWork["lines"][number]): TypedLine => ({
  description: line.description,
  unit: line.unit,
  quantity: formatQuantity(quantity),
  price: formatQuantity(Math.abs(unitPrice), 2),
  less: unitPrice < 0,
  vatRate: String(vatRate),
  vatReason: line.vatReason,
})

export const lineOf = ({
  description,
  quantity,
  unit,
  price,
  less,
  vatRate,
  vatReason,
}: TypedLine): ExtraLineInput => {
  const amount = parseDecimal(price) ?? Number.NaN
  return {
    ...{ description, unit, vatReason },
    quantity: parseDecimal(quantity) ?? Number.NaN,
    unitPrice: less ? -amount : amount,
    vatRate: Number(vatRate) as ExtraLineInput["vatRate"],
  }
}

/** One price for all of it: its line says what the whole is called. None as long as no price was typed. */
export const singleLine = (title: string, line: TypedLine): ExtraLineInput[] =>
  line.price.trim() === "" ? [] : [lineOf({ ...line, description: title, quantity: "1", unit: "post" })]

/** Excluding VAT, as far as it can be read. */
export const sumOf = (lines: readonly TypedLine[]): number =>
  lines.reduce((total, line) => {
    const { quantity, unitPrice } = lineOf(line)
    const amount = round(quantity * unitPrice, 2)
    return Number.isNaN(amount) ? total : total + amount
  }, 0)
