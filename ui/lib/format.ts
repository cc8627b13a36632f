import { formatEuro } from "#src/shared/euro.ts"

const time = new Intl.DateTimeFormat("nl-NL", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Amsterdam",
})
const day = new Intl.DateTimeFormat("nl-NL", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Amsterdam",
})
const dayInWords = new Intl.DateTimeFormat("nl-NL", {
  day: "2-digit",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Amsterdam",
})
const weekday = new Intl.DateTimeFormat("nl-NL", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Europe/Amsterdam",
})

/** '14:03' */
export const formatTime = (instant: Date | string): string => time.format(new Date(instant))
/** '05-11-2026' of an instant, as the clock in the Netherlands has it. */
export const formatDate = (instant: Date | string): string => day.format(new Date(instant))
/** '05 november 2026' */
export const formatDateInWords = (instant: Date | string): string => dayInWords.format(new Date(instant))
/** 'dinsdag 24 november' of '2026-11-24' */
export const formatDayInWords = (day: string): string => weekday.format(new Date(`${day}T12:00:00Z`))
/** 'dinsdag 24 november, 14:03' */
export const formatMomentInWords = (instant: Date | string): string =>
  `${weekday.format(new Date(instant))}, ${formatTime(instant)}`
/** '05-11-2026 14:03' */
export const formatMoment = (instant: Date | string): string =>
  `${formatDate(instant)} ${formatTime(instant)}`
/** '13:05' of today, '19-11-2025 13:05' of before. */
export const formatShortMoment = (instant: Date): string =>
  formatDate(instant) === formatDate(new Date()) ? formatTime(instant) : formatMoment(instant)
/** '€ 1.234,56' of an amount in euros, as replies carry it. */
export const formatEuros = (euros: number): string => formatEuro(Math.round(euros * 100))
/** 'tel:+31111412345' of '0111 - 41 23 45': numbers without a country are Dutch. */
export const telephoneLink = (phone: string): string =>
  `tel:${phone.replace(/[^\d+]/g, "").replace(/^0(?!0)/, "+31")}`
