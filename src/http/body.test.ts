import { expect, test } from "bun:test"
import { bodyOf, type Pace, phones } from "./body.ts"

const never = new Promise<never>(() => {})
const stay = () => {}

/** A body that comes in parts, each a moment after the other, without end unless `parts` says so. */
function sent(
  bytes: number,
  { parts = Number.POSITIVE_INFINITY, every = 5, announced = bytes * Math.min(parts, 100_000) } = {},
) {
  let timer: Timer
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let left = parts
      timer = setInterval(() => {
        controller.enqueue(new Uint8Array(bytes))
        if (--left > 0) return
        clearInterval(timer)
        controller.close()
      }, every)
    },
    cancel() {
      clearInterval(timer)
      cancelled = true
    },
  })
  const headers = { "content-type": "text/x", "content-length": String(announced) }
  const request = new Request("http://localhost/", { method: "POST", body, headers })
  return { request, cancelled: () => cancelled }
}

const pace = (change: Partial<Pace>): Pace => ({ seconds: 0.05, bytes: 10, deadline: 60, ...change })

test("a body that keeps its pace arrives whole, with its type", async () => {
  const { request } = sent(100, { parts: 30 })
  let stays = 0
  const whole = await bodyOf(request, { giveWay: never, pace: pace({}), stay: () => stays++ })
  expect(stays).toBe(31)
  expect(whole.type).toBe("text/x")
  expect(whole.bytes.length).toBe(3_000)
})

test.each([2_999, 3_001])("a body of 3,000 bytes that was announced as %d is refused", async (announced) => {
  const { request } = sent(100, { parts: 30, every: 1, announced })
  await expect(bodyOf(request, { giveWay: never, pace: pace({}), stay })).rejects.toMatchObject({
    ...{ code: "malformed", status: 400 },
  })
})

test("a body that drips is let go of, and its sender told why", async () => {
  const { request, cancelled } = sent(1)
  await expect(bodyOf(request, { giveWay: never, pace: pace({ bytes: 1_000 }), stay })).rejects.toMatchObject(
    {
      ...{ code: "tooSlow", status: 503, details: { retryAfter: 5 } },
    },
  )
  expect(cancelled()).toBeTrue()
})

test("a body that never ends is let go of at its deadline", async () => {
  const { request, cancelled } = sent(1_000)
  await expect(
    bodyOf(request, { giveWay: never, pace: pace({ deadline: 0.1 }), stay }),
  ).rejects.toMatchObject({ code: "tooSlow" })
  expect(cancelled()).toBeTrue()
})

test("2 MB from a phone at 5 kB a second keep the pace with room to spare", () => {
  expect((5_000 * phones.seconds) / phones.bytes).toBeGreaterThanOrEqual(2)
  expect(2_000_000 / 5_000).toBeLessThan(phones.deadline / 2)
})
