import type { Db } from "#db/open.ts"
import { createTogether } from "#db/together.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { breath } from "#src/jobs/portions.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import { keptDays } from "../constants.ts"
import type { EntryRows } from "../entries/rows.ts"
import { createDayTrack } from "./dayTrack.ts"
import { createJudging } from "./judging.ts"
import type { PositionBatch, PositionsTaken, Track, TrackOf } from "./schema.ts"
import { createPositionStore } from "./store.ts"
import { createTaking } from "./taking.ts"
import { trailsVisibleSince } from "./trailConsent.ts"

export type Positions = ReturnType<typeof createPositions>

/** Where people were while their timer ran: kept for some days, and for no one else unless the owner says so. */
export function createPositions({
  db,
  clock,
  rows,
  projects,
  settings,
  log,
}: {
  db: Db
  clock: Clock
  log: Log
  rows: Pick<EntryRows, "between">
  projects: Pick<Projects, "workplaces">
  settings: () => { gpsTrails: boolean }
}) {
  const store = createPositionStore(db)
  const take = createTaking({ clock, store, judging: createJudging(store) })
  const together = createTogether(db)
  const dayTrack = createDayTrack({ store, rows, projects })

  return {
    async take(batch: PositionBatch, me: User, deviceTime: string | null): Promise<PositionsTaken> {
      const { taken, remember } = await together(() => take(batch, me, deviceTime))
      remember()
      return taken
    },
    async track({ day = today(clock), accountId }: TrackOf, me: User): Promise<Track> {
      const whose = accountId ?? me.id
      if (whose !== me.id) {
        if (!reaches(me.role, "manager")) throw new DomainError("gps.trailNotYours", 403)
        if (!settings().gpsTrails) throw new DomainError("gps.trailsOff", 403)
      }
      const since = whose === me.id ? undefined : (trailsVisibleSince(log, whose) ?? never)
      return dayTrack(day, whose, clock().getTime(), since)
    },
    /** When the last position of a session was measured. */
    lastOf: (entryId: number): string | null => store.lastAt(entryId),
    /** Forgets positions of long ago, bit by bit. */
    async sweep() {
      const before = clock().getTime() - keptDays.positions * day
      while (store.forgetBefore(before)) await breath()
    },
  }
}

const day = 24 * 3600_000
const never = "9999-12-31T00:00:00.000Z"
