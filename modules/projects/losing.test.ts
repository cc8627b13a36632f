import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Budget } from "#src/manifest/answers.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { createLosingNotices } from "./losing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const budget: Budget = {
  ...{ hours: 50, labourCents: 250_000, materialCents: 400_000 },
  ...{ equipmentCents: 0, subcontractCents: 100_000 },
}
/** Agreed for € 10.000, halfway, with € 2.000 of hours so far: at that pace € 4.000. */
function begun(offerteId: number | null = null) {
  const { id } = app.services.projects.create(
    { name: "Aanbouw", status: "active", progress: 50, estimatedNet: 10_000, estimatedPrice: 12_100 },
    office(),
  )
  app.db.$client.run("UPDATE projects SET offerte_id = ? WHERE id = ?", [offerteId, id])
  const hours = { category: "hours" as const, amount: 2_000, quantity: 40, unit: "uur" }
  app.services.projects.bookCost(id, { ...hours, day: "2026-11-20", description: "Ploeg" }, null, office())
  return id
}
const order = (project: number, amount: number) => {
  const what = { category: "material" as const, supplier: "Raab Karcher", description: "Kozijnen" }
  return app.services.commitments.commit(project, { ...what, amount }, office())
}
const losses = () =>
  createLosingNotices(app.db, (ids) => new Map(ids.map((id) => [id, budget])))().map(({ cents }) => cents)

test("what is ordered counts as cost: more than was agreed is a loss", () => {
  const id = begun()
  order(id, 6_000)
  expect(losses()).toEqual([])
  order(id, 500)
  // Hours 4.000 and material 6.500, of 10.000.
  expect(losses()).toEqual([-50_000])
})

test("what was budgeted and is still to be bought counts, and an order in its place counts once", () => {
  const id = begun(1)
  // Hours 4.000, material 4.000 and a subcontractor of 1.000 as budgeted: 9.000.
  order(id, 4_000)
  expect(losses()).toEqual([])
  // Of material 5.500 is ordered now: 10.500.
  order(id, 1_500)
  expect(losses()).toEqual([-50_000])
})

test("an order that lapsed or was booked elsewhere is no loss", () => {
  const id = begun()
  const { id: lapsed, version } = order(id, 9_000)
  app.services.projects.cancelOrder(id, lapsed, { cancelled: true, version }, office())
  const settled = order(id, 9_000)
  app.services.projects.settleOrder(id, settled.id, { settled: null, version: 1 }, office())
  expect(losses()).toEqual([])
})

test("the notice and the page come to the same", () => {
  const id = begun()
  order(id, 8_000)
  const { total, estimatedNet } = app.services.projects.costs(id, office())
  expect(losses()).toEqual([Math.round((estimatedNet! - total.expected!) * 100)])
})
