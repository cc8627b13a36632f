import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import type { NewProject as Filled } from "../../schema.ts"

const { render, screen, user, waitFor } = await openWindow()
const { default: NewProject } = await import("./NewProject.tsx")
const { default: EditProject } = await import("./EditProject.tsx")
const { Link, Route, Switch } = await import("wouter")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const office = () => app.services.access.list().find(({ username }) => username === "kantoor")!
const now = (id = 1) => app.services.projects.get(id, office())
const given = (more: Partial<Filled> = {}) =>
  app.services.projects.create(
    { name: "Dakkapel Poststraat", address: "Poststraat 8", startDate: "2026-11-23", ...more },
    office(),
  )

async function open(address: string) {
  const browser = await signedIn(app, "manager")
  history.replaceState(null, "", address)
  render(
    <>
      <Switch>
        <Route path="/projects/nieuw" component={NewProject} />
        <Route path="/projects/:id/bewerken" component={EditProject} />
      </Switch>
      <Link href="/dashboard">Elders</Link>
    </>,
    { wrapper: browser.wrapper },
  )
  await screen.findByRole("heading", { level: 1 })
  // The heading stands there before the project has come.
  await waitFor(() => expect(document.querySelector(".loaded-waiting")).toBeNull())
  return browser
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name })
const fill = async (name: string | RegExp, text: string) => {
  await user.clear(field(name))
  await user.type(field(name), text)
}
const save = () => user.click(screen.getByRole("button", { name: "Opslaan" }))
const name = "Naam van het project"

test("a project is made of what a Dutch person types", async () => {
  const customer = app.services.customers.add({ name: "Fam. Goedbloed" }, office())
  await open(`/projects/nieuw?klant=${customer}`)
  await user.selectOptions(await screen.findByLabelText("Status"), "Actief")
  await fill(name, "Aanbouw 👷 Markt")
  await user.click(screen.getByLabelText("Aanbouw"))
  await fill(/^Start/, "7-12-2026")
  await fill(/^Einde/, "15/1/27")
  await fill("Voortgang", "10")
  await user.click(await screen.findByLabelText("Test manager"))
  await fill(/^Prijs incl/, "€ 12.100,-")
  await user.click(screen.getByRole("button", { name: "Reken uit met 21% btw" }))
  expect(field(/^Prijs excl/).value).toBe("10.000,00")
  await save()
  await waitFor(() => expect(location.pathname).toBe("/projects/1"))
  expect(toasts.get().shown[0]?.title).toBe("Project aangemaakt")
  expect(now()).toMatchObject({
    ...{ name: "Aanbouw 👷 Markt", status: "active", startDate: "2026-12-07", endDate: "2027-01-15" },
    ...{ progress: 10, estimatedPrice: 12100, estimatedNet: 10000, customerId: customer },
    team: [{ name: "Test manager" }],
    metadata: { projectTypes: ["aanbouw"] },
  })
})

test("what is wrong stands under its field, is listed, and asks the server nothing", async () => {
  const browser = await open("/projects/nieuw")
  await fill(/^Start/, "31-02-2026")
  await fill(/^Prijs incl/, "-5")
  await fill(/^Prijs excl/, "duur")
  await fill("Voortgang", "101")
  await save()
  for (const sentence of [
    "Vul een naam in.",
    "Vul een datum in die bestaat.",
    "Een prijs kan niet onder nul liggen.",
    "Vul een bedrag in, bijvoorbeeld 12.500 of 1.234,50.",
    "De voortgang is een heel getal van 0 tot en met 100.",
  ])
    await screen.findByRole("link", { name: sentence })
  expect(document.getElementById("project-startDate-error")?.textContent).toContain("datum in die bestaat")
  await user.click(screen.getByRole("link", { name: "Vul een naam in." }))
  expect(document.activeElement).toBe(field(name))
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toEqual([])
})

test("a name of 161 letters is refused without being cut off", async () => {
  await open("/projects/nieuw")
  await user.click(field(name))
  await user.paste("x".repeat(161))
  await save()
  await screen.findByRole("link", { name: "Een naam heeft hooguit 160 tekens." })
  expect(field(name).value).toHaveLength(161)
})

test("what contradicts each other is told before the server is asked", async () => {
  const browser = await open("/projects/nieuw")
  await fill(name, "Dakkapel")
  await fill(/^Start/, "04-12-2026")
  await fill(/^Einde/, "23-11-2026")
  await fill(/^Prijs incl/, "100")
  await fill(/^Prijs excl/, "121")
  await save()
  await screen.findByRole("link", { name: "De einddatum ligt vóór de begindatum." })
  expect(document.getElementById("project-endDate-error")).not.toBeNull()
  expect(document.getElementById("project-estimatedNet-error")).not.toBeNull()
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toEqual([])
})

test("what only the server can see stands under its field as well", async () => {
  const customer = app.services.customers.add({ name: "Fam. Goedbloed" }, office())
  await open(`/projects/nieuw?klant=${customer}`)
  await fill(name, "Dakkapel")
  app.db.$client.run("DELETE FROM customers")
  await save()
  await waitFor(() => expect(document.getElementById("project-customerId-error")).not.toBeNull())
  expect(field(name).value).toBe("Dakkapel")
})

test("a change keeps what was not touched", async () => {
  given({ estimatedPrice: 1234.5, progress: 40, latitude: 51.65, longitude: 3.92, team: [] })
  await open("/projects/1/bewerken")
  expect(field(/^Prijs incl/).value).toBe("1.234,50")
  await fill(/^Adres/, "Kade 3")
  await save()
  await waitFor(() => expect(location.pathname).toBe("/projects/1"))
  expect(now()).toMatchObject({
    ...{ name: "Dakkapel Poststraat", address: "Kade 3", startDate: "2026-11-23", status: "planned" },
    ...{ estimatedPrice: 1234.5, progress: 40, latitude: 51.65, longitude: 3.92 },
  })
})

test("half a place is not sent, and says what is missing", async () => {
  given({ latitude: 51.65, longitude: 3.92 })
  await open("/projects/1/bewerken")
  await fill(/^Lengtegraad/, "drie")
  await save()
  await waitFor(() => expect(field(/^Lengtegraad/).getAttribute("aria-invalid")).toBe("true"))
  expect(now()).toMatchObject({ latitude: 51.65, longitude: 3.92, version: 1 })
})

async function bothChangeIt() {
  const { version } = given()
  await open("/projects/1/bewerken")
  await fill(name, "Van de tweede")
  const first = { name: "Van de eerste", address: "Kade 3", startDate: "2026-11-23", version }
  app.services.projects.change(1, first, office())
  await save()
  await screen.findByRole("heading", { name: "Iemand anders was u voor" })
}
const warning = () => document.querySelector(".changed-meanwhile")?.textContent

test("who is second is told who was first and what differs, and nothing is overwritten", async () => {
  await bothChangeIt()
  expect(warning()).toContain("heeft dit project op 21-11-2026 om 12:00 gewijzigd")
  expect(warning()).toContain("NaamVan u: Van de tweedeNu opgeslagen: Van de eerste")
  expect(warning()).toContain("AdresVan u: Poststraat 8Nu opgeslagen: Kade 3")
  expect(field(name).value).toBe("Van de tweede")
  expect(now().name).toBe("Van de eerste")
})

test("keeping one's own changes takes over the rest, and can then be saved", async () => {
  await bothChangeIt()
  await user.click(screen.getByRole("button", { name: "Mijn wijzigingen houden" }))
  expect([field(name).value, field(/^Adres/).value]).toEqual(["Van de tweede", "Kade 3"])
  await save()
  await waitFor(() => expect(now()).toMatchObject({ name: "Van de tweede", address: "Kade 3" }))
})

test("loading the newest data drops what was typed", async () => {
  await bothChangeIt()
  await user.click(screen.getByRole("button", { name: "Nieuwste gegevens laden" }))
  expect([field(name).value, field(/^Adres/).value]).toEqual(["Van de eerste", "Kade 3"])
  expect(screen.queryByText("Niet-opgeslagen wijzigingen")).toBeNull()
})

test("a project that is gone when one saves says so, and what was typed stays", async () => {
  given()
  await open("/projects/1/bewerken")
  await fill(name, "Nog een naam")
  app.db.$client.run("DELETE FROM projects")
  await save()
  await screen.findByText("Project niet gevonden")
  expect(field(name).value).toBe("Nog een naam")
})

test.each(["/projects/99/bewerken", "/projects/abc/bewerken"])("%s is not found", async (address) => {
  given()
  await open(address)
  await screen.findByRole("heading", { name: "Project niet gevonden" })
})

test("what was put away is not changed before it is back", async () => {
  given()
  app.services.projects.setArchived(1, { archived: true }, office())
  await open("/projects/1/bewerken")
  await screen.findByText(/Zet het eerst terug/)
  expect(screen.queryByRole("button", { name: "Opslaan" })).toBeNull()
})

test("leaving with something unsaved asks first", async () => {
  await open("/projects/nieuw")
  await fill(name, "Dakkapel")
  await user.click(screen.getByRole("link", { name: "Elders" }))
  screen.getByRole("dialog")
  expect(location.pathname).toBe("/projects/nieuw")
})

test("the work is where the customer lives, until someone types another place", async () => {
  const at = (name: string, address: string) =>
    app.services.customers.add({ name, address, postcode: "4301 AB", city: "Zierikzee" }, office())
  await open(`/projects/nieuw?klant=${at("Fam. Goedbloed", "Duinweg 7")}`)
  await waitFor(() => expect(field(/^Adres/).value).toBe("Duinweg 7, 4301 AB Zierikzee"))
  await fill(/^Adres/, "Loods 3")
  expect(field(/^Adres/).value).toBe("Loods 3")
})
