import { sum } from "#src/shared/rounding.ts"
import type { EstimateLine } from "./line.ts"
import { type Activity, activitiesOf, usual } from "./planning/activities.ts"
import { daysOnSite, type Laid, laidOut } from "./planning/network.ts"

/** How long a job has us on site: by which all that comes by the day is measured. */
export interface Site {
  days: number
  /** Days on which somebody works indoors. */
  indoorDays: number
  /** Of breaking out: what makes dust. */
  demolitionHours: number
  /** One person comes once and is done within the day. */
  isVisit: boolean
}

export function siteOf(lines: EstimateLine[]): Site {
  const activities = activitiesOf(lines)
  const laid = laidOut(activities)
  const days = countOf(laid)
  return {
    days,
    indoorDays: countOf(laid.filter(isIndoors)),
    demolitionHours: sum(laid.filter(isBreaking).map(({ hours }) => hours)),
    isVisit: days <= 1 && sum(laid.map(({ hours }) => hours)) <= usual.hoursPerDay,
  }
}

const countOf = (laid: Laid[]): number => sum(daysOnSite(laid).map(([first, last]) => last - first + 1))

/** New windows are put in from the room. */
const isIndoors = ({ stage }: Activity) => stage.place === "inside" || stage.name === "frames"
const isBreaking = ({ stage }: Activity) => ["demolition", "breakout"].includes(stage.name)
