import type { Day } from "./days.ts"
import type { Role } from "./roles.ts"

/** Something that a day ends with, as the data of a module says it stands. */
export interface Check {
  /** 'gps.toApprove': by it a tick is kept, and a screen knows what to show with it. */
  key: string
  category: string
  priority: "high" | "medium" | "low"
  /** In Dutch, as it now stands. */
  task: string
  /** Of what the data settle: how many are left. Absent: a person ticks it. */
  left?: number
  /** Where it is settled or looked at. */
  href: string
  /** What was settled today before anyone lost time by it: '3 uren zonder einde'. */
  prevented?: string
}

/**
 * What is true at the end of today; `me` is who asks, for what concerns him alone. Counts, and waits for nobody outside.
 */
export type CheckSource = (me: { id: number; role: Role }, today: Day) => Check[]
