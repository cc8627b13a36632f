import {
  emptyLine as emptyPrice,
  lineOf as priceOf,
  type TypedLine as TypedPrice,
  typedLine as typedPrice,
} from "#modules/quotes/ui/extraWork/typed.ts"
import { times } from "#src/shared/rounding.ts"
import type { InvoiceLineInput, LineSource, SalesInvoice } from "../../sales/schema.ts"

/** A line as it is typed. With a `source` its amounts stand fast, and it is only worded otherwise. */
export interface TypedLine extends TypedPrice {
  source: LineSource | null
}

export const emptyLine = (vatRate: number): TypedLine => ({ ...emptyPrice(vatRate), source: null })

export const typedLine = (line: SalesInvoice["lines"][number]): TypedLine => ({
  ...typedPrice(line),
  source: line.source,
})

export const lineOf = (line: TypedLine): InvoiceLineInput => ({ ...priceOf(line), source: line.source })

/** Excluding VAT, in cents; undefined as long as it can't be read. */
export function centsOf(line: TypedLine): number | undefined {
  const { quantity, unitPrice } = priceOf(line)
  const cents = times(quantity, Math.round(unitPrice * 100))
  return Number.isNaN(cents) ? undefined : cents
}

/** Whose amounts stand fast: another document said them. Of costs the price is ours to name. */
export const isFixed = ({ source }: Pick<TypedLine, "source">) => source !== null && source.kind !== "cost"

/** An instalment is all that its draft is for, and what must be deducted can't be left out: then the whole draft goes. */
export const canGo = ({ source }: TypedLine) =>
  source === null || source.kind === "extra" || source.kind === "cost" || source.kind === "credit"

/** Without this line; what has a line for each rate goes with all of them. */
export const without = (lines: readonly TypedLine[], index: number): TypedLine[] => {
  const { source } = lines[index]!
  return lines.filter(
    (line, at) => at !== index && (source?.kind !== "extra" || !isSame(line.source, source)),
  )
}

const isSame = (a: LineSource | null, b: LineSource) => a?.kind === b.kind && extraIn(a) === extraIn(b)
/** '12' of '12:21', its line at that rate. */
const extraIn = ({ id }: LineSource) => id.slice(0, id.lastIndexOf(":"))
