import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { speakThrough } from "#ui/lib/http.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { sampleItem } from "../sample.ts"

const { act, render, screen, user, waitFor, within } = await openWindow()
const { Route, Router, Switch } = await import("wouter")
const { default: StockScreen } = await import("./list/StockScreen.tsx")
const { default: ItemScreen } = await import("./item/ItemScreen.tsx")
const { default: NewItemScreen } = await import("./edit/NewItemScreen.tsx")
const { default: EditItemScreen } = await import("./edit/EditItemScreen.tsx")

let app: TestApp
let office: User
let screws: number
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list().find(({ username }) => username === "kantoor")!
  screws = app.services.stockItems.add(sampleItem({ unit: "stuks", minStock: 2, maxStock: 40 }), null, office)
})
afterEach(() => app.close())

const moves = () => app.services.stockMovements
const receive = (adjustment: number, id = screws, place?: string) =>
  moves().adjust(id, { adjustment, place }, null, office)
const now = (id = screws) => app.services.stockView.one(id, office)
const job = (name: string, team: number[] = []) =>
  app.services.projects.create({ name, status: "active", team } as never, office).id
const said = () => toasts.get().history.map(({ title, text }) => [title, text])
const takeBack = () => act(async () => void (await undoBar.get()!.back!()))

async function open(path: string, role: "worker" | "manager" = "manager", before = (_: number) => {}) {
  const browser = await signedIn(app, role)
  before(Math.max(...app.services.access.list().map(({ id }) => id)))
  history.replaceState(null, "", path)
  const Office = browser.wrapper as (props: { children: ReactNode }) => ReactNode
  render(
    <Router>
      <Switch>
        <Route path="/material-stock" component={StockScreen} />
        <Route path="/material-stock/nieuw" component={NewItemScreen} />
        <Route path="/material-stock/:id/bewerken" component={EditItemScreen} />
        <Route path="/material-stock/:id" component={ItemScreen} />
      </Switch>
    </Router>,
    { wrapper: Office },
  )
  return browser
}
const card = async (name = "Schroeven 5x60") =>
  within((await screen.findByRole("heading", { level: 2, name })).closest("li")!)
const field = async () => (await card()).getByLabelText("Aantal: Schroeven 5x60")
const button = async (name: string) =>
  (await card()).getByRole("button", { name: new RegExp(`^${name} ?: Schroeven 5x60`) })

test("what comes in is read with a comma, shows at once, is said in the words of the specification, and goes back", async () => {
  receive(10)
  await open("/material-stock")
  await user.type(await field(), "2,5")
  await user.click(await button("Toevoegen"))
  await (await card()).findByText("12,5 stuks")
  expect(said()).toEqual([["Voorraad Aangepast", "Toegevoegd: 2,5 stuks"]])
  expect((await field()).getAttribute("value")).toBe("")
  await takeBack()
  await (await card()).findByText("10 stuks")
})

test("what goes out is sent as a negative number, in the unit of the material", async () => {
  const tape = app.services.stockItems.add(
    sampleItem({ name: "Wapeningsband", code: "", unit: "rol", maxStock: 2000, minStock: 0 }),
    null,
    office,
  )
  receive(1500, tape)
  await open("/material-stock")
  const own = await card("Wapeningsband")
  await user.type(own.getByLabelText("Aantal: Wapeningsband"), "1.000")
  await user.click(own.getByRole("button", { name: /^Verwijderen/ }))
  await own.findByText("500 rol")
  expect(said()).toEqual([["Voorraad Aangepast", "Verwijderd: 1.000 rol"]])
})

test("nothing, nought and less than nought can't be sent, and it says why", async () => {
  const { asked } = await open("/material-stock")
  expect((await button("Toevoegen")).getAttribute("aria-disabled")).toBe("true")
  await user.click(await button("Toevoegen"))
  await screen.findByText("Vul eerst een aantal in", { selector: ".field-error *" })
  for (const wrong of ["0", "-2", "veel"]) {
    await user.clear(await field())
    await user.type(await field(), wrong)
    expect((await button("Verwijderen")).getAttribute("aria-disabled")).toBe("true")
  }
  await user.clear(await field())
  await user.type(await field(), "1")
  expect((await button("Verwijderen")).getAttribute("aria-disabled")).toBeNull()
  expect(asked.filter((call) => call.startsWith("POST"))).toEqual([])
})

test("who removes more than there is hears what is left, counts, and goes on", async () => {
  receive(3)
  await open("/material-stock")
  await user.type(await field(), "5")
  await user.click(await button("Verwijderen"))
  const left = "Er ligt nog 3 stuks (Werkplaats). Tel de voorraad als dat niet klopt."
  await (await card()).findByText(left)
  expect(said()).toEqual([["Aanpassing Mislukt", left]])
  await user.click((await card()).getByRole("button", { name: "Tel de voorraad" }))
  const dialog = within(screen.getByRole("dialog"))
  await user.type(dialog.getByLabelText("Hoeveel ligt er"), "8")
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  await (await card()).findByText("8 stuks")
  await user.click(await button("Verwijderen"))
  await (await card()).findByText("3 stuks")
})

test("without a word of the server it says that the stock could not be changed", async () => {
  receive(3)
  await open("/material-stock")
  await user.type(await field(), "1")
  speakThrough(async () => new Response("", { status: 502 }))
  await user.click(await button("Toevoegen"))
  await waitFor(() => expect(said()).toEqual([["Aanpassing Mislukt", "Kon voorraad niet aanpassen"]]))
})

test("three presses take something to a job, and the dialog stays for the next thing", async () => {
  receive(10)
  const bath = job("Badkamer De Jonge")
  job("Zolder Bakker")
  const glue = app.services.stockItems.add(sampleItem({ name: "Tegellijm", code: "" }), null, office)
  receive(4, glue)
  await open("/material-stock", "worker")
  await user.click(await button("Pak voor project"))
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(await dialog.findByRole("radio", { name: "Badkamer De Jonge" }))
  await user.click(dialog.getByRole("button", { name: "Pak" }))
  await waitFor(() => expect(now().quantity).toBe(9))
  const next = within(screen.getByRole("dialog"))
  await user.type(await next.findByLabelText(/^Nog iets voor dit project/), "tegel")
  await user.click(await next.findByRole("option", { name: /Tegellijm/ }))
  const second = within(await screen.findByRole("dialog", { name: "Pak Tegellijm" }))
  for (const key of ["1", "Komma", "5"]) await user.click(second.getByRole("button", { name: key }))
  await user.click(second.getByRole("button", { name: "Pak" }))
  await waitFor(() => expect(now(glue).quantity).toBe(2.5))
  expect(app.services.ledger.linesOf(bath).map(({ quantity }) => quantity)).toEqual([1, 1.5])
})

test("who takes to a job what is not there counts from the dialog", async () => {
  job("Badkamer De Jonge")
  await open("/material-stock", "worker")
  await user.click(await button("Pak voor project"))
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(await dialog.findByRole("button", { name: "Pak" }))
  await dialog.findByText("Kies een project")
  await user.click(dialog.getByRole("radio", { name: "Badkamer De Jonge" }))
  await user.click(dialog.getByRole("button", { name: "Pak" }))
  await dialog.findByText(/^Er ligt niets meer van dit materiaal \(Werkplaats\)/)
  expect(dialog.getByRole("button", { name: "Tel de voorraad" })).toBeDefined()
})

test("what lies in one's own van is what one takes from first, and one's only job is chosen already", async () => {
  receive(10)
  job("Aanbouw Boogert")
  let van = ""
  await open("/material-stock", "worker", (id) => {
    van = `van:${id}`
    moves().move(screws, { quantity: 4, from: "workshop", to: van }, null, office)
    job("Badkamer De Jonge", [id])
  })
  await user.click(await button("Pak voor project"))
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(await dialog.findByRole("button", { name: "Pak" }))
  await dialog.findByText(/Gepakt: 1 stuks voor Badkamer De Jonge/)
  expect(now().places).toEqual([
    { place: "workshop", quantity: 6 },
    { place: van, quantity: 3 },
  ])
})

test("who works on sites sees no prices, no values and no archive", async () => {
  receive(10)
  await open("/material-stock", "worker")
  await card()
  expect(screen.queryByText(/€/)).toBeNull()
  expect(screen.queryByText("Totale waarde")).toBeNull()
  expect(screen.queryByRole("link", { name: /^Archief/ })).toBeNull()
  expect(screen.queryByRole("link", { name: "Nieuw materiaal" })).toBeNull()
})

test("the office reads what all of it is worth, and how much is low or too much", async () => {
  receive(10)
  await open("/material-stock")
  await card()
  const figures = within(screen.getByRole("list", { name: "Voorraad in cijfers" }))
  const read = figures
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))
  expect(read).toEqual(["Totale waarde€ 125,00", "Materialen1", "Lage voorraad0", "Te veel voorraad0"])
})

test("at its minimum it is low, at its maximum high, and one hears of which", async () => {
  receive(2)
  await open("/material-stock")
  await (await card()).findByText("Voorraad: laag")
  await user.type(await field(), "38")
  await user.click(await button("Toevoegen"))
  await (await card()).findByText("Voorraad: hoog")
})

test("five that run out are named, of the rest how many", async () => {
  for (let i = 0; i < 7; i++)
    app.services.stockItems.add(sampleItem({ name: `Plug ${i}`, code: "" }), null, office)
  await open("/material-stock")
  const more = await screen.findByRole("link", { name: "+3 meer" })
  expect(more.getAttribute("href")).toBe("/material-stock?status=laag")
})

test("one finds by supplier and article number while typing, and by kind with a press", async () => {
  app.services.stockItems.add(
    sampleItem({
      name: "Tegellijm",
      supplier: "Bouwstoffen",
      article: "TL-25",
      category: "Tegelwerk",
      code: "",
    }),
    null,
    office,
  )
  await open("/material-stock")
  await user.type(await screen.findByRole("searchbox"), "tl-25")
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Schroeven 5x60" })).toBeNull())
  await card("Tegellijm")
  await user.clear(screen.getByRole("searchbox"))
  await user.click(screen.getByRole("button", { name: "Bevestiging" }))
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Tegellijm" })).toBeNull())
  expect(screen.getByRole("button", { name: "Alle" }).getAttribute("aria-pressed")).toBe("false")
})

test("a new material says at its fields what is wrong, and is there when it is right", async () => {
  await open("/material-stock/nieuw")
  await user.click(await screen.findByRole("button", { name: "Voeg toe" }))
  await screen.findAllByText("Vul in hoe het heet")
  await user.type(screen.getByLabelText(/^Naam/), "Purschuim")
  await user.type(screen.getByLabelText(/^Maximum/), "2,5")
  await user.clear(screen.getByLabelText(/^Minimum/))
  await user.type(screen.getByLabelText(/^Minimum/), "4")
  await user.type(screen.getByLabelText(/^Prijs per eenheid/), "8,25")
  await user.click(screen.getByRole("button", { name: "Voeg toe" }))
  await screen.findAllByText("Het maximum kan niet onder het minimum liggen")
  await user.clear(screen.getByLabelText(/^Maximum/))
  await user.type(screen.getByLabelText(/^Maximum/), "36")
  await user.click(screen.getByRole("button", { name: "Voeg toe" }))
  await screen.findByRole("heading", { level: 1, name: "Purschuim" })
  expect(app.services.stockView.list(office)).toMatchObject([
    { name: "Purschuim", minStock: 4, maxStock: 36, currentPrice: 8.25 },
    { name: "Schroeven 5x60" },
  ])
})

test("who saves second is told what is there now", async () => {
  await open(`/material-stock/${screws}/bewerken`)
  const name = await screen.findByLabelText(/^Naam/)
  app.services.stockItems.change(
    screws,
    { ...sampleItem({ unit: "stuks", minStock: 2, maxStock: 40, location: "Loods" }), version: 1 },
    office,
  )
  await user.type(name, " verzinkt")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByText(/Iemand anders heeft dit net gewijzigd/)
  expect(now().name).toBe("Schroeven 5x60")
})

test("what lies nowhere goes into the archive and comes back, what lies somewhere does not go", async () => {
  receive(1)
  await open(`/material-stock/${screws}`)
  await user.click(await screen.findByRole("button", { name: "Archiveer" }))
  await screen.findByText(/^Hier ligt nog iets van/)
  moves().count(screws, { quantity: 0 }, null, office)
  await user.click(screen.getByRole("button", { name: "Archiveer" }))
  await screen.findByText("In het archief")
  expect(screen.queryByRole("button", { name: /^Toevoegen/ })).toBeNull()
  await takeBack()
  expect(now().archived).toBe(false)
})

test("the office reads in the history who did what, and what it comes to on average", async () => {
  moves().adjust(screws, { adjustment: 10, price: 10 }, null, office)
  moves().adjust(screws, { adjustment: 10, price: 20, note: "Duurder" }, null, office)
  await open(`/material-stock/${screws}`)
  await screen.findByText(/^20 stuks voor €\s300,00, gemiddeld €\s15,00 per stuk$/)
  const card = within(screen.getByRole("region", { name: "Geschiedenis" }))
  expect(card.getByText("Duurder")).toBeDefined()
  await user.click(card.getAllByRole("button", { name: /^Draai terug/ })[0]!)
  await screen.findByText(/^10 stuks voor €\s100,00, gemiddeld €\s10,00 per stuk$/)
  expect(card.getAllByRole("button", { name: /^Draai terug/ }).length).toBe(1)
})

test("a builder turns back only what he did himself", async () => {
  receive(10)
  await open(`/material-stock/${screws}`, "worker")
  await screen.findByRole("region", { name: "Geschiedenis" })
  expect(screen.queryByRole("button", { name: /^Draai terug/ })).toBeNull()
  await user.type(await screen.findByLabelText("Aantal: Schroeven 5x60"), "1")
  await user.click(screen.getByRole("button", { name: /^Toevoegen/ }))
  await screen.findByRole("button", { name: /^Draai terug/ })
})

test("it goes to another place and comes back from a job", async () => {
  receive(10)
  const bath = job("Badkamer De Jonge")
  moves().adjust(screws, { adjustment: -4, projectId: bath }, null, office)
  await open(`/material-stock/${screws}`)
  await user.click(await screen.findByRole("button", { name: "Verplaats" }))
  const moving = within(screen.getByRole("dialog"))
  await user.selectOptions(moving.getByLabelText("Naar"), "Badkamer De Jonge")
  await user.type(moving.getByLabelText("Hoeveel"), "2")
  await user.click(moving.getByRole("button", { name: "Verplaats" }))
  await screen.findByText("Verplaatst van Werkplaats naar Badkamer De Jonge")
  await user.click(screen.getByRole("button", { name: "Terug van project" }))
  const back = within(screen.getByRole("dialog"))
  await user.type(back.getByLabelText("Hoeveel"), "5")
  await user.click(back.getByRole("button", { name: "Breng terug" }))
  await back.findByText(/^Op dit project is maar 4 stuks gebruikt/)
  await user.clear(back.getByLabelText("Hoeveel"))
  await user.type(back.getByLabelText("Hoeveel"), "1")
  await user.click(back.getByRole("button", { name: "Breng terug" }))
  await screen.findByText("Terug van Badkamer De Jonge")
  expect(now().places).toEqual([
    { place: "workshop", quantity: 5 },
    { place: `project:${bath}`, quantity: 2 },
  ])
})
