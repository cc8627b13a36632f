import { expect, test } from "bun:test"
import { PageDataContext, untold } from "#ui/lib/company.ts"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, within } = await openWindow()
const { default: CalculatorPage } = await import("./CalculatorPage.tsx")

const company = { companyName: "Kust & Bouw", contactEmail: "", phone: "", address: "", kvk: "", btwId: "" }

const open = (calculators?: { coverage: number; canLitres: number }) =>
  render(
    <PageDataContext value={{ company, user: null, site: { ...untold, calculators } }}>
      <CalculatorPage />
    </PageDataContext>,
  )

test("a visitor reckons with rooms, sees no prices, and finds the way to a quotation", async () => {
  open({ coverage: 10, canLitres: 2.5 })
  await user.type(screen.getByLabelText(/^Lengte/), "4")
  await user.type(screen.getByLabelText(/^Breedte/), "3")
  await user.type(screen.getByLabelText(/^Hoogte/), "2,5")
  await user.click(screen.getByRole("link", { name: "Verf" }))
  const outcome = within(screen.getByRole("region", { name: "Uitkomst" }))
  expect(outcome.getByText("3 blikken van 2,5 liter")).toBeDefined()
  expect(outcome.getAllByRole("button").map((button) => button.textContent)).toEqual(["Kopiëren"])
  expect(screen.queryByRole("link", { name: "Kosten" })).toBeNull()
  expect(screen.getByRole("link", { name: "Offerte aanvragen" }).getAttribute("href")).toBe(
    "/offerte-aanvraag",
  )
})

test("a room that a visitor removed comes back when he presses so", async () => {
  open({ coverage: 10, canLitres: 5 })
  await user.type(screen.getByLabelText(/^Lengte/), "4")
  await user.click(screen.getByRole("button", { name: "Ruimte toevoegen" }))
  await user.click(screen.getByRole("button", { name: "Ruimte 1 verwijderen" }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Lengte/).value).toBe("")
  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }))
  expect(screen.getAllByLabelText<HTMLInputElement>(/^Lengte/)[0]!.value).toBe("4")
})

test("who comes by an old link while it is off, is told so", () => {
  open()
  expect(screen.getByRole("heading", { name: "De rekenhulp staat niet op deze website." })).toBeDefined()
  expect(screen.queryByLabelText(/^Lengte/)).toBeNull()
})
