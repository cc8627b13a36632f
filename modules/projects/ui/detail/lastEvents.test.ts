import { expect, test } from "bun:test"
import type { HistoryEntry } from "../../schema.ts"
import { lastEvents } from "./lastEvents.ts"

let id = 100
const entry = (more: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ id: id--, at: "2026-11-20T15:00:00.000Z", by: "Bram", action: "hoursApproved" },
  details: { time: "8:30", people: ["Daan Wisse"] },
  ...more,
})
const told = (...entries: HistoryEntry[]) =>
  lastEvents(entries, 3).map(({ action, details, times }) => [action, details.time, details.people, times])

test("approvals of one person on one day are one line of all their hours", () => {
  expect(told(entry({}), entry({ details: { time: "8:21", people: ["Daan Wisse"] } }), entry({}))).toEqual([
    ["hoursApproved", "25:21", ["Daan Wisse"], 3],
  ])
})

test("whose hours they were is told of all, each once", () => {
  const other = entry({ details: { time: "0:35", people: ["Joost Bil", "Daan Wisse"] } })
  expect(told(entry({}), other)).toEqual([["hoursApproved", "9:05", ["Daan Wisse", "Joost Bil"], 2]])
})

test.each([
  ["of another day", { at: "2026-11-19T15:00:00.000Z" }],
  ["by another", { by: "Marit" }],
  ["that were taken back", { action: "hoursReopened" }],
])("hours %s are a line of their own", (_, other) => {
  expect(told(entry({}), entry(other))).toHaveLength(2)
})

test("what lies between divides them, and no more are told than fit", () => {
  const between = entry({ action: "archived" })
  expect(told(entry({}), between, entry({}), entry({}), entry({ by: "Marit" }))).toMatchObject([
    ["hoursApproved", "8:30", ["Daan Wisse"], 1],
    ["archived", "8:30", ["Daan Wisse"], 1],
    ["hoursApproved", "17:00", ["Daan Wisse"], 2],
  ])
})
