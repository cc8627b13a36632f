import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { sampleItem } from "#modules/stock/sample.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { round } from "#src/shared/rounding.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { sampleSubmission } from "../sample.ts"
import type { ChangePrices } from "./schema.ts"

let app: TestApp
let me: User
let requests: number
beforeEach(async () => {
  requests = 0
  app = await givenApp()
  me = app.services.access.list()[0]!
})
afterEach(() => app.close())

/** A bathroom that was asked for, is done and took so many times its quoted hours; returns what was quoted. */
function finish(
  times: number,
  { types = ["badkamer"] as ProjectType[], status = "completed" as "completed" | "active" } = {},
) {
  const { quotes, projects, ledger } = app.services
  app.clock.pass(700)
  quotes.submit(sampleSubmission({ projectTypes: types }), null, "a")
  const { projectId } = quotes.get(++requests)
  const { version } = projects.get(projectId!, me)
  projects.setStatus(projectId!, { status, version }, me)
  const quoted = app.db.$client
    .query<{ hours: number; version: number }, [number]>(
      "SELECT estimate ->> '$.totals.hours' hours, max(version) version FROM quotation_versions v JOIN quotations q ON q.id = v.quotation_id WHERE project_id = ?",
    )
    .get(projectId!)!.hours
  const day = "2026-11-20"
  if (times > 0)
    ledger.book(
      { kind: "test", id: requests },
      {
        projectId: projectId!,
        ...{ category: "hours", cents: 500_000, quantity: round(quoted * times, 2), unit: "uur", day },
        description: "",
      },
    )
  return { projectId: projectId!, quoted }
}

const experience = () => app.services.priceBook.experience(me)

test("a finished project stands beside its quotation, the last one finished first", async () => {
  const first = finish(1.2)
  const second = finish(0.9, { types: ["badkamer", "vloeren"] })
  app.services.ledger.book(
    { kind: "test", id: "tiles" },
    {
      projectId: second.projectId,
      ...{ category: "material", cents: 12_345, day: "2026-11-20", description: "Tegels" },
    },
  )
  const { projects } = await experience()
  expect(projects).toMatchObject([
    {
      projectId: second.projectId,
      types: ["badkamer", "vloeren"],
      completedOn: "2026-11-21",
      quotedHours: second.quoted,
      bookedHours: round(second.quoted * 0.9, 2),
      bookedCosts: 5123.45,
    },
    { projectId: first.projectId, bookedHours: round(first.quoted * 1.2, 2), bookedCosts: 5000 },
  ])
  expect(projects[1]!.quotedCosts).toBeGreaterThan(1000)
})

test("work that is not done, or on which no hours were booked, says nothing", async () => {
  finish(0)
  finish(1.2, { status: "active" })
  expect(await experience()).toEqual({ projects: [], proposals: [], materials: [] })
})

test("three finished jobs of one type are enough for a proposal; jobs of two types don't count for it", async () => {
  finish(1.2)
  finish(1.2, { types: ["badkamer", "vloeren"] })
  finish(1.2)
  const [two] = (await experience()).proposals
  expect(two).toMatchObject({ type: "badkamer", projects: 2, factor: 1.2, enough: false })
  finish(1.2)
  const { proposals } = await experience()
  expect(proposals).toHaveLength(1)
  expect(proposals[0]).toMatchObject({ type: "badkamer", projects: 3, factor: 1.2, enough: true })
  const strip = proposals[0]!.norms.find(({ code }) => code === "badkamer.stripTiles")
  expect(strip).toEqual({
    code: "badkamer.stripTiles",
    description: "Tegels van wand en vloer slopen",
    hours: 0.45,
    proposed: 0.54,
  })
})

test.each([
  [9, 2],
  [0.1, 0.5],
])("%d times the hours never changes a norm by more than a factor of %d", async (times, factor) => {
  finish(times)
  expect((await experience()).proposals[0]!.factor).toBe(factor)
})

test("a difference of chance proposes nothing", async () => {
  finish(1.03)
  expect((await experience()).proposals[0]).toMatchObject({ factor: 1.03, norms: [] })
})

test("what was learnt once isn't learnt twice: after taking over the proposal the norms fit", async () => {
  for (let job = 0; job < 3; job++) finish(1.3)
  const { norms } = (await experience()).proposals[0]!
  const changes = norms.map(({ code, proposed }): ChangePrices["changes"][number] => ({
    kind: "norm",
    code,
    field: "hours",
    value: proposed,
  }))
  app.services.priceBook.change({ since: "2026-11-21", reason: "nacalculatie", changes }, me)
  const [after] = (await experience()).proposals
  expect(after!.factor).toBeCloseTo(1, 1)
  expect(after!.norms).toEqual([])
  expect(after!.quotedHours).toBeLessThan(after!.normHours)
})

test("a version that was sent counts, not one that was made after it", async () => {
  const { projectId, quoted } = finish(1)
  const { db } = app
  db.$client.exec(`UPDATE quotation_versions SET sent_at = '2026-11-21T10:00:00.000Z'`)
  db.$client.exec(`INSERT INTO quotation_versions (quotation_id, version, issued_on, consumer, estimate, total_cents,
    low_cents, high_cents, created_at) SELECT quotation_id, 2, issued_on, consumer,
    json_set(estimate, '$.totals.hours', 1), total_cents, low_cents, high_cents, created_at FROM quotation_versions`)
  expect((await experience()).projects).toMatchObject([{ projectId, quotedHours: quoted }])
})

test("hours of a norm that the company changed since are those of today", async () => {
  finish(1)
  const change = { kind: "norm", code: "badkamer.stripTiles", field: "hours", value: 0.9 } as const
  app.services.priceBook.change({ since: "2026-11-21", reason: "zwaarder", changes: [change] }, me)
  const { quotedHours, normHours } = (await experience()).proposals[0]!
  expect(normHours).toBeGreaterThan(quotedHours)
})

test("what was taken from the shelf stands beside what it was quoted, less what came back", async () => {
  const { stockItems, stockMovements } = app.services
  const article = "Poedertegellijm flexibel C2TE S1"
  const bag = {
    ...sampleItem({ name: "Tegellijm", code: "", unit: "zak" }),
    quotedAs: article,
    quotedUnits: 25,
  }
  const glue = stockItems.add(bag, null, me)
  stockMovements.adjust(glue, { adjustment: 40 }, null, me)
  const first = finish(1, { status: "active" })
  const second = finish(1, { status: "active" })
  for (const [job, bags] of [
    [first, 6],
    [second, 3],
  ] as const)
    stockMovements.adjust(glue, { adjustment: -bags, projectId: job.projectId }, null, me)
  stockMovements.giveBack(glue, { quantity: 2, projectId: first.projectId }, null, me)
  for (const { projectId } of [first, second]) {
    const { version } = app.services.projects.get(projectId, me)
    app.services.projects.setStatus(projectId, { status: "completed", version }, me)
  }
  const { materials } = await experience()
  expect(materials).toMatchObject([{ name: article, unit: "kg", projects: 2, used: 175 }])
  expect(materials[0]!.quoted).toBeGreaterThan(10)
})
