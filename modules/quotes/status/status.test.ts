import { afterEach, beforeEach, expect, test } from "bun:test"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { sampleSubmission } from "../sample.ts"
import { linkHeader, type RequestStatus } from "./schema.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  await app.services.jobs.stop()
})
afterEach(() => app.close())

const day = 24 * 3600
const office = () => app.services.access.list()[0]!
const tokenIn = (link: string) => link.split("#")[1]!
const submit = (over = {}, key: string | null = null) =>
  app.services.quotes.submit(sampleSubmission(over), key, "visitor")
const sent = () => tokenIn(submit().statusLink)

async function ask(
  token: string,
  method = "GET",
  path = "",
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const request = jsonRequest(method, `/api/request-status${path}`, {
    body,
    headers: { [linkHeader]: token, ...headers },
  })
  const response = await app.handle(request)
  return { status: response.status, reply: await response.json() }
}
const status = async (token: string): Promise<RequestStatus> => (await ask(token)).reply
const photo = (hue: number) =>
  app.services.quotes.keepPhoto(async () => samplePhoto({ width: 40, height: 30, hue }), "visitor")
const read = (id = 1) => app.services.quotes.get(id)
const notices = () => app.services.notices.list(office()).filter(({ key }) => key === "quotes.added")

test("who sends a request gets a page of it, with what it may cost and by when he is called", async () => {
  const reply = submit()
  const { lowPrice, highPrice } = read()
  expect(reply).toMatchObject({ callBy: "2026-11-24", mailed: false })
  expect(reply.range!.fromCents).toBeLessThanOrEqual(lowPrice * 100)
  expect(reply.range!.toCents).toBeGreaterThanOrEqual(highPrice * 100)
  const page = await status(tokenIn(reply.statusLink))
  expect(page).toMatchObject({
    reference: reply.referenceNumber,
    range: reply.range,
    callBy: "2026-11-24",
    readAt: null,
    offeredAt: null,
    isClosed: false,
  })
  expect(page.answered).toContainEqual({ key: "bouwjaar", label: expect.any(String), answer: "1978" })
})

test("a stranger who is shown the page learns neither name nor telephone, mail or street", async () => {
  const page = JSON.stringify(await status(sent()))
  for (const told of Object.values(sampleSubmission().contactInfo)) expect(page).not.toContain(told)
})

test("a request that is sent again gets a link that works too, and the first goes on working", async () => {
  const links = [submit({}, "key-of-a-phone"), submit({}, "key-of-a-phone")].map(
    ({ statusLink }) => statusLink,
  )
  expect(new Set(links).size).toBe(2)
  for (const link of links) expect((await status(tokenIn(link))).reference).toBe("WP-2026-0001")
  const stored = Buffer.from(app.db.$client.serialize()).toString("latin1")
  expect(links.filter((link) => stored.includes(tokenIn(link)))).toEqual([])
})

test("a link that was guessed, is old or was ended opens nothing", async () => {
  const token = sent()
  expect((await ask("a".repeat(22))).status).toBe(404)
  const elsewhere = app.services.secretLinks.issue({ scope: "elsewhere", subject: 1 })
  expect((await ask(elsewhere)).status).toBe(404)
  app.clock.pass(91 * day)
  expect(await ask(token)).toMatchObject({ status: 404, reply: { code: "secretLinks.over" } })
  const again = tokenIn(app.services.quotes.giveLink(1, office()))
  expect((await ask(again)).status).toBe(200)
  app.services.quotes.endLinks(1, office())
  expect(await ask(again)).toMatchObject({ status: 404, reply: { code: "secretLinks.ended" } })
})

test("a new link makes one that was forwarded worthless", async () => {
  const forwarded = sent()
  const { reply } = await ask(forwarded, "POST", "/link")
  expect((await ask(forwarded)).status).toBe(404)
  expect((await ask(tokenIn(reply.statusLink))).status).toBe(200)
  expect((await ask(tokenIn(reply.statusLink), "DELETE", "/link")).status).toBe(200)
  expect((await ask(tokenIn(reply.statusLink))).status).toBe(404)
})

test("a link opens the photos of its own request alone", async () => {
  const [own, others] = [await photo(10), await photo(200)]
  const token = tokenIn(submit({ photos: [own] }).statusLink)
  submit({ photos: [others] })
  const open = (name: string) =>
    app.handle(
      new Request(`http://localhost/api/request-status/photos/${name}`, { headers: { [linkHeader]: token } }),
    )
  expect((await open(own)).headers.get("content-type")).toBe("image/jpeg")
  expect((await open(others)).status).toBe(404)
})

test("the same photo added twice is there once, also when it is sent anew", async () => {
  const token = tokenIn(submit({ photos: [await photo(10)] }).statusLink)
  const add = async (name: string) => (await ask(token, "POST", "/photos", { body: { photo: name } })).reply
  const another = await photo(90)
  for (const name of [another, another, await photo(90), await photo(10)])
    expect((await add(name)).photos).toHaveLength(2)
  expect(read().photos).toHaveLength(2)
  expect(read().additions.map(({ kind }) => kind)).toEqual(["photo"])
})

test("a photo of someone else, or one that is not there, is not taken", async () => {
  const others = await photo(200)
  submit({ photos: [others] })
  const token = sent()
  for (const name of [others, "nergens.jpg", "../../waterpas.db"])
    expect((await ask(token, "POST", "/photos", { body: { photo: name } })).status).toBe(422)
  expect((await status(token)).photos).toEqual([])
})

test("what he adds stands beside what he sent, and the office is told until somebody reads it", async () => {
  const token = sent()
  const headers = { "idempotency-key": "pressed-twice" }
  const body = { question: "bouwjaar", text: "Toch 1956, zegt de buurman." }
  for (let press = 0; press < 2; press++)
    expect((await ask(token, "POST", "/additions", { body, headers })).status).toBe(200)
  await ask(token, "POST", "/additions", { body: { text: "De sleutel ligt bij de buren." } })
  expect(read().answers.bouwjaar).toBe("1978")
  expect(read()).toMatchObject({
    hasNews: true,
    additions: [
      { kind: "answer", label: expect.stringContaining("jaar"), text: body.text },
      { kind: "remark", label: null },
    ],
  })
  expect(notices()).toMatchObject([{ count: 1, href: "/offerte-aanvragen?aanvraag=1" }])
  app.services.quotes.read(1, office())
  expect([notices(), read().hasNews]).toEqual([[], false])
})

test("who of the office read it first stays so", async () => {
  const token = sent()
  app.clock.pass(3_600)
  app.services.quotes.read(1, office())
  const readAt = app.clock().toISOString()
  app.clock.pass(3_600)
  app.services.quotes.read(1, office())
  expect(await status(token)).toMatchObject({ readAt, readBy: office().name })
})

test("once the quotation was sent the page names that, and no other price", async () => {
  const token = sent()
  const { quotationId } = read()
  app.services.decisions.send(quotationId!, { how: "noted", version: 1 }, null, office())
  expect(await status(token)).toMatchObject({ offeredAt: app.clock().toISOString(), range: null })
})

test("of a request that was refused nothing changes any more", async () => {
  const token = sent()
  app.services.quotes.dispose(1, "rejected", office())
  expect((await status(token)).isClosed).toBeTrue()
  const added = await ask(token, "POST", "/additions", { body: { text: "Nog iets." } })
  expect(added).toMatchObject({ status: 409, reply: { code: "quotes.requestClosed" } })
})

test("no page is so full that it can't be shown", async () => {
  const token = sent()
  const tell = (n: number) => ask(token, "POST", "/additions", { body: { text: `Regel ${n}` } })
  for (let n = 0; n < 40; n++) expect((await tell(n)).status).toBe(200)
  expect(await tell(40)).toMatchObject({ status: 409, reply: { code: "quotes.additionsFull" } })
})

test.each<[path: string, body: unknown]>([
  ["/additions", {}],
  ["/additions", { text: "   " }],
  ["/additions", { text: 5 }],
  ["/additions", { text: "x".repeat(1_001) }],
  ["/additions", { text: "\u0000" }],
  ["/additions", { text: "Goed", question: "keuken_lengte" }],
  ["/additions", { text: "Goed", question: "x".repeat(81) }],
  ["/additions", { text: "Goed", requestId: 2 }],
  ["/photos", {}],
  ["/photos", { photo: 5 }],
  ["/photos", { photo: "x".repeat(81) }],
  ["/photos", { photos: [] }],
])("%s refuses %j with a sentence, and keeps nothing", async (path, body) => {
  const token = sent()
  const { status, reply } = await ask(token, "POST", path, { body })
  expect({ status, said: reply.error }).toEqual({ status: 422, said: "Controleer de gemarkeerde velden." })
  expect(read().additions).toEqual([])
})
