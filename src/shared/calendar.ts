import { tz } from "@date-fns/tz"
import { format } from "date-fns"
import { nl } from "date-fns/locale/nl"
import type { Clock } from "./clock.ts"
import { type Day, midnight } from "./days.ts"
import { lazy } from "./lazy.ts"

// Apart from days.ts: a visitor's page that only counts days loads no calendar for it.

/** The day it is in the Netherlands, wherever the server stands. */
export const today = (clock: Clock): Day => dayOf(clock())
export const dayOf = (instant: Date): Day => dutchDay().format(instant)
/** '14:03', as the clock in the Netherlands has it. */
export const timeOf = (instant: Date): string => format(instant, "HH:mm", { in: amsterdam })

/** '5 november 2026' */
export const formatLongDay = (day: Day): string => dutch(day, "d MMMM yyyy")
/** 'donderdag 5 november 2026' */
export const formatWeekday = (day: Day): string => dutch(day, "EEEE d MMMM yyyy")
/** 'nov. 2026' */
export const formatMonth = (day: Day): string => dutch(day, "MMM yyyy")

/** Swedes write a day as we keep it. Sheets ask it thousands of times, and this is twenty times as fast. */
const dutchDay = lazy(
  () =>
    new Intl.DateTimeFormat("sv-SE", {
      ...{ timeZone: "Europe/Amsterdam", year: "numeric", month: "2-digit", day: "2-digit" },
    }),
)
const amsterdam = tz("Europe/Amsterdam")
const utc = tz("UTC")
const dutch = (day: Day, pattern: string): string => format(midnight(day), pattern, { in: utc, locale: nl })
