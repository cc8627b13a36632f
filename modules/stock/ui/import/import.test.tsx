import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { sampleItem } from "../../sample.ts"

const { render, screen, user, waitFor } = await openWindow()
const { default: ImportScreen } = await import("./ImportScreen.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

async function open() {
  const browser = await signedIn(app, "manager")
  render(<ImportScreen />, { wrapper: browser.wrapper })
  return browser
}
const office = () => app.services.access.list()[0]!
const add = () => app.services.stockItems.add(sampleItem(), null, office())
const everything = () => app.services.stockView.list(office())
const choose = (text: string | Uint8Array<ArrayBuffer>) =>
  user.upload(
    document.querySelector<HTMLInputElement>("#import-file")!,
    new File([text], "lijst.csv", { type: "text/csv" }),
  )
async function take() {
  await user.click(screen.getByRole("button", { name: "Importeren" }))
  await user.click(screen.getAllByRole("button", { name: "Importeren" }).at(-1)!)
  await screen.findByText("Lijst geïmporteerd")
}

test("a list is looked at, put right and taken in after a question", async () => {
  await open()
  await choose("Wat;Prijs;Voorraad\nGipsplaat;4,5;12\nKit;3;")
  await screen.findByText("Kies in welke kolom de naam, het artikelnummer of de code staat.")
  await user.selectOptions(screen.getByLabelText(/^Wat/), "Naam")
  await screen.findByText("2 nieuwe materialen")
  await screen.findByText("€ 4,50 per stuk")
  await screen.findByText("Er ligt 12 stuks in de werkplaats")
  expect(everything()).toEqual([])
  await take()
  expect(everything().map(({ name, quantity }) => [name, quantity])).toEqual([
    ["Gipsplaat", 12],
    ["Kit", 0],
  ])
})

test("a wholesaler's list only changes prices of what is in stock, once it is said whose list it is", async () => {
  add()
  await open()
  await choose("Artikelnr.;Omschrijving;Netto prijs;Prijs per\n184022;Spaanplaatschroef;1310;100\n9;Lamp;2;1")
  await screen.findByText("2 nieuwe materialen")
  await user.type(screen.getByLabelText(/^Leverancier van deze lijst/), "Bouwmaat")
  await user.tab()
  await screen.findByText("€ 12,50 wordt € 13,10 per doos")
  await screen.findByText("Heet in uw voorraad: Schroeven 5x60")
  await user.click(screen.getByRole("switch", { name: /Alleen bijwerken wat al in de voorraad staat/ }))
  await screen.findByText("1 rij staat niet in de voorraad en blijft weg.")
  await waitFor(() => expect(screen.queryByText("1 nieuw materiaal")).toBeNull())
  await take()
  await screen.findByText("1 nieuwe prijs")
  expect(everything()).toMatchObject([{ name: "Schroeven 5x60", currentPrice: 13.1 }])
})

test("what is known otherwise stays, and is told by the names that the form has", async () => {
  add()
  await open()
  await choose("Code;Leverancier;Plek;Prijs;Voorraad\n8712345678906;Rexel;;9;5")
  await screen.findByText("Staat er al anders en blijft zo: leverancier, prijs per eenheid, hoeveel er ligt")
  await screen.findByText("Er is niets te importeren: deze lijst verandert niets.")
})

test("wrong rows stop the import until they are left out on purpose", async () => {
  await open()
  await choose(`Naam;EAN;Plek\nKit;8712345678907;\nLood;;\nGips;;${"x".repeat(61)}`)
  await screen.findByText(/^Plek: te lang of niet leesbaar\. \(x+\)$/)
  await screen.findByText("In deze code zit een fout: het laatste cijfer klopt niet. (8712345678907)")
  await user.click(screen.getByRole("switch", { name: /Foute rijen overslaan/ }))
  await take()
  expect(everything()).toMatchObject([{ name: "Lood" }])
})

test("a list in the Windows code page is read as it was written", async () => {
  await open()
  await choose(Uint8Array.from([..."Naam;Plek\nTegel;Caf\u00e9"].map((sign) => sign.charCodeAt(0))))
  await screen.findByText("Bijvoorbeeld: Café")
})
