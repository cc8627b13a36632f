import { afterAll, beforeAll, expect, test } from "bun:test"
import { givenInvoice } from "#modules/invoices/allocations/posted.testing.ts"
import { sampleMessage } from "#modules/site/sample.ts"
import { givenApp, type TestApp } from "../testing.ts"
import { asking } from "./asking.testing.ts"

let app: TestApp
let owner: Awaited<ReturnType<typeof asking>>
let worker: typeof owner
beforeAll(async () => {
  app = await givenApp()
  owner = await asking(app, "owner")
  worker = await asking(app, "worker")
  await owner("POST", "/customers", { name: "Jan Hoogerhuis", kvk: "12345678", address: "Zandpad 3" })
  const days = { startDate: "2026-11-20", endDate: "2026-12-01" }
  const money = { estimatedPrice: 98_765.43, estimatedNet: 81_624.32 }
  await owner("POST", "/projects", { name: "Dakkapel", customerId: 1, ...days, ...money })
  givenInvoice(app, { supplierName: "Tegelhuis Hoogerhuis", invoiceNumber: "7" })
  app.services.messages.receive({ ...sampleMessage, naam: "Piet Hoogerhuis" }, null, "a")
})
afterAll(() => app.close())

const search = (who: typeof owner, typed: string) => who("POST", "/search", { typed })

test.each([
  ["operators", '" OR 1'],
  ["another operator", "NEAR(hooger zand, 3)"],
  ["a star", "*"],
  ["a dash", "-"],
  ["a column", "kind : customer"],
  ["quotes", `"'"'""''`],
  ["a percent sign", "%"],
  ["an underscore", "_"],
  ["SQL", "'; DROP TABLE derived_search; --"],
  ["emoji", "👷‍♀️🏠"],
  ["accents on nothing", "\u0301\u0301\u0301"],
  ["spaces only", "   \t "],
  ["nothing", ""],
  ["one letter", "h"],
  ["a hundred brackets", "(".repeat(100)],
  ["another script", "бригада 建築"],
])("%s finds nothing and breaks nothing", async (_, typed) => {
  const { status, reply } = await search(owner, typed)
  expect({ status, hits: reply.hits }).toEqual({ status: 200, hits: [] })
})

test.each([
  ["500 characters", "hooger ".repeat(72)],
  ["a hundred thousand", "x".repeat(10_000)],
  ["a control character", "hooger\u0000huis"],
])("%s are refused in Dutch", async (_, typed) => {
  const { status, reply } = await search(owner, typed)
  expect(status).toBe(422)
  expect(Object.values(reply.fields)).toEqual([expect.stringMatching(/^[A-Z].*\.$/)])
})

test("words between operators are still found", async () => {
  for (const typed of ['"hoogerhuis*', "-hoogerhuis", "(jan) AND hoogerhuis NOT", "100% hoogerhuis"]) {
    const { status } = await search(owner, typed)
    expect(status).toBe(200)
  }
  expect((await search(owner, '"hoogerhuis"*')).reply.hits).not.toEqual([])
})

test("without a question, or with something else in it, it is refused", async () => {
  for (const body of [
    {},
    { typed: ["jan"] },
    { typed: 5 },
    { typed: null },
    { typed: "jan", kind: "invoice" },
  ])
    expect((await owner("POST", "/search", body)).status).toBe(422)
})

test("a worker finds projects, without money, and nothing of what is the office's", async () => {
  const kinds = async (who: typeof owner) => {
    const { reply } = await search(who, "hoogerhuis")
    return reply.hits.map(({ kind }: { kind: string }) => kind).sort()
  }
  expect(await kinds(owner)).toEqual(["customer", "invoice", "message", "project"])
  expect(await kinds(worker)).toEqual(["project"])
  for (const typed of ["12345678", "zandpad", "tegelhuis", "121,00", "98765,43", "hoogehruis"]) {
    const { reply } = await search(worker, typed)
    const other = reply.hits.filter(({ kind }: { kind: string }) => kind !== "project")
    expect({ typed, other }).toEqual({ typed, other: [] })
    expect(JSON.stringify(reply)).not.toMatch(/98.?765|81.?624|tegelhuis/i)
  }
  expect((await search(worker, "12345678")).reply).toEqual({ hits: [], words: [] })
})

test("of what was visited a worker sees projects alone, and nobody what is not there", async () => {
  const addresses = [
    "/klanten/1",
    "/projects/1",
    "/projects/99",
    "/projects/",
    "/settings/1",
    "/purchase-invoices/1",
  ]
  const at = async (who: typeof owner) => {
    const { reply } = await who("POST", "/search/visited", { addresses })
    return reply.map(({ address }: { address: string }) => address)
  }
  expect(await at(owner)).toEqual(["/klanten/1", "/projects/1", "/purchase-invoices/1"])
  expect(await at(worker)).toEqual(["/projects/1"])
})

test.each([
  ["more than are kept", Array.from({ length: 9 }, (_, at) => `/projects/${at}`)],
  ["an endless one", [`/projects/${"9".repeat(200)}`]],
  ["no addresses", [7, null]],
])("%s as what was visited is refused", async (_, addresses) => {
  expect((await owner("POST", "/search/visited", { addresses })).status).toBe(422)
})
