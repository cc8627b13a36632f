import { describe, expect, test } from "bun:test"
import { formatWholeEuro } from "#src/shared/euro.ts"
import type { Answers } from "../catalogue/question.ts"
import { estimate } from "./estimate.ts"
import type { Service } from "./norm.ts"
import { surveyOf } from "./survey.ts"
import { type Dwelling, dwellingOf, isVatQuestion, mainService, vatFactsOf, vatFor, vatNote } from "./vat.ts"

const today = "2026-11-20"
const home: Dwelling = { use: "dwelling", olderThan2Years: true }
const half = { totalCents: 10_000, materialCents: 5_000 }
const decide = (service: Service, dwelling: Dwelling, value = half, main: Service = "other") =>
  vatFor(service, { dwelling, main, today }, value)

describe("the rate of a service", () => {
  test.each<[Service, Dwelling, number, string]>([
    ["painting", home, 9, "schilderen van een woning ouder dan 2 jaar"],
    ["plastering", home, 9, "stucen van een woning ouder dan 2 jaar"],
    ["wallpapering", home, 9, "behangen van een woning ouder dan 2 jaar"],
    ["insulating", home, 9, "niet meer dan de helft"],
    ["cleaning", home, 9, "schoonmaken binnen een woning"],
    ["cleaning", { use: "dwelling", olderThan2Years: false }, 9, "binnen een woning"],
    ["cleaning", { use: "dwelling", olderThan2Years: undefined }, 9, "binnen een woning"],
    ["cleaning", { use: "business", olderThan2Years: true }, 21, "geen woning"],
    ["other", home, 21, "valt niet onder het lage tarief"],
    ["painting", { use: "business", olderThan2Years: true }, 21, "geen woning"],
    ["painting", { use: "mixed", olderThan2Years: true }, 21, "deels bedrijf"],
    ["painting", { use: undefined, olderThan2Years: true }, 21, "niet bekend of het een woning is"],
    ["plastering", { use: "dwelling", olderThan2Years: false }, 21, "nog geen 2 jaar"],
    ["insulating", { use: "dwelling", olderThan2Years: undefined }, 21, "niet bekend of de woning ouder is"],
  ])("%s in %j carries %d%%: %s", (service, dwelling, rate, reason) => {
    const decision = decide(service, dwelling)
    expect(decision).toMatchObject({ kind: "whole", rate })
    expect(JSON.stringify(decision)).toContain(reason)
  })

  test("insulation is taxed in two parts as soon as the material is over half", () => {
    expect(decide("insulating", home, { totalCents: 10_000, materialCents: 5_001 })).toMatchObject({
      kind: "split",
      labour: { rate: 9 },
      material: { rate: 21 },
    })
  })

  test("the material of a painter is 9% too, however dear", () => {
    expect(decide("painting", home, { totalCents: 10_000, materialCents: 9_000 })).toMatchObject({ rate: 9 })
  })

  test.each<[Service[], Service]>([
    [["attendant", "insulating", "plastering"], "insulating"],
    [["attendant", "painting", "cleaning"], "painting"],
    [["attendant", "painting", "other"], "other"],
    [["attendant", "cleaning"], "other"],
    [[], "other"],
  ])("attendant work beside %j goes with %s", (services, main) => {
    expect(mainService(services)).toBe(main)
  })

  test("attendant work shares the rate of what it goes with, even with much material", () => {
    const dear = { totalCents: 100, materialCents: 90 }
    expect(decide("attendant", home, dear, "insulating")).toMatchObject({ kind: "whole", rate: 9 })
    expect(decide("attendant", home, dear, "other")).toMatchObject({ kind: "whole", rate: 21 })
    expect(decide("attendant", { ...home, use: "business" }, dear, "insulating")).toMatchObject({ rate: 21 })
  })

  test("a day before the first known rates is refused", () => {
    expect(() => vatFor("other", { dwelling: home, main: "other", today: "2018-12-31" }, half)).toThrow()
  })
})

const noted = (answers: Record<string, string>, services: Service[] = ["painting"]) => {
  const notes = { assumptions: [] as string[], exclusions: [] }
  const survey = surveyOf([], answers, notes)
  const dwelling = dwellingOf(vatFactsOf(survey), today)
  const note = vatNote(dwelling, services, () => 31_249)
  if (note) survey.assume(note)
  return { dwelling, assumptions: notes.assumptions }
}

describe("what the answers tell of the building", () => {
  test.each<[Record<string, string>, Dwelling]>([
    [{}, { use: undefined, olderThan2Years: undefined }],
    [{ gebruik: "woning" }, { use: "dwelling", olderThan2Years: undefined }],
    [{ gebruik: "bedrijf" }, { use: "business", olderThan2Years: undefined }],
    [
      { gebruik: "gemengd", bouwjaar: "1930" },
      { use: "mixed", olderThan2Years: true },
    ],
    [{ gebruik: "toString" }, { use: undefined, olderThan2Years: undefined }],
    [{ bouwjaar: "2023" }, { use: undefined, olderThan2Years: true }],
    [{ bouwjaar: "2024" }, { use: undefined, olderThan2Years: undefined }],
    [{ bouwjaar: "2025" }, { use: undefined, olderThan2Years: false }],
    [
      { bouwjaar: "2024", ouder_dan_2_jaar: "ja" },
      { use: undefined, olderThan2Years: true },
    ],
    [
      { bouwjaar: "2023", ouder_dan_2_jaar: "nee" },
      { use: undefined, olderThan2Years: false },
    ],
    [
      { bouwjaar: "2026", ouder_dan_2_jaar: "ja" },
      { use: undefined, olderThan2Years: false },
    ],
  ])("%j is %j", (answers, dwelling) => {
    expect(noted(answers).dwelling).toEqual(dwelling)
  })

  test.each<[string, Record<string, string>, Service[], string[]]>([
    [
      "the low rate asks for a declaration",
      { gebruik: "woning", bouwjaar: "1950" },
      ["painting"],
      ["verklaart u"],
    ],
    ["a doubt is asked, with what it saves", {}, ["insulating"], ["9%, en betaalt u €\u00a0312 minder"]],
    ["of a dwelling too", { gebruik: "woning" }, ["painting"], ["Is uw woning ouder dan 2 jaar?"]],
    ["a mixed building is split later", { gebruik: "gemengd" }, ["plastering"], ["waar u woont"]],
    ["a business is not told of dwellings", { gebruik: "bedrijf" }, ["painting"], []],
    ["a young dwelling neither", { gebruik: "woning", bouwjaar: "2026" }, ["painting"], []],
    ["nor a job without such work", {}, ["other", "cleaning"], []],
  ])("%s", (_, answers, services, expected) => {
    const { assumptions } = noted(answers, services)
    expect(assumptions).toHaveLength(expected.length)
    for (const part of expected) expect(assumptions[0]).toContain(part)
  })
})

test("what the client would save is what he saves once it is known", () => {
  const answers = { isolatie_onderdelen: ["vloer", "dak", "glas"], isolatie_subsidie: "nee" }
  const priced = (more: Answers) =>
    estimate({ projectTypes: ["isolatie"], answers: { ...answers, ...more }, today })
  const [open, known] = [priced({ gebruik: "woning" }), priced({ gebruik: "woning", bouwjaar: "1950" })]
  const saving = open.totals.incVatCents - known.totals.incVatCents
  expect(saving).toBeGreaterThan(10_000)
  expect(open.assumptions.join(" ")).toContain(`betaalt u ${formatWholeEuro(saving)} minder`)
  expect(known.assumptions.filter(isVatQuestion)).toEqual([])
})

test("where nothing is to be saved, nothing is asked", () => {
  const { assumptions } = estimate({ projectTypes: ["elektra"], answers: {}, today })
  expect(assumptions.filter(isVatQuestion)).toEqual([])
})
