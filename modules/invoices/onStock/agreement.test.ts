import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleItem } from "#modules/stock/sample.ts"
import { DomainError } from "#src/shared/errors.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { givenInvoice } from "../allocations/posted.testing.ts"
import { chance } from "../understanding/amounts/invented.testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

interface Sums {
  total: number
  net: number
  projects: number
  projectsNet: number
  shelf: number
  shelfNet: number
}

/** What plain SQL makes of one invoice. */
const bySql = (id: number) =>
  app.db.$client
    .query<Sums, [number]>(
      `SELECT i.total_cents AS total, i.net_cents AS net,
        coalesce((SELECT sum(cents) FROM invoice_allocations WHERE invoice_id = i.id), 0) AS projects,
        coalesce((SELECT sum(net_cents) FROM invoice_allocations WHERE invoice_id = i.id), 0) AS projectsNet,
        coalesce((SELECT sum(cents) FROM invoice_stock_parts WHERE invoice_id = i.id), 0) AS shelf,
        coalesce((SELECT sum(net_cents) FROM invoice_stock_parts WHERE invoice_id = i.id), 0) AS shelfNet
      FROM purchase_invoices i WHERE i.id = ?`,
    )
    .get(id)!

const firstOf = (table: string, invoice: number): number =>
  app.db.$client
    .query<{ id: number }, [number]>(`SELECT id FROM ${table} WHERE invoice_id = ? ORDER BY id`)
    .get(invoice)?.id ?? 0

test("whatever is done, remaining is the total less projects and shelf, and the shelf is worth what was paid", async () => {
  const { access, allocations, onStock, stockItems, stockMovements, projects } = app.services
  const office = access.list()[0]!
  const random = chance(20)
  const upTo = (most: number) => Math.floor(random() * most)
  const projectId = projects.create({ name: "Dak", status: "active" }, office).id
  const items = ["Schroeven", "Kit"].map((name) =>
    stockItems.add(sampleItem({ name, code: "" }), null, office),
  )
  const invoices = Array.from({ length: 12 }, () => {
    const lines = Array.from(
      { length: 1 + upTo(5) },
      (_, at) => [`Regel ${at}`, 1, 1 + upTo(50_000)] as const,
    )
    const netCents = lines.reduce((all, [, , cents]) => all + cents, 0)
    return givenInvoice(app, {
      netCents,
      vatCents: Math.round(netCents * 0.21),
      lines: lines.map((line) => [...line]),
    })
  })
  let refused = 0
  for (let step = 0; step < 400; step++) {
    const id = invoices[upTo(invoices.length)]!
    const left = bySql(id).total - bySql(id).projects - bySql(id).shelf
    const line = { position: upTo(5), itemId: items[upTo(2)]!, quantity: 1 + upTo(9) }
    const wish = { purchaseInvoiceId: id, projectId, category: "materials" as const }
    const acts = [
      () => onStock.put({ purchaseInvoiceId: id, place: "workshop", lines: [line] }, null, office),
      () =>
        onStock.put(
          { purchaseInvoiceId: id, place: "workshop", lines: [line], spread: [upTo(5)] },
          null,
          office,
        ),
      () => onStock.remove([firstOf("invoice_stock_parts", id)], null, office),
      () => allocations.allocate({ ...wish, amount: (1 + upTo(left || 1)) / 100 }, null, office),
      () => allocations.allocate({ ...wish, amount: left / 100 }, null, office),
      () => allocations.remove(firstOf("invoice_allocations", id), null, office),
      () => stockMovements.adjust(line.itemId, { adjustment: -line.quantity, projectId }, null, office),
    ]
    try {
      acts[upTo(acts.length)]!()
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused++
    }
  }
  expect(refused).toBeGreaterThan(50)
  expect(refused).toBeLessThan(350)
  let settled = 0
  for (const id of invoices) {
    const { total, net, projects, projectsNet, shelf, shelfNet } = bySql(id)
    const { summary } = await allocations.of(id, office)
    expect([summary.totalAllocated, summary.remainingAmount]).toEqual([
      (projects + shelf) / 100,
      (total - projects - shelf) / 100,
    ])
    expect(net - projectsNet - shelfNet).toBeGreaterThanOrEqual(0)
    if (total === projects + shelf) {
      settled++
      expect(projectsNet + shelfNet).toBe(net)
    }
  }
  expect(settled).toBeGreaterThan(0)
  const came = app.db.$client
    .query<{ cents: number }, []>(
      `SELECT sum(cents) AS cents FROM stock_movements m WHERE kind = 'received' AND reverses IS NULL
        AND NOT EXISTS (SELECT 1 FROM stock_movements r WHERE r.reverses = m.id)`,
    )
    .get()!
  expect(came.cents).toBe(invoices.reduce((all, id) => all + bySql(id).shelfNet, 0))
})
