import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { defaults } from "./defaults.ts"
import { sampleCompany } from "./sample.ts"
import type { Settings } from "./schema.ts"
import { createSettings } from "./service.ts"

let app: TestApp
let owner: { cookie: string }
beforeEach(async () => {
  app = await givenApp()
  owner = await app.signIn("owner")
})
afterEach(() => app.close())

async function send(
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await app.handle(jsonRequest(method, path, options))
  return { status: response.status, body: await response.json() }
}
const save = (body: Partial<Settings>) =>
  send("POST", "/api/settings", { body: { ...sampleCompany, ...body }, headers: owner })
const saved = async () => (await send("GET", "/api/settings", { headers: owner })).body

test("a new company has nothing filled in", async () => {
  expect(await saved()).toEqual(defaults)
})

test("what the owner saves is there, also after a restart", async () => {
  expect(await save({})).toEqual({ status: 200, body: { ...defaults, ...sampleCompany } })
  expect(await saved()).toEqual({ ...defaults, ...sampleCompany })
  const restarted = createSettings({ db: app.db, log: app.services.access.log })
  expect(restarted.get()).toEqual({ ...defaults, ...sampleCompany })
})

test("everything may be emptied again", async () => {
  await save({})
  const empty = { companyName: "", contactEmail: "", phone: "", address: "", kvk: "", btwId: "", iban: "" }
  expect((await save(empty)).body).toEqual({ ...defaults, ...empty })
})

test("spaces around what was typed are left out, an address keeps its lines", async () => {
  const { body } = await save({
    companyName: "  Bouwbedrijf De Kade ",
    address: " Havenweg 12\n4301 JK Zierikzee\n",
  })
  expect(body).toMatchObject({
    companyName: "Bouwbedrijf De Kade",
    address: "Havenweg 12\n4301 JK Zierikzee",
  })
})

test.each([
  ["kvk", "1234567", "Een KvK-nummer heeft 8 cijfers."],
  ["btwId", "NL123456789B90", "Dit btw-id klopt niet. Bijvoorbeeld NL002455799B11."],
  ["iban", "NL91ABNA0417164301", "Dit IBAN klopt niet. Bijvoorbeeld NL91 ABNA 0417 1643 00."],
] as const)("a wrong %s is pointed out and nothing is saved", async (field, value, message) => {
  await save({})
  const reply = await save({ companyName: "Anders", [field]: value })
  expect(reply).toMatchObject({ status: 422, body: { fields: { [field]: message } } })
  expect(await saved()).toEqual(sampleCompany)
})

test("all wrong numbers are pointed out at once", async () => {
  const { body } = await save({ kvk: "1", btwId: "2", iban: "3" })
  expect(Object.keys(body.fields).sort()).toEqual(["btwId", "iban", "kvk"])
})

test.each([
  ["contactEmail", "geen adres"],
  ["contactEmail", "a@b.nl\r\nBcc: iedereen@elders.nl"],
  ["contactEmail", "a@b.nl, c@d.nl"],
  ["phone", "bel maar"],
  ["companyName", "Twee\nregels"],
  ["companyName", "x".repeat(121)],
  ["address", "\u0007bel"],
  ["address", "\ud800"],
] as const)("%s may not be %j", async (field, value) => {
  const reply = await save({ [field]: value })
  expect(reply).toMatchObject({
    status: 422,
    body: { fields: { [field]: "Dit veld is niet goed ingevuld." } },
  })
})

test("saving is in the log, with who did it", async () => {
  await save({})
  const me = (await send("GET", "/api/user", { headers: owner })).body
  expect(app.services.access.log.about("settings", 1)).toMatchObject([
    { action: "settings.saved", accountId: me.id },
  ])
})

test("visitors' pages never learn the bank account", async () => {
  await save({})
  expect(app.services.settings.publicCompany()).toEqual({
    companyName: sampleCompany.companyName,
    contactEmail: sampleCompany.contactEmail,
    phone: sampleCompany.phone,
    address: sampleCompany.address,
    kvk: sampleCompany.kvk,
    btwId: sampleCompany.btwId,
    logo: "",
  })
})

test("anyone may ask whether the server is well", async () => {
  expect(await send("GET", "/api/health")).toEqual({ status: 200, body: { ok: true } })
})
