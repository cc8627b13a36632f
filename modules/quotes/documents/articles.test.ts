import { expect, test } from "bun:test"
import { sum } from "#src/shared/rounding.ts"
import { articlesPerPhase } from "./articles.ts"
import { sampleInput } from "./sample.ts"
import { sampleLine } from "./sampleLine.ts"

const { lines, totals } = sampleInput().estimate

test("the same article for two lines of a phase is ordered once", () => {
  const tiling = articlesPerPhase(lines).find((group) => group.phase === "tiling")!
  const adhesive = tiling.articles.filter((article) => article.name === "Tegellijm flexibel")
  expect(adhesive).toHaveLength(1)
  expect(adhesive[0]).toMatchObject({ quantity: 148.932, packs: 6, amountCents: 13702 })
})

test("all articles together cost what the estimate says", () =>
  expect(sum(articlesPerPhase(lines).map((group) => group.amountCents))).toBe(totals.materialCents))

test.each([
  [12, 1.2, 10],
  [12.001, 1.2, 11],
  [0.3, 0.1, 3],
  [1, 25, 1],
])("%p needed in packs of %p is %i packs", (quantity, size, packs) => {
  const material = {
    name: "A",
    unit: "kg",
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
