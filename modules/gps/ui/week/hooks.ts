import type { Day } from "#src/shared/days.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import type { WeekSheet } from "../../sheets/schema.ts"
import { api } from "./api.ts"

/** Every read of hours as weeks begins with it, so a write refreshes them all. */
export const hoursPath = "/api/hours"

/** What runs grows by the minute. */
const everyMinute = 60_000

/** Of everyone in the week of a day; without one, of today. Asks for nothing unless `wanted`. */
export const useOverview = (week: Day | undefined, projectId?: number, wanted = true) =>
  usePolled(
    wanted && [`${hoursPath}/weeks`, { week, projectId }],
    () => api.overview({ week, projectId }),
    wanted ? everyMinute : 0,
  )

/** Of one person, or of everyone with hours. */
export const useSheets = (week: Day | undefined, whose: number | "everyone" | undefined) =>
  usePolled<WeekSheet[]>(
    [`${hoursPath}/week`, { week, whose }],
    async () =>
      whose === "everyone" ? api.everyone({ week }) : [await api.week({ week, accountId: whose })],
    everyMinute,
  )
