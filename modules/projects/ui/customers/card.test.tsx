import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import type { NewCustomer } from "../../schema.ts"

const { render, screen, user, waitFor, within, act } = await openWindow()
const { Route, Switch } = await import("wouter")
const { OfficeContext } = await import("#ui/lib/office.ts")
const { officeFor } = await import("#ui/app/office.ts")
const { takeBack } = await import("#ui/lib/undo.ts")
const { default: CustomerScreen } = await import("./card/CustomerScreen.tsx")
const { default: EditCustomer } = await import("./EditCustomer.tsx")

const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }

let app: TestApp
let me: User
let vve: number
const nobelpoort: NewCustomer = { name: "VvE Nobelpoort", address: "Nobelstraat 2", city: "Zierikzee" }
beforeEach(async () => {
  happyDOM.setViewport({ width: 1024 })
  app = await givenApp()
  me = app.services.access.list()[0]!
  vve = app.services.customers.add(nobelpoort, me)
})
afterEach(() => app.close())

async function open(path = `/klanten/${vve}`) {
  history.replaceState(null, "", path)
  const browser = await signedIn(app, "manager")
  await act(async () =>
    render(
      <OfficeContext value={officeFor("manager")}>
        <Switch>
          <Route path="/klanten/:id" component={CustomerScreen} />
          <Route path="/klanten/:id/bewerken" component={EditCustomer} />
        </Switch>
      </OfficeContext>,
      { wrapper: browser.wrapper },
    ),
  )
  return browser
}
const petra = { name: "Petra van Dis", role: "huismeester", phone: "06 12 34 56 78" }
const contacts = () => app.services.customerContacts.of(vve)
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const menuOf = async (name: string, item: string) => {
  await user.click(await screen.findByRole("button", { name: `Meer over ${name}` }))
  await user.click(screen.getByRole("button", { name: item, hidden: true }))
}

test("a contact is added on the card, called and mailed with one press, and gets the quotations", async () => {
  await open()
  await user.click(await screen.findByRole("button", { name: /^Toevoegen/ }))
  const dialog = within(screen.getByRole("dialog"))
  await user.type(dialog.getByLabelText(/^Naam/), "Petra van Dis")
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  await screen.findByText("Vul een telefoonnummer of een e-mailadres in.")
  await user.type(dialog.getByLabelText(/^Functie/), "huismeester")
  await user.type(dialog.getByLabelText(/^Telefoon/), "06 12 34 56 78")
  await user.type(dialog.getByLabelText(/^E-mailadres/), "petra@vve.nl")
  await user.click(dialog.getByRole("switch", { name: /^Offertes naar deze persoon/ }))
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  const call = await screen.findByRole("link", { name: "06 12 34 56 78" })
  expect(call.getAttribute("href")).toBe("tel:+31612345678")
  expect(screen.getByRole("link", { name: /^petra@/ }).getAttribute("href")).toBe("mailto:petra@vve.nl")
  expect(contacts()).toMatchObject([{ name: "Petra van Dis", role: "huismeester", getsQuotations: true }])
})

test("a contact is changed, and removed with a way back", async () => {
  app.services.customerContacts.add(vve, petra, me)
  await open()
  await menuOf("Petra van Dis", "Wijzigen")
  const role = await screen.findByLabelText<HTMLInputElement>(/^Functie/)
  await user.clear(role)
  await user.type(role, "beheerder")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByText(/beheerder/)
  await menuOf("Petra van Dis", "Verwijderen")
  await screen.findByText("Nog geen contactpersonen.")
  await act(() => takeBack(undoBar.get() as Parameters<typeof takeBack>[0]))
  await screen.findByText("Petra van Dis")
})

test("of two who change a contact the second sees what differs", async () => {
  const { id } = app.services.customerContacts.add(vve, petra, me)
  await open()
  await menuOf("Petra van Dis", "Wijzigen")
  const role = await screen.findByLabelText<HTMLInputElement>(/^Functie/)
  app.services.customerContacts.change(vve, id, { ...petra, role: "voorzitter", version: 1 }, me)
  await user.type(role, " en tuinman")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByText("Iemand anders was u voor")
  expect(contacts()[0]!.role).toBe("voorzitter")
})

test("where invoices go is folded away in the form, and stands on the card once it is known", async () => {
  await open(`/klanten/${vve}/bewerken`)
  await waitFor(() => expect(field(/^Naam/).value).toBe("VvE Nobelpoort"))
  expect(screen.getByText("Factuur naar een ander adres").closest("details")!.open).toBe(false)
  await user.click(screen.getByText("Factuur naar een ander adres"))
  await user.type(field(/^Factuur aan/), "Zeeuws Beheer")
  await user.type(field(/^Factuurpostcode/), "4337pa")
  await user.type(field(/^Mailadres voor facturen/), "geen adres")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await waitFor(() => expect(field(/^Mailadres voor facturen/).getAttribute("aria-invalid")).toBe("true"))
  await user.clear(field(/^Mailadres voor facturen/))
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  const sheet = await screen.findByRole("region", { name: "Factuuradres" })
  expect(sheet.textContent).toContain("Zeeuws Beheer\n4337 PA")
})

test("the head tells what he is worth without what was put away; what runs stands first", async () => {
  const { projects } = app.services
  projects.create({ name: "Schilderwerk", customerId: vve, estimatedPrice: 8000, status: "completed" }, me)
  projects.create({ name: "Dak", customerId: vve, estimatedPrice: 40_210, status: "active" }, me)
  projects.create({ name: "Gevel", customerId: vve, status: "completed" }, me)
  const { id } = projects.create({ name: "Serre", customerId: vve, estimatedPrice: 30_000 }, me)
  projects.archive(id, me.id)
  await open()
  await screen.findByText("3 projecten")
  screen.getByText("€ 48.210")
  const own = screen.getByRole("region", { name: "Projecten" })
  expect(
    within(own)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Dak", "Gevel", "Schilderwerk", "Serre"])
})

test("on a phone a contact is called by his name when the customer himself has no number", async () => {
  happyDOM.setViewport({ width: 390 })
  app.services.customerContacts.add(vve, petra, me)
  await open()
  const call = await screen.findByRole("link", { name: "Bel Petra van Dis" })
  expect(call.getAttribute("href")).toBe("tel:+31612345678")
})

test("all that happened leads to the things, and older lines come when asked for", async () => {
  for (let i = 0; i < 20; i++) app.services.projects.create({ name: `Klus ${i}`, customerId: vve }, me)
  await open()
  const last = await screen.findByRole("link", { name: "Project aangemaakt: Klus 19" })
  expect(last.getAttribute("href")).toMatch(/^\/projects\/\d+$/)
  expect(screen.queryByText("Klant toegevoegd")).toBeNull()
  await user.click(screen.getByRole("button", { name: "Toon meer" }))
  await screen.findByText("Klant toegevoegd")
})

test("a quotation and a project begin on his card, for him", async () => {
  await open()
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
  await screen.findByRole("link", { name: "Nieuwe offerte" })
  expect(hrefOf("Nieuwe offerte")).toBe(`/offertes/nieuw?klant=${vve}`)
  expect(hrefOf("Nieuw project")).toBe(`/projects/nieuw?klant=${vve}`)
})

test("who is changed while another joins him loses nothing: the change goes on with whom he was joined to", async () => {
  const survivor = app.services.customers.add({ name: "Nobelpoort", city: "Goes" }, me)
  await open(`/klanten/${vve}/bewerken`)
  await waitFor(() => expect(field(/^Naam/).value).toBe("VvE Nobelpoort"))
  await user.type(field(/^Telefoon/), "0111 41 23 45")
  await app.services.customerFile.merge(survivor, vve, me)
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByText(/Deze klant is intussen samengevoegd met Nobelpoort/)
  const link = screen.getByRole("link", { name: /^Bekijk de klant met wie deze is samengevoegd/ })
  expect(link.getAttribute("href")).toBe(`/klanten/${vve}`)
  expect(field(/^Telefoon/).value).toBe("0111 41 23 45")
  await user.click(screen.getByRole("button", { name: "Mijn wijzigingen houden" }))
  expect(field(/^Naam/).value).toBe("Nobelpoort")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByRole("heading", { level: 1, name: "Nobelpoort" })
  expect(app.services.customers.get(survivor)).toMatchObject({ name: "Nobelpoort", phone: "0111 41 23 45" })
})

test("the form of a double is that of whom he was joined to", async () => {
  const survivor = app.services.customers.add({ name: "Nobelpoort" }, me)
  await app.services.customerFile.merge(survivor, vve, me)
  await open(`/klanten/${vve}/bewerken`)
  await waitFor(() => expect(location.pathname).toBe(`/klanten/${survivor}/bewerken`))
})
