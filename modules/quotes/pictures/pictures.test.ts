import { afterEach, beforeEach, expect, test } from "bun:test"
import { unzip, wordText } from "#src/documents/word/testing.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import type { QuotedPicture } from "../quotations/content.schema.ts"
import type { Quotation } from "../quotations/schema.ts"
import { contentOf } from "../quotations/unchanged.ts"
import { sampleSubmission } from "../sample.ts"
import type { PictureChoice } from "./choices/schema.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
  app.services.quotes.submit(sampleSubmission(), null, "a")
  await app.services.jobs.idle()
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const quoted = async (): Promise<Quotation> => (await manager("GET", "/quotations/1")).reply
const choices = async (): Promise<PictureChoice[]> => (await manager("GET", "/quotations/1/pictures")).reply
const carried = async () => (await quoted()).latest.pictures

const small = (hue: number) => samplePhoto({ width: 80, height: 60, hue })

async function photographed(name = "douche.png", hue = 190, projectId = 1): Promise<number> {
  const read = async () => ({ bytes: small(hue), name, texts: { kind: "photo" } })
  return (await app.services.projectFiles.add(projectId, read, null, office())).id
}

async function drawnOn(photo: number, drawing: number) {
  const shape = { kind: "circle", colour: "red", from: { x: 10, y: 10 }, to: { x: 900, y: 900 } } as const
  const drawn = async () => ({ shapes: [shape], drawing, bytes: small(5 + drawing * 90) })
  await app.services.intakePhotos.draw(1, photo, drawn, null, office())
}

async function save(pictures: QuotedPicture[]) {
  const { version, estimate } = app.services.quotations.versions.latest(1)!
  const content = { ...contentOf(estimate), pictures }
  return await manager("POST", "/quotations/1/versions", { base: version, content })
}
/** The next version, with these photos of the project. */
async function offered(...captions: string[]) {
  const known = await choices()
  const pictures = captions.map((caption, index) => ({ fileId: known[index]!.fileId, caption }))
  expect((await save(pictures)).status).toBe(200)
}
const preview = (fileId: string) => manager("GET", `/quotations/1/pictures/${fileId}`)

test("a quotation carries photos of its project, in the order that was chosen", async () => {
  await photographed("douche.png")
  await photographed("wastafel.png", 20)
  expect((await choices()).map(({ title }) => title)).toEqual(["wastafel", "douche"])
  await offered("De wastafel", "De douche")
  expect((await carried()).map(({ caption }) => caption)).toEqual(["De wastafel", "De douche"])
  await app.services.jobs.idle()
  const { bytes } = await manager("GET", "/quotations/1/versions/2/documents/offerte")
  expect(wordText(bytes)).toContain("De wastafel")
  expect([...unzip(bytes).keys()].filter((name) => name.endsWith(".jpg"))).toHaveLength(2)
})

test("a picture stays when its photo is removed, as long as a version names it", async () => {
  const photo = await photographed()
  await offered("De douche")
  await save([])
  app.services.projectFiles.remove(1, photo, office())
  app.clock.pass(40 * 24 * 3600)
  app.services.projectFiles.sweep()
  await app.services.files.sweep()
  manager = await asking(app, "manager")
  expect(await choices()).toEqual([])
  const { pictures } = (await manager("GET", "/quotations/1/versions/2")).reply
  expect((await preview(pictures[0].fileId)).headers.get("content-type")).toBe("image/jpeg")
  expect((await save(pictures)).status).toBe(200)
  expect(await carried()).toEqual(pictures)
})

test("a photo that is drawn on once more leaves the picture as it is", async () => {
  const photo = await photographed()
  await drawnOn(photo, 0)
  await offered("De douche")
  const [{ fileId }] = (await carried()) as [QuotedPicture]
  const before = app.services.files.read(fileId)!.hash
  await drawnOn(photo, 1)
  app.clock.pass(2 * 24 * 3600)
  await app.services.files.sweep()
  manager = await asking(app, "manager")
  expect(app.services.files.read(fileId)!.hash).toBe(before)
  const [choice] = await choices()
  expect(choice!.fileId).not.toBe(fileId)
  await save([{ fileId: choice!.fileId, caption: "" }])
  const [now] = await carried()
  expect(app.services.files.read(now!.fileId)!.hash).not.toBe(before)
})

test("what it carries is offered for choice by the same file, so that it is saved once", async () => {
  await photographed()
  const [before] = await choices()
  await offered("De douche")
  const [now] = await choices()
  expect(await carried()).toEqual([{ fileId: now!.fileId, caption: "De douche" }])
  await save([
    { fileId: before!.fileId, caption: "Eerst" },
    { fileId: now!.fileId, caption: "Nog eens" },
  ])
  expect(await carried()).toEqual([{ fileId: now!.fileId, caption: "Eerst" }])
})

test("saving the same pictures again makes no version", async () => {
  await photographed()
  await offered("De douche")
  await save(await carried())
  expect((await quoted()).latest.version).toBe(2)
})

test("a picture of another project, or none at all, is refused", async () => {
  const { id } = app.services.projects.create({ name: "Elders" }, office())
  const other = await photographed("elders.png", 90, id)
  const { fileId } = app.services.projectFiles.known(id, other)!
  for (const wrong of [fileId, "0".repeat(32)]) {
    const { status, reply } = await save([{ fileId: wrong, caption: "" }])
    expect(status).toBe(422)
    expect(reply.fields).toEqual({
      "content.pictures.0.fileId": "Dit beeld is geen foto van dit project, of niet meer. Kies een ander.",
    })
  }
  expect((await quoted()).latest.version).toBe(1)
  expect((await preview(fileId)).status).toBe(404)
})

test("a drawing in a file is no picture", async () => {
  const read = async () => ({ bytes: small(0), name: "plan.png", texts: { kind: "drawing" } })
  const { id } = await app.services.projectFiles.add(1, read, null, office())
  const { fileId } = app.services.projectFiles.known(1, id)!
  expect((await save([{ fileId, caption: "" }])).status).toBe(422)
})

test("seven pictures and captions of a page are too much", async () => {
  await photographed()
  const [{ fileId }] = (await choices()) as [PictureChoice]
  const seven = await save(Array.from({ length: 7 }, () => ({ fileId, caption: "" })))
  expect(seven.reply.fields).toEqual({
    "content.pictures": "Een offerte heeft hoogstens 6 beelden. Verwijder er eerst een.",
  })
  const long = await save([{ fileId, caption: "a".repeat(121) }])
  expect(long.reply.fields).toEqual({
    "content.pictures.0.caption": "Een bijschrift heeft hoogstens 120 tekens.",
  })
})

test("a copy and a template leave the pictures behind", async () => {
  await photographed()
  await offered("De douche")
  const { client } = await quoted()
  const copy = await manager(
    "POST",
    "/quotations/1/copies",
    { name: "Nog een", customerId: client.id },
    "copy-of-one",
  )
  expect(copy.reply.latest.pictures).toEqual([])
  await manager("POST", "/quotation-templates", { quotationId: 1, name: "Badkamer", texts: true })
  expect((await manager("GET", "/quotation-templates/1")).reply.content).not.toHaveProperty("pictures")
})

test("sizes from the site leave the pictures where they are", async () => {
  await photographed()
  await offered("De douche")
  const before = await carried()
  const { latest } = await quoted()
  const { id: line } = latest.lines.find(({ unit }) => unit === "m2")!
  app.services.measured.take(1, 2, [{ line, quantity: 7, source: "gemeten" }], office())
  expect((await quoted()).latest).toMatchObject({ version: 3, pictures: before })
})

test("a photo from elsewhere goes under the draft's pictures, once", async () => {
  const photo = await photographed()
  const put = (wanted = photo) => manager("POST", "/quotations/1/pictures", { photo: wanted })
  expect((await put()).reply).toEqual({ version: 2, added: true })
  expect((await put()).reply).toEqual({ version: 2, added: false })
  expect(await carried()).toMatchObject([{ caption: "douche" }])
  expect(await put(999)).toMatchObject({ status: 404, reply: { code: "quotes.pictureGone" } })
})

test("nothing goes under the pictures of a quotation that the client has, or that is full", async () => {
  for (let nth = 0; nth < 7; nth++) await photographed(`foto ${nth}.png`, nth * 40)
  await offered("", "", "", "", "", "")
  const [last] = app.services.projectFiles.list(1).toReversed()
  const put = () => manager("POST", "/quotations/1/pictures", { photo: last!.id })
  expect((await put()).reply.code).toBe("quotes.tooManyPictures")
  await save([])
  app.services.quotations.versions.set(1, { state: "sent" })
  expect(await put()).toMatchObject({ status: 409, reply: { code: "quotes.picturesOfDraft" } })
})
