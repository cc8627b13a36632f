import type { Day } from "#src/shared/days.ts"
import { invalid } from "#src/shared/errors.ts"

/** What must agree with each other in a project; other rules stand in schema.ts. */
interface Filled {
  startOn: Day | null
  endOn: Day | null
  latitude: number | null
  longitude: number | null
  estimatedCents: number | null
  estimatedNetCents: number | null
}

/** Per field of the form a code of what is wrong. */
export const contradictions = (filled: Filled): Record<string, string> => ({
  ...wrongDays(filled),
  ...wrongPlace(filled),
  ...wrongPrices(filled),
})

/** `fields`: what was found to be wrong already. */
export function refuseContradictions(filled: Filled, fields: Record<string, string> = {}) {
  const wrong = { ...fields, ...contradictions(filled) }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** Of what nothing was spent on nobody can say that it goes wrong. */
export const isBegun = (bookings = 0, orders = 0) => bookings > 0 || orders > 0

/** Those who are there, each once; who was on the team already may stay when his account is gone. */
export const isKnown = (ids: number[], people: { id: number }[], already: number[]) => {
  const known = new Set([...people.map(({ id }) => id), ...already])
  return ids.every((id) => known.has(id))
}

/** A year typed wrongly ('0206', '20226') is a date as well. */
const earliest = "1990-01-01"
const latest = "2100-12-31"
export const isFarOff = (day: Day | null) => day !== null && (day < earliest || day > latest)

function wrongDays({ startOn, endOn }: Filled): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (isFarOff(startOn)) wrong.startDate = "projects.dayFarOff"
  if (isFarOff(endOn)) wrong.endDate = "projects.dayFarOff"
  else if (startOn !== null && endOn !== null && endOn < startOn) wrong.endDate = "projects.endBeforeStart"
  return wrong
}

function wrongPlace({ latitude, longitude }: Filled): Record<string, string> {
  if ((latitude === null) === (longitude === null)) return {}
  return { [latitude === null ? "latitude" : "longitude"]: "projects.halfAPlace" }
}

function wrongPrices({ estimatedCents, estimatedNetCents }: Filled): Record<string, string> {
  if (estimatedCents === null || estimatedNetCents === null || estimatedNetCents <= estimatedCents) return {}
  return { estimatedNet: "projects.netAbovePrice" }
}
