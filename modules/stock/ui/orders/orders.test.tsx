import { afterEach, beforeEach, expect, test } from "bun:test"
import { Route, Switch } from "wouter"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { sampleItem } from "../../sample.ts"

const { render, screen, user, within } = await openWindow()
const { default: OrderingScreen } = await import("./OrderingScreen.tsx")
const { default: OrderScreen } = await import("./OrderScreen.tsx")
const { Toasts } = await import("#ui/kit/Toasts.tsx")

let app: TestApp
let office: User
let screws: number
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list()[0]!
  screws = add("Schroeven 5x60", 15)
})
afterEach(() => app.close())

function add(name: string, quantity: number, over = {}) {
  const id = app.services.stockItems.add(sampleItem({ name, code: "", ...over }), null, office)
  app.services.stockMovements.adjust(id, { adjustment: quantity }, null, office)
  return id
}

async function open(path = "/material-stock/bestellen") {
  history.replaceState(null, "", path)
  const browser = await signedIn(app, "manager")
  render(
    <>
      <Switch>
        <Route path="/material-stock/bestellen" component={OrderingScreen} />
        <Route path="/material-stock/bestellingen/:id" component={OrderScreen} />
      </Switch>
      <Toasts />
    </>,
    { wrapper: browser.wrapper },
  )
  return browser
}
const orders = () => app.services.stockOrders.list()

test("what runs out stands by supplier with how much of it, and one press makes an order of it", async () => {
  add("Kit", 3, { supplier: "Lijmhandel", minStock: 5, maxStock: 10, currentPrice: 4.5 })
  await open()
  const card = within(await screen.findByRole("region", { name: "Bouwmaat" }))
  const field = card.getByLabelText<HTMLInputElement>("Schroeven 5x60")
  expect(field.value).toBe("45")
  expect(card.getByText("er ligt 15 doos · aanvullen tot 60 doos")).toBeDefined()
  expect(card.getByText("€ 562,50")).toBeDefined()
  await user.clear(field)
  await user.type(field, "2,5")
  await user.click(card.getByRole("button", { name: "Bestelling maken" }))
  await screen.findByRole("heading", { level: 1, name: "B-1 · Bouwmaat" })
  expect(orders()).toMatchObject([{ supplier: "Bouwmaat", lines: [{ itemId: screws, quantity: 2.5 }] }])
})

test("an order of nothing and an amount that is none are told where they are, and nothing is sent", async () => {
  const { asked } = await open()
  const card = within(await screen.findByRole("region", { name: "Bouwmaat" }))
  const field = card.getByLabelText("Schroeven 5x60")
  const make = card.getByRole("button", { name: "Bestelling maken" })
  await user.clear(field)
  await user.click(make)
  await card.findAllByText("Vul bij minstens één materiaal een aantal in")
  await user.type(field, "veel")
  await user.click(make)
  expect((await card.findAllByText("Vul een aantal in, bijvoorbeeld 2,5")).length).toBeGreaterThan(0)
  expect(asked.filter((call) => call.startsWith("POST"))).toEqual([])
})

test("what came in is booked in parts, and another price than was ordered is told", async () => {
  const lines = [{ itemId: screws, quantity: 40, price: 12.5 }]
  app.services.stockOrders.place({ supplier: "Bouwmaat", note: "", expectedOn: null, lines }, null, office)
  await open("/material-stock/bestellingen/1")
  const field = await screen.findByLabelText<HTMLInputElement>("Schroeven 5x60")
  expect(field.value).toBe("40")
  await user.clear(field)
  await user.type(field, "10")
  const price = screen.getByLabelText("Prijs Schroeven 5x60")
  await user.clear(price)
  await user.type(price, "13,75")
  await user.click(screen.getByRole("button", { name: "Boek ontvangst" }))
  await screen.findByText("Schroeven 5x60 kost € 13,75 in plaats van € 12,50.")
  await screen.findByText("10 binnen")
  expect((await screen.findByLabelText<HTMLInputElement>("Schroeven 5x60")).value).toBe("30")
  expect(app.services.stockView.one(screws, office)).toMatchObject({ quantity: 25, currentPrice: 13.75 })
})

test("what will not come any more is closed, and opened again", async () => {
  const lines = [{ itemId: screws, quantity: 40, price: 12.5 }]
  app.services.stockOrders.place({ supplier: "Bouwmaat", note: "", expectedOn: null, lines }, null, office)
  await open("/material-stock/bestellingen/1")
  await user.click(await screen.findByRole("button", { name: "Sluit bestelling" }))
  await screen.findByText("Gesloten")
  expect(screen.queryByRole("button", { name: "Boek ontvangst" })).toBeNull()
  await user.click(screen.getByRole("button", { name: "Open weer" }))
  await screen.findByText("Onderweg")
})

test("without mail the order stays, and why it was not mailed is told", async () => {
  const lines = [{ itemId: screws, quantity: 40, price: 12.5 }]
  app.services.stockOrders.place({ supplier: "Bouwmaat", note: "", expectedOn: null, lines }, null, office)
  await open("/material-stock/bestellingen/1")
  await user.click(await screen.findByRole("button", { name: "Mail" }))
  const dialog = within(screen.getByRole("dialog"))
  await user.type(dialog.getByLabelText("Aan"), "geen adres")
  await user.click(dialog.getByRole("button", { name: "Versturen" }))
  await dialog.findAllByText("Vul een e-mailadres in, bijvoorbeeld bestel@groothandel.nl")
  await user.clear(dialog.getByLabelText("Aan"))
  await user.type(dialog.getByLabelText("Aan"), "bestel@bouwmaat.example")
  await user.click(dialog.getByRole("button", { name: "Versturen" }))
  await dialog.findByText("E-mail is niet ingesteld. Sla de bestelling op als pdf, of bel hem door.")
  expect(orders()).toMatchObject([{ mailedTo: null }])
})

test("where there is enough of everything nothing need be ordered", async () => {
  app.services.stockMovements.adjust(screws, { adjustment: 20 }, null, office)
  await open()
  await screen.findByText("Er hoeft niets besteld te worden")
})

test("what another screen asks to order stands first, with what runs out of the same supplier", async () => {
  const paint = add("Muurverf wit 5 l", 90)
  await open(
    `/material-stock/bestellen?materiaal=${paint}&aantal=2.5&voor=Badkamer%2C%20wanden%3A%2021%2C24%20m%C2%B2`,
  )
  const card = within(await screen.findByRole("region", { name: "Bouwmaat" }))
  expect((await card.findByLabelText<HTMLInputElement>("Muurverf wit 5 l")).value).toBe("2,5")
  expect(card.getByLabelText<HTMLInputElement>("Schroeven 5x60").value).toBe("45")
  await user.click(card.getByRole("button", { name: "Bestelling maken" }))
  await screen.findByRole("heading", { level: 1, name: "B-1 · Bouwmaat" })
  expect(orders()[0]!.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
    [paint, 2.5],
    [screws, 45],
  ])
  expect(orders()[0]!.note).toBe("Badkamer, wanden: 21,24 m²")
})

test.each([
  "materiaal=999&aantal=2",
  "materiaal=abc&aantal=2",
  "materiaal=1&aantal=veel",
  "materiaal=1&aantal=-1",
])("what can't be ordered is not asked for: %s", async (asked) => {
  await open(`/material-stock/bestellen?${asked}`)
  const card = within(await screen.findByRole("region", { name: "Bouwmaat" }))
  expect(card.getByLabelText<HTMLInputElement>("Schroeven 5x60").value).toBe("45")
})
