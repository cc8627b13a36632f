import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenInvoice } from "#modules/invoices/allocations/posted.testing.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { openWorkbook } from "../documents/excel/testing.ts"
import { givenApp, type TestApp } from "../testing.ts"
import { asking } from "./asking.testing.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
  app.services.quotes.submit(sampleSubmission(), null, "visitor")
  await app.services.jobs.idle()
})
afterEach(() => app.close())

const nacalculatie = async () => {
  const { status, bytes } = await manager("GET", "/projects/1/documents/nacalculatie")
  expect(status).toBe(200)
  return openWorkbook(bytes)
}
const spent = async () => {
  const sheets = await nacalculatie()
  const sheet = sheets.workbook.getWorksheet("Nacalculatie")!
  const rows = Array.from({ length: sheet.rowCount }, (_, row) => row + 1)
  const last = rows.findLast((row) => sheet.getCell(row, 1).value === "Materiaal")
  return sheets.value("Nacalculatie", `C${last}`)
}

test("what is allocated of an invoice stands without VAT in the costs and the nacalculatie of the project", async () => {
  expect(await spent()).toBe("")
  const invoice = givenInvoice(app, { supplierName: "Hout & Zo", invoiceNumber: "H-7" })
  const wish = { purchaseInvoiceId: invoice, projectId: 1, amount: 60.5, category: "materials" }
  const { allocation } = (await manager("POST", "/invoice-allocations/allocate", wish)).reply
  expect((await manager("GET", "/projects/1/costs")).reply).toMatchObject({
    booked: 50,
    kinds: expect.arrayContaining([expect.objectContaining({ category: "material", booked: 50 })]),
  })
  expect(await spent()).toBe(50)
  const { workbook } = await nacalculatie()
  const texts: unknown[] = []
  workbook.getWorksheet("Geboekt")!.eachRow((row) => texts.push(row.getCell(3).value))
  expect(texts).toContain("Hout & Zo H-7")

  await manager("DELETE", `/invoice-allocations/${allocation.id}`)
  expect((await manager("GET", "/projects/1/costs")).reply.booked).toBe(0)
  expect(await spent()).toBe("")
})
