import { useMemo, useSyncExternalStore } from "react"
import * as z from "zod/mini"
import { useNow } from "#ui/lib/now.ts"
import { type Remembered, useRemembered } from "#ui/lib/remembered.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { TimeEntry, TimerState } from "../../entries/schema.ts"
import { api } from "./api.ts"
import { entryItemsOf } from "./items.ts"
import { lately, nowPath, type Reading, sessionsPath } from "./landed.ts"
import { type Row, rowsOf } from "./rows.ts"

const Told = z.object({ state: TimerState, ahead: z.number() })
const pollEvery = 60_000
/** Clocks that differ less are the same: the way there takes time too. */
const sameClock = 5_000

export interface Timer {
  state: TimerState
  /** Milliseconds that the server's clock is ahead of the device's. */
  ahead: number
  running: Row | undefined
}

/** What runs now: what the server knows, with what waits on this device. `poll`: asks again each minute. */
export function useTimer({ poll = false } = {}): { from: Remembered<Reading>; timer: Timer | undefined } {
  const from = useReading(poll)
  const rows = useRows(from, undefined)
  const timer = useMemo(
    () => from.data && { ...from.data, running: rows.find(({ status }) => status === "active") },
    [from.data, rows],
  )
  return { from, timer }
}

/** The last four weeks as well, to list them. */
export function useSheet() {
  const from = useReading(false)
  const sessions = useRemembered(z.array(TimeEntry), sessionsPath, () => api.sessions({}))
  const rows = useRows(from, sessions.data)
  return { from, sessions, rows }
}

const useReading = (poll: boolean) => useRemembered(Told, nowPath, readNow, poll ? pollEvery : 0)

async function readNow(): Promise<Reading> {
  const asked = Date.now()
  const state = await api.now()
  lately.forget()
  const ahead = Math.round(Date.parse(state.serverTime) - (asked + Date.now()) / 2)
  return { state, ahead: Math.abs(ahead) < sameClock ? 0 : ahead }
}

function useRows(
  { data: reading, remembered }: Remembered<Reading>,
  sessions: TimeEntry[] | undefined,
): Row[] {
  const { id, name } = useSignedIn()
  const outgoing = useOutgoing()
  const minute = useNow().getTime()
  const landed = useSyncExternalStore(lately.subscribe, lately.get, lately.get)
  return useMemo(() => {
    const { state, ahead = 0 } = reading ?? {}
    const known = {
      entries: withLanded(entriesOf(state, sessions ?? []), remembered ? landed : undefined),
      workplaces: state?.workplaces ?? [],
      ...{ ahead, me: { id, name } },
    }
    return rowsOf(known, entryItemsOf(outgoing), Math.max(minute, Date.now() - 60_000))
  }, [reading, remembered, landed, sessions, outgoing, minute, id, name])
}

const withLanded = (known: TimeEntry[], landed: readonly TimeEntry[] = []): TimeEntry[] => [
  ...known.filter(({ id }) => !landed.some((entry) => entry.id === id)),
  ...landed.filter(({ removedAt }) => removedAt === null),
]

/** What runs is as the newest answer has it; a list that was read before may not know that it was stopped. */
function entriesOf(state: TimerState | undefined, sessions: readonly TimeEntry[]): TimeEntry[] {
  const entries = new Map(sessions.map((entry) => [entry.id, entry]))
  if (!state) return [...entries.values()]
  for (const entry of [...state.unfinished, ...(state.running ? [state.running] : [])])
    if ((entries.get(entry.id)?.version ?? 0) <= entry.version) entries.set(entry.id, entry)
  return [...entries.values()].filter(({ id, status }) => status !== "active" || id === state.running?.id)
}
