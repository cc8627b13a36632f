import { afterEach, beforeEach, expect, spyOn, test } from "bun:test"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Elysia } from "elysia"
import { z } from "zod"
import { layBallast, watchSpace } from "../files/space.ts"
import { conflict, DomainError, invalid } from "../shared/errors.ts"
import { failureOf } from "./failures.ts"
import { general } from "./nl.ts"
import { refuseUnwieldy } from "./unwieldy.ts"

const sentence = (code: string, values: Record<string, string | number> = {}) =>
  (general[code as keyof typeof general] ?? code).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name]),
  )

let journal: string[]
const written = spyOn(process.stderr, "write")
beforeEach(() => {
  journal = []
  written.mockImplementation((line) => {
    journal.push(String(line))
    return true
  })
})
afterEach(() => void written.mockReset())

/** A small server that fails as asked, with the same onError as the real one. */
const app = new Elysia()
  .use(refuseUnwieldy)
  .onError(({ code, error, set }) => {
    const failure = failureOf(code, error, sentence)
    set.status = failure.status
    Object.assign(set.headers, failure.headers)
    return failure.body
  })
  .get("/conflict", () => {
    throw conflict("otherBody")
  })
  .get("/fast", () => {
    throw new DomainError("tooFast", 429, { retryAfter: 7, values: { seconds: 7 } })
  })
  .get("/fields", () => {
    throw invalid({ "answers.breedte": "field", "answers.<script>": "field" })
  })
  .get("/full", () => {
    throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" })
  })
  .get("/read-only", () => {
    throw Object.assign(new Error("attempt to write a readonly database"), {
      code: "SQLITE_READONLY_DBMOVED",
    })
  })
  .get("/fault", () => {
    throw new Error("secret: the door code is 4321")
  })
  .get("/wrong-reply", () => ({ name: 5, secret: "4321" }) as never, {
    response: z.object({ name: z.string() }),
  })
  .post("/body", ({ body }) => body, {
    body: z.strictObject({
      name: z.string().max(5),
      list: z.array(z.object({ size: z.number() })).optional(),
      answers: z.record(z.string(), z.string()).optional(),
    }),
  })

async function ask(path: string, body?: string) {
  const request = new Request(`http://localhost${path}`, {
    method: body === undefined ? "GET" : "POST",
    body,
    headers: body === undefined ? {} : { "content-type": "application/json" },
  })
  const response = await app.handle(request)
  return {
    status: response.status,
    headers: response.headers,
    text: await response.clone().text(),
    body: await response.json(),
  }
}

test("an expected failure tells its sentence and its code", async () => {
  expect(await ask("/conflict")).toMatchObject({
    status: 409,
    body: { success: false, error: general.otherBody, code: "otherBody" },
  })
  expect(journal).toEqual([])
})

test("who is too fast is told how long to wait, in the header and in the sentence", async () => {
  const { status, headers, body } = await ask("/fast")
  expect([status, headers.get("retry-after")]).toEqual([429, "7"])
  expect(body.error).toBe("Te veel verzoeken. Probeer het over 7 seconden opnieuw.")
})

test.each([
  ["a text that is too long", { name: "much too long" }, ["name"]],
  ["a field that is absent", {}, ["name"]],
  ["a value deep inside", { name: "Jan", list: [{ size: 1 }, { size: "x" }] }, ["list.1.size"]],
  ["a key that nobody asked for", { name: "Jan", admin: true }, []],
  ["a list where an object belongs", [], []],
])("%s is pointed out by its path, in Dutch", async (_, input, fields) => {
  const { status, body } = await ask("/body", JSON.stringify(input))
  expect(status).toBe(422)
  expect(body).toMatchObject({ success: false, code: "invalid", error: general.invalid })
  expect(body.fields).toEqual(Object.fromEntries(fields.map((path) => [path, general.field])))
})

test("nothing of what was sent comes back, not even a key", async () => {
  const { text } = await ask(
    "/body",
    JSON.stringify({ name: "geheim woord", answers: { "<b>geheim</b>": 5, ["q".repeat(5000)]: 6 } }),
  )
  expect(text).not.toContain("geheim")
  expect(text).not.toContain("qqq")
  expect((await ask("/fields")).body.fields).toEqual({ "answers.breedte": general.field })
})

test("a thousand wrong fields make a short reply", async () => {
  const answers = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`key${i}`, i]))
  const { body } = await ask("/body", JSON.stringify({ name: "Jan", answers }))
  expect(Object.keys(body.fields)).toHaveLength(50)
})

test.each([
  ["broken JSON", '{"name": "Jan"', 400],
  ["200,000 opening brackets", "[".repeat(200_000), 400],
  ["200,000 brackets that close", "[".repeat(100_000) + "]".repeat(100_000), 400],
  ["33 levels where three belong", `{"name":${'{"a":'.repeat(32)}1${"}".repeat(33)}`, 400],
  ["a body that is no JSON", "Geachte heer", 400],
  ["nothing where something belongs", "", 400],
  ["more values than anything of ours", JSON.stringify({ name: "Jan", list: Array(6_000).fill(0) }), 400],
  ["a few levels too many", '{"name":{"a":{"b":[1]}}}', 422],
])("%s is refused", async (_, text, status) => {
  const reply = await ask("/body", text)
  expect(reply.status).toBe(status)
  expect(reply.body.error).toBe(status === 400 ? general.malformed : general.invalid)
})

test("an address that leads nowhere is not found", async () => {
  expect(await ask("/nowhere")).toMatchObject({ status: 404, body: { error: general.notFound } })
})

test("a full disk says that nothing was kept, and gives up the ballast", async () => {
  const folder = mkdtempSync(join(tmpdir(), "waterpas-full-"))
  const unwatch = watchSpace(folder)
  layBallast()
  expect(await ask("/full")).toMatchObject({
    status: 507,
    body: { error: general.diskFull, code: "diskFull" },
  })
  expect(readdirSync(folder)).toEqual([])
  unwatch()
  rmSync(folder, { recursive: true })
})

test("a disk that takes nothing says that nothing was kept, and is told to whoever runs the server", async () => {
  expect(await ask("/read-only")).toMatchObject({
    status: 507,
    body: { error: general.diskReadOnly, code: "diskReadOnly" },
  })
  expect(journal.join()).toContain("disk is read-only")
})

test("a fault of ours gives a number to look it up by, and no detail", async () => {
  const { status, text, body } = await ask("/fault")
  expect(status).toBe(500)
  expect(text).not.toContain("4321")
  const id = /melding (\w+)/.exec(body.error)?.[1]
  expect(journal.join()).toContain(id!)
  expect(journal.join()).toContain("the door code")
})

test("a reply that does not fit its own schema is our fault, and its contents stay out of the journal", async () => {
  const { status, text } = await ask("/wrong-reply")
  expect(status).toBe(500)
  expect(text).not.toContain("4321")
  expect(journal.join()).toContain("response does not fit its schema at name")
  expect(journal.join()).not.toContain("4321")
})
