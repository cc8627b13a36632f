import { addDays } from "#src/shared/days.ts"
import type { Dependency } from "../pricing/planning/stage.ts"
import type { PlannedActivity } from "../pricing/planning.ts"

/**
 * What each activity waits for, in the order of the plan, without what another of these waits for itself, unless that
 * one's drying ends last: after the tiles is after the plaster too.
 */
export function decisive(activities: PlannedActivity[]): Dependency[][] {
  const ends = new Map(activities.map(({ stage, end }) => [stage.name, end]))
  const readyOn = ({ stage, days }: Dependency) => addDays(ends.get(stage)!, days)
  const behind = new Map<string, Set<string>>()
  return activities.map(({ stage, waitsFor }) => {
    behind.set(stage.name, new Set(waitsFor.flatMap((one) => [one.stage, ...behind.get(one.stage)!])))
    return waitsFor.filter(
      (one) =>
        !waitsFor.some((other) => behind.get(other.stage)!.has(one.stage) && readyOn(other) >= readyOn(one)),
    )
  })
}
