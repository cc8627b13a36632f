import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { agreedJob } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { type SalesOffice, salesOffice } from "../sales/office.testing.ts"
import type { DueBilling } from "./schema.ts"

let app: TestApp
let office: SalesOffice
let job: ReturnType<typeof agreedJob>
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  app.clock.set("2026-11-21T11:00:00Z")
  office = await salesOffice(app)
  job = agreedJob(app.services)
})
afterAll(() => app.close())

const due = async (): Promise<DueBilling[]> =>
  (await office.done("GET", "/sales-invoices/due")).filter(
    ({ projectId }: DueBilling) => projectId === job.projectId,
  )
const project = () => office.done("GET", `/projects/${job.projectId}`)
const progress = async (percent: number) =>
  office.done("PUT", `/projects/${job.projectId}/progress`, {
    progress: percent,
    version: (await project()).version,
  })
const complete = async () =>
  office.done("PUT", `/projects/${job.projectId}/status`, {
    status: "completed",
    version: (await project()).version,
  })
const savePlan = (parts: object[], version = 0) =>
  office.ask("PUT", `/projects/${job.projectId}/billing-plan`, { parts, version })
const part = (moment: string, percent: number, when: object) => ({ moment, percent, when })

test("nothing is due before the work begins, though the client agreed", async () => {
  expect(await due()).toEqual([])
  expect(await office.billing(job.projectId)).toMatchObject({
    accepted: true,
    parts: [
      { due: false, percent: 30 },
      { due: false, percent: 40 },
      { due: false, percent: 30 },
    ],
  })
})

test("a part is due once its moment came, and why is told", async () => {
  await progress(10)
  expect(await due()).toMatchObject([{ part: 0, because: "started", moment: "Bij de start van het werk" }])
  await progress(50)
  expect((await due()).map(({ part, because }) => [part, because])).toEqual([
    [0, "started"],
    [1, "progress"],
  ])
  await complete()
  expect((await due()).map(({ because }) => because)).toEqual(["completed", "completed", "completed"])
})

test("what is on an invoice, also one that waits, is due no more", async () => {
  await progress(50)
  await office.part(job.projectId, 0)
  expect((await due()).map((one) => one.part)).toEqual([1])
})

test("after the last invoice extra work is due by itself", async () => {
  await complete()
  await office.sent(await office.drafted(job.projectId, { kind: "final" }))
  expect(await due()).toEqual([])
  await office.extra(job.projectId)
  expect(await due()).toMatchObject([{ part: null, because: "extra", amount: 403.33 }])
})

test("the parts of a job are changed to others of 100 percent, by date too", async () => {
  const { status, reply } = await savePlan([
    part("Aanbetaling", 25, { kind: "accepted" }),
    part("Op 1 december", 25, { kind: "date", day: "2026-12-01" }),
    part("Na de oplevering", 50, { kind: "completed" }),
  ])
  expect([status, reply.asOffered, reply.version]).toEqual([200, false, 1])
  expect((await due()).map(({ moment }) => moment)).toEqual(["Aanbetaling"])
  const amounts = reply.parts.map(({ amount }: { amount: number }) => Math.round(amount * 100))
  expect(amounts.reduce((a: number, b: number) => a + b)).toBe(job.cents)
  app.clock.set("2026-12-01T11:00:00Z")
  office = await salesOffice(app)
  expect((await due()).map(({ moment }) => moment)).toEqual(["Aanbetaling", "Op 1 december"])
})

test.each([
  ["of 99 percent", [part("Nu", 99, { kind: "accepted" })], "parts"],
  ["without a moment", [part("", 100, { kind: "accepted" })], "parts.0.moment"],
  ["of half a percent", [part("Nu", 99.5, { kind: "accepted" })], "parts.0.percent"],
  ["on a day that is none", [part("Nu", 100, { kind: "date", day: "2026-02-30" })], "parts.0.when.day"],
  ["of none", [], "parts"],
])("a plan %s is refused", async (_, parts, field) => {
  const { status, reply } = await savePlan(parts)
  expect([status, Object.keys(reply.fields)]).toEqual([422, [field]])
})

test("a part that was invoiced stays as it is, the others may still change", async () => {
  await office.part(job.projectId, 0)
  const first = part("Bij de start van het werk", 30, { kind: "started" })
  expect(
    (await savePlan([part("Anders", 50, { kind: "hand" }), part("Rest", 50, { kind: "hand" })])).reply.code,
  ).toBe("business.partInvoiced")
  expect((await savePlan([first, part("Rest", 70, { kind: "completed" })])).status).toBe(200)
})

test("who changes the parts second is told", async () => {
  const plan = [part("Nu", 100, { kind: "accepted" })]
  await savePlan(plan)
  expect((await savePlan(plan)).reply.code).toBe("business.planChangedMeanwhile")
})

test("what was agreed, invoiced and paid of a job is told to the cent", async () => {
  await office.extra(job.projectId)
  const { id, total } = await office.sent(await office.part(job.projectId, 0))
  await office.done("POST", `/sales-invoices/${id}/payments`, {
    paidOn: "2026-11-21",
    amount: 100,
    how: "bank",
    note: "",
  })
  const { agreed, invoiced, paid, toInvoice } = await office.billing(job.projectId)
  expect(Math.round(agreed * 100)).toBe(job.cents + 40_333)
  expect([invoiced, paid]).toEqual([total, 100])
  expect(Math.round((invoiced + toInvoice) * 100)).toBe(job.cents + 40_333)
})

test("an offer that nobody accepted has parts to see, and nothing to invoice", async () => {
  job = agreedJob(app.services, { accept: false })
  expect(await office.billing(job.projectId)).toMatchObject({ accepted: false, agreed: 0, toInvoice: 0 })
})

test("what may be invoiced waits behind the bell until it is on an invoice", async () => {
  const notice = async () =>
    (await office.done("GET", "/notices")).find(({ key }: { key: string }) => key === "business.due")
  const before = (await notice())?.count ?? 0
  await progress(10)
  expect(await notice()).toMatchObject({ count: before + 1 })
  await office.part(job.projectId, 0)
  expect((await notice())?.count ?? 0).toBe(before)
})
