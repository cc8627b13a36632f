import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { sampleSignature, saveAgreement, savePerson } from "./sample.ts"
import type { SaveAgreement, SavePerson } from "./schema.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
let worker: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
  worker = await asking(app, "worker")
  app.services.quotes.submit(sampleSubmission(), null, "a")
  await app.services.jobs.idle()
})
afterEach(() => app.close())

const project = 1
const agree = (
  over: Partial<SaveAgreement> = {},
  { key = "agree-one", id = "agreement-one", by = worker } = {},
) => by("PUT", `/projects/${project}/visit/agreements/${id}`, saveAgreement(over), key)
const attend = (
  over: Partial<SavePerson> = {},
  { key = "person-one", id = "the-client", by = worker } = {},
) => by("PUT", `/projects/${project}/visit/people/${id}`, savePerson(over), key)
const visit = async () => (await worker("GET", `/projects/${project}/visit`)).reply
const put = (over: Partial<NonNullable<SavePerson["signature"]>> = {}) => ({
  ...{ picture: sampleSignature(), agreements: [saveAgreement().text], at: "2026-11-21T10:00:00.000Z" },
  ...over,
})

test("an agreement is there for everyone, with who made it and in the order in which they were made", async () => {
  await agree()
  await agree({ text: "Tegels kiest de klant" }, { key: "agree-two", id: "agreement-two", by: manager })
  await agree({ text: "De klant haalt het bad weg", after: "agree-one" }, { key: "agree-three" })
  const { agreements } = await visit()
  expect(agreements).toMatchObject([
    { text: "De klant haalt het bad weg", version: "agree-three" },
    { text: "Tegels kiest de klant", version: "agree-two" },
  ])
  expect(agreements[0].madeBy).not.toBe(agreements[1].madeBy)
})

test("a save that arrives twice counts once", async () => {
  await agree()
  expect((await agree()).reply.version).toBe("agree-one")
  await attend({ signature: put() })
  expect((await attend({ signature: put() })).reply.version).toBe("person-one")
  expect([(await visit()).agreements.length, (await visit()).people.length]).toEqual([1, 1])
})

test("of two devices who saves second is told, and writes nothing over", async () => {
  await agree()
  await agree({ after: "agree-one", text: "Wel" }, { key: "agree-two" })
  const late = await agree({ after: "agree-one", text: "Niet" }, { key: "agree-late", by: manager })
  expect([late.status, late.reply.code]).toEqual([409, "intake.visitMeanwhile"])
  expect((await visit()).agreements).toMatchObject([{ text: "Wel" }])
})

test("what is removed is out of sight, and back in its place", async () => {
  await agree()
  await agree({ text: "Tweede" }, { key: "agree-two", id: "agreement-two" })
  await agree({ after: "agree-one", removed: true }, { key: "agree-gone" })
  expect((await visit()).agreements).toMatchObject([{ text: "Tweede" }])
  await agree({ after: "agree-gone" }, { key: "agree-back" })
  expect((await visit()).agreements).toMatchObject([{ text: saveAgreement().text }, { text: "Tweede" }])
})

test("who signs, signs for the agreements as they read then", async () => {
  await agree()
  await attend({ signature: put() })
  await agree({ after: "agree-one", text: "Anders" }, { key: "agree-two" })
  const [person] = (await visit()).people
  expect(person.signature.agreements).toEqual([saveAgreement().text])
  expect(person.signature.picture).toStartWith("data:image/jpeg;base64,")
})

test("a signature is taken away, and comes back as it was put", async () => {
  await agree()
  const first = (await attend({ signature: put() })).reply.signature
  await attend({ after: "person-one" }, { key: "person-two" })
  expect((await visit()).people[0].signature).toBeNull()
  await attend({ after: "person-two", signature: put() }, { key: "person-three" })
  expect((await visit()).people[0].signature.picture).toBe(first.picture)
})

test("who signed goes and comes back with his signature, and never gets another name under it", async () => {
  await agree()
  const { signature } = (await attend({ signature: put() })).reply
  const { by: _, ...again } = signature
  await attend({ after: "person-one", signature: again, removed: true }, { key: "person-two" })
  await attend({ after: "person-two", signature: again }, { key: "person-three", by: manager })
  expect((await visit()).people[0].signature).toEqual(signature)
  const other = await attend(
    { after: "person-three", signature: again, name: "J. Jansen" },
    { key: "person-four" },
  )
  expect([other.status, other.reply.code]).toEqual([409, "intake.signedKeepsName"])
})

test("the history of the project tells it", async () => {
  await agree()
  await attend()
  await attend({ after: "person-one", signature: put() }, { key: "person-two" })
  await attend({ after: "person-two" }, { key: "person-three" })
  const told = (await manager("GET", `/projects/${project}/history`)).reply
  expect(told.slice(0, 4)).toMatchObject([
    { action: "visitUnsigned", details: { name: "M. de Vries" } },
    { action: "visitSigned" },
    { action: "presentAdded" },
    { action: "agreementMade", details: { text: saveAgreement().text } },
  ])
})

test("the log holds no name and no words, so who is removed is not named any more", async () => {
  await agree()
  await attend({ signature: put() })
  const log = () => JSON.stringify(app.services.access.log.about("project", project))
  expect(log()).toContain("the-client")
  await agree({ after: "agree-one", removed: true }, { key: "agree-gone" })
  await attend({ after: "person-one", removed: true }, { key: "person-gone" })
  const told = (await manager("GET", `/projects/${project}/history`)).reply
  expect(told.slice(0, 4)).toMatchObject([
    { action: "presentRemoved" },
    { action: "agreementRemoved" },
    { action: "visitSigned", details: { name: "…" } },
    { action: "agreementMade", details: { text: "…" } },
  ])
  expect(JSON.stringify(told.slice(0, 4)) + log()).not.toMatch(/M\. de Vries|haalt het oude bad/)
})

test("what was removed can be put back for a month, and is gone after it", async () => {
  const there = () =>
    app.db.$client
      .query("SELECT count(*) AS n FROM intake_present UNION ALL SELECT count(*) FROM intake_agreements")
      .values()
  await agree()
  await attend({ signature: put() })
  await agree({ after: "agree-one", removed: true }, { key: "agree-gone" })
  await attend({ after: "person-one", removed: true }, { key: "person-gone" })
  app.clock.pass(29 * 86_400)
  await app.services.sweepVisits()
  expect(there()).toEqual([[1], [1]])
  app.clock.pass(2 * 86_400)
  await app.services.sweepVisits()
  expect(there()).toEqual([[0], [0]])
})

const unreadable = { signature: "Deze handtekening kan niet worden gelezen. Zet hem opnieuw." }
test.each<[string, Partial<SavePerson>, object | string]>([
  ["without a name", { name: "  " }, { name: "Vul een naam in." }],
  ["in no role", { role: "boss" as "client" }, { role: "Kies wie dit is." }],
  ["with a signature that is no picture", { signature: put({ picture: "Jan" }) }, unreadable],
  ["with one from elsewhere", { signature: put({ picture: "https://example.com/a.png" }) }, unreadable],
  ["with a broken one", { signature: put({ picture: "data:image/png;base64,AAAA" }) }, "files.notAPicture"],
  [
    "with one for nothing",
    { signature: put({ agreements: [] }) },
    { "signature.agreements": "Er is nog geen afspraak om voor te tekenen." },
  ],
  [
    "with an endless one",
    { signature: put({ picture: "a".repeat(50_000) }) },
    { "signature.picture": "Deze handtekening is te groot. Zet hem opnieuw, met minder lijnen." },
  ],
])("a person %s is refused and not kept", async (_, over, told) => {
  await agree()
  const { status, reply } = await attend(over)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(typeof told === "string" ? reply.code : reply.fields).toEqual(told)
  expect((await visit()).people).toEqual([])
})

test("of a job that was put away everything reads, and nothing changes", async () => {
  await agree()
  app.services.projects.setArchived(project, { archived: true }, app.services.access.list()[0]!)
  const late = await agree({ after: "agree-one", text: "Toch niet" }, { key: "agree-two" })
  expect([late.status, late.reply.code]).toEqual([409, "intake.projectArchived"])
  expect((await attend()).status).toBe(409)
  expect((await visit()).agreements).toMatchObject([{ text: saveAgreement().text }])
})
