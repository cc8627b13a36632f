import { afterAll, beforeAll, expect, test } from "bun:test"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { rowCounts } from "#db/migrate.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { sampleMessage } from "#modules/site/sample.ts"
import { samplePhoto } from "../files/sample.ts"
import { givenApp, jsonRequest, type TestApp } from "../testing.ts"
import { uploadRequest } from "./upload.testing.ts"

/** Stands in every bad input, so that an echo of it would be seen. */
export const mark = "merkteken"
export const long = (length: number) => mark.padEnd(length, "x")

export type Change = [what: string, change: Record<string, unknown>]

/** A call that takes JSON, with something right to send. */
type Write = [call: string, right: object]

export const everyWrongType = (field: string, allowed: string): Change[] =>
  Object.entries({ number: 5, text: mark, list: [mark], object: { a: mark }, yes: true, nothing: null })
    .filter(([kind]) => !allowed.split(" ").includes(kind))
    .map(([kind, value]) => [`${field} is a ${kind}`, { [field]: value }])

/** What stands in an address where a number belongs. */
export const noNumbers = [
  "0",
  "-1",
  "1.5",
  mark,
  "1e3",
  "99999999999999999999",
  "NaN",
  "%00",
  "1%2F..",
  "' OR 1=1",
]

/**
 * The server with an owner signed in, and number 1 of everything: a request with its project, customer and quotation, a
 * file of that project, and a message. Called at the top of a test file.
 */
export function givenMarkedOffice() {
  let app: TestApp
  let cookie: { cookie: string }
  /** Photos: one that waits, one that belongs to a request of someone else. */
  const photo = { waiting: "", taken: "" }

  beforeAll(async () => {
    app = await givenApp()
    // What a job does meanwhile would look like something left behind.
    await app.services.jobs.stop()
    cookie = await app.signIn("owner")
    photo.waiting = await keepPhoto(10)
    photo.taken = await keepPhoto(200)
    const { quotes, messages, projectFiles, access } = app.services
    quotes.submit(sampleSubmission({ photos: [photo.taken] }), null, "visitor")
    messages.receive(sampleMessage, null, "visitor")
    const drawing = { bytes: Buffer.from("%PDF-1.7"), name: "tekening.pdf", texts: { kind: "drawing" } }
    await projectFiles.add(1, async () => drawing, null, access.list()[0]!)
  })
  afterAll(() => app.close())

  const keepPhoto = (hue: number) =>
    app.services.quotes.keepPhoto(async () => samplePhoto({ width: 40, height: 30, hue }), "visitor")

  let visitors = 0
  /** Every request comes from another address, so that no limit on speed answers in its place. */
  const someone = () => ({ ...cookie, "x-forwarded-for": `visitor ${++visitors}` })
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.handle(jsonRequest(method, path, { body, headers: { ...someone(), ...headers } }))
  const upload = async (
    path: string,
    fields: [string, string | File][],
    headers: Record<string, string> = {},
  ) => app.handle(await uploadRequest(path, fields, { ...someone(), ...headers }))

  const traces = () => ({
    rows: Object.fromEntries(rowCounts(app.db.$client)),
    blobs: readdirSync(join(app.dataDir, "files"), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length,
    company: app.services.settings.get(),
  })

  /** Refused with a Dutch sentence, without an echo, and with nothing left behind. Answers the status. */
  async function refused(request: () => Promise<Response>): Promise<number> {
    const before = traces()
    const response = await request()
    const text = await response.text()
    expect(text.length).toBeLessThan(5_000)
    const reply = JSON.parse(text)
    expect(reply).toMatchObject({ success: false, code: expect.any(String) })
    expect(reply.error).toMatch(/^[A-Z][^{}<>]{8,}[.)]?$/)
    expect(text).not.toContain(mark)
    expect(traces()).toEqual(before)
    return response.status
  }

  /** One field at a time put in the place of a right one; undefined takes it out. */
  function bad(name: string, method: string, path: string, right: () => object, changes: Change[]) {
    test.each(changes)(`${name}: %s`, async (_, change) => {
      const body = { ...right(), ...change }
      expect(await refused(() => send(method, path, body))).toBe(422)
    })
  }

  /** Neither a broken body nor a prototype nor another kind of body gets through; what is right does. */
  function onlyRight(writes: Write[], { withoutBody = [] as string[], taken = writes } = {}) {
    test.each(writes)("%s refuses a body that is not what it should be", async (call, right) => {
      const [method, path] = partsOf(call)
      const text = JSON.stringify(right)
      const json = async (body: string) => refused(() => send(method, path, body))
      expect(await json(text.slice(0, -1))).toBe(400)
      expect(await json(`${text}${mark}`)).toBe(400)
      expect(await json("")).toBe(400)
      for (const body of ["null", "[]", `["${mark}"]`, "5", `"${mark}"`, "true", "{}"])
        expect([400, 422]).toContain(await json(body))
      expect(await json("[".repeat(200_000))).toBe(400)
      expect(await json("[".repeat(100_000) + "]".repeat(100_000))).toBe(400)
      expect(await json(`${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`)).toBe(400)
      expect(await json(`{"${mark}":"${"x".repeat(256 * 1024)}"}`)).toBe(413)
    })

    test.each(writes)("%s refuses a prototype for a gift", async (call, right) => {
      const [method, path] = partsOf(call)
      for (const gift of [
        '"__proto__":{"role":"owner"}',
        '"constructor":{"prototype":{"role":"owner"}}',
        '"__proto__":null',
      ]) {
        const body = JSON.stringify(right).replace("{", `{${gift},`)
        expect([400, 422]).toContain(await refused(() => send(method, path, body)))
      }
      expect(({} as { role?: string }).role).toBeUndefined()
    })

    test.each([...writes, ...withoutBody.map((call): Write => [call, {}])])(
      "%s refuses another kind of body, one without a length, and another site",
      async (call, right) => {
        const [method, path] = partsOf(call)
        const as = (headers: Record<string, string>) => refused(() => send(method, path, right, headers))
        expect(await as({ "content-type": "application/x-www-form-urlencoded" })).toBe(415)
        expect(await as({ "content-type": "text/plain" })).toBe(415)
        expect(await as({ "content-type": "multipart/form-data; boundary=x" })).toBe(415)
        expect(await as({ "transfer-encoding": "chunked" })).toBe(411)
        expect(await as({ origin: `https://${mark}.nl` })).toBe(403)
        expect(await as({ origin: "null" })).toBe(403)
        expect(await as({ "sec-fetch-site": "cross-site" })).toBe(403)
      },
    )

    test("what is sent rightly is taken", async () => {
      for (const [call, right] of taken) {
        const [method, path] = partsOf(call)
        const response = await send(method, path, right)
        expect({ call, status: response.status }).toEqual({ call, status: 200 })
      }
    })
  }

  return { photo, keepPhoto, send, upload, refused, bad, onlyRight }
}

const partsOf = (call: string) => call.split(" ") as [method: string, path: string]
