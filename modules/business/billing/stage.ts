import type { Projects } from "#modules/projects/service.ts"
import { dayOf } from "#src/shared/calendar.ts"
import type { Day } from "#src/shared/days.ts"
import type { Stage, When } from "./plan.ts"

export type UnderwayJob = ReturnType<Projects["agreedTo"]>[number]

/** How far a job is today. It began once its first day came or something of it was done: who agrees begins nothing. */
export const stageOf = (
  { acceptedAt, completedAt, status, progress, startOn }: UnderwayJob,
  today: Day,
): Stage => ({
  accepted: acceptedAt !== null,
  started: progress > 0 || status === "completed" || (startOn !== null && startOn <= today),
  completed: status === "completed" || completedAt !== null,
  ...{ progress, today },
})

/** Since when a part is due, as far as that is known. */
export function dueSince(when: When, { acceptedAt, completedAt, startOn }: UnderwayJob): Day | null {
  const ended = completedAt && dayOf(new Date(completedAt))
  switch (when.kind) {
    case "accepted":
      return acceptedAt && dayOf(new Date(acceptedAt))
    case "started":
      return startOn ?? ended
    case "date":
      return when.day
    default:
      return ended
  }
}
