import { addDays, type Day, weekday } from "./days.ts"

export interface Holiday {
  day: Day
  name: string
}

/** The public holidays on which Dutch builders do not work (as in the cao Bouw & Infra), in order. */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterOf(year)
  const holidays = [
    { day: `${year}-01-01`, name: "Nieuwjaarsdag" },
    { day: addDays(easter, 1), name: "Tweede paasdag" },
    { day: kingsDayOf(year), name: "Koningsdag" },
    { day: addDays(easter, 39), name: "Hemelvaartsdag" },
    { day: addDays(easter, 50), name: "Tweede pinksterdag" },
    { day: `${year}-12-25`, name: "Eerste kerstdag" },
    { day: `${year}-12-26`, name: "Tweede kerstdag" },
  ]
  // A day off once in five years: 2025, 2030, ...
  if (year % 5 === 0) holidays.push({ day: `${year}-05-05`, name: "Bevrijdingsdag" })
  return holidays.sort((a, b) => (a.day < b.day ? -1 : 1))
}

export const holidayOn = (day: Day): Holiday | undefined =>
  cachedHolidays(Number(day.slice(0, 4))).find((holiday) => holiday.day === day)

export function isWorkingDay(day: Day): boolean {
  const known = workingDays.get(day)
  if (known !== undefined) return known
  const works = weekday(day) <= 5 && !holidayOn(day)
  if (workingDays.size >= mostRemembered) workingDays.clear()
  workingDays.set(day, works)
  return works
}
/** A planning of sixty people asks it of the same few days a hundred thousand times. */
const workingDays = new Map<Day, boolean>()
const mostRemembered = 5000

/** The day itself when people work on it, else the first working day after it. */
export function workingDayFrom(day: Day): Day {
  let next = day
  while (!isWorkingDay(next)) next = addDays(next, 1)
  return next
}

/** The working day `count` working days after `day`; 0 is the first working day from `day` on. */
export function addWorkingDays(day: Day, count: number): Day {
  let next = workingDayFrom(day)
  for (let left = count; left > 0; left--) next = workingDayFrom(addDays(next, 1))
  return next
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
}

/** 27 April, or the 26th when that is a Sunday. */
const kingsDayOf = (year: number): Day => (weekday(`${year}-04-27`) === 7 ? `${year}-04-26` : `${year}-04-27`)

const byYear = new Map<number, Holiday[]>()

function cachedHolidays(year: number): Holiday[] {
  const holidays = byYear.get(year) ?? holidaysOf(year)
  byYear.set(year, holidays)
  return holidays
}
