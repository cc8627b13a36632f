import { expect, test } from "bun:test"
import { migrate } from "#db/migrate.ts"
import { openDb } from "#db/open.ts"
import { testClock } from "../testing.ts"
import { createStalls, lastOf } from "./stalls.ts"

function given() {
  const db = openDb(":memory:")
  migrate(db)
  const clock = testClock()
  const reports: object[] = []
  const make = () =>
    createStalls({ db, clock, report: (event, details) => reports.push({ event, ...details }) })
  return { db, clock, reports, make, stalls: make() }
}

test("the longest wait of the day is kept, and how often it was too long", () => {
  const { stalls } = given()
  for (const waited of [12, 80, 34.6, 61])
    stalls.note({ waited, worked: waited, during: `GET /${Math.round(waited)}` })
  expect(stalls.today()).toEqual({ day: "2026-11-21", count: 2, longest: 80, during: "GET /80" })
})

test("only what is too long stands in the journal, with what was our own work", () => {
  const { stalls, reports } = given()
  stalls.note({ waited: 50, worked: 50, during: "GET /a" })
  stalls.note({ waited: 93.4, worked: 20.2, during: "GET /b" })
  expect(reports).toEqual([{ event: "stall", ms: 93, own: 20, during: "GET /b" }])
})

test("a server that starts again goes on with the day", () => {
  const { db, stalls, make } = given()
  stalls.note({ waited: 70, worked: 70, during: "GET /a" })
  expect(lastOf(db, 7)).toEqual([])
  stalls.stop()
  const again = make()
  expect(again.today().longest).toBe(70)
  again.note({ waited: 60, worked: 60, during: "GET /b" })
  again.stop()
  expect(lastOf(db, 7)).toEqual([{ day: "2026-11-21", count: 2, longest: 70, during: "GET /a" }])
})

test("each day has its own, and after a month it is gone", () => {
  const { db, clock, stalls } = given()
  const noteAndSave = (waited: number) => {
    stalls.note({ waited, worked: waited, during: "GET /a" })
    stalls.stop()
  }
  noteAndSave(70)
  clock.pass(24 * 3600)
  expect(stalls.today().longest).toBe(0)
  noteAndSave(9)
  expect(lastOf(db, 7).map(({ day, longest }) => [day, longest])).toEqual([
    ["2026-11-22", 9],
    ["2026-11-21", 70],
  ])
  clock.pass(30 * 24 * 3600)
  noteAndSave(9)
  expect(lastOf(db, 7).map(({ day }) => day)).toEqual(["2026-12-22", "2026-11-22"])
})
