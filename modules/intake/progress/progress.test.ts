import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { givenPerson, requested } from "../checks/site.testing.ts"
import { bathroom, saveRoom } from "../rooms/sample.ts"
import type { IntakeProgress } from "./schema.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  await requested(app)
})
afterEach(() => app.close())

test("how far an intake is: nothing yet, then its ticks, what it warns of and its rooms", async () => {
  const daan = await givenPerson(app)
  const told = async () => (await daan.ask<IntakeProgress>("GET", "/projects/1/intake")).reply
  expect(await told()).toMatchObject({ checklist: null, warnings: 3, rooms: 0 })
  await daan.mark("badkamer.size", { done: true })
  await daan.settle("asbestos", { reason: "Rapport is er" })
  const now = app.clock().toISOString()
  app.services.rooms.save(1, "room-1-here", saveRoom(bathroom()), "save-1-room", now, office())
  expect(await told()).toMatchObject({ checklist: { done: 1, total: 8 }, warnings: 2, rooms: 1 })
  expect((await daan.ask("GET", "/projects/99/intake")).status).toBe(404)
})
const office = () => app.services.access.list()[0]!
