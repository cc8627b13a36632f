import { afterEach, beforeEach, expect, spyOn, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import type { NewCustomer } from "../schema.ts"

let app: TestApp
let me: User
beforeEach(async () => {
  app = await givenApp()
  me = app.services.access.list()[0]!
})
afterEach(() => app.close())

const vos: NewCustomer = { name: "Anneke Vos", email: "anneke@vos.nl", phone: "06 12 34 56 78" }
const add = (more: Partial<NewCustomer> = {}) => app.services.customers.add({ ...vos, ...more }, me)
const card = (id: number) => app.services.customerFile.card(id, me)
const happened = (id: number) => app.services.customerFile.history(id, { limit: 50 }, me).entries
const plan = (name: string, client: NewCustomer) =>
  app.services.projects.plan({ name, description: "", projectTypes: ["badkamer"], address: "" }, client, null)

test.each([
  ["the same address in capitals", { email: "ANNEKE@VOS.NL ", phone: "" }],
  ["the same number with its country", { email: "", phone: "+31 (0)6-12345678" }],
  ["the same number behind 0031", { email: "", phone: "0031612345678" }],
])("a customer is recognised by %s", (_, keys) => {
  const id = add()
  expect(app.services.customers.recognise({ name: "A. Vos", ...keys }, null)).toBe(id)
})

test("two customers without address or number are two customers", () => {
  const first = app.services.customers.recognise({ name: "Jan" }, null)
  expect(app.services.customers.recognise({ name: "Jan" }, null)).not.toBe(first)
})

test("what is typed generously is kept neatly", async () => {
  const id = add({ postcode: "4301ab", kvk: "1234 5678", btwId: "nl 0024.55.799.b11" })
  expect(await card(id)).toMatchObject({ postcode: "4301 AB", kvk: "12345678", btwId: "NL002455799B11" })
})

test.each([
  ["postcode", "0301 AB"],
  ["postcode", "4301 SS"],
  ["kvk", "1234567"],
  ["btwId", "NL123456789B90"],
  ["btwId", "XX0428759497"],
])("a wrong %s, %s, is refused", (field, text) => {
  expect(() => add({ [field]: text })).toThrow(
    expect.objectContaining({ status: 422, details: { fields: { [field]: `projects.${field}Wrong` } } }),
  )
})

test("a Belgian customer has a Belgian postcode and btw-id", async () => {
  expect(await card(add({ postcode: "9000", btwId: "BE 0428.759.497" }))).toMatchObject({
    postcode: "9000",
    btwId: "BE0428759497",
  })
})

test("a known address is no reason to refuse, and both cards show the other", async () => {
  const first = add()
  const second = add({ name: "Fam. Vos", phone: "" })
  expect((await card(second)).doubles.map(({ id }) => id)).toEqual([first])
  expect((await card(first)).doubles.map(({ id }) => id)).toEqual([second])
})

test("a card shows all projects, the archived ones last; the list counts those at hand", async () => {
  const id = add()
  plan("Badkamer", vos)
  const archived = plan("Keuken", vos)
  app.services.projects.archive(archived, me.id)
  expect(await card(id)).toMatchObject({
    projects: 1,
    ownProjects: [{ name: "Badkamer" }, { name: "Keuken" }],
  })
  expect(await app.services.customers.list()).toMatchObject([{ id, projects: 1 }])
})

test("the second of two who change a customer is told who was first, and nothing is overwritten", async () => {
  const id = add()
  const cookies = await app.signIn("manager")
  const change = (name: string) =>
    app.handle(
      jsonRequest("PUT", `/api/customers/${id}`, { body: { ...vos, name, version: 1 }, headers: cookies }),
    )
  expect((await change("Anneke de Vos")).status).toBe(200)
  const refused = await change("Anna Vos")
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: "projects.customerChangedMeanwhile",
    error:
      "Test manager heeft deze klant op 21-11-2026 om 12:00 gewijzigd. Uw wijzigingen zijn nog niet opgeslagen.",
  })
  expect(await card(id)).toMatchObject({ name: "Anneke de Vos", version: 2 })
})

test("a change tells the log which fields; saving without a change tells nothing", () => {
  const id = add()
  app.services.customers.change(id, { ...vos, city: "Goes", version: 1 }, me)
  app.services.customers.change(id, { ...vos, city: "Goes", version: 2 }, me)
  expect(happened(id)).toMatchObject([
    { action: "customer.changed", by: me.name, details: { fields: ["city"] } },
    { action: "customer.added", by: me.name },
  ])
})

test("merging moves the projects, fills what was empty and keeps what was there", async () => {
  const survivor = add({ city: "Goes", notes: "Belt liever" })
  const double = add({
    name: "Fam. Vos",
    phone: "0111 41 23 45",
    city: "Zierikzee",
    kvk: "12345678",
    notes: "Hond",
  })
  app.services.customers.change(
    survivor,
    { ...vos, phone: "", city: "Goes", notes: "Belt liever", version: 1 },
    me,
  )
  const project = app.services.projects.plan(
    { name: "Keuken", description: "", projectTypes: [], address: "" },
    { name: "x", phone: "0111412345" },
    null,
  )
  expect((await card(double)).ownProjects.map(({ id }) => id)).toEqual([project])

  const merged = await app.services.customerFile.merge(survivor, double, me)
  expect(merged).toMatchObject({
    name: "Anneke Vos",
    phone: "0111 41 23 45",
    city: "Goes",
    kvk: "12345678",
    notes: "Belt liever\n\nHond",
    doubles: [],
  })
  expect(merged.ownProjects.map(({ id }) => id)).toEqual([project])
  expect(await app.services.customers.list()).toHaveLength(1)
})

test("the number of a double leads to the customer, also after a second merge; so do his address and telephone", async () => {
  const [a, b, c] = [
    add({ name: "A", email: "a@vos.nl", phone: "" }),
    add({ name: "B", email: "b@vos.nl", phone: "" }),
    add({ name: "C", email: "c@vos.nl", phone: "" }),
  ]
  await app.services.customerFile.merge(b, c, me)
  await app.services.customerFile.merge(a, b, me)
  for (const id of [a, b, c]) expect((await card(id)).id).toBe(a)
  expect(app.services.customers.recognise({ name: "C", email: "c@vos.nl" }, null)).toBe(a)
  expect(happened(a)[0]).toMatchObject({
    action: "customer.merged",
    details: { name: "B", email: "b@vos.nl" },
  })
})

test("a customer is not merged with himself, nor with one who was merged; a merged one is not changed", () => {
  const [a, b, c] = [add(), add(), add()]
  const { merge } = app.services.customerFile
  merge(a, b, me)
  expect(() => merge(a, a, me)).toThrow("projects.mergeWithItself")
  expect(() => merge(c, b, me)).toThrow("projects.customerMerged")
  expect(() => merge(b, c, me)).toThrow("projects.customerMerged")
  expect(() => app.services.customers.change(b, { ...vos, version: 2 }, me)).toThrow(
    expect.objectContaining({
      ...{ code: "projects.customerJoinedMeanwhile", status: 409, details: { values: { name: vos.name } } },
    }),
  )
  expect(() => merge(a, 999, me)).toThrow("projects.customerNotFound")
})

test("the list takes three questions to the database, however many customers there are", async () => {
  const { customers } = app.services
  for (let i = 0; i < 20; i++) customers.recognise({ name: `Klant ${i}`, email: `k${i}@voorbeeld.nl` }, null)
  const asked = spyOn(app.db.$client, "prepare")
  expect(await customers.list()).toHaveLength(20)
  expect(asked).toHaveBeenCalledTimes(3)
  asked.mockRestore()
})
