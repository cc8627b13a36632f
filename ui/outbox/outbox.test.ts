import { afterEach, beforeEach, expect, test } from "bun:test"
import { ApiError } from "../lib/http.ts"
import { openWindow } from "../testing.ts"
import type { OutboxItem } from "./item.ts"
import type { Sender, Senders } from "./sender.ts"
import type { OutboxShelf } from "./shelf.ts"

const { waitFor } = await openWindow()
const { createOutbox } = await import("./outbox.ts")

/** A device whose storage tests can see, and fill up. */
function givenDevice() {
  const kept = new Map<string, OutboxItem>()
  let full = false
  const shelf: OutboxShelf = {
    keysOf: async (account) => (await shelf.of(account)).map(({ key }) => key),
    of: async (account) => [...kept.values()].filter((item) => item.account === account),
    async put(items) {
      if (full) throw new DOMException("full", "QuotaExceededError")
      for (const item of items) kept.set(item.key, item)
    },
    async remove(keys) {
      for (const key of keys) kept.delete(key)
    },
  }
  return {
    kept,
    shelf,
    fill: () => {
      full = true
    },
  }
}

let arrived: unknown[]
let refusal: ApiError | undefined
const photo: Sender<string> = {
  async send(payload, { key }) {
    if (refusal) throw refusal
    arrived.push([key, payload])
    return `scan of ${key}`
  },
  text: (payload) => payload,
}
const senders: Senders = { photo }
let close: () => void
beforeEach(() => {
  arrived = []
  refusal = undefined
})
afterEach(() => close())

const nobodyAnswers = new ApiError(0, "network", "Geen verbinding.")
const [anna, bas] = [1, 2]
const states = (outbox: ReturnType<typeof createOutbox>) =>
  outbox.get().map(({ key, state, error }) => [key, state, ...(error ? [error] : [])])
const comeBack = () => dispatchEvent(new Event("online"))

function givenOutbox(device = givenDevice()) {
  const outbox = createOutbox({ shelf: device.shelf })
  close = outbox.open(anna, senders)
  return { ...device, outbox }
}

test("what is added is sent in its order, and gone from the device once the server has it", async () => {
  const { outbox, kept } = givenOutbox()
  const told: unknown[] = []
  outbox.onSent((items, reply) => told.push([...items.map(({ key }) => key), reply]))
  await outbox.add("photo", "bon", "key-1")
  await outbox.add("photo", "factuur", "key-2")
  await waitFor(() => expect(outbox.get()).toEqual([]))
  expect(arrived).toEqual([
    ["key-1", "bon"],
    ["key-2", "factuur"],
  ])
  expect(told).toEqual([
    ["key-1", "scan of key-1"],
    ["key-2", "scan of key-2"],
  ])
  expect(kept.size).toBe(0)
})

test("without a connection it waits on the device, also for the next page, and goes under the same key", async () => {
  refusal = nobodyAnswers
  const device = givenDevice()
  const { outbox } = givenOutbox(device)
  await outbox.add("photo", "bon", "key-1")
  await outbox.add("photo", "factuur", "key-2")
  expect(states(outbox)).toEqual([
    ["key-1", "waiting"],
    ["key-2", "waiting"],
  ])
  close()
  refusal = undefined
  const next = givenOutbox(device)
  await waitFor(() => expect(arrived).toHaveLength(2))
  expect(arrived[0]).toEqual(["key-1", "bon"])
  await waitFor(() => expect(next.outbox.get()).toEqual([]))
})

test("when the connection is back it goes by itself", async () => {
  refusal = nobodyAnswers
  const { outbox } = givenOutbox()
  await outbox.add("photo", "bon", "key-1")
  await waitFor(() => expect(states(outbox)).toEqual([["key-1", "waiting"]]))
  refusal = undefined
  comeBack()
  await waitFor(() => expect(arrived).toHaveLength(1))
})

test("another account on the device neither sees nor sends it", async () => {
  refusal = nobodyAnswers
  const { outbox, kept } = givenOutbox()
  await outbox.add("photo", "bon", "key-1")
  close()
  expect(outbox.get()).toEqual([])
  refusal = undefined
  close = outbox.open(bas, senders)
  await outbox.add("photo", "van Bas", "key-2")
  await waitFor(() => expect(arrived).toEqual([["key-2", "van Bas"]]))
  expect([...kept.keys()]).toEqual(["key-1"])
})

test("a login that ended pauses it; the same person sends it after logging in", async () => {
  refusal = new ApiError(401, "signedOut", "Log opnieuw in.")
  const { outbox, kept } = givenOutbox()
  await outbox.add("photo", "bon", "key-1")
  await waitFor(() => expect(states(outbox)).toEqual([["key-1", "waiting"]]))
  expect(kept.size).toBe(1)
  close()
  refusal = undefined
  close = outbox.open(anna, senders)
  await waitFor(() => expect(arrived).toHaveLength(1))
})

test.each([413, 422])(
  "what is refused with %i says why, stays until a person removes it, and stops nothing",
  async (status) => {
    refusal = new ApiError(status, "invalid", "Dit kan niet.")
    const device = givenDevice()
    const { outbox } = givenOutbox(device)
    await outbox.add("photo", "bon", "key-1")
    await waitFor(() => expect(states(outbox)).toEqual([["key-1", "refused", "Dit kan niet."]]))
    close()
    refusal = undefined
    const { outbox: next } = givenOutbox(device)
    await next.add("photo", "factuur", "key-2")
    await waitFor(() => expect(arrived).toEqual([["key-2", "factuur"]]))
    expect(states(next)).toEqual([["key-1", "refused", "Dit kan niet."]])
    await next.remove(["key-1"])
    expect(next.get()).toEqual([])
    expect(device.kept.size).toBe(0)
  },
)

test("what the server could not do now says so, and is tried again", async () => {
  refusal = new ApiError(500, "internal", "Er ging iets mis.")
  const { outbox } = givenOutbox()
  await outbox.add("photo", "bon", "key-1")
  await waitFor(() => expect(states(outbox)).toEqual([["key-1", "failed", "Er ging iets mis."]]))
  refusal = undefined
  await outbox.retry(["key-1"])
  await waitFor(() => expect(arrived).toHaveLength(1))
})

test("what never gets an answer no longer holds up the rest", async () => {
  const { outbox } = givenOutbox()
  close()
  const breaking: Sender<string> = {
    ...photo,
    async send(payload, { key }) {
      if (payload === "kapot") throw nobodyAnswers
      arrived.push([key, payload])
    },
  }
  close = outbox.open(anna, { photo: breaking })
  await outbox.add("photo", "kapot", "key-1")
  await outbox.add("photo", "bon", "key-2")
  await waitFor(() => {
    comeBack()
    expect(arrived).toEqual([["key-2", "bon"]])
  })
  expect(states(outbox)).toEqual([["key-1", "failed", "Geen verbinding."]])
})

test("a device without room loses nothing as long as the page is there", async () => {
  refusal = nobodyAnswers
  const device = givenDevice()
  device.fill()
  const { outbox } = givenOutbox(device)
  await outbox.add("photo", "bon", "key-1")
  expect(outbox.get().map(({ kept }) => kept)).toEqual([false])
  close()
  close = outbox.open(bas, senders)
  expect(outbox.get()).toEqual([])
  close()
  refusal = undefined
  close = outbox.open(anna, senders)
  await waitFor(() => expect(arrived).toEqual([["key-1", "bon"]]))
})

test("two tabs send it once", async () => {
  const device = givenDevice()
  refusal = nobodyAnswers
  const { outbox } = givenOutbox(device)
  await outbox.add("photo", "bon", "key-1")
  const other = createOutbox({ shelf: device.shelf })
  const closeOther = other.open(anna, senders)
  await waitFor(() => expect(states(other)).toEqual([["key-1", "waiting"]]))
  refusal = undefined
  await outbox.retry(["key-1"])
  await waitFor(() => expect(arrived).toHaveLength(1))
  await waitFor(() => expect(other.get()).toEqual([]))
  comeBack()
  expect(arrived).toHaveLength(1)
  closeOther()
})

test("what was never tried is taken back by leaving it out; what may have arrived is not", async () => {
  const { outbox, kept } = givenOutbox()
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false })
  await outbox.add("photo", "bon", "key-1")
  expect(await outbox.unsend("key-1")).toBe(true)
  expect([outbox.get(), kept.size]).toEqual([[], 0])
  Reflect.deleteProperty(navigator, "onLine")

  refusal = nobodyAnswers
  await outbox.add("photo", "bon", "key-2")
  await waitFor(() => expect(outbox.get()[0]?.triedAt).toBeDefined())
  expect(await outbox.unsend("key-2")).toBe(false)
  refusal = new ApiError(422, "invalid", "Dit kan niet.")
  await outbox.retry(["key-2"])
  await waitFor(() => expect(states(outbox)).toEqual([["key-2", "refused", "Dit kan niet."]]))
  expect(await outbox.unsend("key-2")).toBe(true)
  expect(await outbox.unsend("key-2")).toBe(false)
  expect(arrived).toEqual([])
})

test("what surely did not arrive can become another, in its place and on the device; what may have can't", async () => {
  const { outbox, kept } = givenOutbox()
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false })
  await outbox.add("photo", "bon", "key-1")
  await outbox.add("photo", "pui", "key-2")
  expect(await outbox.change("key-1", "bonnetje")).toBe(true)
  expect(outbox.get().map(({ payload }) => payload)).toEqual(["bonnetje", "pui"])
  expect(kept.get("key-1")?.payload).toBe("bonnetje")
  Reflect.deleteProperty(navigator, "onLine")

  refusal = new ApiError(422, "invalid", "Dit kan niet.")
  await outbox.retry(["key-1"])
  await waitFor(() => expect(states(outbox)[1]).toEqual(["key-2", "refused", "Dit kan niet."]))
  refusal = nobodyAnswers
  expect(await outbox.change("key-2", "raam")).toBe(true)
  await waitFor(() => expect(outbox.get()[1]?.triedAt).toBeDefined())
  expect(await outbox.change("key-2", "deur")).toBe(false)
})
