import { dayOf } from "#src/shared/calendar.ts"
import { formatWeekday } from "#src/shared/dayWords.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Shot } from "../shots.ts"
import { categoryOf } from "./shotList.ts"

/** What photos can stand under; the first is how one begins. */
export const groupings = ["day", "place", "category"] as const
export type Grouping = (typeof groupings)[number]

/** In the address. */
export const slugs: Record<Grouping, string> = { day: "", place: "plek", category: "soort" }
export const groupingIn = (slug: string): Grouping =>
  groupings.find((grouping) => slugs[grouping] === slug) ?? "day"

/** In the order in which the first of each comes. */
export const grouped = (shots: readonly Shot[], by: Grouping): [heading: string, shots: Shot[]][] =>
  [...Map.groupBy(shots, keys[by])].map(([key, shots]) => [by === "day" ? formatWeekday(key) : key, shots])

const keys: Record<Grouping, (shot: Shot) => string> = {
  day: ({ takenAt }) => dayOf(new Date(takenAt)),
  place: ({ location }) => location || t("intake.photos.noPlace"),
  category: categoryOf,
}
