import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { invalid } from "#src/shared/errors.ts"
import type { Moment } from "#src/shared/toldMoment.ts"
import { belongsToProject, type EntryKind, type Place } from "../schema.ts"
import type { EntryRow, timeEntries } from "../table.ts"
import type { StartEntry } from "./schema.ts"

/** A session of the timer that is about to be written. */
export type Session = Omit<typeof timeEntries.$inferInsert, "createdAt">
export type SessionsMade = ReturnType<typeof createSessions>

export function createSessions({ projects }: { projects: Pick<Projects, "names"> }) {
  /** Of general hours, leave and sickness none, whatever a form still held. */
  function projectOf(kind: EntryKind, projectId: number | null | undefined): number | null {
    if (!belongsToProject(kind) || !projectId) return null
    if (!projects.names().has(projectId)) throw invalid({ projectId: "gps.projectUnknown" })
    return projectId
  }

  return {
    projectOf,
    make(wish: StartEntry, { at, deviceAt, skew }: Moment, me: User): Session {
      const kind = wish.kind ?? "work"
      return {
        ...{ ref: wish.ref?.toLowerCase() ?? crypto.randomUUID(), accountId: me.id, createdBy: me.id },
        ...{ kind, projectId: projectOf(kind, wish.projectId), source: wish.source ?? "timer" },
        ...{ startedAt: at, deviceStartedAt: deviceAt, clockSkew: skew },
        ...placed("start", wish.location),
      }
    },
  }
}

/** Made by a timer, and no person wrote anything down about its times: more news of it may still come in. */
export const isTimers = ({ endedAt, source, corrected, review }: EntryRow): boolean =>
  endedAt === null || (source !== "manual" && !corrected && review === "open")

export const isSame = (a: EntryRow, b: Session): boolean =>
  a.kind === b.kind && a.projectId === (b.projectId ?? null)

/** Where it began or ended, as it is stored. */
export function placed(which: "start" | "end", place: Place | null | undefined): Partial<Session> {
  if (!place) return {}
  const { latitude, longitude, accuracy = null } = place
  return which === "start"
    ? { startLatitude: latitude, startLongitude: longitude, startAccuracy: accuracy }
    : { endLatitude: latitude, endLongitude: longitude, endAccuracy: accuracy }
}
