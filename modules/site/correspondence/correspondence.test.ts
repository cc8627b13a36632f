import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenMailServer, type MailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { sampleMessage } from "../sample.ts"
import type { ContactMessage } from "../schema.ts"
import { longestAnswer } from "./schema.ts"

let server: MailServer
let app: TestApp
let manager: { cookie: string }
beforeEach(async () => {
  server = givenMailServer()
  await begin(server.url)
})
afterEach(async () => {
  await app.close()
  server.stop()
})

async function begin(smtpUrl?: URL) {
  app = await givenApp({ smtpUrl })
  const company = { companyName: "Kust & Bouw", contactEmail: "kantoor@kustenbouw.example" }
  app.services.settings.save(company, null)
  manager = await app.signIn("manager")
}

let visitors = 0
async function written(over: Partial<ContactMessage> = {}) {
  app.services.messages.receive({ ...sampleMessage, ...over }, null, `visitor ${++visitors}`)
  await app.services.jobs.idle()
  return app.services.messages.list({})[0]!.id
}

const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const asked = jsonRequest(method, `/api/messages/${path}`, { body, headers: { ...manager, ...headers } })
  const response = await app.handle(asked)
  return { status: response.status, reply: await response.json() }
}
const answer = (id: number, text: string, seen = 0, headers = {}) =>
  ask("POST", `${id}/answers`, { text, seen }, headers)
const toVisitor = () => server.received.filter(({ to }) => to.includes(sampleMessage.email))
const customers = () => app.services.customers.count()
const projects = () => app.services.projects.list({}, app.services.access.list()[0]!)

test("a stranger becomes a customer once, and a project follows with his words", async () => {
  const id = await written()
  expect((await ask("GET", `${id}`)).reply).toMatchObject({ customer: null, project: null })
  const { reply } = await ask("POST", `${id}/customer`)
  expect(reply.customer).toMatchObject({ name: "Sanne Goedbloed" })
  expect((await ask("POST", `${id}/customer`)).reply.customer).toEqual(reply.customer)
  expect(customers()).toBe(1)
  const first = await ask("POST", `${id}/project`)
  expect(first.reply.project).toMatchObject({ name: "Lekkage bij de dakkapel" })
  expect((await ask("POST", `${id}/project`)).reply.project).toEqual(first.reply.project)
  expect(projects()).toMatchObject([{ description: sampleMessage.bericht, customerId: reply.customer.id }])
})

test.each([
  ["e-mail address", { email: "SANNE@voorbeeld.example", phone: "" }],
  ["telephone number", { email: "", phone: "+31 6 12345678" }],
])("who is known by %s is linked and not doubled", async (_, known) => {
  const customer = app.services.customers.recognise({ name: "Fam. Goedbloed", ...known }, null)
  const id = await written()
  expect((await ask("GET", `${id}`)).reply.customer).toEqual({ id: customer, name: "Fam. Goedbloed" })
  await ask("POST", `${id}/project`)
  expect([customers(), projects()[0]!.customerId]).toEqual([1, customer])
})

test("of a message longer than a description as much as fits becomes one", async () => {
  const id = await written({ bericht: "b".repeat(5000) })
  expect((await ask("POST", `${id}/project`)).status).toBe(200)
  expect(projects()[0]!.description).toBe("b".repeat(4000))
})

test("an answer leaves by mail in one thread, and stands under the message with who and when", async () => {
  const id = await written()
  const { status, reply } = await answer(id, "Goedemiddag Sanne,\n\nMorgen om tien uur.")
  expect(status).toBe(200)
  expect(reply).toMatchObject({ state: "answered", answers: [{ mail: { state: "waiting" } }] })
  await app.services.jobs.idle()
  await answer(id, "Toch om elf uur.", 1)
  await app.services.jobs.idle()
  const [confirmation, first, second] = toVisitor()
  const root = `<waterpas-message-${id}@kustenbouw.example>`
  const [own, next] = [confirmation!.head["message-id"], first!.head["message-id"]]
  expect(first!.head).toMatchObject({
    ...{ subject: "Re: Lekkage bij de dakkapel", "reply-to": "kantoor@kustenbouw.example" },
    ...{ "in-reply-to": own, references: `${root} ${own}` },
  })
  expect(second!.head).toMatchObject({ "in-reply-to": next, references: `${root} ${own} ${next}` })
  expect(first!.text.replaceAll("\r\n", "\n")).toBe(
    "Goedemiddag Sanne,\n\nMorgen om tien uur.\n\nKust & Bouw\n\n" +
      "Sanne Goedbloed schreef op 21 november 2026 om 12:00:\n" +
      "> Goedemiddag,\n> \n> Het lekt bij regen. Kunt u komen kijken?",
  )
  const { answers } = (await ask("GET", `${id}`)).reply
  expect(answers).toMatchObject([
    { text: "Goedemiddag Sanne,\n\nMorgen om tien uur.", mail: { state: "sent", error: null } },
    { text: "Toch om elf uur.", createdAt: app.clock().toISOString(), mail: { state: "sent" } },
  ])
  expect(answers[0].by).toBeString()
})

test.each([
  ["without a word", "", "Schrijf eerst uw antwoord."],
  ["of blanks", " \n ", "Schrijf eerst uw antwoord."],
  ["of 20,000 characters", "a".repeat(20_000), "Dit antwoord is te lang. Er passen 10.000 tekens in."],
])("an answer %s is refused in words, and nothing leaves", async (_, text, sentence) => {
  const id = await written()
  const { status, reply } = await answer(id, text)
  expect({ status, fields: reply.fields }).toEqual({ status: 422, fields: { text: sentence } })
  expect((await ask("GET", `${id}`)).reply).toMatchObject({ answers: [], state: "new" })
  expect(toVisitor()).toHaveLength(1)
})

test("the longest answer still goes", async () => {
  expect((await answer(await written(), "a".repeat(longestAnswer))).status).toBe(200)
})

test("a subject can't begin another line of the mail's head, also not one from before it was checked", async () => {
  const id = await written()
  app.services.db.$client.run("UPDATE messages SET subject = ?", [
    "Re: RE: Hoi\r\nBcc: dief@voorbeeld.example",
  ])
  await answer(id, "Dag")
  await app.services.jobs.idle()
  const mail = toVisitor().at(-1)!
  expect(mail.head.subject).toBe("Re: Hoi Bcc: dief@voorbeeld.example")
  expect(mail.to).toEqual([sampleMessage.email])
})

test("of two who answer at once the second is told, and a repeated press sends once", async () => {
  const id = await written()
  const key = { "idempotency-key": "antwoord-0001" }
  await answer(id, "Morgen", 0, key)
  expect((await answer(id, "Morgen", 0, key)).status).toBe(200)
  const { status, reply } = await answer(id, "Vandaag nog")
  expect([status, reply.code]).toEqual([409, "messages.answeredMeanwhile"])
  expect(reply.error).toMatch(/^\S.* heeft intussen geantwoord\./)
  await app.services.jobs.idle()
  expect(toVisitor()).toHaveLength(2)
})

test("of spam, and of a message that is not there, nothing is made and nothing is answered", async () => {
  const id = await written({ website: "x" })
  for (const path of ["customer", "project"])
    expect((await ask("POST", `${id}/${path}`)).reply.code).toBe("messages.isSpam")
  expect((await answer(id, "Dag")).reply.code).toBe("messages.isSpam")
  expect((await answer(77, "Dag")).reply.code).toBe("messages.notFound")
  expect((await ask("POST", "77/project")).reply.code).toBe("messages.notFound")
  expect([customers(), projects(), server.received]).toEqual([0, [], []])
})

test("what the mail server refuses is told under the message, and can be sent again", async () => {
  const id = await written()
  server.answers.DATA = "550 5.7.1 not today"
  await answer(id, "Dag")
  await app.services.jobs.idle()
  const [failed] = (await ask("GET", `${id}`)).reply.answers
  expect(failed.mail).toMatchObject({ state: "failed" })
  expect(failed.mail.error).toBeString()
  delete server.answers.DATA
  const again = jsonRequest("POST", `/api/mail/${failed.mail.id}/again`, { headers: manager })
  expect((await app.handle(again)).status).toBe(200)
  await app.services.jobs.idle()
  expect((await ask("GET", `${id}`)).reply.answers).toMatchObject([{ text: "Dag", mail: { state: "sent" } }])
})

test("without a mail server it says so, and keeps the message as it was", async () => {
  await app.close()
  await begin()
  const id = await written()
  expect((await ask("GET", `${id}`)).reply.canMail).toBe(false)
  expect((await answer(id, "Dag")).reply.code).toBe("messages.mailOff")
  expect((await ask("GET", `${id}`)).reply).toMatchObject({ answers: [], state: "new" })
})

test("an answer stays when its mail was forgotten", async () => {
  const id = await written()
  await answer(id, "Dag")
  await app.services.jobs.idle()
  app.services.db.$client.run("DELETE FROM outbox")
  expect((await ask("GET", `${id}`)).reply.answers).toMatchObject([{ text: "Dag", mail: null }])
})
