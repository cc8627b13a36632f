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
  return `${shortClockText(milliseconds)}:${twoDigits(seconds % 60)}`
}

/** '7:05' */
export function shortClockText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`
}

const twoDigits = (value: number) => String(value).padStart(2, "0")
