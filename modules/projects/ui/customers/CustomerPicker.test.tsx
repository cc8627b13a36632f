import { afterEach, beforeEach, expect, test } from "bun:test"
import { useState } from "react"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, waitFor } = await openWindow()
const { CustomerPicker } = await import("./CustomerPicker.tsx")

let app: TestApp
let me: User
let vos: number
let bakker: number
beforeEach(async () => {
  app = await givenApp()
  me = app.services.access.list()[0]!
  const { add } = app.services.customers
  vos = add({ name: "Anneke Vos", email: "anneke@vos.nl", city: "Goes" }, me)
  bakker = add({ name: "Bakkerij Désirée", phone: "0111 41 23 45", city: "Zierikzee" }, me)
})
afterEach(() => app.close())

const submitted: unknown[] = []
function Around({ start }: { start: number | null }) {
  const [value, setValue] = useState(start)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted.push(value)
      }}
    >
      <CustomerPicker id="customerId" value={value} onChange={setValue} />
      <output>{value === null ? "niemand" : String(value)}</output>
    </form>
  )
}

async function open(start: number | null = null) {
  submitted.length = 0
  const browser = await signedIn(app, "manager")
  render(<Around start={start} />, { wrapper: browser.wrapper })
  const field = screen.getByRole<HTMLInputElement>("combobox")
  await waitFor(() => expect(browser.asked).toContain("GET /api/customers"))
  if (start !== null) await waitFor(() => expect(field.value).not.toBe(""))
  return field
}
const chosen = () => document.querySelector("output")!.textContent
const options = () => screen.queryAllByRole("option").map((option) => option.firstChild?.textContent)

test("a customer is found by part of a name without accents, and chosen with the keyboard", async () => {
  const field = await open()
  await user.type(field, "desir")
  await waitFor(() => expect(options()).toEqual(["Bakkerij Désirée"]))
  expect(field.getAttribute("aria-expanded")).toBe("true")
  expect(document.getElementById(field.getAttribute("aria-activedescendant")!)?.textContent).toContain(
    "Désirée",
  )
  await user.keyboard("{Enter}")
  expect(chosen()).toBe(String(bakker))
  expect(field.value).toBe("Bakkerij Désirée")
  expect(field.getAttribute("aria-expanded")).toBe("false")
  expect(submitted).toEqual([])
})

test.each([
  ["a telephone number without spaces", "0111412345"],
  ["a place", "zierik"],
])("a customer is found by %s", async (_, typed) => {
  const field = await open()
  await user.type(field, typed)
  await waitFor(() => expect(options()).toEqual(["Bakkerij Désirée"]))
})

test("arrows walk round the list", async () => {
  const field = await open()
  await user.click(field)
  await waitFor(() => expect(options()).toHaveLength(2))
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}")
  expect(chosen()).toBe(String(vos))
  await user.keyboard("{ArrowUp}{Enter}")
  expect(chosen()).toBe(String(bakker))
})

test("Esc closes the list and then takes back what was typed; the choice stays", async () => {
  const field = await open(vos)
  await user.clear(field)
  await user.type(field, "zzz")
  await screen.findAllByText("0 klanten gevonden")
  await user.keyboard("{Escape}")
  expect(field.getAttribute("aria-expanded")).toBe("false")
  await user.keyboard("{Escape}")
  expect(field.value).toBe("Anneke Vos")
  expect(chosen()).toBe(String(vos))
})

test("half a name that was left behind chooses nobody else; an emptied field takes the customer away", async () => {
  const field = await open(vos)
  await user.clear(field)
  await user.type(field, "bak")
  await user.tab()
  expect(field.value).toBe("Anneke Vos")
  await user.clear(field)
  await user.tab()
  expect(chosen()).toBe("niemand")
})

test("the cross takes the customer away and leads back to the field", async () => {
  const field = await open(vos)
  await user.click(screen.getByRole("button", { name: "Keuze leegmaken" }))
  expect(chosen()).toBe("niemand")
  expect(document.activeElement).toBe(field)
})

test("who is not there is added on the way, under the name that was typed, without sending the form around it", async () => {
  const field = await open()
  await user.type(field, "Cas de Boer")
  await screen.findAllByText("0 klanten gevonden")
  await user.click(screen.getByRole("button", { name: "Nieuwe klant" }))
  expect(await screen.findByLabelText(/^Naam/)).toHaveProperty("value", "Cas de Boer")
  await user.click(screen.getByRole("button", { name: "Klant toevoegen" }))
  await waitFor(() => expect(chosen()).not.toBe("niemand"))
  expect(app.services.customers.get(Number(chosen()))).toMatchObject({ name: "Cas de Boer" })
  expect(field.value).toBe("Cas de Boer")
  expect(submitted).toEqual([])
})

test("someone new with a known address is told before saving, and the known one can be chosen instead", async () => {
  await open()
  await user.click(screen.getByRole("button", { name: "Nieuwe klant" }))
  await user.type(await screen.findByLabelText(/^E-mailadres/), "Anneke@VOS.nl")
  expect(screen.queryByText("Bestaat al?")).toBeNull()
  await user.tab()
  await screen.findByText("Bestaat al?")
  await user.click(screen.getByRole("button", { name: /Deze klant kiezen.*Anneke Vos/ }))
  expect(chosen()).toBe(String(vos))
  expect(await app.services.customers.list()).toHaveLength(2)
})

test("a double is asked about before it is made, also when only name or address tells it; one press makes it all the same", async () => {
  await open()
  await user.click(screen.getByRole("button", { name: "Nieuwe klant" }))
  await user.type(await screen.findByLabelText(/^Naam/), "mevr. A. Vos")
  await user.click(screen.getByRole("button", { name: "Klant toevoegen" }))
  const question = await screen.findByText(/Kies de klant die u bedoelt/)
  expect(screen.getByText(/zelfde naam/)).toBeDefined()
  expect(question.closest("[tabindex]")?.contains(document.activeElement)).toBe(true)
  expect(await app.services.customers.list()).toHaveLength(2)
  expect(submitted).toEqual([])
  await user.click(screen.getByRole("button", { name: "Toch een nieuwe klant toevoegen" }))
  await waitFor(async () => expect(await app.services.customers.list()).toHaveLength(3))
})

test("who turns out to be another person after the question is asked about anew", async () => {
  await open()
  await user.click(screen.getByRole("button", { name: "Nieuwe klant" }))
  const name = await screen.findByLabelText(/^Naam/)
  await user.type(name, "mevr. A. Vos")
  await user.click(screen.getByRole("button", { name: "Klant toevoegen" }))
  await screen.findByText(/Kies de klant die u bedoelt/)
  await user.clear(name)
  await user.type(name, "Piet Krijger")
  await user.tab()
  await waitFor(() => expect(screen.queryByText("Bestaat al?")).toBeNull())
  await user.click(screen.getByRole("button", { name: "Klant toevoegen" }))
  await waitFor(async () => expect(await app.services.customers.list()).toHaveLength(3))
})
