import { expect, test } from "bun:test"
import { ApiError } from "#ui/lib/http.ts"
import type { StartMovement } from "../../../movement/schema.ts"
import { handTime } from "../../device/handTime.testing.ts"
import type { MotionFault } from "../../device/motionSource.ts"
import { createSensorWatch, quiet, type Sensing } from "./sensorWatch.ts"

function given({ asksLeave = false, fails = false } = {}) {
  const time = handTime()
  const sent: StartMovement[] = []
  const server = { fails }
  let shown: Sensing = quiet
  let tell: (level: number) => void = () => {}
  let fail: (fault: MotionFault) => void = () => {}
  let starts = 0
  let hasTasks = false
  const watch = createSensorWatch({
    time,
    source: {
      asksLeave,
      start(moved, failed) {
        starts++
        tell = moved
        fail = failed
        return () => {
          tell = () => {}
        }
      },
    },
    server: {
      async start(body) {
        sent.push(body)
        if (server.fails) throw new ApiError(0, "network", "Geen verbinding")
        return { success: true, session: { id: 1 }, tasks: [] }
      },
    },
    hasTasks: () => hasTasks,
    changed: (now) => {
      shown = now
    },
    tasksChanged: () => {
      hasTasks = true
    },
  })
  return {
    ...{ time, sent, server, watch },
    tell: (level: number) => tell(level),
    fail: (fault: MotionFault) => fail(fault),
    shown: () => shown,
    starts: () => starts,
    forget: () => {
      hasTasks = false
    },
  }
}

test("movement begins at 2 m/s² and asks for the day's tasks once, until they are reset", async () => {
  const { watch, tell, time, sent, shown, forget } = given()
  watch.start()
  tell(1.99)
  expect([shown().moving, sent.length]).toEqual([false, 0])
  tell(2)
  await time.pass(10)
  tell(6.126)
  await time.pass(10)
  expect(sent).toEqual([{ detectionMethod: "sensor", accelerationLevel: 2 }])
  forget()
  tell(6.126)
  expect(sent.at(-1)).toEqual({ detectionMethod: "sensor", accelerationLevel: 6.13 })
})

test("between two tries lie five seconds", async () => {
  const { watch, tell, time, sent, shown } = given({ fails: true })
  watch.start()
  for (let step = 0; step < 48; step++) {
    tell(3)
    await time.pass(0.25)
  }
  expect(sent).toHaveLength(3)
  expect(shown().failure).toBe("Geen verbinding")
})

test("between two steps one isn't still, but after a while one is", async () => {
  const { watch, tell, time, shown } = given()
  watch.start()
  tell(4)
  await time.pass(1)
  tell(0.1)
  expect(shown()).toMatchObject({ moving: true, level: 0.1 })
  await time.pass(2)
  tell(0.1)
  expect(shown().moving).toBe(false)
})

test("it asks leave by the press on start alone, and tells when that is denied", () => {
  const { watch, shown, starts, fail } = given({ asksLeave: true })
  expect(starts()).toBe(0)
  watch.start()
  expect([starts(), shown().phase]).toEqual([1, "asking"])
  fail("denied")
  expect(shown()).toMatchObject({ phase: "off", fault: "denied" })
})

test("after the stop nothing is felt", async () => {
  const { watch, tell, sent, shown } = given()
  watch.start()
  watch.stop()
  tell(9)
  expect([shown().phase, sent.length]).toEqual(["off", 0])
})
