import { expect, test } from "bun:test"
import { createTurns, type Sender } from "./turns.ts"

/** Work that ends when it is told to, and the order in which it began. */
function given() {
  const turns = createTurns({ most: 3, mostSize: 100 })
  const began: string[] = []
  const ends: (() => void)[] = []
  const take = (sender: Sender, size: number, name: string) => {
    const done = turns.take(sender, size, () => {
      began.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
    done.catch(() => {})
    return done
  }
  /** Ends what is at hand, until nothing waits any longer. */
  async function workOff() {
    await Bun.sleep(0)
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await Bun.sleep(0)
    }
    return began
  }
  return { turns, take, began, workOff }
}

const [a, b] = [{ address: "a" }, { address: "b" }]
const me = { account: 1 }

test("one is at hand; who has sent much lets others go first", async () => {
  const { take, began, workOff } = given()
  const all = [take(a, 30, "a1"), take(a, 30, "a2"), take(a, 30, "a3"), take(b, 30, "b1")]
  await Bun.sleep(0)
  expect(began).toEqual(["a1"])
  expect(await workOff()).toEqual(["a1", "b1", "a2", "a3"])
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1"])
})

test("small work goes before large work of somebody else", async () => {
  const { take, workOff } = given()
  for (const name of ["a1", "a2"]) take(a, 40, name)
  take({ address: "c" }, 40, "c1")
  for (const name of ["b1", "b2", "b3"]) take(b, 2, name)
  expect(await workOff()).toEqual(["a1", "b1", "b2", "b3", "c1", "a2"])
})

test("large work is not put off for ever by small work that keeps coming", async () => {
  const turns = createTurns({ most: 3, mostSize: 100 })
  let small = 0
  let over = false
  const send = async (sender: Sender) => {
    while (!over && small < 100) await turns.take(sender, 10, async () => small++)
  }
  const all = [send({ address: "c" }), send(a)]
  await turns.take(b, 40, async () => {
    over = true
  })
  expect(small).toBeLessThan(15)
  await Promise.all(all)
})

test("staff and visitors take turns, however many visitors wait", async () => {
  const { take, workOff } = given()
  for (const who of ["a", "b", "c", "d"]) take({ address: who }, 10, who)
  take(me, 50, "m1")
  take(me, 50, "m2")
  expect(await workOff()).toEqual(["a", "m1", "b", "m2", "c", "d"])
})

test("jobs take turns with people, however many of these wait", async () => {
  const { take, workOff } = given()
  for (const who of ["a", "b", "c"]) take({ address: who }, 10, who)
  for (const name of ["m1", "m2", "m3"]) take(me, 10, name)
  for (const name of ["j1", "j2"]) take({ job: "documents" }, 40, name)
  expect(await workOff()).toEqual(["a", "m1", "j1", "b", "m2", "j2", "c", "m3"])
})

test("one sender has so many waiting and no more, in number and in size", async () => {
  const { take, workOff } = given()
  const busy = { code: "busy", status: 503, details: { retryAfter: 5 } }
  for (const name of ["a1", "a2", "a3"]) take(a, 1, name)
  await expect(take(a, 1, "a4")).rejects.toMatchObject(busy)
  take(b, 90, "b1")
  await expect(take(b, 11, "b2")).rejects.toMatchObject(busy)
  expect(await workOff()).toEqual(["a1", "a2", "a3", "b1"])
  take(b, 90, "again")
  expect(await workOff()).toContain("again")
})

test("work larger than a sender's share is done when it is his only one", async () => {
  const { take, workOff } = given()
  take(a, 500, "huge")
  expect(await workOff()).toEqual(["huge"])
})

test("work that fails lets the next one begin", async () => {
  const { turns, take, workOff } = given()
  const failing = turns.take(a, 1, () => Promise.reject(new Error("broken")))
  take(b, 1, "b1")
  await expect(failing).rejects.toThrow("broken")
  expect(await workOff()).toEqual(["b1"])
})
