import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { noOffice, OfficeContext } from "#ui/lib/office.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { standardTerms } from "../../terms/standard.ts"
import { chosenTerms, samplePdf } from "../../terms/testing.ts"
import { quotes } from "../module.ts"

const { render, screen, user, waitFor } = await openWindow()
const { Route } = await import("wouter")
const { default: SettingsScreen } = await import("#modules/settings/ui/SettingsScreen.tsx")
const { default: Welcome } = await import("#modules/settings/ui/welcome/Welcome.tsx")
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const now = () => app.services.offerTerms.current()
const office = () => app.services.access.list()[0]!

/** Instellingen or the first start, of the whole office. */
async function open(path: string, role: Role = "owner") {
  history.replaceState(null, "", path)
  const { wrapper, asked } = await signedIn(app, role)
  render(
    <OfficeContext value={{ ...noOffice, panels: quotes.panels! }}>
      <main>
        <Route path="/settings">
          <SettingsScreen />
        </Route>
        <Route path="/welkom">
          <Welcome />
        </Route>
      </main>
      <UndoBar />
    </OfficeContext>,
    { wrapper },
  )
  await screen.findByText(/Waterpas kiest naar de duur/)
  return asked
}
const settings = (role?: Role) => open("/settings?tab=offertes", role)
async function fill(label: RegExp | string, text: string) {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  if (text) await user.type(field, text)
}
const press = (name: string) => user.click(screen.getByRole("button", { name }))
const choose = (name: RegExp) => user.click(screen.getByRole("radio", { name }))

test("the owner chooses his own instalments, days and clauses", async () => {
  await settings()
  await choose(/Ik kies zelf/)
  await fill("Moment van termijn 1", "Bij de opdracht")
  await fill("Deel 1", "20")
  await fill("Deel 2", "50")
  await fill(/Betaaltermijn van/, "8")
  await fill(/Geldigheid van/, "45")
  await user.click(screen.getByRole("switch", { name: /Prijsstijging/ }))
  await press("Afspraak toevoegen")
  await fill("Afspraak 1", "Parkeren regelt u.")
  await press("Opslaan")
  await waitFor(() => expect(now().validityDays).toBe(45))
  expect(now()).toMatchObject({
    paymentDays: 8,
    instalments: [
      { moment: "Bij de opdracht", percent: 20 },
      { moment: "Halverwege het werk", percent: 50 },
      { moment: "Na de oplevering", percent: 30 },
    ],
    materials: { printed: true, text: standardTerms.materials.text },
    insurance: { printed: false },
    own: ["Parkeren regelt u."],
  })
})

test("instalments that make no 100 percent and days below one stay, with what is wrong beside them", async () => {
  await settings()
  await choose(/Ik kies zelf/)
  await fill("Deel 1", "20")
  screen.getByText("Samen 90%")
  await press("Opslaan")
  await screen.findAllByText("De termijnen zijn samen geen 100%. Pas ze aan.")
  await fill("Deel 1", "30")
  await fill(/Geldigheid van/, "-3")
  await press("Opslaan")
  await screen.findAllByText("Vul een heel aantal dagen in van 1 tot en met 365.")
  expect(now()).toEqual(standardTerms)
})

test("own agreements stand in the order that the owner gives them", async () => {
  app.services.offerTerms.save({ ...chosenTerms({ own: ["Een", "Twee"] }), version: 0 }, office())
  await settings()
  await press("Afspraak 2 omhoog")
  await press("Opslaan")
  await waitFor(() => expect(now().own).toEqual(["Twee", "Een"]))
})

test("conditions are sent as a PDF with a name and a day, and removing them can be taken back", async () => {
  await settings()
  const pdf = new File([Buffer.from(await samplePdf("Voorwaarden"))], "v.pdf", { type: "application/pdf" })
  await user.upload(screen.getByLabelText(/Kies bestand/), pdf)
  await screen.findByLabelText(/Naam op de offerte/)
  await fill(/Naam op de offerte/, "Onze voorwaarden")
  await press("Opslaan")
  await screen.findAllByText("Vul de datum in die op de voorwaarden staat, tussen 1950 en 2100.")
  await fill(/Datum van de voorwaarden/, "01-02-2026")
  await press("Opslaan")
  await waitFor(() =>
    expect(now().conditions).toMatchObject({ title: "Onze voorwaarden", date: "2026-02-01" }),
  )
  const kept = now().conditions
  await press("Voorwaarden verwijderen")
  await press("Opslaan")
  await waitFor(() => expect(now().conditions).toBeNull())
  await press("Ongedaan maken")
  await waitFor(() => expect(now().conditions).toEqual(kept))
  await screen.findByDisplayValue("Onze voorwaarden")
})

test("a file that is no PDF is refused with what to do", async () => {
  await settings()
  const false_ = new File(["Geen pdf"], "v.pdf", { type: "application/pdf" })
  await user.upload(screen.getByLabelText(/Kies bestand/), false_)
  await screen.findByText(/Dit bestand is geen pdf, of niet heel/)
  expect(screen.queryByLabelText(/Naam op de offerte/)).toBeNull()
})

test("who saves second sees what is different, and goes on with his own", async () => {
  await settings()
  app.services.offerTerms.save({ ...chosenTerms(), version: 0 }, office())
  await fill(/Betaaltermijn van/, "21")
  await press("Opslaan")
  await screen.findByText(/heeft deze voorwaarden op 21-11-2026 om 12:00 gewijzigd/)
  expect(now().paymentDays).toBe(8)
})

test("a manager reads the terms and can change nothing", async () => {
  await settings("manager")
  screen.getByText("Alleen de eigenaar kan dit wijzigen.")
  expect(screen.queryByRole("button", { name: "Opslaan" })).toBeNull()
})

test("the first start asks how clients pay, and what is there may stay", async () => {
  const asked = await open("/welkom?stap=5")
  screen.getByRole("heading", { level: 1, name: "Hoe betalen uw klanten?" })
  await fill(/Geldigheid van/, "21")
  await press("Volgende")
  await screen.findByRole("heading", { level: 1, name: "Wat vertelt u bezoekers?" })
  expect(now().validityDays).toBe(21)
  expect(asked.filter((call) => call.startsWith("PUT"))).toEqual(["PUT /api/offer-terms"])
})
