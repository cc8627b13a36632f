import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { givenCrew } from "../testing.tsx"

const { act, fireEvent, render, screen, user, waitFor, within } = await openWindow()
const { default: BoardScreen } = await import("./BoardScreen.tsx")

let app: TestApp
let crew: ReturnType<typeof givenCrew>
beforeEach(async () => {
  app = await givenApp()
  crew = givenCrew(app)
  undoBar.forget()
  history.replaceState(null, "", "/planning?week=2026-W47&weken=4")
})
afterEach(() => app.close())

async function open() {
  const browser = await signedIn(app, "manager")
  render(<BoardScreen />, { wrapper: browser.wrapper })
  await screen.findByRole("region", { name: "Anna Wisse" })
  return browser
}
const row = (name: string) => within(screen.getByRole("region", { name }))
const bar = (name: RegExp) => row("Anna Wisse").getByRole("button", { name })
const daysOf = (id: number) => [crew.read(id).startDate, crew.read(id).endDate]
const planned = (name: string, startDate: string, endDate: string) =>
  crew.project(name, { startDate, endDate, team: [crew.anna], status: "planned" })

test("who works here has a row with his work, and what nobody does has one below", async () => {
  crew.project("Dakkapel", { team: [crew.anna] })
  crew.project("Schuur")
  await open()
  expect(bar(/^Dakkapel ?, ma 16 nov t\/m zo 22 nov/)).toBeDefined()
  expect(row("Bas de Kok").queryByRole("button")).toBeNull()
  expect(row("Nog niemand").getByRole("button", { name: /^Schuur/ })).toBeDefined()
})

test("two keys move work a week on, with what comes after it, and one press puts all of it back", async () => {
  const [first, second] = [
    planned("Keuken", "2026-11-23", "2026-11-27"),
    planned("Toilet", "2026-11-30", "2026-12-02"),
  ]
  const browser = await open()
  bar(/^Keuken/).focus()
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}")
  expect(screen.getByText(/ma 30 nov t\/m vr 4 dec, een week later/)).toBeDefined()
  expect(screen.getByText("Toilet schuift mee naar ma 7 dec")).toBeDefined()
  expect(screen.getByText("Niets dubbel")).toBeDefined()
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toEqual([])
  await user.keyboard("{Enter}")
  await waitFor(() => expect(daysOf(first)).toEqual(["2026-11-30", "2026-12-04"]))
  expect(daysOf(second)).toEqual(["2026-12-07", "2026-12-09"])
  await waitFor(() => expect(undoBar.get()?.said).toContain("1 project schoof mee"))
  await act(async () => void (await undoBar.get()!.back!()))
  expect([daysOf(first), daysOf(second)]).toEqual([
    ["2026-11-23", "2026-11-27"],
    ["2026-11-30", "2026-12-02"],
  ])
})

test("with Alt the work moves alone, and the panel said whom it would want twice", async () => {
  const [first, second] = [
    planned("Keuken", "2026-11-23", "2026-11-27"),
    planned("Toilet", "2026-11-30", "2026-12-02"),
  ]
  await open()
  bar(/^Keuken/).focus()
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}{Alt>}{Enter}{/Alt}")
  await waitFor(() => expect(daysOf(first)).toEqual(["2026-11-30", "2026-12-04"]))
  expect(daysOf(second)).toEqual(["2026-11-30", "2026-12-02"])
  await waitFor(() => expect(undoBar.get()?.warning).toContain("dubbel gepland"))
})

test("while one move is being saved no other begins, and that it is being saved is said", async () => {
  const [first, second] = [
    planned("Keuken", "2026-11-23", "2026-11-24"),
    planned("Toilet", "2026-11-30", "2026-12-02"),
  ]
  const browser = await open()
  const answer = browser.hold("/timeline/moves")
  bar(/^Keuken/).focus()
  await user.keyboard("{ArrowRight}{Enter}")
  await screen.findByText("Opslaan...")
  bar(/^Toilet/).focus()
  await user.keyboard("{ArrowRight}")
  expect(screen.queryByText(/een dag later/)).toBeNull()
  answer()
  await waitFor(() => expect(screen.queryByText("Opslaan...")).toBeNull())
  expect(daysOf(first)).toEqual(["2026-11-24", "2026-11-25"])
  bar(/^Toilet/).focus()
  await user.keyboard("{ArrowRight}{Enter}")
  await waitFor(() => expect(daysOf(second)).toEqual(["2026-12-01", "2026-12-03"]))
})

test("a key that is held down takes work up once, and saves nothing", async () => {
  const id = unplanned("Serre")
  await open()
  const card = screen.getByRole("button", { name: /^Plan in Serre/ })
  card.focus()
  fireEvent.keyDown(card, { key: "Enter" })
  fireEvent.keyDown(card, { key: "Enter", repeat: true })
  expect(screen.getByRole("button", { name: /Opslaan/ })).toBeDefined()
  expect(daysOf(id)).toEqual([null, undefined])
})

test("Esc puts back what was taken up, and nothing is sent", async () => {
  const id = planned("Keuken", "2026-11-23", "2026-11-27")
  const browser = await open()
  bar(/^Keuken/).focus()
  await user.keyboard("{ArrowRight}{ArrowRight}{Escape}")
  expect(screen.queryByText("Niets dubbel")).toBeNull()
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toEqual([])
  expect(daysOf(id)).toEqual(["2026-11-23", "2026-11-27"])
})

test("with Alt an arrow makes work longer", async () => {
  const id = planned("Keuken", "2026-11-23", "2026-11-27")
  await open()
  bar(/^Keuken/).focus()
  await user.keyboard("{Alt>}{ArrowRight}{/Alt}{ArrowRight}{Enter}")
  await waitFor(() => expect(daysOf(id)).toEqual(["2026-11-23", "2026-12-01"]))
})

test("who was too late is told, and sees what stands there now", async () => {
  const id = planned("Keuken", "2026-11-23", "2026-11-27")
  await open()
  bar(/^Keuken/).focus()
  crew.replan(id, "2026-12-01", "2026-12-02")
  await user.keyboard("{ArrowRight}{Enter}")
  await screen.findByText(/Niet opgeslagen\..*Keuken staat nu op di 1 dec t\/m wo 2 dec, met Anna Wisse\./)
  await screen.findByRole("button", { name: /^Keuken ?, di 1 dec t\/m wo 2 dec/ })
})

test("a press on work opens its planning, and a builder's phone has no board", async () => {
  planned("Keuken", "2026-11-23", "2026-11-27")
  await open()
  await user.click(bar(/^Keuken/))
  await screen.findByRole("heading", { name: "Planning van Keuken" })
})

const office = () => app.services.access.list().find(({ username }) => username === "kantoor")!
const unplanned = (name: string) => app.services.projects.create({ name }, office()).id

test("what waits for a day stands below, and a press opens its planning", async () => {
  unplanned("Serre")
  await open()
  await user.click(screen.getByRole("button", { name: /^Plan in Serre/ }))
  await screen.findByRole("heading", { name: "Planning van Serre" })
})

test("keys take up what waits, choose its person and day, and put it down; one press makes it wait again", async () => {
  const id = unplanned("Serre")
  await open()
  screen.getByRole("button", { name: /^Plan in Serre/ }).focus()
  await user.keyboard("{Enter}{ArrowDown}{ArrowDown}")
  expect(screen.getByText("Voor Bas de Kok")).toBeDefined()
  expect(screen.getByText("Zonder offerte: gerekend met 5 dagen")).toBeDefined()
  await user.keyboard("{ArrowUp}{Shift>}{ArrowRight}{/Shift}")
  expect(screen.getByText("Voor Anna Wisse")).toBeDefined()
  await user.keyboard("{Enter}")
  await waitFor(() => expect(daysOf(id)).toEqual(["2026-11-30", "2026-12-04"]))
  expect(crew.read(id).team.map(({ name }) => name)).toEqual(["Anna Wisse"])
  await waitFor(() => expect(undoBar.get()).not.toBeNull())
  await act(async () => void (await undoBar.get()!.back!()))
  expect([daysOf(id), crew.read(id).team]).toEqual([[null, undefined], []])
})

test("Esc puts what was taken up from below back, and nothing is sent", async () => {
  const id = unplanned("Serre")
  const browser = await open()
  screen.getByRole("button", { name: /^Plan in Serre/ }).focus()
  await user.keyboard(" {ArrowDown}{ArrowRight}{Escape}")
  expect(screen.queryByText("Niets dubbel")).toBeNull()
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toEqual([])
  expect(daysOf(id)).toEqual([null, undefined])
})

test("arrows up and down give planned work to somebody else, which is said", async () => {
  const id = planned("Keuken", "2026-11-23", "2026-11-27")
  await open()
  bar(/^Keuken/).focus()
  await user.keyboard("{ArrowDown}")
  expect(screen.getByText("Bas de Kok in plaats van Anna Wisse")).toBeDefined()
  await user.keyboard("{Enter}")
  await waitFor(() => expect(crew.read(id).team.map(({ name }) => name)).toEqual(["Bas de Kok"]))
})

test("onto somebody who left meanwhile nothing is saved, and why is told", async () => {
  const id = unplanned("Serre")
  await open()
  app.db.$client.run("UPDATE accounts SET disabled_at = created_at WHERE id = ?", [crew.bas])
  screen.getByRole("button", { name: /^Plan in Serre/ }).focus()
  await user.keyboard("{Enter}{ArrowUp}{Enter}")
  await screen.findByText(/Niet opgeslagen\./)
  expect(daysOf(id)).toEqual([null, undefined])
  await waitFor(() => expect(screen.queryByRole("region", { name: "Bas de Kok" })).toBeNull())
})
