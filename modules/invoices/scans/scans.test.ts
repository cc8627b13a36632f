import { afterEach, beforeEach, expect, test } from "bun:test"
import { bathroomJob } from "#modules/projects/sample.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { uploadRequest } from "#src/tests/upload.testing.ts"
import { postable, suggestionOf, sure, tellingReader } from "../posting.testing.ts"
import type { ReadFailure, ReadResult } from "../reading/task.ts"
import type { Suggestion } from "../understanding/suggestion.ts"
import type { Scan, ScanRow } from "./schema.ts"

const suggestion = suggestionOf({
  ...{ supplier: "Houthandel Veerse Dam", invoiceNumber: "2026-0415", date: "2026-11-10" },
  ...{ vatCents: 2_100, totalCents: 12_100, netCents: 10_000 },
})
const page = { width: 210, height: 297, words: [], source: "text" as const, turned: 0 }
const read: ReadResult = { pages: [page], suggestion }

let app: TestApp
let answer: () => ReadResult | ReadFailure | Promise<ReadResult>
let asked: unknown[]
let worker: { cookie: string }
let manager: { cookie: string }
beforeEach(async () => {
  answer = () => read
  const telling = tellingReader(() => answer())
  asked = telling.asked
  app = await givenApp({ createTaskProcess: telling.createTaskProcess })
  worker = await app.signIn("worker")
  manager = await app.signIn("manager")
})
afterEach(() => app.close())

const pdf = (text = "%PDF-1.7\nfactuur", name = "factuur.pdf") => new File([text], name)
const upload = async (
  file: File | string,
  who: { cookie: string },
  fields: [string, string][] = [],
  headers: Record<string, string> = {},
) =>
  app.handle(
    await uploadRequest("/api/invoice-ocr/upload-invoice-photo", [["photo", file], ...fields], {
      ...who,
      ...headers,
    }),
  )
const ask = (method: string, path: string, who: { cookie: string }, body?: unknown) =>
  app.handle(jsonRequest(method, path, { headers: who, body }))
const listed = async (who: { cookie: string }, pile = ""): Promise<ScanRow[]> =>
  (await ask("GET", `/api/invoice-ocr/scans${pile}`, who)).json()
const refusal = async (request: Response | Promise<Response>) => {
  const response = await request
  return `${response.status} ${(await response.json()).code}`
}

test("the call answers with the fields of the invoice and links to a Word and an Excel document", async () => {
  const response = await upload(pdf(), worker)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    ...{ id: 1, state: "read", confidence: 0.95, invoiceNumber: "2026-0415", date: "2026-11-10" },
    ...{ supplier: "Houthandel Veerse Dam", vatAmount: 21, totalAmount: 121, items: [] },
    oneDriveUrls: {
      wordUrl: "/api/invoice-ocr/scans/1/documents/word",
      excelUrl: "/api/invoice-ocr/scans/1/documents/excel",
    },
  })
})

test("what has no letters to read can still be looked at by who types what it says, and what is locked can't", async () => {
  answer = () => "nothingToRead"
  await upload(new File([Buffer.from(samplePhoto({ width: 40, height: 30 }))], "bon.png"), manager)
  answer = () => "encrypted"
  await upload(pdf(), manager)
  const pagesOf = async (id: number) =>
    (await (await ask("GET", `/api/invoice-ocr/scans/${id}`, manager)).json()).pages
  expect(await pagesOf(1)).toEqual([{ url: "/api/invoice-ocr/scans/1/pages/1", width: 0, height: 0 }])
  expect(await pagesOf(2)).toEqual([])
})

test("beside the many scans of one colleague that of another is read after the one at hand", async () => {
  const { promise, resolve } = Promise.withResolvers<ReadResult>()
  answer = () => promise
  const later = { prefer: "respond-async" }
  for (let i = 0; i < 20; i++) await upload(pdf(`%PDF-1.7\n${i}`), manager, [], later)
  while (asked.length === 0) await Bun.sleep(1)
  await upload(pdf("%PDF-1.7\nvan een ander"), worker, [], later)
  resolve(read)
  await app.services.jobs.idle()
  const order = asked.map((task) => Bun.file((task as { path: string }).path).text())
  expect((await Promise.all(order)).indexOf("%PDF-1.7\nvan een ander")).toBe(1)
})

test("the original is kept as it came, byte for byte, and saved again under its name", async () => {
  const photo = samplePhoto({ width: 40, height: 30 })
  await upload(new File([Buffer.from(photo)], "IMG_0001.PNG"), worker)
  const saved = await ask("GET", "/api/invoice-ocr/scans/1/file", worker)
  expect(saved.headers.get("content-disposition")).toContain("IMG_0001.png")
  expect(Buffer.from(await saved.arrayBuffer()).equals(Buffer.from(photo))).toBe(true)
  expect(asked).toMatchObject([{ format: "picture", context: { today: "2026-11-21" } }])
})

test("who doesn't wait for the result is told where to ask, and who does gets it once it is there", async () => {
  const reading = Promise.withResolvers<ReadResult>()
  answer = () => reading.promise
  const answered = upload(pdf(), worker)
  while ((await listed(worker))[0]?.state !== "reading") await Bun.sleep(1)
  const underway = { id: 1, state: "reading", url: "/api/invoice-ocr/scans/1" } as const
  expect(await app.services.scans.settled(1, 0)).toEqual({ underway })
  reading.resolve(read)
  expect((await answered).status).toBe(200)
})

test("what can't be read is kept with its reason, and can be read once more", async () => {
  answer = () => "encrypted"
  const response = await upload(pdf(), worker)
  expect(response.status).toBe(422)
  const said = await response.json()
  expect(said).toMatchObject({ success: false, id: 1, code: "invoices.encrypted" })
  expect(said.error).toContain("wachtwoord")
  expect(await listed(manager)).toMatchObject([{ state: "failed", failure: said.error }])
  answer = () => read
  const again: Scan = await (await ask("POST", "/api/invoice-ocr/scans/1/reading", manager, {})).json()
  expect(again).toMatchObject({ state: "waiting", failure: null })
  await app.services.jobs.idle()
  expect(await listed(manager)).toMatchObject([{ state: "read", supplier: "Houthandel Veerse Dam" }])
})

test("a reader that stops twice fails the document, and the next one is read", async () => {
  answer = () => "readerStopped"
  const response = upload(pdf(), worker)
  while (asked.length < 1) await Bun.sleep(1)
  app.clock.pass(2)
  expect(await refusal(response)).toBe("422 invoices.readerStopped")
  answer = () => read
  expect((await upload(pdf("%PDF-1.4 ander"), worker)).status).toBe(200)
})

test("the same upload sent twice gives one scan, with the same answer", async () => {
  const key = { "idempotency-key": "photo-0000001" }
  const first = await (await upload(pdf(), worker, [], key)).json()
  expect(await (await upload(pdf(), worker, [], key)).json()).toEqual(first)
  expect(await listed(worker)).toHaveLength(1)
  expect(await refusal(upload(pdf("%PDF-2 ander"), worker, [], key))).toBe("409 otherBody")
})

test("an upload is answered again though its project was put away meanwhile", async () => {
  const project = bathroomJob(app.services)
  const key = { "idempotency-key": "photo-0000002" }
  const fields: [string, string][] = [["projectId", String(project)]]
  const first = await (await upload(pdf(), worker, fields, key)).json()
  app.services.projects.archive(project, 1)
  expect(await (await upload(pdf(), worker, fields, key)).json()).toEqual(first)
})

test("a worker says for which project it is, and sees what he sent himself and nothing of others", async () => {
  const project = bathroomJob(app.services)
  await upload(pdf(), worker, [
    ["projectId", String(project)],
    ["note", "bon van de lijm"],
  ])
  await upload(pdf("%PDF-1.4 kantoor"), manager)
  expect(await listed(worker)).toMatchObject([
    { projectName: "Badkamer Kade 3", note: "bon van de lijm", mine: true, uploadedBy: "Test worker" },
  ])
  expect(await listed(manager)).toHaveLength(2)
  expect(await refusal(ask("GET", "/api/invoice-ocr/scans/2", worker))).toBe("404 invoices.scanNotFound")
  expect(await refusal(ask("GET", "/api/invoice-ocr/scans/2/file", worker))).toBe("404 invoices.scanNotFound")
  expect(await refusal(ask("DELETE", "/api/invoice-ocr/scans/2", worker))).toBe("404 invoices.scanNotFound")
})

test.each([
  ["a text", new File(["hallo"], "factuur.txt"), "422 invoices.invalidFile"],
  ["a page with a script", new File(["<html><script>"], "factuur.pdf"), "422 invoices.invalidFile"],
  ["XML that is no invoice", new File(["<?xml version='1.0'?><svg/>"], "a.xml"), "422 invoices.otherXml"],
  ["a photo of an iPhone", new File(["\0\0\0\x18ftypheic\0\0\0\0"], "IMG_1.jpg"), "422 invoices.heic"],
  ["nothing", new File([], "leeg.pdf"), "422 files.empty"],
  ["a word instead of a file", "factuur", "422 invalid"],
])("%s is refused, and nothing is stored", async (_, file, expected) => {
  expect(await refusal(upload(file, worker))).toBe(expected)
  expect(await listed(manager)).toEqual([])
})

test("a project that isn't there or was put away is refused before anything is stored", async () => {
  expect(await refusal(upload(pdf(), worker, [["projectId", "99"]]))).toBe("404 projects.notFound")
  expect(await refusal(upload(pdf(), worker, [["projectId", "1 of 1"]]))).toBe("422 invalid")
  expect(await listed(manager)).toEqual([])
})

test("what was thrown away comes back as it was, and after a month is gone for good", async () => {
  await upload(pdf(), worker)
  expect((await ask("DELETE", "/api/invoice-ocr/scans/1", worker)).status).toBe(200)
  expect(await listed(manager)).toEqual([])
  expect(await listed(manager, "?discarded=true")).toHaveLength(1)
  await ask("PUT", "/api/invoice-ocr/scans/1/restored", worker, {})
  expect(await listed(manager)).toMatchObject([{ state: "read", invoiceNumber: "2026-0415" }])
  await ask("DELETE", "/api/invoice-ocr/scans/1", worker)
  app.clock.pass(31 * 24 * 3600)
  app.services.scans.sweep()
  await app.services.files.sweep()
  expect(app.db.$client.query("select count(*) n from files").get()).toEqual({ n: 0 })
})

test("a supplier who became known after the reading is recognised when the scan is opened", async () => {
  await upload(pdf("%PDF-1.7 one"), manager)
  await upload(pdf("%PDF-1.7 two"), manager)
  const supplierOf = async (id: number) =>
    (await (await ask("GET", `/api/invoice-ocr/scans/${id}`, manager)).json()).suggestion.supplierId
  expect(await supplierOf(2)).toBeNull()
  const posted = postable(1, { supplier: "Houthandel Veerse Dam" })
  expect((await ask("POST", "/api/purchase-invoices", manager, posted)).status).toBe(200)
  expect(await supplierOf(2)).toBe(1)
})

test("a page is drawn when it is first looked at, and kept", async () => {
  await upload(pdf(), worker)
  const first = await ask("GET", "/api/invoice-ocr/scans/1/pages/1", worker)
  expect(first.headers.get("content-type")).toBe("image/jpeg")
  await ask("GET", "/api/invoice-ocr/scans/1/pages/1", worker)
  expect(app.db.$client.query("select count(*) n from invoice_pages").get()).toEqual({ n: 1 })
})

test.each<[string, object, string]>([
  ["half a cent", { totalCents: sure(12.5) }, "readerStopped"],
  ["no number", { vatCents: sure(Number.NaN) }, "readerStopped"],
  ["a number that is text", { supplier: sure(7) }, "readerStopped"],
  ["two megabytes", { supplier: sure("x".repeat(2_000_001)) }, "tooHeavy"],
])(
  "a reader that answers with %s fails the document, and every list still works",
  async (_, fields, failure) => {
    await upload(pdf(), worker)
    answer = () => ({ pages: [], suggestion: { ...suggestion, fields: fields as Suggestion["fields"] } })
    const response = upload(pdf("%PDF-1.4 ander"), worker)
    while (asked.length < 2) await Bun.sleep(1)
    app.clock.pass(2)
    expect(await refusal(response)).toBe(`422 invoices.${failure}`)
    expect((await listed(manager)).map(({ state }) => state)).toEqual(["failed", "read"])
  },
)

test("pages are drawn anew after the document was read again, as it may lie otherwise", async () => {
  await upload(pdf(), worker)
  await ask("GET", "/api/invoice-ocr/scans/1/pages/1", worker)
  await ask("POST", "/api/invoice-ocr/scans/1/reading", worker, {})
  await app.services.jobs.idle()
  expect(app.db.$client.query("select count(*) n from invoice_pages").get()).toEqual({ n: 0 })
  app.clock.pass(25 * 3600)
  await app.services.files.sweep()
  expect(app.db.$client.query("select count(*) n from files").get()).toEqual({ n: 1 })
})

test("whatever a worker asks of what another sent, it isn't there, and nothing becomes of it", async () => {
  await upload(pdf(), manager)
  const before = app.db.$client.query("select * from invoice_scans").all()
  for (const call of [
    ...["GET ", "DELETE ", "GET /file", "GET /pages/1", "GET /documents/word", "GET /documents/excel"],
    ...["POST /reading", "PUT /restored"],
  ]) {
    const [method, path] = call.split(" ") as [string, string]
    const asked = ask(
      method,
      `/api/invoice-ocr/scans/1${path}`,
      worker,
      method.startsWith("P") ? {} : undefined,
    )
    expect(`${call} ${await refusal(asked)}`).toBe(`${call} 404 invoices.scanNotFound`)
  }
  expect(app.db.$client.query("select * from invoice_scans").all()).toEqual(before)
  expect(await listed(worker, "?discarded=true")).toEqual([])
})

test("what was thrown away before it was read is read once it is put back", async () => {
  const reading = Promise.withResolvers<ReadResult>()
  answer = () => reading.promise
  for (const text of ["%PDF-1.7 een", "%PDF-1.7 twee"])
    await upload(pdf(text), worker, [], { prefer: "respond-async" })
  while (asked.length < 1) await Bun.sleep(1)
  // The first is being read, the second still waits.
  for (const id of [1, 2]) await ask("DELETE", `/api/invoice-ocr/scans/${id}`, worker)
  answer = () => read
  reading.resolve(read)
  await app.services.jobs.idle()
  expect((await listed(worker, "?discarded=true")).map(({ supplier }) => supplier)).toEqual([null, null])
  for (const id of [1, 2]) await ask("PUT", `/api/invoice-ocr/scans/${id}/restored`, worker, {})
  await app.services.jobs.idle()
  expect((await listed(worker)).map(({ state }) => state)).toEqual(["read", "read"])
})

test("two of the same upload at once give one scan", async () => {
  const key = { "idempotency-key": "photo-0000002" }
  const both = await Promise.all([upload(pdf(), worker, [], key), upload(pdf(), worker, [], key)])
  expect(await Promise.all(both.map(async (response) => (await response.json()).id))).toEqual([1, 1])
  expect(await listed(worker)).toHaveLength(1)
})
