import { expect, test } from "bun:test"
import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import type { Answers } from "../schema.ts"
import { listIn, shipped } from "./catalogue.ts"
import { itemTable } from "./items.ts"
import { type Judgement, judged, rules, rulesIn } from "./warnings.ts"

const countOf = (type: ProjectType) => shipped.filter((item) => item.type === type).length

test("a bathroom has 8 items, a kitchen 7, a dormer 7, and every other kind of job a list too", () => {
  expect([countOf("badkamer"), countOf("keuken"), countOf("dakkapel")]).toEqual([8, 7, 7])
  for (const type of projectTypes) expect(countOf(type)).toBeGreaterThanOrEqual(7)
})

test("what takes a number says in what, and nothing else does", () => {
  for (const { id, takes, unit } of shipped) expect([id, unit !== ""]).toEqual([id, takes === "number"])
})

test("the items of a kind of job stand in the order of their places", () => {
  for (const items of Map.groupBy(shipped, ({ type }) => type).values())
    expect(items.map(({ place }) => place)).toEqual(items.map((_, at) => (at + 1) * 10))
})

test("a line that can't be read is named", () => {
  expect(() => listIn(itemTable.replace("badkamer.size  ", "balkon.size    "))).toThrow("balkon.size")
  expect(() => listIn(itemTable.replace("number m² ", "numbers m²"))).toThrow("badkamer.size")
  expect(() => rulesIn("## gas | Gas\nwhen | type is keuken")).toThrow("'gas' says no 'why'")
  expect(() => rulesIn("## gas | Gas\nif | type is keuken")).toThrow("Not a part of a rule")
})

/** A renovation of which it is known that it leaves the source of heat and the kitchen alone, but for `over`. */
const renovated = (over: Answers): Answers => ({
  ...{ type: ["complete_renovatie"], complete_renovatie_bron: "bestaand" },
  ...{ complete_renovatie_onderdelen: ["stucwerk"], ...over },
})

const cases: [rule: string, facts: Answers, warned: Judgement][] = [
  ["asbestos", { type: ["badkamer"], bouwjaar: "1993" }, true],
  ["asbestos", { type: ["badkamer"], bouwjaar: "1994" }, false],
  ["asbestos", { type: ["badkamer"] }, ["bouwjaar"]],
  ["load", { type: ["badkamer"], verdieping: "1" }, true],
  ["load", { type: ["badkamer"], verdieping: "0", badkamer_vloer: "beton" }, false],
  ["load", { type: ["badkamer"], verdieping: "0", badkamer_vloer: "hout" }, true],
  ["load", { type: ["badkamer"], verdieping: "0" }, ["badkamer_vloer"]],
  ["load", { type: ["dakwerk_plat"] }, false],
  ["load", { type: ["opbouw"] }, true],
  ["gas", { type: ["keuken"] }, true],
  ["gas", { type: ["complete_renovatie"], complete_renovatie_bron: "ketel" }, true],
  ["gas", renovated({ complete_renovatie_bron: "bestaand" }), false],
  ["gas", renovated({ complete_renovatie_onderdelen: ["stucwerk", "keuken"] }), true],
  ["gas", { type: ["vloeren"] }, false],
  ["wiring", { type: ["badkamer"], bouwjaar: "1984" }, true],
  ["wiring", { type: ["badkamer"], bouwjaar: "1985" }, false],
  ["wiring", { type: ["kozijnen"], bouwjaar: "1930" }, false],
  [
    "wiring",
    { type: ["elektra"], bouwjaar: "2005", elektra_bedrading: "alles", "elektra.residual": "2" },
    true,
  ],
  [
    "wiring",
    { type: ["elektra"], bouwjaar: "2005", elektra_bedrading: "nee", "elektra.residual": "0" },
    true,
  ],
  ["wiring", { type: ["elektra"], bouwjaar: "2005", elektra_bedrading: "nee" }, ["elektra.residual"]],
  ["monument", { type: ["vloeren"], monument: "ja" }, true],
  ["monument", { type: ["vloeren"], monument: "nee" }, false],
  ["monument", { type: ["vloeren"], monument: "weet_niet" }, ["monument"]],
  ["permit", { type: ["dakkapel"], dakkapel_plaats: "voor", dakkapel_hoogte: "1,5" }, true],
  ["permit", { type: ["dakkapel"], dakkapel_plaats: "achter", dakkapel_hoogte: "1,75" }, false],
  ["permit", { type: ["dakkapel"], dakkapel_plaats: "achter", dakkapel_hoogte: "2" }, true],
  ["permit", { type: ["aanbouw"], aanbouw_diepte: "4", aanbouw_doorbraak: "bestaand" }, false],
  ["permit", { type: ["aanbouw"], aanbouw_diepte: "4,5" }, true],
  ["permit", { type: ["aanbouw"], aanbouw_diepte: "3", aanbouw_doorbraak: "open" }, true],
  ["permit", { type: ["complete_renovatie"], complete_renovatie_muren: ["licht", "dragend"] }, true],
  ["permit", { type: ["complete_renovatie"], complete_renovatie_muren: ["licht"] }, false],
  ["permit", { type: ["opbouw"] }, true],
  ["flatRoof", { type: ["dakwerk_plat"] }, true],
  ["flatRoof", { type: ["aanbouw"], aanbouw_dak: "schuin" }, false],
  ["flatRoof", { type: ["aanbouw"], aanbouw_dak: "plat" }, true],
  ["flatRoof", { type: ["badkamer"] }, false],
  ["glass", { type: ["kozijnen"] }, true],
  ["glass", { type: ["aanbouw"], aanbouw_pui: "raam" }, false],
  ["glass", { type: ["aanbouw"], aanbouw_pui: "schuifpui" }, true],
  ["glass", { type: ["isolatie"], isolatie_onderdelen: ["dak", "glas"] }, true],
  ["glass", { type: ["isolatie"], isolatie_onderdelen: ["dak"] }, false],
  ["animals", { type: ["isolatie"], isolatie_onderdelen: ["spouw"] }, true],
  ["animals", { type: ["isolatie"], isolatie_onderdelen: ["vloer"] }, false],
  ["animals", { type: ["dakwerk_hellend"], dakwerk_hellend_werk: "hergebruik" }, true],
  ["animals", { type: ["dakwerk_hellend"], dakwerk_hellend_werk: "herstel" }, false],
]
for (const [rule, facts, warned] of cases)
  test(`${rule} with ${JSON.stringify(facts)}: ${warned}`, () => {
    expect(judged(rules[rule]!, facts)).toEqual(warned)
  })

test.each([
  ["asbestos", ["Arbobesluit, artikel 4.54a", "Asbestverwijderingsbesluit 2005", "artikel 7.10 en 7.11"]],
  ["load", ["NEN-EN 1991-1-1", "1,75 kN per m²", "NEN 8700"]],
  ["gas", ["Stb. 2020, 348", "1 april 2023", "NEN 1078", "Bbl, artikel 4.200"]],
  ["wiring", ["NEN 1010", "NEN 3140", "Arbobesluit, artikel 3.4 en 3.5"]],
  ["monument", ["Omgevingswet, artikel 5.1, eerste lid, onder b", "omgevingsplan"]],
  ["permit", ["Omgevingswet, artikel 5.1", "Bbl, artikel 2.25 tot en met 2.27", "omgevingsplan"]],
  ["flatRoof", ["Vakrichtlijn gesloten dakbedekkingssystemen", "NEN 6050", "NEN-EN 1991-1-3"]],
  ["glass", ["NEN 3569", "NEN 2608"]],
  ["animals", ["Omgevingswet, artikel 5.1, tweede lid, onder g", "ECLI:NL:RVS:2023:2969"]],
])("the warning of %s rests on %s", (code, sources) => {
  for (const source of sources) expect(rules[code]!.source).toContain(source)
})

test("what says not to begin also stops the work", () => {
  const stopping = Object.values(rules).flatMap(({ code, stops }) => (stops ? [code] : []))
  expect(stopping).toEqual(["asbestos", "monument", "permit"])
})
