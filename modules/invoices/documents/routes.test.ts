import { afterAll, beforeAll, expect, test } from "bun:test"
import { openWorkbook } from "#src/documents/excel/testing.ts"
import { wordText } from "#src/documents/word/testing.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { uploadRequest } from "#src/tests/upload.testing.ts"
import { postable, suggestionOf, tellingReader } from "../posting.testing.ts"
import type { ReadFailure, ReadResult } from "../reading/task.ts"

let app: TestApp
let answer: ReadResult | ReadFailure
let worker: { cookie: string }
let other: { cookie: string }
let manager: { cookie: string }
beforeAll(async () => {
  app = await givenApp(tellingReader(() => answer))
  worker = await app.signIn("worker")
  other = await app.signIn("worker")
  manager = await app.signIn("manager")
})
afterAll(() => app.close())

const read = (supplier: string, invoiceNumber: string): ReadResult => ({
  pages: [],
  suggestion: suggestionOf({
    supplier,
    invoiceNumber,
    date: "2026-11-10",
    totalCents: 12_100,
    netCents: 10_000,
  }),
})

let sent = 0
async function scanned(told: ReadResult | ReadFailure): Promise<number> {
  answer = told
  const file = new File([`%PDF-1.7 ${++sent}`], "bon.pdf")
  const path = "/api/invoice-ocr/upload-invoice-photo"
  const response = await app.handle(await uploadRequest(path, [["photo", file]], worker))
  return (await response.json()).id
}
const get = (id: number | string, kind: string, who: { cookie: string }) =>
  app.handle(jsonRequest("GET", `/api/invoice-ocr/scans/${id}/documents/${kind}`, { headers: who }))
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

test("what was read can be had in Word and Excel by who sent it and by the office, under its own name", async () => {
  const id = await scanned(read("Dak/werk \u202e“Oost” B.V.", "2026/118"))
  const word = await get(id, "word", worker)
  expect(word.headers.get("content-type")).toContain("wordprocessingml")
  expect(decodeURIComponent(word.headers.get("content-disposition")!)).toContain(
    "filename*=UTF-8''Factuur_Dak-werk -Oost- B.V_2026-118.docx",
  )
  expect(wordText(await bytesOf(word))).toContain("Nog niet gecontroleerd")
  const excel = await get(id, "excel", manager)
  expect(excel.headers.get("content-disposition")).toContain(".xlsx")
  expect((await openWorkbook(await bytesOf(excel))).sheet("Factuur").getCell("A3").value).toBe(
    "Inkoopfactuur",
  )
})

test("once it is posted it is what a person posted", async () => {
  const id = await scanned(read("Misgelezen", "1"))
  const body = { ...postable(id), invoiceNumber: "2026-0999" }
  const posted = await app.handle(jsonRequest("POST", "/api/purchase-invoices", { headers: manager, body }))
  expect(posted.status).toBe(200)
  const text = wordText(await bytesOf(await get(id, "word", worker)))
  expect(text).toContain("Houthandel Veerse Dam")
  expect(text).toContain("Balkhout 71x196")
  expect(text.replaceAll("\u00a0", " ")).toContain("Btw 21% over € 100,00")
  expect(text).toContain("Gecontroleerd en geboekt door Test manager")
})

test("of what couldn't be read there is no document, until somebody types it", async () => {
  answer = "brokenPdf"
  const id = await scanned("brokenPdf")
  const response = await get(id, "word", worker)
  expect([response.status, (await response.json()).code]).toEqual([409, "invoices.nothingRead"])
})

test("another worker doesn't see it, and what doesn't exist is refused", async () => {
  const id = await scanned(read("Wie dan ook", "7"))
  expect((await get(id, "word", other)).status).toBe(404)
  expect((await get(999_999, "excel", manager)).status).toBe(404)
  for (const kind of ["pdf", "Word", "__proto__", "..%2f..%2fetc"])
    expect((await get(id, kind, manager)).status).toBe(422)
  expect((await get("1e3", "word", manager)).status).toBeOneOf([404, 422])
})
