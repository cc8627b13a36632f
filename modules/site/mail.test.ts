import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenMailServer, type MailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { sampleMessage } from "./sample.ts"
import type { ContactMessage } from "./schema.ts"

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
async function send(over: Partial<ContactMessage> = {}, key: string | null = null) {
  app.services.messages.receive({ ...sampleMessage, ...over }, key, `visitor ${++visitors}`)
  await app.services.jobs.idle()
}
const to = (address: string) => server.received.filter((mail) => mail.to.includes(address))

test("the office hears of a message with a link to it, and its answer goes to the visitor", async () => {
  await send()
  const [mail, ...more] = to(company.contactEmail)
  expect(more).toEqual([])
  expect(mail!.head).toMatchObject({
    subject: "Nieuw bericht van Sanne Goedbloed: Lekkage bij de dakkapel",
    "reply-to": sampleMessage.email,
  })
  expect(mail!.text).toContain("Het lekt bij regen. Kunt u komen kijken?")
  expect(mail!.text).toContain("Telefoon: 06 12 34 56 78")
  expect(mail!.text).toContain("https://kustenbouw.example/berichten?bericht=1")
})

test("the visitor gets a confirmation that carries nothing of what was typed", async () => {
  await send({ naam: "Gratis geld", onderwerp: "Klik hier", bericht: "https://koop.example" })
  const [mail, ...more] = to(sampleMessage.email)
  expect(more).toEqual([])
  expect(mail!.head).toMatchObject({
    subject: "Uw bericht is ontvangen",
    "reply-to": company.contactEmail,
  })
  expect(mail!.text).toContain("Kust & Bouw")
  expect(mail!.text).not.toMatch(/Gratis|Klik|koop/)
})

test("of spam and of a replay nobody gets mail", async () => {
  await send({ website: "x" })
  expect(server.received).toEqual([])
  await send({}, "bericht-0001")
  await send({}, "bericht-0001")
  expect(to(company.contactEmail)).toHaveLength(1)
})

test("someone else's address gets at most five confirmations a day", async () => {
  for (let count = 0; count < 7; count++) await send()
  expect(to(sampleMessage.email)).toHaveLength(5)
  expect(to(company.contactEmail)).toHaveLength(7)
})
