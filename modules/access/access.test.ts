import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, officePassword, type TestApp } from "#src/testing.ts"
import type { NewAccount } from "./schema.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const minutes = 60
const days = 24 * 3600

async function send(
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await app.handle(jsonRequest(method, path, options))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const login = (body: object, address = "203.0.113.7", headers = {}) =>
  send("POST", "/api/login", { body, headers: { "x-forwarded-for": address, ...headers } })
const cookieOf = ({ headers }: { headers: Headers }) => ({
  cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "",
})
const me = (headers: Record<string, string>) => send("GET", "/api/user", { headers })

const jan: NewAccount = { username: "jan", name: "Jan Maas", role: "worker", password: "steiger-en-kade" }

async function givenJan() {
  const owner = await app.signIn("owner")
  expect((await send("POST", "/api/accounts", { body: jan, headers: owner })).status).toBe(200)
}

const count = (table: string) =>
  (app.db.$client.query(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n
const actions = () =>
  (app.db.$client.query("SELECT action FROM log ORDER BY id").all() as { action: string }[]).map(
    ({ action }) => action,
  )

test("the office signs in with the password alone, and is the owner", async () => {
  const reply = await login({ password: officePassword })
  expect(reply).toMatchObject({ status: 200, body: { username: "kantoor", role: "owner" } })
  expect((await me(cookieOf(reply))).body).toEqual(reply.body)
})

test("the office carries the company's name", async () => {
  const owner = await app.signIn("owner")
  const settings = {
    companyName: "Bouwbedrijf De Kade",
    contactEmail: "",
    phone: "",
    address: "",
    kvk: "",
    btwId: "",
    iban: "",
  }
  await send("POST", "/api/settings", { body: settings, headers: owner })
  expect((await login({ password: officePassword })).body.name).toBe("Bouwbedrijf De Kade")
  expect((await login({ password: "verkeerd" })).body).toEqual({
    success: false,
    error: "Onjuist wachtwoord. Alleen Bouwbedrijf De Kade medewerkers hebben toegang.",
    code: "access.wrongPassword",
  })
})

test("a named account signs in with its user name, however it is written", async () => {
  await givenJan()
  const reply = await login({ username: "JAN", password: jan.password })
  expect(reply).toMatchObject({ status: 200, body: { username: "jan", name: "Jan Maas", role: "worker" } })
})

test("a wrong password and an unknown user get the same answer", async () => {
  await givenJan()
  const wrong = await login({ username: "jan", password: "verkeerd wachtwoord" })
  const unknown = await login({ username: "piet", password: "verkeerd wachtwoord" })
  expect(wrong).toMatchObject({ status: 401, body: { error: "Controleer uw e-mailadres en wachtwoord" } })
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
})

test("the office's password does not open a named account, nor the other way round", async () => {
  await givenJan()
  expect((await login({ username: "jan", password: officePassword })).status).toBe(401)
  expect((await login({ password: jan.password })).status).toBe(401)
  expect((await login({ username: "kantoor", password: officePassword })).status).toBe(401)
})

test("a disabled account is out at once and stays out", async () => {
  await givenJan()
  const session = cookieOf(await login({ username: "jan", password: jan.password }))
  app.db.$client.run("UPDATE accounts SET disabled_at = '2026-11-21T11:00:00Z' WHERE username = 'jan'")
  expect((await me(session)).status).toBe(401)
  expect((await login({ username: "jan", password: jan.password })).status).toBe(401)
})

test("after five tries in a minute the sixth waits, even with the right password", async () => {
  for (let i = 0; i < 5; i++) expect((await login({ password: `gok ${i}` })).status).toBe(401)
  const sixth = await login({ password: officePassword })
  expect(sixth.status).toBe(429)
  expect(sixth.headers.get("retry-after")).toBe("60")
  expect(sixth.body.error).toBe("Te veel verzoeken. Probeer het over 60 seconden opnieuw.")
})

test("while one address guesses, another gets in", async () => {
  for (let i = 0; i < 100; i++) await login({ password: `gok ${i}` })
  expect((await login({ password: officePassword }, "198.51.100.1")).status).toBe(200)
})

test("who waits a minute may try again: nobody is locked out for good", async () => {
  for (let i = 0; i < 6; i++) await login({ password: `gok ${i}` })
  app.clock.pass(60)
  expect((await login({ password: officePassword })).status).toBe(200)
})

test("the right password wipes out earlier mistakes", async () => {
  for (let i = 0; i < 4; i++) await login({ password: `gok ${i}` })
  await login({ password: officePassword })
  for (let i = 0; i < 4; i++) expect((await login({ password: `gok ${i}` })).status).toBe(401)
})

test("another name for every try does not help: an address has thirty a minute", async () => {
  const statuses = []
  for (let i = 0; i < 31; i++) statuses.push((await login({ username: `gok${i}`, password: "gok" })).status)
  expect(statuses).toEqual([...Array(30).fill(401), 429])
})

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

test("a password that was changed while it was checked lets nobody in", async () => {
  const entering = app.services.access.login({ password: officePassword }, "203.0.113.7")
  app.db.$client.run("UPDATE accounts SET password_hash = 'another' WHERE username = 'kantoor'")
  await expect(entering).rejects.toThrow("access.wrongPassword")
})

test("a session that someone made up opens nothing", async () => {
  for (const token of ["", "x", "0".repeat(43), "' OR 1=1 --"])
    expect((await me({ cookie: `waterpas=${token}` })).status).toBe(401)
  expect((await me({ cookie: "waterpas=; authenticated=true" })).status).toBe(401)
})

test("the database holds no token and no password", async () => {
  const { cookie } = cookieOf(await login({ password: officePassword }))
  const stored = JSON.stringify([
    app.db.$client.query("SELECT * FROM sessions").all(),
    app.db.$client.query("SELECT * FROM accounts").all(),
    app.db.$client.query("SELECT * FROM log").all(),
  ])
  expect(stored).not.toContain(cookie.split("=")[1]!)
  expect(stored).not.toContain(officePassword)
  expect(stored).toContain("$argon2id$v=19$m=19456,t=2,p=1$")
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

test("sessions that ended are forgotten", async () => {
  await login({ password: officePassword })
  app.services.access.sweep()
  expect(count("sessions")).toBe(1)
  app.clock.pass(31 * minutes)
  app.services.access.sweep()
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

test("the owner makes an account, which signs in with its first password", async () => {
  const owner = await app.signIn("owner")
  const reply = await send("POST", "/api/accounts", { body: jan, headers: owner })
  expect(reply.body).toMatchObject({ username: "jan", name: "Jan Maas", role: "worker" })
  expect(reply.body).not.toHaveProperty("passwordHash")
  expect((await login({ username: "jan", password: jan.password })).status).toBe(200)
  expect((await send("GET", "/api/accounts", { headers: owner })).body).toContainEqual(reply.body)
})

test.each(["jan", "JAN", "kantoor"])("the user name %s is given out once", async (username) => {
  await givenJan()
  const owner = await app.signIn("owner")
  const before = count("accounts")
  const reply = await send("POST", "/api/accounts", { body: { ...jan, username }, headers: owner })
  expect(reply).toMatchObject({
    status: 422,
    body: { fields: { username: "Deze gebruikersnaam bestaat al." } },
  })
  expect(count("accounts")).toBe(before)
})

test("two who ask for one user name at the same moment make one account", async () => {
  const owner = await app.signIn("owner")
  const make = () => send("POST", "/api/accounts", { body: jan, headers: owner })
  const statuses = (await Promise.all([make(), make(), make()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 422, 422])
})

test.each(["welkom01", "Wachtwoord1", "aaaaaaaaaa"])("%s is too easy to guess", async (password) => {
  const owner = await app.signIn("owner")
  const reply = await send("POST", "/api/accounts", { body: { ...jan, password }, headers: owner })
  expect(reply).toMatchObject({
    status: 422,
    body: { fields: { password: expect.stringContaining("te makkelijk") } },
  })
  await expect(app.services.access.setPassword("kantoor", password)).rejects.toThrow()
})

test("a role lets in its own and every higher one", async () => {
  const [owner, manager, worker] = [
    await app.signIn("owner"),
    await app.signIn("manager"),
    await app.signIn("worker"),
  ]
  const statuses = async (path: string) =>
    (await Promise.all([worker, manager, owner].map((headers) => send("GET", path, { headers })))).map(
      ({ status }) => status,
    )
  expect(await statuses("/api/user")).toEqual([200, 200, 200])
  expect(await statuses("/api/settings")).toEqual([403, 200, 200])
  expect(await statuses("/api/accounts")).toEqual([403, 403, 200])
})

test("logins, refused ones and new accounts are in the log, with who did it", async () => {
  await givenJan()
  await login({ username: "jan", password: jan.password })
  await login({ username: "jan", password: "verkeerd" })
  expect(actions().slice(-3)).toEqual(["account.added", "login", "login.refused"])
  const account = app.services.access.list().find(({ username }) => username === "jan")!
  const owner = app.services.access.list().find(({ name }) => name === "Test owner")!
  expect(app.services.access.log.about("account", account.id)).toMatchObject([
    { action: "account.added", accountId: owner.id, details: { role: "worker" } },
    { action: "login", accountId: account.id },
    { action: "login.refused", accountId: null },
  ])
})

test.each([
  ["changes", "UPDATE log SET action = 'nothing happened'"],
  ["loses", "DELETE FROM log"],
  [
    "exchanges",
    "REPLACE INTO log (id, at, action, subject_kind, subject_id) VALUES (1, '', 'nothing', '', '')",
  ],
  ["quietly exchanges", "INSERT OR REPLACE INTO log SELECT * FROM log"],
])("the database itself never %s a line of the log", (_, statement) => {
  const before = actions()
  expect(before.length).toBeGreaterThan(0)
  expect(() => app.db.$client.run(statement)).toThrow("append-only")
  expect(actions()).toEqual(before)
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
