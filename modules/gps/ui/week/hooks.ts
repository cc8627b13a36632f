import * as z from "zod/mini"
import { today } from "#src/shared/calendar.ts"
import { type Day, mondayOf } from "#src/shared/days.ts"
import { useRememberedOnSite } from "#ui/lib/remembered.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { WeekSheet } from "../../sheets/schema.ts"
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

const WeekSheets = z.array(WeekSheet)

/** Of one person, or of everyone with hours. By its monday: what is remembered of this week isn't that of the next. */
export const useSheets = (week: Day | undefined, whose: number | "everyone" | undefined) =>
  useRememberedOnSite(
    WeekSheets,
    [`${hoursPath}/week`, { week: week ?? mondayOf(today(() => new Date())), whose }],
    async () =>
      whose === "everyone" ? api.everyone({ week }) : [await api.week({ week, accountId: whose })],
    everyMinute,
  )
