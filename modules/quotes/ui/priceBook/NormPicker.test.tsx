import { afterEach, beforeEach, expect, test } from "bun:test"
import { useState } from "react"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, waitFor } = await openWindow()
const { NormPicker } = await import("./NormPicker.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const submitted: string[] = []
function Around({ keeps }: { keeps: boolean }) {
  const [code, setCode] = useState<string>()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted.push(code ?? "")
      }}
    >
      <NormPicker
        id="norm"
        onPick={(norm) => setCode(norm.code)}
        value={keeps ? (code ?? null) : undefined}
      />
      <output>{code}</output>
    </form>
  )
}

async function open({ keeps = false } = {}) {
  submitted.length = 0
  const browser = await signedIn(app, "manager")
  render(<Around keeps={keeps} />, { wrapper: browser.wrapper })
  await waitFor(() => expect(browser.asked).toContain("GET /api/price-book"))
  return { field: screen.getByRole<HTMLInputElement>("combobox"), browser }
}
const picked = () => document.querySelector("output")!.textContent
const options = () => screen.queryAllByRole("option").map((option) => option.textContent ?? "")

test("a norm is found by parts of its words and picked with the keyboard, without sending the form", async () => {
  const { field } = await open()
  await user.type(field, "slopen tegel")
  await waitFor(() => expect(options()[0]).toContain("Tegels van wand en vloer slopen"))
  expect(options()[0]).toMatch(/ €\s18,78 per m² Sloopwerk/)
  await user.keyboard("{Enter}")
  expect(picked()).toBe("badkamer.stripTiles")
  expect(field.value).toBe("")
  expect(field.getAttribute("aria-expanded")).toBe("false")
  expect(submitted).toEqual([])
})

test("the arrows walk through the list, which says how many more there are", async () => {
  const { field } = await open()
  await user.click(field)
  await screen.findByText(/^Nog \d+ normen/)
  await user.keyboard("{ArrowDown}{ArrowDown}")
  const active = document.getElementById(field.getAttribute("aria-activedescendant")!)
  expect(active).toBe(screen.getAllByRole("option")[1]!)
  await user.keyboard("{Enter}")
  expect(picked()).toMatch(/^\w+\.\w+/)
})

test("a norm is found by an article in it and by its trade", async () => {
  const { field } = await open()
  await user.type(field, "gipspleister finishing")
  await waitFor(() => expect(options()).toHaveLength(2))
  await user.clear(field)
  await user.type(field, "stucwerk wanden")
  await waitFor(() => expect(options().join()).toContain("Wanden en plafonds glad stucen"))
})

test("Esc closes the list, then takes back what was typed", async () => {
  const { field } = await open({ keeps: true })
  await user.type(field, "plafonds schilderen{Enter}")
  await waitFor(() => expect(picked()).toBe("finishing.paint"))
  expect(field.value).toBe("Wanden en plafonds schilderen, 2 lagen")
  await user.type(field, "zzz")
  await screen.findAllByText("0 normen gevonden")
  await user.keyboard("{Escape}")
  expect(field.getAttribute("aria-expanded")).toBe("false")
  await user.keyboard("{Escape}")
  expect(field.value).toBe("Wanden en plafonds schilderen, 2 lagen")
})

test("where the norms can't be read, the field says so", async () => {
  const browser = await signedIn(app, "worker")
  render(<Around keeps={false} />, { wrapper: browser.wrapper })
  await screen.findByText("U hebt geen toegang tot dit onderdeel.")
  expect(screen.queryByRole("listbox", { hidden: true })).toBeNull()
})
