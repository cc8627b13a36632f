import { formatDate, formatTime } from "#ui/lib/format.ts"

/** The time when that was today, otherwise the day. */
export const momentOf = (instant: string) =>
  formatDate(instant) === formatDate(new Date()) ? formatTime(instant) : formatDate(instant)
