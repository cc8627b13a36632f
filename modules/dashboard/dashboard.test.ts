import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { DashboardData, Figures } from "./schema.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const office = () => app.services.access.list().find(({ username }) => username === "kantoor")!
const submit = (address: string) => app.services.quotes.submit(sampleSubmission(), null, address)

async function ask(path: string, role: "manager" | "worker") {
  const response = await app.handle(jsonRequest("GET", `/api${path}`, { headers: await app.signIn(role) }))
  return { status: response.status, reply: await response.json() }
}
const dashboardOf = async (role: "manager" | "worker") =>
  DashboardData.parse((await ask("/dashboard/data", role)).reply).data

test("the start screen's figures are those of the database, and of nobody else", async () => {
  const { projects, customers } = app.services
  const active = projects.create({ name: "Aanbouw", status: "active", estimatedPrice: 12_500.5 }, office())
  projects.create({ name: "Keuken", status: "completed", estimatedPrice: 7_499.5 }, office())
  const away = projects.create({ name: "Afgezegd", status: "active", estimatedPrice: 99_999 }, office())
  projects.archive(away.id, office().id)
  submit("a")
  const { stats, counts, projects: shown } = await dashboardOf("manager")
  const [row] = app.db.$client
    .query(
      `SELECT count(*) AS total, sum(status = 'active') AS active, sum(status = 'completed') AS completed,
        sum(estimated_cents) AS cents FROM projects WHERE archived_at IS NULL`,
    )
    .all() as { total: number; active: number; completed: number; cents: number }[]
  expect(stats).toEqual({
    totalProjects: row!.total,
    activeProjects: row!.active,
    completedProjects: row!.completed,
    totalRevenue: row!.cents / 100,
  })
  expect(stats.totalProjects).toBe(3)
  expect(shown.map(({ id }) => id)).toEqual([active.id])
  expect(counts).toMatchObject({
    leads: 1,
    openOffers: Math.round(stats.totalRevenue! * 100 - 2_000_000) / 100,
    activeProjects: 1,
    openRequests: 1,
    requestsThisWeek: 1,
    newMessages: 0,
    invoicesToCheck: 0,
    invoicesToAllocate: 0,
    customers: customers.count(),
  })
})

test("a worker gets the start screen without prices and without the office's numbers", async () => {
  app.services.projects.create({ name: "Aanbouw", status: "active", estimatedPrice: 12_500 }, office())
  const { stats, counts, projects } = await dashboardOf("worker")
  expect(stats).toEqual({ totalProjects: 1, activeProjects: 1, completedProjects: 0 })
  expect(Object.keys(counts).toSorted()).toEqual([
    "activeProjects",
    "delayedProjects",
    "leads",
    "onSiteToday",
  ])
  expect(projects[0]).not.toHaveProperty("estimatedPrice")
  expect((await ask("/figures", "worker")).status).toBe(403)
})

test("who is on site today follows the days of the work and turns at midnight in the Netherlands", async () => {
  const plan = (startDate: string, endDate?: string) =>
    app.services.projects.create({ name: "Werk", status: "active", startDate, endDate }, office())
  plan("2026-11-21", "2026-11-21")
  plan("2026-11-22")
  const onSite = async () => (await dashboardOf("manager")).counts.onSiteToday
  expect(await onSite()).toBe(1)
  app.clock.set("2026-11-21T23:30:00Z")
  expect(await onSite()).toBe(1)
  app.clock.set("2026-11-21T22:30:00Z")
  app.services.projects.create({ name: "Morgen", status: "planned", startDate: "2026-11-21" }, office())
  expect(await onSite()).toBe(1)
})

test("the figures tell revenue by month, margin and hours by project, and what became of requests", async () => {
  const { projects, ledger, quotes } = app.services
  const sold = { status: "completed", estimatedPrice: 12_100, estimatedNet: 10_000 } as const
  const { id } = projects.create({ name: "Dakkapel", ...sold }, office(), {
    completedAt: "2026-10-15T10:00:00Z",
  })
  const loss = projects.create({ name: "Keuken", status: "active", estimatedNet: 1_000 }, office())
  const book = (projectId: number, day: string, cents: number, hours: number) =>
    ledger.book(
      { kind: "test", id: `${projectId} ${day}` },
      { projectId, category: "hours", cents, day, description: "Uren", quantity: hours, unit: "uur" },
    )
  book(id, "2026-10-01", 600_000, 120)
  book(id, "2024-01-01", 100_000, 20)
  book(loss.id, "2026-11-02", 125_000, 25.5)
  const { projectId } = submit("a")
  const second = submit("b")
  submit("c")
  const started = projects.get(projectId!, office())
  projects.setStatus(projectId!, { status: "active", version: started.version }, office())
  quotes.dispose(second.projectId!, "rejected", office())

  const figures = Figures.parse((await ask("/figures", "manager")).reply)
  expect(figures.revenue).toHaveLength(12)
  expect(figures.revenue.filter(({ projects }) => projects > 0)).toEqual([
    { month: "2026-10", amount: 10_000, projects: 1 },
  ])
  expect(figures.margins.map(({ name, costs, margin }) => [name, costs, margin])).toEqual([
    ["Keuken", 1_250, -250],
    ["Dakkapel", 7_000, 3_000],
  ])
  expect(figures.hours.map(({ name, hours }) => [name, hours])).toEqual([
    ["Dakkapel", 120],
    ["Keuken", 25.5],
  ])
  expect(figures.quotes.at(-1)).toEqual({
    ...{ month: "2026-11", won: 1, lost: 1, open: 1 },
    wonAmount: projects.get(projectId!, office()).estimatedNet!,
  })
})

test("a company without anything has a start screen and figures too", async () => {
  const { stats, projects } = await dashboardOf("manager")
  expect([stats.totalRevenue, projects]).toEqual([0, []])
  const figures = Figures.parse((await ask("/figures?period=lastYear", "manager")).reply)
  expect(figures.revenue.map(({ amount }) => amount)).toEqual(Array(12).fill(0))
  expect([figures.margins, figures.hours]).toEqual([[], []])
  expect((await ask("/figures?period=altijd", "manager")).status).toBe(422)
})
