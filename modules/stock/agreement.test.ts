import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { DomainError } from "#src/shared/errors.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { sampleItem } from "./sample.ts"

let app: TestApp
let office: User
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list()[0]!
})
afterEach(() => app.close())

/** What plain SQL makes of the movements alone. */
const bySql = (itemId: number) =>
  app.db.$client
    .query<{ quantity: number; cents: number; lowest: number }, [number, number, number]>(
      `SELECT coalesce(sum(quantity), 0) AS quantity, coalesce(sum(cents), 0) AS cents,
        (SELECT coalesce(min(running), 0) FROM (SELECT sum(quantity) OVER (PARTITION BY place ORDER BY id) AS running
          FROM stock_movements WHERE item_id = ?)) AS lowest
      FROM stock_movements WHERE item_id = ? AND ? > 0`,
    )
    .get(itemId, itemId, 1)!

/** The same numbers every time: what fails once must fail again (Park and Miller, 1988). */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

test.each([1, 2, 3, 4])(
  "whatever is done, quantity, value, places and ledger agree with the movements (%i)",
  (seed) => {
    const next = numbers(seed * 7919)
    const places = ["workshop", `van:${app.hire("Daan Wisse").id}`]
    const { stockItems, stockMovements: moves, stockView, projects, ledger } = app.services
    const jobs = ["Dak", "Keuken"].map((name) => projects.create({ name, status: "active" }, office).id)
    const ids = ["Schroeven", "Kit"].map((name) =>
      stockItems.add(sampleItem({ name, code: "" }), null, office),
    )
    const oneByOne = () => ids.toSorted((a, b) => b - a).map((id) => stockView.one(id, office))
    const made: number[] = []
    let refused = 0
    for (let step = 0; step < 600; step++) {
      const id = ids[next(2)]!
      const [place, other] = next(2) ? places : places.toReversed()
      const quantity = (1 + next(4000)) / 1000
      const projectId = jobs[next(2)]!
      const price = next(3) === 0 ? (1 + next(200_000)) / 10_000 : undefined
      const acts = [
        () => moves.adjust(id, { adjustment: quantity, place, price }, null, office),
        () => moves.adjust(id, { adjustment: -quantity, place, projectId }, null, office),
        () => moves.adjust(id, { adjustment: -quantity, place }, null, office),
        () => moves.giveBack(id, { quantity, place, projectId }, null, office),
        () => moves.count(id, { quantity, place }, null, office) ?? 0,
        () => moves.move(id, { quantity, from: place!, to: other! }, null, office),
        () => moves.reverse(made[next(made.length || 1)] ?? 0, null, office).movementId,
      ]
      try {
        const line = acts[next(acts.length)]!()
        if (line > 0) made.push(line)
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        refused++
      }
      if (step % 20 === 0) expect(stockView.list(office)).toEqual(oneByOne())
    }
    expect(stockView.list(office)).toEqual(oneByOne())
    expect(made.length).toBeGreaterThan(150)
    expect(refused).toBeGreaterThan(20)
    for (const id of ids) {
      const sums = bySql(id)
      const item = stockView.one(id, office)
      expect([item.quantity, item.value]).toEqual([sums.quantity / 1000, sums.cents / 100])
      expect(sums.lowest).toBeGreaterThanOrEqual(0)
      const there = item.places.reduce((sum, at) => sum + Math.round(at.quantity * 1000), 0)
      expect(there).toBe(sums.quantity)
      if (item.quantity === 0) expect(item.value).toBe(0)
    }
    for (const projectId of jobs) {
      const { cents } = app.db.$client
        .query<{ cents: number }, [number]>(
          "SELECT coalesce(-sum(cents), 0) AS cents FROM stock_movements WHERE project_id = ?",
        )
        .get(projectId)!
      expect(ledger.totals([projectId], office).get(projectId)?.cents ?? 0).toBe(cents)
    }
  },
)

test("a look inside a change that is undone leaves nothing of it in the list", () => {
  const { stockItems, stockMovements: moves, stockView } = app.services
  const screws = stockItems.add(sampleItem(), null, office)
  const undone = () =>
    app.db.$client.transaction(() => {
      app.db.$client.run("UPDATE stock_items SET name = 'Moeren' WHERE id = ?", [screws])
      expect(stockView.list(office)[0]!.name).toBe("Moeren")
      throw new Error("undone")
    })()
  expect(undone).toThrow("undone")
  moves.adjust(screws, { adjustment: 3 }, null, office)
  expect(stockView.list(office)).toEqual([stockView.one(screws, office)])
})

test("the list leaves out what was archived, and has again what was put back, in the order of names", () => {
  const { stockItems, stockView } = app.services
  const [zink, hout] = ["Zink", "hout"].map((name) =>
    stockItems.add(sampleItem({ name, code: "" }), null, office),
  ) as [number, number]
  const names = () => stockView.list(office).map(({ name }) => name)
  expect(names()).toEqual(["hout", "Zink"])
  stockItems.archive(hout, office)
  expect(names()).toEqual(["Zink"])
  stockItems.restore(hout, office)
  stockItems.change(zink, { ...sampleItem({ name: "Bout", code: "" }), version: 1 }, office)
  expect(names()).toEqual(["Bout", "hout"])
  const worker = { ...office, role: "worker" as const }
  expect(stockView.list(worker).map(({ value, currentPrice }) => [value, currentPrice])).toEqual([
    [null, null],
    [null, null],
  ])
})
