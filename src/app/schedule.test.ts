import { expect, test } from "bun:test"
import { testClock } from "../testing.ts"
import { createTimetable } from "./schedule.ts"

const given = (act: () => void | Promise<void>) => {
  const clock = testClock()
  return { clock, timetable: createTimetable(clock, [{ name: "sweep", agent: "upkeep", every: 1e6, act }]) }
}

test("what has not run yet says so, and nothing runs by itself before the start", () => {
  const { timetable } = given(() => undefined)
  expect(timetable.started()).toBe(false)
  expect(timetable.status()).toEqual([
    { name: "sweep", agent: "upkeep", running: false, lastRunAt: null, took: null, lastError: null },
  ])
})

test("each run leaves when it was, how long it took and whether it went well", async () => {
  let broken = true
  const { timetable, clock } = given(() => {
    if (broken) throw new Error("no broom")
  })
  await timetable.runAll()
  expect(timetable.status()[0]).toMatchObject({ lastError: "no broom", lastRunAt: clock().toISOString() })
  broken = false
  clock.pass(60)
  await timetable.runAll()
  const [status] = timetable.status()
  expect(status).toMatchObject({ lastError: null, lastRunAt: clock().toISOString(), running: false })
  expect(status!.took).toBeGreaterThanOrEqual(0)
})

test("work that is going on says so", async () => {
  const gate = Promise.withResolvers<void>()
  const { timetable } = given(() => gate.promise)
  const run = timetable.runAll()
  expect(timetable.status()[0]!.running).toBe(true)
  gate.resolve()
  await run
  expect(timetable.status()[0]!.running).toBe(false)
})

test("the schedule can be started and stopped", () => {
  const { timetable } = given(() => undefined)
  timetable.start()
  expect(timetable.started()).toBe(true)
  timetable.stop()
  expect(timetable.started()).toBe(false)
})
