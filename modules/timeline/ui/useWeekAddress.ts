import { useSearchParams } from "wouter"
import type { Day } from "#src/shared/days.ts"
import { mondayOfKey, weekKey } from "../week.ts"

/** The week stands in the address, so that Back returns to it. Undefined: the week of today. */
export function useWeekAddress(): Day | undefined {
  const [params] = useSearchParams()
  return mondayOfKey(params.get("week") ?? "")
}

/** What a link asks to plan: it opens with the page. */
export function useAskedPlan(): number | undefined {
  const [params] = useSearchParams()
  return Number(params.get("plan")) || undefined
}

export const hrefOfWeek = (day: Day) => `?week=${weekKey(day)}`
/** Without a question: whatever week it is when it is opened. */
export const hrefOfThisWeek = "/project-timeline"
