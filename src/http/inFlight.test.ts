import { expect, test } from "bun:test"
import { createInFlight } from "./inFlight.ts"

/** Work that goes on until it is told to end. */
function given() {
  const inFlight = createInFlight({ most: 30, perAddress: 20 })
  const start = (address: string, bytes: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    return {
      end: () => resolve("stored"),
      fail: () => reject(new Error("cut off")),
      done: inFlight.during(address, bytes, () => promise),
    }
  }
  const refusal = expect.objectContaining({
    code: "busy",
    status: 503,
    details: { retryAfter: 5, values: { seconds: 5 } },
  })
  return { start, refusal }
}

test("bodies together stay below the limit; the next may come once one is done", async () => {
  const { start, refusal } = given()
  const [first, second] = [start("a", 15), start("b", 15)]
  await expect(start("c", 1).done).rejects.toEqual(refusal)
  first.end()
  expect(await first.done).toBe("stored")
  const third = start("c", 15)
  second.end()
  third.end()
  expect(await third.done).toBe("stored")
})

test("one address never takes it all", async () => {
  const { start, refusal } = given()
  const slow = start("a", 20)
  await expect(start("a", 1).done).rejects.toEqual(refusal)
  const other = start("b", 10)
  slow.end()
  other.end()
  expect(await other.done).toBe("stored")
})

test("work that fails gives its room back", async () => {
  const { start } = given()
  const first = start("a", 20)
  first.fail()
  await expect(first.done).rejects.toThrow("cut off")
  const again = start("a", 20)
  again.end()
  expect(await again.done).toBe("stored")
})
