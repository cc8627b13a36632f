import { expect, test } from "bun:test"
import { createInFlight } from "./inFlight.ts"

/** Bodies of a sender, each of which arrives when it is told to. */
function given({ most = 30, perAddress = 20, slots = 3, patience = 0 } = {}) {
  const pace = { seconds: 60, bytes: 1, deadline: 60 }
  const inFlight = createInFlight({ most, perAddress, slots, patience, pace })
  return (address: string, bytes: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const { request, arrive } = slowly(bytes)
    const done = inFlight.during(address, { request, server: null }, async (whole) => {
      await whole()
      return promise
    })
    done.catch(() => {})
    return {
      arrive,
      end() {
        arrive()
        resolve("stored")
      },
      fail: () => reject(new Error("cut off")),
      done,
    }
  }
}

/** A request whose body is still on its way. */
function slowly(bytes: number) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const headers = { "content-length": String(bytes) }
  const request = new Request("http://localhost/api/upload", { method: "POST", body: readable, headers })
  const writer = writable.getWriter()
  writer.closed.catch(() => {})
  const arrive = async () => {
    writer.write(new Uint8Array(bytes)).catch(() => {})
    await writer.close().catch(() => {})
  }
  return { request, arrive }
}

const refusal = expect.objectContaining({
  code: "busy",
  status: 503,
  details: { retryAfter: 5, values: { seconds: 5 } },
})

test("bodies together stay below the limit; the next may come once one is done", async () => {
  const start = given()
  const [first, second] = [start("a", 15), start("b", 15)]
  await expect(start("c", 15).done).rejects.toEqual(refusal)
  first.end()
  expect(await first.done).toBe("stored")
  const third = start("c", 15)
  second.end()
  third.end()
  expect(await third.done).toBe("stored")
})

test("one address never takes it all, in bytes or in number", async () => {
  const start = given()
  const slow = start("a", 20)
  await expect(start("a", 1).done).rejects.toEqual(refusal)
  const other = start("b", 10)
  slow.end()
  other.end()
  expect(await other.done).toBe("stored")
  const three = [start("a", 1), start("a", 1), start("a", 1)]
  await expect(start("a", 1).done).rejects.toEqual(refusal)
  for (const one of three) one.end()
})

test("work that fails gives its room back", async () => {
  const start = given()
  const first = start("a", 20)
  first.arrive()
  first.fail()
  await expect(first.done).rejects.toThrow("cut off")
  const again = start("a", 20)
  again.end()
  expect(await again.done).toBe("stored")
})

test("who sends slowly gives way to an address that takes less, the one with most first", async () => {
  const start = given()
  const [most, less] = [start("a", 20), start("b", 10)]
  const photo = start("c", 5)
  await expect(most.done).rejects.toEqual(refusal)
  photo.end()
  less.end()
  expect(await Promise.all([photo.done, less.done])).toEqual(["stored", "stored"])
})

test("what has arrived does not give way, nor what has only just begun", async () => {
  const arrived = given()
  const [first, second] = [arrived("a", 20), arrived("b", 10)]
  await Promise.all([first.arrive(), second.arrive()])
  await Bun.sleep(0)
  await expect(arrived("c", 5).done).rejects.toEqual(refusal)
  first.end()
  expect(await first.done).toBe("stored")

  const quick = given({ patience: 5_000 })
  const begun = [quick("a", 20), quick("b", 10)]
  await expect(quick("c", 5).done).rejects.toEqual(refusal)
  for (const one of begun) one.end()
  expect(await Promise.all(begun.map(({ done }) => done))).toEqual(["stored", "stored"])
})

test("of who sends several at once one gives way, also when it has only just begun", async () => {
  const start = given({ patience: 5_000 })
  const [first, second, other] = [start("a", 10), start("a", 10), start("b", 10)]
  const photo = start("c", 5)
  await expect(first.done).rejects.toEqual(refusal)
  for (const one of [photo, second, other]) one.end()
  expect(await Promise.all([photo, second, other].map(({ done }) => done))).toEqual(Array(3).fill("stored"))
})

test("nobody gives way for nothing", async () => {
  const start = given({ slots: 9 })
  const held = [start("a", 6), start("a", 6), start("b", 6), start("c", 12)]
  await expect(start("d", 20).done).rejects.toEqual(refusal)
  for (const one of held) one.end()
  expect(await Promise.all(held.map(({ done }) => done))).toEqual(Array(4).fill("stored"))
})
