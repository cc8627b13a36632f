import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { InvoiceContent } from "../../purchases/schema.ts"
import type { postedKinds } from "../../schema.ts"

export type PostedKind = (typeof postedKinds)[number]

export interface TypedLine {
  id: string
  description: string
  quantity: string
  unit: string
  unitPrice: string
  amount: string
  vatRate: string
}

export interface TypedVat {
  id: string
  rate: string
  base: string
  vat: string
}

/** An invoice as a person fills it in: amounts and days as typed. What is excluding VAT follows from the rows. */
export interface Typed {
  kind: PostedKind
  supplier: string
  /** Null: not one that is known. */
  supplierId: number | null
  invoiceNumber: string
  date: string
  dueDate: string
  currency: string
  total: string
  payable: string
  vat: TypedVat[]
  reverseCharge: boolean
  linesIncludeVat: boolean
  lines: TypedLine[]
  iban: string
  blockedIban: string
  blockedAmount: string
  btwId: string
  kvk: string
  orderReference: string
  projectReference: string
  realEstate: boolean
}

/** As the server takes it, once its schema has judged it: what is no number is NaN. */
export function contentOf(typed: Typed): InvoiceContent {
  const vat = typed.vat.filter(isFilled).map((row) => ({
    rate: parseDecimal(row.rate.replace("%", "")) ?? Number.NaN,
    base: eurosIn(row.base),
    vat: row.vat.trim() === "" ? 0 : eurosIn(row.vat),
  }))
  const text = (value: string) => value.trim()
  return {
    kind: typed.kind,
    ...{ supplier: text(typed.supplier), invoiceNumber: text(typed.invoiceNumber), date: text(typed.date) },
    dueDate: text(typed.dueDate) || null,
    currency: text(typed.currency).toUpperCase(),
    netAmount: round(sum(vat.map(({ base }) => base)), 2),
    vatAmount: round(sum(vat.map((row) => row.vat)), 2),
    totalAmount: eurosIn(typed.total),
    payableAmount: text(typed.payable) === "" ? null : eurosIn(typed.payable),
    ...{ reverseCharge: typed.reverseCharge, linesIncludeVat: typed.linesIncludeVat, vat },
    lines: typed.lines.map((line) => ({
      ...{ description: text(line.description), quantity: numberIn(line.quantity), unit: text(line.unit) },
      ...{ unitPrice: numberIn(line.unitPrice), amount: eurosIn(line.amount) },
      vatRate: numberIn(line.vatRate.replace("%", "")),
    })),
    ...{ iban: text(typed.iban), blockedIban: text(typed.blockedIban) },
    blockedAmount: text(typed.blockedAmount) === "" ? 0 : eurosIn(typed.blockedAmount),
    ...{ btwId: text(typed.btwId), kvk: text(typed.kvk) },
    ...{ orderReference: text(typed.orderReference), projectReference: text(typed.projectReference) },
  }
}

/** A row that nobody filled in says nothing. */
export const isFilled = ({ base, vat }: TypedVat) => base.trim() !== "" || vat.trim() !== ""

/** Whole cents of what was typed; undefined when it is no amount. */
export function centsIn(text: string): number | undefined {
  const cents = (parseDecimal(text) ?? Number.NaN) * 100
  return Math.abs(cents - round(cents)) < 1e-6 ? round(cents) : undefined
}

/** '1.234,56' */
export const textOfCents = (cents: number): string => formatQuantity(cents / 100, 2)

/** '1.234,56' of an amount in any notation; what is no amount stays as it was typed. */
export const neatAmount = (text: string): string => {
  const cents = centsIn(text)
  return cents === undefined ? text : textOfCents(cents)
}

export const isSame = (a: Typed, b: Typed): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const eurosIn = (text: string): number => parseDecimal(text) ?? Number.NaN

const numberIn = (text: string): number | null =>
  text.trim() === "" ? null : (parseDecimal(text) ?? Number.NaN)
