import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking, jan } from "./asking.testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const { actions, count, givenJan, login, send } = asking(() => app)

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

test.each([
  ...[
    "welkom01",
    "Wachtwoord1",
    "aaaaaaaaaa",
    "password123",
    "welkom2024",
    "zomer2026",
    "Zomer2026!",
    "!!Welkom!!",
  ],
  ...["12345678", "qwertyuiop", "kantoor2026", "Feyenoord1908", "2026-2027"],
])("%s is too easy to guess", async (password) => {
  const owner = await app.signIn("owner")
  const reply = await send("POST", "/api/accounts", { body: { ...jan, password }, headers: owner })
  expect(reply).toMatchObject({
    status: 422,
    body: { fields: { password: expect.stringContaining("te makkelijk") } },
  })
  await expect(app.services.access.setPassword("kantoor", password)).rejects.toThrow()
})

test("a name of the account with a few digits is too easy to guess", async () => {
  const owner = await app.signIn("owner")
  for (const password of ["janmaas1", "Maas-2026"]) {
    const { status } = await send("POST", "/api/accounts", { body: { ...jan, password }, headers: owner })
    expect([password, status]).toEqual([password, 422])
  }
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
