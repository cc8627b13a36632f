import { useSearchParams } from "wouter"
import { today } from "#src/shared/calendar.ts"
import { addDays, type Day, mondayOf } from "#src/shared/days.ts"
import { mondayOfKey, weekKey } from "../../week.ts"

export const lengths = [2, 4, 6] as const
export type Length = (typeof lengths)[number]

/** From which Monday, and how many weeks: both in the address, so that Back returns to them. */
export function useBoardAddress(): { monday: Day; weeks: Length } {
  const [params] = useSearchParams()
  const now = mondayOf(today(() => new Date()))
  const weeks = lengths.find((length) => length === Number(params.get("weken"))) ?? 6
  return { monday: mondayOfKey(params.get("week") ?? "") ?? now, weeks }
}

export const boardPath = "/planning"
export const hrefOfBoard = (monday: Day, weeks: Length) =>
  `${boardPath}?week=${weekKey(monday)}&weken=${weeks}`
/** A step keeps half of what one saw in sight. */
export const stepOf = (monday: Day, weeks: Length, to: 1 | -1): Day => addDays(monday, (to * 7 * weeks) / 2)
