import { afterAll, beforeAll, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"

let app: TestApp
const cookies: Record<string, { cookie: string }> = {}
beforeAll(async () => {
  app = await givenApp()
  for (const role of ["manager", "worker"] as const) cookies[role] = await app.signIn(role)
})
afterAll(() => app.close())

const ask = async (role: string, path: string) => {
  const reply = await app.handle(jsonRequest("GET", `/api${path}`, { headers: cookies[role] }))
  const text = await reply.text()
  return { status: reply.status, body: text.startsWith("{") ? JSON.parse(text) : text }
}

test.each([
  ["from after to", "/hours/export?format=csv&from=2026-11-02&to=2026-11-01"],
  ["more than a year", "/hours/export?format=xlsx&from=2025-11-01&to=2026-11-03"],
  ["a day that doesn't exist", "/hours/export?format=csv&from=2026-02-30&to=2026-03-01"],
  ["a format there isn't", "/hours/export?format=pdf&from=2026-11-01&to=2026-11-02"],
  ["no days", "/hours/export?format=csv"],
  ["something more", "/hours/export?format=csv&from=2026-11-01&to=2026-11-02&rates=true"],
  ["a person that is no number", "/hours/export?format=csv&from=2026-11-01&to=2026-11-02&accountId=x"],
  ["a week that is no day", "/hours/weeks?week=2026-W47"],
  ["a week at the end of the calendar", "/hours/weeks?week=9999-12-31"],
  ["a week before there was a calendar", "/hours/week?week=0001-01-01"],
  ["a project that is no number", "/hours/weeks?projectId=1.5"],
  ["a person below nothing", "/hours/week?accountId=-1"],
])("%s is refused", async (_, path) => {
  expect((await ask("manager", path)).status).toBe(422)
})

test("a whole leap year is not too long", async () => {
  expect((await ask("manager", "/hours/export?format=csv&from=2027-03-01&to=2028-02-29")).status).toBe(200)
})

test("what is wrong with a period is said of its field", async () => {
  const { body } = await ask("manager", "/hours/export?format=csv&from=2026-11-02&to=2026-11-01")
  expect(body.fields).toEqual({ to: "De laatste dag ligt voor de eerste." })
})

test("a worker sees his own week and nobody else's, nor sheets of all, exports or a project", async () => {
  const list = app.services.access.list()
  const [me, other] = ["worker", "manager"].map((role) => list.find((each) => each.role === role)!.id)
  expect((await ask("worker", `/hours/week?accountId=${me}`)).body.accountId).toBe(me)
  const refused = await ask("worker", `/hours/week?accountId=${other}`)
  expect([refused.status, refused.body.error]).toEqual([403, "U kunt alleen uw eigen weekstaat bekijken."])
  // Also of who isn't there, so that nobody finds out who is.
  expect((await ask("worker", "/hours/week?accountId=999")).status).toBe(403)
  expect((await ask("manager", "/hours/week?accountId=999")).status).toBe(404)
  for (const path of [
    "/hours/week/everyone",
    "/hours/weeks",
    "/projects/1/hours",
    "/projects/1/hours/running",
    "/hours/export?format=csv",
  ])
    expect((await ask("worker", path)).status).toBe(403)
})
