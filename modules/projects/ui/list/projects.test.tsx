import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import type { NewProject } from "../../schema.ts"

const { render, screen, user, waitFor } = await openWindow()
const { default: Projects } = await import("./Projects.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const office = () => app.services.access.list().find(({ username }) => username === "kantoor")!
const made = (project: NewProject) => app.services.projects.create(project, office())

function given() {
  made({ name: "Dakkapel Poststraat", address: "Poststraat 8, Zierikzee", startDate: "2026-11-23" })
  made({ name: "Keuken Goes", status: "active", endDate: "2026-11-20", progress: 60, estimatedPrice: 22400 })
  made({ name: "Badkamer Renée", status: "completed", description: "Alles nieuw" })
  const { id } = made({ name: "Schuur Burgh" })
  app.services.projects.setArchived(id, { archived: true }, office())
}

async function open(address = "/projects", role: Role = "manager") {
  const browser = await signedIn(app, role)
  history.replaceState(null, "", address)
  render(<Projects />, { wrapper: browser.wrapper })
  return browser
}
const cards = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)
const tab = (name: string) => screen.getByRole("link", { name: new RegExp(`^${name}`) })

test("a card says what and where it is, when it began, and is one link", async () => {
  given()
  await open()
  const link = await screen.findByRole("link", { name: "Dakkapel Poststraat" })
  expect(link.getAttribute("href")).toBe("/projects/1")
  const card = link.closest("li")!
  expect(card.querySelectorAll("a, button")).toHaveLength(1)
  expect(card.textContent).toContain("Gepland")
  expect(card.textContent).toContain("Poststraat 8, Zierikzee")
  expect(card.textContent).toContain("23-11-2026")
  expect(screen.getByRole("link", { name: "Terug naar Vandaag" }).getAttribute("href")).toBe("/dashboard")
})

test("what is over its end reads 'Vertraagd', and counts under its own status too", async () => {
  given()
  await open()
  const late = (await screen.findByRole("link", { name: "Keuken Goes" })).closest("li")!
  expect(late.textContent).toContain("Vertraagd")
  const counts = ["Alle", "Gepland", "Actief", "Voltooid", "Vertraagd", "Archief"].map(
    (name) => tab(name).textContent,
  )
  expect(counts).toEqual(["Alle 3", "Gepland 1", "Actief 1", "Voltooid 1", "Vertraagd 1", "Archief "])
})

test.each([
  ["/projects", ["Badkamer Renée", "Keuken Goes", "Dakkapel Poststraat"]],
  ["/projects?status=gepland", ["Dakkapel Poststraat"]],
  ["/projects?status=vertraagd", ["Keuken Goes"]],
  ["/projects?status=archief", ["Schuur Burgh"]],
  ["/projects?status=onzin", ["Badkamer Renée", "Keuken Goes", "Dakkapel Poststraat"]],
  ["/projects?zoek=renee", ["Badkamer Renée"]],
  ["/projects?zoek=zierikzee&status=gepland", ["Dakkapel Poststraat"]],
])("the address %s leads to what it says", async (address, expected) => {
  given()
  await open(address)
  await screen.findByRole("list", { name: "Projecten" })
  await waitFor(() => expect(cards()).toEqual(expected))
})

test("what was put away is asked for only when one looks there", async () => {
  given()
  const browser = await open()
  await screen.findByRole("link", { name: "Keuken Goes" })
  expect(browser.asked).toEqual(["GET /api/projects"])
  await user.click(tab("Archief"))
  await screen.findByRole("link", { name: "Schuur Burgh" })
  expect(location.search).toBe("?status=archief")
  expect(browser.asked).toContain("GET /api/projects?archived=true")
})

test("searching narrows while one types, stays in the address, and can be cleared", async () => {
  given()
  await open()
  await screen.findByRole("link", { name: "Keuken Goes" })
  await user.keyboard("/")
  await user.keyboard("keuk")
  await waitFor(() => expect(cards()).toEqual(["Keuken Goes"]))
  expect(location.search).toBe("?zoek=keuk")
  await user.keyboard("enzo")
  await screen.findByText("Niets gevonden voor ‘keukenzo’")
  await user.click(screen.getByRole("button", { name: "Zoekveld leegmaken" }))
  await waitFor(() => expect(cards()).toHaveLength(3))
})

test("the table is in the address, sorts, and shows prices to who may see them", async () => {
  given()
  await open()
  await user.click(await screen.findByRole("link", { name: "Tabel" }))
  expect(location.search).toBe("?weergave=tabel")
  const names = () => screen.getAllByRole("rowheader").map((cell) => cell.querySelector("a")?.textContent)
  await user.click(screen.getByRole("button", { name: "Project" }))
  expect(location.search).toBe("?weergave=tabel&volgorde=naam")
  expect(names()).toEqual(["Badkamer Renée", "Dakkapel Poststraat", "Keuken Goes"])
  expect(screen.getByRole("row", { name: /Keuken Goes/ }).textContent).toContain("22.400,00")
})

test("without projects it says how one starts", async () => {
  await open()
  await screen.findByText("Er zijn nog geen projecten")
  screen.getByText("Maak een offerte om een project te starten.")
  expect(screen.getByRole("link", { name: "Offerte maken" }).getAttribute("href")).toBe("/offerte-aanvraag")
})

test("a worker sees projects without prices, and cannot make or take out any", async () => {
  given()
  await open("/projects?weergave=tabel", "worker")
  await screen.findByRole("link", { name: "Keuken Goes" })
  expect(screen.queryByText(/€/)).toBeNull()
  expect(screen.queryByRole("columnheader", { name: "Prijs incl. btw" })).toBeNull()
  expect(screen.queryByRole("link", { name: "Nieuw project" })).toBeNull()
  expect(screen.queryByRole("link", { name: "CSV-bestand" })).toBeNull()
})
