import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"

let app: TestApp
beforeEach(async () => { app = await givenApp() })
afterEach(() => app.close())
test("smoke", async () => {
  const { cookie } = await app.signIn("worker")
  const post = async (path: string, body: unknown, headers = {}) => {
    const text = JSON.stringify(body)
    const r = await app.handle(new Request(`http://localhost/api/gps-tracking${path}`, { method: "POST", body: text, headers: { cookie, "content-type": "application/json", "content-length": String(text.length), ...headers } }))
    return { status: r.status, body: await r.json() }
  }
  console.log(await post("/start", { ref: crypto.randomUUID(), kind: "general" }))
  app.clock.pass(3600)
  console.log(await post("/start", { ref: crypto.randomUUID(), kind: "work", occurredAt: "2026-11-21T14:00:00Z" }, { "device-time": "2026-11-21T14:30:00Z" }))
  console.log(await post("/pause/2", {  }))
  app.clock.pass(600)
  console.log(await post("/stop/2", {  }))
  const r = await app.handle(new Request("http://localhost/api/gps-tracking/now", { headers: { cookie } }))
  console.log(JSON.stringify(await r.json(), null, 1))
})
