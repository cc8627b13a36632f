import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { unzip, wordText } from "#src/documents/word/testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import * as plans from "../plan/picture/plans.testing.ts"
import { savePlan } from "../plan/sample.ts"
import type { Plan } from "../plan/schema.ts"
import { planPicture } from "./planPicture.ts"

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
const report = async (format: "docx" | "pdf") =>
  (await worker("GET", `/projects/${project}/visit/report?format=${format}&photos=`)).bytes
function draw(plan: Plan, id: string) {
  const by = app.services.access.list()[0]!
  const sent = savePlan({ ...plan, level: plan.level })
  app.services.plans.save(project, id, sent, { key: `save-${id}`, deviceTime: null }, by)
}

test("the report has a drawing of each floor with what its rooms measure", async () => {
  draw(plans.bathroomAndHall, "plan-ground")
  draw({ ...plans.house, level: 1 }, "plan-first")
  const word = await report("docx")
  const text = wordText(word)
  for (const said of ["Plattegrond", "Begane grond", "1e verdieping", "Badkamer", "5,40", "9,30", "Toilet"])
    expect(text).toContain(said)
  const pictures = [...unzip(word).keys()].filter((name) => name.endsWith(".jpg"))
  expect(pictures).toHaveLength(2)
  const pdf = await readPdf(await report("pdf"))
  expect(pdf.text).toContain("1e verdieping")
  expect(pdf.text).toContain("22,68")
})

test("the report without a plan says nothing of one", async () => {
  expect(wordText(await report("docx"))).not.toContain("Plattegrond")
})

test("a plan with walls that cross stands in it without an area", async () => {
  draw(
    { ...plans.house, rooms: [...plans.house.rooms, { ...plans.crossing.rooms[0]!, id: "room-9999" }] },
    "plan-both",
  )
  expect(wordText(await report("docx"))).toContain("geen oppervlakte")
})

test("a drawing is as wide as the text, so that it stands at its scale, and no higher than fits", async () => {
  for (const plan of [plans.lShaped, plans.house, plans.cupboard]) {
    const { photo, most } = (await planPicture(plan, "L"))!
    expect(photo).toMatchObject({ width: 1472, alt: "L" })
    expect(photo.height / photo.width).toBeCloseTo(most / 482, 1)
    expect(await new Bun.Image(photo.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1472 })
  }
})

test("of nothing there is no drawing", async () => {
  expect(await planPicture(plans.nothing, "")).toBeUndefined()
})
