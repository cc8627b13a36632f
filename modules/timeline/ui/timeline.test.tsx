import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { givenCrew } from "./testing.tsx"

const { render, screen, user, waitFor, act } = await openWindow()
const { default: Timeline } = await import("./Timeline.tsx")

let app: TestApp
let crew: ReturnType<typeof givenCrew>
beforeEach(async () => {
  app = await givenApp()
  crew = givenCrew(app)
})
afterEach(() => app.close())

async function open(path = "/project-timeline", role: "manager" | "worker" = "manager") {
  history.replaceState(null, "", path)
  const browser = await signedIn(app, role)
  render(<Timeline />, { wrapper: browser.wrapper })
  await screen.findByRole("region", { name: /^maandag/ })
  return browser
}
const day = (name: string) => screen.getByRole("region", { name: new RegExp(`^${name}`) })
const inDay = (name: string, text: string) => day(name).textContent?.includes(text)

test("the week of today begins on Monday, with its number, and marks today in words", async () => {
  crew.project("Badkamer De Jonge")
  await open()
  expect(
    screen
      .getAllByRole("region")
      .slice(0, 7)
      .map((region) => region.querySelector("h3")?.textContent),
  ).toEqual([
    "maandag 16 nov",
    "dinsdag 17 nov",
    "woensdag 18 nov",
    "donderdag 19 nov",
    "vrijdag 20 nov",
    "zaterdag 21 nov",
    "zondag 22 nov",
  ])
  screen.getByRole("heading", { name: "Week 47 16 t/m 22 november 2026" })
  expect(day("zaterdag").getAttribute("aria-current")).toBe("date")
  expect(inDay("zaterdag", "Vandaag")).toBe(true)
  expect(inDay("maandag", "Badkamer De Jonge")).toBe(true)
})

test("the next week comes into the address and keeps the focus, and Back returns", async () => {
  crew.project("Badkamer De Jonge", { startDate: "2026-11-23", endDate: "2026-11-27" })
  await open()
  const next = screen.getByRole("link", { name: "Volgende week" })
  await user.click(next)
  expect(location.search).toBe("?week=2026-W48")
  await waitFor(() => expect(inDay("maandag", "23 nov")).toBe(true))
  expect(document.activeElement).toBe(next)
  expect(inDay("maandag", "Badkamer De Jonge")).toBe(true)
  await user.click(next)
  await waitFor(() => expect(inDay("maandag", "30 nov")).toBe(true))
  await act(async () => {
    const back = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
    history.back()
    await back
  })
  await waitFor(() => expect(inDay("maandag", "23 nov")).toBe(true))
})

test.each(["?week=2026-W99", "?week=morgen", "?week=9999-W10"])(
  "%s opens the week of today",
  async (search) => {
    await open(`/project-timeline${search}`)
    expect(inDay("maandag", "16 nov")).toBe(true)
  },
)

test("a day shows three projects, and the rest behind '+N meer'", async () => {
  for (const name of ["Een", "Twee", "Drie", "Vier", "Vijf"])
    crew.project(name, { startDate: "2026-11-17", endDate: "2026-11-17", status: "completed" })
  await open()
  const more = screen.getByRole("button", { name: "+2 meer op dinsdag 17 november" })
  expect(more.getAttribute("aria-expanded")).toBe("false")
  await user.click(more)
  const fewer = screen.getByRole("button", { name: "Toon minder op dinsdag 17 november" })
  expect(fewer.getAttribute("aria-expanded")).toBe("true")
  expect(document.activeElement).toBe(fewer)
})

test("on a day off what runs on is a number that opens, and who is planned there alone has his card", async () => {
  crew.project("Badkamer")
  crew.project("Dakkapel")
  crew.project("Goot", { startDate: "2026-11-21", endDate: "2026-11-21" })
  await open()
  expect(inDay("zaterdag", "Goot")).toBe(true)
  expect(inDay("zaterdag", "Dakkapel")).toBe(false)
  await user.click(screen.getByRole("button", { name: "2 projecten lopen door op zaterdag 21 november" }))
  expect(inDay("zaterdag", "Dakkapel")).toBe(true)
})

test("what is delayed says so, and is listed below the week when it stands in none", async () => {
  crew.project("Keuken Oele", { startDate: "2026-11-02", endDate: "2026-11-06" })
  await open()
  const pile = screen.getByRole("region", { name: "Einddatum voorbij, nog niet voltooid" })
  expect(pile.textContent).toContain("Vertraagd")
  expect(pile.textContent).toContain("eindigde vr 6 nov")
})

test("who is planned twice is marked above the week and on both cards", async () => {
  crew.project("Badkamer", { team: [crew.anna] })
  crew.project("Dakkapel", { startDate: "2026-11-18", endDate: "2026-11-19", team: [crew.anna, crew.bas] })
  await open()
  screen.getByText("1 persoon is deze week dubbel gepland")
  screen.getByText(/Anna Wisse staat op .+ én op .+/)
  expect(inDay("woensdag", "Anna dubbel gepland, ook op Dakkapel")).toBe(true)
  expect(inDay("woensdag", "Anna dubbel gepland, ook op Badkamer")).toBe(true)
  expect(inDay("vrijdag", "dubbel gepland")).toBe(false)
})

test("a worker sees the week and can change nothing", async () => {
  crew.project("Badkamer", { address: "Duinweg 1" })
  const browser = await open("/project-timeline", "worker")
  expect(inDay("maandag", "Badkamer")).toBe(true)
  expect(inDay("maandag", "Duinweg 1")).toBe(true)
  expect(screen.queryByRole("button", { name: /Verplaats|planning openen/ })).toBeNull()
  expect(browser.asked.filter((call) => !call.startsWith("GET"))).toEqual([])
})

test("without projects it says what to expect", async () => {
  await open()
  screen.getByText("Nog niets te plannen")
})

test("when the server can't be reached the week stays, with the reason", async () => {
  crew.project("Badkamer")
  const browser = await open()
  browser.cutOff(true)
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
  await screen.findByText(/Geen verbinding met de server\./)
  expect(inDay("maandag", "Badkamer")).toBe(true)
})

test("a week that could not be read is not passed off as the one before", async () => {
  crew.project("Badkamer")
  const browser = await open()
  browser.cutOff(true)
  await user.click(screen.getByRole("link", { name: "Volgende week" }))
  await screen.findByText(/Geen verbinding met de server\./)
  expect(screen.queryByText("Badkamer")).toBeNull()
})

test("without a weather service the card says so", async () => {
  await open()
  await screen.findByText("Geen weersverwachting: er is geen weerdienst ingesteld.")
})
