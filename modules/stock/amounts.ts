import { round } from "#src/shared/rounding.ts"
import type { StockState } from "./schema.ts"

/** A quantity as it is stored, in thousandths of its unit. */
export const thousandths = (quantity: number): number => round(quantity * 1000)
export const units = (stored: number): number => stored / 1000

/** A price as it is stored, in ten-thousandths of a euro. */
export const storedPrice = (euros: number): number => round(euros * 10_000)
export const euros = (price: number): number => price / 10_000

/** What so much costs, in cents. */
export const centsAt = (quantity: number, price: number): number => round((quantity * price) / 100_000)

/** What one costs, of so much for so many cents, as a price is stored. */
export const priceOf = (quantity: number, cents: number): number => round((cents * 100_000) / quantity)

interface Holding {
  quantity: number
  cents: number
}

/**
 * Cents of a part by weighted average cost (gewogen gemiddelde, art. 2:385 lid 2 BW): all that is there cost as much apiece. The
 * last of it takes what rounding left, so that nothing is worth nothing.
 */
export const shareOf = (quantity: number, { quantity: all, cents }: Holding): number =>
  quantity === all ? cents : round((cents * quantity) / all)

/** At or below its least it is low, at or above its most high; without a most it is never high. */
export const stateOf = ({
  quantity,
  min,
  max,
}: {
  quantity: number
  min: number
  max: number
}): StockState => (quantity <= min ? "low" : max > 0 && quantity >= max ? "high" : "ok")
