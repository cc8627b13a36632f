import { afterAll, beforeAll, expect, test } from "bun:test"
import * as z from "zod/mini"
import { publicTexts } from "../app/plain.ts"
import { eventsIn } from "./events.ts"
import { ApiError, postEvents, speakThrough } from "./http.ts"
import { startTexts } from "./i18n.ts"

beforeAll(() => startTexts(publicTexts))
afterAll(() => speakThrough((request) => fetch(request)))

/** A stream that comes in these pieces, and then ends or breaks off. */
function streamOf(pieces: (string | Uint8Array)[], breaks = false) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift()
      if (piece !== undefined)
        controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : new Uint8Array(piece))
      else if (breaks) controller.error(new TypeError("connection reset"))
      else controller.close()
    },
  })
}
const all = (pieces: (string | Uint8Array)[]) => Array.fromAsync(eventsIn(streamOf(pieces)))

test.each([
  ["one message", ['data: {"step":1}\n\n'], [{ step: 1 }]],
  ["its name beside it", ['event: progress\ndata: {"step":1}\n\n'], [{ event: "progress", step: 1 }]],
  ["two in one piece", ['data: {"a":1}\n\ndata: {"b":2}\n\n'], [{ a: 1 }, { b: 2 }]],
  ["one in many pieces", ["da", 'ta: {"a"', ":1}\n", "\n"], [{ a: 1 }]],
  ["other line ends", ['data: {"a":1}\r\n\r\ndata: {"b":2}\r\n\r\n'], [{ a: 1 }, { b: 2 }]],
  ["JSON over two lines", ['data: {"a":\ndata: 1}\n\n'], [{ a: 1 }]],
  ["a comment that keeps the line open", [': ping\n\ndata: {"a":1}\n\n'], [{ a: 1 }]],
  ["half a message", ['data: {"a":1}\n\ndata: {"b":'], [{ a: 1 }]],
  ["something else", ["data: <html>\n\n"], [undefined]],
])("%s", async (_, pieces, events) => {
  expect(await all([...pieces])).toEqual(events)
})

test("a letter that is cut in two comes in whole", async () => {
  const bytes = new TextEncoder().encode('data: {"a":"m²"}\n\n')
  const cut = bytes.indexOf(0xc2) + 1
  expect(await all([bytes.slice(0, cut), bytes.slice(cut)])).toEqual([{ a: "m²" }])
})

const Step = z.object({ event: z.literal("progress"), step: z.int() })

async function told(response: () => Response | Promise<Response>, signal?: AbortSignal) {
  const seen: number[] = []
  let asked: Request | undefined
  speakThrough(async (request) => {
    asked = request
    return response()
  })
  const onEvent = ({ step }: { step: number }) => void seen.push(step)
  const error = await postEvents(Step, "/api/steps", { of: 3 }, { signal, onEvent }).catch((thrown) => thrown)
  return { seen, asked: asked!, error }
}
const step = (number: number) => `data: {"event":"progress","step":${number}}\n\n`

test("each event is told as it comes, and the server knows that they are wanted", async () => {
  const { seen, asked, error } = await told(() => new Response(streamOf([step(1), step(2)])))
  expect([seen, error]).toEqual([[1, 2], undefined])
  expect([asked.method, asked.headers.get("accept")]).toEqual(["POST", "text/event-stream"])
})

test("a refusal instead of a stream brings its sentence", async () => {
  const body = { error: "Niet goed.", code: "invalid", fields: { of: "Te veel." } }
  const { error } = await told(() => Response.json(body, { status: 422 }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 422, message: "Niet goed.", fields: { of: "Te veel." } })
})

test("a stream that breaks off is no connection; what came before was told", async () => {
  const { seen, error } = await told(() => new Response(streamOf([step(1)], true)))
  expect([seen, error.status, error.code]).toEqual([[1], 0, "network"])
})

test("an event of another shape is told as such", async () => {
  const { error } = await told(() => new Response(streamOf(['data: {"event":"other"}\n\n'])))
  expect(error.code).toBe("badReply")
})

test("who stops it himself does not hear that it failed", async () => {
  const stop = new AbortController()
  stop.abort()
  const { error } = await told(() => Promise.reject(stop.signal.reason), stop.signal)
  expect(error.name).toBe("AbortError")
})
