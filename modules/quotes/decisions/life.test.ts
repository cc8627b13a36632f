import { afterEach, beforeEach, expect, test } from "bun:test"
import { contentOf } from "../quotations/unchanged.ts"
import { client, company, givenHarness, type Harness, letter } from "./office.testing.ts"
import type { MailProposal } from "./schema.ts"

let harness: Harness
beforeEach(async () => {
  harness = await givenHarness()
  await harness.requested()
})
afterEach(() => harness.close())

const idle = () => harness.app.services.jobs.idle()
const day = (date: string) => harness.at(`${date}T09:00:00Z`)

test("the proposed mail names the price, the last day and what to do, and no address of a page", async () => {
  const { reply } = await harness.ask<MailProposal>("GET", "/quotations/1/mail")
  expect(reply.to).toBe(client.email)
  expect(reply.subject).toBe("Offerte O-2026-0001 van Kust & Bouw: Badkamer")
  expect(reply.message).toContain("onze offerte O-2026-0001 voor het vernieuwen van de badkamer.")
  const { latest } = await harness.quoted()
  const price = new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR" }).format(
    latest.totals.price,
  )
  expect(reply.message).toStartWith("Beste M. de Vries,\n\n")
  for (const told of [`Prijs inclusief btw: ${price}`, "Geldig tot en met: 21 december 2026", "ondertekend"])
    expect(reply.message).toContain(told)
  expect(reply.message).toEndWith(`Met vriendelijke groet,\n${company.companyName}`)
  expect(reply.message).not.toMatch(/https?:|www\./)
})

test("a quotation is mailed with the PDF of its version, and everyone can see when, by whom and to whom", async () => {
  const { status, reply } = await harness.send()
  expect(status).toBe(200)
  const now = harness.app.clock().toISOString()
  expect(reply).toMatchObject({ state: "sent", stateAt: now, stateBy: "Test manager" })
  expect(reply.latest).toMatchObject({
    ...{ sentAt: now, sentBy: "Test manager", sentTo: client.email, validUntil: "2026-12-21" },
  })
  expect(harness.logged()).toContainEqual({
    action: "mailed",
    number: "O-2026-0001",
    version: 1,
    to: client.email,
  })

  await idle()
  const [mail, ...more] = harness.arrived()
  expect(more).toEqual([])
  expect(mail!.to).toEqual([client.email])
  expect(mail!.head).toMatchObject({ subject: letter.subject, "reply-to": company.contactEmail })
  expect(mail!.text.trimEnd()).toBe(letter.message)
  const pdf = await harness.download("/quotations/1/versions/1/documents/offertePdf")
  expect(mail!.attachments.map(({ name, mediaType }) => [name, mediaType])).toEqual([
    ["Offerte O-2026-0001 v1.pdf", "application/pdf"],
  ])
  expect(mail!.attachments[0]!.bytes.equals(await pdf.bytes())).toBe(true)
  expect(mail!.attachments[0]!.bytes.subarray(0, 5).toString()).toBe("%PDF-")
})

test("pressed twice under one key it is mailed once", async () => {
  const press = () =>
    harness.ask("POST", "/quotations/1/sending", letter, { "idempotency-key": "druk-op-versturen" })
  const [first, second] = await Promise.all([press(), press()])
  expect([first.status, second.status, second.reply.state]).toEqual([200, 200, "sent"])
  await idle()
  expect(harness.arrived()).toHaveLength(1)
  const other = await harness.ask(
    "POST",
    "/quotations/1/sending",
    { ...letter, to: "piet@voorbeeld.nl" },
    { "idempotency-key": "druk-op-versturen" },
  )
  expect(other.status).toBe(409)
})

test("what was mailed goes to someone else as well, and stays what it was", async () => {
  await harness.send()
  const before = await harness.quoted()
  harness.app.clock.pass(60)
  const { status, reply } = await harness.send({ to: "partner@voorbeeld.example" })
  expect([status, reply]).toEqual([200, before])
  await idle()
  expect(harness.arrived().map(({ to }) => to[0])).toEqual([client.email, "partner@voorbeeld.example"])
})

test("what was handed over yesterday is noted as sent yesterday, without a mail", async () => {
  await day("2026-11-23")
  const { reply } = await harness.note({ on: "2026-11-22" })
  expect(reply).toMatchObject({ state: "sent", latest: { sentTo: "", validUntil: "2026-12-21" } })
  expect(reply.latest.sentAt).toStartWith("2026-11-22")
  await idle()
  expect(harness.arrived()).toEqual([])
  expect(harness.logged()).toContainEqual({ action: "markedSent", number: "O-2026-0001", version: 1 })
})

test("with acceptance the work may begin, and the request is won", async () => {
  await harness.send()
  await day("2026-11-25")
  const { status, reply } = await harness.accept()
  expect([status, reply.state, reply.stateBy]).toEqual([200, "accepted", "Test manager"])
  expect(reply.stateAt).toStartWith("2026-11-25")
  expect(harness.project().status).toBe("active")
  expect(harness.request().pile).toBe("won")
})

test("an acceptance that is taken back leaves all as it was", async () => {
  await harness.send()
  const before = [await harness.quoted(), harness.project().status, harness.request().pile]
  harness.app.clock.pass(60)
  await harness.accept()
  const { reply } = await harness.takeBack()
  expect([reply, harness.project().status, harness.request().pile]).toEqual(before)
  await harness.accept()
  expect(harness.project().status).toBe("active")
})

test("work on which hours were booked goes on when the acceptance is taken back", async () => {
  await harness.send()
  await harness.accept()
  const line = { category: "hours", day: "2026-11-21", description: "Slopen", quantity: 4, amount: 200 }
  harness.app.services.projects.bookCost(1, line as never, null, harness.office)
  expect((await harness.takeBack()).reply.state).toBe("sent")
  expect(harness.project().status).toBe("active")
})

test("work that was begun by hand goes on, and changes nothing of the quotation", async () => {
  await harness.send()
  harness.app.services.projects.setStatus(
    1,
    { status: "active", version: harness.project().version },
    harness.office,
  )
  expect((await harness.quoted()).state).toBe("sent")
  harness.app.clock.pass(60)
  await harness.accept()
  await harness.takeBack()
  expect(harness.project().status).toBe("active")
})

test("a rejected quotation takes its request and project along, and brings them back", async () => {
  await harness.send()
  const { reply } = await harness.reject("Te duur")
  expect(reply).toMatchObject({ state: "rejected", reason: "Te duur" })
  expect(harness.request().pile).toBe("rejected")
  expect(harness.project().archivedAt).not.toBeNull()
  expect(harness.logged()).toContainEqual({ action: "rejected", number: "O-2026-0001", reason: "Te duur" })

  const back = await harness.takeBack()
  expect(back.reply).toMatchObject({ state: "sent", reason: "", stateAt: back.reply.latest.sentAt })
  expect(harness.request().pile).toBe("open")
  expect(harness.project().archivedAt).toBeNull()
})

test("a request that is rejected in its list takes its quotation along, and back", async () => {
  const dispose = (disposition: string) =>
    harness.ask("PUT", "/offerte-aanvragen/1/disposition", { disposition })
  await dispose("rejected")
  expect(await harness.quoted()).toMatchObject({ state: "rejected", reason: "", stateBy: "Test manager" })
  await dispose("archived")
  expect((await harness.quoted()).state).toBe("rejected")
  await dispose("open")
  expect((await harness.quoted()).state).toBe("concept")
  await dispose("archived")
  expect((await harness.quoted()).state).toBe("concept")
})

test("a quotation without a request is rejected with its project", async () => {
  const { quotationId: id, projectId } = harness.proposed()
  const { estimate } = harness.app.services.quotations.versions.version(id, 1)
  await harness.ask("POST", `/quotations/${id}/versions`, { base: 1, content: contentOf(estimate) })
  expect((await harness.reject("", id)).reply.state).toBe("rejected")
  expect(harness.project(projectId).archivedAt).not.toBeNull()
  expect((await harness.takeBack(id)).reply.state).toBe("concept")
  expect(harness.project(projectId).archivedAt).toBeNull()
})

test("what nobody answered expires after its last day, and can still be accepted", async () => {
  await harness.send()
  await harness.at("2026-12-21T22:59:00Z")
  expect((await harness.quoted()).state).toBe("sent")
  await harness.at("2026-12-21T23:00:00Z")
  expect((await harness.quoted()).state).toBe("expired")
  const { reply } = await harness.accept()
  expect([reply.state, harness.project().status]).toEqual(["accepted", "active"])
})

test("of two who decide at once one is heard, and the other hears of it", async () => {
  await harness.send()
  const both = await Promise.all([harness.accept(), harness.reject()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const loser = both.find(({ status }) => status === 409)!
  expect(loser.reply.error).toMatch(/^Deze offerte is al (geaccepteerd|afgewezen)\.$/)
  expect([(await harness.quoted()).state, harness.project().status]).toEqual(
    both[0].status === 200 ? ["accepted", "active"] : ["rejected", "planned"],
  )
})

test("the mail and the state are kept together, or not at all", async () => {
  const sql = harness.app.db.$client
  sql.run(
    "CREATE TRIGGER cut_off BEFORE UPDATE OF state ON quotations BEGIN SELECT RAISE(ABORT, 'power'); END",
  )
  expect((await harness.send()).status).toBe(500)
  await idle()
  expect(harness.arrived()).toEqual([])
  expect(await harness.quoted()).toMatchObject({
    state: "concept",
    latest: { sentAt: null, validUntil: null },
  })
  expect(harness.logged()).not.toContainEqual(expect.objectContaining({ action: "mailed" }))
  sql.run("DROP TRIGGER cut_off")
  expect((await harness.send()).status).toBe(200)
})

test("a mail server that is away does not stop a quotation: its mail waits", async () => {
  harness.server.stop()
  expect((await harness.send()).reply.state).toBe("sent")
  await idle()
  expect(harness.app.services.mail.overview().waiting).toBe(1)
})

test("nobody changes a sent version, not even in the database itself", async () => {
  await harness.note()
  for (const column of [
    ...["version", "issued_on", "consumer", "estimate", "total_cents", "low_cents", "high_cents"],
    ...["analysis", "body", "wanted_start", "sent_at"],
  ])
    expect(() => harness.app.db.$client.run(`UPDATE quotation_versions SET ${column} = 1`)).toThrow(
      "never changes",
    )
  expect(() => harness.app.db.$client.run("DELETE FROM quotation_versions")).toThrow("never removed")
})

test("another version after sending is a concept, and the one that was sent stays", async () => {
  const { latest } = (await harness.send()).reply
  const { estimate } = harness.app.services.quotations.versions.version(1, 1)
  const { lines, ...content } = contentOf(estimate)
  const changed = { ...content, lines: lines.slice(1) }
  await harness.ask("POST", "/quotations/1/versions", { base: 1, content: changed })
  expect(await harness.quoted()).toMatchObject({ state: "concept", latest: { version: 2, sentAt: null } })
  const old = await harness.ask("GET", "/quotations/1/versions/1")
  expect(old.reply).toEqual(latest as never)
  await idle()
  const again = await harness.send({ version: 2 })
  expect(again.reply).toMatchObject({ state: "sent", latest: { version: 2 } })
})
