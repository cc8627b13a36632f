import type { Format } from "./format.ts"

/** A number as a Dutch person would type it into a list: '12,5', '21%', '05-11-2026', '05-11-2026 14:30'. */
export function shownNumber(raw: string, format: Format, since1904: boolean): string {
  const number = Number(raw)
  if (raw.trim() === "" || !Number.isFinite(number)) return raw
  if (format.day || format.time) return momentIn(number, format, since1904) ?? decimal(number)
  if (format.percent) return `${decimal(number * 100)}%`
  const text = decimal(number)
  return format.digits > 0 && /^\d+$/.test(text) ? text.padStart(format.digits, "0") : text
}

/** Six digits behind the comma: more are noise, and no list needs them. */
function decimal(number: number): string {
  if (Number.isInteger(number) || Math.abs(number) >= 1e15) return String(number)
  const text = number.toFixed(6).replace(/\.?0+$/, "")
  return text === "-0" ? "0" : text.replace(".", ",")
}

const minutesOfDay = 24 * 60
/** 31 December 9999. */
const lastDay = 2_958_465

/** A count of days since 1900 or 1904; undefined when it stands for none. */
function momentIn(number: number, { day, time, elapsed }: Format, since1904: boolean): string | undefined {
  if (number < 0 || number > lastDay) return undefined
  const minutes = Math.round(number * minutesOfDay)
  const clock = clockOf(elapsed ? minutes : minutes % minutesOfDay)
  if (!day) return clock
  const whole = time ? Math.floor(minutes / minutesOfDay) : Math.floor(number)
  const date = dayIn(whole, since1904)
  return time && date && minutes % minutesOfDay > 0 ? `${date} ${clock}` : date
}

const two = (number: number) => String(number).padStart(2, "0")
const clockOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Since 1900 there is a 29 February 1900, which never was: a fault of the first spreadsheets that all others keep. */
function dayIn(count: number, since1904: boolean): string | undefined {
  if (!since1904 && count < 1) return undefined
  if (!since1904 && count === 60) return "29-02-1900"
  const first = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, count < 60 ? 31 : 30)
  const date = new Date(first + count * minutesOfDay * 60_000)
  return `${two(date.getUTCDate())}-${two(date.getUTCMonth() + 1)}-${date.getUTCFullYear()}`
}

/** A day that stands there as text, in files of other programs: '2026-11-05T00:00:00'. */
export function shownDay(raw: string): string {
  const [, year, month, day, time = ""] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d)(?::00(?:\.0+)?)?Z?)?$/.exec(raw) ?? []
  if (!year) return raw
  return `${day}-${month}-${year}${time && time !== "00:00" ? ` ${time}` : ""}`
}
