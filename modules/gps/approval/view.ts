import type { User } from "#modules/access/schema.ts"
import { usualRadius } from "#modules/projects/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { inPortions } from "#src/jobs/portions.ts"
import { reaches } from "#src/shared/roles.ts"
import { lengths } from "../constants.ts"
import type { EntryRows } from "../entries/rows.ts"
import type { TimeEntry } from "../entries/schema.ts"
import { metresBetween } from "../positions/distance.ts"
import { belongsToProject, type Place } from "../schema.ts"
import type { EntryRow } from "../table.ts"
import { priced, totalOf } from "./lines.ts"
import type { CostRates, RateOf } from "./rates.ts"
import type { PendingEntry } from "./schema.ts"
import { pendingStatus } from "./status.ts"

/** Hours as who approves them sees them; what an hour of a person costs stays with the owner. */
export function createApprovalView({
  rows,
  rates,
  projects,
  lastSeen,
}: {
  rows: EntryRows
  rates: CostRates
  projects: Pick<Projects, "places">
  /** When a device last told where it was during an entry. */
  lastSeen: (entryId: number) => string | null
}) {
  function shown(found: EntryRow[], viewer: User, rateOf: RateOf): PendingEntry[] {
    const owner = reaches(viewer.role, "owner")
    const places = projects.places(found.flatMap(({ projectId }) => projectId ?? []))
    return rows.view(found).map((entry, index) => {
      const row = found[index]!
      const rateOn = (day: string) => row.contractorCents ?? rateOf(row.accountId, day)
      const hasRate = entry.days.every(({ day }) => rateOf(row.accountId, day) !== undefined)
      const costs = belongsToProject(entry.kind) && entry.endTime !== null
      const shown = costs && (owner || row.contractorCents !== null)
      const cost = shown ? totalOf(priced(entry.days, rateOn)) : undefined
      const rate = shown ? rateOn(entry.days[0]!.day) : undefined
      const place = entry.projectId === null ? undefined : places.get(entry.projectId)
      const metres = entry.startPlace && place ? Math.round(metresBetween(entry.startPlace, place)) : null
      const { id, accountId, person, kind, projectId, projectName, startTime, days, breakMinutes } = entry
      const { duration, review, startPlace, endPlace, note, reviewNote, reviewedBy, version } = entry
      return {
        ...{ id, accountId, person, kind, projectId, projectName, startTime, days, breakMinutes },
        ...{ duration, review, note, reviewNote, reviewedBy, version, metres },
        endTime: entry.endTime ?? undefined,
        lastSeen: entry.endTime === null ? signOfLife(entry, lastSeen(id)) : null,
        approved: review === "approved",
        status: pendingStatus(row, hasRate),
        hasRate,
        location: startPlace,
        endLocation: endPlace,
        cost: cost === undefined ? null : cost / 100,
        hourlyRate: rate === undefined ? null : rate / 100,
        contractorName: row.contractorName,
        reviewedAt: row.reviewedAt,
        remarks: remarksOn(entry, isAway(startPlace, metres, place?.radius ?? usualRadius)),
      }
    })
  }

  return {
    one: (row: EntryRow, viewer: User): PendingEntry => shown([row], viewer, rates.table())[0]!,
    /** Thousands wait where nobody approves for a while: in portions. */
    async all(found: EntryRow[], viewer: User): Promise<PendingEntry[]> {
      const rateOf = rates.table()
      const firsts = Array.from({ length: Math.ceil(found.length / atOnce) }, (_, i) => i * atOnce)
      const portions = await inPortions(firsts, (first) =>
        shown(found.slice(first, first + atOnce), viewer, rateOf),
      )
      return portions.flat()
    },
  }
}

const atOnce = 100

/** The last that was heard during an entry: a place, or a break that began or ended. */
function signOfLife({ startTime, breaks }: TimeEntry, position: string | null): string | null {
  const heard = [position, ...breaks.flatMap(({ startTime: from, endTime: to }) => [from, to])]
  return (
    heard
      .filter((at) => at !== null && at > startTime)
      .toSorted()
      .at(-1) ?? null
  )
}

/** Farther from the project than its radius, however wrong the place may be within its accuracy. */
const isAway = (place: Place | null, metres: number | null, radius: number) =>
  metres !== null && metres - (place?.accuracy ?? 0) > radius

function remarksOn(entry: TimeEntry, away: boolean): PendingEntry["remarks"] {
  const { corrected, duration, clockSkew, source, startPlace, kind } = entry
  const found: [PendingEntry["remarks"][number], boolean][] = [
    ["corrected", corrected],
    ["long", duration * 60_000 > lengths.shift],
    ["clock", Math.abs(clockSkew ?? 0) > wrongClockSeconds],
    ["manual", source === "manual"],
    ["away", away && kind === "work"],
    ["noPlace", source !== "manual" && startPlace === null && kind === "work"],
  ]
  return found.flatMap(([remark, holds]) => (holds ? [remark] : []))
}

const wrongClockSeconds = 120
