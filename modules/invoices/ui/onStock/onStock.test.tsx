import { afterEach, beforeEach, expect, test } from "bun:test"
import { Route } from "wouter"
import { sampleItem } from "#modules/stock/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { givenInvoice } from "../../allocations/posted.testing.ts"
import { asManager } from "../allocation/testing.tsx"

const { render, screen, user, within, waitFor } = await openWindow()
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { default: OnStockScreen } = await import("./OnStockScreen.tsx")
const { default: Allocations } = await import("../allocation/Allocations.tsx")

let app: TestApp
let screws: number
let invoice: number
beforeEach(async () => {
  app = await givenApp()
  screws = add({ name: "Schroeven 5x60", currentPrice: 12 })
  add({ name: "Tegellijm flex", unit: "zak", currentPrice: 25 })
  invoice = givenInvoice(app, {
    supplierName: "Bouwmaat",
    invoiceNumber: "B-77",
    ...{ netCents: 10_500, vatCents: 2205 },
    lines: [
      ["Schroeven 5x60 verzinkt", 4, 5000],
      ["Lijm voor tegels", 2, 5000],
      ["Vracht", 1, 1000],
      ["Korting", null, -500],
    ],
  })
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const add = (over: object) =>
  app.services.stockItems.add(sampleItem({ code: "", article: "", ...over }), null, office())
const item = (id: number) => app.services.stockView.one(id, office())
const told = () => toasts.get().history.map(({ title, text }) => [title, text])

async function open() {
  history.replaceState(null, "", `/invoice-allocation/${invoice}/op-voorraad`)
  const browser = await asManager(app)
  const screens = (
    <>
      <Route path="/invoice-allocation/:id/op-voorraad" component={OnStockScreen} />
      <Route path="/invoice-allocation" component={Allocations} />
      <UndoBar />
    </>
  )
  render(screens, { wrapper: browser.wrapper })
  await screen.findByRole("heading", { name: "Regels" })
}
const row = (name: string) => within(screen.getByRole("heading", { name }).closest("li")!)
const doing = (name: string) =>
  row(name).getByRole<HTMLSelectElement>("combobox", { name: /^Wat doet u ermee/ })
const material = (name: string) => row(name).getByRole<HTMLInputElement>("combobox", { name: /^Materiaal/ })
const book = () => user.click(screen.getByRole("button", { name: "Boek op voorraad" }))
async function choose(line: string, name: string) {
  await user.selectOptions(doing(line), "Op voorraad, komt nu binnen")
  await user.type(material(line), name)
  await user.click(await screen.findByRole("option", { name: new RegExp(name) }))
}

test("what was recognised is filled in, the rest is chosen, and it is booked and taken back in one press", async () => {
  await open()
  screen.getByText(/^Wat op voorraad ligt, kost een project pas iets/)
  expect([doing("Schroeven 5x60 verzinkt").value, doing("Korting").value, doing("Vracht").value]).toEqual([
    ...["receive", "spread", "skip"],
  ])
  await waitFor(() => expect(material("Schroeven 5x60 verzinkt").value).toBe("Schroeven 5x60"))
  row("Schroeven 5x60 verzinkt").getByText(`€ 12,50 per doos, laatst € 12,00`)
  await choose("Lijm voor tegels", "Tegellijm")
  await user.selectOptions(doing("Vracht"), "Verdeel over de andere regels")
  screen.getByText("€ 127,05 van € 127,05 die nog over is")
  await book()
  await screen.findByText("Volledig toegewezen")
  expect(item(screws)).toMatchObject({ quantity: 4, value: 52.5, currentPrice: 12.5 })
  expect(told()[0]).toEqual(["Op voorraad geboekt", "Schroeven 5x60 kost € 12,50 in plaats van € 12,00."])
  screen.getByRole("link", { name: "Voorraad: Schroeven 5x60, 4 doos" })
  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }))
  await screen.findByText("De regels zijn weer van de voorraad af.")
  expect(item(screws).quantity).toBe(0)
  await screen.findByRole("region", { name: "Nieuwe toewijzing" })
})

test("one line is taken off after a question, and its amount is free again", async () => {
  const wish = { purchaseInvoiceId: invoice, place: "workshop" as const }
  app.services.onStock.put({ ...wish, lines: [{ position: 0, itemId: screws, quantity: 4 }] }, null, office())
  history.replaceState(null, "", `/invoice-allocation?invoice=${invoice}`)
  const { wrapper } = await asManager(app)
  render(<Allocations />, { wrapper })
  await user.click(await screen.findByRole("button", { name: "Schroeven 5x60 van de voorraad verwijderen" }))
  const dialog = within(screen.getByRole("dialog"))
  dialog.getByText(/^4 doos Schroeven 5x60 gaat van de voorraad af\./)
  await user.click(dialog.getByRole("button", { name: "Verwijderen" }))
  await waitFor(() => expect(screen.queryByText(/^Voorraad: Schroeven/)).toBeNull())
  expect(item(screws).quantity).toBe(0)
})

test("a line without a material or a number is wrong at its field, and nothing is booked", async () => {
  await open()
  await user.selectOptions(doing("Lijm voor tegels"), "Op voorraad, komt nu binnen")
  await user.clear(row("Lijm voor tegels").getByRole("textbox", { name: /^Aantal/ }))
  await book()
  await waitFor(() =>
    expect(material("Lijm voor tegels").getAttribute("aria-describedby")).toContain("-error"),
  )
  row("Lijm voor tegels").getByText("Kies een materiaal")
  row("Lijm voor tegels").getByText("Vul een aantal in, bijvoorbeeld 2,5")
  expect(item(screws).quantity).toBe(0)
})

test("without a line for the shelf it says so", async () => {
  await open()
  await user.selectOptions(doing("Schroeven 5x60 verzinkt"), "Niet op voorraad")
  await book()
  await screen.findByText("Kies bij minstens één regel dat het op voorraad komt")
})

test("a price that is far off asks whether the number is right", async () => {
  await open()
  const line = row("Schroeven 5x60 verzinkt")
  await waitFor(() => line.getByText(/laatst € 12,00$/))
  const quantity = line.getByRole("textbox", { name: /^Aantal/ })
  await user.clear(quantity)
  await user.type(quantity, "400")
  line.getByText("Dit scheelt veel met de laatste prijs. Klopt het aantal?")
})

test("a new material is added on the way, with what the invoice says of it", async () => {
  await open()
  await user.selectOptions(doing("Lijm voor tegels"), "Op voorraad, komt nu binnen")
  await user.click(row("Lijm voor tegels").getByRole("button", { name: /^Nieuw materiaal/ }))
  const dialog = within(await screen.findByRole("dialog"))
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /^Naam/ }).value).toBe("Lijm voor tegels")
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /^Prijs per eenheid/ }).value).toBe("25")
  await user.click(dialog.getByRole("button", { name: "Voeg toe" }))
  await waitFor(() => expect(material("Lijm voor tegels").value).toBe("Lijm voor tegels"))
})

test("an order of the supplier is proposed, and one can do without", async () => {
  const lines = [{ itemId: screws, quantity: 10, price: 12 }]
  app.services.stockOrders.place({ supplier: "Bouwmaat", note: "", expectedOn: null, lines }, null, office())
  await open()
  const order = await row("Schroeven 5x60 verzinkt").findByRole<HTMLSelectElement>("combobox", {
    name: /^Bestelling/,
  })
  expect([...order.options].map(({ text }) => text)).toEqual([
    ...["Zonder bestelling", "B-1, nog 10 doos te ontvangen"],
  ])
  expect(order.value).toBe("1")
  await book()
  await screen.findByRole("link", { name: "Voorraad: Schroeven 5x60, 4 doos" })
  expect(app.services.stockOrders.one(1).lines[0]!.received).toBe(4)
})

test("what a colleague put onto the shelf meanwhile shows with the refusal, and the rest stays as it was typed", async () => {
  await open()
  await choose("Lijm voor tegels", "Tegellijm")
  const wish = { purchaseInvoiceId: invoice, place: "workshop" as const }
  app.services.onStock.put({ ...wish, lines: [{ position: 0, itemId: screws, quantity: 4 }] }, null, office())
  await book()
  await screen.findByText("Een van deze regels staat al op voorraad. Kijk wat er nu staat.")
  row("Schroeven 5x60 verzinkt").getByText("Op voorraad")
  expect(material("Lijm voor tegels").value).toBe("Tegellijm flex")
  await book()
  await screen.findByRole("link", { name: "Voorraad: Tegellijm flex, 2 zak" })
})

test("an invoice without lines says what to do", async () => {
  invoice = givenInvoice(app)
  history.replaceState(null, "", `/invoice-allocation/${invoice}/op-voorraad`)
  const { wrapper } = await asManager(app)
  render(<Route path="/invoice-allocation/:id/op-voorraad" component={OnStockScreen} />, { wrapper })
  await screen.findByText("Deze factuur heeft geen regels")
})
