import { describe, expect, test } from "bun:test"
import { byDay } from "./days.ts"
import { sampleEntry } from "./entry.testing.ts"
import type { EntryItem, Payloads } from "./items.ts"
import { rowsOf } from "./rows.ts"

const known = {
  entries: [],
  workplaces: [],
  ahead: 0,
  me: { id: 1, name: "Daan" },
}
const at = (time: string, day = "2026-11-20") => `${day}T${time}:00.000Z`
const ms = (time: string, day?: string) => Date.parse(at(time, day))

let made = 0
const item = <Kind extends EntryItem["kind"]>(
  kind: Kind,
  payload: Payloads[Kind],
  more: Partial<EntryItem> = {},
) =>
  ({
    ...{
      key: `key-${++made}`,
      at: ms("08:00"),
      order: made,
      state: "waiting",
      part: 0,
      kept: true,
      kind,
      payload,
    },
    ...more,
  }) as EntryItem

const start = (ref: string, time: string, project: number | null = 3, kind: "work" | "travel" = "work") =>
  item("gpsStart", {
    ...{ ref, kind, projectId: project, projectName: "Duinweg", source: "timer", occurredAt: at(time) },
  })
const about = { kind: "work", projectName: "Duinweg" } as const
const moment = (kind: "gpsStop" | "gpsPause" | "gpsResume", ref: string, time: string) =>
  item(kind, { ref, body: { occurredAt: at(time) }, about })
const facts = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ ref, status, duration, waiting }) => [ref, status, duration, ...(waiting ? ["waits"] : [])])

describe("what waits on the device shows as if the server had it", () => {
  test("a start runs from the moment it was pressed", () => {
    const rows = rowsOf(known, [start("a", "08:00")], ms("09:30"))
    expect(facts(rows)).toEqual([["a", "active", 90, "waits"]])
    expect(rows[0]!.projectName).toBe("Duinweg")
  })

  test("a day without a connection: a start, a break and a stop", () => {
    const items = [
      start("a", "08:00"),
      moment("gpsPause", "a", "10:00"),
      moment("gpsResume", "a", "10:15"),
      moment("gpsStop", "a", "12:00"),
    ]
    const paused = rowsOf(known, items.slice(0, 2), ms("10:10"))[0]!
    expect([paused.paused, paused.duration]).toEqual([true, 120])
    expect(facts(rowsOf(known, items, ms("13:00")))).toEqual([["a", "completed", 225, "waits"]])
  })

  test("a start on another project ends what ran; on the same one it goes on", () => {
    const running = sampleEntry({
      ref: "a",
      startTime: at("07:00"),
      endTime: null,
      status: "active",
      projectId: 3,
    })
    const state = { ...known, entries: [running] }
    const same = rowsOf(state, [start("b", "08:00"), moment("gpsStop", "b", "09:00")], ms("10:00"))
    expect(facts(same)).toEqual([["a", "completed", 120, "waits"]])
    const other = rowsOf(state, [start("b", "08:00", 4)], ms("10:00"))
    expect(facts(other)).toEqual([
      ["b", "active", 120, "waits"],
      ["a", "completed", 60, "waits"],
    ])
  })

  test("a reply that came before its item left changes nothing", () => {
    const stopped = sampleEntry({ ref: "a", startTime: at("07:00"), endTime: at("08:00"), duration: 60 })
    const items = [start("a", "07:00"), moment("gpsStop", "a", "08:00")]
    expect(facts(rowsOf({ ...known, entries: [stopped] }, items, ms("10:00")))).toEqual([
      ["a", "completed", 60],
    ])
  })

  test("what was refused counts for nothing", () => {
    const refused = { ...start("a", "08:00"), state: "refused" } as EntryItem
    expect(rowsOf(known, [refused], ms("09:00"))).toEqual([])
  })

  test("a device whose clock is two hours ahead shows the server's time", () => {
    const rows = rowsOf({ ...known, ahead: -2 * 3_600_000 }, [start("a", "10:00")], ms("11:00"))
    expect([rows[0]!.startTime, rows[0]!.duration]).toEqual([at("08:00"), 60])
  })

  test("typed hours over midnight stand on both days, and the days add up", () => {
    const times = { day: "2026-11-20", from: "22:00", to: "02:30", breakMinutes: 30 }
    const entry = { ref: "t", kind: "work" as const, projectId: 3, ...times }
    const rows = rowsOf(
      known,
      [item("gpsTyped", { entry, projectName: "Duinweg" })],
      ms("12:00", "2026-11-21"),
    )
    expect(byDay(rows).map(({ day, minutes }) => [day, minutes])).toEqual([
      ["2026-11-21", 120],
      ["2026-11-20", 120],
    ])
  })

  test("a correction and a removal show at once, and can be undone", () => {
    const old = sampleEntry({ ref: "a", id: 7 })
    const times = { day: "2026-11-20", from: "08:00", to: "09:00", breakMinutes: 0 }
    const body = { kind: "general" as const, projectId: null, ...times, reason: "verkeerd", version: 1 }
    const corrected = item("gpsCorrection", { ref: "a", id: 7, body, about, projectName: "" })
    const state = { ...known, entries: [old] }
    const [row] = rowsOf(state, [corrected], ms("12:00"))
    expect([row!.kind, row!.duration, row!.corrected]).toEqual(["general", 60, true])
    const removal = (removed: boolean) =>
      item("gpsRemoval", { ref: "a", body: { removed, reason: "dubbel" }, about })
    expect(rowsOf(state, [removal(true)], ms("12:00"))[0]!.removedAt).not.toBeNull()
    expect(rowsOf(state, [removal(true), removal(false)], ms("12:00"))[0]!.removedAt).toBeNull()
  })
})
