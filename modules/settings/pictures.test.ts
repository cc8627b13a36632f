import { afterEach, beforeEach, expect, test } from "bun:test"
import { rmSync } from "node:fs"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"

let app: TestApp
let owner: { cookie: string }
beforeEach(async () => {
  app = await givenApp()
  owner = await app.signIn("owner")
})
afterEach(() => app.close())

type Part = [name: string, value: string | Uint8Array]
async function upload(parts: Part[], headers: Record<string, string> = owner) {
  const form = new FormData()
  for (const [name, value] of parts)
    form.append(name, typeof value === "string" ? value : new File([Buffer.from(value)], "logo.png"))
  const made = new Response(form)
  const type = made.headers.get("content-type")!
  const body = await made.arrayBuffer()
  const response = await app.handle(
    new Request("http://localhost/api/settings/picture", {
      method: "POST",
      body,
      headers: { "content-type": type, "content-length": String(body.byteLength), ...headers },
    }),
  )
  return { status: response.status, body: await response.json() }
}

const logo = samplePhoto({ width: 300, height: 100 })
const send = (type: string, bytes = logo) =>
  upload([
    ["file", bytes],
    ["type", type],
  ])
const save = async (body: object) => {
  const response = await app.handle(jsonRequest("POST", "/api/settings", { body, headers: owner }))
  return { status: response.status, body: await response.json() }
}
const look = (id: string, headers = {}) =>
  app.handle(jsonRequest("GET", `/api/company/picture/${id}`, { headers }))

test("a logo that was sent is there for everyone once it is saved, and not before", async () => {
  const { body } = await send("logo")
  expect((await look(body.id)).status).toBe(404)
  expect(await save({ logo: body.id })).toMatchObject({ status: 200, body: { logo: body.id } })
  const shown = await look(body.id)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=86400",
    etag: `"${body.id}"`,
  })
  expect(await new Bun.Image(await shown.bytes()).metadata()).toMatchObject({ width: 300, height: 100 })
})

test("who has the picture already is told so without getting it again", async () => {
  const { id } = (await send("owner")).body
  await save({ ownerPhoto: id })
  expect((await look(id)).headers.get("content-type")).toBe("image/jpeg")
  const again = await look(id, { "if-none-match": `"${id}"` })
  expect([again.status, (await again.bytes()).length]).toEqual([304, 0])
})

test("a picture that was replaced or taken away is no longer shown, and is cleared in time", async () => {
  const first = (await send("logo")).body.id
  await save({ logo: first })
  expect((await save({ logo: first })).status).toBe(200)
  const second = (await send("logo", samplePhoto({ width: 20, height: 20 }))).body.id
  await save({ logo: second })
  expect((await look(first)).status).toBe(404)
  expect((await look(second)).status).toBe(200)
  await save({ logo: "" })
  expect((await look(second)).status).toBe(404)
  app.clock.pass(25 * 3600)
  await app.services.files.sweep()
  expect([first, second].map((id) => app.services.files.read(id))).toEqual([undefined, undefined])
})

test("a saved picture outlives the sweep, one that nobody saved does not", async () => {
  const kept = (await send("logo")).body.id
  const left = (await send("owner")).body.id
  await save({ logo: kept })
  app.clock.pass(25 * 3600)
  await app.services.files.sweep()
  owner = await app.signIn("owner")
  expect(app.services.files.read(kept)).toBeDefined()
  expect((await save({ ownerPhoto: left })).body.fields).toEqual({
    ownerPhoto: "Deze afbeelding is er niet meer. Kies de afbeelding opnieuw.",
  })
})

const large = new Uint8Array(5 * 1024 * 1024 + 1)
test.each<[string, Part[], number]>([
  ["no kind", [["file", logo]], 422],
  [
    "another kind",
    [
      ["file", logo],
      ["type", "project-photo"],
    ],
    422,
  ],
  ["no picture", [["type", "logo"]], 422],
  [
    "a text for a picture",
    [
      ["file", "logo"],
      ["type", "logo"],
    ],
    422,
  ],
  [
    "two pictures",
    [
      ["file", logo],
      ["file", logo],
      ["type", "logo"],
    ],
    422,
  ],
  [
    "an empty picture",
    [
      ["file", new Uint8Array()],
      ["type", "logo"],
    ],
    422,
  ],
  [
    "a drawing",
    [
      ["file", Buffer.from("<svg/>")],
      ["type", "logo"],
    ],
    422,
  ],
  [
    "more than 5 MB",
    [
      ["file", large],
      ["type", "logo"],
    ],
    413,
  ],
])("%s is refused", async (_, parts, status) => {
  const before = app.db.$client.query("SELECT count(*) FROM files").values()
  expect(await upload(parts)).toMatchObject({ status, body: { success: false } })
  expect(app.db.$client.query("SELECT count(*) FROM files").values()).toEqual(before)
})

test("a manager can't change the logo", async () => {
  const headers = await app.signIn("manager")
  const parts: Part[] = [
    ["file", logo],
    ["type", "logo"],
  ]
  expect((await upload(parts, headers)).status).toBe(403)
})

test("documents show the saved logo, and are made without it when its file is gone", async () => {
  const { id } = (await send("logo")).body
  await save({ companyName: "Kust & Bouw", logo: id })
  const { companyName, logoPicture } = await app.services.settings.sender()
  expect(companyName).toBe("Kust & Bouw")
  expect(logoPicture).toMatchObject({ kind: "png", width: 300, height: 100 })
  app.db.$client.run("UPDATE files SET hash = ?", ["0".repeat(64)])
  expect((await app.services.settings.sender()).logoPicture).toBeUndefined()
})

test("a logo whose file is gone is a sentence, no fault; pages show the name, and the owner hears of it", async () => {
  const { body } = await send("logo")
  await save({ logo: body.id })
  rmSync(app.services.files.read(body.id)!.path)
  const shown = await look(body.id)
  expect([shown.status, await shown.json()]).toEqual([
    404,
    {
      success: false,
      error:
        "Dit bestand staat niet meer op de server. Voeg het opnieuw toe, of laat een back-up terugzetten.",
      code: "files.missing",
    },
  ])
  expect(app.services.settings.publicCompany().logo).toBe("")
  expect((await app.services.settings.sender()).logoPicture).toBeUndefined()
  await app.services.files.look()
  const [office] = app.services.access.list()
  const notices = app.services.notices.list({ ...office!, role: "owner" })
  expect(notices.find(({ key }) => key === "settings.filesMissing")).toMatchObject({ count: 1, tone: "bad" })
})
