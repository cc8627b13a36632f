import { afterEach, beforeAll, beforeEach, expect, test } from "bun:test"
import { mkdtempSync, rmSync, statSync } from "node:fs"
import { connect } from "node:net"
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

test("a server ends beside one who sends his photo a byte at a time, and one who sends half a message", async () => {
  await firstStart()
  const { port } = new URL(running.url)
  const begin = (path: string, type: string) =>
    new Promise<ReturnType<typeof connect>>((resolve) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(head, () => resolve(socket)))
      socket.on("error", () => {})
    })
  const slow = await Promise.all([
    begin("/api/upload", "multipart/form-data; boundary=x"),
    begin("/api/contact", "application/json"),
  ])
  const drip = setInterval(() => slow.map((socket) => socket.write("a")), 100)
  expect(await health()).toMatchObject({ status: 200 })
  await running.stop()
  clearInterval(drip)
  start()
  expect(await health()).toMatchObject({ status: 200 })
  // Those who send would go on for longer than this.
}, 10_000)

test("the ballast against a full disk lies there before anyone is answered", () => {
  start()
  expect(statSync(join(dataDir, "ballast")).size).toBeGreaterThan(10e6)
})

test.each([
  ["HTTP/1.0 without a Host", "GET / HTTP/1.0\r\n\r\n"],
  ["a Host with a space", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
  ["an empty Host", "GET /api/health HTTP/1.1\r\nHost: \r\n\r\n"],
  ["a Host whose port is none", "GET /api/health HTTP/1.1\r\nHost: x:abc\r\n\r\n"],
  ["half an address of IPv6 as a Host", "GET / HTTP/1.1\r\nHost: [::\r\n\r\n"],
  [
    "a write from a Host with marks",
    "POST /api/contact HTTP/1.1\r\nHost: <b>\r\nContent-Length: 2\r\n\r\n{}",
  ],
  ["no request at all", "garbage\r\n\r\n"],
])("%s is 400, before and after the modules are composed", async (_, sent) => {
  await firstStart()
  for (const _ of ["before", "after"]) {
    const reply = await answerTo(sent)
    expect(reply).toStartWith("HTTP/1.1 400 ")
    expect(reply).not.toContain("    at ")
    await running.composed()
  }
})

/** To what no browser would send. */
const answerTo = (sent: string) =>
  new Promise<string>((resolve, reject) => {
    let reply = ""
    const socket = connect(Number(new URL(running.url).port), "127.0.0.1", () => socket.write(sent))
    socket.on("data", (part) => {
      reply += part
      socket.end()
    })
    socket.on("close", () => resolve(reply)).on("error", reject)
  })
