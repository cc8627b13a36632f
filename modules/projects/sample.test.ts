import { afterEach, beforeEach, expect, test } from "bun:test"
import { addDays, weekday } from "#src/shared/days.ts"
import { givenApp, officePassword, type TestApp } from "#src/testing.ts"
import { fillProjects, sampleCrew, sampleProjects } from "./sample.ts"
import { NewCost, NewProject } from "./schema.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

/** Those of access. */
const crew = [
  { username: "bram", name: "Bram Hoekstra", role: "manager" },
  { username: "daan", name: "Daan Wisse", role: "worker" },
] as const

/** Every weekday, the turn of a year and a leap day. */
const days = [
  ...Array.from({ length: 7 }, (_, i) => addDays("2026-11-21", i)),
  ...["2026-12-31", "2027-01-01", "2028-02-29"],
]

test.each(days)(
  "on %s the company is at work: something is late, something begins, nothing is of later",
  (today) => {
    const all = sampleProjects(today)
    for (const { project, costs, earlier } of all) {
      expect(NewProject.safeParse(project).success).toBe(true)
      for (const cost of costs) {
        expect(NewCost.safeParse(cost).success).toBe(true)
        expect(cost.day <= today && cost.day >= project.startDate!).toBe(true)
        expect(weekday(cost.day)).toBeLessThan(6)
      }
      for (const moment of Object.values(earlier)) expect((moment ?? "").slice(0, 10) <= today).toBe(true)
      expect(costs.length > 0).toBe(project.status !== "planned")
    }
    const count = (status: string) => all.filter(({ project }) => project.status === status).length
    expect([count("planned"), count("active"), count("completed")]).toEqual([5, 4, 9])
    expect(all.filter(({ project }) => project.status === "active" && project.endDate! < today)).toHaveLength(
      1,
    )
  },
)

test("booked, they fill the list, the teams, the ledger and nearly every month of the year", async () => {
  const { services } = app
  const office = services.access.list()[0]!
  for (const account of [...crew, ...sampleCrew])
    await services.access.add({ ...account, password: officePassword }, office)
  fillProjects(services, "2026-11-21", office)
  const list = services.projects.list({}, office)
  expect(list).toHaveLength(sampleProjects("2026-11-21").length)
  expect(list.filter(({ delayed }) => delayed)).toHaveLength(1)
  expect(list.filter(({ status, team }) => status === "active" && team.length === 2)).toHaveLength(4)
  expect(new Set(list.map(({ customerId }) => customerId)).size).toBe(list.length)
  expect(services.projects.revenueByMonth("2025-12-01", "2026-11-30").length).toBeGreaterThan(7)
  expect(services.ledger.hoursSince("2026-11-15").length).toBeGreaterThan(2)
  const booked = await services.ledger.totalsOfAll(office)
  for (const { id, status, estimatedNet } of list.filter(({ status }) => status !== "planned")) {
    const costs = booked.get(id)!.cents / 100
    expect(costs / estimatedNet!).toBeWithin(0.2, status === "completed" ? 1.1 : 1)
  }
})
