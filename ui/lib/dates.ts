import type { Day } from "#src/shared/days.ts"
import { formatFirstDay, formatLongDay } from "#src/shared/dayWords.ts"
import { t } from "./i18n.ts"

interface Span {
  from: Day
  to: Day
}

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("nl-NL", { ...options, timeZone: "UTC" })
const weekdayFormat = inUtc({ weekday: "long" })
const shortFormat = inUtc({ weekday: "short", day: "numeric", month: "short" })
const shortWeekdayFormat = inUtc({ weekday: "short", day: "numeric" })
const dayFormat = inUtc({ day: "numeric", month: "short" })
const fullFormat = inUtc({ weekday: "long", day: "numeric", month: "long" })

const at = (day: Day) => new Date(`${day}T00:00:00Z`)

/** 'woensdag' */
export const weekdayName = (day: Day) => weekdayFormat.format(at(day))
/** 'wo 18' */
export const shortWeekday = (day: Day) => shortWeekdayFormat.format(at(day))
/** '18 nov' */
export const dayOfMonth = (day: Day) => dayFormat.format(at(day))
/** 'wo 18 nov' */
export function shortDay(day: Day): string {
  const known = shortDays.get(day) ?? shortFormat.format(at(day))
  shortDays.set(day, known)
  return known
}
/** A planning of sixty people names the same few days a thousand times. */
const shortDays = new Map<Day, string>()
/** 'woensdag 18 november' */
export const fullDay = (day: Day) => fullFormat.format(at(day))

/** 'wo 18 nov t/m vr 20 nov', or one day. Years are told only where they differ. */
export function spanText({ from, to }: Span): string {
  if (from === to) return shortDay(from)
  const years = from.slice(0, 4) !== to.slice(0, 4)
  const text = (day: Day) => (years ? `${shortDay(day)} ${day.slice(0, 4)}` : shortDay(day))
  return t("kit.span", { from: text(from), to: text(to) })
}

/** '16 t/m 22 november 2026', '30 november t/m 6 december 2026', '28 december 2026 t/m 3 januari 2027' */
export const weekText = (span: Span): string =>
  t("kit.span", { from: formatFirstDay(span), to: formatLongDay(span.to) })
