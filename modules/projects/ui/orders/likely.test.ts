import { expect, test } from "bun:test"
import { likelyOrder, openOrders } from "./likely.ts"

const raab = { id: 1, category: "material" as const, supplier: "Raab Karcher", remaining: 500 }
const done = { ...raab, id: 2, remaining: 0 }
const skip = { id: 3, category: "transport" as const, supplier: "Containers Zeeland", remaining: 385 }
const orders = [done, raab, skip]
const likely = (cost: object) =>
  likelyOrder(orders, { category: "material", supplier: "Raab Karcher", amount: 500, ...cost })?.id

test("a cost may be a part of what is still to come of its kind", () => {
  expect(openOrders(orders, "material")).toEqual([raab])
  expect(openOrders(orders, "equipment")).toEqual([])
})

test.each([
  ["the same supplier, and it fits", {}, 1],
  ["a name with its place and its form", { supplier: "RAAB KARCHER Zierikzee B.V." }, 1],
  ["another supplier", { supplier: "Bouwmaat" }, undefined],
  ["no supplier", { supplier: " " }, undefined],
  ["a name that shares a part of a word only", { supplier: "Raabe" }, undefined],
  ["more than remains", { amount: 500.01 }, undefined],
  ["a credit", { amount: -10 }, undefined],
  ["nothing typed yet", { amount: Number.NaN }, undefined],
  ["another kind", { category: "transport" }, undefined],
])("%s", (_, cost, id) => {
  expect(likely(cost)).toBe(id)
})
