import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, officePassword, type TestApp } from "#src/testing.ts"
import { asking, cookieOf, jan } from "./asking.testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const { givenJan, login, me, send } = asking(() => app)

test("the office signs in with the password alone, and is the owner", async () => {
  const reply = await login({ password: officePassword })
  expect(reply).toMatchObject({ status: 200, body: { username: "kantoor", role: "owner" } })
  expect((await me(cookieOf(reply))).body).toEqual(reply.body)
})

test("the password as it was copied, with a space or a line behind it, is right; with one inside it is not", async () => {
  for (const copied of [`${officePassword} `, ` ${officePassword}\n`])
    expect((await login({ password: copied })).status).toBe(200)
  expect((await login({ password: officePassword.replace("-", "- ") })).status).toBe(401)
  const spaced = { ...jan, username: "spaties", password: " zeehond op strand " }
  await send("POST", "/api/accounts", { body: spaced, headers: await app.signIn("owner") })
  expect((await login(spaced)).status).toBe(422)
  const { username, password } = spaced
  expect((await login({ username, password })).status).toBe(200)
  expect((await login({ username, password: password.trim() })).status).toBe(401)
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

/** What a browser that signed in here sends from then on, without the session. */
const deviceIn = ({ headers }: { headers: Headers }) => ({
  cookie: headers
    .getSetCookie()
    .find((set) => set.startsWith("waterpas-device="))!
    .split(";")[0]!,
})

/** Wrong guesses for one account, each from another address. */
async function guessedFromEverywhere(times: number) {
  const statuses: number[] = []
  for (let i = 0; i < times; i++)
    statuses.push((await login({ password: `gok ${i}` }, `198.51.100.${i}`)).status)
  return statuses
}

test("of sixty guesses for one account from sixty addresses forty are refused", async () => {
  expect(await guessedFromEverywhere(60)).toEqual([...Array(20).fill(401), ...Array(40).fill(429)])
  const next = await login({ password: officePassword }, "203.0.113.9")
  expect([next.status, next.body.error]).toEqual([
    429,
    "Er is te vaak een verkeerd wachtwoord geprobeerd. Probeer het over 10 min opnieuw, of log in op een toestel waarop u al eerder inlogde.",
  ])
})

test("where one signed in before one gets in meanwhile, until the password is another", async () => {
  const known = deviceIn(await login({ password: officePassword }))
  await guessedFromEverywhere(60)
  expect((await login({ password: officePassword }, "203.0.113.9", known)).status).toBe(200)
  await app.services.access.setPassword("kantoor", "een-heel-ander-7")
  expect((await login({ password: "een-heel-ander-7" }, "203.0.113.9", known)).status).toBe(429)
})

test("thirty wrong guesses at the office hold up nobody who signed in there before", async () => {
  const known = deviceIn(await login({ password: officePassword }))
  for (let i = 0; i < 30; i++) await login({ username: `gok${i}`, password: "gok" })
  expect((await login({ password: officePassword })).status).toBe(429)
  expect((await login({ password: officePassword }, undefined, known)).status).toBe(200)
})

test("a device that is known has five tries a minute too, and is known for its account alone", async () => {
  await givenJan()
  const known = deviceIn(await login({ password: officePassword }))
  for (let i = 0; i < 5; i++)
    expect((await login({ password: `gok ${i}` }, `198.51.100.${i}`, known)).status).toBe(401)
  expect((await login({ password: officePassword }, "198.51.100.9", known)).status).toBe(429)
  for (let i = 0; i < 20; i++)
    await login({ username: "jan", password: `gok ${i}` }, `198.51.100.${i}`, known)
  expect((await login({ username: "jan", password: jan.password }, "203.0.113.9", known)).status).toBe(429)
})

test("a device of two people is known for both", async () => {
  await givenJan()
  const first = deviceIn(await login({ password: officePassword }))
  const both = deviceIn(await login({ username: "jan", password: jan.password }, undefined, first))
  expect(both.cookie.split(".")[0]).toBe(first.cookie.split(".")[0]!)
  await guessedFromEverywhere(60)
  expect((await login({ password: officePassword }, "203.0.113.9", both)).status).toBe(200)
})

test.each(["", "x", "x.y.z", "%", "a".repeat(4000)])("a made-up device '%.5s' is none", async (value) => {
  await guessedFromEverywhere(20)
  const made = { cookie: `waterpas-device=${value}` }
  expect((await login({ password: officePassword }, "203.0.113.9", made)).status).toBe(429)
})

test("a password that was changed while it was checked lets nobody in", async () => {
  const entering = app.services.access.login({ password: officePassword }, { address: "203.0.113.7" })
  app.db.$client.run("UPDATE accounts SET password_hash = 'another' WHERE username = 'kantoor'")
  await expect(entering).rejects.toThrow("access.wrongPassword")
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
