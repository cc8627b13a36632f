import type { Role, Roles } from "./label.ts"
import type { Labelled } from "./labelled.ts"

/** One sum of money, wherever it stands on the document. */
export interface Candidate {
  cents: number
  /** The best of every place where it stands. */
  roles: Roles
  places: Labelled[]
  /** Only lines say it. */
  onlyInLines: boolean
}

/** What is weighed: hostile text has no end of amounts. */
const most = 220

/** The sums of a document, labelled ones first; `lineRows` hold lines, whose labels say nothing of the whole. */
export function candidatesOf(amounts: Labelled[], lineRows: ReadonlySet<number>): Candidate[] {
  const found = new Map<number, Candidate>()
  for (const amount of amounts) {
    const line = lineRows.has(amount.row)
    const one = found.get(amount.cents) ?? { cents: amount.cents, roles: {}, places: [], onlyInLines: true }
    found.set(amount.cents, one)
    if (one.places.length < 8) one.places.push(amount)
    if (line) continue
    one.onlyInLines = false
    for (const [role, weight] of Object.entries(amount.roles) as [Role, number][])
      one.roles[role] = Math.max(one.roles[role] ?? 0, weight)
  }
  const all = [...found.values()]
  if (all.length <= most) return all
  const weight = (one: Candidate) =>
    Math.max(0, ...Object.values(one.roles)) * 1e9 + Math.min(Math.abs(one.cents), 1e8)
  return all.sort((one, other) => weight(other) - weight(one)).slice(0, most)
}

/** The place that names it best. */
export function bestPlace(one: Candidate, role: Role): Labelled {
  return one.places.reduce((best, place) =>
    (place.roles[role] ?? 0) > (best.roles[role] ?? 0) ? place : best,
  )
}
