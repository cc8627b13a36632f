import { afterEach, beforeEach, expect, test } from "bun:test"
import { ApiError } from "../lib/http.ts"
import { openWindow } from "../testing.ts"
import type { OutboxItem } from "./item.ts"
import type { Sender, Senders } from "./sender.ts"
import type { OutboxShelf } from "./shelf.ts"

const { waitFor } = await openWindow()
const { createOutbox } = await import("./outbox.ts")

const nobodyAnswers = new ApiError(0, "network", "Geen verbinding.")
const broken = new ApiError(500, "internal", "Er ging iets mis.")
const refused = new ApiError(409, "gps.overlap", "Deze uren overlappen.")

let arrived: string[]
/** What the server says to a payload, as long as it stands here. */
let trouble: Map<string, ApiError>
let headers: Record<string, string>[]

const telling = (text: string) => {
  const why = trouble.get(text)
  if (why) throw why
  arrived.push(text)
}
const one: Omit<Sender<string>, "lane"> = {
  async send(payload, options) {
    headers.push(options.headers)
    telling(payload)
  },
  text: (payload) => payload,
}
interface Point {
  session: string
  place: number
}
const points: Sender<Point> = {
  lane: "hours",
  quiet: true,
  together: {
    most: 1000,
    of: ({ session }) => session,
    async send(all, options) {
      headers.push(options.headers)
      telling(`${all[0]!.session}: ${all.length}`)
    },
  },
  send: async ({ session }) => telling(session),
  text: () => "Locatie",
}
/** A stop without its start means nothing. */
const stop: Sender<{ of: string; text: string }> = {
  lane: "hours",
  partOf: ({ of }) => of,
  send: async ({ text }) => telling(text),
  text: ({ text }) => text,
}
const senders: Senders = {
  stop,
  hours: { ...one, lane: "hours" },
  stock: { ...one, lane: "stock" },
  photo: one,
  points,
}

function givenShelf() {
  const kept = new Map<string, OutboxItem>()
  const goes: string[] = []
  const shelf: OutboxShelf = {
    keysOf: async () => [...kept.keys()],
    of: async () => [...kept.values()],
    async put(items) {
      for (const item of items) kept.set(item.key, item)
    },
    async remove(keys) {
      goes.push(`${keys.length} removed`)
      for (const key of keys) kept.delete(key)
    },
  }
  return { kept, goes, shelf }
}

let close: () => void
function givenOutbox(shelf = givenShelf()) {
  const outbox = createOutbox({ shelf: shelf.shelf })
  close = outbox.open(1, senders)
  let made = 0
  const add = (kind: string, ...payloads: unknown[]) =>
    Promise.all(payloads.map((payload) => outbox.add(kind, payload, `key-${++made}`)))
  const states = () => outbox.get().map(({ payload, state }) => [payload, state])
  return { ...shelf, outbox, add, states }
}

beforeEach(() => {
  arrived = []
  trouble = new Map()
  headers = []
})
afterEach(() => close())
const comeBack = () => dispatchEvent(new Event("online"))
const without = async (act: () => Promise<unknown>) => {
  const { onLine } = navigator
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true })
  await act()
  Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true })
}

test.each([
  ["got no answer", nobodyAnswers],
  ["broke the server", broken],
])("what %s holds up its own lane for good, however often it is tried, and nothing else", async (_, why) => {
  const { add, states } = givenOutbox()
  trouble.set("start", why)
  await add("hours", "start", "stop")
  await add("stock", "schroeven")
  await add("photo", "bon")
  await waitFor(() => {
    comeBack()
    expect(new Set(arrived)).toEqual(new Set(["schroeven", "bon"]))
  })
  for (const _ of "five") {
    comeBack()
    await waitFor(() => expect(states().map(([, state]) => state)).not.toContain("sending"))
  }
  expect(states().map(([payload]) => payload)).toEqual(["start", "stop"])
  trouble.clear()
  arrived = []
  await waitFor(() => {
    comeBack()
    expect(arrived).toEqual(["start", "stop"])
  })
})

test("what was refused holds up nothing behind it, and goes when a person tries it again", async () => {
  const { add, outbox, states, kept } = givenOutbox()
  trouble.set("week 46", refused)
  await add("hours", "week 46", "start", "stop")
  await waitFor(() => expect(arrived).toEqual(["start", "stop"]))
  await waitFor(() => expect(states()).toEqual([["week 46", "refused"]]))
  expect(kept.get("key-1")).toMatchObject({ refused: "Deze uren overlappen." })
  comeBack()
  expect(states()).toEqual([["week 46", "refused"]])
  trouble.clear()
  await outbox.retry(["key-1"])
  await waitFor(() => expect(arrived).toEqual(["start", "stop", "week 46"]))
  expect(kept.size).toBe(0)
})

test("a photo that takes long does not hold up a stop", async () => {
  const { add, outbox } = givenOutbox()
  close()
  let finish = () => {}
  const photo: Sender<string> = {
    ...one,
    send: (payload) =>
      new Promise<void>((resolve) => {
        finish = () => resolve(telling(payload))
      }),
  }
  close = outbox.open(1, { ...senders, photo })
  await add("photo", "plan")
  await waitFor(() => expect(outbox.get()[0]!.state).toBe("sending"))
  await add("hours", "stop")
  await waitFor(() => expect(arrived).toEqual(["stop"]))
  finish()
  await waitFor(() => expect(arrived).toEqual(["stop", "plan"]))
})

test("small things go before a photo that was made earlier", async () => {
  const { add } = givenOutbox()
  await without(async () => {
    await add("photo", "plan")
    await add("hours", "start", "stop")
  })
  comeBack()
  await waitFor(() => expect(arrived).toEqual(["start", "stop", "plan"]))
})

test("ten thousand positions go in ten calls between the start and the stop, and draw no screen again", async () => {
  const { add, outbox, goes, kept } = givenOutbox()
  await without(async () => {
    await add("hours", "start")
    const before = outbox.get()
    await add("points", ...Array.from({ length: 10_000 }, (_, place) => ({ session: "maandag", place })))
    expect(outbox.get()).toBe(before)
    await add("points", { session: "dinsdag", place: 1 })
    await add("hours", "stop")
  })
  expect(outbox.quiet()).toHaveLength(10_001)
  const told: number[] = []
  let drawn = 0
  outbox.onSent((items) => told.push(items.length))
  outbox.subscribe(() => drawn++)
  comeBack()
  await waitFor(() => expect(arrived.at(-1)).toBe("stop"), { timeout: 10_000 })
  await waitFor(() => expect(kept.size).toBe(0))
  expect(arrived).toEqual(["start", ...Array(10).fill("maandag: 1000"), "dinsdag: 1", "stop"])
  expect(goes).toEqual(["1 removed", ...Array(10).fill("1000 removed"), "1 removed", "1 removed"])
  expect(told).toEqual([1, ...Array(10).fill(1000), 1, 1])
  expect(drawn).toBeLessThan(60)
})

test("a call says what the device's clock says, for whom it is, and once under which key", async () => {
  const { add } = givenOutbox()
  await add("hours", "start")
  await add("points", { session: "maandag", place: 1 })
  await waitFor(() => expect(headers).toHaveLength(2))
  expect(headers[0]).toMatchObject({ "for-account": "1", "idempotency-key": "key-1" })
  expect(Math.abs(Date.parse(headers[0]!["device-time"]!) - Date.now())).toBeLessThan(60_000)
  expect(Object.keys(headers[1]!).sort()).toEqual(["device-time", "for-account"])
})

test("a clock that was set back does not turn round what was made", async () => {
  const shelf = givenShelf()
  const { add } = givenOutbox(shelf)
  await without(() => add("hours", "start"))
  close()
  const now = Date.now
  Date.now = () => now() - 2 * 3600_000
  const next = givenOutbox(shelf)
  await without(() => next.outbox.add("hours", "stop", "key-2"))
  Date.now = now
  comeBack()
  await waitFor(() => expect(arrived).toEqual(["start", "stop"]))
})

test("the answer of a network's own page is no refusal", async () => {
  const { add, states } = givenOutbox()
  trouble.set("start", new ApiError(200, "badReply", "Onbegrijpelijk antwoord."))
  await add("hours", "start")
  await waitFor(() => expect(states()).toEqual([["start", "failed"]]))
  trouble.clear()
  comeBack()
  await waitFor(() => expect(arrived).toEqual(["start"]))
})

test("how many went of all that waited is counted, until nothing does", async () => {
  const { add, outbox } = givenOutbox()
  trouble.set("stop", nobodyAnswers)
  await without(() => add("hours", "start", "pauze", "stop"))
  comeBack()
  await waitFor(() => expect(outbox.sent()).toBe(2))
  trouble.clear()
  comeBack()
  await waitFor(() => expect(outbox.get()).toEqual([]))
  expect(outbox.sent()).toBe(0)
})

test("what belongs to something refused waits for it, is not refused itself, and goes when that does", async () => {
  const { outbox, add, states } = givenOutbox()
  trouble.set("start", refused)
  await add("hours", "start")
  await add("stop", { of: "key-1", text: "stop" })
  await add("hours", "another")
  await waitFor(() => expect(arrived).toEqual(["another"]))
  expect(states().map(([, state]) => state)).toEqual(["refused", "waiting"])
  trouble.clear()
  await outbox.retry(["key-1"])
  await waitFor(() => expect(arrived).toEqual(["another", "start", "stop"]))
})

test("who throws away a start throws away what belongs to it, and nothing else", async () => {
  const shelf = givenShelf()
  const { outbox, add } = givenOutbox(shelf)
  trouble.set("start", refused)
  await add("hours", "start")
  await add("stop", { of: "key-1", text: "stop" })
  trouble.set("stop of another", nobodyAnswers)
  await add("stop", { of: "elsewhere", text: "stop of another" })
  expect(outbox.partsOf(["key-1"]).map(({ key }) => key)).toEqual(["key-2"])
  await outbox.remove(["key-1"])
  expect([...shelf.kept.keys()]).toEqual(["key-3"])
  expect(outbox.get().map(({ key }) => key)).toEqual(["key-3"])
})
