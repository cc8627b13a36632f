import { afterEach, beforeEach, expect, test } from "bun:test"
import { requested } from "#modules/quotes/ui/testing.tsx"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays } from "#src/shared/days.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { partOfDay } from "./partOfDay.ts"

const { render, screen, user, within, waitFor } = await openWindow()
const { OfficeContext } = await import("#ui/lib/office.ts")
const { officeFor, screens } = await import("#ui/app/office.ts")
const { default: Dashboard } = await import("./Dashboard.tsx")
const { default: FiguresScreen } = await import("./figures/FiguresScreen.tsx")
const { Toasts } = await import("#ui/kit/Toasts.tsx")
const { lastRunText } = await import("./SystemStatus.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

async function openAs(role: "manager" | "worker", shown = <Dashboard />) {
  const browser = await signedIn(app, role)
  const { unmount } = render(<OfficeContext value={officeFor(role)}>{shown}</OfficeContext>, {
    wrapper: browser.wrapper,
  })
  return { ...browser, unmount }
}
const office = () => app.services.access.list().find(({ username }) => username === "kantoor")!
const cards = async () => within(await screen.findByRole("list", { name: "Projecten in cijfers" }))

const matters = async () => within(await screen.findByRole("region", { name: "Wacht op u" }))

test("requests are one matter, with what one does about them", async () => {
  await requested(app, "Sanne Goedbloed")
  await requested(app, "M. de Vries")
  await openAs("manager")
  const now = await matters()
  await now.findByText("2 aanvragen wachten op u")
  const [act, ...more] = now.getAllByRole("link")
  expect(more).toEqual([])
  expect(act!.textContent).toBe("Antwoorden: 2 aanvragen wachten op u")
  expect(act!.getAttribute("href")).toBe("/offerte-aanvragen")
})

test("without anything that waits it says so", async () => {
  await openAs("manager")
  await screen.findByText("Er wacht niets op u")
})

test("what costs money stands first, then work that waits by its worth", async () => {
  const { projects } = app.services
  const add = (job: Parameters<typeof projects.create>[0]) => projects.create(job, office())
  add({ name: "Keuken", status: "active", startDate: "2026-11-02", endDate: "2026-11-06" })
  add({ name: "Tuinkamer", status: "active", estimatedPrice: 24_800 })
  await app.signIn("worker")
  const team = [projects.colleagues()[0]!.id]
  for (const name of ["Badkamer", "Dakkapel"])
    add({ name, status: "active", startDate: "2026-11-23", endDate: "2026-11-27", team })
  const message = { naam: "Joke", email: "joke@voorbeeld.nl", onderwerp: "Vraag", bericht: "Belt u mij?" }
  app.services.messages.receive(message, null, message.email)
  await requested(app, "Sanne Goedbloed")
  await openAs("manager")
  const now = await matters()
  await now.findByText("1 aanvraag wacht op u")
  expect(now.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Kost nu geld",
    "Werk dat wacht",
  ])
  expect(now.getAllByRole("listitem").map((item) => item.querySelector("strong")?.textContent)).toEqual([
    expect.stringMatching(/staat dubbel gepland$/),
    "Tuinkamer: akkoord, niet gepland",
    "1 aanvraag wacht op u",
    "1 nieuw bericht van een bezoeker",
    "Project ‘Keuken’ is over tijd",
  ])
})

test("only the first matter has a filled button", async () => {
  await requested(app, "Sanne Goedbloed")
  app.services.projects.create({ name: "Tuinkamer", status: "active", estimatedPrice: 24_800 }, office())
  await openAs("manager")
  const now = await matters()
  await now.findByText("1 aanvraag wacht op u")
  const filled = now.getAllByRole("link").map((link) => link.classList.contains("button-primary"))
  expect(filled).toEqual([true, false])
})

test("a matter says since when it waits, and a double booking has the sign of people", async () => {
  const about = { text: "settings.notices.look", values: {}, count: 1, href: "/", role: "manager" } as const
  app.services.notices.list = () => [
    { ...about, key: "timeline.double", since: null, tone: "warn", group: "money" },
    { ...about, key: "quotes.open", since: "2026-11-02T10:00:00Z", tone: "warn" },
  ]
  await openAs("manager")
  const now = await matters()
  await now.findByText("Sinds 02-11-2026")
  const signs = now.getAllByRole("listitem").map((item) => item.querySelector("svg")?.getAttribute("class"))
  expect(signs).toEqual([expect.stringContaining("lucide-users"), expect.stringContaining("lucide-inbox")])
})

test("who goes to a matter that somebody dealt with meanwhile is told so", async () => {
  let waits = true
  const about = { key: "quotes.open", text: "quotes.requests.notices.open", values: {}, count: 1 }
  const rest = { href: "/aanvragen", since: null, tone: "warn", role: "manager" } as const
  app.services.notices.list = () => (waits ? [{ ...about, ...rest }] : [])
  await openAs(
    "manager",
    <>
      <Dashboard />
      <Toasts />
    </>,
  )
  const look = await (await matters()).findByRole("link", { name: /^Bekijken/ })
  waits = false
  await user.click(look)
  expect(await screen.findByText("Dit is intussen afgehandeld")).toBeTruthy()
})

test("the week says who is wanted twice, under their first names", async () => {
  const { access, projects } = app.services
  await app.signIn("worker")
  const [person] = access.list().filter(({ role }) => role === "worker")
  const day = dayOf(new Date(app.clock()))
  const days = { startDate: addDays(day, -7), endDate: addDays(day, 7), team: [person!.id] }
  for (const name of ["Dakkapel", "Keuken"]) projects.create({ ...days, name, status: "active" }, office())
  await openAs("manager")
  const week = within(await screen.findByRole("region", { name: "Deze week" }))
  const row = await week.findByRole("listitem")
  expect(row.textContent).toContain(person!.name.split(" ")[0]!)
  expect(row.textContent).toMatch(/! Dubbel: (Dakkapel, Keuken|Keuken, Dakkapel), ma /)
  expect(week.getByRole("link", { name: "Planning" }).getAttribute("href")).toBe("/planning")
})

test("of more than seven matters the rest is behind a button", async () => {
  app.services.notices.list = () =>
    Array.from({ length: 9 }, (_, at) => ({
      ...{ key: `quotes.${at}`, text: "settings.notices.look", values: {}, count: 1, href: "/" },
      ...{ since: null, tone: "warn", role: "manager", cents: 900 - at },
    }))
  await openAs("manager")
  const now = await matters()
  const more = await now.findByRole("button", { name: "Toon alle 9", expanded: false })
  expect(now.getAllByRole("listitem")).toHaveLength(7)
  more.click()
  await now.findByRole("button", { name: "Toon minder", expanded: true })
  expect(now.getAllByRole("listitem")).toHaveLength(9)
})

test("the four cards show the sums, with revenue to the cent", async () => {
  const add = (status: "planned" | "active" | "completed", estimatedPrice: number) =>
    app.services.projects.create({ name: "Werk", status, estimatedPrice }, office())
  add("planned", 12_500)
  add("active", 999.95)
  add("completed", 0.1)
  await openAs("manager")
  // The cards come anew with their figures.
  const shown = async (name: RegExp) => (await cards()).getByRole("link", { name }).textContent
  await waitFor(async () => expect(await shown(/Totaal projecten/)).toContain("3"))
  const list = await cards()
  const revenue = list.getByRole("link", { name: /Totale omzet/ }).textContent
  expect(revenue?.replaceAll("\u00a0", " ")).toContain("€ 13.500,05")
})

test("recent activity is there only while something is active, and shows three", async () => {
  await openAs("manager")
  await screen.findByText("Er wacht niets op u")
  await waitFor(() => expect(screen.queryAllByText("Bijgewerkt", { exact: false })).not.toBeEmpty())
  expect(screen.queryByText("Recente activiteit")).toBeNull()
})

test("of five active projects the newest three are shown", async () => {
  for (const name of ["Een", "Twee", "Drie", "Vier", "Vijf"])
    app.services.projects.create({ name, status: "active" }, office())
  await openAs("manager")
  const recent = within(await screen.findByRole("region", { name: "Recente activiteit" }))
  expect(recent.getAllByRole("listitem").map((item) => item.textContent?.match(/^[A-Z][a-z]+/)?.[0])).toEqual(
    ["Vijf", "Vier", "Drie"],
  )
})

test("each tile leads to a screen that is there and tells its number of the moment", async () => {
  app.services.projects.create({ name: "Werk", status: "active" }, office())
  await openAs("manager")
  const tiles = within(await screen.findByRole("navigation", { name: "Onderdelen" }))
  await waitFor(() =>
    expect(tiles.getByRole("link", { name: /^Projecten/ }).textContent).toContain("1 actief"),
  )
  const links = tiles.getAllByRole("link")
  expect(links).toHaveLength(13)
  for (const link of links) expect(link.textContent).toMatch(/\d+ \S+/)
  const paths = links.map((link) => link.getAttribute("href")!.split("?")[0])
  const known = screens.flatMap(({ path, also = [] }) => [path, ...also])
  expect(paths.filter((path) => !known.includes(path!) && path !== "/offerte-aanvraag")).toEqual([])
})

test("a worker has his clock, his place, his mates and his days, and asks for nothing of the company", async () => {
  const { access, projects } = app.services
  const browser = await signedIn(app, "worker")
  const me = access.list().find(({ role }) => role === "worker")!
  const anna = app.hire("Anna Wisse")
  const day = dayOf(new Date(app.clock()))
  const job = { status: "active", startDate: day, endDate: day, estimatedPrice: 98_765.43 } as const
  projects.create({ ...job, name: "Dakkapel", address: "Duinweg 14", team: [me.id, anna.id] }, office())
  projects.create({ ...job, name: "Keuken", endDate: addDays(day, 9) }, office())
  const { wrapper } = browser
  render(
    <OfficeContext value={officeFor("worker")}>
      <Dashboard />
    </OfficeContext>,
    { wrapper },
  )
  await screen.findByText("Dakkapel", { selector: ".work-bar-text span" })
  const way = await screen.findByRole("link", { name: /^Route/ })
  expect(way.getAttribute("href")).toContain("Duinweg%2014")
  within(screen.getByRole("region", { name: "Met wie" })).getByText("Anna Wisse")
  screen.getByRole("region", { name: "Deze week" })
  screen.getByRole("region", { name: "Hierna" })
  expect(document.body.textContent).not.toMatch(/Keuken|Totale omzet|98.?765/)
  const headers = await app.signIn("worker")
  const asked = new Set(browser.asked.map((call) => call.replace(/^GET /, "")))
  expect([...asked].some((call) => call.includes("/api/timeline"))).toBe(true)
  for (const path of asked) {
    expect(path).not.toMatch(/dashboard|invoice|offerte|figures|costs/)
    const reply = await app.handle(jsonRequest("GET", path, { headers }))
    expect({ path, text: await reply.text() }).toEqual({ path, text: expect.not.stringMatching(/98.?765/) })
  }
})

test("who is planned nowhere is asked where he works when he starts", async () => {
  await openAs("worker")
  await screen.findByText("U staat vandaag nergens gepland.")
  ;(await screen.findByRole("button", { name: /Kies waar u werkt/ })).click()
  await screen.findByRole("dialog", { name: "Waar werkt u?" })
})

test("what was known stays when the server is away, and it says so", async () => {
  app.services.projects.create({ name: "Werk", status: "active" }, office())
  const browser = await openAs("manager")
  const list = await cards()
  const total = () => list.getByRole("link", { name: /Totaal projecten/ }).textContent
  await waitFor(() => expect(total()).toContain("1"))
  browser.cutOff(true)
  screen.getByRole("button", { name: "Vernieuwen" }).click()
  await waitFor(() =>
    expect(
      screen
        .getAllByRole("status")
        .map((status) => status.textContent)
        .join(),
    ).toMatch(/Geen verbinding met de server\. Stand van \d\d:\d\d/),
  )
  expect(total()).toContain("1")
})

test("the system's state is measured: without mail set up it says so", async () => {
  await openAs("manager")
  const status = within(await screen.findByRole("region", { name: "Systeemstatus" }))
  const line = async (name: string) => (await status.findByText(name)).closest("li")?.textContent
  await waitFor(async () => expect(await line("Database")).toContain("online"))
  expect(await line("E-mail versturen")).toContain("niet ingesteld")
})

test("the figures stand in bars and in a table behind each", async () => {
  const project = app.services.projects.create(
    { name: "Dakkapel", status: "completed", estimatedPrice: 1_210, estimatedNet: 1_000 },
    office(),
  )
  app.services.ledger.book(
    { kind: "test", id: 1 },
    {
      ...{ projectId: project.id, category: "hours", cents: 65_000, day: "2026-11-20" },
      ...{ description: "Uren", quantity: 13, unit: "uur" },
    },
  )
  await openAs("manager", <FiguresScreen />)
  const margins = within(await screen.findByRole("region", { name: "Marge per project" }))
  expect(margins.getByRole("link", { name: "Dakkapel" }).getAttribute("href")).toBe(`/projects/${project.id}`)
  const row = margins.getByRole("rowheader", { name: "Dakkapel" }).closest("tr")
  expect(row?.textContent?.replaceAll("\u00a0", " ")).toBe("Dakkapel€ 1.000,00€ 650,00€ 350,0035%")
  const hours = within(screen.getByRole("region", { name: "Uren per project" }))
  expect(hours.getAllByText("13:00")).not.toBeEmpty()
  screen.getByText("In deze periode kwamen geen aanvragen binnen en zijn geen offertes gemaakt.")
})

test("beside the title stand the day and its week", async () => {
  await openAs("manager")
  const title = await screen.findByRole("heading", { level: 1, name: "Vandaag" })
  expect(title.nextElementSibling?.textContent).toMatch(/^[a-z]+dag \d+ [a-z]+ · week \d+$/)
})

test.each([
  ["2026-11-21T05:00:00Z", "morning"],
  ["2026-11-21T11:00:00Z", "afternoon"],
  ["2026-07-21T16:00:00Z", "evening"],
  ["2026-11-21T23:30:00Z", "morning"],
] as const)("at %s it is %s in the Netherlands", (instant, part) => {
  expect(partOfDay(new Date(instant))).toBe(part)
})

test("a run of another day is told with its day", () => {
  const now = new Date("2026-11-21T11:00:00Z")
  expect(lastRunText("2026-11-21T07:19:00Z", now)).toBe("Laatst om 08:19")
  expect(lastRunText("2026-11-20T17:19:00Z", now)).toBe("Laatst op 20-11-2026 om 18:19")
})
