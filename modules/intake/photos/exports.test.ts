import { afterEach, beforeEach, expect, test } from "bun:test"
import { bathroomJob } from "#modules/projects/sample.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { entriesOf } from "#src/files/zip.ts"
import { heldDuring } from "#src/jobs/eventLoop.testing.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { arrow } from "../drawing/shapes.testing.ts"
import type { SentPhoto } from "./sent.ts"

let app: TestApp
let project: number
let worker: { cookie: string }
beforeEach(async () => {
  app = await givenApp()
  project = plan("Badkamer Kade 3")
  worker = await app.signIn("worker")
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const plan = (name: string) => bathroomJob(app.services, name)
const picture = (hue: number) => new Uint8Array(samplePhoto({ width: 60, height: 40, hue }))
const take = async (told: Partial<SentPhoto["told"]>, hue = 10, on = project) => {
  const sent: SentPhoto = {
    told: { title: "", notes: "", category: "damage", location: "", ...told },
    photo: { data: picture(hue), name: "image.png" },
  }
  return (
    await app.services.intakePhotos.add(on, async () => sent, { key: null, deviceTime: null }, office())
  ).id
}
const draw = (id: number) =>
  app.services.intakePhotos.draw(
    project,
    id,
    async () => ({ shapes: [arrow], drawing: 0, bytes: picture(300) }),
    null,
    office(),
  )
const ask = (what: "zip" | "report", ids: readonly (number | string)[]) =>
  app.handle(
    jsonRequest("GET", `/api/projects/${project}/photos/${what}?ids=${ids.join("-")}`, { headers: worker }),
  )
const refusal = async (reply: Promise<Response>) => {
  const response = await reply
  return `${response.status} ${(await response.json()).code}`
}

test("photos go in one zip, in their order, and of one that was drawn on both", async () => {
  const [tap, wall] = [await take({ title: "Kraan" }), await take({ title: "Wand/links" }, 90)]
  await draw(wall)
  const reply = await ask("zip", [wall, tap])
  expect(reply.headers.get("content-disposition")).toContain("Foto%E2%80%99s%20Badkamer%20Kade%203.zip")
  const entries = entriesOf(await reply.bytes())
  expect(entries.map(({ name }) => name)).toEqual([
    "001 Wand-links.jpg",
    "001 Wand-links met tekening.jpg",
    "002 Kraan.jpg",
  ])
})

test("a report shows each photo with what was told of it, on paper of the company", async () => {
  const ids = [
    await take({ title: "Lekkage", notes: "Al weken vochtig", location: "Badkamer" }),
    await take({ title: "Scheur" }, 200),
  ]
  const reply = await ask("report", ids)
  expect(reply.headers.get("content-type")).toBe("application/pdf")
  const bytes = await reply.bytes()
  const { text, title } = await readPdf(bytes)
  expect(title).toBe("Fotorapport Badkamer Kade 3")
  for (const words of [
    "Lekkage",
    "Al weken vochtig",
    "Schade · Badkamer · 21-11-2026 12:00",
    "Scheur",
    "Kade 3",
  ])
    expect(text).toContain(words)
  expect(
    Buffer.from(bytes)
      .toString("latin1")
      .match(/\/Subtype \/Image/g),
  ).toHaveLength(2)
})

test("photos of another project, that are not there or too many are refused", async () => {
  const elsewhere = await take({}, 10, plan("Keuken Dam 1"))
  expect(await refusal(ask("zip", [elsewhere]))).toBe("404 projects.fileNotFound")
  expect(await refusal(ask("report", [99]))).toBe("404 projects.fileNotFound")
  expect(await refusal(ask("zip", []))).toBe("422 invalid")
  expect(await refusal(ask("zip", ["1,2"]))).toBe("422 invalid")
  const reply = await ask(
    "report",
    Array.from({ length: 151 }, () => 1),
  )
  expect((await reply.json()).fields).toEqual({
    ids: "Een rapport heeft hooguit 150 foto’s. Kies er minder.",
  })
})

test("a zip of hundreds of photos holds nobody up", async () => {
  const id = await take({})
  const ids = Array.from({ length: 400 }, () => id)
  const held = await heldDuring(async () => void (await (await ask("zip", ids)).bytes()))
  expect(held).toBeLessThan(50)
})
