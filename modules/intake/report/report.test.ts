import { afterEach, beforeEach, expect, test } from "bun:test"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { textOfXml, unzip, wordText, xmlFaults } from "#src/documents/word/testing.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { heldDuring } from "#src/jobs/eventLoop.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { arrow } from "../drawing/shapes.testing.ts"
import type { PhotoFields } from "../photos/schema.ts"
import { bathroom, saveRoom, toilet } from "../rooms/sample.ts"
import { photographed } from "./photographed.ts"
import { sampleSignature, saveAgreement, savePerson } from "./sample.ts"

let app: TestApp
let worker: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  worker = await asking(app, "worker")
  app.services.quotes.submit(sampleSubmission(), null, "a")
  await app.services.jobs.idle()
})
afterEach(() => app.close())

const project = 1
const now = "2026-11-21T10:00:00.000Z"
const sending = (key: string) => ({ key, deviceTime: now })
const office = () => app.services.access.list()[0]!
const ask = (format: "docx" | "pdf", photos?: string) =>
  worker(
    "GET",
    `/projects/${project}/visit/report?format=${format}${photos === undefined ? "" : `&photos=${photos}`}`,
  )
const word = async (photos?: string) => wordText((await ask("docx", photos)).bytes)
const take = async (told: Partial<PhotoFields>, hue = 10) => {
  const fields = { title: "", notes: "", category: "damage" as const, location: "", ...told }
  const data = new Uint8Array(samplePhoto({ width: 60, height: 40, hue }))
  return app.services.intakePhotos.add(
    project,
    async () => ({ told: fields, photo: { data, name: "image.png" } }),
    { key: null, deviceTime: null },
    office(),
  )
}
const imagesIn = (docx: Uint8Array) => [...unzip(docx).keys()].filter((name) => name.endsWith(".jpg")).length

/** A whole intake: ticks, a finding, rooms, agreements with a signature, and two photos. */
async function taken() {
  const { checks, rooms, visits, intakePhotos } = app.services
  const mark = (item: string, said: object) =>
    checks.mark(
      project,
      { projectType: "badkamer", marks: [{ item, occurredAt: now, ...said }] },
      null,
      office(),
    )
  mark("badkamer.size", { done: true, number: 6.4, note: "Achter de deur gemeten" })
  const answers = [{ question: "badkamer_oppervlakte", value: "9", occurredAt: now }]
  checks.find(
    project,
    { answers: [...answers, { ...answers[0]!, question: "bouwjaar", value: "1950" }] },
    null,
    office(),
  )
  for (const [at, room] of [bathroom(), toilet()].entries())
    rooms.save(project, `room-${at}-here`, saveRoom(room), `save-${at}-room`, now, office())
  visits.agree(project, "agreement-one", saveAgreement(), sending("agree-one"), office())
  const signature = { picture: sampleSignature(), agreements: [saveAgreement().text], at: now }
  await visits.attend(project, "the-client", savePerson({ signature }), sending("person-one"), office())
  await visits.attend(
    project,
    "the-other",
    savePerson({ name: "Bram", role: "employee" }),
    sending("person-two"),
    office(),
  )
  const photo = await take({ title: "Lekkage", notes: "Al weken vochtig", location: "Badkamer" })
  const drawing = {
    shapes: [arrow],
    drawing: 0,
    bytes: new Uint8Array(samplePhoto({ width: 60, height: 40 })),
  }
  await intakePhotos.draw(project, photo.id, async () => drawing, null, office())
  await take({ category: "progress" }, 200)
}

test.each(["docx", "pdf"] as const)(
  "the report as %s tells all that was taken, in its order",
  async (format) => {
    await taken()
    const { bytes, headers } = await ask(format)
    const text = format === "docx" ? wordText(bytes) : (await readPdf(bytes)).text
    const wanted = [
      "M. de Vries (klant), Bram (medewerker)",
      "Dit valt op",
      "Verplicht en nog niet nagekeken",
      "Checklist badkamer",
      "Achter de deur gemeten",
      "Anders dan aangenomen",
      "Maten",
      "Badkamer",
      "deur 0,88 x 2,115",
      "Samen",
      "6,48",
      "zoals in NEN 2580",
      "Afspraken",
      saveAgreement().text,
      "Handtekeningen",
      "M. de Vries, klant",
      "Getekend op 21-11-2026",
      "Niet getekend: Bram",
      "Foto’s",
      "1. Lekkage",
      "Schade · Badkamer · 21-11-2026 12:00",
      "Al weken vochtig",
      "Foto 2",
    ]
    const flat = text.replace(/\s+/g, " ")
    const places = wanted.map((words, at) => [words, flat.indexOf(words), at] as const)
    expect(places.filter(([, place]) => place < 0)).toEqual([])
    expect(flat).not.toContain("€")
    expect(headers.get("content-disposition")).toContain(`Opnameverslag`)
    expect(headers.get("content-disposition")).toEndWith(`.${format}`)
  },
)

test("an open warning says why, what to do, who may and by which rule", async () => {
  await taken()
  const text = await word()
  const [warning] = app.services.checks.of(project).warnings
  const { title, why, advice, who, source } = warning!
  for (const words of [
    title,
    `Waarom: ${why}`,
    `Wat te doen: ${advice}`,
    `Wie het mag: ${who}`,
    `Bron: ${source}`,
  ])
    expect(text).toContain(words)
})

test("the Word file is whole, its tables repeat their heads, and it holds the photos and the signature", async () => {
  await taken()
  const { bytes } = await ask("docx")
  const parts = unzip(bytes)
  expect([...parts].filter(([name]) => name.endsWith(".xml")).flatMap(([, xml]) => xmlFaults(xml))).toEqual(
    [],
  )
  const document = parts.get("word/document.xml")!
  expect(document.match(/<w:tblHeader\/>/g)?.length).toBe(4)
  expect(imagesIn(bytes)).toBe(3)
  expect([...parts].some(([name, xml]) => name.includes("footer") && textOfXml(xml).includes("Pagina"))).toBe(
    true,
  )
})

test("a signature of before a change says so, with what was signed", async () => {
  await taken()
  app.services.visits.agree(
    project,
    "agreement-one",
    saveAgreement({ after: "agree-one", text: "Wij halen het bad weg" }),
    sending("agree-two"),
    office(),
  )
  const text = await word()
  expect(text).toContain("vóór een wijziging van de afspraken")
  expect(text).toContain(`Toen M. de Vries tekende, stond er\n${saveAgreement().text}`)
})

test.each([
  ["all", undefined, ["Lekkage", "Foto 2"], []],
  ["none", "", [], ["Lekkage", "Foto 1", "Foto 2"]],
  ["those of damage", "damage", ["1. Lekkage"], ["Foto 2"]],
  ["those of two categories", "damage-progress", ["1. Lekkage", "Foto 2"], []],
])("of the photos %s are shown", async (_, asked, there, away) => {
  await taken()
  const text = await word(asked)
  for (const words of there) expect(text).toContain(words)
  for (const words of away) expect(text).not.toContain(words)
})

test("of an intake in which nothing was done yet there is a report that says so", async () => {
  const text = await word()
  expect(text).toContain("De checklist is nog niet begonnen.")
  expect(text).toContain("Er zijn geen afspraken vastgelegd.")
  expect(text).not.toContain("Maten\n")
  expect((await readPdf((await ask("pdf")).bytes)).pages.length).toBe(1)
})

test("a photo that was taken off the job is not in it", async () => {
  await taken()
  const [newest] = app.services.intakePhotos.list(project)
  app.services.projectFiles.remove(project, newest!.id, office())
  const text = await word()
  expect(text).toContain("1. Lekkage")
  expect(text).not.toContain("Foto 2")
})

test("a photo whose file goes while the report is made is named, and the rest is there", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "photo-")), "there.png")
  await Bun.write(path, samplePhoto({ width: 60, height: 40 }))
  const about = { title: "Kraan", notes: "", location: "", category: null, takenAt: now, by: null }
  const blocks = await photographed([
    { ...about, path: "/nowhere.jpg" },
    { ...about, path },
  ])
  expect(blocks).toMatchObject([
    { kind: "heading" },
    { kind: "paragraph", text: "Foto 1 kan niet meer worden gelezen." },
    { kind: "pictures", pictures: [{ title: "2. Kraan" }] },
  ])
})

test("a photo of which much was noted has its words whole, over the pages", async () => {
  const notes = Array.from({ length: 200 }, (_, at) => `woord${at}`).join(" ")
  await take({ title: "Veel", notes })
  await take({ title: "Regels", notes: Array.from({ length: 900 }, () => "a").join("\n") })
  const { text, pages } = await readPdf((await ask("pdf")).bytes)
  expect(text).toContain("woord199")
  expect(pages.length).toBeGreaterThan(10)
})

test("a job that was put away still has its report", async () => {
  await taken()
  app.services.projects.setArchived(project, { archived: true }, office())
  expect((await ask("pdf")).status).toBe(200)
})

test("another format, a category that is none and a project that is not there are refused", async () => {
  const refused = async (path: string) => (await worker("GET", path)).status
  expect(await refused(`/projects/${project}/visit/report?format=odt`)).toBe(422)
  expect(await refused(`/projects/${project}/visit/report?format=pdf&photos=holiday`)).toBe(422)
  expect(await refused("/projects/99/visit/report?format=pdf")).toBe(404)
})

test("a report of many photos holds nobody up", async () => {
  await taken()
  for (let at = 0; at < 40; at++) await take({ title: `Foto ${at}` }, at)
  const held = await heldDuring(async () => void (await ask("pdf")))
  expect(held).toBeLessThan(50)
})
