import { sum } from "#src/shared/rounding.ts"
import type { TimeEntry, Workplace } from "../../entries/schema.ts"
import { correctedSpan, middleBreak, typedSpan } from "../../entries/typedSpan.ts"
import { minutesByDay, type Span } from "../../entries/worked.ts"
import type { EntryItem, Payloads } from "./items.ts"

/** An entry as the screen shows it: what the server knows, with what still waits on this device. */
export interface Row extends TimeEntry {
  /** Something of it is on this device alone. */
  waiting: boolean
  /** The server has it; otherwise its `id` and `version` mean nothing yet. */
  known: boolean
}

export interface Known {
  entries: readonly TimeEntry[]
  workplaces: readonly Workplace[]
  /** Milliseconds that the server's clock is ahead of this device's. */
  ahead: number
  me: { id: number; name: string }
}

/**
 * What the server knows of someone's hours, and what waits to be sent to it laid over that in the order in which it was
 * done, as the server will. What it refused counts for nothing. `now`: by the clock of the device. The newest first.
 */
export function rowsOf({ entries, workplaces, ahead, me }: Known, items: readonly EntryItem[], now: number) {
  const rows = new Map<string, Row>(
    entries.map((entry) => [entry.ref, { ...entry, waiting: false, known: true }]),
  )
  /** Sessions that went on with one that ran. */
  const others = new Map<string, string>()
  const names = new Map(workplaces.map(({ id, name }) => [id, name]))
  const instant = (deviceTime: string) => new Date(Date.parse(deviceTime) + ahead).toISOString()
  const at = (ref: string) => rows.get(others.get(ref) ?? ref)
  const set = (row: Row, change: Partial<Row>) => rows.set(row.ref, { ...row, ...change, waiting: true })

  function start({ ref, kind, projectId, projectName, occurredAt, source }: Payloads["gpsStart"]) {
    const startTime = instant(occurredAt)
    const running = [...rows.values()].find(({ status }) => status === "active")
    if (running && running.kind === kind && running.projectId === projectId) {
      others.set(ref, running.ref)
      return
    }
    if (running) end(running, startTime)
    const name = (projectId !== null && names.get(projectId)) || projectName
    rows.set(ref, { ...blank(me, ref), kind, projectId, projectName: name, startTime, source })
  }

  function apply(item: EntryItem) {
    switch (item.kind) {
      case "gpsStart":
        return rows.has(item.payload.ref) ? undefined : start(item.payload)
      case "gpsTyped":
        return typed(item.payload)
      default: {
        const row = at(item.payload.ref)
        if (row) change(row, item)
      }
    }
  }

  function change(row: Row, item: Exclude<EntryItem, { kind: "gpsStart" | "gpsTyped" }>) {
    const { kind, payload } = item
    if (kind === "gpsRemoval") {
      const removedAt = payload.body.removed
        ? (row.removedAt ?? instant(new Date(item.at).toISOString()))
        : null
      return void set(row, {
        removedAt,
        ...(row.status === "active" && removedAt && { status: "completed" }),
      })
    }
    if (kind === "gpsCorrection") {
      const { day, from, to, breakMinutes, note = "", ...rest } = payload.body
      const { kind, projectId } = rest
      const was = { startedAt: row.startTime, endedAt: row.endTime }
      const span = correctedSpan({ day, from, ...(to && { to }) }, was)
      const times = span.to === null ? { startTime: span.from } : timesOf(span, breakMinutes)
      const { projectName } = payload
      return void set(row, { ...times, kind, projectId, projectName, note, corrected: true, review: "open" })
    }
    const moment = instant(payload.body.occurredAt)
    if (kind === "gpsStop" && row.endTime === null) end(row, moment)
    if (row.status !== "active") return
    if (kind === "gpsPause" && !row.paused)
      set(row, { paused: true, breaks: [...row.breaks, { startTime: moment, endTime: null }] })
    if (kind === "gpsResume" && row.paused) set(row, { paused: false, breaks: closed(row.breaks, moment) })
  }

  function typed({ entry, projectName }: Payloads["gpsTyped"]) {
    const { ref, kind, projectId, day, from, to, breakMinutes, note = "" } = entry
    if (rows.has(ref)) return
    const times = timesOf(typedSpan({ day, from, to }), breakMinutes)
    rows.set(ref, { ...blank(me, ref), ...times, kind, projectId, projectName, note, source: "manual" })
  }

  function end(row: Row, moment: string) {
    const endTime = moment > row.startTime ? moment : row.startTime
    set(row, { status: "completed", endTime, paused: false, breaks: closed(row.breaks, endTime) })
  }

  for (const item of items) if (item.state !== "refused") apply(item)
  return [...rows.values()]
    .map((row) => counted(row, now + ahead))
    .toSorted((a, b) => (a.startTime < b.startTime ? 1 : a.startTime > b.startTime ? -1 : 0))
}

const blank = (me: Known["me"], ref: string): Row => ({
  ...{ id: 0, ref, accountId: me.id, person: me.name, version: 0, known: false, waiting: true },
  ...{ kind: "work", projectId: null, projectName: "", note: "", source: "timer" },
  ...{ startTime: "", endTime: null, breaks: [], breakMinutes: 0, duration: 0, days: [] },
  ...{ status: "active", paused: false, corrected: false, removedAt: null, clockSkew: null },
  ...{ review: "open", reviewNote: "", reviewedBy: null, startPlace: null, endPlace: null },
})

const timesOf = (span: Span, breakMinutes: number) => ({
  ...{ startTime: span.from, endTime: span.to, status: "completed" as const, paused: false },
  breaks: middleBreak(span, breakMinutes).map(({ from, to }) => ({ startTime: from, endTime: to })),
})

const closed = (breaks: Row["breaks"], endTime: string) =>
  breaks.map((each) => (each.endTime === null ? { ...each, endTime } : each))

/** What the server counted stays; what changed here, and what runs, is counted again. */
function counted(row: Row, now: number): Row {
  if (row.status === "incomplete" || (!row.waiting && row.status === "completed")) return row
  const span = { from: row.startTime, to: row.endTime }
  const breaks = row.breaks.map(({ startTime, endTime }) => ({ from: startTime, to: endTime }))
  const total = (of: Span[]) => sum(minutesByDay(span, of, new Date(now)).map(({ minutes }) => minutes))
  const days = minutesByDay(span, breaks, new Date(now))
  const duration = sum(days.map(({ minutes }) => minutes))
  return { ...row, days, duration, breakMinutes: total([]) - duration }
}
