import type { Day } from "#src/shared/days.ts"
import { useRememberedOnSite } from "#ui/lib/remembered.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { type PlanningNews, type ProjectPlanning, TimelineWeek } from "../schema.ts"
import { api } from "./api.ts"

/** Every read of the planning begins with it, so a write refreshes them all. */
export const timelinePath = "/api/timeline"

/** What a colleague plans shows within a minute; the weather changes slower. */
const forChanges = 60_000
const forWeather = 15 * 60_000

/** The week of a day; without one, the week of today. */
export const useWeek = (from: Day | undefined) =>
  useRememberedOnSite(TimelineWeek, [timelinePath, { from }], () => api.week({ from }), forChanges)

/** Some weeks after each other. */
export const useWeeks = (from: Day, weeks: number) =>
  usePolled<TimelineWeek>([timelinePath, { from, weeks }], () => api.week({ from, weeks }), forChanges)

/** Of one project; what changes the planning or the project asks for it anew. */
/** Without an id nothing is asked. */
export const useProjectPlanning = (id: number | undefined) =>
  usePolled<ProjectPlanning>(
    id !== undefined && [timelinePath, "project", id],
    () => api.ofProject(id!),
    forChanges,
  )

/** Under the planning, so that whatever changes that asks for it anew. */
export const newsPath = `${timelinePath}/news`
export const useNews = () => usePolled<PlanningNews>(newsPath, api.news, forChanges)

export const useWeather = (from: Day | undefined) =>
  usePolled([`${timelinePath}/weather`, { from }], () => api.weather({ from }), forWeather)
