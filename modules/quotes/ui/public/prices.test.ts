import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { PriceRange, RangeWanted } from "../../range/schema.ts"
import { createPrices, pause } from "./prices.ts"

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

interface Asked {
  wanted: RangeWanted
  signal: AbortSignal
  answer(euros: number): Promise<void>
  fail(): Promise<void>
}

/** A server that answers when the test says so, also after it was told to stop. */
function opened() {
  const asked: Asked[] = []
  const prices = createPrices((wanted, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<PriceRange>()
    asked.push({
      wanted,
      signal,
      answer: async (euros) => {
        resolve({ range: { fromCents: euros * 100, toCents: euros * 200 }, unknown: [], movers: [] })
        await promise
      },
      fail: async () => {
        reject(new Error("busy"))
        await promise.catch(() => {})
      },
    })
    return promise
  })
  const shown = () => prices.get().told?.range?.fromCents
  return { prices, asked, shown }
}

const sized = (size: string, type: ProjectType = "badkamer"): RangeWanted => ({
  projectTypes: [type],
  answers: { [`${type}_oppervlakte`]: size },
})

test("an older answer that comes late is never shown", async () => {
  const { prices, asked, shown } = opened()
  prices.want(sized("6"))
  jest.advanceTimersByTime(pause)
  prices.want(sized("8"))
  expect(asked[0]!.signal.aborted).toBe(true)
  jest.advanceTimersByTime(pause)
  await asked[1]!.answer(8_000)
  await asked[0]!.answer(6_000)
  expect(shown()).toBe(800_000)
})

test("an older answer that comes before the newer is not shown either", async () => {
  const { prices, asked, shown } = opened()
  prices.want(sized("6"))
  jest.advanceTimersByTime(pause)
  prices.want(sized("8"))
  await asked[0]!.answer(6_000)
  expect(shown()).toBeUndefined()
})

test("each letter of a number asks for nothing, only the pause after it", () => {
  const { prices, asked } = opened()
  for (const size of ["1", "12", "12,", "12,5"]) prices.want(sized(size))
  jest.advanceTimersByTime(pause)
  expect(asked.map(({ wanted }) => wanted)).toEqual([sized("12,5")])
})

test("what fails is asked anew with the next answer, and not before", async () => {
  const { prices, asked, shown } = opened()
  prices.want(sized("6"))
  jest.advanceTimersByTime(pause)
  await asked[0]!.fail()
  jest.advanceTimersByTime(60_000)
  expect(asked).toHaveLength(1)
  prices.want(sized("8"))
  jest.advanceTimersByTime(pause)
  await asked[1]!.answer(8_000)
  expect(shown()).toBe(800_000)
})

test("the price of other work is forgotten, also one that is still on its way", async () => {
  const { prices, asked, shown } = opened()
  prices.want(sized("6"))
  jest.advanceTimersByTime(pause)
  await asked[0]!.answer(6_000)
  prices.want(sized("7"))
  jest.advanceTimersByTime(pause)
  prices.want(sized("3", "dakkapel"))
  await asked[1]!.answer(7_000)
  expect(prices.get()).toEqual({ cutOff: false, scaleCents: 0 })
  expect(shown()).toBeUndefined()
})
