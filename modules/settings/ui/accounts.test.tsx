import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, waitFor } = await openWindow()
const { default: SettingsScreen } = await import("./SettingsScreen.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  history.replaceState(null, "", "/settings?tab=beveiliging")
  const browser = await signedIn(app, "owner")
  render(<SettingsScreen />, { wrapper: browser.wrapper })
  await screen.findByText("Het gedeelde wachtwoord van het kantoor")
})
afterEach(() => app.close())

async function fill(username: string, password: string) {
  await user.type(screen.getByLabelText("Naam"), "Bram Hoekstra")
  await user.type(screen.getByLabelText("Gebruikersnaam"), username)
  await user.click(screen.getByLabelText(/Projectleider/))
  if (password) await user.type(screen.getByLabelText("Eerste wachtwoord"), password)
}
const add = () => user.click(screen.getByRole("button", { name: "Account toevoegen" }))

test("the owner makes an account with which its person can log in", async () => {
  await fill("bram", "zee en zand 12")
  await add()
  await screen.findByText(/Bram Hoekstra kan nu inloggen als bram/)
  expect(screen.getByText("zee en zand 12")).toBeDefined()
  const { user: bram } = await app.services.access.login(
    { username: "bram", password: "zee en zand 12" },
    { address: "elders" },
  )
  expect(bram).toMatchObject({ name: "Bram Hoekstra", role: "manager" })
  const list = screen.getByRole("list", { name: "Wie er kunnen inloggen" })
  await waitFor(() => expect(list.textContent).toContain("Bram Hoekstra"))
  await user.click(screen.getByRole("button", { name: "Gereed" }))
  expect(screen.getByLabelText("Naam")).toHaveProperty("value", "")
})

test("a password that is thought up can be seen, is long enough and differs each time", async () => {
  const field = screen.getByLabelText("Eerste wachtwoord") as HTMLInputElement
  const thinkUp = () => user.click(screen.getByRole("button", { name: "Wachtwoord bedenken" }))
  await thinkUp()
  const first = field.value
  expect(first).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  await user.click(screen.getByRole("button", { name: "Toon wachtwoord" }))
  expect(field.type).toBe("text")
  await thinkUp()
  expect(field.value).not.toBe(first)
})

test.each([
  ["kantoor", "zee en zand 12", "username", "Deze gebruikersnaam bestaat al."],
  ["bram", "welkom01", "password", "Dit wachtwoord is te makkelijk te raden. Kies een ander wachtwoord."],
  ["bram", "kort", "password", "Kies een wachtwoord van minstens 8 tekens."],
  [
    "b r a m",
    "zee en zand 12",
    "username",
    "Kies 3 tot 60 letters, cijfers, punten of streepjes, beginnend en eindigend met een letter of cijfer.",
  ],
])("%s with '%s' is refused at the field %s", async (username, password, field, sentence) => {
  await fill(username, password)
  await add()
  await waitFor(() =>
    expect(document.getElementById(`new-${field}-error`)?.textContent).toBe(`Fout: ${sentence}`),
  )
  expect(app.services.access.list().map((account) => account.username)).not.toContain("bram")
})
