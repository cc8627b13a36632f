import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { defaults } from "../defaults.ts"
import { sampleCompany } from "../sample.ts"
import { api } from "./api.ts"

const { render, screen, user, waitFor, fireEvent } = await openWindow()
const { default: SettingsScreen } = await import("./SettingsScreen.tsx")
const { Link } = await import("wouter")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  app.services.settings.save(sampleCompany, null)
  history.replaceState(null, "", "/settings")
})
afterEach(() => app.close())

async function openAs(role: "owner" | "manager") {
  const browser = await signedIn(app, role)
  render(
    <>
      <SettingsScreen />
      <Link href="/dashboard">Elders</Link>
    </>,
    { wrapper: browser.wrapper },
  )
  await screen.findByText(role === "owner" ? "Opslaan" : "Alleen de eigenaar kan deze gegevens wijzigen.")
  return browser
}

async function fill(label: RegExp, text: string) {
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), text)
}
const save = () => user.click(screen.getByRole("button", { name: "Opslaan" }))

test("the owner changes the company's data and hears that they were saved", async () => {
  await openAs("owner")
  await fill(/Bedrijfsnaam/, "Zeeland Bouw")
  await save()
  await waitFor(() => expect(toasts.get().shown[0]?.title).toBe("Instellingen opgeslagen"))
  expect(await api.get()).toEqual({ ...defaults, ...sampleCompany, companyName: "Zeeland Bouw" })
  await waitFor(() => expect(screen.queryByText("Niet-opgeslagen wijzigingen")).toBeNull())
})

test("what is not saved yet is said, and can be thrown away", async () => {
  await openAs("owner")
  expect(screen.queryByText("Niet-opgeslagen wijzigingen")).toBeNull()
  await fill(/Telefoon/, "06 11 22 33 44")
  await screen.findByText("Niet-opgeslagen wijzigingen")
  await user.click(screen.getByRole("button", { name: "Weggooien" }))
  expect(screen.getByLabelText(/Telefoon/)).toHaveProperty("value", sampleCompany.phone)
})

test("a wrong number stands under its field, what was typed stays, and nothing is sent", async () => {
  const browser = await openAs("owner")
  await fill(/KvK-nummer/, "123")
  await save()
  const field = screen.getByLabelText(/KvK-nummer/)
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"))
  expect(document.getElementById("kvk-error")?.textContent).toBe("Fout: Een KvK-nummer heeft 8 cijfers.")
  expect(field).toHaveProperty("value", "123")
  expect(document.activeElement?.textContent).toContain("Een KvK-nummer heeft 8 cijfers.")
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toEqual([])
})

test("a wrong e-mail address is told without asking the server", async () => {
  const browser = await openAs("owner")
  await fill(/E-mailadres/, "kantoor")
  await save()
  await waitFor(() => expect(document.getElementById("contactEmail-error")).not.toBeNull())
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toEqual([])
})

test("when the server can't be reached nothing is lost and the toast says it failed", async () => {
  const browser = await openAs("owner")
  await fill(/IBAN/, "NL91 ABNA 0417 1643 00")
  browser.cutOff(true)
  await save()
  await screen.findByText(/Geen verbinding met de server/)
  expect(toasts.get().shown[0]?.title).toBe("Fout bij opslaan")
  expect(screen.getByLabelText(/IBAN/)).toHaveProperty("value", "NL91 ABNA 0417 1643 00")
  await screen.findByText("Niet-opgeslagen wijzigingen")
})

test("a link away asks first when something is not saved", async () => {
  await openAs("owner")
  await fill(/Bedrijfsnaam/, "Zeeland Bouw")
  await user.click(screen.getByRole("link", { name: "Elders" }))
  await user.click(await screen.findByRole("button", { name: "Hier blijven" }))
  expect(location.pathname).toBe("/settings")
  await user.click(screen.getByRole("link", { name: "Elders" }))
  await user.click(await screen.findByRole("button", { name: "Weggaan zonder opslaan" }))
  expect(location.pathname).toBe("/dashboard")
})

test("a link away just leads there when everything is saved", async () => {
  await openAs("owner")
  fireEvent.click(screen.getByRole("link", { name: "Elders" }))
  expect(location.pathname).toBe("/dashboard")
})

test("a manager reads the company's data and finds no fields, no button and no accounts", async () => {
  await openAs("manager")
  await screen.findByText("Kust & Bouw")
  expect(screen.queryByRole("textbox")).toBeNull()
  expect(screen.queryByRole("button", { name: "Opslaan" })).toBeNull()
  expect(screen.queryByRole("link", { name: "Beveiliging" })).toBeNull()
})
