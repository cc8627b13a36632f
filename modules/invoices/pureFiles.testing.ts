/** Arithmetic and rules without a database, small enough for a phone: a screen may use them. */
export const pureFiles = [
  ...[
    "allocations/shares",
    "amounts",
    "costCategory",
    "onStock/likelyOrder",
    "onStock/lineShares",
    "purchases/period",
    "understanding/suggestion",
  ],
]
