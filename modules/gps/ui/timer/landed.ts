import { mutate } from "swr"
import { passing } from "#ui/lib/passing.ts"
import { noticesPath, refresh } from "#ui/lib/swr.tsx"
import type { TimeEntry, TimerState } from "../../entries/schema.ts"

export const nowPath = "/api/gps-tracking/now"
export const sessionsPath = "/api/gps-tracking/sessions"
/** All that a change of hours shows in. */
const affectedPaths = ["/api/gps-tracking", "/api/hours", "/api/hours-approval", "/api/projects", noticesPath]

/** What the server said of now, and how many milliseconds its clock is ahead of this device's. */
export interface Reading {
  state: TimerState
  ahead: number
}

/**
 * What the server took and how it then was, until it is asked again how things are: a page that was opened without a
 * connection has no answer yet to lay it into.
 */
export const lately = passing<readonly TimeEntry[]>()

/**
 * The server took something and says how the entry is now. It is shown before the item leaves the queue, so that the
 * timer doesn't stand still between the two; then all of it is read again. The other tabs do the same.
 */
export function landed(entry: TimeEntry) {
  show(entry)
  channel().postMessage(entry)
}

/** Hears what another tab of this browser sent. */
export function watchLanded(): () => void {
  const heard = new BroadcastChannel(name)
  heard.onmessage = ({ data }) => show(data as TimeEntry)
  return () => heard.close()
}

const name = "waterpas.timer"
let opened: BroadcastChannel | undefined
function channel() {
  opened ??= new BroadcastChannel(name)
  return opened
}

function show(entry: TimeEntry) {
  lately.tell([...(lately.get() ?? []).filter(({ id }) => id !== entry.id), entry])
  void mutate<Reading>(
    nowPath,
    (reading) => reading && { ...reading, state: withEntry(reading.state, entry) },
    {
      revalidate: false,
    },
  )
  void mutate<TimeEntry[]>(
    sessionsPath,
    (list) => list && [...list.filter(({ id }) => id !== entry.id), ...(entry.removedAt ? [] : [entry])],
    { revalidate: false },
  )
  void refresh(...affectedPaths)
}

function withEntry(state: TimerState, entry: TimeEntry): TimerState {
  const runs = entry.status === "active" && entry.removedAt === null
  const running = runs ? entry : state.running?.id === entry.id ? null : state.running
  return { ...state, running, unfinished: state.unfinished.filter(({ id }) => id !== entry.id) }
}
