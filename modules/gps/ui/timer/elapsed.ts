import { clockHours } from "#src/shared/clockHours.ts"
import type { Row } from "./rows.ts"

/** Milliseconds worked since the start, without breaks. `now`: by the server's clock. */
export function workedFor({ startTime, endTime, breaks }: Row, now: number): number {
  const end = endTime === null ? now : Date.parse(endTime)
  const free = breaks.reduce(
    (sum, each) =>
      sum + (each.endTime === null ? end : Date.parse(each.endTime)) - Date.parse(each.startTime),
    0,
  )
  return Math.max(0, end - Date.parse(startTime) - free)
}

/** '7:05:09' */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${shortClockText(milliseconds)}:${String(seconds % 60).padStart(2, "0")}`
}

/** '7:05' */
export const shortClockText = (milliseconds: number): string => clockHours(Math.floor(milliseconds / 60_000))
