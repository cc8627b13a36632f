import { afterAll, beforeAll, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { type NewProject, projectStatuses } from "./schema.ts"

let app: TestApp
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.close())

/** What was made by hand was never quoted. */
const noLeads = { leads: 0, openOffers: 0 }
const office = () => app.services.access.list()[0]!

test("the four cards agree with a sum over the database, whatever stands in it", () => {
  const { projects } = app.services
  expect(projects.stats()).toEqual({
    totalProjects: 0,
    activeProjects: 0,
    completedProjects: 0,
    totalRevenue: 0,
    ...noLeads,
  })
  const draw = drawing(20261121)
  for (let i = 0; i < 300; i++) {
    const estimatedPrice = draw(4) === 0 ? null : draw(9_000_000) / 100
    const project: NewProject = { name: `Project ${i}`, status: projectStatuses[draw(3)], estimatedPrice }
    const { id } = projects.create(project, office())
    if (draw(5) === 0) projects.archive(id, office().id)
  }
  const { totalRevenue, ...counts } = projects.stats()
  const all = app.db.$client
    .query("SELECT status, estimated_cents AS cents, archived_at AS away FROM projects")
    .all()
  const atHand = (all as { status: string; cents: number | null; away: string | null }[]).filter(
    ({ away }) => away === null,
  )
  const count = (status: string) => atHand.filter((row) => row.status === status).length
  expect(atHand.length).toBeLessThan(300)
  expect(counts).toEqual({
    totalProjects: atHand.length,
    activeProjects: count("active"),
    completedProjects: count("completed"),
    ...noLeads,
  })
  expect(Math.round(totalRevenue * 100)).toBe(atHand.reduce((sum, { cents }) => sum + (cents ?? 0), 0))
  const list = projects.list({}, office())
  expect(list).toHaveLength(atHand.length)
  expect(list.filter(({ status }) => status === "active")).toHaveLength(counts.activeProjects)
})

test("revenue is counted without VAT in the month of completion by the clock in the Netherlands", () => {
  const { projects } = app.services
  const complete = (completedAt: string, estimatedNet: number | null) =>
    projects.create({ name: "Klaar", status: "completed", estimatedNet }, office(), { completedAt })
  complete("2025-03-31T22:30:00Z", 1000)
  complete("2025-03-31T21:30:00Z", 200)
  complete("2025-04-15T10:00:00Z", 30)
  complete("2025-04-15T10:00:00Z", null)
  const { id } = complete("2025-04-16T10:00:00Z", 4)
  projects.archive(id, office().id)
  const reopened = complete("2025-04-17T10:00:00Z", 5)
  projects.setStatus(reopened.id, { status: "active", version: reopened.version }, office())
  expect(projects.revenueByMonth("2025-03-01", "2025-04-30")).toEqual([
    { month: "2025-03", cents: 20000, projects: 1 },
    { month: "2025-04", cents: 103400, projects: 4 },
  ])
  expect(projects.revenueByMonth("2025-04-01", "2025-04-14")).toEqual([
    { month: "2025-04", cents: 100000, projects: 1 },
  ])
})

/** Numbers below `most`, the same ones in every run. */
function drawing(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}
