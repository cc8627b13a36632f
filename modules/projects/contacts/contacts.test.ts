import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { mostContacts, type NewContact } from "./schema.ts"

let app: TestApp
let me: User
let vve: number
beforeEach(async () => {
  app = await givenApp()
  me = app.services.access.list()[0]!
  vve = app.services.customers.add(
    { name: "VvE Nobelpoort", email: "info@vve.nl", phone: "0111 41 23 45" },
    me,
  )
})
afterEach(() => app.close())

const petra: NewContact = {
  name: "Petra van Dis",
  role: "huismeester",
  phone: "06 12 34 56 78",
  email: "petra@vve.nl",
}
const kees: NewContact = { name: "Kees Flipse", email: "kees@vve.nl" }
const contacts = () => app.services.customerContacts
const add = (more: Partial<NewContact> = {}, customer = vve) =>
  contacts().add(customer, { ...petra, ...more }, me)
const known = (introduction: { email?: string; phone?: string }) => app.services.customers.known(introduction)

test("a contact stands on the card and in the list, and the log tells of it", async () => {
  const { id } = add()
  contacts().change(vve, id, { ...petra, role: "beheerder", version: 1 }, me)
  contacts().change(vve, id, { ...petra, role: "beheerder", version: 2 }, me)
  expect((await app.services.customers.list())[0]!.contacts).toMatchObject([
    { ...petra, role: "beheerder", getsQuotations: false, version: 2 },
  ])
  const { entries } = app.services.customerFile.history(vve, { limit: 9 }, me)
  expect(entries.map(({ action, details }) => [action, details.name])).toEqual([
    ["customer.contactChanged", "Petra van Dis"],
    ["customer.contactAdded", "Petra van Dis"],
    ["customer.added", undefined],
  ])
})

test("his e-mail address and his number lead to the customer, until he is removed", () => {
  const { id } = add()
  expect([known({ email: "PETRA@vve.nl" }), known({ phone: "0031 6-12345678" })]).toEqual([vve, vve])
  expect(app.services.customers.recognise({ name: "P. van Dis", email: petra.email }, null)).toBe(vve)
  contacts().remove(vve, id, me)
  expect([known({ email: petra.email! }), known({ phone: petra.phone! })]).toEqual([undefined, undefined])
  contacts().restore(vve, id, me)
  expect(known({ email: petra.email! })).toBe(vve)
})

test("whoever has the address himself goes before whom it is a contact's, and who stands with two tells nothing", () => {
  add()
  const second = app.services.customers.add({ name: "VvE Havenzicht" }, me)
  add({}, second)
  expect(known({ email: petra.email! })).toBeUndefined()
  const himself = app.services.customers.add({ name: "P. van Dis", email: petra.email! }, me)
  expect(known({ email: petra.email! })).toBe(himself)
})

test("a customer with the number of another's contact may be a double when their names agree", async () => {
  add()
  const double = app.services.customers.add({ name: "Nobelpoort", phone: petra.phone! }, me)
  const doublesOf = async (id: number) =>
    (await app.services.customerFile.card(id, me)).doubles.map((one) => one.id)
  expect([await doublesOf(vve), await doublesOf(double)]).toEqual([[double], [vve]])
})

test("who manages the buildings of several customers and is one himself is nobody's double, nor are they", async () => {
  add()
  const other = app.services.customers.add({ name: "VvE Havenzicht" }, me)
  add({}, other)
  const himself = app.services.customers.add({ name: "P. van Dis", phone: petra.phone! }, me)
  const doublesOf = async (id: number) =>
    (await app.services.customerFile.card(id, me)).doubles.map((double) => double.id).toSorted()
  expect([await doublesOf(vve), await doublesOf(other), await doublesOf(himself)]).toEqual([[], [], []])
})

test("at most one gets the quotations, and one the invoices: who is set takes it over", () => {
  add({ getsQuotations: true, getsInvoices: true })
  contacts().add(vve, { ...kees, getsQuotations: true }, me)
  expect(contacts().of(vve)).toMatchObject([
    { name: "Petra van Dis", getsQuotations: false, getsInvoices: true },
    { name: "Kees Flipse", getsQuotations: true, getsInvoices: false },
  ])
})

test("who lost the quotations to another has a new version, and it is told who took them", async () => {
  const { id } = add({ getsQuotations: true })
  app.clock.pass(3600)
  contacts().add(vve, { ...kees, getsQuotations: true }, me)
  const stale = { ...petra, getsQuotations: true, version: 1 }
  expect(() => contacts().change(vve, id, stale, me)).toThrow(
    expect.objectContaining({
      status: 409,
      details: { values: expect.objectContaining({ name: me.name, time: "13:00" }) },
    }),
  )
  expect(contacts().of(vve)).toMatchObject([{ getsQuotations: false }, { getsQuotations: true }])
})

test("after customers were joined it is still told who changed a contact of the double", async () => {
  const double = app.services.customers.add({ name: "VvE" }, me)
  const { id } = add({}, double)
  contacts().change(double, id, { ...petra, role: "beheerder", version: 1 }, me)
  await app.services.customerFile.merge(vve, double, me)
  expect(() => contacts().change(vve, id, { ...petra, version: 1 }, me)).toThrow(
    expect.objectContaining({ status: 409, details: { values: expect.objectContaining({ name: me.name }) } }),
  )
})

test("who comes back gets quotations again, unless another gets them by now", () => {
  const { id } = add({ getsQuotations: true, getsInvoices: true })
  contacts().remove(vve, id, me)
  contacts().add(vve, { ...kees, getsQuotations: true }, me)
  expect(contacts().restore(vve, id, me)).toMatchObject({ getsQuotations: false, getsInvoices: true })
})

test("who was added once more meanwhile doesn't come back beside himself", () => {
  const { id } = add()
  contacts().remove(vve, id, me)
  add({ role: "beheerder" })
  expect(() => contacts().restore(vve, id, me)).toThrow("projects.contactTwice")
  expect(contacts().of(vve)).toMatchObject([{ role: "beheerder" }])
})

test.each<[string, Partial<NewContact>, Record<string, string>]>([
  ["with neither number nor address", { phone: "", email: "" }, { phone: "projects.contactUnreachable" }],
  ["who stands there already", { name: "PETRA van Dis" }, { name: "projects.contactTwice" }],
  ["with the same number alone", { email: "" }, { name: "projects.contactTwice" }],
])("a contact %s is refused", (_, more, fields) => {
  add()
  expect(() => add(more)).toThrow(expect.objectContaining({ status: 422, details: { fields } }))
  expect(contacts().of(vve)).toHaveLength(1)
})

test("two people may share a mailbox", () => {
  add()
  expect(add({ name: "Wim de Jonge" }).id).toBeNumber()
})

test("a customer has so many contacts at most, and is told so", async () => {
  for (let i = 0; i < mostContacts; i++) add({ name: `Bewoner ${i}`, email: `b${i}@vve.nl` })
  const reply = await app.handle(
    jsonRequest("POST", `/api/customers/${vve}/contacts`, {
      body: petra,
      headers: await app.signIn("manager"),
    }),
  )
  expect([reply.status, (await reply.json()).error]).toEqual([
    409,
    "Een klant heeft hooguit 50 contactpersonen. Verwijder er eerst een.",
  ])
})

test("the second of two who change a contact is told who was first", async () => {
  const { id } = add()
  const headers = await app.signIn("manager")
  const change = (role: string) =>
    app.handle(
      jsonRequest("PUT", `/api/customers/${vve}/contacts/${id}`, {
        body: { ...petra, role, version: 1 },
        headers,
      }),
    )
  expect((await change("beheerder")).status).toBe(200)
  const refused = await change("voorzitter")
  expect(refused.status).toBe(409)
  expect((await refused.json()).error).toStartWith(
    "Test manager heeft deze contactpersoon op 21-11-2026 om 12:00",
  )
})

test("contacts go along when customers are joined, who stands on both cards once, and what is added later arrives", async () => {
  const double = app.services.customers.add({ name: "VvE" }, me)
  add({ getsQuotations: true })
  add({ getsInvoices: true }, double)
  const moved = contacts().add(double, { ...kees, getsQuotations: true }, me)
  await app.services.customerFile.merge(vve, double, me)
  expect(contacts().of(vve)).toMatchObject([
    { name: "Petra van Dis", getsQuotations: true },
    { name: "Kees Flipse", getsQuotations: false },
  ])
  // By the number of the double, which leads to the survivor.
  contacts().change(
    double,
    moved.id,
    { ...kees, role: "voorzitter", version: contacts().known(moved.id)!.version },
    me,
  )
  contacts().add(double, { name: "Ineke Bom", email: "ineke@vve.nl" }, me)
  expect(
    contacts()
      .of(vve)
      .map(({ name, role }) => `${name} ${role}`),
  ).toEqual(["Petra van Dis huismeester", "Kees Flipse voorzitter", "Ineke Bom "])
})

test("who stands on both cards keeps what either knew of him when customers are joined", async () => {
  const double = app.services.customers.add({ name: "VvE" }, me)
  const twin = add({ role: "", email: "", getsQuotations: true })
  add({ name: "Mw. Petra van Dis", role: "beheerder", getsInvoices: true }, double)
  await app.services.customerFile.merge(vve, double, me)
  expect(contacts().of(vve)).toEqual([
    { ...petra, id: twin.id, role: "beheerder", getsQuotations: true, getsInvoices: true, version: 2 },
  ] as never)
  expect(known({ email: petra.email! })).toBe(vve)
})

test("nobody reaches a contact by the number of another customer", () => {
  const { id } = add()
  const other = app.services.customers.add({ name: "Ander" }, me)
  expect(() => contacts().remove(other, id, me)).toThrow("projects.contactNotFound")
  expect(() => contacts().change(other, id, { ...petra, version: 1 }, me)).toThrow("projects.contactNotFound")
})

test("who was removed is forgotten after a month", async () => {
  const { id } = add()
  contacts().remove(vve, id, me)
  app.clock.pass(31 * 24 * 3600)
  await contacts().sweep()
  expect(contacts().known(id)).toBeUndefined()
})

test.each(["petra huismeester", "0612345678"])("he is found from everywhere by %s", async (typed) => {
  add()
  const found = await app.services.search.find(typed, "manager")
  expect(JSON.stringify(found)).toContain(`/klanten/${vve}`)
})
