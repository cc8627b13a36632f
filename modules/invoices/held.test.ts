import { afterAll, beforeAll, expect, test } from "bun:test"
import { heldDuring } from "#src/jobs/eventLoop.testing.ts"
import { longestHold } from "#src/jobs/eventLoop.ts"
import { givenApp, jsonRequest } from "#src/testing.ts"
import { uploadRequest } from "#src/tests/upload.testing.ts"
import { givenOffice, postable, suggestionOf, tellingReader } from "./posting.testing.ts"
import { mostWords } from "./reading/task.ts"

const many = 10_000
/** Of whom they came: more than a builder ever bought from. */
const manySuppliers = 10_000
let project: number
let office: Awaited<ReturnType<typeof givenOffice>>
beforeAll(async () => {
  office = await givenOffice()
  const { ask, app } = office
  project = (await (await ask("POST", "/api/projects", { name: "Schuur" })).json()).id
  await office.post(postable(await office.givenScan()))
  const part = { purchaseInvoiceId: 1, projectId: project, category: "materials", amount: 121 }
  await ask("POST", "/api/invoice-allocations/allocate", part)
  multiply(app.db.$client)
})
afterAll(() => office.app.close())

/** What there is of invoices, so many times. */
function multiply($client: typeof office.app.db.$client) {
  const columns = (table: string) =>
    $client.query<{ name: string }, []>(`SELECT name FROM pragma_table_info('${table}')`).all()
  const copy = (table: string, own: Record<string, string>, times = many) => {
    const names = columns(table).map(({ name }) => name)
    $client.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times})
      INSERT INTO ${table} (${names}) SELECT ${names.map((name) => own[name] ?? name)}
      FROM n, (SELECT * FROM ${table} LIMIT 1)`)
  }
  const id = "1000000 + i"
  $client.run("PRAGMA foreign_keys = OFF")
  copy("projects", { id, name: "'Dakkapel Vos ' || i", address: "'Duinweg ' || i || ', 4301 AB Zierikzee'" })
  copy("invoice_scans", { id, state: "CASE i % 2 WHEN 0 THEN 'read' ELSE 'posted' END" })
  copy(
    "suppliers",
    {
      id,
      name: "name || i",
      name_key: "name_key || i",
      btw_id: "'NL' || (100000000 + i) || 'B01'",
      kvk: "10000000 + i",
    },
    manySuppliers,
  )
  copy("supplier_ibans", { supplier_id: id, iban: "iban || i" }, manySuppliers)
  copy("purchase_invoice_vat", { invoice_id: id })
  copy("purchase_invoice_lines", { invoice_id: id })
  copy("purchase_invoices", {
    ...{
      id,
      scan_id: id,
      supplier_id: `1000001 + i % ${manySuppliers}`,
      invoice_number: "'2026-' || i",
      number_key: "'2026' || i",
    },
  })
  copy("invoice_allocations", { id, invoice_id: id, cents: "CASE i % 2 WHEN 0 THEN cents ELSE 5000 END" })
  $client.run("PRAGMA foreign_keys = ON")
}

const touched = () => office.app.db.$client.run("UPDATE invoice_scans SET note = note WHERE id = 1")

test.each([
  "/invoice-ocr/scans",
  "/invoice-ocr/scans?discarded=true",
  "/invoice-ocr/scans/1",
  "/purchase-invoices",
  "/purchase-invoices/1",
  "/purchase-invoices/vat",
  "/purchase-invoices/sheet",
  "/purchase-invoices/export",
  "/unassigned-tracking/invoices",
  "/suppliers",
  "/projects/PROJECT/invoices",
  "/invoice-allocations/invoice/1",
  "/invoice-allocations/invoice/1000001",
  "/notices",
])("with ten thousand invoices %s holds nobody up", async (path) => {
  const held = await heldDuring(async () => {
    touched()
    const response = await office.ask("GET", `/api${path.replace("PROJECT", String(project))}`)
    expect(response.status).toBe(200)
    if (path.endsWith("/export")) await response.body!.cancel()
    else await response.arrayBuffer()
  })
  expect(held).toBeLessThan(longestHold)
})

test("all suppliers go to the reader, and nobody waits", async () => {
  expect(await heldDuring(office.app.services.suppliers.known)).toBeLessThan(longestHold)
})

test("nor does the longest document while its words are kept, and looked at", async () => {
  const word = {
    text: "Timmerhout",
    box: { left: 1 / 3, top: 1 / 7, width: 1 / 11, height: 1 / 13 },
    confidence: 1,
  }
  const page = {
    width: 210,
    height: 297,
    words: Array(mostWords / 100).fill(word),
    source: "text",
    turned: 0,
  } as const
  const { createTaskProcess } = tellingReader(() => ({
    pages: Array(100).fill(page),
    suggestion: suggestionOf({}),
  }))
  const app = await givenApp({ createTaskProcess })
  const manager = await app.signIn("manager")
  let sent = 0
  const upload = async () => {
    const photo = new File([`%PDF-1.7 ${++sent}`], "factuur.pdf")
    const path = "/api/invoice-ocr/upload-invoice-photo"
    return (await (await app.handle(await uploadRequest(path, [["photo", photo]], manager))).json()).id
  }
  const held = { read: await heldDuring(upload), shown: 0 }
  held.shown = await heldDuring(() =>
    app.handle(jsonRequest("GET", `/api/invoice-ocr/scans/${sent}`, { headers: manager })),
  )
  expect(Object.entries(held).filter(([, ms]) => ms >= longestHold)).toEqual([])
  await app.close()
})

const longest = (changes = {}) => {
  const line = { description: "Balkhout", quantity: 1, unit: "m", unitPrice: 1, amount: 1, vatRate: 21 }
  const vat = [{ rate: 21, base: 400, vat: 84 }]
  const lines = Array.from({ length: 400 }, () => line)
  return { lines, vat, netAmount: 400, vatAmount: 84, totalAmount: 484, ...changes }
}

test("nor does an invoice of four hundred lines beside them, nor what takes it back", async () => {
  const scans: number[] = []
  for (let i = 0; i < 6; i++) scans.push(await office.givenScan())
  const numbers = scans.map((_, i) => `L-${i}`)
  // Of whom nothing says who he is but his name, which is held against all others.
  const unknown = { supplier: "Nieuwe leverancier", iban: "", blockedIban: "", btwId: "", kvk: "" }
  const body = (i: number) => postable(scans[i]!, longest({ invoiceNumber: numbers[i]!, ...unknown }))
  const held: Record<string, number> = {}
  let at = 0
  const ids: number[] = []
  held.check = await heldDuring(() => office.ask("POST", "/api/purchase-invoices/check", body(5)))
  held.post = await heldDuring(async () => {
    const reply = await office.post(body(at++))
    expect(reply.status).toBe(200)
    ids.push((await reply.json()).id)
  })
  held.pay = await heldDuring(() =>
    office.ask("PUT", `/api/purchase-invoices/${ids[0]}/payment`, { paidOn: "2026-11-10" }),
  )
  held.reverse = await heldDuring(() =>
    office.ask("POST", `/api/purchase-invoices/${ids.pop()}/reversal`, { reason: "dubbel" }),
  )
  expect(Object.entries(held).filter(([, ms]) => ms >= longestHold)).toEqual([])
})
