import { afterAll, beforeAll, expect, spyOn, test } from "bun:test"
import zlib from "node:zlib"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp, jsonRequest, type TestApp } from "../testing.ts"

let given: TestApp
let office: Record<string, string>
beforeAll(async () => {
  given = await givenApp()
  // Documents that are made meanwhile are written too.
  await given.services.jobs.stop()
  office = await given.signIn("manager")
})
afterAll(() => given.close())

const list = async (headers = office) =>
  given.handle(jsonRequest("GET", "/api/offerte-aanvragen", { headers }))
const counted = async (filter = "") =>
  (
    (await (
      await given.handle(jsonRequest("GET", `/api/offerte-aanvragen${filter}`, { headers: office }))
    ).json()) as object[]
  ).length

test("what nobody changed is read once; the kept reply is the same, with the same headers", async () => {
  const read = spyOn(given.services.quotes, "list")
  const [first, second] = [await list(), await list()]
  expect(read).toHaveBeenCalledTimes(1)
  expect(await second.text()).toBe(await first.text())
  expect([...second.headers]).toEqual([...first.headers])
})

test("a write shows at once, for every filter", async () => {
  expect([await counted(), await counted("?disposition=open"), await counted("?disposition=spam")]).toEqual([
    0, 0, 0,
  ])
  given.services.quotes.submit(sampleSubmission(), null, "a")
  expect([await counted(), await counted("?disposition=open"), await counted("?disposition=spam")]).toEqual([
    1, 1, 0,
  ])
  const manager = given.services.access.list().find(({ role }) => role === "manager")!
  given.services.quotes.dispose(1, "spam", manager)
  expect([await counted(), await counted("?disposition=open"), await counted("?disposition=spam")]).toEqual([
    1, 0, 1,
  ])
})

test("a kept reply is only for who may read it", async () => {
  await list()
  expect((await list({})).status).toBe(401)
  expect((await list(await given.signIn("worker"))).status).toBe(403)
})

test("a refusal is not kept", async () => {
  given.services.quotes.submit(sampleSubmission(), null, "b")
  expect((await list({})).status).toBe(401)
  expect((await list()).status).toBe(200)
  expect((await list({})).status).toBe(401)
})

test("a reply still says only what its schema knows", async () => {
  const [row] = (await (await list()).json()) as Record<string, unknown>[]
  expect(row).not.toHaveProperty("receivedOn")
})

test("a reply that was kept for one role is not given to another", async () => {
  const worker = await given.signIn("worker")
  const projects = async (headers: Record<string, string>) =>
    (await given.handle(jsonRequest("GET", "/api/projects", { headers }))).json()
  expect((await projects(office))[0]).toHaveProperty("estimatedPrice")
  expect((await projects(worker))[0]).not.toHaveProperty("estimatedPrice")
  expect((await projects(office))[0]).toHaveProperty("estimatedPrice")
})

test("a long reply is compressed once, for who takes it so, and says the same", async () => {
  for (let i = 0; i < 40; i++) given.services.quotes.submit(sampleSubmission(), null, `long ${i}`)
  const compress = spyOn(zlib, "gzip")
  const zipped = async () => list({ ...office, "accept-encoding": "gzip, br" })
  const [plain, first, second] = [await list(), await zipped(), await zipped()]
  expect(compress).toHaveBeenCalledTimes(1)
  const text = await plain.text()
  for (const reply of [first, second]) {
    expect(reply.headers.get("content-encoding")).toBe("gzip")
    expect(reply.headers.get("vary")).toBe("accept-encoding")
    const bytes = await reply.bytes()
    expect(bytes.byteLength).toBeLessThan(text.length / 3)
    expect(new TextDecoder().decode(Bun.gunzipSync(bytes))).toBe(text)
  }
})

test("a short reply is sent as it is", async () => {
  const counts = jsonRequest("GET", "/api/offerte-aanvragen/counts", {
    headers: { ...office, "accept-encoding": "gzip" },
  })
  expect((await given.handle(counts)).headers.get("content-encoding")).toBeNull()
})

test("who has it already hears that nothing changed, until something did", async () => {
  const first = await list()
  const mark = { ...office, "if-none-match": first.headers.get("etag")! }
  const same = await list(mark)
  expect([same.status, await same.text(), same.headers.get("cache-control")]).toEqual([304, "", "no-store"])
  given.services.projects.create({ name: "Dakgoot", status: "active" }, given.services.access.list()[0]!)
  expect((await list(mark)).status).toBe(304)
  given.services.quotes.submit(sampleSubmission(), null, "mark")
  const changed = await list(mark)
  expect(changed.status).toBe(200)
  expect(changed.headers.get("etag")).not.toBe(first.headers.get("etag"))
})
