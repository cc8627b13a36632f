import { afterAll, beforeAll, beforeEach, expect, setDefaultTimeout, test } from "bun:test"
import { heldDuring } from "#src/jobs/eventLoop.testing.ts"
import { longestHold, threadTime } from "#src/jobs/eventLoop.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { type DrawnRequest, drawnRequests } from "../pricing/drawRequests.testing.ts"
import { estimate } from "../pricing/estimate.ts"
import type { Totals } from "../pricing/line.ts"
import { sampleSubmission } from "../sample.ts"
import type { PriceRange, RangeWanted } from "./schema.ts"

setDefaultTimeout(60_000)

let app: TestApp
beforeAll(async () => {
  app = await givenApp()
  await app.services.jobs.stop()
})
afterAll(() => app.close())
beforeEach(() => app.services.settings.save({ typesWithoutPrice: [] }, null))

let visitors = 0
const someone = () => `visitor ${++visitors}`
const range = (wanted: RangeWanted, address = someone()) => app.services.priceRanges.range(wanted, address)
const wantedOf = ({ types, answers }: DrawnRequest): RangeWanted => ({ projectTypes: types, answers })
const bathroom = (answers: RangeWanted["answers"]): RangeWanted => ({ projectTypes: ["badkamer"], answers })
const { projectTypes, answers: allAnswers } = sampleSubmission()
const whole = { projectTypes, answers: allAnswers }

const hundreds = ({ lowCents, highCents }: Pick<Totals, "lowCents" | "highCents">) => ({
  fromCents: Math.floor(lowCents / 10_000) * 10_000,
  toCents: Math.ceil(highCents / 10_000) * 10_000,
})

const drawn = drawnRequests(500)

test("the range is the quotation's band in whole hundreds, in five hundred requests", async () => {
  const today = "2026-11-21"
  const [shown, offered] = [[] as PriceRange["range"][], [] as PriceRange["range"][]]
  for (const request of drawn) {
    const wanted = wantedOf(request)
    shown.push((await range(wanted)).range)
    offered.push(hundreds(estimate({ ...wanted, today }).totals))
  }
  expect(shown).toEqual(offered)
})

test("who sends the same answers gets a quotation within the range that he saw", async () => {
  for (const request of drawn.slice(0, 12)) {
    const wanted = wantedOf(request)
    const submission = sampleSubmission({ ...wanted, contactInfo: contact() })
    const reply = await app.handle(
      jsonRequest("POST", "/api/live-offerte", {
        body: submission,
        headers: { "x-forwarded-for": someone() },
      }),
    )
    expect(reply.status).toBe(200)
    const { projectId } = await reply.json()
    const { offerteId } = app.services.projects.brief(projectId)
    const { lowCents, highCents, totalCents } = app.services.quotations.versions.latest(offerteId!)!
    const { range: shown } = await range(wanted)
    expect(shown).toEqual(hundreds({ lowCents, highCents }))
    expect(shown!.fromCents).toBeLessThanOrEqual(totalCents)
    expect(shown!.toCents).toBeGreaterThanOrEqual(totalCents)
  }
})

const contact = () => ({ ...sampleSubmission().contactInfo, email: `v${++visitors}@voorbeeld.example` })

test("there is a range from the second answer on", async () => {
  const one = { badkamer_situatie: "vervangen" }
  const nothing = { range: null, unknown: [], movers: [] }
  expect(await range(bathroom({}))).toEqual(nothing)
  expect(await range(bathroom({ ...one, badkamer_oppervlakte: " ", badkamer_extras: [] }))).toEqual(nothing)
  expect((await range(bathroom({ ...one, badkamer_oppervlakte: "6" }))).range).not.toBeNull()
})

test("it names what moved it most and what is not known yet", async () => {
  const answers = { badkamer_situatie: "vervangen", badkamer_oppervlakte: "6", gebruik: "woning" }
  const { unknown, movers } = await range(bathroom({ ...answers, badkamer_vloer: "weet_niet" }))
  expect(movers[0]).toEqual({ key: "badkamer_oppervlakte", label: "grootte" })
  expect(unknown).toContain("sanitair")
  expect([movers.length, unknown.length].every((named) => named <= 3)).toBeTrue()
  expect(movers.map(({ key }) => key)).not.toContain("badkamer_vloer")
})

test("the owner shows no price of a kind of work, nor of what is asked for with it", async () => {
  app.services.settings.save({ typesWithoutPrice: ["keuken"] }, null)
  expect((await range(whole)).range).not.toBeNull()
  expect((await range({ ...whole, projectTypes: ["badkamer", "keuken"] })).range).toBeNull()
})

test("who asks more often than anyone answers is asked to wait", async () => {
  const address = someone()
  for (let asked = 0; asked < 120; asked++) await range(bathroom({}), address)
  await expect(range(bathroom({}), address)).rejects.toMatchObject({ status: 429 })
  app.clock.pass(61)
  expect(await range(bathroom({}), address)).toMatchObject({ range: null })
})

test("a hundred visitors at once hold nobody up, and each costs less than five milliseconds", async () => {
  const wanted = drawn.slice(0, 100).map(wantedOf)
  expect(await heldDuring(() => Promise.all(wanted.map((one) => range(one))))).toBeLessThan(longestHold)
  const before = threadTime()
  await Promise.all(wanted.map((one) => range(one)))
  expect((threadTime() - before) / wanted.length).toBeLessThan(5)
})
