import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { sampleMessage } from "./sample.ts"

let app: TestApp
let manager: { cookie: string }
beforeEach(async () => {
  app = await givenApp()
  manager = await app.signIn("manager")
})
afterEach(() => app.close())

const send = async (over: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
  const body = { ...sampleMessage, ...over }
  const response = await app.handle(jsonRequest("POST", "/api/contact", { body, headers }))
  return { status: response.status, headers: response.headers, reply: await response.json() }
}
const ask = async (method: string, path: string, body?: unknown) =>
  (await app.handle(jsonRequest(method, path, { body, headers: manager }))).json()
const kept = () => app.services.messages.list({})

test("a message that was sent is stored as it was written, and waits for the office", async () => {
  const { status, reply } = await send()
  expect({ status, reply }).toEqual({
    status: 200,
    reply: { success: true, message: "Bedankt! Uw bericht is ontvangen." },
  })
  expect(await ask("GET", "/api/messages")).toEqual([
    {
      id: 1,
      name: "Sanne Goedbloed",
      email: "sanne@voorbeeld.example",
      phone: "06 12 34 56 78",
      subject: "Lekkage bij de dakkapel",
      message: "Goedemiddag,\n\nHet lekt bij regen. Kunt u komen kijken?",
      state: "new",
      createdAt: "2026-11-21T11:00:00.000Z",
      readAt: null,
      answeredAt: null,
    },
  ])
  expect(await ask("GET", "/api/messages/counts")).toEqual({ new: 1, read: 0, answered: 0, spam: 0 })
})

test("a telephone number need not be given", async () => {
  await send({ telefoon: undefined })
  await send({ telefoon: "" })
  expect(kept().map(({ phone }) => phone)).toEqual(["", ""])
})

test.each([
  ["naam", ""],
  ["naam", "   "],
  ["naam", "n".repeat(121)],
  ["naam", "Jan\nPiet"],
  ["email", "geen adres"],
  ["email", "a@b.nl,c@d.nl"],
  ["telefoon", "bel maar"],
  ["onderwerp", "\t"],
  ["onderwerp", "Onderwerp\r\nBcc: allen@voorbeeld.example"],
  ["bericht", " \n "],
  ["bericht", "b".repeat(5001)],
  ["bericht", "\u0000"],
])("%s as %j is refused by name, and nothing is stored", async (field, value) => {
  const { status, reply } = await send({ [field]: value })
  expect(status).toBe(422)
  expect(reply.fields).toEqual({ [field]: "Dit veld is niet goed ingevuld." })
  expect(kept()).toEqual([])
})

test("a field that we don't know is refused", async () => {
  expect((await send({ state: "answered" })).status).toBe(422)
})

test.each([
  ["a filled honeypot", { website: "https://koop.example" }],
  ["a form filled in within two seconds", { startedAt: "2026-11-21T10:59:59.000Z" }],
])("%s is answered like any other, and kept aside", async (_, over) => {
  expect(await send(over)).toMatchObject({ status: 200, reply: { success: true } })
  expect(kept()).toMatchObject([{ state: "spam" }])
  expect(app.services.messages.counts()).toMatchObject({ new: 0, spam: 1 })
})

test("the same message under the same key is stored once", async () => {
  const key = { "idempotency-key": "bericht-0001" }
  const first = await send({}, key)
  expect((await send({}, key)).reply).toEqual(first.reply)
  expect(kept()).toHaveLength(1)
  expect((await send({ bericht: "Iets anders" }, key)).status).toBe(409)
  expect(kept()).toHaveLength(1)
})

test("the eleventh message of an address within ten minutes is asked to wait; a replay is not", async () => {
  const key = { "idempotency-key": "bericht-0001" }
  await send({}, key)
  for (let count = 1; count < 10; count++) await send()
  const { status, headers, reply } = await send()
  expect({ status, wait: headers.get("retry-after") }).toEqual({ status: 429, wait: "600" })
  expect(reply.error).toBe("Te veel verzoeken. Probeer het over 10 minuten opnieuw.")
  expect((await send({}, key)).status).toBe(200)
  expect((await send({}, { "x-forwarded-for": "203.0.113.7" })).status).toBe(200)
  app.clock.pass(601)
  expect((await send()).status).toBe(200)
})

test("reading, answering, spam and back: each with its moment, and in the log", async () => {
  await send()
  const put = (state: string) => ask("PUT", "/api/messages/1/state", { state })
  expect(await put("read")).toMatchObject({ state: "read", readAt: "2026-11-21T11:00:00.000Z" })
  app.clock.pass(60)
  expect(await put("answered")).toMatchObject({ state: "answered", answeredAt: "2026-11-21T11:01:00.000Z" })
  expect(await put("new")).toMatchObject({ state: "new", readAt: "2026-11-21T11:00:00.000Z" })
  expect(await put("spam")).toMatchObject({ state: "spam" })
  expect(await put("spam")).toMatchObject({ state: "spam" })
  expect(app.services.access.log.about("message", 1).map(({ action }) => action)).toEqual([
    "message.received",
    "message.read",
    "message.answered",
    "message.new",
    "message.spam",
  ])
})

test("a message that is not there, and a state that does not exist", async () => {
  expect(await ask("PUT", "/api/messages/7/state", { state: "read" })).toMatchObject({
    code: "messages.notFound",
    error: "Dit bericht bestaat niet (meer).",
  })
  expect(await ask("PUT", "/api/messages/1/state", { state: "gone" })).toMatchObject({ code: "invalid" })
})

test("the list of one state holds no other, the newest first", async () => {
  await send({ naam: "Eerste" })
  await send({ naam: "Tweede" })
  await send({ naam: "Derde", website: "x" })
  const names = async (query: string) =>
    (await ask("GET", `/api/messages${query}`)).map(({ name }: { name: string }) => name)
  expect(await names("?state=new")).toEqual(["Tweede", "Eerste"])
  expect(await names("?state=spam")).toEqual(["Derde"])
})

test("who has not read it yet is told so, until he has", async () => {
  const manager = () => ({ ...app.services.access.list()[0]!, role: "manager" as const })
  const told = () => app.services.notices.list(manager()).filter(({ key }) => key === "messages.new")
  expect(told()).toEqual([])
  await send()
  app.clock.pass(60)
  await send()
  await send({ website: "x" })
  expect(told()).toMatchObject([{ count: 2, since: "2026-11-21T11:00:00.000Z", href: "/berichten" }])
  await ask("PUT", "/api/messages/1/state", { state: "read" })
  await ask("PUT", "/api/messages/2/state", { state: "answered" })
  expect(told()).toEqual([])
})
