import { expect, test } from "bun:test"
import { articles, articlesIn, materialIn } from "./articles.ts"
import type { Material, Norm } from "./norm.ts"
import { norms } from "./norms.ts"

const used = Object.values<Norm>(norms()).flatMap((norm) => norm.materials ?? [])

const bought = ({ unit, priceCents, pack }: Material) => ({ unit, priceCents, pack })

test("an article name has one price, unit and pack over all norms", () => {
  const seen = new Map<string, ReturnType<typeof bought>>()
  for (const material of used) {
    const article = bought(material)
    const { name } = material
    expect({ name, article }).toEqual({ name, article: seen.get(name) ?? article })
    seen.set(name, article)
  }
})

test("every article of the price list is used by some norm", () => {
  const names = new Set(used.map((material) => material.name))
  expect(Object.keys(articles()).filter((name) => !names.has(name))).toEqual([])
})

test("what is measured is sold in something: packs, lengths, boards, or made for the job", () => {
  const unmeasured = ["st", "post"]
  const loose = Object.entries(articles()).filter(([, { unit, pack }]) => !unmeasured.includes(unit) && !pack)
  expect(loose.map(([name]) => name)).toEqual([])
  for (const [name, { pack }] of Object.entries(articles()))
    if (pack?.size !== undefined && pack.size !== null)
      expect({ name, sold: pack.size > 0 }).toEqual({ name, sold: true })
})

test("only what is made to measure, and what comes on top of another article, has no size", () => {
  const unsized = Object.values(articles()).flatMap(({ pack }) => (pack?.size === null ? [pack.label] : []))
  expect([...new Set(unsized)].sort()).toEqual(["levering op maat", "stuk op maat", "toeslag"])
})

test("the price list is the tables of the trades, each article in one of them", async () => {
  const files = [...new Bun.Glob("articles/*.ts").scanSync(import.meta.dir)]
  const tables = await Promise.all(files.map((file) => import(`./${file}`)))
  const names = tables
    .flatMap((table) => Object.values<string>(table).flatMap(articlesIn))
    .map(([name]) => name)
  expect(names.sort()).toEqual(Object.keys(articles()).sort())
})

const columns = "article | unit | price | pack | waste"

test("an article's line has its unit and price, and pack and waste where there are any", () => {
  const lines = `${columns}\nKimband 120 mm | m1 | 1.80 | 10 rol | 5%\nKit, wit | st | 12.5 | |\nGrind | kg | 0.12 | 1000 big bag |\nBalk | m1 | 165 | - stuk op maat |`
  expect(articlesIn(lines)).toEqual([
    ["Kimband 120 mm", { unit: "m1", priceCents: 180, waste: 0.05, pack: { size: 10, label: "rol" } }],
    ["Kit, wit", { unit: "st", priceCents: 1250 }],
    ["Grind", { unit: "kg", priceCents: 12, pack: { size: 1000, label: "big bag" } }],
    ["Balk", { unit: "m1", priceCents: 16500, pack: { size: null, label: "stuk op maat" } }],
  ])
})

test.each([
  ["Kit | mm | 1 | |", "Not one of m2, m1"],
  ["Kit | st | 1,50 | |", "Not a number: '1,50'"],
  ["Kit | st | 1.50 | doos |", "Not a number"],
  ["Kit | st | 1.50 | | 0.1", "Not a percentage: '0.1'"],
])("'%s' is no article", (line, message) => {
  expect(() => articlesIn(`${columns}\n${line}`)).toThrow(message)
})

test("a material is an article with how much of it, and waste of its own where that is told", () => {
  const usual = { name: "Kimband 120 mm", unit: "m1", priceCents: 180, pack: { size: 10, label: "rol" } }
  expect(materialIn("1.5 Kimband 120 mm")).toEqual({ ...usual, perUnit: 1.5, waste: 0.05 } as Material)
  expect(materialIn("2 Kimband 120 mm (waste 12%)").waste).toBe(0.12)
  expect(() => materialIn("2 Kimband 140 mm")).toThrow("Not an article: '2 Kimband 140 mm'")
  expect(() => materialIn("Kimband 120 mm")).toThrow("Not an article")
})
