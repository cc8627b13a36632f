import { addDays, type Day, isoWeek, midnight, mondayOf } from "../../shared/days.ts"

/** A day as Excel counts them. */
export const serialOf = (day: Day): number => midnight(day) / 86_400_000 + 25_569

/** 202647: the week of a day with the year to which it belongs, as one number that sorts and is found back. */
export const yearWeek = (day: Day): number =>
  Number(addDays(mondayOf(day), 3).slice(0, 4)) * 100 + isoWeek(day)

/** '07:30' as a part of a day; of no time nothing. */
export const partOfDay = (time: string): number | null => {
  if (!time) return null
  const [hours, minutes] = time.split(":").map(Number)
  return (hours! * 60 + minutes!) / 1440
}
