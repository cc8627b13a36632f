import { journal } from "../http/journal.ts"
import type { Clock } from "../shared/clock.ts"
import type { EventLoop } from "./eventLoop.ts"
import { breath } from "./portions.ts"

const minute = 60 * 1000
export const everyMinute = minute
export const everyQuarter = 15 * minute
export const everyHour = 60 * minute
export const everyDay = 24 * everyHour
/** Once at the start as well, but not while it starts. */
const soon = 5_000
/** Together they would hold everybody up. */
const apart = 100

export interface Recurring {
  /** What it does, for the journal. */
  name: string
  /** The background worker it is part of. */
  agent: string
  /** In milliseconds. */
  every: number
  act: () => void | Promise<void>
  /** How many things wait for it. */
  waiting?: () => number
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
  waiting: number
}

export type Schedule = ReturnType<typeof createSchedule>

/** What happens by itself, as the platform and the modules' manifests add it. Nothing does before `start`. */
export function createSchedule(clock: Clock, during: EventLoop["during"] = (_, work) => work()) {
  const works: (Recurring & { status: RecurringStatus })[] = []
  const timers: ReturnType<typeof setTimeout>[] = []

  async function run({ act, status }: (typeof works)[number]) {
    const begun = performance.now()
    status.running = true
    // Those that fall due in the same moment go one a turn of the loop.
    await breath()
    try {
      await during(status.name, act)
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

  function begin(work: (typeof works)[number]) {
    timers.push(setInterval(run, work.every, work))
    void run(work)
  }

  return {
    add(recurring: Recurring[]) {
      works.push(...recurring.map((work) => ({ ...work, status: unknown(work) })))
    },
    start() {
      for (const [index, work] of works.entries()) timers.push(setTimeout(begin, soon + index * apart, work))
    },
    stop() {
      for (const timer of timers.splice(0)) clearInterval(timer)
    },
    started: () => timers.length > 0,
    status: (): RecurringStatus[] =>
      works.map(({ status, waiting }) => ({ ...status, waiting: waiting?.() ?? 0 })),
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
  waiting: 0,
})
