import { formatQuantity } from "./euro.ts"
import { round } from "./rounding.ts"

/** '51' of 51.48, '2,5' of 2.48: nobody knows beforehand to the minute how long a job takes. */
export const roughHours = (hours: number): string =>
  formatQuantity(hours >= 10 ? Math.round(hours) : Math.max(round(hours * 2, 0) / 2, 0.5))
