import type { PriceChange } from "../../priceBook/schema.ts"

/** What was changed at one moment stands together. */
export const togetherIn = (changes: readonly PriceChange[]): PriceChange[][] => [
  ...Map.groupBy(changes, ({ at, since, reason, by }) => [at, since, reason, by].join("\n")).values(),
]

/** The change that puts back what held before. */
export const backwards = (change: PriceChange): PriceChange => ({
  ...change,
  value: change.before,
  before: change.value,
})
