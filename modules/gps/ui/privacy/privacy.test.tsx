import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { dpiaText } from "./dpia.nl.ts"
import Privacy from "./Privacy.tsx"

const { render, screen } = await openWindow()

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

test("a worker reads what is kept, how long and for whom, and not the office's assessment", async () => {
  const { wrapper } = await signedIn(app, "worker")
  render(<Privacy />, { wrapper })
  await screen.findByText(/verdwijnen na 7 dagen/)
  screen.getByText(/Uw route ziet niemand anders dan u/)
  screen.getByText(/geen toestemming in de zin van de wet/)
  screen.getByRole("button", { name: "Mijn gegevens downloaden" })
  expect(screen.queryByText(/DPIA/)).toBeNull()
})

test("when the owner lets the office see tracks, notice and assessment say so", async () => {
  const office = app.services.access.list()[0]!
  app.services.settings.save({ gpsTrails: true }, office)
  const { wrapper } = await signedIn(app, "manager")
  render(<Privacy />, { wrapper })
  await screen.findByText(/Ook uw route kan kantoor zien/)
  screen.getByText(/de eigenaar heeft ingesteld dat kantoor ook de routes/)
})

test("the assessment leaves to the company what only it knows, and nothing unsaid", () => {
  const facts = { companyName: "", address: "", kvk: "", reach: "", trails: false, day: "21 november 2026" }
  const empty = dpiaText(facts)
  expect(empty).toContain("[Vul in: naam van het bedrijf]")
  expect(empty).not.toMatch(/undefined|null|, \.| {2}/)
  for (const part of [
    "artikel 35",
    "artikel 6 lid 1 onder f",
    "Toestemming is niet de grond",
    "72 uur",
    "artikel 36",
  ])
    expect(empty).toContain(part)
  expect(dpiaText({ ...facts, companyName: "Kust & Bouw" })).toContain("Kust & Bouw.")
})
