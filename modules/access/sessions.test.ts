import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, officePassword, type TestApp } from "#src/testing.ts"
import { asking, cookieOf, days, minutes } from "./asking.testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const { count, login, me, send } = asking(() => app)

test("every login gives another session", async () => {
  const first = cookieOf(await login({ password: officePassword }))
  const second = cookieOf(await login({ password: officePassword }))
  expect(first.cookie).not.toBe(second.cookie)
  expect([(await me(first)).status, (await me(second)).status]).toEqual([200, 200])
})

test("the session that a login replaces is over", async () => {
  const first = cookieOf(await login({ password: officePassword }))
  const again = await send("POST", "/api/login", { body: { password: officePassword }, headers: first })
  expect((await me(first)).status).toBe(401)
  expect((await me(cookieOf(again))).status).toBe(200)
})

test("a session that someone made up opens nothing", async () => {
  for (const token of ["", "x", "0".repeat(43), "' OR 1=1 --"])
    expect((await me({ cookie: `waterpas=${token}` })).status).toBe(401)
  expect((await me({ cookie: "waterpas=; authenticated=true" })).status).toBe(401)
})

test("half an hour without a sign of life ends a session, work keeps it alive", async () => {
  const session = cookieOf(await login({ password: officePassword }))
  for (const pause of [29, 29, 29]) {
    app.clock.pass(pause * minutes)
    expect((await me(session)).status).toBe(200)
  }
  app.clock.pass(30 * minutes)
  expect((await me(session)).status).toBe(401)
})

test("thirty days end any session", async () => {
  const session = cookieOf(await login({ password: officePassword }))
  for (let passed = 0; passed < 30 * days - 20 * minutes; passed += 20 * minutes) {
    app.clock.pass(20 * minutes)
    app.services.access.who(session.cookie.split("=")[1])
  }
  expect((await me(session)).status).toBe(200)
  app.clock.pass(20 * minutes)
  expect((await me(session)).status).toBe(401)
})

test("what a phone kept for one person is not taken from another who is signed in there now", async () => {
  const session = cookieOf(await login({ password: officePassword }))
  const { id } = (await me(session)).body as { id: number }
  expect((await me({ ...session, "for-account": String(id) })).status).toBe(200)
  expect(await me({ ...session, "for-account": String(id + 1) })).toMatchObject({
    status: 401,
    body: { code: "access.otherAccount" },
  })
})

test("sessions that ended are forgotten", async () => {
  await login({ password: officePassword })
  await app.services.access.sweep()
  expect(count("sessions")).toBe(1)
  app.clock.pass(31 * minutes)
  await app.services.access.sweep()
  expect(count("sessions")).toBe(0)
})

test("logging out ends the session for good and clears the cookie, never the phone's storage", async () => {
  const session = cookieOf(await login({ password: officePassword }))
  const reply = await send("POST", "/api/logout", { headers: session })
  expect(reply.body).toEqual({ success: true })
  expect(reply.headers.getSetCookie()[0]).toContain("Max-Age=0")
  expect(reply.headers.get("clear-site-data")).not.toContain("storage")
  expect((await me(session)).status).toBe(401)
  expect(count("sessions")).toBe(0)
  expect(app.services.access.log.about("account", 1).at(-1)).toMatchObject({ action: "logout", accountId: 1 })
})

test("logging out twice, or without being in, is no fault", async () => {
  expect((await send("POST", "/api/logout")).status).toBe(200)
})

test("a new password ends every session of the account", async () => {
  const session = cookieOf(await login({ password: officePassword }))
  await app.services.access.setPassword("kantoor", "duin-en-dijk-8")
  expect((await me(session)).status).toBe(401)
  expect((await login({ password: officePassword })).status).toBe(401)
  expect((await login({ password: "duin-en-dijk-8" })).status).toBe(200)
})

test("the cookie can't be read by a script, nor sent by another site", async () => {
  const attributes = (await login({ password: officePassword })).headers
    .getSetCookie()[0]!
    .split("; ")
    .slice(1)
  expect(attributes.sort()).toEqual(["HttpOnly", "Path=/", "SameSite=Lax"])
})

test("over https the cookie is bound to this host and to https", async () => {
  const https = await givenApp({ publicUrl: new URL("https://bouwbedrijf.nl") })
  const response = await https.handle(
    jsonRequest("POST", "/api/login", { body: { password: officePassword } }),
  )
  const [pair, ...attributes] = response.headers.getSetCookie()[0]!.split("; ")
  expect(pair).toStartWith("__Host-waterpas=")
  expect(attributes.sort()).toEqual(["HttpOnly", "Path=/", "SameSite=Lax", "Secure"])
  expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000")
  const asks = async (cookie: string) =>
    (await https.handle(jsonRequest("GET", "/api/user", { headers: { cookie } }))).status
  expect([await asks(pair!), await asks(pair!.replace("__Host-", ""))]).toEqual([200, 401])
  await https.close()
})

test("a full disk keeps nobody from reading", async () => {
  const session = cookieOf(await login({ password: officePassword }))
  app.clock.pass(2 * minutes)
  const pages = app.db.$client.query("PRAGMA page_count").get() as { page_count: number }
  app.db.$client.run(`PRAGMA max_page_count = ${pages.page_count}`)
  app.db.$client.run(
    "CREATE TEMP TRIGGER full BEFORE UPDATE ON sessions BEGIN INSERT INTO settings VALUES ('x', hex(zeroblob(100000))); END",
  )
  expect((await me(session)).status).toBe(200)
})
