import { dayOf, timeOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"

/** '20-11-2026 08:00', as the clock in the Netherlands has it. */
export function momentText(instant: string): string {
  const at = new Date(instant)
  return `${formatDay(dayOf(at))} ${timeOf(at)}`
}

/** '20-11-2026 08:00 - 12:00', to point out an entry; what has no end yet without one. */
export const spanText = ({ startedAt, endedAt }: { startedAt: string; endedAt: string | null }): string =>
  `${momentText(startedAt)} - ${endedAt === null ? "..." : timeOf(new Date(endedAt))}`
