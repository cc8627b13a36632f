import { afterAll, beforeAll, expect, test } from "bun:test"
import { makeDocument } from "#modules/quotes/documents/documents.ts"
import { editedInput, shiftedInput } from "#modules/quotes/documents/sampleEdited.ts"
import { documentKinds } from "#modules/quotes/documents/schema.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenCompany } from "./company.testing.ts"
import { contentsOf, downloadedText } from "./contents.testing.ts"
import { picture } from "./frozen.testing.ts"

const { shows } = picture("documents")
type Company = Awaited<ReturnType<typeof givenCompany>>
let company: Company
let owner: Awaited<ReturnType<Company["askingAs"]>>
let request: { id: number; quotationId: number }

beforeAll(async () => {
  company = await givenCompany()
  owner = await company.askingAs("annelies")
  request = await company.submit(sampleSubmission())
}, 120_000)
afterAll(() => company.close())

test("the demo has the documents of each request ready", async () => {
  const requests: { documentState: string }[] = await (await owner("/offerte-aanvragen")).json()
  const states = requests.map(({ documentState }) => documentState)
  // Of spam nothing is made.
  expect(new Set(states)).toEqual(new Set(["ready", "none"]))
})

test.each(documentKinds)("%s of a request", async (kind) => {
  shows(
    `request/${kind}`,
    await downloadedText(await owner(`/offerte-aanvragen/${request.id}/documents/${kind}`)),
  )
})

test("its quotation as a PDF", async () => {
  const path = `/quotations/${request.quotationId}/versions/1/documents/offertePdf`
  shows("request/offertePdf", await downloadedText(await owner(path)))
})

test("the written text of its quotation", async () => {
  const path = `/quotations/${request.quotationId}/versions/1/text`
  shows("request/text", await downloadedText(await owner(path)))
})

const made = { offerte: "docx", offertePdf: "pdf", offerteTekst: "docx", calculatie: "xlsx" } as const
const kinds = Object.keys(made) as (keyof typeof made)[]

test.each(kinds)("%s of what was edited", async (kind) => {
  shows(`edited/${kind}`, await contentsOf(`x.${made[kind]}`, await makeDocument(kind, editedInput())))
})

test.each(kinds)("%s of what has its VAT shifted", async (kind) => {
  shows(`shifted/${kind}`, await contentsOf(`x.${made[kind]}`, await makeDocument(kind, shiftedInput())))
})

test.each([
  ["projects", "/projects/export"],
  ["hours", "/hours/export?from=2026-11-09&to=2026-11-15&format=csv"],
  ["hours-sheet", "/hours/export?from=2026-11-09&to=2026-11-15&format=xlsx"],
  ["purchase-invoices", "/purchase-invoices/sheet?period=2026"],
  ["purchase-invoices-archive", "/purchase-invoices/export?period=2026-Q4"],
  ["price-book", "/price-book/export"],
])("the export of %s", async (name, path) => {
  shows(`exports/${name}`, await downloadedText(await owner(path)))
})

test("the hours of who asks for his own", async () => {
  const daan = await company.askingAs("daan")
  shows("exports/own-hours", await downloadedText(await daan("/gps-tracking/mine")))
})

test.each(["word", "excel"])("a posted invoice in %s", async (kind) => {
  shows(`invoice/${kind}`, await downloadedText(await owner(`/invoice-ocr/scans/1/documents/${kind}`)))
})
