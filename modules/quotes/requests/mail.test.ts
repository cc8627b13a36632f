import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenMailServer, type MailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { sampleSubmission } from "../sample.ts"
import type { Submission } from "./schema.ts"

const company = { companyName: "Kust & Bouw", contactEmail: "kantoor@kustenbouw.example" }
let server: MailServer
let app: TestApp
beforeEach(async () => {
  server = givenMailServer()
  app = await givenApp({ smtpUrl: server.url, publicUrl: new URL("https://kustenbouw.example") })
  app.services.settings.save(company, null)
})
afterEach(async () => {
  await app.close()
  server.stop()
})

let visitors = 0
async function submit(over: Partial<Submission> = {}) {
  const reply = app.services.quotes.submit(sampleSubmission(over), null, `visitor ${++visitors}`)
  await app.services.jobs.idle()
  return reply
}
const visitor = sampleSubmission().contactInfo
const to = (address: string) => server.received.filter((mail) => mail.to.includes(address))
const office = () => app.services.access.list()[0]!

test("who asks for a quote gets a confirmation with reference, subject and what happens next", async () => {
  const { referenceNumber } = await submit({ projectTypes: ["badkamer"] })
  const [mail, ...more] = to(visitor.email)
  expect(more).toEqual([])
  expect(mail!.head).toMatchObject({
    subject: `Uw aanvraag ${referenceNumber} is ontvangen`,
    "reply-to": company.contactEmail,
  })
  expect(mail!.text).toContain(`Beste ${visitor.name},`)
  expect(mail!.text).toContain(`Uw referentienummer: ${referenceNumber}`)
  expect(mail!.text).toContain("Uw aanvraag gaat over: Badkamer")
  expect(mail!.text).toContain("Binnen 5 werkdagen na het bezoek")
  expect(mail!.text).toContain(company.companyName)
})

test("the confirmation carries a link that works, of which nothing is kept once it was sent", async () => {
  await submit()
  const [link] = /https:\/\/kustenbouw\.example\/aanvraag#\S+/.exec(to(visitor.email)[0]!.text)!
  const token = link.split("#")[1]!
  expect(app.services.secretLinks.open(token, "quotes.request", "visitor").subject).toBe(1)
  expect(Buffer.from(app.db.$client.serialize()).toString("latin1")).not.toContain(`#${token}`)
})

test("the office hears of it with a link, and its answer goes to the visitor", async () => {
  await submit()
  const [mail] = to(company.contactEmail)
  expect(mail!.head).toMatchObject({
    subject: "Nieuwe aanvraag WP-2026-0001: Badkamer",
    "reply-to": visitor.email,
  })
  expect(mail!.text).toContain("https://kustenbouw.example/offerte-aanvragen?aanvraag=1")
  expect(mail!.text).toContain(`Telefoon: ${visitor.phone}`)
  expect(mail!.text).toContain("Adres: Duinweg 14, 4301 AB Zierikzee")
})

test("an urgent request says so in its subject", async () => {
  await submit({ urgency: "spoed" })
  expect(to(company.contactEmail)[0]!.head.subject).toStartWith("Spoed: nieuwe aanvraag")
})

test("without a public address the office's mail has no link", async () => {
  await app.close()
  app = await givenApp({ smtpUrl: server.url })
  app.services.settings.save(company, null)
  await submit()
  expect(to(company.contactEmail)[0]!.text).not.toContain("http")
})

test("spam gets no mail and gives none; put back, its sender is confirmed after all", async () => {
  await submit({ website: "https://klik-hier.example" })
  expect(server.received).toEqual([])
  app.services.quotes.dispose(1, "open", office())
  await app.services.jobs.idle()
  expect(server.received.map(({ to }) => to)).toEqual([[visitor.email]])
})

test("a refused request writes no mail", () => {
  expect(() =>
    app.services.quotes.submit(sampleSubmission({ photos: ["onbekend.jpg"] }), null, "x"),
  ).toThrow()
  expect(app.services.mail.overview().recent).toEqual([])
})

test.each(["Gratis geld op www.klik.example", "https://klik.example", "klik.example nu"])(
  "a name that advertises (%s) is not passed on to whoever's address was filled in",
  async (name) => {
    await submit({ contactInfo: { ...visitor, name } })
    const [mail] = to(visitor.email)
    expect(mail!.text).toStartWith("Beste lezer,")
    expect(mail!.text).not.toContain("klik")
  },
)

test("an address that others fill in gets five confirmations a day; the office hears of all", async () => {
  for (let i = 0; i < 7; i++) await submit()
  expect(to(visitor.email)).toHaveLength(5)
  expect(to(company.contactEmail)).toHaveLength(7)
})

test("a mail server that is away does not stop a request", async () => {
  server.stop()
  expect((await submit()).success).toBe(true)
  expect(app.services.mail.overview()).toMatchObject({ waiting: 2, failed: 0 })
})
