import type { Access } from "#modules/access/service.ts"
import type { Entries } from "#modules/gps/entries/service.ts"
import type { Movement } from "#modules/gps/movement/service.ts"
import type { Positions } from "#modules/gps/positions/service.ts"
import type { Scans } from "#modules/invoices/scans/service.ts"
import type { ProjectFiles } from "#modules/projects/files/service.ts"
import type { MailService } from "#modules/settings/mail.ts"
import { layBallast } from "../files/space.ts"
import type { FileStore } from "../files/store.ts"
import type { Replays } from "../http/idempotency.ts"
import { journal } from "../http/journal.ts"
import type { Clock } from "../shared/clock.ts"

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
/** Once at the start as well, but not while it starts. */
const soon = 5_000

interface Recurring {
  /** What it does, for the journal. */
  name: string
  /** The background worker it is part of. */
  agent: string
  every: number
  act: () => void | Promise<void>
}

/** How a recurring work is doing, since the start of the process. */
export interface RecurringStatus {
  name: string
  agent: string
  running: boolean
  lastRunAt: string | null
  /** How long the last run took, in milliseconds. */
  took: number | null
  /** Null when the last run went well. */
  lastError: string | null
}

/** All that happens by itself, on one screen. Nothing happens before `start`. */
export function createSchedule({
  clock,
  files,
  projectFiles,
  scans,
  replays,
  access,
  mail,
  entries,
  positions,
  movement,
}: {
  clock: Clock
  files: FileStore
  projectFiles: ProjectFiles
  scans: Scans
  replays: Replays
  access: Access
  mail: MailService
  entries: Entries
  positions: Positions
  movement: Movement
}) {
  return createTimetable(clock, [
    { name: "lay the ballast against a full disk", agent: "upkeep", every: hour, act: layBallast },
    { name: "forget photos that were never sent", agent: "upkeep", every: hour, act: files.sweep },
    { name: "forget sessions that ended", agent: "upkeep", every: hour, act: access.sweep },
    { name: "forget old idempotency keys", agent: "upkeep", every: day, act: replays.sweep },
    { name: "forget files removed from projects", agent: "upkeep", every: day, act: projectFiles.sweep },
    { name: "forget invoices that were thrown away", agent: "upkeep", every: day, act: scans.sweep },
    { name: "forget mail that was sent long ago", agent: "upkeep", every: day, act: mail.sweep },
    {
      name: "close timers that were forgotten",
      agent: "hours",
      every: 15 * minute,
      act: entries.closeForgotten,
    },
    { name: "end movement detection that fell silent", agent: "hours", every: hour, act: movement.sweep },
    { name: "forget where people were", agent: "hours", every: hour, act: positions.sweep },
    { name: "forget where approved hours began", agent: "hours", every: day, act: entries.forgetPlaces },
  ])
}

export function createTimetable(clock: Clock, recurring: Recurring[]) {
  const works = recurring.map((work) => ({ ...work, status: unknown(work) }))
  const timers: ReturnType<typeof setTimeout>[] = []

  async function run({ act, status }: (typeof works)[number]) {
    const begun = performance.now()
    status.running = true
    try {
      await act()
      status.lastError = null
    } catch (error) {
      status.lastError = error instanceof Error ? error.message : String(error)
      journal("recurring work failed", { name: status.name, error: status.lastError })
    }
    Object.assign(status, {
      running: false,
      lastRunAt: clock().toISOString(),
      took: Math.round(performance.now() - begun),
    })
  }

  return {
    start() {
      for (const work of works) timers.push(setTimeout(run, soon, work), setInterval(run, work.every, work))
    },
    stop() {
      for (const timer of timers.splice(0)) clearInterval(timer)
    },
    started: () => timers.length > 0,
    status: (): RecurringStatus[] => works.map(({ status }) => ({ ...status })),
    /** Does everything once, now. */
    async runAll() {
      for (const work of works) await run(work)
    },
  }
}

const unknown = ({ name, agent }: Recurring): RecurringStatus => ({
  name,
  agent,
  running: false,
  lastRunAt: null,
  took: null,
  lastError: null,
})
