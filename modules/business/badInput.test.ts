import { beforeAll, expect, test } from "bun:test"
import {
  type Change,
  everyWrongType,
  givenMarkedOffice,
  long,
  noNumbers,
} from "#src/tests/badInput.testing.ts"

const { bad, onlyRight, refused, send } = givenMarkedOffice()

const line = {
  description: "Werk",
  quantity: 1,
  unit: "post",
  unitPrice: 100,
  vatRate: 21,
  vatReason: "",
  source: null,
}
const draft = {
  ...{ title: "Factuur", intro: "", reference: "", lines: [line], reverseCharge: false },
  ...{ performed: null, paymentDays: 14, blocked: null, version: 1 },
}
const sending = { issuedOn: "2026-11-21", mail: null, version: 1 }
const payment = { paidOn: "2026-11-21", amount: 10, how: "bank", note: "" }
const part = { moment: "Nu", percent: 100, when: { kind: "accepted" } }
beforeAll(async () => {
  for (const _ of [1, 2]) await send("POST", "/api/sales-invoices", { customerId: 1, projectId: null })
  await send("PUT", "/api/sales-invoices/2", draft)
  const company = { companyName: "Bouw", address: "Weg 1\n4301 AA Zierikzee", kvk: "00000000" }
  const rest = { btwId: "NL002455799B11", iban: "NL02 ABNA 0123 4567 89" }
  await send("POST", "/api/settings", { ...company, ...rest })
  await send("PUT", "/api/sales-invoices/2/sending", { ...sending, version: 2 })
})

const wrongDay = (name: string): Change[] => [
  ...everyWrongType(name, "text"),
  [`${name} of 30 February`, { [name]: "2026-02-30" }],
  [`no ${name}`, { [name]: undefined }],
]
const withLine = (what: string, change: object): Change => [what, { lines: [{ ...line, ...change }] }]

bad("a draft", "PUT", "/api/sales-invoices/1", () => draft, [
  ...everyWrongType("title", "text"),
  ["a title of nothing", { title: " " }],
  ["an endless title", { title: long(130) }],
  ["an endless intro", { intro: long(2100) }],
  ["a control character", { intro: "\u0000" }],
  ...everyWrongType("lines", "list"),
  ["501 lines", { lines: Array.from({ length: 501 }, () => line) }],
  withLine("a line of nothing", { description: "" }),
  withLine("an endless line", { description: long(310) }),
  withLine("a quantity of a million", { quantity: 1_000_000 }),
  withLine("a quantity in words", { quantity: "een" }),
  withLine("a price of ten million", { unitPrice: 10_000_000 }),
  withLine("a line of a billion", { quantity: 100_000, unitPrice: 1_000_000 }),
  withLine("a unit that is none", { unit: "vadem" }),
  withLine("a rate of 6 percent", { vatRate: 6 }),
  withLine("a rate without a reason", { vatRate: 9 }),
  withLine("a source that is none", { source: { kind: "gift", id: "1" } }),
  withLine("a source of another invoice", { source: { kind: "instalment", id: "1:0:21" } }),
  ["a delivery that ends before it begins", { performed: { from: "2026-11-20", to: "2026-11-19" } }],
  ["a delivery on a day that is none", { performed: { from: "2026-02-30", to: "2026-03-01" } }],
  ...everyWrongType("paymentDays", "number"),
  ["half a day to pay in", { paymentDays: 1.5 }],
  ["a year to pay in", { paymentDays: 365 }],
  ["shifted VAT to a consumer", { reverseCharge: true }],
  ["a blocked account without shifted VAT", { blocked: { amount: 10, hours: 1 } }],
  ["a field nobody asked for", { number: "2026-0001" }],
])

bad("sending", "PUT", "/api/sales-invoices/1/sending", () => sending, [
  ...wrongDay("issuedOn"),
  ["mail to nobody", { mail: { to: "", subject: "Factuur", message: "Hierbij." } }],
  ["mail to two lines", { mail: { to: "a@b.nl\nc@d.nl", subject: "Factuur", message: "Hierbij." } }],
  ["mail about nothing", { mail: { to: "a@b.nl", subject: "", message: "Hierbij." } }],
  ...everyWrongType("version", "number"),
])

bad("a payment", "POST", "/api/sales-invoices/2/payments", () => payment, [
  ...wrongDay("paidOn"),
  ...everyWrongType("amount", "number"),
  ["nothing", { amount: 0 }],
  ["less than a cent", { amount: 0.004 }],
  ["tomorrow", { paidOn: "2026-11-22" }],
  ["an endless note", { note: long(210) }],
])

bad("a credit note", "POST", "/api/sales-invoices/2/credits", () => ({ reason: "Fout", lines: null }), [
  ["without a reason", { reason: " " }],
  ["of no line", { lines: [] }],
  ["above the invoice", { lines: [{ index: 0, amount: 100.01 }] }],
  ["of a line that is none", { lines: [{ index: 7, amount: 1 }] }],
  ["below zero", { lines: [{ index: 0, amount: -1 }] }],
  ["twice of one line", { lines: [1, 2].map(() => ({ index: 0, amount: 10 })) }],
])

bad("an invoice of one's own", "POST", "/api/sales-invoices", () => ({ customerId: 1, projectId: null }), [
  ...everyWrongType("customerId", "number"),
  ["of project 0", { projectId: 0 }],
])

const byCost = { kind: "cost", hourlyRate: 58, surcharge: 10, from: "2026-11-01", to: "2026-11-30" }
bad("an invoice of a project", "POST", "/api/projects/1/sales-invoices", () => byCost, [
  ["of a kind that is none", { kind: "gift" }],
  ["at less than nothing an hour", { hourlyRate: -1 }],
  ["with a surcharge of a thousand percent", { surcharge: 1000 }],
  ["of a period that ends before it begins", { to: "2026-10-01" }],
  ...wrongDay("from"),
])

bad("a plan", "PUT", "/api/projects/1/billing-plan", () => ({ parts: [part], version: 0 }), [
  ...everyWrongType("parts", "list"),
  ["of 101 percent", { parts: [part, { ...part, percent: 1 }] }],
  ["of seven parts", { parts: Array.from({ length: 7 }, () => ({ ...part, percent: 14 })) }],
  ["at a moment that is none", { parts: [{ ...part, when: { kind: "someday" } }] }],
  ["on a day that is none", { parts: [{ ...part, when: { kind: "date", day: "2026-02-30" } }] }],
])

test.each(noNumbers)("no invoice has the number %s", async (id) => {
  const status = await refused(() => send("GET", `/api/sales-invoices/${id}`))
  expect([404, 422]).toContain(status)
})

test.each([
  ["PUT", "/api/sales-invoices/999", draft],
  ["PUT", "/api/sales-invoices/999/sending", sending],
  ["POST", "/api/sales-invoices/999/payments", payment],
  ["PUT", "/api/sales-payments/999/removed", { removed: true }],
  ["POST", "/api/projects/999/sales-invoices", byCost],
  ["POST", "/api/sales-invoices", { customerId: 999, projectId: null }],
])("%s %s of what is not there is refused", async (method, path, body) => {
  expect(await refused(() => send(method, path, body))).toBe(404)
})

onlyRight([
  ["PUT /api/sales-invoices/1", draft],
  ["POST /api/sales-invoices/2/payments", payment],
])
