import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import type { NewCustomer } from "../../schema.ts"

const { render, screen, user, waitFor, act } = await openWindow()
const { Route, Switch } = await import("wouter")
const { OfficeContext } = await import("#ui/lib/office.ts")
const { officeFor } = await import("#ui/app/office.ts")
const { default: Customers } = await import("./list/Customers.tsx")
const { default: CustomerScreen } = await import("./card/CustomerScreen.tsx")
const { default: NewCustomerScreen } = await import("./NewCustomer.tsx")
const { default: EditCustomer } = await import("./EditCustomer.tsx")

let app: TestApp
let me: User
const vos: NewCustomer = {
  name: "Anneke Vos",
  email: "anneke@vos.nl",
  phone: "06 12 34 56 78",
  address: "Duinweg 7",
  postcode: "4301 AB",
  city: "Zierikzee",
}
beforeEach(async () => {
  app = await givenApp()
  me = app.services.access.list()[0]!
})
afterEach(() => app.close())

const add = (customer: NewCustomer) => app.services.customers.add(customer, me)

async function open(path: string) {
  history.replaceState(null, "", path)
  const browser = await signedIn(app, "manager")
  await act(async () =>
    render(
      <OfficeContext value={officeFor("manager")}>
        <Switch>
          <Route path="/klanten" component={Customers} />
          <Route path="/klanten/nieuw" component={NewCustomerScreen} />
          <Route path="/klanten/:id" component={CustomerScreen} />
          <Route path="/klanten/:id/bewerken" component={EditCustomer} />
        </Switch>
      </OfficeContext>,
      { wrapper: browser.wrapper },
    ),
  )
  return browser
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)

test("an empty list says how customers come there", async () => {
  await open("/klanten")
  await screen.findByText("Er zijn nog geen klanten")
  expect(screen.getByRole("link", { name: "Klanten importeren" })).toHaveProperty(
    "pathname",
    "/klanten/importeren",
  )
})

test("the list is searched by what was typed and says how many there are", async () => {
  add(vos)
  add({ name: "Bakkerij Smit", city: "Goes" })
  await open("/klanten")
  await screen.findByText("2 klanten")
  await user.type(screen.getByRole("searchbox"), "0612345678")
  await screen.findByText("1 klant")
  expect(screen.queryByText("Bakkerij Smit")).toBeNull()
  expect(location.search).toBe("?zoek=0612345678")
  await user.type(screen.getByRole("searchbox"), "9")
  await user.click(await screen.findByRole("button", { name: "Zoekveld leegmaken" }))
  await screen.findByText("2 klanten")
})

test("many are shown so many at a time, in the order that was asked for over all of them", async () => {
  for (let i = 0; i < 130; i++) add({ name: `Klant ${i}`, city: `Plaats ${200 - i}` })
  await open("/klanten?volgorde=plaats")
  await screen.findByText("130 klanten")
  const rows = () => screen.getAllByRole("link", { name: /^Klant/ }).map((link) => link.textContent)
  expect(rows()[0]).toBe("Klant 129")
  expect(rows()).toHaveLength(60)
  await user.click(screen.getByRole("button", { name: "Toon nog 60" }))
  expect(rows().at(-1)).toBe("Klant 10")
  expect(document.activeElement!.textContent).toBe("Klant 69")
})

test("a card calls, writes, shows the way and tells what happened", async () => {
  const id = add(vos)
  app.services.projects.create({ name: "Badkamer", customerId: id, estimatedPrice: 12500 }, me)
  await open(`/klanten/${id}`)
  const link = async (name: RegExp | string) =>
    (await screen.findByRole<HTMLAnchorElement>("link", { name })).getAttribute("href")
  expect(await link("06 12 34 56 78")).toBe("tel:+31612345678")
  expect(await link(/anneke@/)).toBe("mailto:anneke@vos.nl")
  expect(await link(/Route/)).toContain(encodeURIComponent("Duinweg 7, 4301 AB Zierikzee"))
  expect(await link("Badkamer")).toMatch(/^\/projects\/\d+$/)
  await screen.findByText("€ 12.500,00")
  await screen.findByText("Klant toegevoegd")
})

test("an address of nobody, or that is no number, says so", async () => {
  await open("/klanten/999")
  await screen.findByRole("heading", { level: 1, name: "Klant niet gevonden" })
})

test("a customer is added and opens", async () => {
  await open("/klanten/nieuw")
  await user.type(field(/^Naam/), "Cas de Boer")
  await user.type(field(/^Postcode/), "4301ab")
  await user.click(screen.getByRole("button", { name: "Klant toevoegen" }))
  await screen.findByRole("heading", { level: 1, name: "Cas de Boer" })
  expect(location.pathname).toMatch(/^\/klanten\/\d+$/)
  expect(toasts.get().shown[0]?.title).toBe("Klant toegevoegd")
  expect(await screen.findAllByText(/4301 AB/)).not.toEqual([])
})

test("what is wrong stands at its field, from here and from the server, and nothing is lost", async () => {
  const browser = await open("/klanten/nieuw")
  await user.type(field(/^E-mailadres/), "geen adres")
  await user.click(screen.getByRole("button", { name: "Klant toevoegen" }))
  await waitFor(() => expect(field(/^Naam/).getAttribute("aria-invalid")).toBe("true"))
  expect(field(/^E-mailadres/).getAttribute("aria-invalid")).toBe("true")
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toEqual([])
  await user.type(field(/^Naam/), "Cas")
  await user.clear(field(/^E-mailadres/))
  await user.type(field(/^KvK/), "123")
  await user.click(screen.getByRole("button", { name: "Klant toevoegen" }))
  await waitFor(() => expect(field(/^KvK/).getAttribute("aria-invalid")).toBe("true"))
  expect(field(/^KvK/).value).toBe("123")
})

test("of two who change a customer, the second sees what differs and goes on with his own", async () => {
  const id = add(vos)
  await open(`/klanten/${id}/bewerken`)
  await waitFor(() => expect(field(/^Naam/).value).toBe("Anneke Vos"))
  app.services.customers.change(id, { ...vos, city: "Goes", phone: "0111 41 23 45", version: 1 }, me)
  await user.clear(field(/^Plaats/))
  await user.type(field(/^Plaats/), "Renesse")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByText("Iemand anders was u voor")
  await screen.findByText(/heeft deze klant op 21-11-2026 om 12:00 gewijzigd/)
  expect(app.services.customers.get(id).city).toBe("Goes")
  expect(screen.getByText("Goes").textContent).toContain("Nu opgeslagen:")
  await user.click(screen.getByRole("button", { name: "Mijn wijzigingen houden" }))
  expect(field(/^Plaats/).value).toBe("Renesse")
  expect(field(/^Telefoon/).value).toBe("0111 41 23 45")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByRole("heading", { level: 1, name: "Anneke Vos" })
  expect(app.services.customers.get(id)).toMatchObject({
    city: "Renesse",
    phone: "0111 41 23 45",
    version: 3,
  })
})

test("the second of two can also throw his own changes away", async () => {
  const id = add(vos)
  await open(`/klanten/${id}/bewerken`)
  await waitFor(() => expect(field(/^Naam/).value).toBe("Anneke Vos"))
  app.services.customers.change(id, { ...vos, city: "Goes", version: 1 }, me)
  await user.type(field(/^Plaats/), " aan Zee")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await user.click(await screen.findByRole("button", { name: "Nieuwste gegevens laden" }))
  expect(field(/^Plaats/).value).toBe("Goes")
})

test("doubles are shown side by side and become one; the one that stays can be chosen", async () => {
  const id = add(vos)
  const double = add({ name: "Fam. Vos", email: "anneke@vos.nl", kvk: "12345678" })
  await open(`/klanten/${id}`)
  await user.click(await screen.findByRole("button", { name: /^Samenvoegen/ }))
  expect(screen.getByRole("cell", { name: /12345678/ }).textContent).toContain("blijft bewaard")
  await user.click(screen.getByRole("radio", { name: /Fam. Vos/ }))
  await user.click(screen.getByRole("button", { name: "Samenvoegen" }))
  await screen.findByRole("heading", { level: 1, name: "Fam. Vos" })
  expect(location.pathname).toBe(`/klanten/${double}`)
  await screen.findByText("Samengevoegd met Anneke Vos, anneke@vos.nl, 06 12 34 56 78")
  expect(await app.services.customers.list()).toMatchObject([
    { id: double, phone: "06 12 34 56 78", kvk: "12345678" },
  ])
})

test("the address of a merged double leads to the customer", async () => {
  const [id, double] = [add(vos), add({ name: "Fam. Vos" })]
  app.services.customerFile.merge(id, double, me)
  await open(`/klanten/${double}`)
  await screen.findByRole("heading", { level: 1, name: "Anneke Vos" })
  expect(location.pathname).toBe(`/klanten/${id}`)
})

test("when the server is away the card stays with what was known", async () => {
  const id = add(vos)
  const browser = await open(`/klanten/${id}/bewerken`)
  await waitFor(() => expect(field(/^Naam/).value).toBe("Anneke Vos"))
  browser.cutOff(true)
  await user.type(field(/^Plaats/), "!")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByText(/Geen verbinding met de server/)
  expect(field(/^Plaats/).value).toBe("Zierikzee!")
})
