import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { givenCrew } from "./ui/testing.tsx"

let app: TestApp
let crew: Awaited<ReturnType<typeof givenCrew>>
beforeEach(async () => {
  app = await givenApp()
  crew = await givenCrew(app)
})
afterEach(() => app.close())

const anna = () => app.services.access.list().find(({ id }) => id === crew.anna)!
const office = () => app.services.access.list().find(({ username }) => username === "kantoor")!
const addressOf = (whole = false) => app.services.feeds.renew(whole, whole ? office() : anna()).path

async function follow(path: string, headers: Record<string, string> = {}) {
  const reply = await app.handle(new Request(`http://localhost${path}`, { headers }))
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}
/** Its events, as a reader of another make would have them: folded lines joined, one object each. */
function eventsIn(text: string): Record<string, string>[] {
  const lines = text.replace(/\r\n[ \t]/g, "").split("\r\n")
  const events: Record<string, string>[] = []
  for (const line of lines) {
    if (line === "BEGIN:VEVENT") events.push({})
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
    if (name && events.length > 0 && name !== "END" && name !== "BEGIN") events.at(-1)![name] = value!
  }
  return events
}
const keuken = (over = {}) =>
  crew.project("Keuken, met eiland", {
    ...{ startDate: "2026-11-26", endDate: "2026-12-01", team: [crew.anna, crew.bas], address: "Duinweg 1" },
    ...over,
  })

test("someone follows his own work: days of work, around the weekend, the last day whole", async () => {
  const id = keuken()
  crew.project("Schuur", { startDate: "2026-11-26", endDate: "2026-11-27", team: [crew.bas] })
  const { status, headers, text } = await follow(addressOf())
  expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"])
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(eventsIn(text)).toMatchObject([
    {
      ...{ UID: `project-${id}-0@waterpas`, DTSTART: "20261126", DTEND: "20261128", LOCATION: "Duinweg 1" },
      SUMMARY: "Keuken\\, met eiland",
      DESCRIPTION: "Ploeg: Anna Wisse\\, Bas de Kok",
    },
    { UID: `project-${id}-1@waterpas`, DTSTART: "20261130", DTEND: "20261202" },
  ])
})

test("the night that the clock changes moves no day", async () => {
  keuken({ startDate: "2027-03-25", endDate: "2027-03-30" })
  expect(eventsIn((await follow(addressOf())).text).map(({ DTSTART, DTEND }) => [DTSTART, DTEND])).toEqual([
    ["20270325", "20270327"],
    ["20270330", "20270331"],
  ])
})

test("the company's calendar has everyone's work, with who does it", async () => {
  keuken()
  crew.project("Schuur", { startDate: "2026-11-26", endDate: "2026-11-27", team: [crew.bas] })
  const names = eventsIn((await follow(addressOf(true))).text).map(({ SUMMARY }) => SUMMARY)
  expect(names).toContain("Schuur (Bas de Kok)")
  expect(names).toContain("Keuken\\, met eiland (Anna Wisse\\, Bas de Kok)")
})

test("what moves keeps its name in the calendar, and what was not changed is not sent again", async () => {
  const id = keuken()
  const path = addressOf()
  const first = await follow(path)
  const etag = first.headers.get("etag")!
  const again = await follow(path, { "if-none-match": etag })
  expect([again.status, again.text]).toEqual([304, ""])
  crew.replan(id, "2026-12-07", "2026-12-08")
  const moved = await follow(path, { "if-none-match": etag })
  expect(moved.status).toBe(200)
  expect(eventsIn(moved.text)).toMatchObject([{ UID: `project-${id}-0@waterpas`, DTSTART: "20261207" }])
})

test("a new address ends the one before it", async () => {
  const old = addressOf()
  const now = addressOf()
  expect((await follow(old)).status).toBe(404)
  expect((await follow(now)).status).toBe(200)
})

test("of somebody who left the calendar is gone at once", async () => {
  const path = addressOf()
  expect((await follow(path)).status).toBe(200)
  app.db.$client.run("UPDATE accounts SET disabled_at = created_at WHERE id = ?", [crew.anna])
  expect((await follow(path)).status).toBe(404)
})

test.each(["x", "a".repeat(22), "%00", "../kantoor", "a".repeat(101)])(
  "the address %s opens nothing",
  async (token) => {
    expect((await follow(`/api/agenda/${token}`)).status).toBeGreaterThanOrEqual(404)
  },
)

test("a builder gets his own address and not the company's; done work and offers stand in none", async () => {
  const ask = async (who: Role, company: boolean) => {
    const headers = await app.signIn(who)
    const reply = await app.handle(jsonRequest("POST", "/api/timeline/feed", { body: { company }, headers }))
    return reply.status
  }
  expect([await ask("worker", false), await ask("worker", true), await ask("manager", true)]).toEqual([
    200, 403, 200,
  ])
  keuken({ status: "completed" })
  expect(eventsIn((await follow(addressOf())).text)).toEqual([])
})

test("a name with a line break or an end of calendar in it stays a name", async () => {
  keuken({ name: "Keuken\nEND:VCALENDAR", address: "Duinweg 1; achter" })
  const { text } = await follow(addressOf())
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  expect(eventsIn(text)[0]).toMatchObject({ LOCATION: "Duinweg 1\\; achter" })
})
