import { expect, test } from "bun:test"
import { articles } from "./articles.ts"
import type { Material, Norm } from "./norm.ts"
import { norms } from "./norms.ts"

const used = Object.values<Norm>(norms).flatMap((norm) => norm.materials ?? [])

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
  expect(Object.keys(articles).filter((name) => !names.has(name))).toEqual([])
})

test("the price list is the tables of the trades, each article in one of them", async () => {
  const files = [...new Bun.Glob("articles/*.ts").scanSync(import.meta.dir)]
  const tables = await Promise.all(files.map((file) => import(`./${file}`)))
  const names = tables.flatMap((table) => Object.values<object>(table).flatMap(Object.keys))
  expect(names.sort()).toEqual(Object.keys(articles).sort())
})
