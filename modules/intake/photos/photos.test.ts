import { afterEach, beforeEach, expect, test } from "bun:test"
import { bathroomJob } from "#modules/projects/sample.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { heldDuring } from "#src/jobs/eventLoop.testing.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { uploadRequest } from "#src/tests/upload.testing.ts"
import { arrow } from "../drawing/shapes.testing.ts"
import type { Photo } from "./schema.ts"

let app: TestApp
let project: number
let worker: { cookie: string }
let manager: { cookie: string }
beforeEach(async () => {
  app = await givenApp()
  project = bathroomJob(app.services)
  worker = await app.signIn("worker")
  manager = await app.signIn("manager")
})
afterEach(() => app.close())

const path = () => `/api/projects/${project}/photos`
const picture = (hue = 10) => new Uint8Array(samplePhoto({ width: 40, height: 30, hue }))
const shot = (hue = 10) => new File([picture(hue)], "image.png", { type: "image/png" })
const ask = (method: string, to: string, body?: unknown, headers: Record<string, string> = worker) =>
  app.handle(jsonRequest(method, to, { headers, body }))
const send = async (
  fields: Record<string, string> = {},
  { file = shot(), headers = {} as Record<string, string>, to = path() } = {},
) =>
  app.handle(
    await uploadRequest(to, [["file", file], ...Object.entries({ category: "damage", ...fields })], {
      ...worker,
      ...headers,
    }),
  )
const added = async (fields: Record<string, string> = {}, file = shot()): Promise<Photo> =>
  (await send(fields, { file })).json()
const listed = async (): Promise<Photo[]> => (await ask("GET", path())).json()
const refusal = async (reply: Response | Promise<Response>) => {
  const response = await reply
  const { code, fields } = await response.json()
  return [response.status, code, ...Object.values(fields ?? {})].join(" ")
}
const dataUrl = () => `data:image/png;base64,${Buffer.from(picture()).toString("base64")}`
const uploaded = async (hue = 200) =>
  `${await app.services.quotes.keepPhoto(async () => picture(hue), "visitor")}`

test("a photo is kept with what is told of it, as a file of the project like any other", async () => {
  const photo = await added({ title: "Lekkage achter toilet", notes: "Al weken", location: "Badkamer" })
  expect(photo).toMatchObject({
    title: "Lekkage achter toilet",
    notes: "Al weken",
    category: "damage",
    location: "Badkamer",
    takenAt: "2026-11-21T11:00:00.000Z",
    by: "Test worker",
    name: "Lekkage achter toilet.jpg",
    drawnUrl: null,
    version: 1,
  })
  expect(await listed()).toEqual([photo])
  expect(app.services.projectFiles.list(project)).toMatchObject([
    { id: photo.id, name: photo.name, kind: "photo", mediaType: "image/jpeg" },
  ])
  expect((await ask("GET", photo.preview)).headers.get("content-type")).toBe("image/jpeg")
})

test("when it was taken the phone tells, and a phone whose clock is wrong is believed in how long ago", async () => {
  const late = { takenAt: "2026-11-21T09:00:00.000Z" }
  const reply = await send(late, { headers: { "device-time": "2026-11-21T12:30:00.000Z" } })
  expect((await reply.json()).takenAt).toBe("2026-11-21T07:30:00.000Z")
})

test("a photo that was added as a plain file is among them, of no kind until somebody says it", async () => {
  const read = async () => ({ bytes: picture(), name: "IMG_1.png", texts: { kind: "photo" } })
  const { id } = await app.services.projectFiles.add(project, read, null, app.services.access.list()[0]!)
  expect(await listed()).toMatchObject([{ id, title: "", category: null, version: 0 }])
  const told = { title: "Gevel", notes: "", category: "progress", location: "", version: 0 }
  expect(await (await ask("PUT", `${path()}/${id}`, told)).json()).toMatchObject({
    title: "Gevel",
    category: "progress",
    version: 1,
  })
})

test("the specified JSON is taken: a photo in the address itself, an upload of ours or a file of the project", async () => {
  const told = { title: "Meterkast", notes: "Krap", category: "location", location: "Hal" }
  const filename = await uploaded()
  const read = async () => ({ bytes: picture(90), name: "IMG_1.png", texts: { kind: "photo" } })
  const file = await app.services.projectFiles.add(project, read, null, app.services.access.list()[0]!)
  for (const url of [dataUrl(), filename, file.url])
    expect(await (await ask("POST", path(), { id: 1, url, ...told })).json()).toMatchObject(told)
  expect(await listed()).toHaveLength(3)
})

test("an upload that became a photo is swept no more, and is nobody else's to take", async () => {
  const filename = await uploaded()
  const url = `/api/upload/${filename}`
  await ask("POST", path(), { url, category: "intake" })
  expect(await refusal(ask("POST", path(), { url, category: "intake" }))).toBe(
    "422 invalid Deze foto is niet meer te gebruiken. Voeg hem opnieuw toe.",
  )
  app.clock.pass(3 * 24 * 3600)
  await app.services.files.sweep()
  worker = await app.signIn("worker")
  const [photo] = await listed()
  expect((await ask("GET", photo!.url)).status).toBe(200)
})

test("an address elsewhere is refused, whatever it looks like, and nothing of it is kept", async () => {
  const before = app.db.$client.query("SELECT count(*) AS n FROM files").get()
  for (const url of [
    "https://elders.example/foto.jpg",
    "//elders.example/foto.jpg",
    "http://127.0.0.1:3000/api/user",
    "file:///etc/passwd",
    `/api/projects/${project + 1}/files/1`,
    "/api/projects/1/files/1/../../../user",
    "javascript:alert(1)",
    "0123456789abcdef.jpg",
  ])
    expect(await refusal(ask("POST", path(), { url, category: "intake" }))).toBe(
      "422 invalid Dit adres is geen foto van deze opname. Voeg de foto zelf toe.",
    )
  expect(app.db.$client.query("SELECT count(*) AS n FROM files").get()).toEqual(before)
})

test("a data address holds a picture of at most 5 MB and nothing else", async () => {
  const of = (url: string) => refusal(ask("POST", path(), { url, category: "intake" }))
  const noPicture = "422 invalid Dit is geen foto die we kunnen lezen. Kies een JPG, PNG of WebP."
  expect(await of("data:text/html;base64,PGI+")).toBe(noPicture)
  expect(await of("data:image/png,rauw")).toBe(noPicture)
  expect(await of("data:image/png;base64,niet!goed***")).toBe(noPicture)
  expect(await of("data:image/png;base64,")).toBe("422 files.empty")
  expect(await of(`data:image/png;base64,${btoa("geen plaatje")}`)).toBe("422 files.notAPicture")
  expect(await of(`data:image/png;base64,${"A".repeat(7_100_000)}`)).toBe(
    "422 invalid Deze foto is te groot om zo mee te sturen. Hij mag hooguit 5 MB zijn.",
  )
})

test.each<[string, () => Promise<Response>, string]>([
  ["of no project", () => send({}, { to: "/api/projects/999/photos" }), "404 projects.notFound"],
  ["of no category", () => send({ category: "" }), "422 invalid Kies waar de foto over gaat."],
  ["of a wrong category", () => send({ category: "selfie" }), "422 invalid Kies waar de foto over gaat."],
  ["of 0 bytes", () => send({}, { file: new File([], "leeg.jpg") }), "422 files.empty"],
  ["as HEIC", () => send({}, { file: new File(["\0\0\0\x18ftypheic\0\0\0\0"], "a.jpg") }), "422 files.heic"],
  ["that is text", () => send({}, { file: new File(["<b>"], "a.jpg") }), "422 files.notAPicture"],
  [
    "of 40 MB",
    () => send({}, { file: new File([new Uint8Array(40 * 1024 * 1024)], "a.jpg") }),
    "413 files.tooLarge",
  ],
  [
    "with more than is asked",
    () => send({ projectId: "2" }),
    "422 invalid Stuur één bestand, en niets anders dan wat erbij hoort.",
  ],
  [
    "with an endless title",
    () => send({ title: "a".repeat(121) }),
    "422 invalid Een titel is hooguit 120 tekens.",
  ],
  [
    "of an unreadable time",
    () => send({ takenAt: "gisteren" }),
    "422 invalid De tijd van de foto is niet te lezen.",
  ],
  [
    "as JSON without an address",
    () => ask("POST", path(), { category: "intake" }),
    "422 invalid Dit adres is geen foto van deze opname. Voeg de foto zelf toe.",
  ],
  ["as broken JSON", () => ask("POST", path(), "{"), "400 malformed"],
])("a photo %s is refused in Dutch, and nothing of it is kept", async (_, request, expected) => {
  expect(await refusal(request())).toBe(expected)
  expect(app.db.$client.query("SELECT count(*) AS n FROM project_files").get()).toEqual({ n: 0 })
})

test("a project that was put away meanwhile takes no photo, and of one that it has nothing changes", async () => {
  const { id } = await added()
  app.services.projects.archive(project, 1)
  const told = { title: "Anders", notes: "", category: "damage", location: "", version: 1 }
  expect(await refusal(send())).toBe("409 projects.fileArchived")
  expect(await refusal(ask("PUT", `${path()}/${id}`, told))).toBe("409 projects.fileArchived")
  expect(await listed()).toHaveLength(1)
})

test("the same photo sent twice is one photo, and another under its key is refused", async () => {
  const headers = { "idempotency-key": "photo-000000001" }
  const first = await (await send({}, { headers })).json()
  expect(await (await send({}, { headers })).json()).toEqual(first)
  expect(await listed()).toHaveLength(1)
  expect(await refusal(send({ title: "Anders" }, { headers }))).toBe("409 otherBody")
})

test("who tells something else of a photo second is told, and overwrites nothing", async () => {
  const { id } = await added()
  const told = { title: "Kozijn", notes: "", category: "damage", location: "Zolder", version: 1 }
  const changed = await (await ask("PUT", `${path()}/${id}`, told, manager)).json()
  expect(changed).toMatchObject({ title: "Kozijn", version: 2 })
  expect(await refusal(ask("PUT", `${path()}/${id}`, { ...told, title: "Raam" }))).toBe(
    "409 intake.photoChangedMeanwhile",
  )
  // A line that broke: the same once more changes nothing.
  expect(await (await ask("PUT", `${path()}/${id}`, told)).json()).toEqual(changed)
})

test("a removed photo is gone from the list and comes back with all that was told of it", async () => {
  const photo = await added({ title: "Scheur", notes: "2 mm" })
  const file = `/api/projects/${project}/files/${photo.id}`
  await ask("DELETE", file)
  expect(await listed()).toEqual([])
  await ask("PUT", `${file}/restored`, {})
  expect(await listed()).toEqual([photo])
})

const drawing = async (
  id: number,
  { shapes = [arrow] as unknown, on = 0, headers = {} as Record<string, string> } = {},
) => {
  const request = await uploadRequest(
    `${path()}/${id}/drawing`,
    [
      ["file", shot(300)],
      ["shapes", JSON.stringify(shapes)],
      ["drawing", String(on)],
    ],
    { ...worker, ...headers },
  )
  return app.handle(new Request(request, { method: "PUT" }))
}

test("what was drawn is kept beside the photo, which stays as it was taken", async () => {
  const photo = await added()
  const before = await (await ask("GET", photo.url)).bytes()
  const drawn: Photo = await (await drawing(photo.id)).json()
  expect(drawn).toMatchObject({ url: photo.url, drawing: 1, version: 1 })
  expect(await (await ask("GET", photo.url)).bytes()).toEqual(before)
  expect(await (await ask("GET", drawn.drawnUrl!)).bytes()).not.toEqual(before)
  expect(await (await ask("GET", drawn.preview)).bytes()).not.toEqual(
    await (await ask("GET", photo.preview)).bytes(),
  )
  expect(await (await ask("GET", `${path()}/${photo.id}/shapes`)).json()).toEqual({
    shapes: [arrow],
    drawing: 1,
  })
})

test("taking all of it away leaves the photo, and what is drawn again replaces what was", async () => {
  const { id } = await added()
  await drawing(id)
  await drawing(id, { on: 1, shapes: [{ ...arrow, kind: "circle" }] })
  expect(await (await drawing(id, { on: 2, shapes: [] })).json()).toMatchObject({
    drawnUrl: null,
    drawing: 3,
  })
  expect(await refusal(ask("GET", `${path()}/${id}/drawn`))).toBe("404 projects.fileNotFound")
  expect(app.db.$client.query("SELECT count(*) AS n FROM files WHERE kept = 1").get()).toEqual({ n: 1 })
})

test("who draws second on what another drew on is told; the same sent twice is drawn once", async () => {
  const { id } = await added()
  const headers = { "idempotency-key": "drawing-0000001" }
  await drawing(id, { headers })
  expect((await drawing(id, { headers })).status).toBe(200)
  expect(await refusal(drawing(id))).toBe("409 intake.photoDrawnMeanwhile")
  const tooMany = Array.from({ length: 201 }, () => arrow)
  expect(await refusal(drawing(id, { on: 1, shapes: tooMany }))).toBe(
    "422 invalid Er is te veel op deze foto getekend. Hooguit 200 pijlen, cirkels, teksten en maten passen erbij.",
  )
})

test("a month after a photo was removed its drawing is gone for good too", async () => {
  const { id } = await added()
  await drawing(id)
  await ask("DELETE", `/api/projects/${project}/files/${id}`)
  app.clock.pass(31 * 24 * 3600)
  app.services.projectFiles.sweep()
  await app.services.files.sweep()
  expect(app.db.$client.query("SELECT count(*) AS n FROM files").get()).toEqual({ n: 0 })
})

test("a thousand photos are listed without holding up anybody", async () => {
  const { id } = await added()
  const numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)"
  app.db.$client.run(
    `${numbers} INSERT INTO files SELECT printf('%032x', i), hash, media_type, bytes, created_at, 1
     FROM n, (SELECT * FROM files LIMIT 1)`,
  )
  app.db.$client.run(
    `${numbers} INSERT INTO project_files (project_id, file_id, name, kind, added_by, created_at)
     SELECT project_id, printf('%032x', i), name, kind, added_by, created_at FROM project_files, n WHERE id = ?`,
    [id],
  )
  const held = await heldDuring(async () => void expect(await listed()).toHaveLength(1001))
  expect(held).toBeLessThan(50)
})
