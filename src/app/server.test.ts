import { afterEach, beforeAll, beforeEach, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildClient } from "../build/client.ts"
import { readConfig } from "../config.ts"
import { officePassword } from "../testing.ts"
import { type Running, startServer } from "./server.ts"

beforeAll(async () => {
  await buildClient()
}, 120_000)

let dataDir: string
let running: Running
const start = (settings: Record<string, string> = {}) => {
  running = startServer(readConfig({ DATA_DIR: dataDir, PORT: "0", ...settings }))
}
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "waterpas-server-"))
})
afterEach(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function firstStart() {
  start()
  const { services } = await running.composed()
  await services.access.ensureShared(officePassword)
}

async function health() {
  const response = await fetch(`${running.url}/api/health`)
  const { date: _, ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, headers, body: await response.json() }
}

test("health is told alike before and after the modules are composed", async () => {
  await firstStart()
  for (const settings of [undefined, { PUBLIC_URL: "https://waterpas.nl" }]) {
    await running.stop()
    start(settings)
    const before = await health()
    await running.composed()
    expect(before).toEqual(await health())
    expect(before).toMatchObject({ status: 200, body: { ok: true } })
  }
})

test("at a first start nothing is well until there is an account", async () => {
  start()
  expect(running.isNew).toBeTrue()
  expect(await health()).toMatchObject({ status: 503, body: { code: "settings.starting" } })
  const { services } = await running.composed()
  await services.access.ensureShared(officePassword)
  expect(await health()).toMatchObject({ status: 200 })
  await running.stop()
  start()
  expect(running.isNew).toBeFalse()
})

test("whoever asks first is answered by the modules, composed once for all who ask meanwhile", async () => {
  await firstStart()
  await running.stop()
  start()
  const ask = (path: string) => fetch(`${running.url}${path}`).then(({ status }) => status)
  const answers = ["/api/user", "/api/nowhere", "/api/health", "/robots.txt"].map(ask)
  const [server, again] = await Promise.all([running.composed(), running.composed()])
  expect(await Promise.all(answers)).toEqual([401, 404, 200, 200])
  expect(again).toBe(server)
})

test("a server that stops before anyone asked leaves its folder to the next", async () => {
  await firstStart()
  await running.stop()
  start()
  await running.stop()
  start()
  expect(await health()).toMatchObject({ status: 200 })
})
