import type { Projects } from "#modules/projects/service.ts"
import { dayOf, instantAt, timeOf } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, invalid } from "#src/shared/errors.ts"
import { lazy } from "#src/shared/lazy.ts"
import { round } from "#src/shared/rounding.ts"
import { belongsToProject } from "../schema.ts"
import type { EntryRow } from "../table.ts"
import type { Approve } from "./schema.ts"

/** What who approves adds to an entry or says otherwise; what stays as it was is absent. */
export interface Filling {
  endedAt?: string
  projectId?: number
  contractor?: { name: string; cents: number | null }
}

/** Reads what was filled in beside an approval, as a change of that entry. Refuses what can't be, by field. */
export function createFilling({
  clock,
  projects,
}: {
  clock: Clock
  projects: Pick<Projects, "names" | "archived" | "brief">
}) {
  return (row: EntryRow, wish: Approve): Filling => {
    const wrong: Record<string, string> = {}
    const endedAt = endIn(row, wish, wrong)
    const projectId = projectIn(row, wish, wrong)
    const contractor = contractorIn(row, wish, wrong)
    if (Object.keys(wrong).length > 0) throw invalid(wrong)
    return {
      ...(endedAt !== undefined && { endedAt }),
      ...(projectId !== undefined && { projectId }),
      ...(contractor && { contractor }),
    }
  }

  /** A Dutch clock time on the day on which it began. The minute it already ended in keeps its seconds. */
  function endIn({ startedAt, endedAt }: EntryRow, { endTime }: Approve, wrong: Record<string, string>) {
    if (!endTime) return undefined
    const byClock = endTime.length === 5
    const end = byClock ? instantAt(dayOf(new Date(startedAt)), endTime, { last: true }) : new Date(endTime)
    const at = end.toISOString()
    if (endedAt !== null && (byClock ? sameMinute(endedAt, at) : endedAt === at)) return undefined
    if (at <= startedAt) wrong.endTime = "gps.endBeforeBegin"
    else if (end > clock()) wrong.endTime = "gps.endInFuture"
    return at
  }

  function projectIn(row: EntryRow, wish: Approve, wrong: Record<string, string>) {
    const projectId = wish.projectId ?? (wish.projectName ? named(wish.projectName, row, wrong) : undefined)
    if (projectId === undefined || projectId === row.projectId) return undefined
    if (!belongsToProject(row.kind)) wrong.projectName = "gps.kindWithoutProject"
    // One that isn't there is a 404 of its own.
    else if (projects.brief(projectId).archivedAt !== null) throw conflict("projects.archived")
    return projectId
  }

  /** The project with that name; of several one must be chosen. */
  function named(name: string, row: EntryRow, wrong: Record<string, string>): number | undefined {
    const names = projects.names()
    if (row.projectId !== null && same(names.get(row.projectId) ?? "", name)) return row.projectId
    const archived = projects.archived()
    const found = [...names].flatMap(([id, each]) => (same(each, name) ? id : []))
    const open = found.filter((id) => !archived.has(id))
    if (open.length > 1) wrong.projectName = "gps.projectAmbiguous"
    else if (found.length === 0) wrong.projectName = "gps.projectUnknown"
    return open[0] ?? found[0]
  }

  /** A name and a rate, or neither: then it is one's own person after all. */
  function contractorIn(row: EntryRow, wish: Approve, wrong: Record<string, string>) {
    if (wish.contractorName === undefined && wish.contractorRate === undefined) return undefined
    const name = wish.contractorName ?? row.contractorName
    const rate = wish.contractorRate === undefined ? kept(row, name) : wish.contractorRate
    const cents = rate === null ? null : round(rate * 100)
    if (name === row.contractorName && cents === row.contractorCents) return undefined
    if (name !== "" && cents === null) wrong.contractorRate = "gps.contractorRateMissing"
    else if (name === "" && cents !== null) wrong.contractorName = "gps.contractorNameMissing"
    else if (name !== "" && !belongsToProject(row.kind)) wrong.contractorName = "gps.kindWithoutProject"
    return { name, cents }
  }
}

export type Fill = ReturnType<typeof createFilling>

const kept = (row: EntryRow, name: string) =>
  name !== "" && row.contractorCents !== null ? row.contractorCents / 100 : null

const sameMinute = (a: string, b: string) =>
  dayOf(new Date(a)) === dayOf(new Date(b)) && timeOf(new Date(a)) === timeOf(new Date(b))

const same = (a: string, b: string) => words().compare(a.trim(), b.trim()) === 0
/** Made once: it is asked of ten thousand names. */
const words = lazy(() => new Intl.Collator("nl", { sensitivity: "accent" }))
