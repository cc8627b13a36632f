import { afterEach, beforeEach, expect, test } from "bun:test"
import type { MovementTask } from "#modules/gps/movement/schema.ts"
import type { Questionnaire } from "#modules/quotes/requests/schema.ts"
import type { TimelineWeek } from "#modules/timeline/schema.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { uploadRequest } from "#src/tests/upload.testing.ts"
import { shipped } from "./catalogue/catalogue.ts"
import { rules } from "./catalogue/warnings.ts"
import { givenPerson, requested } from "./site.testing.ts"

let app: TestApp
let bram: Awaited<ReturnType<typeof givenPerson>>
beforeEach(async () => {
  app = await givenApp()
  await requested(app)
  bram = await givenPerson(app)
})
afterEach(() => app.close())

const halts = () => [...app.services.checks.halts([1, 2])]
const stands: [number, string[]][] = [[1, ["Asbest: eerst een inventarisatie"]]]

async function givenReport(): Promise<number> {
  const office = await app.signIn("manager")
  const photo = samplePhoto({ width: 80, height: 60, hue: 10 })
  const file = new File([photo as Uint8Array<ArrayBuffer>], "rapport.jpg")
  const sent = await uploadRequest(
    "/api/projects/1/files",
    [
      ["file", file],
      ["kind", "report"],
    ],
    office,
  )
  return ((await (await app.handle(sent)).json()) as { id: number }).id
}

test("a house of 1978 is warned of asbestos once the intake begins, with why, what, who and source", async () => {
  expect(halts()).toEqual([])
  await bram.mark("badkamer.size", { done: true })
  const { warnings } = await bram.list()
  expect(warnings.map(({ code, open }) => [code, open])).toEqual([
    ["asbestos", true],
    ["load", true],
    ["wiring", true],
  ])
  for (const warning of warnings) {
    const { why, advice, who, source } = warning
    expect([why, advice, who, source]).not.toContain("")
  }
  expect(halts()).toEqual(stands)
})

test("a warning is settled for a reason, by whom and when is kept, and opens again", async () => {
  await bram.mark("badkamer.size", { done: true })
  const { reply } = await bram.settle("asbestos", { reason: "Alles is in 2010 vernieuwd" })
  expect(reply.warnings.find(({ code }) => code === "asbestos")).toMatchObject({
    ...{ open: false, reason: "Alles is in 2010 vernieuwd", version: 2 },
    settled: { by: "Test worker", at: app.clock().toISOString() },
  })
  expect(halts()).toEqual([])
  expect((await bram.settle("asbestos", { reason: "Een ander" })).reply.code).toBe("intake.warningMeanwhile")
  await bram.settle("asbestos", { version: 2 })
  expect(halts()).toEqual(stands)
  expect(
    app.services.projects
      .history(1)
      .map(({ action }) => action)
      .slice(0, 2),
  ).toEqual(["warningOpened", "warningSettled"])
})

test("a report settles it as long as it is on the project", async () => {
  await bram.mark("badkamer.size", { done: true })
  const fileId = await givenReport()
  const { reply } = await bram.settle("asbestos", { fileId })
  expect(reply.warnings.find(({ code }) => code === "asbestos")).toMatchObject({
    ...{ open: false, file: { id: fileId, name: "rapport.jpg" } },
  })
  expect(halts()).toEqual([])
  const office = app.services.access.list()[0]!
  app.services.projectFiles.remove(1, fileId, office)
  expect(halts()).toEqual(stands)
  // For good, a month later.
  app.clock.pass(31 * 24 * 3600)
  app.services.projectFiles.sweep()
  expect(halts()).toEqual(stands)
})

test("a warning goes when what is found on site takes its cause away, and comes with it", async () => {
  await bram.mark("badkamer.size", { done: true })
  await bram.find("bouwjaar", "1998")
  expect(halts()).toEqual([])
  await bram.find("bouwjaar", null)
  expect(halts()).toEqual(stands)
})

test("a number on the list can warn by itself", async () => {
  const office = app.services.access.list()[0]!
  const { id } = app.services.projects.create({ name: "Meterkast", projectTypes: ["elektra"] }, office)
  await bram.mark("elektra.residual", { number: 0 }, { type: "elektra", id })
  expect((await bram.list(id)).warnings.map(({ code }) => code)).toEqual(["wiring"])
})

test("what is not known and decides it is told, and asked of a project without a quotation too", async () => {
  const office = app.services.access.list()[0]!
  const { id } = app.services.projects.create({ name: "Badkamer", projectTypes: ["badkamer"] }, office)
  const { unknown, questions, warnings } = await bram.list(id)
  expect(warnings).toEqual([])
  expect(unknown[0]).toEqual({
    ...{ title: "Asbest: eerst een inventarisatie", questions: ["In welk jaar is het gebouw gebouwd?"] },
  })
  expect(questions.map(({ key }) => key)).toEqual(["badkamer_vloer", "bouwjaar", "monument", "verdieping"])
  await bram.find("bouwjaar", "1960", id)
  expect((await bram.list(id)).warnings.map(({ code }) => code)).toEqual(["asbestos", "wiring"])
})

test("what forbids to begin stands in the planning and among the tasks of who works on it, until it is settled", async () => {
  const daan = await givenPerson(app)
  const me = app.services.access.list().at(-1)!.id
  const boss = await givenPerson(app, "manager")
  const { version } = app.services.projects.get(1, app.services.access.list()[0]!)
  await boss.ask("PUT", "/timeline/projects/1", {
    ...{ startDate: "2026-11-21", endDate: "2026-11-27", team: [me], version },
  })
  await boss.ask("POST", "/quotations/1/sending", { how: "noted", version: 1 })
  await boss.ask("POST", "/quotations/1/acceptance", { version: 1 })
  await daan.mark("badkamer.size", { done: true })
  const planned = async () =>
    (await daan.ask<TimelineWeek>("GET", "/timeline")).reply.projects.map(({ id, halted }) => [id, halted])
  const tasks = async () => {
    const sensor = { userId: 1, detectionMethod: "accelerometer", accelerationLevel: 3 }
    await daan.ask("POST", "/working-movement/start-tracking", sensor)
    const { reply } = await daan.ask<MovementTask[]>("GET", "/working-movement/tasks")
    return reply.map(({ title, completed }) => [title.split(" met ")[0], completed])
  }
  expect(await planned()).toEqual([[1, stands[0]![1]]])
  expect(await tasks()).toEqual([["Begin nog niet", false]])
  await daan.settle("asbestos", { reason: "Rapport ligt bij de gemeente" })
  expect(await planned()).toEqual([[1, undefined]])
  expect(await tasks()).toContainEqual(["Begin nog niet", true])
})

test("rules ask only what the questionnaires ask, or what an item measures", async () => {
  const { reply } = await bram.ask<Questionnaire>("POST", "/local-engine/generate-questions", {
    ...{ projectType: "badkamer", projectTypes },
  })
  const known = new Map<string, readonly string[] | undefined>([
    ...shipped.map(({ id }) => [id, undefined] as const),
    ...reply.sections
      .flatMap(({ questions }) => questions)
      .map(({ key, options }) => [key, options?.map(({ value }) => value)] as const),
    ["type", projectTypes],
  ])
  for (const condition of Object.values(rules).flatMap(({ when }) => when.flat())) {
    expect([...known.keys()]).toContain(condition.key)
    if ("in" in condition) expect(known.get(condition.key)).toEqual(expect.arrayContaining(condition.in))
  }
})
