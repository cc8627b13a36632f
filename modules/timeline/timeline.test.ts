import { afterEach, beforeEach, expect, test } from "bun:test"
import { createApp } from "#src/app/app.ts"
import { composeServer } from "#src/app/modules.ts"
import { createPlatform } from "#src/app/platform.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { Forecast, type Plan, Planned, TimelineWeek } from "./schema.ts"

let app: TestApp
let manager: { cookie: string }
beforeEach(async () => {
  app = await givenApp()
  manager = await app.signIn("manager")
})
afterEach(() => app.close())

const userOf = ({ cookie }: { cookie: string }) => app.services.access.who(cookie.split("=")[1])!

/** A project of these people, from Monday 16 to Friday 20 November 2026 unless told otherwise. */
function project(name: string, over: Partial<Parameters<typeof app.services.projects.create>[0]> = {}) {
  const filled = { name, startDate: "2026-11-16", endDate: "2026-11-20", status: "active" as const, ...over }
  return app.services.projects.create(filled, userOf(manager)).id
}

async function ask(
  method: string,
  path: string,
  { body, as = manager }: { body?: unknown; as?: { cookie: string } } = {},
) {
  const response = await app.handle(jsonRequest(method, path, { body, headers: as }))
  return { status: response.status, reply: await response.json() }
}
const week = async (from?: string, as = manager) => {
  const { status, reply } = await ask("GET", `/api/timeline${from ? `?from=${from}` : ""}`, { as })
  expect(status).toBe(200)
  return TimelineWeek.parse(reply)
}
const replan = (id: number, plan: Partial<Plan>, as = manager) =>
  ask("PUT", `/api/timeline/projects/${id}`, {
    body: { startDate: "2026-11-16", endDate: "2026-11-20", team: [], version: 1, ...plan },
    as,
  })

test("any day asks for its week, from Monday; no day for the week of today", async () => {
  expect((await week("2027-01-01")).days.map(({ day }) => day)).toEqual([
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
  ])
  expect(await week()).toMatchObject({ monday: "2026-11-16", today: "2026-11-21" })
})

test("public holidays are named", async () => {
  const days = (await week("2026-12-25")).days
  expect(days.filter(({ holiday }) => holiday)).toMatchObject([
    { day: "2026-12-25", holiday: "Eerste kerstdag" },
    { day: "2026-12-26", holiday: "Tweede kerstdag" },
  ])
})

test("the days on which the company itself is closed are named as well", async () => {
  const closedPeriods = [
    { from: "2026-12-21", to: "2026-12-23", name: "" },
    { from: "2026-12-24", to: "2026-12-24", name: "Kerstborrel" },
  ]
  app.services.settings.save({ closedPeriods }, null)
  const days = (await week("2026-12-21")).days
  expect(days.map(({ closed }) => closed)).toEqual(["", "", "", "Kerstborrel", null, null, null])
})

test("a project stands on its own days, thirty days without an end, and in a list of its own without a start", async () => {
  const short = project("Dakkapel", { startDate: "2026-11-18", endDate: "2026-11-19" })
  const open = project("Aanbouw", { startDate: "2026-10-21", endDate: null })
  const undated = project("Zolder", { startDate: null, endDate: null, status: "planned" })
  const { days, unplannedIds, overdueIds } = await week("2026-11-16")
  expect(days.map(({ projectIds }) => projectIds)).toEqual([
    [open],
    [open],
    [short, open],
    [short, open],
    [open],
    [],
    [],
  ])
  expect(unplannedIds).toEqual([undated])
  expect(overdueIds).toEqual([])
  expect((await week("2026-11-23")).overdueIds.toSorted()).toEqual([short, open].toSorted())
})

test("delayed is derived, running reads as in progress, and a completed project of another week is left out", async () => {
  const late = project("Keuken")
  const running = project("Aanbouw", { endDate: "2026-12-20" })
  project("Oud", { startDate: "2026-03-02", endDate: "2026-03-06", status: "completed" })
  const { projects } = await week()
  expect(projects.map(({ id, status }) => [id, status])).toEqual([
    [late, "delayed"],
    [running, "in_progress"],
  ])
})

test("prices and customers do not leave with the planning", async () => {
  project("Keuken", { estimatedPrice: 12_500 })
  const { reply } = await ask("GET", "/api/timeline", { as: await app.signIn("worker") })
  expect(JSON.stringify(reply)).not.toMatch(/price|12500|client|latitude/i)
})

test("planning a project to other days and another team tells whom it now wants twice", async () => {
  const anna = userOf(manager).id
  project("Dakkapel", { startDate: "2026-11-30", endDate: "2026-12-04", team: [anna] })
  const kitchen = project("Keuken", { startDate: null, endDate: null })
  const { status, reply } = await replan(kitchen, { startDate: "2026-12-03", endDate: null, team: [anna] })
  expect(status).toBe(200)
  const { project: after, conflicts } = Planned.parse(reply)
  expect(after).toMatchObject({ startDate: "2026-12-03", version: 2, team: [{ id: anna }] })
  expect(conflicts).toMatchObject([{ person: { id: anna }, from: "2026-12-03", to: "2026-12-04" }])
  expect((await week("2026-12-03")).conflicts).toMatchObject([{ person: { id: anna }, from: "2026-12-03" }])
  expect((await week("2026-12-07")).conflicts).toEqual([])
})

test("of two people who plan one project the second is told, and nothing is overwritten", async () => {
  const id = project("Keuken")
  const colleague = await app.signIn("owner")
  expect((await replan(id, { endDate: "2026-11-27" }, colleague)).status).toBe(200)
  const second = await replan(id, { endDate: "2026-12-24" })
  expect(second).toMatchObject({ status: 409, reply: { code: "projects.changedMeanwhile" } })
  expect(second.reply.error).toContain("Test owner")
  expect((await week()).projects[0]).toMatchObject({ endDate: "2026-11-27", version: 2 })
})

test("the week that a screen asked for before is not given again after a change", async () => {
  const id = project("Keuken")
  await week("2026-11-23")
  await replan(id, { startDate: "2026-11-23", endDate: "2026-11-27" })
  expect((await week("2026-11-23")).summary.week).toBe(1)
})

test("an end before the start, someone unknown, a project that is gone: each is refused in words", async () => {
  const id = project("Keuken")
  expect(await replan(id, { endDate: "2026-11-15" })).toMatchObject({
    status: 422,
    reply: { fields: { endDate: expect.stringContaining("begindatum") } },
  })
  expect(await replan(id, { team: [999] })).toMatchObject({
    status: 422,
    reply: { fields: { team: expect.any(String) } },
  })
  expect((await replan(999, {})).status).toBe(404)
})

test.each([
  ["a day that does not exist", { startDate: "2026-02-30" }],
  ["a year before there was a company", { startDate: "1899-01-01" }],
  ["a year of five digits", { endDate: "20226-01-01" }],
  ["a name for a person", { team: ["anna"] }],
  ["more people than a team has", { team: Array.from({ length: 31 }, (_, i) => i + 1) }],
  ["no version", { version: undefined }],
  ["a field nobody asked for", { progress: 100 }],
])("%s is no plan", async (_, plan) => {
  expect((await replan(project("Keuken"), plan as Partial<Plan>)).status).toBe(422)
})

test.each(["gisteren", "2026-02-30", "1999-12-31", "2101-01-01", "9999-12-31", "2026-11-16%00"])(
  "the week of '%s' is not asked for",
  async (from) => {
    expect((await ask("GET", `/api/timeline?from=${from}`)).status).toBe(422)
  },
)

test("the sites of the week are asked for their weather, and not those of other weeks", async () => {
  const asked: string[] = []
  const service = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch(request) {
      asked.push(new URL(request.url).searchParams.get("latitude")!)
      const one = [1]
      return Response.json({
        daily: {
          ...{ time: ["2026-11-21"], weather_code: [0], precipitation_sum: [0] },
          ...{ temperature_2m_max: one, temperature_2m_min: one, precipitation_probability_max: one },
          ...{ wind_speed_10m_max: one, wind_gusts_10m_max: one },
        },
      })
    },
  })
  const here = project("Keuken", { latitude: 51.65, longitude: 3.92 })
  project("Elders", { startDate: "2027-02-01", endDate: "2027-02-05", latitude: 52.4, longitude: 4.9 })
  project("Zonder plek")
  const own = composeServer(createPlatform({ ...app, outside: { weatherUrl: new URL(service.url) } }))
  const response = await createApp(own).handle(
    jsonRequest("GET", "/api/timeline/weather", { headers: manager }),
  )
  const forecast = Forecast.parse(await response.json())
  await service.stop(true)
  expect(asked).toEqual(["51.65"])
  expect(forecast.places).toMatchObject([{ projectIds: [here], days: [{ day: "2026-11-21", sky: "clear" }] }])
})

test("without a weather service the planning says that there is none", async () => {
  expect((await ask("GET", "/api/timeline/weather")).reply).toMatchObject({ configured: false, places: [] })
})

test("of one project the planning tells who is wanted elsewhere as well, from today on", async () => {
  const [one] = app.services.projects.colleagues()
  const team = [one!.id]
  const days = { startDate: "2026-11-23", endDate: "2026-11-27", team }
  const own = project("Aanbouw", days)
  const other = project("Dakkapel", { ...days, startDate: "2026-11-25" })
  project("Voorbij", { startDate: "2026-11-09", endDate: "2026-11-13", team })
  project("Elders", { ...days, team: [] })
  const { reply } = await ask("GET", `/api/timeline/projects/${own}`)
  expect(reply).toMatchObject({
    conflicts: [{ person: { id: one!.id }, from: "2026-11-25", to: "2026-11-27" }],
    away: [],
  })
  const [{ projects }] = reply.conflicts
  expect(projects.map(({ id }: { id: number }) => id).toSorted()).toEqual([own, other].toSorted())
})

test("of one project it is told neither that someone is double nor that he is away, of days he never works", async () => {
  const [one] = app.services.projects.colleagues()
  const friday = { startDate: "2026-11-27", endDate: "2026-11-27", team: [one!.id] }
  const own = project("Aanbouw", { ...friday, startDate: "2026-11-26" })
  project("Dakkapel", friday)
  const leave = { kind: "vacation", from: "2026-11-27", to: "2026-11-27", part: "day", note: "" } as const
  app.services.absences.askLeave({ ...leave, accountId: one!.id }, null, userOf(manager))
  const told = async () => (await ask("GET", `/api/timeline/projects/${own}`)).reply
  expect(await told()).toMatchObject({
    conflicts: [{ from: "2026-11-27", to: "2026-11-27" }],
    away: [{ from: "2026-11-27", to: "2026-11-27" }],
  })
  const days = ["works", "works", "works", "works", "off"] as const
  app.services.workDays.set(
    { accountId: one!.id, patterns: [{ since: "2026-11-01", days: [...days] }], version: 0 },
    userOf(manager),
  )
  expect(await told()).toEqual({ conflicts: [], away: [] })
})
