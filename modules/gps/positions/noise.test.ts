import { expect, test } from "bun:test"
import { distances } from "../constants.ts"
import { awake, looked, mayLook, nextLook } from "../movement/widget.ts"
import type { PositionDoubt } from "../schema.ts"
import { metresApart, metresBetween } from "./distance.ts"
import { type Fix, judge, judgeAll } from "./noise.ts"
import { home, measured, measuredOutside, morning, off } from "./noisy.testing.ts"
import { trailOf } from "./track.ts"
import { look, metresMoved, nowhereYet, settleHere } from "./whereabouts.ts"

const fix = (metres: number, seconds: number, accuracy = 5): Fix => ({
  ...off(home, metres),
  accuracy,
  at: morning + seconds * 1000,
})
const still = (): [number, number] => [0, 0]
/** Ten minutes of standing still, and then 60 metres on foot. */
const walk = (second: number): [number, number] => [Math.min(60, Math.max(0, (second - 600) * 1.4)), 0]
/** Ten minutes at home, 3 km by road with two bends and a traffic light, and then at work. */
function drive(second: number): [number, number] {
  const driving = Math.max(0, second - 600)
  const metres = Math.min(3000, 12.5 * (driving - Math.min(45, Math.max(0, driving - 120))))
  if (metres < 1000) return [metres, 0]
  return metres < 2000 ? [1000, metres - 1000] : [metres - 1000, 1000]
}

test("distances are those of the great circle", () => {
  const dom = { latitude: 52.0907, longitude: 5.1214 }
  expect(metresBetween(dom, dom)).toBe(0)
  expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(
    111_194.9,
    0,
  )
  expect(metresBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(
    20_015_087,
    0,
  )
  expect(
    metresBetween({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 }),
  ).toBeLessThan(223)
  expect(metresBetween(home, off(home, 30, 40))).toBeCloseTo(50, 1)
})

test("one moved only when the accuracies don't explain it", () => {
  expect(metresApart(fix(0, 0, 0), fix(40.1, 1, 0))).toBeGreaterThanOrEqual(40)
  expect(metresApart(fix(0, 0, 30), fix(60, 1, 30))).toBeLessThan(40)
  expect(metresApart(fix(0, 0, 5), fix(60, 1, 5))).toBeGreaterThanOrEqual(40)
})

test("a position is doubted for its accuracy, its speed and its time", () => {
  const before = fix(0, 0)
  const cases: [Fix, PositionDoubt | undefined][] = [
    [fix(600, 11), undefined],
    [fix(600, 9), "jump"],
    [fix(500_000, 10), "jump"],
    [fix(0, 10, 1500), "inaccurate"],
    [fix(0, 0), "clock"],
    [fix(0, -5), "clock"],
    [fix(0, 7200), "clock"],
  ]
  expect(cases.map(([each]) => judge(each, before, morning + 60_000))).toEqual(
    cases.map(([, doubt]) => doubt),
  )
})

test("a jump and back is doubted, also a slow one; going somewhere and staying there is not", () => {
  const doubts = (metres: number[]) => judgeAll(metres.map((each, index) => fix(each, 5 * index)))
  expect(doubts([0, 0, 500, 0, 0])).toEqual([undefined, undefined, "jump", undefined, undefined])
  expect(doubts([0, 0, 150, 0, 0])).toEqual([undefined, undefined, "jump", undefined, undefined])
  expect(doubts([0, 60, 120, 180, 240])).toEqual([undefined, undefined, undefined, undefined, undefined])
  // The first was wrong: what follows agrees with itself.
  expect(doubts([90_000, 0, 2, 1, 0]).slice(1)).toEqual([undefined, undefined, undefined, undefined])
})

test("who stands still never moves, whatever the GPS makes of it", async () => {
  for (const every of [5, 10, 30])
    for (let seed = 1; seed <= 12; seed++) {
      const fixes = untidied(measured(still, { seconds: 4 * 3600, every, seed, jumps: true }))
      let known = nowhereYet
      let widget = { ...awake }
      let [next, farthest, moved] = [0, 0, false]
      for (const each of fixes) {
        known = look(known, each, each.at).whereabouts
        farthest = Math.max(farthest, metresMoved(known))
        if (each.at < next || !mayLook(widget, each.at)) continue
        const seen = looked(widget, each, each.at)
        moved ||= seen.moved
        widget = seen.widget
        next = each.at + nextLook(widget)
      }
      expect(farthest).toBeLessThan(distances.movement)
      expect(moved).toBe(false)
      const { metres, stops } = await trailOf(fixes)
      expect(metres).toBeLessThan(distances.movement)
      expect(stops.reduce((sum, stop) => sum + stop.to - stop.from, 0)).toBeGreaterThan(3.9 * 3600_000)
    }
})

test("a walk of 60 metres is movement within a few looks", () => {
  for (let seed = 1; seed <= 20; seed++) {
    let known = nowhereYet
    const seen: number[] = []
    for (const each of measuredOutside(walk, 900, 5, seed)) {
      known = look(known, each, each.at).whereabouts
      if (metresMoved(known) >= distances.movement) seen.push((each.at - morning) / 1000 - 643)
      if (metresMoved(known) >= distances.autoStart) seen.push(Number.POSITIVE_INFINITY)
    }
    expect(seen[0]).toBeLessThanOrEqual(25)
    expect(seen).toContain(Number.POSITIVE_INFINITY)
    // From there on it is still again.
    expect(metresMoved(settleHere(known))).toBe(0)
  }
})

test("a drive of 3 km is 3 km, with a stop at each end", async () => {
  for (const every of [5, 10])
    for (let seed = 1; seed <= 5; seed++)
      for (const fixes of [
        measuredOutside(drive, 1500, every, seed),
        measured(drive, { seconds: 1500, every, seed, jumps: true }),
      ]) {
        const { metres, stops, moving } = await trailOf(untidied(fixes))
        expect(metres).toBeGreaterThan(3000 * 0.95)
        expect(metres).toBeLessThan(3000 * 1.05)
        expect(stops).toHaveLength(2)
        expect(moving / 1000).toBeGreaterThan(270)
        expect(moving / 1000).toBeLessThan(310)
      }
})

test("where nothing was measured is a gap, and what was travelled meanwhile isn't guessed", async () => {
  const fixes = [...Array(60).keys()].flatMap((index) => [fix(0, index * 10), fix(8000, 3000 + index * 10)])
  const { gaps, metres, stops } = await trailOf(fixes)
  expect(gaps).toEqual([{ from: morning + 590_000, to: morning + 3_000_000 }])
  expect({ metres, stops: stops.length }).toEqual({ metres: 0, stops: 2 })
})

test("a track of nothing, of one point, and of points that prove nothing", async () => {
  const nothing = { stops: [], gaps: [], metres: 0, moving: 0, still: 0 }
  expect(await trailOf([])).toEqual({ points: [], ...nothing })
  expect(await trailOf([fix(0, 0)])).toMatchObject(nothing)
  expect(await trailOf([fix(0, 0, 5000), fix(9000, 60, 5000)])).toMatchObject(nothing)
})

/** As phones send them: some twice, some in another order. */
const untidied = (fixes: Fix[]): Fix[] =>
  fixes.flatMap((each, index) => {
    if (index % 50 === 10) return [each, each]
    if (index % 50 === 20 && fixes[index + 1]) return [fixes[index + 1]!, each]
    return index % 50 === 21 ? [] : [each]
  })
