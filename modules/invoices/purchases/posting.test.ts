import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenOffice, postable } from "../posting.testing.ts"
import type { PostInvoice, PurchaseInvoice, Warning } from "./schema.ts"

let office: Awaited<ReturnType<typeof givenOffice>>
beforeEach(async () => {
  office = await givenOffice()
})
afterEach(() => office.app.close())

const ask = (method: string, path: string, body?: unknown) => office.ask(method, path, body)
const post = (body: PostInvoice, headers = office.manager) => office.post(body, headers)
const givenScan = (text?: string) => office.givenScan(text)
const refusal = async (request: Response | Promise<Response>) => {
  const response = await request
  const { code, fields } = await response.json()
  return `${response.status} ${code}${fields ? ` ${Object.keys(fields).join()}` : ""}`
}
const posted = async (changes: Partial<PostInvoice> = {}): Promise<PurchaseInvoice> =>
  (await post(postable(changes.scanId ?? (await givenScan()), changes))).json()
async function warned(changes: Partial<PostInvoice>): Promise<Warning["kind"][]> {
  const { realEstate: _, accepted: __, ...content } = postable(changes.scanId ?? (await givenScan()), changes)
  const { warnings } = await (await ask("POST", "/api/purchase-invoices/check", content)).json()
  return warnings.map(({ kind }: Warning) => kind)
}

test("an invoice is posted as a person confirmed it, with its original and for seven years", async () => {
  const invoice = await posted()
  expect(invoice).toMatchObject({
    ...{ id: 1, kind: "invoice", supplierName: "Houthandel Veerse Dam", invoiceNumber: "2026-0415" },
    ...{ netAmount: 100, vatAmount: 21, totalAmount: 121, payableAmount: 121, remainingAmount: 121 },
    ...{ vat: [{ rate: 21, base: 100, vat: 21 }], keepUntil: "2033-12-31", paidOn: null, reversed: false },
    ...{ postedBy: "Test manager", postedAt: "2026-11-21T11:00:00.000Z", accepted: [] },
    lines: [{ description: "Balkhout 71x196", quantity: 10, unit: "m", unitPrice: 10, amount: 100 }],
  })
  expect(invoice.fileHash).toMatch(/^[0-9a-f]{64}$/)
  expect(await (await ask("GET", invoice.fileUrl)).text()).toStartWith("%PDF-1.7")
})

test("what belongs to real estate is kept for ten years, and a receipt is paid on its day", async () => {
  expect(await posted({ realEstate: true })).toMatchObject({ keepUntil: "2036-12-31" })
  const receipt = await posted({ kind: "receipt", invoiceNumber: "8841", dueDate: null })
  expect(receipt).toMatchObject({ paidOn: "2026-11-10", paidBy: "Test manager" })
})

test("a posted invoice can't be changed or removed, not even in the database", async () => {
  const { id } = await posted()
  const run = (sql: string) => () => office.app.db.$client.run(sql)
  expect(run(`update purchase_invoices set total_cents = 1, net_cents = -2099 where id = ${id}`)).toThrow(
    "never changes",
  )
  expect(run(`delete from purchase_invoices where id = ${id}`)).toThrow("never removed")
  expect(run("update purchase_invoice_lines set cents = 1")).toThrow("never changes")
  expect(run("delete from purchase_invoice_vat")).toThrow("never changes")
  const copied = `select * from purchase_invoices where id = ${id}`
  expect(run(`insert or replace into purchase_invoices ${copied}`)).toThrow("never replaced")
  expect(
    run(
      `insert into purchase_invoice_lines (invoice_id, position, description, cents) values (${id}, 9, 'x', 1)`,
    ),
  ).toThrow("never changes")
  expect(run(`insert into purchase_invoice_vat values (${id}, 9, 100, 9)`)).toThrow("never changes")
  expect(run(`insert into purchase_invoice_vat values (${id + 1}, 9, 100, 9)`)).toThrow("FOREIGN KEY")
  expect(await refusal(ask("DELETE", "/api/invoice-ocr/scans/1"))).toBe("409 invoices.postedStays")
})

test("the same press sent twice posts once, and another person's press comes too late", async () => {
  const scanId = await givenScan()
  const key = { ...office.manager, "idempotency-key": "post-0000001" }
  const first = await (await post(postable(scanId), key)).json()
  expect(await (await post(postable(scanId), key)).json()).toEqual(first)
  expect(await refusal(post(postable(scanId)))).toBe("409 invoices.alreadyPosted")
})

test.each<[string, Partial<PostInvoice>, Warning["kind"][]]>([
  ["nothing wrong", {}, []],
  ["net and VAT that aren't the total", { netAmount: 99, vat: [], lines: [] }, ["sumsDiffer"]],
  ["VAT that isn't the rate's", { vat: [{ rate: 9, base: 100, vat: 21 }] }, ["vatDiffers"]],
  ["lines that are another amount", { lines: [{ ...postable(1).lines[0]!, amount: 90 }] }, ["linesDiffer"]],
  ["an account with a wrong digit", { iban: "NL91 ABNA 0417 1643 01" }, ["ibanInvalid"]],
  ["a btw-id with a wrong digit", { btwId: "NL123456789B90" }, ["btwIdInvalid"]],
  ["a date in the future", { date: "2026-11-22" }, ["dateInFuture"]],
  ["a date of years ago", { date: "2016-11-10", dueDate: null }, ["dateFarBack"]],
  ["another currency", { currency: "USD" }, ["currency"]],
  ["reverse charge with VAT on it", { reverseCharge: true }, ["shiftedWithVat"]],
])("%s is warned of as it should", async (_, changes, expected) => {
  expect(await warned(changes)).toEqual(expected)
})

test("the same file, the same number in other signs, and another account of a known supplier are warned of", async () => {
  await posted({ scanId: await givenScan("%PDF-1.7 dezelfde") })
  expect(
    await warned({ scanId: await givenScan("%PDF-1.7 dezelfde"), invoiceNumber: "iets anders" }),
  ).toEqual(["sameFile"])
  expect(await warned({ invoiceNumber: "2026 0415" })).toEqual(["sameNumber"])
  expect(await warned({ invoiceNumber: "2026-0416", iban: "NL20INGB0001234567" })).toEqual(["otherIban"])
  expect(
    await warned({ supplier: "Steigerverhuur Walcheren", kvk: "87654321", btwId: "", iban: "" }),
  ).toEqual([])
})

test("a warning nobody saw holds up the posting; once seen it is posted with it", async () => {
  const scanId = await givenScan()
  const strange = postable(scanId, { date: "2026-11-30", dueDate: null })
  expect(await refusal(post(strange))).toBe("409 invoices.unseenWarnings")
  const invoice = await (await post({ ...strange, accepted: ["dateInFuture", "currency"] })).json()
  expect(invoice.accepted).toEqual(["dateInFuture"])
})

test("an account that a person confirmed is known from then on", async () => {
  await posted()
  const accepted = ["otherIban" as const]
  await posted({ invoiceNumber: "2026-0416", iban: "NL20INGB0001234567", accepted })
  expect(await warned({ invoiceNumber: "2026-0417", iban: "NL20 INGB 0001 2345 67" })).toEqual([])
  const suppliers = await (await ask("GET", "/api/suppliers")).json()
  expect(suppliers).toMatchObject([{ ibans: ["NL20INGB0001234567", "NL91ABNA0417164300"], invoices: 2 }])
})

test.each<[string, Partial<PostInvoice>, string]>([
  ["a credit note above nothing", { kind: "credit" }, "422 invalid totalAmount"],
  [
    "an invoice below nothing",
    { netAmount: -100, vatAmount: -21, totalAmount: -121 },
    "422 invalid totalAmount",
  ],
  ["due before it was written", { dueDate: "2026-11-09" }, "422 invalid dueDate"],
  [
    "a blocked part above the total",
    { blockedAmount: 200, blockedIban: "NL91ABNA0417164300" },
    "422 invalid blockedAmount",
  ],
  ["a blocked part without an account", { blockedAmount: 20 }, "422 invalid blockedIban"],
  ["half a cent", { totalAmount: 121.005 }, "422 invalid totalAmount"],
  ["no supplier", { supplier: "  " }, "422 invalid supplier"],
  ["no number", { invoiceNumber: "" }, "422 invalid invoiceNumber"],
  ["a day that isn't there", { date: "2026-02-30" }, "422 invalid date"],
  ["an unknown supplier", { supplierId: 99 }, "404 invoices.supplierNotFound"],
  ["an unknown scan", { scanId: 99 }, "404 invoices.scanNotFound"],
])("%s is refused and nothing is posted", async (_, changes, expected) => {
  await givenScan()
  expect(await refusal(post(postable(1, changes)))).toBe(expected)
  expect(office.app.db.$client.query("select count(*) n from purchase_invoices").get()).toEqual({ n: 0 })
  expect(office.app.db.$client.query("select count(*) n from suppliers").get()).toEqual({ n: 0 })
})

test("a wrong posting is taken back whole: every sum is as before, and its scan can be posted again", async () => {
  const { id, scanId } = await posted()
  const project = office.app.services.projects.plan(
    { name: "Badkamer", description: "", projectTypes: ["badkamer"], address: "" },
    { name: "J. Maas" },
    null,
  )
  const allocation = { purchaseInvoiceId: id, projectId: project, amount: 60.5, category: "materials" }
  await ask("POST", "/api/invoice-allocations/allocate", allocation)
  expect(office.app.services.ledger.totals([project], { role: "owner" }).get(project)?.cents).toBe(5_000)

  const reversal: PurchaseInvoice = await (
    await ask("POST", `/api/purchase-invoices/${id}/reversal`, { reason: "verkeerd bedrag" })
  ).json()
  expect(reversal).toMatchObject({
    kind: "reversal",
    reverses: id,
    totalAmount: -121,
    vat: [{ rate: 21, base: -100, vat: -21 }],
  })
  expect(office.app.services.ledger.totals([project], { role: "owner" }).get(project)).toBeUndefined()
  expect(await (await ask("GET", `/api/purchase-invoices/${id}`)).json()).toMatchObject({
    ...{ reversed: true, reversedBy: reversal.id, remainingAmount: 0, totalAllocated: 0 },
  })
  expect(await refusal(ask("POST", `/api/purchase-invoices/${id}/reversal`, { reason: "nog eens" }))).toBe(
    "409 invoices.alreadyReversed",
  )
  expect(await refusal(ask("POST", `/api/purchase-invoices/${reversal.id}/reversal`, { reason: "om" }))).toBe(
    "409 invoices.reversalStays",
  )
  expect(await warned({ scanId })).toEqual([])
  expect(
    (await posted({ scanId, totalAmount: 242, netAmount: 200, vatAmount: 42, vat: [], lines: [] })).id,
  ).toBe(3)
})
