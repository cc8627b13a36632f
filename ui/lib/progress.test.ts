import { afterAll, expect, test } from "bun:test"
import { openWindow } from "../testing.ts"
import { sendWithProgress } from "./progress.ts"

const { Response: ServerResponse } = globalThis
await openWindow()

/** The server of the page, which remembers what it got. */
const got: { type: string | null; key: string | null; text: string }[] = []
const server = Bun.serve({
  port: 0,
  async fetch(request) {
    const { headers } = request
    got.push({
      type: headers.get("content-type"),
      key: headers.get("idempotency-key"),
      text: await request.text(),
    })
    return ServerResponse.json({ error: "Te groot." }, { status: 413 })
  },
})
afterAll(() => server.stop(true))
;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(String(server.url))
const to = (body: string, signal?: AbortSignal) =>
  new Request(String(server.url), {
    method: "POST",
    body: new Blob([body]),
    headers: { "content-type": "text/plain", "idempotency-key": "abc" },
    signal,
  })

test("a body goes with its headers and the reply comes back whole, also a refusal", async () => {
  const response = await sendWithProgress(to("tekening"), () => {})
  expect(got).toEqual([{ type: "text/plain", key: "abc", text: "tekening" }])
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ error: "Te groot." })
})

test("who stops it is told so, and nothing is sent", async () => {
  const stop = new AbortController()
  stop.abort(new Error("gestopt"))
  expect(await sendWithProgress(to("x", stop.signal), () => {}).catch(String)).toBe("Error: gestopt")
  expect(got).toHaveLength(1)
})
