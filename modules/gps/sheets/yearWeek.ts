import { addDays, type Day, isoWeek, mondayOf } from "#src/shared/days.ts"

/** 202647: the week of a day with the year to which it belongs, as one number that sorts and is found back. */
export const yearWeek = (day: Day): number =>
  Number(addDays(mondayOf(day), 3).slice(0, 4)) * 100 + isoWeek(day)
