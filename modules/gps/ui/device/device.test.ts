import { describe, expect, test } from "bun:test"
import { metresBetween } from "../../positions/distance.ts"
import type { Fix } from "../../positions/noise.ts"
import { handTime } from "./handTime.testing.ts"
import { deviceMotion, levelOf, type MotionReading } from "./motionSource.ts"
import { deviceSource, lookOnce, type PositionFault } from "./positionSource.ts"
import { simulatedSource } from "./simulatedSource.ts"
import { hurriedTime } from "./time.ts"
import { keepAwake, type WakePage, type WakeState } from "./wakeLock.ts"

const options = { timeout: 15_000, maximumAge: 90_000, highAccuracy: true }
const now = Date.parse("2026-11-21T11:00:00Z")

function givenGeolocation() {
  const watches = new Map<
    number,
    [(position: GeolocationPosition) => void, (error: { code: number }) => void]
  >()
  const geolocation = {
    watchPosition(found: never, failed: never) {
      watches.set(watches.size + 1, [found, failed])
      return watches.size
    },
    clearWatch: (id: number) => void watches.delete(id),
  } as unknown as Geolocation
  const tell = (latitude: number, timestamp: number, accuracy = 8) => {
    const coords = { latitude, longitude: 3.7, accuracy }
    for (const [found] of watches.values()) found({ coords, timestamp } as GeolocationPosition)
  }
  const fail = (code: number) => {
    for (const [, failed] of [...watches.values()]) failed({ code })
  }
  return { geolocation, watches, tell, fail }
}

describe("the GPS of the device", () => {
  function watched() {
    const { geolocation, ...rest } = givenGeolocation()
    const fixes: Fix[] = []
    const faults: PositionFault[] = []
    const stop = deviceSource(geolocation, () => now).watch(
      (fix) => fixes.push(fix),
      (fault) => faults.push(fault),
      options,
    )
    return { ...rest, fixes, faults, stop }
  }

  test("a place that is told twice counts once, and one that is no place never", () => {
    const { tell, fixes } = watched()
    tell(51.7, now)
    tell(51.7, now)
    tell(Number.NaN, now + 1)
    tell(51.7, now + 2000)
    expect(fixes.map(({ at }) => at - now)).toEqual([0, 2000])
  })

  test("a device that tells no sensible time measured now", () => {
    const { tell, fixes } = watched()
    tell(51.7, 0)
    tell(51.8, now - 30 * 24 * 3_600_000)
    expect(fixes.map(({ at }) => at)).toEqual([now, now])
  })

  test("why no place is found is told in four words", () => {
    const { fail, faults } = watched()
    for (const code of [1, 2, 3, 9]) fail(code)
    expect(faults).toEqual(["denied", "unavailable", "timeout", "unavailable"])
    const none: PositionFault[] = []
    deviceSource(undefined).watch(
      () => {},
      (fault) => none.push(fault),
      options,
    )
    expect(none).toEqual(["unsupported"])
  })

  test("one look is one place, and then nobody looks any more", () => {
    const { geolocation, tell, watches } = givenGeolocation()
    const seen: number[] = []
    lookOnce(
      deviceSource(geolocation, () => now),
      ({ at }) => seen.push(at),
      () => {},
      options,
    )
    tell(51.7, now)
    tell(51.8, now + 1)
    expect([seen, watches.size]).toEqual([[now], 0])
  })
})

describe("a walk that nobody walks", () => {
  const from = { latitude: 51.69, longitude: 3.7 }

  test("goes as far as its script says, in its own time", async () => {
    const time = handTime()
    const fixes: Fix[] = []
    const hurried = hurriedTime(10, time)
    const walk = { from, legs: [{ seconds: 10 }, { seconds: 40, metres: 60, heading: 90 }] }
    simulatedSource(walk, hurried).watch(
      (fix) => fixes.push(fix),
      () => {},
      options,
    )
    await time.pass(1)
    expect(metresBetween(from, fixes.at(-1)!)).toBeLessThan(2)
    await time.pass(6)
    expect(metresBetween(from, fixes.at(-1)!)).toBeCloseTo(60, 0)
    expect(fixes.at(-1)!.at - fixes[0]!.at).toBeGreaterThanOrEqual(60_000)
  })

  test("its noise stays within its metres, and its faults are told", async () => {
    const time = handTime()
    const fixes: Fix[] = []
    const faults: PositionFault[] = []
    const walk = {
      from,
      legs: [
        { seconds: 60, noise: 6 },
        { seconds: 3, fault: "timeout" as const },
      ],
    }
    simulatedSource(walk, time).watch(
      (fix) => fixes.push(fix),
      (fault) => faults.push(fault),
      options,
    )
    await time.pass(62)
    expect(Math.max(...fixes.map((fix) => metresBetween(from, fix)))).toBeLessThan(6.1)
    expect(new Set(faults)).toEqual(new Set(["timeout"]))
  })
})

describe("the sensor", () => {
  const bare = (x: number): MotionReading => ({
    acceleration: { x, y: 0, z: 0 },
    accelerationIncludingGravity: null,
  })
  function given(
    over: { requestPermission?: () => Promise<string>; isThere?: boolean; isShut?: boolean } = {},
  ) {
    const time = handTime()
    let heard: ((reading: MotionReading) => void) | undefined
    const levels: number[] = []
    const faults: string[] = []
    const { isThere = true, isShut = false, requestPermission } = over
    const device = {
      ...{ isThere, requestPermission, isShut: async () => isShut },
      listen(next: (reading: MotionReading) => void) {
        heard = next
        return () => {
          heard = undefined
        }
      },
    }
    const source = deviceMotion(device, time)
    const start = () =>
      source.start(
        (level) => levels.push(level),
        (fault) => faults.push(fault),
      )
    return {
      time,
      source,
      start,
      levels,
      faults,
      listens: () => heard !== undefined,
      tell: (r: MotionReading) => heard?.(r),
    }
  }

  test("is told at most four times a second, with the hardest of what came between", async () => {
    const { time, start, tell, levels } = given()
    start()
    for (let count = 0; count < 100; count++) {
      tell(bare(count === 55 ? 7 : 1))
      await time.pass(0.01)
    }
    expect(levels).toEqual([1, 1, 1, 7])
  })

  test("gravity is taken off where the device leaves it in", () => {
    const whole = (z: number) => ({ acceleration: null, accelerationIncludingGravity: { x: 0, y: 0, z } })
    expect(levelOf(whole(9.8))).toBe(0)
    expect(levelOf(whole(-12))).toBeCloseTo(2.2)
    expect(levelOf(bare(-3))).toBe(3)
    const half = {
      acceleration: { x: null, y: null, z: null },
      accelerationIncludingGravity: { x: 0, y: 9.8, z: 3 },
    }
    expect(levelOf(half)).toBeCloseTo(0.45, 2)
    expect(levelOf({ acceleration: null, accelerationIncludingGravity: null })).toBeUndefined()
  })

  test("iOS is asked on the press and not before, and nobody listens without leave", async () => {
    let asked = 0
    const answers = ["denied", "granted"]
    const { source, start, faults, listens, time } = given({
      requestPermission: async () => answers[asked++]!,
    })
    expect([source.asksLeave, asked]).toEqual([true, 0])
    start()
    expect(asked).toBe(1)
    await time.pass(1)
    expect([faults, listens()]).toEqual([["denied"], false])
    start()
    await time.pass(1)
    expect([asked, listens()]).toEqual([2, true])
  })

  test("leave that comes after the stop starts nothing", async () => {
    const { start, listens, time } = given({ requestPermission: async () => "granted" })
    start()()
    await time.pass(1)
    expect(listens()).toBe(false)
  })

  test("a computer that has the event and no numbers is told for what it is", async () => {
    const { start, tell, faults, time, listens } = given()
    start()
    tell({ acceleration: null, accelerationIncludingGravity: null })
    await time.pass(4)
    expect([faults, listens()]).toEqual([["unsupported"], false])
    const shut = given({ isShut: true })
    shut.start()
    await shut.time.pass(4)
    expect(shut.faults).toEqual(["denied"])
    const none = given({ isThere: false })
    none.start()
    expect(none.faults).toEqual(["unsupported"])
  })
})

describe("the screen stays on", () => {
  function given({ refuses = false } = {}) {
    const states: WakeState[] = []
    let visible = true
    let changed = () => {}
    const locks: { lost: () => void; released: boolean }[] = []
    const page: WakePage = {
      wakeLock: {
        async request() {
          if (refuses) throw new Error("battery low")
          const lock = { lost: () => {}, released: false }
          locks.push(lock)
          return {
            addEventListener: (_: string, run: () => void) => {
              lock.lost = run
            },
            release: async () => {
              lock.released = true
            },
          } as unknown as WakeLockSentinel
        },
      },
      isVisible: () => visible,
      onVisible(run) {
        changed = run
        return () => {
          changed = () => {}
        }
      },
    }
    const show = (is: boolean) => {
      visible = is
      if (!is) locks.at(-1)?.lost()
      changed()
    }
    return { states, page, locks, show, time: handTime() }
  }

  test("again when the page comes back in sight, and no longer than wanted", async () => {
    const { states, page, locks, show, time } = given()
    const stop = keepAwake((state) => states.push(state), page)
    await time.pass(0)
    show(false)
    show(true)
    await time.pass(0)
    expect(states).toEqual(["awake", "asleep", "awake"])
    stop()
    show(true)
    await time.pass(0)
    expect([locks.length, locks.at(-1)!.released]).toEqual([2, true])
  })

  test("a device that won't or a browser that can't is told", async () => {
    const { states, page, time } = given({ refuses: true })
    keepAwake((state) => states.push(state), page)
    await time.pass(0)
    keepAwake((state) => states.push(state), { ...page, wakeLock: undefined })
    expect(states).toEqual(["refused", "unsupported"])
  })
})
