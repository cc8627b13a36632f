import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { givenCrew } from "./ui/testing.tsx"

let app: TestApp
let crew: ReturnType<typeof givenCrew>
beforeEach(async () => {
  app = await givenApp()
  crew = givenCrew(app)
})
afterEach(() => app.close())

async function ask(method: string, path: string, body?: unknown, { who = "manager" as Role, key = "" } = {}) {
  const headers = { ...(await signIn(who)), ...(key && { "idempotency-key": key }) }
  const reply = await app.handle(jsonRequest(method, path, { body, headers }))
  return { status: reply.status, body: await reply.json() }
}
const known = new Map<Role, Record<string, string>>()
beforeEach(() => known.clear())
async function signIn(who: Role) {
  const headers = known.get(who) ?? (await app.signIn(who))
  known.set(who, headers)
  return headers
}
const plan = (id: number, startDate: string, endDate: string, team: number[] = [], version = 1) => ({
  ...{ id, startDate, endDate, team, version },
})
const daysOf = (id: number) => [crew.read(id).startDate, crew.read(id).endDate]

test("six weeks come at once, with what stands in any of them", async () => {
  const far = crew.project("Schuur", { startDate: "2026-12-21", endDate: "2026-12-22" })
  const { body } = await ask("GET", "/api/timeline?from=2026-11-18&weeks=6")
  expect([body.days.length, body.days[0].day, body.days.at(-1).day]).toEqual([42, "2026-11-16", "2026-12-27"])
  expect(body.days.find(({ day }: { day: string }) => day === "2026-12-21").projectIds).toEqual([far])
  expect(body.people).toContainEqual({ id: crew.anna, name: "Anna Wisse", crew: true, workDays: [] })
})

test("what moves together is saved together, with whom it now wants twice", async () => {
  const [one, two] = [crew.project("Dakkapel"), crew.project("Schuur")]
  const { status, body } = await ask("POST", "/api/timeline/moves", {
    moves: [
      plan(one, "2026-11-23", "2026-11-27", [crew.anna]),
      plan(two, "2026-11-27", "2026-12-01", [crew.anna]),
    ],
  })
  expect(status).toBe(200)
  expect(body.projects.map(({ id, version }: { id: number; version: number }) => [id, version])).toEqual([
    [one, 2],
    [two, 2],
  ])
  expect(body.conflicts[0]).toMatchObject({ person: { name: "Anna Wisse" }, from: "2026-11-27" })
})

test("when one of them was changed meanwhile none moves", async () => {
  const [one, two] = [crew.project("Dakkapel"), crew.project("Schuur")]
  crew.replan(two, "2026-12-01", "2026-12-02")
  const { status, body } = await ask("POST", "/api/timeline/moves", {
    moves: [plan(one, "2026-11-23", "2026-11-27"), plan(two, "2026-11-30", "2026-12-01")],
  })
  expect([status, body.code]).toEqual([409, "projects.changedMeanwhile"])
  expect(daysOf(one)).toEqual(["2026-11-16", "2026-11-22"])
  expect(daysOf(two)).toEqual(["2026-12-01", "2026-12-02"])
})

test("a press that arrives twice moves once", async () => {
  const id = crew.project("Dakkapel")
  const moves = { moves: [plan(id, "2026-11-23", "2026-11-27")] }
  const first = await ask("POST", "/api/timeline/moves", moves, { key: "press-12345" })
  expect(await ask("POST", "/api/timeline/moves", moves, { key: "press-12345" })).toEqual(first)
  expect(crew.read(id).version).toBe(2)
})

test.each([
  ["nothing to move", []],
  ["the same work twice", [plan(1, "2026-11-23", "2026-11-27"), plan(1, "2026-11-24", "2026-11-27")]],
  ["a day that is none", [plan(1, "2026-02-30", "2026-11-27")]],
  ["more than sixty", Array.from({ length: 61 }, (_, at) => plan(at + 1, "2026-11-23", "2026-11-27"))],
  ["a field nobody asked for", [{ ...plan(1, "2026-11-23", "2026-11-27"), price: 1 }]],
])("%s is refused, and nothing moves", async (_, moves) => {
  const id = crew.project("Dakkapel")
  expect((await ask("POST", "/api/timeline/moves", { moves })).status).toBe(422)
  expect(daysOf(id)).toEqual(["2026-11-16", "2026-11-22"])
})

test("an end before the start, somebody unknown, work that is gone or put away: each is refused in words", async () => {
  const id = crew.project("Dakkapel")
  const refused = async (...moves: ReturnType<typeof plan>[]) => {
    const { status, body } = await ask("POST", "/api/timeline/moves", { moves })
    return [status, typeof body.error]
  }
  expect(await refused(plan(id, "2026-11-27", "2026-11-23"))).toEqual([422, "string"])
  expect(await refused(plan(id, "2026-11-23", "2026-11-27", [999]))).toEqual([422, "string"])
  expect(await refused(plan(999, "2026-11-23", "2026-11-27"))).toEqual([404, "string"])
  app.services.projects.archive(id, crew.anna)
  expect(await refused(plan(id, "2026-11-23", "2026-11-27", [], 2))).toEqual([409, "string"])
})

test.each(["weeks=0", "weeks=7", "weeks=veel"])("%s is not asked for", async (query) => {
  expect((await ask("GET", `/api/timeline?${query}`)).status).toBe(422)
})
