import { afterEach, beforeEach, expect, test } from "bun:test"
import { wordText } from "#src/documents/word/testing.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { jsonRequest } from "#src/testing.ts"
import { uploadRequest } from "#src/tests/upload.testing.ts"
import { givenHarness, type Harness } from "../decisions/office.testing.ts"
import { contentOf } from "../quotations/unchanged.ts"
import type { OfferTerms, SavedTerms } from "./schema.ts"
import { standardTerms } from "./standard.ts"
import { chosenTerms, samplePdf } from "./testing.ts"

let harness: Harness
let owner: { cookie: string }
beforeEach(async () => {
  harness = await givenHarness()
  owner = await harness.app.signIn("owner")
})
afterEach(() => harness.close())

async function ask(method: string, path: string, body?: unknown, headers: object = owner) {
  const response = await harness.app.handle(
    jsonRequest(method, `/api/offer-terms${path === "/" ? "" : path}`, {
      body,
      headers: { ...headers } as Record<string, string>,
    }),
  )
  return { status: response.status, reply: await response.json() }
}
const current = async (): Promise<SavedTerms> => (await ask("GET", "/")).reply
const save = async (terms: OfferTerms, version?: number) =>
  ask("PUT", "/", { ...terms, version: version ?? (await current()).version })

async function send(bytes: Uint8Array | string, name = "voorwaarden.pdf", headers: object = owner) {
  const file = new File([typeof bytes === "string" ? bytes : Buffer.from(bytes)], name)
  const response = await harness.app.handle(
    await uploadRequest("/api/offer-terms/conditions", [["file", file]], { ...headers } as Record<
      string,
      string
    >),
  )
  return { status: response.status, reply: await response.json() }
}

/** Conditions that say this, saved with the terms. */
async function withConditions(text: string) {
  const bytes = Buffer.from(await samplePdf(text))
  const { reply } = await send(bytes)
  const conditions = { fileId: reply.fileId, title: text, date: "2026-01-01" }
  expect((await save(chosenTerms({ conditions }))).status).toBe(200)
  return bytes
}

const mailed = async () => {
  await harness.app.services.jobs.idle()
  return harness.arrived().at(-1)!
}
const printed = async (version = 1) => {
  const file = await harness.download(`/quotations/1/versions/${version}/documents/offerte`)
  return wordText(await file.bytes())
}
const conditionsOf = async (version: number) => {
  const file = await harness.download(`/quotations/1/versions/${version}/conditions`)
  return { status: file.status, bytes: Buffer.from(await file.bytes()), headers: file.headers }
}

test("nobody chose anything yet: the terms that ship, without clauses", async () => {
  expect(await current()).toEqual({ ...standardTerms, version: 0 })
})

test("what the owner chose is printed on the quotation, in its letter, its mail and its last day", async () => {
  const bytes = await withConditions("Onze voorwaarden")
  await harness.requested()
  const text = await printed()
  for (const told of [
    "Geldig tot en met5 januari 2027",
    "Als het dak dicht is",
    "60%",
    "U betaalt binnen 8 dagen na de factuurdatum",
    "Wordt het materiaal duurder, dan overleggen wij.",
    "Wij hebben een CAR-verzekering.",
    "Stroom en water stelt u ter beschikking.",
    "Afval voeren wij elke vrijdag af.",
    "‘Onze voorwaarden’ van 1 januari 2026",
    "die u als pdf bij deze offerte hebt ontvangen",
  ])
    expect(text.replace(/\s+/g, " ")).toContain(told.replace("met5", "met 5"))
  expect(text).not.toContain("Halverwege")
  expect(text).not.toContain("of en hoe het werk verzekerd is")
  const { latest } = await harness.quoted()
  expect(latest.quotationText).toContain("- Als het dak dicht is: 60%")
  expect(latest.quotationText).toContain("45 dagen geldig")
  const { reply: proposal } = await harness.ask<{ message: string }>("GET", "/quotations/1/mail")
  expect(proposal.message).toContain("samen met onze algemene voorwaarden")
  expect(proposal.message).toContain("Geldig tot en met: 5 januari 2027")
  expect((await harness.send()).reply.latest.validUntil).toBe("2027-01-05")
  const { attachments } = await mailed()
  expect(attachments.map(({ name }) => name)).toEqual(["Offerte O-2026-0001 v1.pdf", "Onze voorwaarden.pdf"])
  expect(attachments[1]!.bytes.equals(bytes)).toBe(true)
  expect(harness.logged()).toContainEqual(
    expect.objectContaining({ action: "mailed", conditions: "Onze voorwaarden" }),
  )
})

test("terms that change later change nothing of what was sent, nor the file that went along", async () => {
  const first = await withConditions("Oud")
  await harness.requested()
  const before = await printed()
  await harness.send()
  await mailed()
  const second = await withConditions("Nieuw")
  await harness.app.services.jobs.idle()
  expect(await printed()).toBe(before)
  expect((await conditionsOf(1)).bytes.equals(first)).toBe(true)
  await harness.send({ to: "partner@voorbeeld.example" })
  const again = await mailed()
  expect(again.to).toEqual(["partner@voorbeeld.example"])
  expect(again.attachments[1]).toMatchObject({ name: "Oud.pdf" })
  expect(again.attachments[1]!.bytes.equals(first)).toBe(true)
  expect(() => harness.app.db.$client.run("UPDATE quotation_versions SET terms = NULL")).toThrow(
    "never changes",
  )

  const { estimate } = harness.app.services.quotations.versions.latest(1)!
  const next = { base: 1, content: contentOf(estimate) }
  harness.app.services.quotationEditor.save(1, next, harness.office)
  await harness.app.services.jobs.idle()
  await harness.send({ version: 2 })
  const { attachments } = await mailed()
  expect(attachments[1]).toMatchObject({ name: "Nieuw.pdf" })
  expect(attachments[1]!.bytes.equals(second)).toBe(true)
})

test("conditions that the owner removes go along with the versions that name them, also after a sweep", async () => {
  const bytes = await withConditions("Oud")
  await harness.requested()
  expect((await save(chosenTerms())).status).toBe(200)
  expect((await ask("GET", "/conditions")).status).toBe(404)
  harness.app.clock.pass(3 * 24 * 3600)
  await harness.app.services.files.sweep()
  await harness.at(harness.app.clock().toISOString())
  expect((await harness.send()).status).toBe(200)
  expect((await mailed()).attachments[1]!.bytes.equals(bytes)).toBe(true)
})

test("a concept says that the company offers on other terms since, and a next version takes them over", async () => {
  await harness.requested()
  expect((await harness.quoted()).otherTerms).toBe(false)
  await save(chosenTerms())
  expect((await harness.quoted()).otherTerms).toBe(true)
  const { estimate } = harness.app.services.quotations.versions.latest(1)!
  const content = contentOf(estimate)
  const next = harness.app.services.quotationEditor.save(1, { base: 1, content }, harness.office)
  expect(next).toMatchObject({ otherTerms: false, latest: { version: 2 } })
  const same = harness.app.services.quotationEditor.save(1, { base: 2, content }, harness.office)
  expect(same.latest.version).toBe(2)
})

test("the office downloads the conditions beside the quotation, under their own name", async () => {
  const bytes = await withConditions("Onze voorwaarden: 2026/1")
  await harness.requested()
  const { latest } = await harness.quoted()
  expect(latest.conditions).toEqual({
    title: "Onze voorwaarden: 2026/1",
    name: "Onze voorwaarden- 2026-1.pdf",
    url: "/api/quotations/1/versions/1/conditions",
  })
  const file = await conditionsOf(1)
  expect(file.bytes.equals(bytes)).toBe(true)
  expect(file.headers.get("content-disposition")).toStartWith("attachment;")
})

test("a quotation without conditions has none to download", async () => {
  await harness.requested()
  expect((await conditionsOf(1)).status).toBe(404)
})

test("who saves second is told who was first, and overwrites nothing", async () => {
  expect((await save(chosenTerms(), 0)).reply.version).toBe(1)
  const { status, reply } = await save({ ...standardTerms, validityDays: 7 }, 0)
  expect([status, reply.code]).toEqual([409, "quotes.termsChangedMeanwhile"])
  expect(reply.error).toStartWith("Test owner heeft deze voorwaarden op 21-11-2026 om 12:00 gewijzigd.")
  expect((await current()).validityDays).toBe(45)
})

test("a file of something else can't be passed off as conditions", async () => {
  const { files } = harness.app.services
  const waiting = await files.add(samplePhoto({ width: 40, height: 30 }), "image/jpeg")
  const proof = await files.add(await samplePdf("Verklaring"), "application/pdf")
  files.keep([proof])
  for (const fileId of [waiting, proof]) {
    const conditions = { fileId, title: "Voorwaarden", date: "2026-01-01" }
    const { status, reply } = await save(chosenTerms({ conditions }))
    expect([status, Object.keys(reply.fields)]).toEqual([422, ["conditions"]])
  }
})

test("a manager reads the terms, and only the owner changes them", async () => {
  await withConditions("Oud")
  const terms = { ...chosenTerms(), version: 1 }
  const pdf = await samplePdf("Nieuw")
  for (const [role, read] of [
    ["manager", 200],
    ["worker", 403],
  ] as const) {
    const who = await harness.app.signIn(role)
    expect((await ask("GET", "/", undefined, who)).status).toBe(read)
    expect((await ask("PUT", "/", terms, who)).status).toBe(403)
    expect((await send(pdf, "a.pdf", who)).status).toBe(403)
  }
  expect((await current()).version).toBe(1)
})

test("old versions keep what was printed before terms were kept", async () => {
  await harness.requested()
  harness.app.db.$client.run("UPDATE quotation_versions SET terms = NULL")
  await save(chosenTerms())
  expect((await harness.send()).reply.latest.validUntil).toBe("2026-12-21")
  expect((await mailed()).attachments).toHaveLength(1)
})
