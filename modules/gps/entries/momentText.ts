import { dayOf, timeOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"

/** '20-11-2026 08:00 - 12:00', to point out an entry; what has no end yet without one. */
export function momentText({ startedAt, endedAt }: { startedAt: string; endedAt: string | null }): string {
  const begin = new Date(startedAt)
  const end = endedAt === null ? "..." : timeOf(new Date(endedAt))
  return `${formatDay(dayOf(begin))} ${timeOf(begin)} - ${end}`
}
