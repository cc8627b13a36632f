import { afterEach, beforeEach, expect, test } from "bun:test"
import { rmSync, writeFileSync } from "node:fs"
import { unzipSync } from "fflate"
import { blobPath } from "#src/files/blobs.ts"
import { filesPath } from "#src/folder.ts"
import { readCsv } from "#src/shared/csv.ts"
import { givenOffice, postable } from "../posting.testing.ts"
import { daysOf } from "./period.ts"
import type { PostInvoice, PurchaseInvoice, PurchaseInvoiceRow } from "./schema.ts"

let office: Awaited<ReturnType<typeof givenOffice>>
beforeEach(async () => {
  office = await givenOffice()
})
afterEach(() => office.app.close())

const ask = (method: string, path: string, body?: unknown) => office.ask(method, path, body)
const read = async <T>(path: string): Promise<T> => (await ask("GET", path)).json()

async function posted(changes: Partial<PostInvoice> = {}): Promise<PurchaseInvoice> {
  const id = await office.givenScan()
  return (await office.post(postable(id, { invoiceNumber: `2026-${id}`, ...changes }))).json()
}
const shifted = {
  ...{ reverseCharge: true, netAmount: 500, vatAmount: 0, totalAmount: 500, lines: [] },
  vat: [{ rate: 0, base: 500, vat: 0 }],
}

test("the list shows the newest invoice first, with what is on projects and what remains", async () => {
  await posted({ date: "2026-10-01", dueDate: null })
  await posted({ date: "2026-11-01", dueDate: null })
  const rows = await read<PurchaseInvoiceRow[]>("/api/purchase-invoices")
  expect(rows.map(({ date, remainingAmount }) => [date, remainingAmount])).toEqual([
    ["2026-11-01", 121],
    ["2026-10-01", 121],
  ])
})

test("an invoice is paid on a day, and that can be taken back", async () => {
  const { id } = await posted()
  const payment = `/api/purchase-invoices/${id}/payment`
  const paid = await (await ask("PUT", payment, { paidOn: "2026-11-20" })).json()
  expect(paid).toMatchObject({ paidOn: "2026-11-20", paidBy: "Test manager" })
  expect(await (await ask("DELETE", payment)).json()).toMatchObject({ paidOn: null, paidBy: null })
  expect(await (await ask("PUT", payment, { paidOn: "2026-11-22" })).json()).toMatchObject({
    fields: { paidOn: "De betaaldatum ligt in de toekomst." },
  })
  await ask("POST", `/api/purchase-invoices/${id}/reversal`, { reason: "dubbel" })
  expect((await ask("PUT", payment, { paidOn: "2026-11-20" })).status).toBe(409)
})

test("VAT is summed by quarter of the invoice date and by rate, what was shifted apart, and a reversal takes off", async () => {
  await posted({ date: "2026-09-30", dueDate: null })
  await posted({ date: "2026-10-01", dueDate: null })
  await posted({ date: "2026-10-02", dueDate: null, ...shifted })
  await posted({
    ...{ date: "2026-11-02", dueDate: null, netAmount: 300, vatAmount: 39, totalAmount: 339, lines: [] },
    vat: [
      { rate: 21, base: 100, vat: 21 },
      { rate: 9, base: 200, vat: 18 },
    ],
  })
  const wrong = await posted({ date: "2026-11-03", dueDate: null })
  await ask("POST", `/api/purchase-invoices/${wrong.id}/reversal`, { reason: "dubbel" })
  expect(await read("/api/purchase-invoices/vat")).toEqual([
    {
      ...{
        quarter: "2026-Q4",
        invoices: 5,
        foreign: 0,
        shiftedBase: 500,
        restBase: 0,
        restVat: 0,
        base: 900,
        vat: 60,
      },
      rates: [
        { rate: 21, base: 200, vat: 42 },
        { rate: 9, base: 200, vat: 18 },
      ],
    },
    {
      ...{
        quarter: "2026-Q3",
        invoices: 1,
        foreign: 0,
        shiftedBase: 0,
        restBase: 0,
        restVat: 0,
        base: 100,
        vat: 21,
      },
      rates: [{ rate: 21, base: 100, vat: 21 }],
    },
  ])
})

test("an amount in another currency is in no sum of VAT, but is counted", async () => {
  await posted({ currency: "USD", accepted: ["currency"] })
  expect(await read("/api/purchase-invoices/vat")).toMatchObject([{ invoices: 0, foreign: 1, vat: 0 }])
})

test("the bookkeeper gets a zip with a sheet and every original of the quarter, byte for byte", async () => {
  await posted({ date: "2026-09-30", dueDate: null })
  const invoice = await posted({ supplier: "Hout/handel: ‘Dam’", invoiceNumber: "26/04", blockedAmount: 0 })
  const response = await ask("GET", "/api/purchase-invoices/export?period=2026-Q4")
  expect(response.headers.get("content-disposition")).toContain("Inkoopfacturen%202026-Q4.zip")
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const [sheetName, original] = Object.keys(files)
  expect(sheetName).toBe("Inkoopfacturen 2026-Q4.csv")
  expect(original).toMatch(/^facturen\/\d+ Hout-handel- ‘Dam’ 26-04\.pdf$/)
  expect(new Bun.CryptoHasher("sha256").update(files[original!]!).digest("hex")).toBe(invoice.fileHash)
  const [heading, line, ...more] = readCsv(new TextDecoder().decode(files[sheetName!]))
  expect(more).toEqual([])
  const cell = (name: string) => line![heading!.indexOf(name)]
  expect([cell("Factuurdatum"), cell("Btw 21%"), cell("Bedrag incl. btw"), cell("Bestand")]).toEqual([
    ...["10-11-2026", "21", "121", original!],
  ])
})

test("a sheet of a year holds its invoices alone; a period that isn't one is refused", async () => {
  await posted({ date: "2025-12-31", dueDate: null })
  await posted({ date: "2026-01-01", dueDate: null })
  const sheet = await (await ask("GET", "/api/purchase-invoices/sheet?period=2025")).text()
  expect(readCsv(sheet)).toHaveLength(2)
  for (const period of ["2026-Q5", "26", "2026-q1", "'; drop table"])
    expect(
      (await ask("GET", `/api/purchase-invoices/export?period=${encodeURIComponent(period)}`)).status,
    ).toBe(422)
})

test("what is on no project yet is listed for the checklist, the oldest first, and no more than asked", async () => {
  await posted({ date: "2026-11-01", dueDate: null })
  const { id } = await posted({ date: "2026-10-01", dueDate: null })
  const project = office.app.services.projects.plan(
    { name: "Badkamer", description: "", projectTypes: ["badkamer"], address: "" },
    { name: "J. Maas" },
    null,
  )
  const whole = { purchaseInvoiceId: id, projectId: project, amount: 121, category: "materials" }
  expect(await read("/api/unassigned-tracking/invoices")).toMatchObject([{ id }, { amount: 121 }])
  expect(await read("/api/unassigned-tracking/invoices?most=1")).toMatchObject([{ id }])
  await ask("POST", "/api/invoice-allocations/allocate", whole)
  expect(await read("/api/unassigned-tracking/invoices")).toMatchObject([
    { date: "2026-11-01", supplierName: "Houthandel Veerse Dam" },
  ])
})

test.each([
  ["2026-Q1", "2026-01-01", "2026-03-31"],
  ["2026-Q2", "2026-04-01", "2026-06-30"],
  ["2026-Q3", "2026-07-01", "2026-09-30"],
  ["2026-Q4", "2026-10-01", "2026-12-31"],
  ["2026", "2026-01-01", "2026-12-31"],
])("%s runs from %s to %s", (period, first, last) => expect(daysOf(period)).toEqual({ first, last }))

test("an original that was lost or damaged doesn't keep the bookkeeper from the others", async () => {
  const [lost, damaged] = [await posted(), await posted(), await posted()]
  const pathOf = ({ fileHash }: PurchaseInvoice) => blobPath(filesPath(office.app.dataDir), fileHash)
  rmSync(pathOf(lost))
  writeFileSync(pathOf(damaged), "%PDF-1.7 iets anders")
  const zip = unzipSync(await (await ask("GET", "/api/purchase-invoices/export")).bytes())
  const [, ...originals] = Object.values(zip).map((bytes) => new TextDecoder().decode(bytes))
  expect(originals.map((text) => text.slice(0, 20))).toEqual([
    "Dit bestand ontbreek",
    "Dit bestand ontbreek",
    "%PDF-1.7 3",
  ])
})

test("names from outside stay in their folder of the archive, apart from each other, and are no formulas", async () => {
  const supplier = '../../etc/=cmd|"/c calc"!A1'
  for (const invoiceNumber of ["..\\..\\x", "/abs/olute", "..\\..\\x 2", "=1+1", "+49"])
    await posted({ supplier, invoiceNumber, accepted: ["sameNumber"] })
  const zip = unzipSync(await (await ask("GET", "/api/purchase-invoices/export")).bytes())
  const [sheetName, ...originals] = Object.keys(zip)
  expect(originals).toHaveLength(5)
  for (const name of originals) expect(name).toMatch(/^facturen\/\d+ [^/\\:*?"<>|]+\.pdf$/)
  const sheet = new TextDecoder().decode(zip[sheetName!])
  expect(sheet).toContain(";'=1+1;")
  expect(sheet).toContain(";'+49;")
})
