import { afterEach, beforeEach, expect, test } from "bun:test"
import { textRow, xlsxOf } from "#src/sheets/xlsx.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"

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
const input = () => document.querySelector<HTMLInputElement>("#import-file")!
const choose = (text: string | Uint8Array<ArrayBuffer>, name = "klanten.csv") =>
  user.upload(input(), new File([text], name, { type: "text/csv" }))
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const everyone = () => app.services.customers.list()

test("a list is looked at, put right and taken in after a question", async () => {
  await open()
  await choose("wie;e-mail;project\nAnneke Vos;anneke@vos.nl;Badkamer\nCas;cas@boer.nl;")
  await screen.findByText("Kies in welke kolom de naam van de klant staat.")
  await user.selectOptions(screen.getByLabelText(/^wie/), "Naam")
  await screen.findByText("2 nieuwe klanten")
  await screen.findByText("1 nieuw project")
  expect(await everyone()).toEqual([])
  await user.click(screen.getByRole("button", { name: "Importeren" }))
  await screen.findByText("Importeren kan niet ongedaan worden gemaakt.")
  await user.click(screen.getAllByRole("button", { name: "Importeren" }).at(-1)!)
  await screen.findByText("Lijst geïmporteerd")
  expect((await everyone()).map(({ name }) => name)).toEqual(["Anneke Vos", "Cas"])
})

test("wrong rows stop the import until they are left out on purpose", async () => {
  await open()
  await choose("naam;postcode\nAnneke Vos;4301 AB\nCas;0000 XX")
  await screen.findByText("De postcode klopt niet. (0000 XX)")
  await user.click(screen.getByRole("button", { name: "Importeren" }))
  expect(screen.queryByText("Deze lijst importeren?")).toBeNull()
  await user.click(screen.getByRole("switch", { name: /Foute rijen overslaan/ }))
  await user.click(screen.getByRole("button", { name: "Importeren" }))
  await user.click(screen.getAllByRole("button", { name: "Importeren" }).at(-1)!)
  await screen.findByText("1 rij overgeslagen, omdat die niet klopt")
  expect(await everyone()).toHaveLength(1)
})

test("choosing what a column holds takes it from the column that held it", async () => {
  await open()
  await choose("naam;plaats\nAnneke;Goes")
  const plaats = await screen.findByLabelText<HTMLSelectElement>(/^plaats/)
  await user.selectOptions(plaats, "Naam")
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^naam/).value).toBe(""))
  expect(screen.getByLabelText<HTMLSelectElement>(/^plaats/).value).toBe("name")
})

test("a list that was pasted from Excel is read, with its tabs", async () => {
  await open()
  await user.click(screen.getByText("Of plak de lijst uit Excel"))
  await user.click(screen.getByLabelText(/^Geplakte lijst/))
  await user.paste("Naam\tPlaats\nAnneke Vos\tGoes")
  await user.click(screen.getByRole("button", { name: "Lijst lezen" }))
  await screen.findByText("1 nieuwe klant")
})

test("a file of Excel is looked at and taken in as a list in text is, and can be put right", async () => {
  await open()
  const rows = `${textRow("wie", "start", "project")}<row>${cell("Désirée Vos")}<c s="1"><v>46331</v></c>${cell("Dakkapel")}</row>`
  await choose(xlsxOf(rows, { formats: ["d-m-yyyy"] }), "klanten.xlsx")
  await screen.findByText("Kies in welke kolom de naam van de klant staat.")
  expect(screen.getByText("Bijvoorbeeld: 05-11-2026")).toBeDefined()
  await user.selectOptions(screen.getByLabelText(/^wie/), "Naam")
  await screen.findByText("1 nieuwe klant")
  await user.click(screen.getByRole("button", { name: "Importeren" }))
  await user.click(screen.getAllByRole("button", { name: "Importeren" }).at(-1)!)
  await screen.findByText("Lijst geïmporteerd")
  expect(app.services.projects.list({}, app.services.access.list()[0]!)).toMatchObject([
    { name: "Dakkapel", startDate: "2026-11-05" },
  ])
})

test("a row in which Excel shows a fault is told, with what it shows", async () => {
  await open()
  await choose(
    xlsxOf(`${textRow("naam", "kvk")}<row>${cell("Vos")}<c t="e"><v>#N/A</v></c></row>`),
    "klanten.xlsx",
  )
  await screen.findByText("In deze rij staat een foutmelding van Excel. (#N/A)")
})

test("an old file of Excel gets a sentence on what to do, and after it a right one is read", async () => {
  await open()
  await choose(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), "klanten.xls")
  await screen.findByText(/^Dit is een oud Excel-bestand \(\.xls\)/)
  await choose("naam;plaats\nAnneke;Goes")
  await screen.findByText("1 nieuwe klant")
})

test("a file of Excel of more than two megabytes isn't sent", async () => {
  const browser = await open()
  const large = new Uint8Array(2 * 1024 * 1024 + 1)
  large.set([0x50, 0x4b, 3, 4])
  await choose(large, "klanten.xlsx")
  await screen.findByText("Dit bestand is groter dan 2 MB. Verdeel de lijst over meer bestanden.")
  expect(browser.asked).toEqual([])
})

test("a file without rows, and after it a right one", async () => {
  await open()
  await choose("naam;plaats\n")
  await screen.findByText(/heeft alleen een kopregel/)
  await choose("naam;plaats\nAnneke;Goes")
  await screen.findByText("1 nieuwe klant")
  expect(screen.queryByText(/heeft alleen een kopregel/)).toBeNull()
})

test("a list that is in already says that there is nothing to do", async () => {
  app.services.customers.recognise({ name: "Anneke", email: "a@vos.nl" }, null)
  await open()
  await choose("naam;e-mail\nAnneke;a@vos.nl")
  await screen.findByText("Er is niets te importeren: deze lijst verandert niets.")
})
