import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenMailServer, type MailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { sampleCompany } from "./sample.ts"
import type { MailOverview } from "./schema.ts"

let server: MailServer
let app: TestApp
beforeEach(async () => {
  server = givenMailServer()
  app = await givenApp({ smtpUrl: server.url })
  app.services.settings.save(sampleCompany, null)
})
afterEach(async () => {
  await app.close()
  server.stop()
})

async function ask(method: string, path: string, role: "owner" | "manager" = "owner") {
  const headers = await app.signIn(role)
  const response = await app.handle(jsonRequest(method, path, { headers }))
  return { status: response.status, body: (await response.json()) as MailOverview & { error?: string } }
}
const overview = async () => (await ask("GET", "/api/mail")).body
const postTo = (to: string) =>
  app.services.mail.post({ kind: "test", to, subject: "Onderwerp", text: "Tekst" })

test("a test mail goes to the company itself, and the office sees that it was sent", async () => {
  const { status, body } = await ask("POST", "/api/mail/test")
  expect(status).toBe(200)
  expect(body.recent).toMatchObject([
    { recipient: sampleCompany.contactEmail, state: "waiting", subject: "Testbericht" },
  ])
  await app.services.jobs.idle()
  expect(await overview()).toEqual({
    configured: true,
    missing: null,
    from: sampleCompany.contactEmail,
    waiting: 0,
    failed: 0,
    recent: [
      {
        id: 1,
        kind: "settings.test",
        recipient: sampleCompany.contactEmail,
        subject: "Testbericht",
        state: "sent",
        createdAt: app.clock().toISOString(),
        sentAt: app.clock().toISOString(),
        nextAttemptAt: null,
        error: null,
      },
    ],
  })
  expect(server.received[0]).toMatchObject({
    from: sampleCompany.contactEmail,
    to: [sampleCompany.contactEmail],
  })
})

test("why mail was not sent is told in Dutch, with what the server answered", async () => {
  server.answers.RCPT = "550 5.1.1 no such user"
  postTo("jan@voorbeeld.nl")
  await app.services.jobs.idle()
  const { failed, recent } = await overview()
  expect(failed).toBe(1)
  expect(recent[0]!.state).toBe("failed")
  expect(recent[0]!.error).toMatch(/^De mailserver weigert deze e-mail\. .*550 5\.1\.1 no such user/)
})

test("mail whose attachment is gone is not sent without it, and says so", async () => {
  const attachments = [{ fileId: "0".repeat(32), name: "Offerte.pdf" }]
  app.services.mail.post({ kind: "test", to: "jan@voorbeeld.nl", subject: "Offerte", text: "x", attachments })
  await app.services.jobs.idle()
  const { failed, recent } = await overview()
  expect([failed, recent[0]!.error]).toEqual([
    1,
    "Een bijlage bestaat niet meer. De e-mail is daarom niet verstuurd.",
  ])
  expect(server.received).toEqual([])
})

test("mail that waits tells why and when it is tried again", async () => {
  server.answers.MAIL = "451 try later"
  postTo("jan@voorbeeld.nl")
  await app.services.jobs.idle()
  const [mail] = (await overview()).recent
  expect(mail).toMatchObject({
    state: "waiting",
    nextAttemptAt: new Date(app.clock().getTime() + 60_000).toISOString(),
  })
  expect(mail!.error).toStartWith("De mailserver neemt de e-mail nu niet aan.")
})

test("what failed is sent once more when the office asks, and cancelled when it says so", async () => {
  server.answers.RCPT = "550 no"
  postTo("jan@voorbeeld.nl")
  postTo("piet@voorbeeld.nl")
  await app.services.jobs.idle()
  delete server.answers.RCPT
  expect((await ask("POST", "/api/mail/1/again", "manager")).body.waiting).toBe(1)
  expect((await ask("POST", "/api/mail/2/cancel", "manager")).body.failed).toBe(0)
  await app.services.jobs.idle()
  expect((await overview()).recent.map(({ state }) => state)).toEqual(["cancelled", "sent"])
  expect(server.received.map(({ to }) => to)).toEqual([["jan@voorbeeld.nl"]])
  for (const verb of ["again", "cancel"]) {
    const { status, body } = await ask("POST", `/api/mail/1/${verb}`)
    expect([status, body.error]).toEqual([409, "Deze e-mail is al verstuurd."])
  }
  expect((await ask("POST", "/api/mail/9/again")).status).toBe(404)
  expect(app.services.access.log.about("mail", 1).map(({ action }) => action)).toEqual(["mail.again"])
})

test("without a mail server the office reads what is missing, and nothing is stored", async () => {
  await app.close()
  app = await givenApp()
  app.services.settings.save(sampleCompany, null)
  expect(await overview()).toMatchObject({ configured: false, missing: "server", recent: [] })
  const { status, body } = await ask("POST", "/api/mail/test")
  expect([status, body.error]).toEqual([409, "E-mail is niet ingesteld. Er is niets verstuurd."])
  expect([postTo("jan@voorbeeld.nl"), (await overview()).recent]).toEqual([false, []])
})

test("without a sender's address nothing is sent, and the office reads that it is missing", async () => {
  app.services.settings.save({ contactEmail: "" }, null)
  expect(await overview()).toMatchObject({ configured: false, missing: "sender", from: "" })
  expect(postTo("jan@voorbeeld.nl")).toBe(false)
})
