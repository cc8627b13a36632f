import { afterEach, beforeEach, expect, test } from "bun:test"
import { samplePhoto } from "#src/files/sample.ts"
import { sampleDocx } from "#src/files/zip.testing.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { uploadRequest } from "#src/tests/upload.testing.ts"
import { bathroomJob } from "../sample.ts"
import type { ProjectFile } from "../schema.ts"

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

const path = () => `/api/projects/${project}/files`
const pdf = (name = "Tekening.pdf", text = "%PDF-1.7\nplattegrond") => new File([text], name)
const send = async (file: File, headers: Record<string, string>, kind = "drawing", to = path()) =>
  app.handle(
    await uploadRequest(
      to,
      [
        ["file", file],
        ["kind", kind],
      ],
      headers,
    ),
  )
const ask = (method: string, to: string, headers: Record<string, string>, body?: unknown) =>
  app.handle(jsonRequest(method, to, { headers, body }))
const listed = async (): Promise<ProjectFile[]> => (await ask("GET", path(), worker)).json()
const added = async (file = pdf(), who = worker): Promise<ProjectFile> => (await send(file, who)).json()
const refusal = async (request: Response | Promise<Response>) => {
  const response = await request
  return `${response.status} ${(await response.json()).code}`
}
const history = () =>
  app.services.access.log
    .about("project", project)
    .map(({ action, details }) => [action, (details as { name?: string }).name])
    .filter(([action]) => action!.startsWith("project.file"))

test("a worker adds a drawing, sees it in the list and saves it again byte for byte", async () => {
  const file = await added()
  expect(file).toMatchObject({
    name: "Tekening.pdf",
    kind: "drawing",
    mediaType: "application/pdf",
    bytes: 20,
    by: "Test worker",
    createdAt: "2026-11-21T11:00:00.000Z",
  })
  expect(await listed()).toEqual([file])
  const saved = await ask("GET", file.url, worker)
  expect(await saved.text()).toBe("%PDF-1.7\nplattegrond")
  expect(history()).toEqual([["project.fileAdded", "Tekening.pdf"]])
})

test("a file is saved and never opened: as an attachment, in a sandbox, its kind not to be guessed", async () => {
  const { url } = await added(pdf("Plattegrond ‘façade’.pdf"))
  const { headers } = await ask("GET", url, worker)
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="Plattegrond__fa_ade_.pdf"; filename*=UTF-8''Plattegrond%20%E2%80%98fa%C3%A7ade%E2%80%99.pdf`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  })
  const bare = await ask("GET", url.slice(0, url.lastIndexOf("/")), worker)
  expect(bare.headers.get("content-disposition")).toStartWith("attachment")
})

test("of a photo nothing is kept but the picture: not the place where it was taken", async () => {
  const place = "GPS 51.65, 3.92"
  const jpeg = await new Bun.Image(samplePhoto({ width: 60, height: 40 })).jpeg().bytes()
  const exif = Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, place.length + 8]),
    Buffer.from(`Exif\0\0${place}`),
  ])
  const photo = Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2), Buffer.from(place)])
  const file = await added(new File([photo], "IMG_0001.png"))
  expect(file).toMatchObject({ name: "IMG_0001.jpg", mediaType: "image/jpeg" })
  const kept = Buffer.from(await (await ask("GET", file.url, worker)).arrayBuffer())
  expect(kept.includes("GPS")).toBe(false)
  expect(await new Bun.Image(kept).metadata()).toMatchObject({ width: 60, height: 40 })
})

test("what a file is, its bytes tell and not its name", async () => {
  expect((await added(new File([sampleDocx()], "vergunning.pdf"))).name).toBe("vergunning.docx")
  const disguised: [File, string][] = [
    [new File(["<script>alert(1)</script>"], "tekening.pdf"), "422 files.unknownFormat"],
    [new File([sampleDocx({ "word/vbaProject.bin": "x" })], "brief.docx"), "422 files.macros"],
    [new File(["\0\0\0\x18ftypheic\0\0\0\0"], "IMG_1.jpg"), "422 files.heic"],
    [new File([samplePhoto().slice(0, 200)], "half.png"), "422 files.brokenPicture"],
    [new File([], "leeg.pdf"), "422 files.empty"],
  ]
  for (const [file, expected] of disguised) expect(await refusal(send(file, worker))).toBe(expected)
  expect(await listed()).toHaveLength(1)
})

test("a file of 25 MB is taken and one byte more is not", async () => {
  const of = (bytes: number) => {
    const content = new Uint8Array(bytes)
    content.set(Buffer.from("%PDF-1.7"))
    return new File([content], "groot.pdf")
  }
  expect((await added(of(25 * 1024 * 1024))).bytes).toBe(26_214_400)
  const response = await send(of(25 * 1024 * 1024 + 1), worker)
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({
    error: "Dit bestand is te groot. Het mag hooguit 25 MB zijn.",
  })
})

test("a body too long is refused by the length it announces, before it is read", async () => {
  const request = new Request(`http://localhost${path()}`, {
    method: "POST",
    headers: {
      ...worker,
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(26 * 1024 * 1024),
    },
  })
  expect(await refusal(app.handle(request))).toBe("413 files.tooLarge")
})

test("the same upload sent twice gives one file", async () => {
  const key = { "idempotency-key": "upload-0000001" }
  const first = await (await send(pdf(), { ...worker, ...key })).json()
  expect(await (await send(pdf(), { ...worker, ...key })).json()).toEqual(first)
  expect(await listed()).toHaveLength(1)
  expect(await refusal(send(pdf("Andere.pdf", "%PDF-2"), { ...worker, ...key }))).toBe("409 otherBody")
})

test("a removed file is out of the list and comes back as it was", async () => {
  const file = await added()
  const address = `${path()}/${file.id}`
  expect((await ask("DELETE", address, worker)).status).toBe(200)
  expect((await ask("DELETE", address, worker)).status).toBe(200)
  expect(await listed()).toEqual([])
  expect(await refusal(ask("GET", file.url, worker))).toBe("404 projects.fileNotFound")
  expect(await (await ask("PUT", `${address}/restored`, worker, {})).json()).toEqual(file)
  expect(await listed()).toEqual([file])
  expect(history()).toEqual([
    ["project.fileAdded", "Tekening.pdf"],
    ["project.fileRemoved", "Tekening.pdf"],
    ["project.fileRestored", "Tekening.pdf"],
  ])
})

test("a removed file is gone for good after a month, and so are its bytes", async () => {
  const file = await added()
  await ask("DELETE", `${path()}/${file.id}`, worker)
  app.clock.pass(29 * 24 * 3600)
  app.services.projectFiles.sweep()
  worker = await app.signIn("worker")
  manager = await app.signIn("manager")
  expect((await ask("PUT", `${path()}/${file.id}/restored`, manager, {})).status).toBe(200)
  await ask("DELETE", `${path()}/${file.id}`, manager)
  app.clock.pass(31 * 24 * 3600)
  app.services.projectFiles.sweep()
  await app.services.files.sweep()
  manager = await app.signIn("manager")
  expect(await refusal(ask("PUT", `${path()}/${file.id}/restored`, manager, {}))).toBe(
    "404 projects.fileNotFound",
  )
  expect(app.db.$client.query("SELECT count(*) AS n FROM files").get()).toEqual({ n: 0 })
})

test("who added a file may take it away, a manager any, another worker none", async () => {
  const file = await added()
  const address = `${path()}/${file.id}`
  const other = await app.signIn("worker")
  expect(await refusal(ask("DELETE", address, other))).toBe("403 projects.fileNotYours")
  expect(await refusal(ask("PUT", `${address}/restored`, other, {}))).toBe("403 projects.fileNotYours")
  expect(await refusal(ask("PUT", address, worker, { kind: "permit" }))).toBe("403 access.notAllowed")
  expect((await ask("DELETE", address, manager)).status).toBe(200)
})

test("a manager gives a file another name and kind; its ending stays what it is", async () => {
  const file = await added()
  const change = { name: "..\\Definitief.exe", kind: "report" }
  const changed = await (await ask("PUT", `${path()}/${file.id}`, manager, change)).json()
  expect(changed).toMatchObject({ name: "Definitief.exe.pdf", kind: "report" })
  expect(changed.url).toEndWith("/Definitief.exe.pdf")
  expect(await listed()).toEqual([changed])
  expect((await ask("PUT", `${path()}/${file.id}`, manager, { kind: "factuur" })).status).toBe(422)
})

test("of an archived project the files can be saved and nothing more", async () => {
  const file = await added()
  app.services.projects.archive(project, 1)
  const address = `${path()}/${file.id}`
  expect(await refusal(send(pdf(), worker))).toBe("409 projects.fileArchived")
  expect(await refusal(ask("DELETE", address, manager))).toBe("409 projects.fileArchived")
  expect(await refusal(ask("PUT", address, manager, { kind: "permit" }))).toBe("409 projects.fileArchived")
  expect((await ask("GET", file.url, worker)).status).toBe(200)
})

test("a file belongs to its own project alone", async () => {
  const file = await added()
  expect(await refusal(ask("GET", `/api/projects/999/files`, worker))).toBe("404 projects.notFound")
  expect(await refusal(send(pdf(), worker, "drawing", "/api/projects/999/files"))).toBe(
    "404 projects.notFound",
  )
  expect(await refusal(ask("GET", `/api/projects/999/files/${file.id}/x`, worker))).toBe(
    "404 projects.fileNotFound",
  )
  expect(await refusal(ask("DELETE", `/api/projects/999/files/${file.id}`, manager))).toBe(
    "404 projects.notFound",
  )
})

test("an upload of anything but a file and its kind is refused", async () => {
  const as = async (...fields: [string, string | File][]) =>
    refusal(app.handle(await uploadRequest(path(), fields, worker)))
  expect(await as(["kind", "drawing"])).toBe("422 invalid")
  expect(await as(["file", pdf()])).toBe("422 invalid")
  expect(await as(["file", "geen bestand"], ["kind", "drawing"])).toBe("422 invalid")
  expect(await as(["file", pdf()], ["file", pdf()], ["kind", "drawing"])).toBe("422 invalid")
  expect(await as(["file", pdf()], ["kind", pdf()])).toBe("422 invalid")
  expect(await as(["file", pdf()], ["kind", "factuur"])).toBe("422 invalid")
  expect(await as(["file", pdf()], ["kind", "drawing"], ["projectId", "2"])).toBe("422 invalid")
  expect(await listed()).toEqual([])
})

test("a photo is shown small, once for each browser, and a drawing is not", async () => {
  const photo = await (
    await send(new File([new Uint8Array(samplePhoto())], "Wand.png"), worker, "photo")
  ).json()
  const small = await ask("GET", `${path()}/${photo.id}/preview`, worker)
  expect(small.headers.get("content-type")).toBe("image/jpeg")
  expect(small.headers.get("cache-control")).toBe("private, max-age=31536000, immutable")
  const bytes = await small.bytes()
  const { width, height } = await new Bun.Image(bytes).metadata()
  expect([width, height]).toEqual([320, 240])
  expect(bytes.length).toBeLessThan(photo.bytes)
  const drawing = await added()
  expect(await refusal(ask("GET", `${path()}/${drawing.id}/preview`, worker))).toBe(
    "404 projects.fileNotFound",
  )
})
