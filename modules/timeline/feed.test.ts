import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { readEvents } from "#src/tests/calendar.testing.ts"
import { givenCrew } from "./ui/testing.tsx"

let app: TestApp
let crew: ReturnType<typeof givenCrew>
beforeEach(async () => {
  app = await givenApp()
  crew = givenCrew(app)
})
afterEach(() => app.close())

const anna = () => app.services.access.list().find(({ id }) => id === crew.anna)!
const office = () => app.services.access.list().find(({ username }) => username === "kantoor")!
const addressOf = (whole = false) => app.services.feeds.renew(whole, whole ? office() : anna()).path

async function follow(path: string, headers: Record<string, string> = {}) {
  const reply = await app.handle(new Request(`http://localhost${path}`, { headers }))
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
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
  expect(readEvents(text)).toMatchObject([
    {
      ...{ uid: `project-${id}-0@waterpas`, from: "2026-11-26", to: "2026-11-28", location: "Duinweg 1" },
      summary: "Keuken, met eiland",
      description: "Ploeg: Anna Wisse, Bas de Kok",
    },
    { uid: `project-${id}-1@waterpas`, from: "2026-11-30", to: "2026-12-02" },
  ])
})

test("the night that the clock changes moves no day", async () => {
  keuken({ startDate: "2027-03-25", endDate: "2027-03-30" })
  expect(readEvents((await follow(addressOf())).text).map(({ from, to }) => [from, to])).toEqual([
    ["2027-03-25", "2027-03-27"],
    ["2027-03-30", "2027-03-31"],
  ])
})

test("the company's calendar has everyone's work, with who does it", async () => {
  keuken()
  crew.project("Schuur", { startDate: "2026-11-26", endDate: "2026-11-27", team: [crew.bas] })
  const names = readEvents((await follow(addressOf(true))).text).map(({ summary }) => summary)
  expect(names).toContain("Schuur (Bas de Kok)")
  expect(names).toContain("Keuken, met eiland (Anna Wisse, Bas de Kok)")
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
  expect(readEvents(moved.text)).toMatchObject([{ uid: `project-${id}-0@waterpas`, from: "2026-12-07" }])
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
  expect(readEvents((await follow(addressOf())).text)).toEqual([])
})

test("a name with a line break or an end of calendar in it stays a name", async () => {
  keuken({ name: "Keuken\nEND:VCALENDAR", address: "Duinweg 1; achter" })
  const { text } = await follow(addressOf())
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  expect(readEvents(text)[0]).toMatchObject({
    summary: "Keuken\nEND:VCALENDAR",
    location: "Duinweg 1; achter",
  })
})

test("letters of several octets, long names and signs of the format come back as they were typed", async () => {
  const name = `Één; twee, drie \\ vier: ${"é€🏠".repeat(30)}`
  keuken({ name })
  expect(readEvents((await follow(addressOf())).text)[0]?.summary).toBe(name)
})

test("the days of both changes of the clock in a year are days like others", async () => {
  // Sunday 25 October 2026 and Sunday 28 March 2027: the Friday before and the Monday after.
  app.clock.set("2026-10-20T10:00:00Z")
  keuken({ startDate: "2026-10-23", endDate: "2026-10-26" })
  crew.project("Schuur", { startDate: "2027-03-26", endDate: "2027-03-29", team: [crew.anna] })
  crew.project("Zondag", { startDate: "2027-03-28", endDate: "2027-03-28", team: [crew.anna] })
  const days = readEvents((await follow(addressOf())).text).map(({ summary, from, to }) => [
    summary,
    from,
    to,
  ])
  expect(days.toSorted(([, a = ""], [, b = ""]) => a.localeCompare(b))).toEqual([
    ["Keuken, met eiland", "2026-10-23", "2026-10-24"],
    ["Keuken, met eiland", "2026-10-26", "2026-10-27"],
    // Easter Monday is no day of work.
    ["Schuur", "2027-03-26", "2027-03-27"],
    ["Zondag", "2027-03-28", "2027-03-29"],
  ])
})

test("leave stands in one's own calendar by its kind, in the company's as being away; illness in none", async () => {
  const ask = (from: string, to: string) =>
    app.services.absences.askLeave(
      { accountId: crew.anna, kind: "vacation", from, to, part: "day", note: "" },
      null,
      office(),
    )
  ask("2026-12-07", "2026-12-11")
  app.services.absences.reportSick({ from: "2026-11-21" }, null, anna())
  const told = async (whole: boolean) =>
    readEvents((await follow(addressOf(whole))).text).map(({ summary, from, to }) => [summary, from, to])
  expect(await told(false)).toEqual([["Vakantie", "2026-12-07", "2026-12-12"]])
  expect(await told(true)).toEqual([["Anna Wisse afwezig", "2026-12-07", "2026-12-12"]])
})

test("work without an end that began long ago stands in no calendar, once its thirty days are over", async () => {
  keuken({ startDate: "2026-09-01", endDate: undefined })
  expect(readEvents((await follow(addressOf())).text)).toEqual([])
})

test("one's own calendar leaves out the days on which one never works, the company's has all that goes on", async () => {
  keuken({ startDate: "2026-11-26", endDate: "2026-12-01" })
  const days = ["works", "works", "works", "works", "school"] as const
  app.services.workDays.set(
    { accountId: crew.anna, patterns: [{ since: "2026-11-01", days: [...days] }], version: 0 },
    office(),
  )
  const told = async (whole: boolean) =>
    readEvents((await follow(addressOf(whole))).text).map(({ from, to }) => [from, to])
  expect(await told(false)).toEqual([
    ["2026-11-26", "2026-11-27"],
    ["2026-11-30", "2026-12-02"],
  ])
  expect(await told(true)).toEqual([
    ["2026-11-26", "2026-11-28"],
    ["2026-11-30", "2026-12-02"],
  ])
})

test("work on nothing but such a day stands in one's own calendar: somebody planned it wrongly", async () => {
  keuken({ startDate: "2026-11-27", endDate: "2026-11-27" })
  const days = ["works", "works", "works", "works", "school"] as const
  app.services.workDays.set(
    { accountId: crew.anna, patterns: [{ since: "2026-11-01", days: [...days] }], version: 0 },
    office(),
  )
  expect(readEvents((await follow(addressOf(false))).text).map(({ from }) => from)).toEqual(["2026-11-27"])
})
