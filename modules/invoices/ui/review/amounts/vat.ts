import { parseDecimal } from "#src/shared/decimal.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { centsIn, isFilled, type Typed, type TypedVat, textOfCents } from "../typed.ts"

/** The form with a changed row. VAT that followed from its base and rate still does. */
export function withRow(typed: Typed, id: string, next: Partial<TypedVat>): Typed {
  const vat = typed.vat.map((row) => {
    if (row.id !== id) return row
    const changed = { ...row, ...next }
    const followed = row.vat.trim() === "" || centsIn(row.vat) === vatOf(row)
    if (next.vat !== undefined || !followed) return changed
    const follows = vatOf(changed)
    return { ...changed, vat: follows === undefined ? "" : textOfCents(follows) }
  })
  return { ...typed, vat }
}

/** With VAT shifted to us there is one row without VAT; otherwise the rows are what the document says. */
export function shifted(typed: Typed, reverseCharge: boolean): Typed {
  if (!reverseCharge) return { ...typed, reverseCharge }
  const bases = typed.vat.filter(isFilled).map(({ base }) => centsIn(base) ?? 0)
  const base = bases.length > 0 ? textOfCents(sum(bases)) : typed.total
  return { ...typed, reverseCharge, vat: [{ ...typed.vat[0]!, rate: "0", base, vat: "0,00" }] }
}

/** The one row that a total comes down to at its rate, when nothing else is filled in. */
export function fromTotal({ vat, total }: Typed): TypedVat[] | undefined {
  const [row, ...others] = vat
  const cents = centsIn(total)
  const rate = row && rateIn(row)
  if (!row || others.length > 0 || isFilled(row) || cents === undefined || rate === undefined)
    return undefined
  const base = round((cents * 100) / (100 + rate))
  return [{ ...row, base: textOfCents(base), vat: textOfCents(cents - base) }]
}

const rateIn = ({ rate }: TypedVat) => parseDecimal(rate.replace("%", ""))

function vatOf(row: TypedVat): number | undefined {
  const [base, rate] = [centsIn(row.base), rateIn(row)]
  return base === undefined || rate === undefined ? undefined : round((base * rate) / 100)
}
