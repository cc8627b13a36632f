import { expect, test } from "bun:test"
import { eventStream } from "./eventStream.ts"

test("events come one by one, while the next is still being made", async () => {
  const next = Promise.withResolvers<void>()
  const { body, headers } = eventStream(async (send) => {
    send({ event: "progress" })
    await next.promise
    send({ event: "result" })
  })
  expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8")
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ""
  while (!text.includes("progress")) text += (await reader.read()).value
  expect(text).toBe(': hier\n\nevent: progress\ndata: {"event":"progress"}\n\n')
  next.resolve()
  expect((await reader.read()).value).toBe('event: result\ndata: {"event":"result"}\n\n')
  expect((await reader.read()).done).toBe(true)
})

test("a long silence is filled with comments, so that nobody takes the connection for dead", async () => {
  const done = Promise.withResolvers<void>()
  const { body } = eventStream(() => done.promise, 1)
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  for (let beat = 0; beat < 3; beat++) expect((await reader.read()).value).toMatch(/^(: hier\n\n)+$/)
  done.resolve()
})

test("who reads no longer is known to have gone, and what is still told goes nowhere", async () => {
  const left = Promise.withResolvers<void>()
  const { body } = eventStream(async (send, signal) => {
    signal.addEventListener("abort", () => {
      send({ event: "result" })
      left.resolve()
    })
    await left.promise
  })
  await body!.cancel()
  await left.promise
})
