import { afterEach, beforeEach, expect, test } from "bun:test"
import { bathroomJob } from "#modules/projects/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { takeBack, undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { openCalculator } from "./calculators.testing.tsx"

const { act, render, screen, user, waitFor, within } = await openWindow()
const { api } = await import("./api.ts")

let app: TestApp
let job: number
beforeEach(async () => {
  app = await givenApp()
  job = bathroomJob(app.services)
})
afterEach(() => app.close())

const open = (part: string, opened?: Parameters<typeof openCalculator>[3]) =>
  openCalculator(render, app, part, opened)
const field = (label: RegExp | string, at = 0) => screen.getAllByLabelText<HTMLInputElement>(label)[at]!
async function fill(...typed: [label: RegExp | string, text: string][]) {
  for (const [label, text] of typed) {
    await user.clear(field(label))
    await user.type(field(label), text)
  }
}
const room = (): [RegExp | string, string][] => [
  [/^Lengte/, "5,2"],
  [/^Breedte/, "4,1"],
  [/^Hoogte/, "2,6"],
]
const outcome = () => screen.getByRole("region", { name: "Uitkomst" })
const steps = () =>
  within(outcome())
    .getAllByRole("listitem")
    .map((item) => item.textContent)
const to = (part: string) => user.click(screen.getByRole("link", { name: part }))

test("rooms are added up, each with how it was measured", async () => {
  await open("oppervlakte")
  await fill([/^Naam/, "Kamer"], ...room())
  expect(within(outcome()).getByText("21,32 m² vloer en 48,36 m² muur")).toBeDefined()
  await user.click(screen.getByRole("button", { name: "Ruimte toevoegen" }))
  await user.type(field(/^Lengte/, 1), "2")
  await user.type(field(/^Breedte/, 1), "1,5")
  expect(steps()).toEqual([
    "Kamer: 5,2 × 4,1 = 21,32 m² vloer",
    "Ruimte 2: 2 × 1,5 = 3 m² vloer",
    "Vloer samen: 21,32 + 3 = 24,32 m²",
    "Kamer: 2 × (5,2 + 4,1) × 2,6 = 48,36 m² muur",
    "Omtrek, bijvoorbeeld voor plinten: 25,6 m",
    "Inhoud: 55,43 m³",
  ])
})

test("gravel is told in big bags as large as the supplier's, and in kilos", async () => {
  await open("inhoud")
  await user.click(screen.getByRole("button", { name: "Grind" }))
  await fill(["Lengte", "10"], ["Breedte", "10"], ["Dikte", "5,2"], [/^Gewicht/, "1.500"])
  expect(within(outcome()).getByText("Of 6 big bags van 1 m³")).toBeDefined()
  await fill([/^Inhoud van een big bag/, "0,7"])
  expect(steps()).toEqual([
    "10 × 10 × 0,052 m = 5,2 m³",
    "5,2 ÷ 0,7 m³ per big bag = 7,43, dus 8",
    "5,2 m³ × 1.500 kg = 7.800 kg",
  ])
})

test("concrete is told in cubic metres, mixers and bags", async () => {
  await open("inhoud")
  await fill(["Lengte", "18"], ["Breedte", "0,6"], ["Dikte", "8"], [/^Extra/, "5"])
  expect(within(outcome()).getByText("Bestel 1 m³ beton")).toBeDefined()
  expect(within(outcome()).getByText("Of 73 zakken betonmortel van 25 kg")).toBeDefined()
  expect(steps()).toEqual([
    "18 × 0,6 × 0,08 m = 0,864 m³",
    "0,864 m³ + 5% = 0,907 m³",
    "0,907 m³, naar boven afgerond 1 m³",
    "1 ÷ 12 m³ per mixer = 0,08, dus 1",
    "0,907 m³ = 907 liter; 907 ÷ 12,5 liter per zak = 72,56, dus 73",
    "0,907 m³ × 2.400 kg = 2.177 kg",
  ])
  await user.click(screen.getByRole("button", { name: "Zand" }))
  expect(within(outcome()).getByText("Bestel 1 m³ zand")).toBeDefined()
})

test("a room that was typed once is painted and tiled too", async () => {
  await open("oppervlakte")
  await fill(...room())
  await to("Verf")
  await fill([/^Eraf/, "3,8"])
  expect(within(outcome()).getByText("2 blikken van 5 liter")).toBeDefined()
  expect(steps()).toEqual([
    "Ruimte 1: 2 × (5,2 + 4,1) × 2,6 = 48,36 m²",
    "Eraf: 3,8 m²",
    "Samen: 44,56 m²",
    "44,56 m² × 2 lagen ÷ 10 m² per liter = 8,91 liter",
    "8,91 ÷ 5 = 1,78, dus 2 blikken",
  ])
  await to("Tegels")
  await fill(["Lengte van een tegel", "60"], ["Breedte van een tegel", "60"], [/^Tegels per doos/, "4"])
  expect(within(outcome()).getByText("17 dozen van 4 tegels")).toBeDefined()
  await user.click(screen.getByRole("button", { name: "Diagonaal, 15% verlies" }))
  expect(steps()).toContain("21,32 m² + 15% snijverlies = 24,52 m²")
})

test("walls without a height are asked for, and left out until then", async () => {
  await open("verf")
  await fill([/^Lengte/, "4"], [/^Breedte/, "3"])
  const asked = "Vul de hoogte in van Ruimte 1. Zonder hoogte tellen die muren niet mee."
  expect(within(outcome()).getByText(asked)).toBeDefined()
  await fill([/^Erbij/, "10"])
  expect(within(outcome()).getByText("1 blik van 5 liter")).toBeDefined()
  expect(within(outcome()).getByText(asked)).toBeDefined()
  await fill([/^Hoogte/, "2,5"])
  expect(within(outcome()).queryByText(asked)).toBeNull()
})

test("paint begins with what the company uses", async () => {
  app.services.settings.save({ paintCoverage: 8, paintCanLitres: 10 }, null)
  await open("verf")
  await waitFor(() => expect(field("Rendement").value).toBe("8"))
  expect(field("Inhoud van een blik").value).toBe("10")
})

test("hours, materials and VAT come to an amount", async () => {
  await open("kosten")
  expect(field("Uurtarief").value).toBe("58,00")
  await fill(["Uren", "8"])
  expect(within(outcome()).getByText(/561,44 met btw/)).toBeDefined()
  await user.click(screen.getByRole("button", { name: "Vakman 72" }))
  expect(field("Uurtarief").value).toBe("72,00")
  await user.click(screen.getByRole("button", { name: "Btw 9%" }))
  expect(screen.getByText(/^9% geldt alleen voor schilderen, stucen, behangen/)).toBeDefined()
  expect(within(outcome()).getByText(/627,84 met btw/)).toBeDefined()
})

test("who works outside sees no prices, and no way to a quotation or an order", async () => {
  const { asked } = await open("kosten", { role: "worker" })
  expect(screen.queryByRole("link", { name: "Kosten" })).toBeNull()
  await fill(...room())
  expect(screen.getByRole("button", { name: "Bij project zetten" })).toBeDefined()
  expect(screen.queryByRole("button", { name: "Naar offerte" })).toBeNull()
  expect(screen.queryByRole("button", { name: "Bestellen" })).toBeNull()
  await waitFor(() => expect(asked).toContain("GET /api/calculators"))
  expect(await api.figures()).toEqual({ coverage: 10, canLitres: 5, rates: null })
})

test.each([
  ["-4", "Vul meer dan 0 in."],
  ["vier", "Vul een getal in, bijvoorbeeld 2,5."],
  ["99999", "Vul hooguit 1.000 in."],
])("of '%s' the field says what is wrong, and nothing is computed", async (typed, said) => {
  await open("oppervlakte")
  await fill([/^Breedte/, "3"], [/^Lengte/, typed])
  expect(screen.getByText(said)).toBeDefined()
  expect(within(outcome()).getByText("Vul de maten in. De uitkomst staat hier meteen.")).toBeDefined()
})

test("without a connection it computes, and keeps what was typed on this device", async () => {
  const { unmount, draw } = await open("oppervlakte", { away: true })
  await fill(...room())
  expect(within(outcome()).getByText("21,32 m² vloer en 48,36 m² muur")).toBeDefined()
  act(() => void dispatchEvent(new Event("pagehide")))
  unmount()
  draw()
  expect(field(/^Lengte/).value).toBe("5,2")
})

test("emptying the fields, or removing a room, can be taken back", async () => {
  await open("oppervlakte")
  await fill(...room())
  await user.click(screen.getByRole("button", { name: "Leegmaken" }))
  expect(field(/^Lengte/).value).toBe("")
  const undo = () => act(() => takeBack(undoBar.get() as Parameters<typeof takeBack>[0]))
  await undo()
  expect(field(/^Lengte/).value).toBe("5,2")
  await user.click(screen.getByRole("button", { name: "Ruimte toevoegen" }))
  await user.click(screen.getByRole("button", { name: "Ruimte 1 verwijderen" }))
  expect(field(/^Lengte/).value).toBe("")
  await undo()
  expect(field(/^Lengte/).value).toBe("5,2")
})

async function choose(project: string) {
  await user.click(await screen.findByRole("combobox"))
  await user.click(await screen.findByRole("option", { name: new RegExp(project) }))
}
const notes = () =>
  app.db.$client.query<{ text: string; office_only: number }, []>("SELECT text, office_only FROM notes").all()

test("a project keeps the outcome with its formula; what tells prices is for the office", async () => {
  await open("inhoud")
  await fill(["Lengte", "4"], ["Breedte", "4"], ["Dikte", "20"])
  await user.click(screen.getByRole("button", { name: "Bij project zetten" }))
  await choose("Badkamer")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Bij project zetten" }))
  await waitFor(() => expect(notes()).toHaveLength(1))
  expect(notes()[0]).toMatchObject({ office_only: 0 })
  expect(notes()[0]!.text).toStartWith(
    "Bestel 3,2 m³ beton\nDat is 1 mixer, die hooguit 12 m³ brengt\nOf 256 zakken betonmortel van 25 kg\nDat weegt ongeveer 7.680 kg\n\n4 × 4 × 0,2 m",
  )
  await to("Kosten")
  await fill(["Uren", "8"])
  await user.click(screen.getByRole("button", { name: "Bij project zetten" }))
  await choose("Badkamer")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Bij project zetten" }))
  await waitFor(() => expect(notes()).toHaveLength(2))
  expect(notes()[1]).toMatchObject({ office_only: 1 })
})

test("without a project nothing is kept, and it says so", async () => {
  await open("inhoud")
  await fill(["Lengte", "4"], ["Breedte", "4"], ["Dikte", "20"])
  await user.click(screen.getByRole("button", { name: "Bij project zetten" }))
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Bij project zetten" }))
  expect((await screen.findAllByText("Kies een project.")).length).toBeGreaterThan(0)
  expect(notes()).toEqual([])
})

test("an outcome goes to the quotation of a project as a line of it", async () => {
  await open("oppervlakte")
  await fill(...room())
  await to("Verf")
  await user.click(screen.getByRole("button", { name: "Naar offerte" }))
  await choose("Badkamer")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Naar offerte" }))
  await waitFor(() => expect(location.pathname).toBe("/offertes/nieuw"))
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    ...{ project: String(job), regel: "Schilderwerk muren", aantal: "48.36" },
    ...{ eenheid: "m2", fase: "painting" },
  })
})
