import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { givenCrew } from "./ui/testing.tsx"

let app: TestApp
let crew: ReturnType<typeof givenCrew>
beforeEach(async () => {
  app = await givenApp()
  crew = givenCrew(app)
})
afterEach(() => app.close())

const news = (of = crew.anna) => app.services.planningNews.of(of)
const told = (of = crew.anna) => app.services.planningNews.notices({ id: of })
const see = (of = crew.anna) => app.services.planningNews.see(of, { seen: news(of) })
const keuken = () =>
  crew.project("Keuken", {
    startDate: "2026-11-23",
    endDate: "2026-11-27",
    team: [crew.anna],
    status: "planned",
  })
function setTeam(id: number, team: number[]) {
  const { name, version, startDate, endDate } = crew.read(id)
  app.services.projects.change(
    id,
    { name, version, startDate, endDate, team, status: undefined } as never,
    app.services.access.list()[0]!,
  )
}

test("who looks for the first time knows what stands there; what moves after that is told", () => {
  const id = keuken()
  expect(news()).toEqual([])
  crew.replan(id, "2026-11-30", "2026-12-04")
  expect(news()).toEqual([
    {
      ...{ projectId: id, name: "Keuken" },
      before: { from: "2026-11-23", to: "2026-11-27" },
      after: { from: "2026-11-30", to: "2026-12-04" },
    },
  ])
  expect(told()).toMatchObject([{ key: "timeline.news", count: 1, href: "/dashboard" }])
  expect(news(crew.bas)).toEqual([])
})

test("what was put back before he looked is no news", () => {
  const id = keuken()
  news()
  crew.replan(id, "2026-11-30", "2026-12-04")
  crew.replan(id, "2026-11-23", "2026-11-27")
  expect([news(), told()]).toEqual([[], []])
})

test("what he saw is told no more, but what was changed while he read is", () => {
  const id = keuken()
  news()
  crew.replan(id, "2026-11-30", "2026-12-04")
  const read = news()
  crew.replan(id, "2026-12-07", "2026-12-11")
  expect(app.services.planningNews.see(crew.anna, { seen: read })).toMatchObject([
    { before: { from: "2026-11-30" }, after: { from: "2026-12-07" } },
  ])
  expect(see()).toEqual([])
})

test("who is put on a job, or taken off it, hears that", () => {
  const id = keuken()
  expect([news(), news(crew.bas)]).toEqual([[], []])
  setTeam(id, [crew.bas])
  expect(news()).toMatchObject([{ name: "Keuken", after: null }])
  expect(news(crew.bas)).toMatchObject([{ name: "Keuken", before: null, after: { from: "2026-11-23" } }])
  see()
  expect(news()).toEqual([])
})

test("what is done or over is taken from nobody", () => {
  const id = keuken()
  news()
  const { version } = crew.read(id)
  app.services.projects.setStatus(id, { status: "completed", version }, app.services.access.list()[0]!)
  expect(news()).toEqual([])
  const other = keuken()
  see()
  app.clock.set("2026-12-20T08:00:00Z")
  expect(crew.read(other).status).toBe("planned")
  expect(news()).toEqual([])
})

test.each([
  ["no list", {}],
  [
    "a day that is none",
    { seen: [{ projectId: 1, name: "x", before: null, after: { from: "2026-02-30", to: null } }] },
  ],
  ["a field nobody asked for", { seen: [], all: true }],
])("%s is refused", async (_, body) => {
  const headers = await app.signIn("worker")
  const reply = await app.handle(jsonRequest("POST", "/api/timeline/news/seen", { body, headers }))
  expect(reply.status).toBe(422)
})
