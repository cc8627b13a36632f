import { tz } from "@date-fns/tz"
import { addDays as add, differenceInCalendarDays, format, getISODay, getISOWeek } from "date-fns"
import { nl } from "date-fns/locale/nl"
import type { Clock } from "./clock.ts"

/** A calendar day as 'yyyy-MM-dd', without a time and so without a zone. */
export type Day = string

/** The day it is in the Netherlands, wherever the server stands. */
export const today = (clock: Clock): Day => dayOf(clock())
export const dayOf = (instant: Date): Day => format(instant, "yyyy-MM-dd", { in: amsterdam })

export const addDays = (day: Day, count: number): Day => isoDay(add(midnight(day), count, { in: utc }))
export const daysBetween = (from: Day, to: Day): number =>
  differenceInCalendarDays(midnight(to), midnight(from), { in: utc })

/** 1 is Monday, 7 is Sunday. */
export const weekday = (day: Day): number => getISODay(midnight(day), { in: utc })
export const isoWeek = (day: Day): number => getISOWeek(midnight(day), { in: utc })

/** '05-11-2026' */
export const formatDay = (day: Day): string => format(midnight(day), "dd-MM-yyyy", { in: utc })
/** '5 november 2026' */
export const formatLongDay = (day: Day): string =>
  format(midnight(day), "d MMMM yyyy", { in: utc, locale: nl })
/** 'donderdag 5 november 2026' */
export const formatWeekday = (day: Day): string =>
  format(midnight(day), "EEEE d MMMM yyyy", { in: utc, locale: nl })

// All arithmetic runs in UTC, where every day has 24 hours: a local midnight may not exist or come twice.
const utc = tz("UTC")
const amsterdam = tz("Europe/Amsterdam")
const midnight = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const isoDay = (date: Date): Day => format(date, "yyyy-MM-dd", { in: utc })
