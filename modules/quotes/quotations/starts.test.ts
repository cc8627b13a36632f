import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { estimate } from "../pricing/estimate.ts"
import { schedule } from "../pricing/planning.ts"
import { sampleSubmission } from "../sample.ts"
import { createStarts } from "./starts.ts"
import { contentOf } from "./unchanged.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const floor = estimate({
  projectTypes: ["vloeren"],
  answers: { vloer_type: "laminaat", vloer_oppervlak: "30" },
  today: "2026-11-23",
}).lines
const kitchen = estimate({ projectTypes: ["keuken"], answers: {}, today: "2026-11-23" }).lines

const startOf = (lines: typeof floor, wantedStart: string | null = null) =>
  createStarts({ timeline: app.services.timeline, company: app.services.settings.get })(lines, {
    issuedOn: "2026-11-23",
    wantedStart,
  })

/** One worker, or two, until this day. */
async function plan(endDate: string, crew = 1) {
  await app.signIn("worker")
  const { cookie } = await app.signIn("manager")
  const by = app.services.access.who(cookie.split("=")[1])!
  const second = {
    username: "bram",
    name: "Bram Bil",
    role: "worker",
    password: "kruiwagen en stelling 9",
  } as const
  if (crew > 1) await app.services.access.add(second, by)
  const team = app.services.access.list().flatMap(({ id, role }) => (role === "worker" ? id : []))
  app.services.projects.create(
    { name: "Dakkapel", startDate: "2026-11-16", endDate, status: "active", team },
    by,
  )
}

test("without a planning the start is agreed upon later", () => {
  expect(startOf(floor)).toEqual({ day: null, basis: null, free: 0, closed: [] })
})

test("a start is the first room in the week planning after the client could decide", async () => {
  await plan("2026-11-27")
  expect(startOf(floor)).toMatchObject({ day: "2026-12-07", basis: "planning", free: 1 })
})

test("a start waits for who is busy, and for the company's own holidays", async () => {
  await plan("2026-12-18")
  const closedPeriods = [{ from: "2026-12-21", to: "2027-01-01", name: "Kerst" }]
  app.services.settings.save({ closedPeriods }, null)
  expect(startOf(floor)).toEqual({ day: "2027-01-04", basis: "planning", free: 1, closed: closedPeriods })
})

test("a start waits for what is ordered", async () => {
  await plan("2026-11-27", 2)
  expect(startOf(kitchen).day! > "2027-01-01").toBe(true)
})

test("a crew that is too small is no start", async () => {
  await plan("2026-11-27")
  expect(startOf(kitchen).day).toBeNull()
})

test("a company without crew has no start, whatever is planned", async () => {
  const { cookie } = await app.signIn("manager")
  const by = app.services.access.who(cookie.split("=")[1])!
  const period = { startDate: "2026-11-16", endDate: "2026-11-27" }
  app.services.projects.create({ name: "Dakkapel", ...period, status: "active", team: [] }, by)
  expect(startOf(floor)).toEqual({ day: null, basis: null, free: 0, closed: [] })
})

test("everybody busy for years is no start", async () => {
  await plan("2030-01-01")
  expect(startOf(floor).day).toBeNull()
})

test("a wished-for day counts, whoever is busy", async () => {
  await plan("2027-06-01")
  expect(startOf(floor, "2027-03-01")).toMatchObject({ day: "2027-03-01", basis: "wanted" })
})

test("a wished-for day on which the order can't be there moves to when it is", () => {
  const { day, basis } = startOf(kitchen, "2026-12-01")
  expect(basis).toBe("delivered")
  expect(day! > "2026-12-31").toBe(true)
})

test("a wished-for day that has gone by is none", async () => {
  await plan("2026-11-27")
  expect(startOf(floor, "2026-11-01").basis).toBe("planning")
})

test("a version keeps the start and the holidays it was made with", async () => {
  const closedPeriods = [{ from: "2026-12-21", to: "2027-01-01", name: "Kerst" }]
  app.services.settings.save({ closedPeriods }, null)
  await plan("2026-12-18")
  app.services.quotes.submit(sampleSubmission(), null, crypto.randomUUID())
  const made = () => app.services.quotations.versions.latest(1)!
  const { start } = made()
  expect(start?.closed).toEqual(closedPeriods)
  app.services.settings.save({ closedPeriods: [] }, null)
  expect(made().start).toEqual(start)
  app.db.$client.run("UPDATE quotation_versions SET sent_at = created_at")
  expect(() => app.db.$client.run("UPDATE quotation_versions SET start = NULL")).toThrow("never changes")
})

test("a wished-for day within a holiday moves to the day after it", () => {
  const closedPeriods = [{ from: "2027-07-19", to: "2027-08-06", name: "" }]
  app.services.settings.save({ closedPeriods }, null)
  expect(startOf(floor, "2027-07-20")).toMatchObject({ day: "2027-08-09", basis: "wanted" })
})

test("a roof that can't be closed before the weekend is opened on the day that the documents name", async () => {
  const built = { dakkapel_bouwwijze: "ter_plaatse" }
  const priced = estimate({ projectTypes: ["dakkapel"], answers: built, today: "2026-11-23" })
  const dormer = { ...priced, lines: priced.lines.filter(({ code }) => code.startsWith("dakkapel.")) }
  const friday = "2027-05-21"
  const start = startOf(dormer.lines, friday)
  expect(start.day).toBe(schedule(dormer, friday, []).start)
  expect(start.day).toBe("2027-05-24")
})

test("the office sees where a start comes from, and sets another", async () => {
  await plan("2026-12-18", 2)
  app.services.quotes.submit(sampleSubmission(), null, crypto.randomUUID())
  const shown = () => app.services.quotationEditor.get(1).latest
  expect(shown().startNote).toContain("Eerste ruimte in de weekplanning: week 52, 2 mensen vrij.")
  const by = app.services.access.list().find(({ role }) => role === "manager")!
  const { estimate } = app.services.quotations.versions.latest(1)!
  const content = { ...contentOf(estimate), wantedStart: "2027-05-03" }
  app.services.quotationEditor.save(1, { base: 1, content }, by)
  expect(shown().startNote).toContain("In de documenten staat maandag 3 mei 2027.")
})
