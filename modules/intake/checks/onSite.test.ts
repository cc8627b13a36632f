import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Deviation } from "#modules/quotes/onSite/schema.ts"
import type { Quotation } from "#modules/quotes/quotations/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { givenPerson, requested } from "./site.testing.ts"

type Person = Awaited<ReturnType<typeof givenPerson>>

let app: TestApp
let bram: Person
let boss: Person
beforeEach(async () => {
  app = await givenApp()
  await requested(app)
  bram = await givenPerson(app)
  boss = await givenPerson(app, "manager")
})
afterEach(() => app.close())

const question = async (key: string) => (await bram.list()).questions.find((one) => one.key === key)!
const deviation = async () => (await boss.ask<Deviation>("GET", "/projects/1/checklist/deviation")).reply
const quoted = async () => (await boss.ask<Quotation>("GET", "/quotations/1")).reply
const next = (base: number) =>
  boss.ask<{ version: number }>("POST", "/projects/1/checklist/version", { base })
const sentences = async () => (await quoted()).latest.assumptions

test("every assumption of the quotation is a question on site, with its own words and options", async () => {
  expect(await question("badkamer_vloer")).toMatchObject({
    ...{ label: "Wat voor vloer ligt er onder de badkamer?", found: null },
    assumed: "We gaan uit van een betonnen vloer onder de badkamer.",
    ...{ quoted: "beton", quotedText: "Beton" },
    options: [{ value: "beton", label: "Beton" }, { value: "hout" }, { value: "weet_niet" }],
  })
  const asked = new Set((await bram.list()).questions.map(({ assumed }) => assumed))
  const open = (await sentences()).filter((one) => !/opgave|btw/.test(one))
  expect(open.filter((sentence) => !asked.has(sentence))).toEqual([])
})

test("what the client said can be corrected, and is told as his", async () => {
  expect(await question("badkamer_oppervlakte")).toMatchObject({
    ...{ assumed: "", quoted: "6", quotedText: "6 m²", unit: "m²" },
  })
})

test("'Klopt' is no difference, another answer is, and the price before and after is offered", async () => {
  await bram.find("badkamer_vloer", "beton")
  expect(await deviation()).toBeNull()
  await bram.find("badkamer_vloer", "hout")
  await bram.find("badkamer_oppervlakte", "7,5")
  const offered = await deviation()
  expect(offered).toMatchObject({
    ...{ quotationId: 1, base: 1, closed: null, stays: [] },
    changes: [
      { label: "Wat voor vloer ligt er onder de badkamer?", before: "Beton", after: "Hout" },
      { before: "6 m²", after: "7,5 m²" },
    ],
  })
  expect(offered.before).toBe((await quoted()).latest.totals.price)
  expect(offered.after).toBeGreaterThan(offered.before)
})

test("one press makes the next version at the price that was offered, and then nothing differs", async () => {
  await bram.find("badkamer_vloer", "hout")
  const { after } = await deviation()
  expect((await next(1)).reply).toMatchObject({ quotationId: 1, version: 2 })
  const { latest, state } = await quoted()
  expect([state, latest.version, latest.totals.price]).toEqual(["concept", 2, after])
  expect(latest.lines.find(({ norm }) => norm === "badkamer.woodFloor")).toMatchObject({ quantity: 6 })
  expect(latest.assumptions).not.toContain("We gaan uit van een betonnen vloer onder de badkamer.")
  expect(await deviation()).toBeNull()
  // And back again.
  await bram.find("badkamer_vloer", "beton")
  expect((await deviation()).changes).toMatchObject([{ before: "Hout", after: "Beton" }])
})

test("what a person changed of a line stays, and is told", async () => {
  const { lines, assumptions, exclusions, facts } = (await quoted()).latest
  const left = lines.map(({ id, norm, description, phase, quantity, unit, fixedUnitPrice }) => ({
    ...{ id, norm, description, phase, quantity, unit, normHours: null, vatRate: null },
    unitPrice: fixedUnitPrice,
  }))
  const floor = left.find(({ norm }) => norm === "badkamer.floorTiles.midden")!
  floor.unitPrice = 100
  const mirror = { ...floor, id: "own", norm: "", description: "Spiegel plaatsen", unitPrice: 80 }
  const content = {
    ...{ lines: [...left, mirror], exclusions, facts, reverseCharge: false, wantedStart: null, texts: null },
    assumptions: [...assumptions, "De klant kiest de tegels voor 1 maart."],
  }
  await boss.ask("POST", "/quotations/1/versions", { base: 1, content })
  await bram.find("badkamer_oppervlakte", "8")
  const offered = await deviation()
  expect(offered.stays).toEqual([floor.description])
  await next(2)
  const { latest } = await quoted()
  const line = (id: string) => latest.lines.find((one) => one.id === id)
  expect(line(floor.id)).toMatchObject({ quantity: 6, fixedUnitPrice: 100 })
  expect(line("own")).toMatchObject({ description: "Spiegel plaatsen", fixedUnitPrice: 80 })
  expect(line("badkamer.stripTiles")!.quantity).toBeGreaterThan(
    content.lines.find(({ id }) => id === "badkamer.stripTiles")!.quantity,
  )
  expect(latest.assumptions).toContain("De klant kiest de tegels voor 1 maart.")
})

test("another version that came meanwhile is not written over, and a contract is not changed", async () => {
  await bram.find("badkamer_vloer", "hout")
  expect((await next(2)).reply.code).toBe("quotes.versionMeanwhile")
  await boss.ask("POST", "/quotations/1/sending", { how: "noted", version: 1 })
  await boss.ask("POST", "/quotations/1/acceptance", { version: 1 })
  expect(await deviation()).toMatchObject({ closed: "accepted" })
  expect((await next(1)).reply.code).toBe("quotes.acceptedStays")
})

test("an assumption that no question asks can be found wrong, and the office is told", async () => {
  const dormer = {
    projectTypes: ["dakkapel" as const],
    answers: { dakkapel_plaats: "achter", dakkapel_breedte: "3" },
  }
  await requested(app, dormer)
  const { questions } = await bram.list(2)
  const { key, label, options } = questions.find((one) => one.label.includes("achterkant zonder vergunning"))!
  expect(options.map((option) => option.label)).toEqual(["Klopt", "Klopt niet"])
  await bram.find(key, "anders", 2)
  const { reply } = await boss.ask<Deviation>("GET", "/projects/2/checklist/deviation")
  expect(reply).toMatchObject({ changes: [{ label, before: "Klopt", after: "Klopt niet" }] })
  expect(reply.after).toBe(reply.before)
})

test("who works on site sees no prices", async () => {
  await bram.find("badkamer_vloer", "hout")
  expect((await bram.ask("GET", "/projects/1/checklist/deviation")).status).toBe(403)
  expect(JSON.stringify(await bram.list())).not.toMatch(/price|cents|total/i)
})
