/** The Dutch of norms and rates. */
export const priceBook = {}

export const priceBookErrors = {}
