import { articles } from "../pricing/articles.ts"
import { type BookChange, standardBook } from "../pricing/book.ts"
import type { Norm } from "../pricing/norm.ts"
import { marginCode } from "./schema.ts"

type Figure = Pick<BookChange, "kind" | "code" | "field">

const norms = (): Record<string, Norm> => standardBook.norms
const own = <Value>(of: Record<string, Value>, code: string) =>
  Object.hasOwn(of, code) ? of[code] : undefined

/** What ships with the program, in the figure's own unit; undefined: there is no such figure. */
export function standardOf({ kind, code, field }: Figure): number | undefined {
  if (kind === "norm") return ofNorm(own(norms(), code), field)
  if (kind === "margin")
    return code === marginCode && field === "percent" ? standardBook.marginPercent : undefined
  if (field !== "cents") return undefined
  const cents = kind === "rate" ? own(standardBook.rates, code)?.cents : own(articles(), code)?.priceCents
  return cents === undefined ? undefined : cents / 100
}

/** Of a norm its description, of an article its name; a rate and the margin have none. */
export function nameOf({ kind, code }: Pick<Figure, "kind" | "code">): string {
  if (kind === "norm") return own(norms(), code)?.description ?? code
  return kind === "article" ? code : ""
}

function ofNorm(norm: Norm | undefined, field: Figure["field"]): number | undefined {
  if (!norm) return undefined
  if (field === "hours") return norm.hours
  if (field === "equipment") return (norm.equipmentCents ?? 0) / 100
  return field === "subcontract" ? (norm.subcontractCents ?? 0) / 100 : undefined
}
