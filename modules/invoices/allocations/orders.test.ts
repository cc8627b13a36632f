import { afterAll, beforeAll, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { givenInvoice } from "./posted.testing.ts"

let app: TestApp
let office: User
beforeAll(async () => {
  app = await givenApp()
  office = app.services.access.list()[0]!
})
afterAll(() => app.close())

const begun = () => app.services.projects.create({ name: "Aanbouw", status: "active" }, office).id
const ordered = (project: number, amount: number) =>
  app.services.commitments.commit(
    project,
    { category: "material", supplier: "Bouwmaat Zierikzee", description: "Regels", amount },
    office,
  ).id
const totals = (project: number) => app.services.projects.costs(project, office).total
const allocate = (
  projectId: number,
  amount: number,
  commitmentId: number | null,
  invoice = givenInvoice(app),
) =>
  app.services.allocations.allocate(
    { purchaseInvoiceId: invoice, projectId, amount, category: "materials", commitmentId },
    null,
    office,
  ).allocation

test("a part of an invoice takes its share without VAT off the order, and gives it back when it is taken off", () => {
  const project = begun()
  const order = ordered(project, 100)
  const { id, commitmentId } = allocate(project, 72.6, order)
  expect(commitmentId).toBe(order)
  expect(totals(project)).toMatchObject({ booked: 60, committed: 40 })
  app.services.allocations.remove(id, null, office)
  expect(totals(project)).toMatchObject({ booked: 0, committed: 100 })
})

test("an invoice that is taken back gives back what it took off the order", () => {
  const project = begun()
  const invoice = givenInvoice(app)
  allocate(project, 121, ordered(project, 100), invoice)
  app.services.allocations.release(invoice, office)
  expect(totals(project)).toMatchObject({ booked: 0, committed: 100 })
})

test("an order of another project is not taken off", () => {
  const order = ordered(begun(), 100)
  expect(() => allocate(begun(), 121, order)).toThrow("projects.orderNotFound")
})

test("the same euro is never both booked and ordered, whatever is ordered, allocated, booked, settled and taken off", () => {
  const { projects, allocations, commitments } = app.services
  const random = numbers(20261126)
  const pick = <T>(from: T[]): T | undefined => from[Math.floor(random() * from.length)]
  for (let round = 0; round < 12; round++) {
    const project = begun()
    // The plain recount: what each order was for, and each cost with the order that it belongs to.
    const orders = new Map<number, { cents: number; settled: number; cancelled: boolean }>()
    const costs = new Map<string, { cents: number; order: number | null }>()
    const bookedOf = (id: number) =>
      [...costs.values()].filter(({ order }) => order === id).reduce((sum, { cents }) => sum + cents, 0)
    const leftOf = (id: number) => {
      const { cents, settled, cancelled } = orders.get(id)!
      return cancelled ? 0 : Math.max(0, cents - settled - bookedOf(id))
    }
    const versionOf = (id: number) => commitments.find(project, id).version
    for (let step = 0; step < 60; step++) {
      const order = random() < 0.8 ? (pick([...orders.keys()]) ?? null) : null
      const cents = 1 + Math.floor(random() * 10_000)
      const what = Math.floor(random() * 7)
      if (what === 0) orders.set(ordered(project, cents / 100), { cents, settled: 0, cancelled: false })
      if (what === 1 || what === 2) {
        const { id, netAmount } = allocate(project, Math.min(cents, 12_100) / 100, order)
        costs.set(`a${id}`, { cents: Math.round(netAmount * 100), order })
      }
      if (what === 3) {
        const before = new Set(projects.costs(project, office).lines.map(({ id }) => id))
        const cost = {
          category: "material" as const,
          amount: cents / 100,
          day: "2026-11-20",
          description: "Bon",
          commitmentId: order,
        }
        const line = projects.bookCost(project, cost, null, office).lines.find(({ id }) => !before.has(id))!
        costs.set(`c${line.id}`, { cents, order })
      }
      if (what === 4 && costs.size > 0) {
        const key = pick([...costs.keys()])!
        if (key.startsWith("a")) allocations.remove(Number(key.slice(1)), null, office)
        else projects.takeBackCost(project, Number(key.slice(1)), null, office)
        costs.delete(key)
      }
      if (what === 5 && order !== null) {
        const known = orders.get(order)!
        known.settled += leftOf(order)
        projects.settleOrder(project, order, { settled: null, version: versionOf(order) }, office)
      }
      if (what === 6 && order !== null) {
        const known = orders.get(order)!
        known.cancelled = !known.cancelled
        projects.cancelOrder(
          project,
          order,
          { cancelled: known.cancelled, version: versionOf(order) },
          office,
        )
      }
      const { booked, committed } = totals(project)
      expect(Math.round(booked! * 100)).toBe([...costs.values()].reduce((sum, { cents }) => sum + cents, 0))
      expect(Math.round(committed * 100)).toBe([...orders.keys()].reduce((sum, id) => sum + leftOf(id), 0))
    }
  }
})

/** The same ones each time. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
