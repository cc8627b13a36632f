import type { HistoryEntry } from "./schema.ts"
import type { ProjectRow } from "./view.ts"

/** A project with the names that its history tells. */
export type NamedProject = ProjectRow & { members: number[]; team: string[]; customer: string | null }
type Entry = [action: string, details: HistoryEntry["details"]]

/** What a change did, as lines of the log: one for each thing that a person would name. history.ts lists them. */
export function differences(before: NamedProject, after: NamedProject): Entry[] {
  const entries: Entry[] = []
  function tell(action: string, details: HistoryEntry["details"], ...pairs: [unknown, unknown][]) {
    if (pairs.some(([from, to]) => JSON.stringify(from) !== JSON.stringify(to)))
      entries.push([action, details])
  }
  function tellOne<T extends string | number | null | string[]>(
    action: string,
    read: (project: NamedProject) => T,
  ) {
    const [from, to] = [read(before), read(after)]
    tell(action, { from, to }, [from, to])
  }

  tellOne("renamed", ({ name }) => name)
  tellOne("described", ({ description }) => description)
  tellOne("typesChanged", ({ projectTypes }) => projectTypes)
  tell("customerChanged", { from: before.customer, to: after.customer }, [
    before.customerId,
    after.customerId,
  ])
  tellOne("addressChanged", ({ address }) => address)
  tellOne("located", placeOf)
  tellOne("radiusChanged", ({ radius }) => radius)
  tell(
    "replanned",
    {
      ...{ fromStart: before.startOn, fromEnd: before.endOn, toStart: after.startOn, toEnd: after.endOn },
      ...(before.extraDaysHeld !== after.extraDaysHeld && { fromHeld: before.extraDaysHeld }),
    },
    [before.startOn, after.startOn],
    [before.endOn, after.endOn],
  )
  tell(
    "teamChanged",
    {
      from: before.team,
      to: after.team,
      added: after.team.filter((name) => !before.team.includes(name)),
      removed: before.team.filter((name) => !after.team.includes(name)),
    },
    [before.members, after.members],
  )
  tell(
    "priced",
    {
      from: euros(before.estimatedCents),
      to: euros(after.estimatedCents),
      fromNet: euros(before.estimatedNetCents),
      toNet: euros(after.estimatedNetCents),
    },
    [before.estimatedCents, after.estimatedCents],
    [before.estimatedNetCents, after.estimatedNetCents],
  )
  tellOne("progressed", ({ progress }) => progress)
  tellOne("statusChanged", ({ status }) => status)
  return entries
}

const euros = (cents: number | null) => (cents === null ? null : cents / 100)

const placeOf = ({ latitude, longitude }: NamedProject) =>
  latitude === null || longitude === null ? null : `${latitude}, ${longitude}`
