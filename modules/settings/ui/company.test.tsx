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
  await user.click(screen.getByRole("button", { name: "Niet opslaan" }))
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

test("the owner closes the company for a summer, and says so in his own words", async () => {
  await openAs("owner")
  await user.click(screen.getByRole("button", { name: "Periode toevoegen" }))
  await user.type(screen.getByLabelText(/Eerste dag/), "19-7-2027")
  await user.type(screen.getByLabelText(/Laatste dag/), "18-7-2027")
  await save()
  await screen.findByRole("link", { name: "Periode 1: De laatste dag ligt vóór de eerste dag." })
  await fill(/Laatste dag/, "6-8-2027")
  await user.type(screen.getByLabelText(/Naam van periode 1/), "Bouwvak")
  await save()
  await waitFor(() => expect(toasts.get().shown[0]?.title).toBe("Instellingen opgeslagen"))
  expect((await api.get()).closedPeriods).toEqual([{ from: "2027-07-19", to: "2027-08-06", name: "Bouwvak" }])
  await user.click(screen.getByRole("button", { name: "Periode 1 verwijderen" }))
  await save()
  await waitFor(async () => expect((await api.get()).closedPeriods).toEqual([]))
})

test("a period without a day that can be read is told, and what was typed stays", async () => {
  await openAs("owner")
  await user.click(screen.getByRole("button", { name: "Periode toevoegen" }))
  await user.type(screen.getByLabelText(/Eerste dag/), "zomer")
  await save()
  await waitFor(() =>
    expect(document.getElementById("closedPeriods.0.from-error")?.textContent).toContain("Vul een datum in"),
  )
  expect((screen.getByLabelText(/Eerste dag/) as HTMLInputElement).value).toBe("zomer")
})

test("a manager reads when the company is closed", async () => {
  const closedPeriods = [{ from: "2027-12-27", to: "2028-01-07", name: "" }]
  app.services.settings.save({ closedPeriods }, null)
  await openAs("manager")
  screen.getByText("Bedrijfsvakantie")
  screen.getByText("27 december 2027 t/m 7 januari 2028")
})
