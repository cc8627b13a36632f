import { type Closed, firstOpen, isOpen } from "#src/shared/closed.ts"
import { addDays, type Day, weekday } from "#src/shared/days.ts"
import { firstDay, type Laid, lastDay } from "./network.ts"

/**
 * The working days of a job, counted from 0, as days of the calendar: weekends, holidays and closed weeks are skipped,
 * and nothing that leaves a building open begins when it can't be closed before them.
 */
export function calendarOf(laid: Laid[], start: Day, closed: Closed[] = []): (index: number) => Day {
  const works = (day: Day) => isOpen(day, closed)
  const next = (day: Day) => firstOpen(day, closed)
  const inARow = (day: Day, count: number) =>
    Array.from({ length: count }, (_, index) => addDays(day, index)).every(works)
  const opened = new Map(
    laid
      .filter(({ stage }) => stage.open)
      .map(({ from, until }) => [firstDay(from), lastDay(until) - firstDay(from) + 1]),
  )
  const days: Day[] = []
  return (index) => {
    while (days.length <= index) {
      const before = days.at(-1)
      let day = next(before ? addDays(before, 1) : start)
      // What takes more than a week can't be kept out of a weekend: it is closed with sheets.
      const count = Math.min(opened.get(days.length) ?? 1, 5)
      while (count > 1 && !inARow(day, count)) day = next(addDays(day, 1))
      days.push(day)
    }
    return days[index]!
  }
}

/** Weeks of five days without a holiday, for a job of which nobody knows when it begins. */
export const undated = (index: number): Day => addDays(firstMonday, Math.floor(index / 5) * 7 + (index % 5))

const firstMonday: Day = "2001-01-08"

/** 'Day 4' of a job of which nobody knows when it begins. */
export const dayNumber = (day: Day): number => {
  const days = Math.round((Date.parse(day) - Date.parse(firstMonday)) / 86_400_000)
  return Math.floor(days / 7) * 5 + weekday(day)
}
