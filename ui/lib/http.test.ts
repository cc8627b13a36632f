import { afterAll, beforeAll, expect, test } from "bun:test"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import * as z from "zod/mini"
import { publicTexts } from "../app/plain.ts"
import { ApiError, del, download, get, post, put, speakThrough } from "./http.ts"
import { startTexts } from "./i18n.ts"

const Tile = z.object({ id: z.int(), name: z.string() })
let asked: Request[] = []
const answer = (reply: () => Response | Promise<Response>) =>
  speakThrough(async (request) => {
    asked.push(request.clone())
    return reply()
  })
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: ApiError) => error,
  )

beforeAll(() => startTexts(publicTexts))
afterAll(() => speakThrough((request) => fetch(request)))

test("a reply is read by its schema, which drops what it does not name", async () => {
  answer(json({ id: 3, name: "Wandtegel", secret: true }))
  expect(await get(Tile, "/api/tiles/3")).toEqual({ id: 3, name: "Wandtegel" })
})

test("a reply that does not fit its schema is an error with a sentence for people", async () => {
  answer(json({ id: "drie" }))
  expect(await failure(get(Tile, "/api/tiles/3"))).toMatchObject({
    code: "badReply",
    message: expect.stringContaining("Vernieuw de pagina"),
  })
})

test("an empty reply is null", async () => {
  answer(() => new Response(null, { status: 204 }))
  expect(await del(z.null(), "/api/tiles/3")).toBeNull()
})

test("a refusal brings its status, code, Dutch sentence and a sentence per field", async () => {
  answer(
    json(
      {
        success: false,
        error: "Niet alles is goed ingevuld.",
        code: "invalid",
        fields: { name: "Vul een naam in." },
      },
      422,
    ),
  )
  const error = await failure(post(Tile, "/api/tiles", { name: "" }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 422,
    code: "invalid",
    message: "Niet alles is goed ingevuld.",
    fields: { name: "Vul een naam in." },
  })
})

test("an error page of a proxy does not reach the screen", async () => {
  answer(() => new Response("<html>Bad Gateway</html>", { status: 502 }))
  expect(await failure(get(Tile, "/api/tiles/3"))).toMatchObject({
    status: 502,
    message: "Er ging iets mis op de server. Probeer het later opnieuw.",
  })
})

test("no connection is told as such, with status 0", async () => {
  answer(() => Promise.reject(new TypeError("fetch failed")))
  expect(await failure(get(Tile, "/api/tiles/3"))).toMatchObject({
    status: 0,
    code: "network",
    message: expect.stringContaining("Geen verbinding"),
  })
})

test("a call that takes too long is given up", async () => {
  speakThrough(
    (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener("abort", () => reject(request.signal.reason)),
      ),
  )
  expect(await failure(get(Tile, "/api/tiles/3", {}, { timeout: 1 }))).toMatchObject({
    status: 0,
    code: "timeout",
  })
})

test("who stops a call himself gets his own reason back", async () => {
  speakThrough(
    (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener("abort", () => reject(request.signal.reason)),
      ),
  )
  const stop = new AbortController()
  const call = failure(get(Tile, "/api/tiles/3", {}, { signal: stop.signal }))
  stop.abort(new Error("weg"))
  expect((await call)?.message).toBe("weg")
})

test("JSON goes out with its type, cookies and own headers", async () => {
  asked = []
  answer(json({ id: 1, name: "Voeg" }))
  await put(Tile, "/api/tiles/1", { name: "Voeg" }, { headers: { "idempotency-key": "abcd1234" } })
  const [request] = asked
  expect(request).toMatchObject({ method: "PUT", credentials: "include" })
  expect(request!.headers.get("content-type")).toBe("application/json")
  expect(request!.headers.get("idempotency-key")).toBe("abcd1234")
  expect(await request!.json()).toEqual({ name: "Voeg" })
})

test("a form goes out as a form", async () => {
  asked = []
  answer(json({ id: 1, name: "Voeg" }))
  const form = new FormData()
  form.set("type", "project-photo")
  await post(Tile, "/api/upload", form)
  expect(asked[0]!.headers.get("content-type")).toStartWith("multipart/form-data")
})

test("a question leaves out what is not asked", async () => {
  asked = []
  answer(json({ id: 1, name: "Voeg" }))
  await get(Tile, "/api/tiles", { color: "wit", size: undefined, glazed: true })
  expect(new URL(asked[0]!.url).search).toBe("?color=wit&glazed=true")
})

test("a download brings the file and the name the server gives it", async () => {
  const headers = { "content-disposition": `attachment; filename="x"; filename*=UTF-8''Fa%C3%A7ade.pdf` }
  answer(() => new Response("%PDF", { headers }))
  const { file, name } = await download("/api/projects/1/files/2")
  expect([name, await file.text()]).toEqual(["Façade.pdf", "%PDF"])
})

test("a refused download is an error with the server's sentence, not a file that holds it", async () => {
  answer(
    json({ success: false, error: "Dit bestand is er niet (meer).", code: "projects.fileNotFound" }, 404),
  )
  expect(await failure(download("/api/projects/1/files/2"))).toMatchObject({
    status: 404,
    message: "Dit bestand is er niet (meer).",
  })
})

/** A server that breaks the line so often once it has read what is asked, and then answers. */
async function givenBrokenLine(breaks: number) {
  const keys: (string | undefined)[] = []
  const server = createServer((request, reply) => {
    keys.push(request.headers["idempotency-key"] as string | undefined)
    request.resume().on("end", () => {
      if (keys.length <= breaks) return request.socket.destroy()
      reply.setHeader("content-type", "application/json")
      reply.end(JSON.stringify({ id: keys.length, name: "Voeg" }))
    })
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  speakThrough((request) => fetch(request))
  const { port } = server.address() as AddressInfo
  return { keys, path: `http://127.0.0.1:${port}/api/tiles`, [Symbol.dispose]: () => void server.close() }
}
const keyed = { headers: { "idempotency-key": "abcd1234" } }

test("a write with a key goes once more, under the same one, when the line breaks", async () => {
  using line = await givenBrokenLine(1)
  expect(await post(Tile, line.path, { name: "Voeg" }, keyed)).toEqual({ id: 2, name: "Voeg" })
  expect(line.keys).toEqual(["abcd1234", "abcd1234"])
})

test("it goes no third time", async () => {
  using line = await givenBrokenLine(9)
  expect(await failure(post(Tile, line.path, { name: "Voeg" }, keyed))).toMatchObject({ code: "network" })
  expect(line.keys).toHaveLength(2)
})

test("a write that the server would not know again goes once", async () => {
  using line = await givenBrokenLine(9)
  expect(await failure(post(Tile, line.path, { name: "Voeg" }))).toMatchObject({ code: "network" })
  expect(line.keys).toHaveLength(1)
})

test.each([401, 403, 404, 500])("what was answered with %d goes once", async (status) => {
  asked = []
  answer(json({ success: false, error: "Nee.", code: "no" }, status))
  expect(await failure(post(Tile, "/api/tiles", { name: "Voeg" }, keyed))).toMatchObject({ status })
  expect(asked).toHaveLength(1)
})

test("what took too long goes once", async () => {
  asked = []
  answer(() => Promise.reject(new DOMException("too slow", "TimeoutError")))
  expect(await failure(post(Tile, "/api/tiles", { name: "Voeg" }, keyed))).toMatchObject({ code: "timeout" })
  expect(asked).toHaveLength(1)
})

test("who stops a write hears nothing more of it", async () => {
  const stop = new AbortController()
  asked = []
  answer(() => {
    stop.abort(new Error("weg"))
    return Promise.reject(stop.signal.reason)
  })
  const call = post(Tile, "/api/tiles", { name: "Voeg" }, { ...keyed, signal: stop.signal })
  expect((await failure(call))?.message).toBe("weg")
  expect(asked).toHaveLength(1)
})

test("what did not change since is the same object, and is not sent again", async () => {
  const marks: (string | null)[] = []
  speakThrough(async (request) => {
    marks.push(request.headers.get("if-none-match"))
    if (marks.at(-1) === 'W/"2"') return new Response(null, { status: 304 })
    const headers = { etag: `W/"${marks.length}"` }
    return Response.json({ id: marks.length, name: "Voeg" }, { headers })
  })
  const [first, second, third] = [
    await get(Tile, "/api/tiles/9"),
    await get(Tile, "/api/tiles/9"),
    await get(Tile, "/api/tiles/9"),
  ]
  expect(marks).toEqual([null, 'W/"1"', 'W/"2"'])
  expect(first.id).toBe(1)
  expect(third).toBe(second)
})
