import { expect, test } from "bun:test"
import { handTime } from "../device/handTime.testing.ts"
import { simulatedSource } from "../device/simulatedSource.ts"
import { startOf, watchForMovement } from "./autoTracking.ts"
import { createRecorder } from "./recorder.ts"

const home = { latitude: 51.6, longitude: 3.9 }
const duinweg = { latitude: 51.65, longitude: 3.92 }
const workplace = (id: number, place: { latitude: number; longitude: number } | null) => ({
  ...{ id, name: `project ${id}`, address: "", radius: 100, mine: true },
  ...(place ?? { latitude: null, longitude: null }),
})
const fix = (place: typeof home) => ({ ...place, accuracy: 8, at: 0 })

test.each([
  ["80 metres of walking", 80, 8, 1],
  ["30 metres of walking", 30, 8, 0],
  ["standing in the noise of a bad GPS", 0, 40, 0],
])("%s", async (_, metres, noise, starts) => {
  const time = handTime()
  const legs = [
    { seconds: 60, noise },
    { seconds: 40, metres, noise: Math.min(noise, 2) },
  ]
  let moved = 0
  const source = simulatedSource({ from: home, legs: metres ? legs : [{ seconds: 600, noise }] }, time)
  const stop = watchForMovement({ source, time, moved: () => moved++ })
  await time.pass(180)
  stop()
  expect(Math.min(moved, 1)).toBe(starts)
})

test("where one is goes before the default project; who stopped himself starts again only there", () => {
  const state = { workplaces: [workplace(1, duinweg), workplace(2, null)] }
  const choices = { defaultProject: 2 }
  const started = (place: typeof home, more: object) => {
    const outcome = startOf(fix(place), state, { ...more }, "2026-11-20")
    return typeof outcome === "string" ? outcome : [outcome.start.id, outcome.here]
  }
  expect(started(duinweg, choices)).toEqual([1, true])
  expect(started(home, choices)).toEqual([2, false])
  expect(started(home, {})).toBe("noDefault")
  expect(started(home, { ...choices, stoppedOn: "2026-11-20" })).toBe("nothing")
  expect(started(duinweg, { ...choices, stoppedOn: "2026-11-20" })).toEqual([1, true])
  expect(started(duinweg, { ...choices, undoneOn: "2026-11-20" })).toBe("nothing")
})

test("the recorder keeps steps of ten metres, and a minute's standing still", () => {
  const kept: unknown[] = []
  const record = createRecorder(({ timestamp }) => kept.push(timestamp))
  const at = (seconds: number, north: number) =>
    record({ latitude: 51.6 + north / 111_195, longitude: 3.9, accuracy: 8, at: seconds * 1000 })
  at(0, 0)
  at(3, 30)
  at(5, 4)
  at(6, 12)
  at(30, 12)
  at(66, 12)
  expect(kept).toEqual([0, 6, 66].map((seconds) => new Date(seconds * 1000).toISOString()))
})
