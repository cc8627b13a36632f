import { expect, test } from "bun:test"
import { home, morning, off } from "../positions/noisy.testing.ts"
import { workplaceAt } from "./place.ts"
import { awake, looked, mayLook, nextLook, sawNothing, type Widget } from "./widget.ts"

const at = (metres: number, seconds: number, accuracy = 5) => ({
  ...off(home, metres),
  accuracy,
  at: morning + seconds * 1000,
})

test("it sleeps after three looks without movement, and wakes up by movement", () => {
  let widget = awake
  const looks: [metres: number, seconds: number, mode: Widget["mode"], next: number][] = [
    [0, 0, "active", 30],
    [2, 30, "active", 30],
    [0, 60, "sleep", 60],
    [1, 120, "sleep", 60],
    [0, 180, "sleep", 60],
    // Something may have moved: it looks again soon, and is sure at the fourth.
    [80, 240, "sleep", 15],
    [90, 255, "sleep", 15],
    [100, 270, "sleep", 15],
    [100, 285, "active", 30],
    [101, 315, "active", 30],
  ]
  const seen = looks.map(([metres, seconds]) => {
    const fix = at(metres, seconds)
    const { widget: then, moved } = looked(widget, fix, fix.at)
    widget = then
    return { mode: widget.mode, next: nextLook(widget) / 1000, moved }
  })
  expect(seen).toEqual(looks.map(([, seconds, mode, next]) => ({ mode, next, moved: seconds === 285 })))
})

test("it doesn't look again within 8 seconds, within 15 when it sleeps", () => {
  const lookedAt = morning
  expect([7_999, 8_000].map((passed) => mayLook({ ...awake, lookedAt }, lookedAt + passed))).toEqual([
    false,
    true,
  ])
  const asleep: Widget = { ...awake, mode: "sleep", lookedAt }
  expect([14_999, 15_000].map((passed) => mayLook(asleep, lookedAt + passed))).toEqual([false, true])
  // The clock was set back: it doesn't wait for hours.
  expect(mayLook(asleep, lookedAt - 3600_000)).toBe(true)
  expect(mayLook(awake, 0)).toBe(true)
})

test("looks that find no place let it sleep too", () => {
  let widget = awake
  for (const seconds of [0, 30, 60]) widget = sawNothing(widget, morning + seconds * 1000)
  expect(widget.mode).toBe("sleep")
})

test("what the server is told of a look that isn't believed is that one stood still", () => {
  let widget = awake
  for (const seconds of [0, 10, 20, 30])
    widget = looked(widget, at(0, seconds), morning + seconds * 1000).widget
  const strayed = looked(widget, at(9000, 40), morning + 40_000)
  expect(strayed).toMatchObject({ moved: false, doubt: "jump" })
  expect(strayed.to).toEqual(strayed.from)
})

test("one is at the nearest project within its radius, or within the accuracy of the position", () => {
  const dune = { name: "duin", ...off(home, 0), radius: 100 }
  const shed = { name: "schuur", ...off(home, 120), radius: 20 }
  const unknown = { name: "elders", latitude: null, longitude: null, radius: 2000 }
  const found = (metres: number, accuracy: number) =>
    workplaceAt(at(metres, 0, accuracy), [unknown, dune, shed])?.name
  expect(found(90, 5)).toBe("duin")
  expect(found(105, 5)).toBe("schuur")
  expect(found(-101, 5)).toBeUndefined()
  expect(found(150, 5)).toBeUndefined()
  expect(found(150, 35)).toBe("schuur")
  expect(found(0, 1500)).toBeUndefined()
})
