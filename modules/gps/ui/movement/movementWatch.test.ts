import { describe, expect, test } from "bun:test"
import { ApiError } from "#ui/lib/http.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import type { CheckMovement, StartMovement } from "../../movement/schema.ts"
import { handTime } from "../device/handTime.testing.ts"
import type { PositionSource, WatchOptions } from "../device/positionSource.ts"
import { simulatedSource, type Walk } from "../device/simulatedSource.ts"
import { createMovementWatch, idle, type Watching } from "./movementWatch.ts"
import { walks } from "./simulator/walks.ts"

startTexts({})

/** The same throws each time. */
function dice() {
  let last = 7
  return () => {
    last = (last * 16_807) % 2_147_483_647
    return last / 2_147_483_647
  }
}

const from = { latitude: 51.69, longitude: 3.7 }
const sure = { noise: 1, accuracy: 4 }

/** A server that is asked everything and says little; `away` cuts it off. */
function given(walk: Walk, over: { source?: PositionSource; every?: number } = {}) {
  const time = handTime()
  const asked: { started: StartMovement[]; checks: CheckMovement[]; stopped: number[] } = {
    ...{ started: [], checks: [], stopped: [] },
  }
  const looks: WatchOptions[] = []
  const server = { away: false, gone: false }
  const simulated = over.source ?? simulatedSource(walk, time, dice())
  const source: PositionSource = {
    watch(found, failed, options) {
      looks.push(options)
      return simulated.watch(found, failed, options)
    },
  }
  let shown: Watching = idle
  let tasksChanged = 0
  const refuse = () => {
    if (server.away) throw new ApiError(0, "network", "Geen verbinding")
    if (server.gone) throw new ApiError(404, "gps.sessionGone", "Deze sessie is voorbij")
  }
  const watch = createMovementWatch({
    ...{ source, time, every: over.every },
    server: {
      async start(body) {
        refuse()
        asked.started.push(body)
        return { success: true, session: { id: 9 }, tasks: [] }
      },
      async check(step) {
        refuse()
        asked.checks.push(step)
        const rest = { movementDetected: false, distanceMoved: 0, newLocation: false, doubt: null }
        return { success: true, ...rest, project: { id: 3, name: "Duinweg" }, tasks: [] }
      },
      stop: async (id) => asked.stopped.push(id),
    },
    changed: (now) => {
      shown = now
    },
    tasksChanged: () => tasksChanged++,
  })
  return { time, watch, asked, looks, server, shown: () => shown, tasksChanged: () => tasksChanged }
}

describe("the widget", () => {
  test("begins a session where one is, and names the project there", async () => {
    const { watch, time, asked, shown, tasksChanged } = given({ from, legs: [] })
    watch.start()
    expect(shown().phase).toBe("starting")
    await time.pass(1)
    expect(asked.started).toMatchObject([{ ...from, accuracy: 8 }])
    expect(shown()).toMatchObject({ phase: "on", sessionId: 9, mode: "active", project: { name: "Duinweg" } })
    expect(tasksChanged()).toBe(1)
  })

  test("sleeps after three looks without movement, then looks half as often and without the receiver", async () => {
    const { watch, time, looks, shown } = given({ from, legs: [{ seconds: 3600, ...sure }] })
    watch.start()
    await time.pass(61)
    expect([shown().mode, shown().still]).toEqual(["sleep", 3])
    const before = looks.length
    await time.pass(240)
    expect(looks.length - before).toBe(4)
    expect(looks.at(-1)).toEqual({ timeout: 15_000, maximumAge: 120_000, highAccuracy: false })
    expect(looks[1]).toEqual({ timeout: 15_000, maximumAge: 90_000, highAccuracy: true })
  })

  test("wakes up by a walk of 60 m, and asks the server where from and where to", async () => {
    const { watch, time, asked, shown } = given({
      from,
      legs: [
        { seconds: 200, ...sure },
        { seconds: 43, metres: 60, ...sure },
        { seconds: 3600, ...sure },
      ],
    })
    watch.start()
    await time.pass(200)
    expect(shown().mode).toBe("sleep")
    await time.pass(140)
    expect(shown().mode).toBe("active")
    const { previousLatitude, currentLatitude, elapsed } = asked.checks.findLast(
      (step) => step.currentLatitude - step.previousLatitude > 0.0004,
    )!
    expect((currentLatitude - previousLatitude) * 111_195).toBeGreaterThan(50)
    expect(elapsed).toBeGreaterThan(0)
  })

  test("standing still with the noise of a bad GPS is never movement", async () => {
    const { watch, time, shown } = given(walks.still)
    watch.start()
    for (let minute = 0; minute < 10; minute++) {
      await time.pass(60)
      expect(shown().moved).toBe(false)
    }
  })

  test("a server that can't be reached is told, and hears of the movement later", async () => {
    const { watch, time, asked, server, shown } = given({
      from,
      legs: [
        { seconds: 100, ...sure },
        { seconds: 43, metres: 60, ...sure },
        { seconds: 3600, ...sure },
      ],
    })
    watch.start()
    await time.pass(90)
    server.away = true
    await time.pass(160)
    expect(shown().fault).toEqual({ of: "check", text: "Geen verbinding" })
    server.away = false
    const known = asked.checks.length
    await time.pass(60)
    const { previousLatitude, currentLatitude } = asked.checks[known]!
    expect((currentLatitude - previousLatitude) * 111_195).toBeGreaterThan(50)
    expect(shown().fault).toBeUndefined()
  })

  test("a GPS that finds nothing is a fault of that look alone", async () => {
    const { watch, time, shown } = given({ from, legs: [{ seconds: 20 }, { seconds: 20, fault: "timeout" }] })
    watch.start()
    await time.pass(31)
    expect(shown()).toMatchObject({ phase: "on", fault: { of: "check", position: "timeout" } })
    await time.pass(60)
    expect(shown()).toMatchObject({ phase: "on", fault: undefined })
  })

  test("without leave it does not begin, and leave taken back ends it", async () => {
    const denied = given({ from, legs: [{ seconds: 60, fault: "denied" }] })
    denied.watch.start()
    await denied.time.pass(1)
    expect(denied.shown()).toMatchObject({ phase: "off", fault: { of: "start", position: "denied" } })
    expect(denied.asked.started).toEqual([])
    const later = given({ from, legs: [{ seconds: 20 }, { seconds: 60, fault: "denied" }] })
    later.watch.start()
    await later.time.pass(31)
    expect(later.shown()).toMatchObject({ phase: "off", fault: { of: "check", position: "denied" } })
    expect(later.asked.stopped).toEqual([9])
  })

  test("the same measurement once more says nothing", async () => {
    const fix = { ...from, accuracy: 8, at: Date.parse("2026-11-21T11:00:00Z") }
    const source: PositionSource = {
      watch(found) {
        found(fix)
        return () => {}
      },
    }
    const { watch, time, asked, shown } = given({ from, legs: [] }, { source })
    watch.start()
    await time.pass(120)
    expect(shown()).toMatchObject({ mode: "sleep", doubt: undefined, fault: undefined })
    expect(asked.checks).toHaveLength(1)
  })

  test("a session that the server ended is over here too", async () => {
    const { watch, time, server, shown } = given({ from, legs: [] })
    watch.start()
    await time.pass(1)
    server.gone = true
    await time.pass(31)
    expect(shown()).toMatchObject({ phase: "off", fault: { of: "check", text: "Deze sessie is voorbij" } })
  })

  test("after the stop nothing is looked at any more", async () => {
    const { watch, time, asked, looks, shown } = given({ from, legs: [] })
    watch.start()
    await time.pass(40)
    const before = looks.length
    watch.stop()
    await time.pass(600)
    expect([shown().phase, looks.length - before, asked.stopped]).toEqual(["off", 0, [9]])
  })
})

describe("the simulator", () => {
  test("sees 60 m as movement and 600 m as a long way, with a look each ten seconds", async () => {
    for (const name of ["walk", "newLocation"] as const) {
      const { watch, time, shown, asked } = given(walks[name], { every: 10_000 })
      const moves = new Set<number>()
      watch.start()
      for (let look = 0; look < 80; look++) {
        await time.pass(10)
        if (shown().moved) moves.add(Math.round(shown().metres))
      }
      expect(Math.max(...moves)).toBeGreaterThanOrEqual(40)
      const furthest =
        Math.max(...asked.checks.map((step) => step.currentLongitude)) - walks[name].from.longitude
      expect(furthest * 69_000).toBeGreaterThan(name === "walk" ? 40 : 450)
    }
  })
})
