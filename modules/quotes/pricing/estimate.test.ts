import { describe, expect, setDefaultTimeout, test } from "bun:test"
import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { round, sum, times } from "#src/shared/rounding.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { standardBook } from "./book.ts"
import { drawAnswers } from "./drawAnswers.ts"
import { estimate } from "./estimate.ts"
import type { Estimate, EstimateLine } from "./line.ts"
import { linesFor } from "./lines.ts"
import { allSources } from "./market/marketTable.testing.ts"
import { type Norm, phases, rateCents, type Unit } from "./norm.ts"
import { type NormCode, norms } from "./norms.ts"
import { workingDaysOf } from "./planning.ts"
import { practical } from "./practical.ts"
import { fixed } from "./survey.ts"

const today = "2026-11-20"

/** Thousands of draws take a while on a busy machine. */
setDefaultTimeout(60_000)
const empty = (types: ProjectType[]) => estimate({ projectTypes: types, answers: {}, today })
const draws = (type: ProjectType, count: number): Estimate[] => {
  const sections = catalogueFor([type], today)
  return Array.from({ length: count }, (_, seed) =>
    estimate({ projectTypes: [type], answers: drawAnswers(sections, seed), today }),
  )
}

describe.each([...projectTypes])("%s", (type) => {
  test("without a single answer there is a full estimate, and it says what it assumed", () => {
    const { lines, assumptions, exclusions, totals } = empty([type])
    expect(lines.filter((line) => line.code.startsWith("general.")).length).toBeGreaterThanOrEqual(1)
    expect(lines.filter((line) => !line.code.startsWith("general.")).length).toBeGreaterThanOrEqual(1)
    expect(assumptions.length).toBeGreaterThanOrEqual(4)
    expect(exclusions.length).toBeGreaterThanOrEqual(1)
    expect(totals.incVatCents).toBeGreaterThan(100_000)
    expect(lines.filter((line) => /\buw (antwoord|keuze)/.test(line.quantitySource.text))).toEqual([])
    expect(totals.vat.map((part) => part.rate)).toEqual([21])
  })

  test("whatever is answered, the amounts are whole cents that add up", () => {
    for (const drawn of draws(type, 60)) {
      for (const line of drawn.lines) expectSound(line)
      expectSum(drawn)
    }
  })

  test("what is printed is Dutch sentences and tidy descriptions, each once", () => {
    for (const { lines, assumptions, exclusions } of draws(type, 60)) {
      for (const sentence of [...assumptions, ...exclusions]) {
        expect(sentence).toMatch(/^[A-Z0-9€].*\.$/)
        expect(sentence).not.toMatch(/undefined|NaN|null/)
      }
      expect(new Set([...assumptions, ...exclusions]).size).toBe(assumptions.length + exclusions.length)
      for (const line of lines) {
        expect(line.description).toMatch(/^[A-Z].*[^.\s]$/)
        expect(line.quantitySource.text).not.toMatch(/undefined|NaN|^$/)
        expect(line.vatReason).toMatch(/^(Algemeen|Laag) tarief: .*\.$/)
      }
    }
  })

  test("the lines run in the order of the work, each work once", () => {
    for (const { lines } of draws(type, 20)) {
      const order = lines.map((line) => phases.indexOf(line.phase))
      expect(order).toEqual([...order].sort((a, b) => a - b))
      expect(new Set(lines.map((line) => line.code)).size).toBe(lines.length)
    }
  })
})

test("every norm is used by some takeoff, but for everyday work, which work items ask for", () => {
  const used = new Set<string>()
  for (const type of projectTypes) {
    for (const drawn of draws(type, 400)) {
      for (const line of drawn.lines) used.add(line.code.replace(/\.(arbeid|materiaal)$/, ""))
    }
  }
  const unused = (Object.keys(norms()) as NormCode[]).filter((code) => !used.has(code))
  expect(unused.filter((code) => !code.startsWith("everyday."))).toEqual([])
})

const unitJob = { dwelling: { use: undefined, olderThan2Years: undefined }, main: "other", today } as const

/** An assumption of our own, or sites of the market table: 'bylder.com: 12 tot 28 euro per m² 2026'. */
function isKnownSource(source: string): boolean {
  const [sites = "", said] = source.split(": ")
  const addresses = Object.values(allSources).map(({ address }) => address.toLowerCase())
  const isKnown = (site: string) => addresses.some((address) => address.includes(site))
  return source === "eigen aanname 2026" || (said !== undefined && sites.split(", ").every(isKnown))
}

test("every norm is complete and has prices within reason", () => {
  for (const [code, norm] of Object.entries<Norm>(norms())) {
    const { materials = [], equipmentCents = 0, subcontractCents = 0 } = norm
    expect({ code, year: norm.year, known: isKnownSource(norm.source) }).toEqual({
      code,
      year: 2026,
      known: true,
    })
    expect(norm.hours + materials.length + equipmentCents + subcontractCents).toBeGreaterThan(0)
    for (const cents of [equipmentCents, subcontractCents, ...materials.map((one) => one.priceCents)]) {
      expect(Number.isInteger(cents) && cents >= 0).toBe(true)
    }
    for (const { waste = 0, pack, perUnit } of materials) {
      expect(perUnit).toBeGreaterThan(0)
      expect(waste >= 0 && waste <= 0.25).toBe(true)
      if (pack && pack.size !== null) expect(pack.size).toBeGreaterThan(0)
    }
    const price =
      linesFor(code, { ...norm, service: "other" }, fixed(1), unitJob, standardBook)[0]!.totalCents / 100
    const [least, most] = unitPrices[norm.unit] ?? [0, 0]
    expect({ code, price, plausible: price >= least && price <= most }).toEqual({
      code,
      price,
      plausible: true,
    })
    const { low, high } = norm.spread ?? { low: 0.9, high: 1.2 }
    expect(low > 0.4 && low <= 1 && high >= 1 && high < 2.5).toBe(true)
  }
})

test("two types are one job: the general costs come once, the same work is one line", () => {
  const both = empty(["badkamer", "keuken"])
  const codes = both.lines.map((line) => line.code)
  expect(codes.filter((code) => code === "general.handover")).toEqual(["general.handover"])
  expect(new Set(codes).size).toBe(codes.length)
  const waste = (types: ProjectType[]) =>
    empty(types).lines.find((line) => line.code === "general.waste")?.quantity ?? 0
  expect(waste(["badkamer", "keuken"])).toBe(round(waste(["badkamer"]) + waste(["keuken"]), 3))
  expect(both.totals.incVatCents).toBeLessThan(
    empty(["badkamer"]).totals.incVatCents + empty(["keuken"]).totals.incVatCents,
  )
})

test("the days on site follow the size of the job", () => {
  const days = (area: string) =>
    workingDaysOf(estimate({ projectTypes: ["badkamer"], answers: { badkamer_oppervlakte: area }, today }))
  const sizes = ["1,5", "6", "12", "40"].map(days)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(new Set(sizes).size).toBe(4)
})

test("whoever comes once and is done asks a call-out, and nothing else around the work", () => {
  const answers = { elektra_meterkast: "blijft", elektra_stopcontacten: "1", elektra_bedrading: "nee" }
  const { lines } = estimate({ projectTypes: ["elektra"], answers, today })
  expect(lines.map(({ code }) => code).filter((code) => code.startsWith("general."))).toEqual([
    "general.callOut",
  ])
})

test("little waste goes along with the van, more in a container where there is room for one", () => {
  const codes = (area: string, container: string) =>
    estimate({ projectTypes: ["badkamer"], answers: { badkamer_oppervlakte: area, container }, today })
      .lines.map(({ code }) => code)
      .filter((code) => code.startsWith("general.waste") || code.startsWith("general.container"))
  expect(codes("2", "straat")).toEqual(["general.wasteByVan"])
  expect(codes("8", "straat")).toEqual(["general.containerOnStreet", "general.waste"])
  expect(codes("8", "geen")).toEqual(["general.wasteByVan"])
})

test("a room that is painted is not stripped, and nobody lives behind a dust screen for it", () => {
  const answers = { complete_renovatie_onderdelen: ["schilderwerk"], complete_renovatie_oppervlakte: "20" }
  const { lines } = estimate({ projectTypes: ["complete_renovatie"], answers, today })
  const codes = lines.map(({ code }) => code)
  expect(codes.filter((code) => /strip|waste|dustScreen|site/.test(code))).toEqual([])
})

test("a type chosen twice is priced once", () => {
  expect(empty(["badkamer", "badkamer"])).toEqual(empty(["badkamer"]))
})

test("a complete renovation leaves the bathroom to the type bathroom", () => {
  const codes = empty(["complete_renovatie", "badkamer"]).lines.map((line) => line.code)
  expect(codes.filter((code) => code.startsWith("complete_renovatie.bathroom"))).toEqual([])
  expect(codes).toContain("badkamer.shower.midden")
})

test("answers to follow-ups that are not shown change nothing", () => {
  const answers = { gebruik: "bedrijf", bouwjaar: "1985" }
  const hidden = { ...answers, vve: "nog_niet", ouder_dan_2_jaar: "ja", lift: "ja", keuken_lengte: "20" }
  const price = (given: Record<string, string>) =>
    estimate({ projectTypes: ["badkamer"], answers: given, today })
  expect(price(hidden)).toEqual(price(answers))
})

test("a larger bathroom costs more, and says that the size was answered", () => {
  const sized = (area: string) =>
    estimate({ projectTypes: ["badkamer"], answers: { badkamer_oppervlakte: area }, today })
  expect(sized("8,5").totals.incVatCents).toBeGreaterThan(sized("6").totals.incVatCents)
  const tiles = sized("8,5").lines.find((line) => line.code === "badkamer.floorTiles.midden")
  expect(tiles).toMatchObject({
    quantity: 8.5,
    quantitySource: { kind: "answer", question: "badkamer_oppervlakte" },
  })
})

/** What one unit may cost without VAT, in euros: a price ten times off falls outside. */
const unitPrices: Partial<Record<Unit, [number, number]>> = {
  m2: [3, 1_200],
  m1: [3, 2_200],
  m3: [30, 400],
  st: [10, 15_000],
  uur: [20, 90],
  dag: [5, 1_300],
  post: [30, 25_000],
}

/** Drawn answers are no more precise either. */
const isPractical = ({ quantity, unit }: { quantity: number; unit: Unit }) =>
  quantity === practical(quantity, unit)

function expectSound(line: EstimateLine) {
  expect(line.quantity).toBeGreaterThan(0)
  expect(round(line.quantity, 3)).toBe(line.quantity)
  expect([line, ...line.materials].filter((one) => !isPractical(one))).toEqual([])
  expect(line.hours).toBe(round(line.quantity * line.normHours, 2))
  expect(line.rateCents).toBe(rateCents[line.role])
  expect(line.labourCents).toBe(times(line.hours, line.rateCents))
  for (const material of line.materials) {
    expect(material.quantity).toBe(
      practical(line.quantity * material.perUnit * (1 + material.waste), material.unit),
    )
    expect(material.amountCents).toBe(times(material.quantity, material.priceCents))
  }
  expect(line.materialCents).toBe(sum(line.materials.map((material) => material.amountCents)))
  const bought = line.materialCents + line.equipmentCents + line.subcontractCents
  expect(line.marginCents).toBe(round((bought * line.marginPercent) / 100))
  expect(line.totalCents).toBe(line.labourCents + bought + line.marginCents)
  expect(Number.isSafeInteger(line.totalCents)).toBe(true)
  expect(line.lowFactor <= 1 && line.highFactor >= 1).toBe(true)
}

function expectSum({ lines, totals }: Estimate) {
  expect(totals.exVatCents).toBe(sum(lines.map((line) => line.totalCents)))
  expect(sum(totals.vat.map((part) => part.baseCents))).toBe(totals.exVatCents)
  for (const { rate, baseCents, vatCents } of totals.vat)
    expect(vatCents).toBe(round((baseCents * rate) / 100))
  expect(totals.incVatCents).toBe(totals.exVatCents + totals.vatCents)
  expect(totals.lowCents).toBeLessThanOrEqual(totals.incVatCents)
  expect(totals.highCents).toBeGreaterThanOrEqual(totals.incVatCents)
}
