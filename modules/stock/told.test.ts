import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { readCsv } from "#src/shared/csv.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { sampleItem } from "./sample.ts"

let app: TestApp
let office: User
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list()[0]!
})
afterEach(() => app.close())

const add = (name: string, quantity: number) => {
  const id = app.services.stockItems.add(sampleItem({ name, code: "" }), null, office)
  if (quantity > 0) app.services.stockMovements.adjust(id, { adjustment: quantity }, null, office)
  return id
}
const low = () => app.services.notices.list(office).find(({ key }) => key === "stock.low")

test("what is at or below its least waits for the office, the emptiest first, until it is there again", () => {
  expect(low()).toBeUndefined()
  add("Lood", 21)
  const kit = add("Kit", 20)
  expect(low()).toMatchObject({ count: 1, values: { name: "Kit" } })
  expect(low()!.detail).toBeUndefined()
  for (const name of ["Gips", "Tegellijm", "Purschuim"]) add(name, 5)
  expect(low()).toMatchObject({
    ...{ count: 4, detail: "stock.notices.lowMore" },
    values: { names: "Gips, Purschuim, Tegellijm", more: 1 },
  })
  app.services.stockMovements.adjust(kit, { adjustment: 1 }, null, office)
  expect(low()).toMatchObject({ count: 3, detail: "stock.notices.lowNames" })
})

test("a builder finds materials by name, supplier and code, and an archived one not", async () => {
  const id = app.services.stockItems.add(sampleItem(), null, office)
  const ask = await asking(app, "worker")
  const found = async (words: string) =>
    (await ask("POST", "/search", { typed: words })).reply.hits.map(({ title }: { title: string }) => title)
  for (const words of ["schroeven", "bouwmaat", "184022", "8712345678906", "stelling"])
    expect([words, await found(words)]).toEqual([words, ["Schroeven 5x60"]])
  app.services.stockItems.archive(id, office)
  expect(await found("schroeven")).toEqual([])
})

test("the start screen has what there is too little of first, without its price for who works outside", async () => {
  add("Lood", 30)
  add("Kit", 2)
  const of = async (role: "manager" | "worker") =>
    (await (await asking(app, role))("GET", "/dashboard/data")).reply.data.materials
  expect(await of("manager")).toMatchObject([
    { name: "Kit", state: "low", currentPrice: 12.5 },
    { name: "Lood", state: "ok" },
  ])
  expect(await of("worker")).toMatchObject([{ name: "Kit", currentPrice: null }, { value: null }])
})

test("the list is a file for Excel, with amounts as Dutch people write them, for the office alone", async () => {
  const id = app.services.stockItems.add(sampleItem({ name: '=SOM(A1); "groot"' }), null, office)
  app.services.stockMovements.adjust(id, { adjustment: 2.5, price: 0.0312 }, null, office)
  const { reply, headers } = await (await asking(app, "manager"))("GET", "/materials/export")
  expect(headers.get("content-disposition")).toContain("Voorraad_21-11-2026.csv")
  const [head, row] = readCsv(reply)
  expect(head!.slice(0, 4)).toEqual(["Naam", "Leverancier", "Artikelnummer", "Code"])
  expect(row).toEqual([
    ...['=SOM(A1); "groot"', "Bouwmaat", "184022", "8712345678906", "Bevestiging", "Stelling A2"],
    ...["2,5", "doos", "20", "60", "12,5", "0,08"],
  ])
  expect((await (await asking(app, "worker"))("GET", "/materials/export")).status).toBe(403)
})
