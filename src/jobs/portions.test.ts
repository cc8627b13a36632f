import { expect, test } from "bun:test"
import { heldDuring } from "./eventLoop.testing.ts"
import { longestHold } from "./eventLoop.ts"
import { inPortions } from "./portions.ts"

function busy(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

/** Somebody else's work, which takes its turn whenever it gets one. */
function given() {
  const done: string[] = []
  let over = false
  const other = async () => {
    while (!over) {
      await Bun.sleep(0)
      done.push("other")
    }
  }
  const ended = other()
  return {
    done,
    async end() {
      over = true
      await ended
    },
  }
}

test("others get their turn between two portions of long work, and not only at its end", async () => {
  const { done, end } = given()
  const results = await inPortions([1, 2, 3], (item) => {
    busy(15)
    done.push("ours")
    return item * 2
  })
  await end()
  expect(results).toEqual([2, 4, 6])
  const [first, second] = [done.indexOf("ours"), done.indexOf("ours", done.indexOf("ours") + 1)]
  expect(done.slice(first, second)).toContain("other")
})

test("what is thrown half-way is told, and no more is done", async () => {
  let acted = 0
  const broken = inPortions([1, 2, 3], (item) => {
    acted++
    if (item === 2) throw new Error("broken")
  })
  await expect(broken).rejects.toThrow("broken")
  expect(acted).toBe(2)
})

test("much long work at once takes no longer stretches than one", async () => {
  const long = () => inPortions([1, 2, 3, 4, 5, 6], () => busy(5))
  const held = await heldDuring(() => Promise.all(Array.from({ length: 8 }, long)))
  expect(held).toBeLessThan(longestHold)
})
