import { euros, thousandths } from "../amounts.ts"
import { codeKey } from "../code.ts"
import type { Values } from "../items/service.ts"
import { type KnownItem, plain } from "./known.ts"
import type { ImportRow, ListField } from "./schema.ts"
import { isSameUnit } from "./words.ts"

interface Met {
  told: Pick<ImportRow, "outcome" | "filled" | "kept" | "price" | "knownAs">
  /** What of it is kept otherwise from now on. */
  values: Partial<Values>
}

/**
 * A material that is known and what a list says of it: what is empty is filled in, another price is its price from now
 * on, and all else stays as it is known.
 */
export function met(known: KnownItem, said: Values, quantity: number | null): Met {
  const filledTexts = texts.filter((field) => !known[field] && said[field])
  const fillsBounds = known.max === 0 && said.max > 0
  const otherPrice = said.price > 0 && said.price !== known.price
  const newPrice = otherPrice && isOfTheSame(known, said)
  const filled: ListField[] = [...filledTexts, ...(fillsBounds ? boundsIn(said) : [])]
  const kept = [
    ...texts.filter((field) => differ(asCompared(field, known), asCompared(field, said))),
    ...(said.unit && !isSameUnit(known.unit, said.unit) ? ["unit" as const] : []),
    ...(fillsBounds ? [] : boundsIn(said).filter((field) => known[stored[field]] !== said[stored[field]])),
    ...(otherPrice && !newPrice ? ["currentPrice" as const] : []),
    ...(quantity !== null && thousandths(quantity) !== known.quantity ? ["quantity" as const] : []),
  ]
  const told = {
    filled,
    kept,
    price: newPrice ? priceOf(known, said) : null,
    knownAs: differ(known.name, said.name) ? known.name : null,
  }
  const outcome = newPrice ? "changed" : filled.length > 0 ? "filled" : "same"
  const values = {
    ...Object.fromEntries(filledTexts.map((field) => [field, said[field]])),
    ...(fillsBounds && { min: said.min, max: said.max }),
    ...(newPrice && { price: said.price }),
  }
  return { told: { ...told, outcome }, values }
}

const texts = ["supplier", "article", "code", "category", "location"] as const

const stored = { minStock: "min", maxStock: "max" } as const
const boundsIn = (said: Values) =>
  (["minStock", "maxStock"] as const).filter((field) => said[stored[field]] > 0)

/** Both say something, and not the same. */
const differ = (one: string, other: string) => one !== "" && other !== "" && plain(one) !== plain(other)

/** What another supplier asks, or what another unit costs, is no new price of it. */
const isOfTheSame = (known: KnownItem, said: Values) =>
  !differ(known.supplier, said.supplier) && (!said.unit || isSameUnit(known.unit, said.unit))

const asCompared = (field: (typeof texts)[number], values: Values) =>
  field === "code" ? codeKey(values.code) : values[field]

const priceOf = ({ price }: KnownItem, said: Values) => ({
  from: price > 0 ? euros(price) : null,
  to: euros(said.price),
})
