import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { defaults } from "./defaults.ts"
import { sampleCompany, sampleSite } from "./sample.ts"
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
  const restarted = createSettings({
    db: app.db,
    log: app.services.access.log,
    files: app.services.files,
  })
  expect(restarted.get()).toEqual({ ...defaults, ...sampleCompany })
})

test("everything but the name may be emptied again", async () => {
  await save({})
  expect(await save({ companyName: "  " })).toMatchObject({
    ...{ status: 422, body: { fields: { companyName: "Vul de naam van uw bedrijf in." } } },
  })
  const empty = { contactEmail: "", phone: "", address: "", kvk: "", btwId: "", iban: "" }
  expect((await save(empty)).body).toEqual({ ...defaults, ...sampleCompany, ...empty })
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
  expect(await saved()).toEqual({ ...defaults, ...sampleCompany })
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

test("saving is in the log, with who did it and what he changed", async () => {
  await send("POST", "/api/settings", {
    body: { phone: "0111 412345", story: "Sinds 1998." },
    headers: owner,
  })
  const me = (await send("GET", "/api/user", { headers: owner })).body
  expect(app.services.access.log.about("settings", 1)).toMatchObject([
    { action: "settings.saved", accountId: me.id, details: { fields: ["phone", "story"] } },
  ])
})

test("what is not sent stays as it was", async () => {
  await save({})
  const change = { headline: "Bouwen aan zee", answerDays: { call: 1, visit: 4, quote: 10 } }
  const { body } = await send("POST", "/api/settings", { body: change, headers: owner })
  expect(body).toEqual({ ...defaults, ...sampleCompany, ...change })
})

test("what the invented company tells fits, and web addresses are kept in full", async () => {
  const socialLinks = { ...sampleSite.socialLinks, facebook: "www.kustenbouw.example" }
  const { status, body } = await save({ ...sampleSite, socialLinks })
  expect({ status, facebook: body.socialLinks.facebook }).toEqual({
    status: 200,
    facebook: "https://www.kustenbouw.example",
  })
})

const hours = { opens: "08:00", closes: "17:00" }
test.each([
  [{ openingHours: Array(6).fill(hours) }, "openingHours", "Dit veld is niet goed ingevuld."],
  [
    { openingHours: defaults.openingHours.with(0, { opens: "8 uur", closes: "17:00" }) },
    "openingHours.0.opens",
    "Dit veld is niet goed ingevuld.",
  ],
  [
    { openingHours: defaults.openingHours.with(6, { opens: "17:00", closes: "08:00" }) },
    "openingHours.6.closes",
    "De sluitingstijd moet na de openingstijd liggen.",
  ],
  [
    { shares: [{ label: "Renovatie", percent: 99 }] },
    "shares",
    "De aandelen zijn samen geen 100%. Pas ze aan, of verwijder alle regels.",
  ],
  [{ shares: [{ label: "", percent: 100 }] }, "shares.0.label", "Dit veld is niet goed ingevuld."],
  [
    { socialLinks: { ...defaults.socialLinks, youtube: "javascript:alert(1)" } },
    "socialLinks.youtube",
    "Dit is geen webadres. Bijvoorbeeld facebook.com/uwbedrijf.",
  ],
  [{ logo: "a".repeat(32) }, "logo", "Deze afbeelding is er niet meer. Kies de afbeelding opnieuw."],
  [{ answerDays: { call: 0, visit: 3, quote: 5 } }, "answerDays.call", "Dit veld is niet goed ingevuld."],
])("%j is refused at %s, and nothing is saved", async (wrong, path, sentence) => {
  const reply = await save(wrong as Partial<Settings>)
  expect(reply).toMatchObject({ status: 422, body: { fields: { [path]: sentence } } })
  expect(await saved()).toEqual(defaults)
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
