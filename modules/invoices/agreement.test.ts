import { afterAll, beforeAll, expect, test } from "bun:test"
import { unzipSync } from "fflate"
import { openWorkbook } from "#src/documents/excel/testing.ts"
import { wordText } from "#src/documents/word/testing.ts"
import { readCsv } from "#src/shared/csv.ts"
import { addDays } from "#src/shared/days.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { uploadRequest } from "#src/tests/upload.testing.ts"
import type { InvoiceAllocations, ProjectInvoice } from "./allocations/schema.ts"
import { sheet as words } from "./documents/nl.ts"
import { postable, suggestionOf, tellingReader } from "./posting.testing.ts"
import { purchases as nl } from "./purchases/nl.ts"
import { quarterOf } from "./purchases/period.ts"
import type {
  PostInvoice,
  PurchaseInvoice,
  PurchaseInvoiceRow,
  UnassignedInvoice,
  VatQuarter,
} from "./purchases/schema.ts"
import { type WarningKind, warningKinds } from "./schema.ts"
import { chance } from "./understanding/amounts/invented.testing.ts"

const random = chance(2026)
const upTo = (most: number) => Math.floor(random() * most)
const oneOf = <T>(...values: T[]): T => values[upTo(values.length)]!
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const cents = (euros: number) => Math.round(euros * 100)

const projectCount = 3
const invoiceCount = 60
let app: TestApp
let headers: { cookie: string }

const ask = (method: string, path: string, body?: unknown) =>
  app.handle(jsonRequest(method, `/api${path}`, { headers, body }))
async function read<T>(path: string): Promise<T> {
  const response = await ask("GET", path)
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}
const bytesOf = async (path: string) => (await ask("GET", path)).bytes()

/** Any invoice a person may post, also one that doesn't add up. */
function wish(scanId: number): PostInvoice {
  const kind = oneOf("invoice", "invoice", "credit", "receipt" as const)
  const sign = kind === "credit" ? -1 : 1
  const reverseCharge = kind === "invoice" && random() < 0.2
  const rates = reverseCharge ? [0] : [21, 9, 0, 6].filter(() => random() < 0.5)
  const vat = rates.map((rate) => {
    const base = sign * (1 + upTo(500_000))
    return { rate, base: base / 100, vat: Math.round((base * rate) / 100) / 100 }
  })
  const netCents = sum(vat.map(({ base }) => cents(base))) || sign * (1 + upTo(90_000))
  const vatCents = sum(vat.map((row) => cents(row.vat)))
  // What a supplier added up wrongly, or rounded.
  const off = random() < 0.25 ? sign * upTo(50) : 0
  const unstated = random() < 0.15 ? sign * upTo(300) : 0
  return postable(scanId, {
    ...{ kind, reverseCharge, vat, invoiceNumber: `F-${scanId}`, supplier: oneOf("Hout & Zo", "Bouwmaat") },
    ...{
      date: addDays("2026-11-21", -upTo(700)),
      dueDate: null,
      currency: oneOf("EUR", "EUR", "EUR", "USD"),
    },
    ...{ netAmount: netCents / 100, vatAmount: (vatCents + unstated) / 100 },
    totalAmount: (netCents + vatCents + unstated + off) / 100,
    ...{ lines: [], accepted: [...warningKinds] satisfies WarningKind[] },
  })
}

async function posted(nth: number): Promise<PurchaseInvoice> {
  const photo = new File([`%PDF-1.7 ${nth}`], "factuur.pdf")
  const request = await uploadRequest("/api/invoice-ocr/upload-invoice-photo", [["photo", photo]], headers)
  const { id } = await (await app.handle(request)).json()
  const response = await ask("POST", "/purchase-invoices", wish(id))
  expect(response.status).toBe(200)
  return response.json()
}

/** Parts of it on projects, some taken off again, in any order. */
async function allocate({ id, totalAmount, currency }: PurchaseInvoice) {
  const made: number[] = []
  for (let left = upTo(9); left > 0; left--) {
    const { summary } = await read<InvoiceAllocations>(`/invoice-allocations/invoice/${id}`)
    const rest = Math.abs(cents(summary.remainingAmount))
    if (rest === 0 || random() < 0.3) {
      const [gone] = made.splice(upTo(made.length), 1)
      if (gone) expect((await ask("DELETE", `/invoice-allocations/${gone}`)).status).toBe(200)
      continue
    }
    const amount = random() < 0.4 ? rest : 1 + upTo(rest)
    const part = { purchaseInvoiceId: id, projectId: 1 + upTo(projectCount), amount: amount / 100 }
    const response = await ask("POST", "/invoice-allocations/allocate", { ...part, category: "materials" })
    expect(response.status).toBe(currency === "EUR" && totalAmount !== 0 ? 200 : 409)
    if (response.ok) made.push((await response.json()).allocation.id)
  }
}

interface Kept {
  id: number
  net: number
  vat: number
  total: number
  allocated: number
  allocatedNet: number
  stands: number
}
/** What the database holds, in cents, by plain SQL. */
const kept = () =>
  app.db.$client
    .query(
      `SELECT i.id, i.net_cents AS net, i.vat_cents AS vat, i.total_cents AS total,
        coalesce((SELECT sum(cents) FROM invoice_allocations a WHERE a.invoice_id = i.id), 0) AS allocated,
        coalesce((SELECT sum(net_cents) FROM invoice_allocations a WHERE a.invoice_id = i.id), 0) AS allocatedNet,
        i.kind <> 'reversal' AND i.id NOT IN (SELECT reverses FROM purchase_invoices WHERE reverses > 0) AS stands
      FROM purchase_invoices i ORDER BY i.id`,
    )
    .all() as Kept[]
const inCents = (query: string) => app.db.$client.query(query).values() as number[][]

beforeAll(async () => {
  const { createTaskProcess } = tellingReader(() => ({ pages: [], suggestion: suggestionOf({}) }))
  app = await givenApp({ createTaskProcess })
  headers = await app.signIn("manager")
  for (let nth = 1; nth <= projectCount; nth++)
    await ask("POST", "/projects", { name: `Werk ${nth}`, projectTypes: ["dakkapel"] })
  app.db.$client.run("UPDATE projects SET estimated_net_cents = 100000")
  for (let nth = 0; nth < invoiceCount; nth++) {
    const invoice = await posted(nth)
    await allocate(invoice)
    if (random() < 0.2)
      expect(
        (await ask("POST", `/purchase-invoices/${invoice.id}/reversal`, { reason: "dubbel" })).status,
      ).toBe(200)
  }
})
afterAll(() => app.close())

test("the list, each invoice by itself and its allocations are what the database holds", async () => {
  const rows = new Map((await read<PurchaseInvoiceRow[]>("/purchase-invoices")).map((row) => [row.id, row]))
  for (const { id, net, vat, total, allocated, stands } of kept()) {
    const amounts = [net, vat, total, allocated, stands ? total - allocated : 0]
    const of = (row: PurchaseInvoiceRow) =>
      [row.netAmount, row.vatAmount, row.totalAmount, row.totalAllocated, row.remainingAmount].map(cents)
    expect(of(rows.get(id)!)).toEqual(amounts)
    expect(of(await read(`/purchase-invoices/${id}`))).toEqual(amounts)
    const own = await read<InvoiceAllocations>(`/invoice-allocations/invoice/${id}`)
    expect(cents(own.summary.totalAllocated)).toBe(allocated)
    expect(sum(own.allocations.map(({ amount }) => cents(amount)))).toBe(allocated)
    expect(net + vat).toBe(total)
  }
  expect(rows.size).toBe(kept().length)
})

test("what is whole on projects is there to its last cent, and what was taken back not at all", () => {
  const whole = kept().filter(({ total, allocated }) => allocated === total && total !== 0)
  expect(whole.length).toBeGreaterThan(3)
  for (const { net, allocatedNet } of whole) expect(allocatedNet).toBe(net)
  for (const { stands, allocated } of kept()) if (!stands) expect(allocated).toBe(0)
})

test("the costs of projects, wherever they are shown, are the net of what is on them", async () => {
  const { margins } = await read<{ margins: { projectId: number; costs: number }[] }>("/figures")
  for (let id = 1; id <= projectCount; id++) {
    const [[net]] = inCents(
      `SELECT coalesce(sum(net_cents), 0) FROM invoice_allocations WHERE project_id = ${id}`,
    ) as [[number]]
    const { booked } = await read<{ booked: number }>(`/projects/${id}/costs`)
    expect(cents(booked)).toBe(net)
    const parts = await read<ProjectInvoice[]>(`/projects/${id}/invoices`)
    expect(sum(parts.map(({ netAmount }) => cents(netAmount)))).toBe(net)
    expect(cents(margins.find(({ projectId }) => projectId === id)?.costs ?? 0)).toBe(net)
  }
})

test("what is on no project yet is the rest of what stands, in euros", async () => {
  const found = await read<UnassignedInvoice[]>("/unassigned-tracking/invoices")
  const foreign = inCents("SELECT id FROM purchase_invoices WHERE currency <> 'EUR'").flat()
  const open = kept().filter((row) => row.stands && row.total !== row.allocated && !foreign.includes(row.id))
  const amounts = found.map(({ id, amount }) => [id, cents(amount)])
  expect(amounts.toSorted()).toEqual(open.map((row) => [row.id, row.total - row.allocated]).toSorted())
})

test("VAT by quarter adds up to the invoices of that quarter, rates and rest together", async () => {
  const quarters = await read<VatQuarter[]>("/purchase-invoices/vat")
  for (const { quarter, rates, base, vat, shiftedBase, restBase, restVat } of quarters) {
    const ours = app.db.$client
      .query(
        "SELECT invoice_date AS day, net_cents AS net, vat_cents AS vat FROM purchase_invoices WHERE currency = 'EUR'",
      )
      .all()
      .map((row) => row as { day: string; net: number; vat: number })
      .filter(({ day }) => quarterOf(day) === quarter)
    expect(cents(base)).toBe(sum(ours.map(({ net }) => net)))
    expect(cents(vat)).toBe(sum(ours.map((row) => row.vat)))
    expect(sum([...rates.map((row) => row.base), shiftedBase, restBase].map(cents))).toBe(cents(base))
    expect(sum([...rates.map((row) => row.vat), restVat].map(cents))).toBe(cents(vat))
  }
  const inEuros = inCents("SELECT sum(vat_cents) FROM purchase_invoices WHERE currency = 'EUR'")
  expect([[sum(quarters.map(({ vat }) => cents(vat)))]]).toEqual(inEuros)
})

test("the sheet for the bookkeeper holds the same, and each line adds up", async () => {
  const sheet = new TextDecoder().decode(await bytesOf("/purchase-invoices/sheet"))
  const files = unzipSync(await bytesOf("/purchase-invoices/export"))
  const [heading, ...lines] = readCsv(sheet)
  const cell = (line: string[], name: string) => line[heading!.indexOf(name)]!
  const amount = (line: string[], name: string) => cents(Number(cell(line, name).replace(",", ".")))
  const { sheet: column } = nl
  const rate = (name: string, percent: number) => name.replace("{{rate}}", String(percent))
  const byId = new Map(lines.map((line) => [Number(cell(line, column.number)), line]))
  for (const { id, net, vat, total, allocated, stands } of kept()) {
    const line = byId.get(id)!
    const names = [column.net, column.vat, column.total, column.remaining]
    expect(names.map((name) => amount(line, name))).toEqual([net, vat, total, stands ? total - allocated : 0])
    const bases = [rate(column.base, 21), rate(column.base, 9), column.zero, column.shifted, column.otherBase]
    expect(sum(bases.map((name) => amount(line, name)))).toBe(net)
    const vats = [rate(column.vatOf, 21), rate(column.vatOf, 9), column.otherVat]
    expect(sum(vats.map((name) => amount(line, name)))).toBe(vat)
  }
  expect(lines).toHaveLength(kept().length)
  const [name, ...originals] = Object.keys(files)
  expect(readCsv(new TextDecoder().decode(files[name!])).map((line) => line.slice(0, 24))).toEqual(
    readCsv(sheet).map((line) => line.slice(0, 24)),
  )
  expect(originals).toHaveLength(lines.length)
})

test("Word and Excel say of an invoice what was posted", async () => {
  const latest = inCents(
    "SELECT max(id), scan_id, net_cents, total_cents FROM purchase_invoices WHERE kind <> 'reversal' GROUP BY scan_id",
  )
  for (const [, scanId, net, total] of latest.slice(0, 12)) {
    const { state } = await read<{ state: string }>(`/invoice-ocr/scans/${scanId}`)
    if (state !== "posted") continue
    const { workbook } = await openWorkbook(await bytesOf(`/invoice-ocr/scans/${scanId}/documents/excel`))
    const stated: unknown[] = []
    workbook.getWorksheet(words.name)!.eachRow((row) => stated.push(row.getCell(7).value))
    expect(stated).toContain(net! / 100)
    expect(stated).toContain(total! / 100)
    const text = wordText(await bytesOf(`/invoice-ocr/scans/${scanId}/documents/word`))
    const written = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2 }).format(total! / 100)
    expect(text).toContain(written)
  }
})
