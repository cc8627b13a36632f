import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { sampleSubmission } from "../sample.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  await app.services.jobs.stop()
})
afterEach(() => app.close())

const ask = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await app.handle(jsonRequest("POST", `/api${path}`, { body, headers }))
  return { status: response.status, reply: await response.json() }
}
const key = { "idempotency-key": "sent-before" }
const { projectTypes, answers } = sampleSubmission()

test("what the company does not offer can't be asked for, and a sentence names it", async () => {
  expect((await ask("/live-offerte", sampleSubmission(), key)).status).toBe(200)
  app.services.settings.save({ typesNotOffered: ["badkamer"] }, null)
  const refused = {
    status: 409,
    reply: { error: "Badkamer: dat bieden wij nu niet aan. Kies ander werk, of bel ons." },
  }
  expect(await ask("/local-engine/generate-questions", { projectType: "badkamer" })).toMatchObject(refused)
  expect(await ask("/local-engine/price-range", { projectTypes, answers })).toMatchObject(refused)
  expect(await ask("/live-offerte", sampleSubmission())).toMatchObject(refused)
  expect(app.services.quotes.counts().open).toBe(1)
})

test("what was sent before goes on, and other work can be asked for", async () => {
  const first = await ask("/live-offerte", sampleSubmission(), key)
  app.services.settings.save({ typesNotOffered: ["badkamer"] }, null)
  const again = await ask("/live-offerte", sampleSubmission(), key)
  expect(again.reply.referenceNumber).toBe(first.reply.referenceNumber)
  expect((await ask("/local-engine/generate-questions", { projectType: "keuken" })).status).toBe(200)
  expect(app.services.quotes.get(1).projectType).toBe("badkamer")
})

const told = { klus: "Een boomhut in de tuin", urgentie: "normaal" }
const painting = {
  complete_renovatie_onderdelen: ["schilderwerk"],
  complete_renovatie_staat: "licht",
  complete_renovatie_oppervlakte: "20",
}
const asHouse = (own: Record<string, string | string[]>) =>
  sampleSubmission({ projectTypes: ["complete_renovatie"], answers: own })

test("who offers no whole house can still offer what has a way in of its own", async () => {
  app.services.settings.save({ typesNotOffered: ["complete_renovatie", "stucwerk"] }, null)
  const questions = { projectType: "complete_renovatie" }
  expect((await ask("/local-engine/generate-questions", questions)).status).toBe(200)
  expect((await ask("/live-offerte", asHouse(told))).status).toBe(200)
  expect((await ask("/live-offerte", asHouse(painting))).status).toBe(200)
  const both = { ...painting, complete_renovatie_onderdelen: ["schilderwerk", "stucwerk"] }
  expect((await ask("/live-offerte", asHouse(both))).status).toBe(409)
  expect((await ask("/live-offerte", asHouse({ complete_renovatie_oppervlakte: "90" }))).status).toBe(409)
})

test("with none of the ways in, nothing goes by the name of a whole house", async () => {
  const ways = ["schilderwerk", "stucwerk", "kleine_klus", "iets_anders"] as const
  app.services.settings.save({ typesNotOffered: ["complete_renovatie", ...ways] }, null)
  const questions = { projectType: "complete_renovatie" }
  expect((await ask("/local-engine/generate-questions", questions)).status).toBe(409)
  expect((await ask("/live-offerte", asHouse(told))).status).toBe(409)
})
