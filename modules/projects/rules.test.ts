import { afterAll, beforeAll, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { dormer } from "./dormer.testing.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
beforeAll(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
})
afterAll(() => app.close())

const made = async (more: object = {}) => (await manager("POST", "/projects", { ...dormer, ...more })).reply

test.each([
  [12500, 12500],
  ["12500", 12500],
  ["€ 12.500,-", 12500],
  ["1.234,5", 1234.5],
  ["1234,567", 1234.57],
  ["€ 0,00", 0],
  [null, undefined],
])("the price %p is read as %p", async (typed, euros) => {
  expect((await made({ estimatedPrice: typed, estimatedNet: null })).estimatedPrice).toBe(euros)
})

test.each([
  ["no name", { name: "" }, { name: "Vul een naam in." }],
  ["a name of blanks", { name: "   " }, { name: "Vul een naam in." }],
  ["a name of 300 characters", { name: "x".repeat(300) }, { name: "Een naam heeft hooguit 160 tekens." }],
  [
    "an end before the start",
    { endDate: "2026-11-22" },
    { endDate: "De einddatum ligt vóór de begindatum." },
  ],
  ["a day that isn't there", { startDate: "2027-02-30" }, { startDate: "Vul een datum in die bestaat." }],
  ["the year 206", { startDate: "0206-11-23" }, { startDate: "Deze datum ligt te ver weg. Klopt het jaar?" }],
  [
    "a negative price",
    { estimatedPrice: "-5", estimatedNet: null },
    { estimatedPrice: "Een prijs kan niet onder nul liggen." },
  ],
  [
    "a price in words",
    { estimatedPrice: "twaalf mille", estimatedNet: null },
    { estimatedPrice: "Vul een bedrag in, bijvoorbeeld 12.500 of 1.234,50." },
  ],
  [
    "a price beyond any house",
    { estimatedPrice: 1e12, estimatedNet: null },
    { estimatedPrice: "Een prijs is hooguit € 100 miljoen." },
  ],
  [
    "a net price above the price",
    { estimatedNet: 12500.01 },
    { estimatedNet: "De prijs exclusief btw kan niet hoger zijn dan de prijs inclusief btw." },
  ],
  ["half a place", { longitude: null }, { longitude: "Vul beide coördinaten in, of geen van beide." }],
  [
    "a place beyond the pole",
    { latitude: 91 },
    { latitude: "Een breedtegraad ligt tussen -90 en 90, bijvoorbeeld 51,65." },
  ],
  [
    "somebody unknown on the team",
    { team: [999] },
    { team: "Iemand van deze ploeg staat niet (meer) in de lijst. Kies de ploeg opnieuw." },
  ],
  [
    "a customer that isn't there",
    { customerId: 999 },
    { customerId: "Deze klant bestaat niet (meer). Kies een andere klant." },
  ],
  [
    "more progress than there is",
    { progress: 101 },
    { progress: "De voortgang is een heel getal van 0 tot en met 100." },
  ],
])("%s is refused, and its field told in Dutch", async (_, wrong, fields) => {
  const refused = await manager("POST", "/projects", { ...dormer, ...wrong })
  expect(refused).toMatchObject({ status: 422, reply: { code: "invalid", fields } })
  const { id, version } = await made()
  const before = app.services.projects.list({}, app.services.access.list()[0]!)
  expect(await manager("PUT", `/projects/${id}`, { ...dormer, ...wrong, version })).toMatchObject({
    status: 422,
    reply: { fields },
  })
  expect(app.services.projects.list({}, app.services.access.list()[0]!)).toEqual(before)
})
