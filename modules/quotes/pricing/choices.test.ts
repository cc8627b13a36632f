import { expect, test } from "bun:test"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Answers } from "../catalogue/question.ts"
import { estimate } from "./estimate.ts"

const linesOf = (types: ProjectType[], answers: Answers) =>
  estimate({ projectTypes: types, answers, today: "2026-11-20" }).lines
const quantity = (types: ProjectType[], answers: Answers, code: string) =>
  linesOf(types, answers).find((line) => line.code === code)?.quantity ?? 0

interface Choice {
  fact: string
  types: ProjectType[]
  answers: Answers
  has: string[]
  lacks: string[]
}

const choices: Choice[] = [
  {
    fact: "a dormer that no crane can reach is built on the roof",
    types: ["dakkapel"],
    answers: { dakkapel_bouwwijze: "prefab", dakkapel_kraan: "niet" },
    has: ["dakkapel.windows.kunststof", "lifting.ladderLift"],
    lacks: ["dakkapel.prefab.kunststof", "dakkapel.crane.near"],
  },
  {
    fact: "a replaced dormer needs no new hole in the roof",
    types: ["dakkapel"],
    answers: { dakkapel_situatie: "vervangen" },
    has: ["dakkapel.removeOld"],
    lacks: ["dakkapel.openRoof.pannen", "dakkapel.trimming"],
  },
  {
    fact: "a new roof and a dormer share a scaffold",
    types: ["dakkapel", "dakwerk_hellend"],
    answers: { dakwerk_hellend_werk: "vernieuwen" },
    has: ["dakwerk_hellend.scaffold"],
    lacks: ["dakkapel.scaffold"],
  },
  {
    fact: "mending a roof gives a dormer no scaffold",
    types: ["dakkapel", "dakwerk_hellend"],
    answers: { dakwerk_hellend_werk: "herstel" },
    has: ["dakkapel.scaffold", "dakwerk_hellend.repair"],
    lacks: ["dakwerk_hellend.scaffold", "dakwerk_hellend.battens"],
  },
  {
    fact: "tiles that go back are not bought again",
    types: ["dakwerk_hellend"],
    answers: { dakwerk_hellend_werk: "hergebruik" },
    has: ["dakwerk_hellend.setAside", "dakwerk_hellend.relay"],
    lacks: ["dakwerk_hellend.tiles.keramisch", "dakwerk_hellend.strip.pannen"],
  },
  {
    fact: "a terraced roof has no verges",
    types: ["dakwerk_hellend"],
    answers: { dakwerk_hellend_werk: "vernieuwen", gebruik: "woning", woningtype: "tussenwoning" },
    has: ["dakwerk_hellend.ridge"],
    lacks: ["dakwerk_hellend.verge"],
  },
  {
    fact: "a covering over the old one strips nothing",
    types: ["dakwerk_plat"],
    answers: { dakwerk_plat_werk: "overlagen", dakwerk_plat_materiaal: "bitumen" },
    has: ["dakwerk_plat.prepare", "dakwerk_plat.cover.bitumen"],
    lacks: ["dakwerk_plat.strip", "roofing.boarding"],
  },
  {
    fact: "a wooden floor is heated with dry boards, never milled",
    types: ["vloeren"],
    answers: { vloeren_ondergrond: "hout", vloeren_verwarming: "frezen" },
    has: ["vloeren.heating.droog", "vloeren.boards"],
    lacks: ["vloeren.heating.frezen", "vloeren.primeLevel"],
  },
  {
    fact: "a storey in place of a sloping roof strengthens the attic floor",
    types: ["opbouw"],
    answers: { opbouw_plek: "schuin_dak" },
    has: ["opbouw.removeRoof.schuin", "opbouw.strengthenFloor"],
    lacks: ["opbouw.removeRoof.plat", "opbouw.floor"],
  },
  {
    fact: "a new storey leaves its floor to the type floors",
    types: ["opbouw", "vloeren"],
    answers: { opbouw_afwerking: "klaar" },
    has: ["finishing.paint", "vloeren.pvc.midden"],
    lacks: ["vloeren.laminaat.midden"],
  },
]

test.each(choices.map((choice) => [choice.fact, choice] as const))(
  "%s",
  (_, { types, answers, has, lacks }) => {
    const codes = linesOf(types, answers).map((line) => line.code)
    expect(codes).toEqual(expect.arrayContaining(has))
    expect(codes.filter((code) => lacks.includes(code))).toEqual([])
  },
)

test("the cooking group is priced once, with the kitchen", () => {
  const answers = { elektra_apparaten: ["koken", "wassen"] }
  expect(quantity(["keuken", "elektra"], answers, "elektra.appliance.koken")).toBe(1)
})

test.each([
  [["aanbouw", "opbouw"], "roofing.flat"],
  [["aanbouw", "opbouw"], "finishing.paint"],
  [["aanbouw", "vloeren"], "vloeren.pvc.midden"],
  [["dakwerk_plat", "dakwerk_hellend"], "roofing.boarding"],
] as [ProjectType[], string][])("%j are priced on one line of %s", (types, code) => {
  const apart = types.map((type) => quantity([type], {}, code))
  expect(apart).not.toContain(0)
  expect(quantity(types, {}, code)).toBeCloseTo(apart.reduce((total, one) => total + one))
})

test("a flatter roof makes a deeper dormer", () => {
  const deep = (pitch: string) =>
    quantity(
      ["dakkapel"],
      { dakkapel_helling: pitch, dakkapel_bouwwijze: "ter_plaatse" },
      "dakkapel.cladding.kunststof",
    )
  expect(deep("flauw")).toBeGreaterThan(deep("gewoon"))
  expect(deep("gewoon")).toBeGreaterThan(deep("steil"))
})

test("the area of a roof is its length times its slope, for each side", () => {
  const area = (sides: string) =>
    quantity(
      ["dakwerk_hellend"],
      {
        dakwerk_hellend_werk: "vernieuwen",
        dakwerk_hellend_lengte: "6",
        dakwerk_hellend_schuin: "5",
        dakwerk_hellend_zijden: sides,
      },
      "dakwerk_hellend.battens",
    )
  expect([area("een"), area("beide")]).toEqual([30, 60])
})

test("who asks for two more groups and a charger gets two groups, not three", () => {
  const answers = { elektra_meterkast: "uitbreiden", elektra_extra_groepen: "2" }
  const withCharger = { ...answers, elektra_apparaten: ["laadpaal"] }
  expect(quantity(["elektra"], answers, "elektra.extraGroup")).toBe(2)
  expect(quantity(["elektra"], withCharger, "elektra.extraGroup")).toBe(1)
  expect(quantity(["elektra"], withCharger, "elektra.chargerGroup")).toBe(1)
})

test("carpet lies on a flat wooden floor as it is, and PVC on boards", () => {
  const floor = { vloeren_oppervlakte: "14", vloeren_ondergrond: "hout", vloeren_vlak: "vlak" }
  expect(quantity(["vloeren"], { ...floor, vloeren_soort: "tapijt" }, "vloeren.boards")).toBe(0)
  expect(quantity(["vloeren"], { ...floor, vloeren_soort: "pvc" }, "vloeren.boards")).toBe(14)
})
