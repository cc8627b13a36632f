import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { noOffice, OfficeContext } from "#ui/lib/office.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { quotes } from "../module.ts"

const { render, screen, user } = await openWindow()
const { Route } = await import("wouter")
const { default: Welcome } = await import("#modules/settings/ui/welcome/Welcome.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

/** The first start of the whole office, where it asks for the rates. */
async function open() {
  history.replaceState(null, "", "/welkom?stap=4")
  const { wrapper, asked } = await signedIn(app, "owner")
  render(
    <OfficeContext value={{ ...noOffice, panels: quotes.panels! }}>
      <main>
        <Route path="/welkom">
          <Welcome />
        </Route>
      </main>
    </OfficeContext>,
    { wrapper },
  )
  await screen.findByRole("heading", { level: 1, name: "Wat rekent u per uur?" })
  await screen.findByLabelText(/Timmerman/)
  return asked
}
async function fill(label: RegExp, text: string) {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}
const onwards = () => user.click(screen.getByRole("button", { name: "Volgende" }))
const payment = () => screen.findByRole("heading", { level: 1, name: "Hoe betalen uw klanten?" })

test("the first start asks what an hour costs and the margin, and offers are made with them from that day", async () => {
  await open()
  expect(screen.getByLabelText<HTMLInputElement>(/Timmerman/).value).toBe("58,00")
  await fill(/Timmerman/, "61,5")
  await fill(/Opslag/, "15")
  await onwards()
  await payment()
  const { rates, marginPercent } = app.services.priceBook.on("2026-11-21")
  expect([rates.carpenter.cents, rates.helper.cents, marginPercent]).toEqual([6150, 3800, 15])
  expect(app.services.priceBook.view().changes).toHaveLength(2)
})

test("who leaves them as they are changes nothing", async () => {
  const asked = await open()
  await onwards()
  await payment()
  expect(asked).not.toContain("POST /api/price-book/changes")
})

test("a rate that nobody pays stays, with what is wrong under it", async () => {
  await open()
  await fill(/Vakman/, "5000")
  await onwards()
  await screen.findAllByText("Vul een uurtarief in boven € 0 en tot € 500.")
  expect(app.services.priceBook.view().changes).toEqual([])
  screen.getByRole("heading", { level: 1, name: "Wat rekent u per uur?" })
})
