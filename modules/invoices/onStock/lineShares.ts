import { round, sum } from "#src/shared/rounding.ts"
import type { Left } from "../allocations/shares.ts"

interface Whole {
  netCents: number
  vatCents: number
  totalCents: number
  reverseCharge: boolean
  linesIncludeVat: boolean
}

interface Line {
  cents: number
  vatRate: number | null
}

/**
 * What each line is of its invoice, including VAT and without, by its own rate. The largest takes the cents that rounding
 * line by line leaves, so that all lines are the whole invoice; lines that don't add up to it stay what they say.
 */
export function lineShares(invoice: Whole, lines: readonly Line[]): Left[] {
  const shares = lines.map((line) => shareOf(invoice, line))
  const largest = shares.toSorted((a, b) => b.cents - a.cents)[0]
  const off = {
    cents: invoice.totalCents - sum(shares.map(({ cents }) => cents)),
    netCents: invoice.netCents - sum(shares.map(({ netCents }) => netCents)),
  }
  const isRounding = Math.max(Math.abs(off.cents), Math.abs(off.netCents)) <= lines.length
  return shares.map((share) =>
    share === largest && isRounding
      ? { cents: share.cents + off.cents, netCents: share.netCents + off.netCents }
      : share,
  )
}

function shareOf({ netCents, vatCents, ...invoice }: Whole, { cents, vatRate }: Line): Left {
  const average = netCents === 0 ? 0 : vatCents / netCents
  const rate = invoice.reverseCharge ? 0 : vatRate === null ? average : vatRate / 100
  return invoice.linesIncludeVat
    ? { cents, netCents: round(cents / (1 + rate)) }
    : { cents: round(cents * (1 + rate)), netCents: cents }
}

/**
 * The same lines with some of them spread over the others, each for its part: freight makes goods dearer, a discount
 * cheaper. Over all that cost something, so that what goes to a project bears its part as well.
 */
export function withSpread(shares: readonly Left[], isSpread: (at: number) => boolean): Left[] {
  const extras = shares.filter((_, at) => isSpread(at))
  const bears = ({ netCents }: Left, at: number) => !isSpread(at) && netCents > 0
  const whole = sum(shares.filter(bears).map(({ netCents }) => netCents))
  let before = 0
  return shares.map((share, at) => {
    if (!bears(share, at)) return share
    const after = before + share.netCents
    const part = (of: keyof Left) => {
      const all = sum(extras.map((extra) => extra[of]))
      return round((all * after) / whole) - round((all * before) / whole)
    }
    const borne = { cents: share.cents + part("cents"), netCents: share.netCents + part("netCents") }
    before = after
    return borne
  })
}

/**
 * Parts out of what is left of an invoice: who takes the last cent takes what is left without VAT as well, and nobody
 * takes more than that, so that stock and projects together cost what the invoice did.
 */
export function outOf(left: Left, parts: readonly Left[]): Left[] {
  const rest = { ...left }
  return parts.map(({ cents, netCents: own }) => {
    const netCents = cents === rest.cents ? rest.netCents : Math.min(own, rest.netCents)
    rest.cents -= cents
    rest.netCents -= netCents
    return { cents, netCents }
  })
}
