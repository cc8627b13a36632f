import { afterAll, beforeAll, expect, test } from "bun:test"
import { agreedJob } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { extraLine, type SalesOffice, salesOffice } from "./office.testing.ts"

let app: TestApp
let office: SalesOffice
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.close())

const on = async (day: string) => {
  app.clock.set(`${day}T11:00:00Z`)
  office = await salesOffice(app)
}
const sqlCents = (query: string): number => Number(app.db.$client.query(query).values()[0]![0])

test("a job is invoiced from its deposit to its last invoice, to the cent, as plain SQL adds it up", async () => {
  await on("2026-11-21")
  const { projectId, cents } = agreedJob(app.services)
  const parts = [
    { moment: "Aanbetaling", percent: 20, when: { kind: "accepted" } },
    { moment: "Halverwege", percent: 40, when: { kind: "progress", percent: 50 } },
    { moment: "Na de oplevering", percent: 40, when: { kind: "completed" } },
  ]
  await office.done("PUT", `/projects/${projectId}/billing-plan`, { parts, version: 0 })
  const deposit = await office.sent(await office.part(projectId, 0))
  await office.done("POST", `/sales-invoices/${deposit.id}/payments`, {
    ...{ paidOn: "2026-11-21", amount: deposit.total, how: "bank", note: "" },
  })

  await on("2026-12-03")
  const more = await office.extra(projectId, { lines: [extraLine(812.35)] })
  await office.extra(projectId, { title: "Plank vervalt", lines: [extraLine(-45.5)] })
  const second = await office.sent(await office.part(projectId, 1))
  expect(second.lines.filter(({ source }) => source?.kind === "extra")).toHaveLength(2)
  await office.done("POST", `/sales-invoices/${second.id}/payments`, {
    ...{ paidOn: "2026-12-03", amount: 1000, how: "bank", note: "deel" },
  })
  const credit = await office.done("POST", `/sales-invoices/${second.id}/credits`, {
    ...{ reason: "Kras in een tegel", lines: [{ index: 1, amount: 50 }] },
  })
  const lessCents = -Math.round((await office.sent(credit)).total * 100)

  await on("2026-12-20")
  const last = await office.sent(await office.drafted(projectId, { kind: "final" }))
  expect(last.lines.filter(({ source }) => source?.kind === "earlier").length).toBeGreaterThan(2)

  const extras = Math.round((more.amounts.total - 55.06) * 100)
  const invoiced = sqlCents(
    `SELECT sum(total_cents) FROM sales_invoices WHERE project_id = ${projectId} AND number IS NOT NULL`,
  )
  // What was taken off the price in part stays off: the last invoice does not ask it after all.
  expect(lessCents).toBe(6050)
  expect(invoiced).toBe(cents + extras - lessCents)
  const billing = await office.billing(projectId)
  expect(billing).toMatchObject({ settled: true, toInvoice: 0 })
  expect(Math.round(billing.paid * 100)).toBe(Math.round(deposit.total * 100) + 100_000)
  expect(Math.round(billing.agreed * 100)).toBe(cents + extras)
  // Per rate what was frozen is the quotation with its extra work.
  const ofRate = (column: string) =>
    app.db.$client
      .query(`SELECT v.value ->> '$.rate', sum(v.value ->> '$.${column}') FROM sales_invoices,
        json_each(issued, '$.totals.vat') v WHERE project_id = ? GROUP BY 1 ORDER BY 1`)
      .values(projectId)
  const { amounts } = billing.quotation!
  expect(ofRate("baseCents")).toEqual(
    amounts.vat.map(({ rate, base }) => [
      rate,
      Math.round((base + (rate === 21 ? 812.35 - 45.5 - 50 : 0)) * 100),
    ]),
  )
  // Numbered in the order of their days.
  expect(
    sqlCents(`SELECT count(*) FROM sales_invoices a JOIN sales_invoices b ON a.sequence < b.sequence
    AND a.issued_on > b.issued_on`),
  ).toBe(0)
})
