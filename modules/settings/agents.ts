import { mailJob } from "#src/mail/outbox.ts"
import { filled } from "#src/shared/filled.ts"
import type { Notice } from "#src/shared/notice.ts"
import { sum } from "#src/shared/rounding.ts"
import { mailFailureText } from "./mailTexts.ts"
import { settings as nl } from "./nl.ts"
import type { Agent } from "./schema.ts"

export type Agents = ReturnType<typeof createAgents>

interface Queued {
  kind: string
  state: "idle" | "working" | "waiting" | "failing"
  waiting: number
  lastRunAt: string | null
  lastError: string | null
}
interface Recurring {
  agent: string
  running: boolean
  lastRunAt: string | null
  lastError: string | null
  waiting: number
}

/** Everything that works by itself, as it is measured: jobs in the database, and what the schedule did. */
export function createAgents({
  names,
  queued,
  recurring,
  scheduled,
  mailConfigured,
  slowest,
}: {
  /** By kind of job and by agent of the schedule. */
  names: Record<string, string>
  queued: () => Queued[]
  recurring: () => Recurring[]
  /** Whether the schedule was started. */
  scheduled: () => boolean
  mailConfigured: () => boolean
  /** Milliseconds: the longest that requests waited for each other today. */
  slowest: () => number
}) {
  const nameOf = (id: string) => names[id] ?? id

  const ofJobs = ({ kind, state, waiting, lastRunAt, lastError }: Queued): Agent => ({
    id: kind,
    name: nameOf(kind),
    state: kind === mailJob && !mailConfigured() ? "off" : jobStates[state],
    lastRunAt,
    lastError: lastError && (kind === mailJob ? mailFailureText(lastError) : failureText(lastError)),
    waiting,
    note: null,
  })

  const ofSchedule = (id: string, works: Recurring[]): Agent => {
    const error = works.find(({ lastError }) => lastError)?.lastError
    return {
      id,
      name: nameOf(id),
      state: error ? "failing" : !scheduled() ? "off" : works.some(({ running }) => running) ? "busy" : "ok",
      lastRunAt:
        works
          .map(({ lastRunAt }) => lastRunAt)
          .toSorted()
          .at(-1) ?? null,
      lastError: error ? failureText(error) : null,
      waiting: sum(works.map(({ waiting }) => waiting)),
      note: null,
    }
  }

  const ofServer = (): Agent => ({
    id: "server",
    name: nl.agents.name.server,
    state: slowest() > noticedByAll ? "failing" : "ok",
    lastRunAt: null,
    lastError: null,
    waiting: 0,
    note: withTime(nl.agents.longestWait, slowest()),
  })

  const ofTheSchedule = () =>
    [...Map.groupBy(recurring(), ({ agent }) => agent)].map(([id, works]) => ofSchedule(id, works))

  return {
    list: (): Agent[] => [...queued().map(ofJobs), ...ofTheSchedule(), ofServer()],
    /** Failed jobs have notices of their own, which lead to where they can be done again. */
    notices: (): Notice[] =>
      ofTheSchedule()
        .filter(({ state }) => state === "failing")
        .map(({ id, name, lastRunAt }) => ({
          key: `agents.${id}`,
          text: "settings.notices.agentFailing",
          values: { name },
          count: 1,
          href: "/dashboard",
          since: lastRunAt,
          tone: "bad",
          role: "manager",
        })),
  }
}

/** Milliseconds. Long before this a wait is in the journal; from here on everyone sees the screen stand still. */
const noticedByAll = 1000

const withTime = (text: string, ms: number) => filled(text, { ms: ms.toLocaleString("nl-NL") })

const jobStates = { idle: "ok", working: "busy", waiting: "busy", failing: "failing" } as const

/** What went wrong is for who runs the server; the office reads where that stands. */
const failureText = (error: string) =>
  error === "disk full" || /disk is full|ENOSPC/.test(error)
    ? nl.agents.failure.diskFull
    : nl.agents.failure.inJournal
