import { expect, test } from "bun:test"
import { sum } from "#src/shared/rounding.ts"
import { compared } from "../pricing/market/compared.testing.ts"
import type { Material, Phase, Unit } from "../pricing/norm.ts"
import { articlesPerPhase } from "./articles.ts"
import { sampleInput } from "./sample.ts"
import { sampleLine } from "./sampleLine.ts"

const { lines, totals } = sampleInput().estimate

test("the same article for two lines is ordered once", () => {
  const tiling = articlesPerPhase(lines).find((group) => group.phase === "tiling")!
  const adhesive = tiling.articles.filter((article) => article.name === "Tegellijm flexibel")
  expect(adhesive).toHaveLength(1)
  expect(adhesive[0]).toMatchObject({ quantity: 149, packs: 6, amountCents: 13708 })
})

test("all articles together cost what the estimate says", () =>
  expect(sum(articlesPerPhase(lines).map((group) => group.amountCents))).toBe(totals.materialCents))

test.each([
  [12, 1.2, 10],
  [12.1, 1.2, 11],
  [0.3, 0.1, 3],
  [1, 25, 1],
])("%p needed in packs of %p is %i packs", (quantity, size, packs) => {
  const material = {
    name: "A",
    unit: "m1",
    perUnit: 1,
    priceCents: 100,
    pack: { size, label: "zak" },
  } as const
  const line = sampleLine("a", "shell", "A", {
    quantity,
    unit: "m2",
    hours: 0,
    role: "helper",
    materials: [material],
  })
  expect(articlesPerPhase([line])[0]?.articles[0]?.packs).toBe(packs)
})

test("another price is another article, and whole units are ordered without a pack", () => {
  const draft = { quantity: 2.5, unit: "m2", hours: 0, role: "helper" } as const
  const at = (priceCents: number) => [{ name: "Lat", unit: "m1", perUnit: 1, priceCents } as const]
  const both = [100, 120].map((cents) =>
    sampleLine("a", "shell", "A", { ...draft, materials: [...at(cents)] }),
  )
  expect(articlesPerPhase(both)[0]?.articles.map((article) => article.packs)).toEqual([3, 3])
})

const ordered = (...works: [Phase, Unit, number, Material][]) =>
  articlesPerPhase(
    works.map(([phase, unit, quantity, material], index) =>
      sampleLine(`a${index}`, phase, "A", {
        quantity,
        unit,
        hours: 0,
        role: "helper",
        materials: [material],
      }),
    ),
  )

test("boards of two phases are rounded up together, and stand where they are needed first", () => {
  const board: Material = {
    ...({ name: "Gipsplaat", unit: "m2", perUnit: 1, priceCents: 420 } as const),
    pack: { size: 1.56, label: "plaat" },
  }
  const groups = ordered(["plastering", "m2", 2, board], ["insulation", "m2", 2, board])
  expect(groups.map(({ phase }) => phase)).toEqual(["insulation"])
  expect(groups[0]?.articles[0]).toMatchObject({ quantity: 4, packs: 3, ordered: 4.68, spare: 0.68 })
})

test("what is made to measure is so many pieces of a size, each line its own", () => {
  const beam: Material = {
    ...({ name: "HEA 200", unit: "m1", perUnit: 4, priceCents: 16500 } as const),
    pack: { size: null, label: "stuk op maat" },
  }
  const beams = ordered(["shell", "st", 3, beam], ["shell", "m1", 1.3, beam])[0]!.articles
  expect(beams.map(({ packs, pack, spare }) => [packs, pack.size, spare])).toEqual([
    [3, 4, 0],
    [1, 5.2, 0],
  ])
})

test("no job of the market orders a part of a pack, or a pack too many", () => {
  for (const { job, estimate } of compared())
    for (const { articles } of articlesPerPhase(estimate.lines))
      for (const { name, packs, spare, pack } of articles) {
        const fits = Number.isInteger(packs) && packs > 0 && spare >= 0 && spare < pack.size
        expect({ job: job.name, name, fits }).toEqual({ job: job.name, name, fits: true })
      }
})
