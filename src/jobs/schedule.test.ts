import { expect, test } from "bun:test"
import { testClock } from "../testing.ts"
import { heldDuring } from "./eventLoop.testing.ts"
import { longestHold, threadTime } from "./eventLoop.ts"
import { createSchedule } from "./schedule.ts"

const given = (act: () => void | Promise<void>) => {
  const clock = testClock()
  const schedule = createSchedule(clock)
  schedule.add([{ name: "sweep", agent: "upkeep", every: 1e6, act }])
  return { clock, schedule }
}

test("what has not run yet says so, and nothing runs by itself before the start", () => {
  const { schedule } = given(() => undefined)
  expect(schedule.started()).toBe(false)
  expect(schedule.status()).toEqual([
    {
      name: "sweep",
      agent: "upkeep",
      running: false,
      lastRunAt: null,
      took: null,
      lastError: null,
      waiting: 0,
    },
  ])
})

test("each run leaves when it was, how long it took and whether it went well", async () => {
  let broken = true
  const { schedule, clock } = given(() => {
    if (broken) throw new Error("no broom")
  })
  await schedule.runAll()
  expect(schedule.status()[0]).toMatchObject({ lastError: "no broom", lastRunAt: clock().toISOString() })
  broken = false
  clock.pass(60)
  await schedule.runAll()
  const [status] = schedule.status()
  expect(status).toMatchObject({ lastError: null, lastRunAt: clock().toISOString(), running: false })
  expect(status!.took).toBeGreaterThanOrEqual(0)
})

test("work that is going on says so", async () => {
  const gate = Promise.withResolvers<void>()
  const { schedule } = given(() => gate.promise)
  const run = schedule.runAll()
  expect(schedule.status()[0]!.running).toBe(true)
  gate.resolve()
  await run
  expect(schedule.status()[0]!.running).toBe(false)
})

test("the schedule can be started and stopped", () => {
  const { schedule } = given(() => undefined)
  schedule.start()
  expect(schedule.started()).toBe(true)
  schedule.stop()
  expect(schedule.started()).toBe(false)
})

test("what falls due in the same moment is done apart, and nobody waits for all of it", async () => {
  const hold = () => {
    const until = threadTime() + 20
    while (threadTime() < until);
  }
  const schedules = Array.from({ length: 5 }, () => given(hold).schedule)
  const held = await heldDuring(() => Promise.all(schedules.map((schedule) => schedule.runAll())))
  expect(held).toBeLessThan(longestHold)
})
