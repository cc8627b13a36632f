import { afterAll, afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { givenMailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { sampleItem } from "../sample.ts"

const mail = givenMailServer()
mail.url.searchParams.set("from", "kantoor@kade.example")
let app: TestApp
let office: User
let ask: Awaited<ReturnType<typeof asking>>
let screws: number
let glue: number
beforeEach(async () => {
  app = await givenApp({ smtpUrl: mail.url })
  office = app.services.access.list()[0]!
  ask = await asking(app, "manager")
  screws = add({ name: "Schroeven 5x60", code: "1" }, 15)
  glue = add({ name: "Tegellijm", code: "2", supplier: "Tegelhuis", unit: "zak", currentPrice: 18 }, 4)
})
afterEach(async () => {
  await app.close()
  mail.received.length = 0
})

afterAll(() => mail.stop())

function add(over: Parameters<typeof sampleItem>[0], quantity: number) {
  const id = app.services.stockItems.add(sampleItem(over), null, office)
  app.services.stockMovements.adjust(id, { adjustment: quantity }, null, office)
  return id
}
const proposal = async () => (await ask("GET", "/materials/orders/proposal")).reply
const order = (over: object = {}, key?: string) =>
  ask(
    "POST",
    "/materials/orders",
    {
      ...{ supplier: "Bouwmaat", note: "", expectedOn: null },
      lines: [{ itemId: screws, quantity: 40, price: 12.5 }],
      ...over,
    },
    key,
  )
const quantityOf = (id: number) => app.services.stockView.one(id, office)

test("what runs out is proposed up to its most, by supplier, less what is on its way", async () => {
  add({ name: "Kit", code: "3", minStock: 2, maxStock: 10 }, 3)
  expect(await proposal()).toMatchObject([
    {
      supplier: "Bouwmaat",
      email: "",
      lines: [{ name: "Schroeven 5x60", there: 15, quantity: 45, price: 12.5 }],
    },
    { supplier: "Tegelhuis", lines: [{ name: "Tegellijm", there: 4, onOrder: 0, quantity: 56 }] },
  ])
  await order({ lines: [{ itemId: screws, quantity: 40, price: 12.5 }] })
  await order({ supplier: "Tegelhuis", lines: [{ itemId: glue, quantity: 10, price: 18 }] })
  expect(await proposal()).toMatchObject([
    { supplier: "Tegelhuis", lines: [{ there: 4, onOrder: 10, quantity: 46 }] },
  ])
})

test("an order comes in in parts; what is on its way is what did not come yet", async () => {
  const { reply: placed } = await order()
  expect(placed).toMatchObject({ number: "B-1", state: "open", total: 500, late: false })
  const [line] = placed.lines
  const receive = (quantity: number, version: number, price = 12.5) =>
    ask("POST", `/materials/orders/${placed.id}/receive`, {
      ...{ place: "workshop", version },
      lines: [{ lineId: line.id, quantity, price }],
    })
  const part = (await receive(10, 1)).reply
  expect(part.order).toMatchObject({ state: "partly", lines: [{ quantity: 40, received: 10 }] })
  expect(quantityOf(screws)).toMatchObject({ quantity: 25, value: 312.5 })
  expect((await receive(30, 1)).reply.error).toBe(
    "Iemand anders heeft deze bestelling net gewijzigd. Kijk wat er nu staat.",
  )
  expect((await receive(30, 2)).reply.order.state).toBe("received")
  expect(quantityOf(screws).quantity).toBe(55)
})

test("what costs otherwise than was ordered is told, and is its price from then on", async () => {
  const { reply: placed } = await order()
  const { reply } = await ask("POST", `/materials/orders/${placed.id}/receive`, {
    ...{ place: "workshop", version: 1 },
    lines: [{ lineId: placed.lines[0].id, quantity: 40, price: 13.75 }],
  })
  expect(reply.otherPrices).toEqual([{ name: "Schroeven 5x60", ordered: 12.5, paid: 13.75 }])
  const { version } = quantityOf(screws)
  expect(quantityOf(screws)).toMatchObject({ currentPrice: 13.75, value: 15 * 12.5 + 40 * 13.75 })
  // Who had it open to change would write the old price over it.
  expect(version).toBe(2)
})

test("what came in by mistake is turned back, and is on its way again", async () => {
  const { reply: placed } = await order()
  const { reply } = await ask("POST", `/materials/orders/${placed.id}/receive`, {
    ...{ place: "workshop", version: 1 },
    lines: [{ lineId: placed.lines[0].id, quantity: 40, price: 12.5 }],
  })
  await ask("POST", `/materials/movements/${reply.movementIds[0]}/reverse`)
  expect((await ask("GET", `/materials/orders/${placed.id}`)).reply).toMatchObject({
    ...{ state: "open", lines: [{ received: 0 }] },
  })
})

test("what will not come any more is not waited for, until it will after all", async () => {
  const { reply: placed } = await order()
  await ask("PUT", `/materials/orders/${placed.id}/closed`, { closed: true, version: 1 })
  expect((await proposal())[0].lines[0]).toMatchObject({ onOrder: 0 })
  const late = { place: "workshop", version: 2, lines: [{ lineId: 1, quantity: 1, price: 1 }] }
  expect((await ask("POST", `/materials/orders/${placed.id}/receive`, late)).status).toBe(409)
  const { reply } = await ask("PUT", `/materials/orders/${placed.id}/closed`, { closed: false, version: 2 })
  expect(reply.state).toBe("open")
})

test("an order goes to the supplier as a PDF, once, and he is known the next time", async () => {
  const { reply: placed } = await order({ expectedOn: "2026-12-01", note: "Lever achterom" })
  const wish = { to: "bestel@bouwmaat.example", message: "Hierbij onze bestelling.", version: 1 }
  const key = crypto.randomUUID()
  const send = () => ask("POST", `/materials/orders/${placed.id}/mail`, wish, key)
  expect((await send()).reply).toMatchObject({ mailedTo: wish.to })
  await send()
  await mail.mails(1)
  expect(mail.received).toHaveLength(1)
  expect(mail.received[0]!.raw).toContain("Bestelling B-1 Bouwmaat.pdf")
  await ask("PUT", `/materials/orders/${placed.id}/closed`, { closed: true, version: 2 })
  expect((await proposal())[0].email).toBe(wish.to)
  // A mail may wait for days: the sweep leaves what it carries.
  app.clock.pass(2 * 24 * 3600)
  await app.services.files.sweep()
  const { mailedFileId } = app.services.stockOrders.find(placed.id)
  expect(app.services.files.isWhole(mailedFileId!)).toBe(true)
})

test("the paper tells what, whose number of it, how many and when, and no prices", async () => {
  const { reply: placed } = await order({ expectedOn: "2026-12-01", note: "Lever achterom" })
  const { bytes, headers } = await ask("GET", `/materials/orders/${placed.id}/pdf`)
  expect(headers.get("content-type")).toBe("application/pdf")
  const { text } = await readPdf(bytes)
  for (const said of [
    "Bouwmaat",
    "B-1",
    "1 december 2026",
    "184022",
    "Schroeven 5x60",
    "40",
    "doos",
    "Lever achterom",
  ])
    expect(text).toContain(said)
  expect(text).not.toContain("12,5")
})

test.each([
  ["no lines", { lines: [] }, { lines: "Vul bij minstens één materiaal een aantal in" }],
  ["a supplier without a name", { supplier: " " }, { supplier: "Vul in bij wie u bestelt" }],
  ["a day that is over", { expectedOn: "2026-11-20" }, { expectedOn: "Deze dag is al voorbij" }],
])("an order with %s is refused at its field", async (_, over, fields) => {
  const { status, reply } = await order(over)
  expect([status, reply.fields]).toEqual([422, fields])
  expect((await ask("GET", "/materials/orders")).reply).toEqual([])
})

test("one material twice, one that is gone, and a line of another order are refused", async () => {
  const line = { itemId: screws, quantity: 1, price: 1 }
  expect((await order({ lines: [line, line] })).status).toBe(422)
  expect((await order({ lines: [{ ...line, itemId: 99 }] })).status).toBe(404)
  const { reply: one } = await order()
  const { reply: other } = await order({ lines: [{ itemId: glue, quantity: 1, price: 18 }] })
  const wrong = {
    ...{ place: "workshop", version: 1 },
    lines: [{ lineId: one.lines[0].id, quantity: 1, price: 1 }],
  }
  expect((await ask("POST", `/materials/orders/${other.id}/receive`, wrong)).status).toBe(404)
  expect(quantityOf(screws).quantity).toBe(15)
})

test("a phone that repeats an order makes one", async () => {
  const key = crypto.randomUUID()
  await Promise.all([order({}, key), order({}, key), order({}, key)])
  expect((await ask("GET", "/materials/orders")).reply).toHaveLength(1)
})

test("of an article of the price list only one is kept, and it must be one", async () => {
  const { reply } = await ask("GET", "/materials/articles")
  const [{ name }] = reply
  const fields = { ...sampleItem({ name: "Kit", code: "" }), quotedAs: name }
  expect((await ask("POST", "/materials/stock", fields)).status).toBe(200)
  const second = await ask("POST", "/materials/stock", { ...fields, name: "Kit 2" })
  expect(second.reply.fields.quotedAs).toBe("Een ander materiaal hoort al bij dit artikel")
  const unknown = await ask("POST", "/materials/stock", { ...fields, quotedAs: "Bestaat niet" })
  expect(unknown.reply.fields.quotedAs).toStartWith("Dit artikel staat niet in de prijslijst")
})
