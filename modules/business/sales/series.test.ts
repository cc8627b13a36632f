import { afterAll, beforeAll, expect, test } from "bun:test"
import { agreedJob } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { type SalesOffice, salesOffice } from "./office.testing.ts"

let app: TestApp
let office: SalesOffice
let owner: Awaited<ReturnType<typeof asking>>
beforeAll(async () => {
  app = await givenApp()
  office = await salesOffice(app)
  owner = await asking(app, "owner")
})
afterAll(() => app.close())

const save = (series: object) => owner("PUT", "/sales-series", series)

test("numbers begin at one with nothing before them", async () => {
  expect(await office.done("GET", "/sales-series")).toEqual({
    ...{ year: 2026, first: 1, prefix: "", next: "2026-0001", begun: false },
  })
})

test.each([
  { first: 0, prefix: "" },
  { first: 1.5, prefix: "" },
  { first: 1, prefix: "F nr " },
  { first: 1, prefix: "veel te lang voorvoegsel" },
])("a series of %j is refused", async (series) => {
  expect((await save(series)).status).toBe(422)
})

test("only the owner says where they begin", async () => {
  expect((await office.ask("PUT", "/sales-series", { first: 5, prefix: "" })).status).toBe(403)
})

test("they go on after those of an earlier program, and then stay as they are until next year", async () => {
  expect((await save({ first: 43, prefix: "F" })).reply.next).toBe("F2026-0043")
  const { projectId } = agreedJob(app.services)
  expect((await office.sent(await office.part(projectId, 0))).number).toBe("F2026-0043")
  expect((await office.sent(await office.part(projectId, 1))).number).toBe("F2026-0044")
  expect(await save({ first: 1, prefix: "" })).toMatchObject({
    status: 409,
    reply: { code: "business.seriesBegun" },
  })
  app.clock.set("2027-01-04T11:00:00Z")
  office = await salesOffice(app)
  expect((await office.sent(await office.part(projectId, 2))).number).toBe("F2027-0001")
})
