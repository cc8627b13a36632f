import { expect, test } from "bun:test"
import { testClock } from "../testing.ts"
import { createRateLimit } from "./rateLimit.ts"

function given(most = 3, seconds = 60) {
  const clock = testClock()
  const limit = createRateLimit({ most, seconds, clock })
  const take = (key = "a") => {
    try {
      limit.take(key)
      return "in"
    } catch (error) {
      const { status, details } = error as { status: number; details: { retryAfter: number } }
      return `${status} after ${details.retryAfter}`
    }
  }
  return { clock, limit, take }
}

test("so many get in, the next is told how long to wait", () => {
  const { clock, take } = given()
  expect([take(), take(), take(), take()]).toEqual(["in", "in", "in", "429 after 60"])
  clock.pass(59)
  expect(take()).toBe("429 after 1")
  clock.pass(1)
  expect(take()).toBe("in")
})

test("the window slides: each taking counts until it is as old as the window", () => {
  const { clock, take } = given()
  take()
  clock.pass(40)
  take()
  take()
  clock.pass(20)
  expect([take(), take()]).toEqual(["in", "429 after 40"])
})

test("being refused does not make the wait longer", () => {
  const { clock, take } = given()
  for (let i = 0; i < 50; i++) take()
  clock.pass(60)
  expect(take()).toBe("in")
})

test("one key never holds up another", () => {
  const { take } = given(1)
  expect([take("a"), take("a"), take("b")]).toEqual(["in", "429 after 60", "in"])
})

test("a key that is cleared begins anew", () => {
  const { limit, take } = given(1)
  take()
  limit.clear("a")
  expect(take()).toBe("in")
})

test("a flood of keys does not let go of one that keeps trying", () => {
  const { take } = given(2)
  take("attacker")
  for (let i = 0; i < 9_999; i++) take(`other ${i}`)
  take("attacker")
  for (let i = 0; i < 4_000; i++) take(`more ${i}`)
  expect(take("attacker")).toBe("429 after 60")
})
