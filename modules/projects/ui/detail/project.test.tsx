import { expect, test } from "bun:test"
import { toasts } from "#ui/lib/toast.ts"
import { openProjectPage } from "./project.testing.tsx"

const { screen, user, waitFor, within, server, office, given, open, press, order, card, costs } =
  await openProjectPage()

const now = (id = 1) => server().services.projects.get(id, office())
const status = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed")
const tab = () => within(screen.getByRole("navigation", { name: "Onderdelen van dit project" }))
const tabs = () =>
  tab()
    .getAllByRole("link")
    .map(({ textContent }) => textContent?.trim())
const currentTab = () => tab().getByRole("link", { current: "page" }).textContent?.trim()

test("the page tells what, where, when and for whom", async () => {
  given()
  await open()
  for (const text of ["Prefab, met rolluiken", "Dakkapel", "Isolatie", "23-11-2026", "04-12-2026"])
    screen.getByText(text)
  const client = card("Klant")
  client.getByText("Fam. Goedbloed")
  expect(client.getByRole("link", { name: "0111 41 23 45" }).getAttribute("href")).toBe("tel:+31111412345")
})

test("without a customer there is no card of him", async () => {
  given({ customerId: null })
  await open()
  expect(screen.queryByRole("region", { name: "Klant" })).toBeNull()
})

test("the head tells how it stands, where, when and how far, and calls and leads there with one press", async () => {
  given({ status: "active", progress: 54 })
  await open()
  const head = within(screen.getByRole("heading", { level: 1 }).closest<HTMLElement>(".screen-head")!)
  for (const text of ["Actief", "23 nov t/m 4 dec", "54% gereed", "Project #1", "Poststraat 8, Zierikzee"])
    head.getByText(text)
  expect(head.getByRole("link", { name: "Bellen" }).getAttribute("href")).toBe("tel:+31111412345")
  const way = head.getByRole("link", { name: /^Route/ })
  expect(way.getAttribute("href")).toEndWith("destination=Poststraat%208%2C%20Zierikzee")
  expect(way.getAttribute("rel")).toContain("noopener")
})

test("without a number or an address there is nothing to call and nowhere to go", async () => {
  given({ customerId: null, address: "" })
  await open()
  for (const name of ["Bellen", /^Route/]) expect(screen.queryByRole("link", { name })).toBeNull()
  screen.getByText("Geen adres", { selector: ".screen-facts *" })
})

test("each part has its tab, in the address, with how many things it holds", async () => {
  given()
  const cost = { category: "material" as const, amount: 95.5, day: "2026-11-20", description: "Zink" }
  server().services.projects.bookCost(1, cost, null, office())
  await open()
  await screen.findByRole("link", { name: "Kosten 1" })
  expect(screen.queryByRole("region", { name: "Boekingen" })).toBeNull()
  await user.click(await screen.findByRole("link", { name: "Documenten 5" }))
  await screen.findByText("Foto's van 1")
  expect(location.search).toBe("?tab=documenten")
  expect(tabs()).toEqual(["Overzicht", "Kosten 1", "Documenten 5", "Bestanden", "Alles wat gebeurde"])
  expect(currentTab()).toBe("Documenten 5")
})

test("an address of a tab that is not there leads to the first", async () => {
  given()
  await open({ address: "/projects/1?tab=uren" })
  expect(currentTab()).toBe("Overzicht")
  screen.getByText("Prefab, met rolluiken")
})

test("the projectblad is the first tab, from whichever it is printed", async () => {
  given()
  let printed: string | undefined
  window.print = () => {
    printed = screen.queryByText("Prefab, met rolluiken")?.textContent
  }
  await open({ address: "/projects/1?tab=bestanden" })
  expect(screen.queryByText("Prefab, met rolluiken")).toBeNull()
  await press("Projectblad")
  expect(printed).toBe("Prefab, met rolluiken")
})

test.each(["/projects/99", "/projects/abc", "/projects/0"])(
  "%s is not found, with a way back",
  async (address) => {
    given()
    await open({ address })
    screen.getByRole("heading", { name: "Project niet gevonden" })
    const back = screen.getAllByRole("link", { name: "Terug naar projecten" })
    expect(back.at(-1)!.getAttribute("href")).toBe("/projects")
  },
)

test("a press changes the status, and another undoes it", async () => {
  given()
  await open()
  await press("Actief")
  await waitFor(() => expect(status("Actief")).toBe("true"))
  expect(now().status).toBe("active")
  await waitFor(() =>
    expect(toasts.get().shown[0]).toMatchObject({
      title: "Status gewijzigd",
      text: "Dakkapel Poststraat: Actief",
    }),
  )
  await press("Gepland")
  await waitFor(() => expect(now().status).toBe("planned"))
})

test("completing asks first", async () => {
  given({ status: "active" })
  await open()
  await press("Voltooid")
  expect(now().status).toBe("active")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Annuleren" }))
  expect(screen.queryByRole("dialog")).toBeNull()
  await press("Voltooid")
  await press("Voltooien")
  await waitFor(() => expect(status("Voltooid")).toBe("true"))
  await screen.findByText("100% gereed", { selector: ".screen-facts *" })
})

test("who is second hears who was first, and sees what that was", async () => {
  const { version } = given()
  await open()
  server().services.projects.setProgress(1, { progress: 40, version }, office())
  await press("Actief")
  await screen.findByText(/heeft dit project op 21-11-2026 om 12:00 gewijzigd/)
  await screen.findByText("40% gereed", { selector: ".screen-facts *" })
  expect(now().status).toBe("planned")
})

test("a project is put away after a question, and back again", async () => {
  given()
  await open()
  await press("Archiveren")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Archiveren" }))
  await screen.findByText("Gearchiveerd op 21-11-2026.")
  expect(screen.queryByRole("link", { name: "Bewerken" })).toBeNull()
  expect(screen.queryByRole("button", { name: "Actief" })).toBeNull()
  await press("Terugzetten")
  await screen.findByRole("link", { name: "Bewerken" })
  expect(now().archivedAt).toBeNull()
})

const nextStep = () => screen.queryByText("Volgende stap")?.closest("section")

test("work that was accepted and has no date is to be planned first", async () => {
  given({ startDate: null, endDate: null })
  await open()
  const link = within(nextStep()!).getByRole("link", { name: "Plan in" })
  expect(link.getAttribute("href")).toBe("/project-timeline?plan=1")
})

test("who loses money hears how much, and comes to the costs", async () => {
  given({ status: "active", progress: 50 })
  const cost = { category: "hours" as const, amount: 6000, quantity: 100, day: "2026-11-20" }
  server().services.projects.bookCost(1, { ...cost, description: "Ploeg" }, null, office())
  await open()
  await waitFor(() =>
    expect(nextStep()?.textContent?.replaceAll("\u00a0", " ")).toContain(
      "Op deze voet kost het € 2.000 meer dan afgesproken: verwacht € 12.000 van € 10.000 zonder btw.",
    ),
  )
  await user.click(within(nextStep()!).getByRole("link", { name: "Naar de kosten" }))
  await screen.findByRole("region", { name: "Boekingen" })
})

test("an order that should have been there is to be asked after", async () => {
  given({ status: "active" })
  order({ expectedOn: "2026-11-19" })
  await open()
  await waitFor(() =>
    expect(nextStep()?.textContent).toContain(
      "Bel Raab Karcher over de bestellingDe bestelling ‘Kozijnen’ had er op 19-11-2026 moeten zijn.",
    ),
  )
  await user.click(within(nextStep()!).getByRole("link", { name: "Naar de bestelling" }))
  card("Besteld").getByText("had er op 19-11-2026 moeten zijn")
})

test("work that is ready is to be completed, which its status does", async () => {
  given({ status: "active", progress: 100 })
  await open({ address: costs })
  await user.click(within(nextStep()!).getByRole("link", { name: "Naar de status" }))
  within(nextStep()!).getByText("Oplevering: zet op voltooid")
  await waitFor(() => expect(document.activeElement?.id).toBe("project-state"))
})

test("work over its end is to be moved", async () => {
  given({ status: "active", startDate: "2026-11-02", endDate: "2026-11-20", progress: 85 })
  await open()
  const link = within(nextStep()!).getByRole("link", { name: "Verzetten" })
  expect(link.getAttribute("href")).toBe("/project-timeline?plan=1")
  within(nextStep()!).getByText("Het einde was 20-11-2026 en het werk is voor 85% gereed.")
})

test.each([
  ["in time and within its price", { status: "active" as const }],
  ["completed", { status: "completed" as const, startDate: null, endDate: null }],
])("what is %s asks for nothing", async (_, more) => {
  given(more)
  await open()
  expect(nextStep()).toBeFalsy()
})

test("costs stand beside the budget by kind, with a dash for what nobody knows", async () => {
  given({ status: "active", progress: 50 })
  const hours = { category: "hours" as const, amount: 6000, quantity: 100, day: "2026-11-20" }
  server().services.projects.bookCost(1, { ...hours, description: "Ploeg" }, null, office())
  await open()
  const table = within(await screen.findByRole("table", { name: /Kosten per soort/ }))
  const row = (name: RegExp) => table.getByRole("row", { name }).textContent?.replaceAll("\u00a0", " ")
  expect(row(/^Uren/)).toBe("Uren 100:00Verwacht 12.000,00–6.000,00–12.000,00–")
  expect(row(/^Totaal/)).toBe("Totaal Verwacht 12.000,00 van 10.000,0010.000,006.000,00–12.000,00+ 2.000,00")
})

test("the first tab has the last five lines of what happened, and leads to all", async () => {
  let { version } = given()
  for (const progress of [10, 20, 30, 40, 50])
    ({ version } = server().services.projects.setProgress(1, { progress, version }, office()))
  await open()
  const last = card("Laatst gebeurd")
  await last.findByText("Voortgang van 40% naar 50%")
  expect(last.getAllByRole("listitem")).toHaveLength(5)
  await user.click(last.getByRole("link", { name: "Alles" }))
  await card("Alles wat gebeurde").findByText("Project aangemaakt: Dakkapel Poststraat")
})

test("the history tells in sentences who did what", async () => {
  const { version } = given()
  server().services.projects.setStatus(1, { status: "active", version }, office())
  server().db.$client.run(
    "INSERT INTO log (at, action, subject_kind, subject_id, account_id, details) VALUES ('2026-11-21T11:05:00Z', 'project.verbouwd', 'project', 1, NULL, '{}')",
  )
  await open({ address: "/projects/1?tab=gebeurd" })
  const history = card("Alles wat gebeurde")
  await history.findByText("Status van Gepland naar Actief")
  history.getByText("Project aangemaakt: Dakkapel Poststraat")
  history.getByText("Project gewijzigd")
})

test("a worker sees the job, without prices, costs or history, and none are asked for", async () => {
  given()
  const browser = await open({ role: "worker" })
  screen.getByText("Prefab, met rolluiken")
  expect(tabs()).toEqual(["Overzicht", "Documenten 5", "Bestanden"])
  expect(screen.queryByText(/€/)).toBeNull()
  for (const name of ["Actief", "Archiveren"]) expect(screen.queryByRole("button", { name })).toBeNull()
  expect(browser.asked.filter((call) => /costs|history|colleagues/.test(call))).toEqual([])
})
