import { afterEach, beforeEach, expect, test } from "bun:test"
import { Route } from "wouter"
import { givenApp, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"
import { asManager, requested } from "../../testing.tsx"

const { render, screen, user, waitFor, within } = await openWindow()
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { default: QuotationScreen } = await import("../QuotationScreen.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  await requested(app, "M. de Vries")
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const project = (id: number) => app.services.projects.get(id, office())

/** The dialog in which one says for whom. */
async function asked() {
  history.replaceState(null, "", "/offertes/1")
  const browser = await asManager(app)
  render(
    <>
      <Route path="/offertes/:id" component={QuotationScreen} />
      <UndoBar />
    </>,
    { wrapper: browser.wrapper },
  )
  await user.click(await screen.findByRole("button", { name: "Dupliceren" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Offerte O-2026-0001 dupliceren" }))
  const name = dialog.getByLabelText<HTMLInputElement>("Naam van het nieuwe project")
  const customer = dialog.getByRole<HTMLInputElement>("combobox")
  await waitFor(() => expect(customer.value).toBe("M. de Vries"))
  return { browser, dialog, name, customer, copy: dialog.getByRole("button", { name: "Dupliceren" }) }
}
const heading = (number: string) => screen.findByRole("heading", { level: 1, name: `Offerte ${number}` })

test("who duplicates a quotation is led to the copy, and undoing puts its project away and leads back", async () => {
  const { dialog, name, copy } = await asked()
  expect(dialog.getByText(/De prijzen zijn die van de offerte die u kopieert/)).toBeTruthy()
  expect(name.value).toBe(`${project(1).name} (kopie)`)
  await user.click(copy)
  await heading("O-2026-0002")
  expect(location.pathname).toBe("/offertes/2")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(project(2)).toMatchObject({ name: `${project(1).name} (kopie)`, customerId: 1, archivedAt: null })
  screen.getByText("Offerte O-2026-0001 is gedupliceerd: dit is O-2026-0002")
  await user.click(screen.getByRole("button", { name: /Ongedaan maken/ }))
  await heading("O-2026-0001")
  expect(project(2).archivedAt).not.toBeNull()
  screen.getByText("De kopie is gearchiveerd")
})

test("for another customer it says what does not go along", async () => {
  app.services.customers.add({ name: "J. Geluk" }, office())
  const { dialog, customer, copy } = await asked()
  const note = () => dialog.queryByText(/Bij een andere klant gaan adres/)
  expect(note()).toBeNull()
  await user.clear(customer)
  await user.type(customer, "gel")
  await user.click(await dialog.findByRole("option", { name: /J. Geluk/ }))
  expect(note()).toBeTruthy()
  await user.click(copy)
  await heading("O-2026-0002")
  expect(project(2)).toMatchObject({ customerId: 2, address: "" })
})

test("the longest name leaves room for what tells the two apart", async () => {
  const { version } = project(1)
  app.services.projects.change(1, { name: "x".repeat(160), customerId: 1, version }, office())
  const { name, copy } = await asked()
  expect(name.value).toBe(`${"x".repeat(152)} (kopie)`)
  await user.type(name, "y")
  await user.click(copy)
  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"))
  expect(location.pathname).toBe("/offertes/1")
  await user.clear(name)
  await user.type(name, "Badkamer boven")
  await user.click(copy)
  await heading("O-2026-0002")
})

test("what did not arrive stays in the dialog, and is made when it is tried again", async () => {
  const { browser, dialog, copy } = await asked()
  browser.cutOff(true)
  await user.click(copy)
  await dialog.findByText(/Geen verbinding/)
  browser.cutOff(false)
  await user.click(copy)
  await heading("O-2026-0002")
})

test("what is typed and not saved is saved first", async () => {
  const { dialog, browser } = await asked()
  await user.click(dialog.getByRole("button", { name: "Annuleren" }))
  await user.type(screen.getByDisplayValue("Tegels van wand en vloer slopen"), "!")
  const act = screen.getByRole("button", { name: "Dupliceren" })
  await waitFor(() => expect(act.getAttribute("aria-disabled")).toBe("true"))
  await user.click(act)
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(browser.asked.filter((call) => call.endsWith("/copies"))).toEqual([])
})
