import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { planned } from "../sample.ts"
import { moved } from "./planning.ts"
import { givenCrew } from "./testing.tsx"

const { render, screen, user, waitFor, act, fireEvent } = await openWindow()
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { default: Timeline } = await import("./Timeline.tsx")

let app: TestApp
let crew: ReturnType<typeof givenCrew>
beforeEach(async () => {
  app = await givenApp()
  crew = givenCrew(app)
})
afterEach(() => app.close())

async function open() {
  history.replaceState(null, "", "/project-timeline?week=2026-W47")
  const browser = await signedIn(app, "manager")
  const planning = (
    <>
      <Timeline />
      <UndoBar />
    </>
  )
  render(planning, { wrapper: browser.wrapper })
  await screen.findByRole("region", { name: /^maandag/ })
  return browser
}
const day = (name: string) => screen.getByRole("region", { name: new RegExp(`^${name}`) })
const inDay = (name: string, text: string) => day(name).textContent?.includes(text)
const dialogOf = async (name: string) => {
  await user.click(screen.getByRole("button", { name: `${name}, maandag 16 november: planning openen` }))
  return screen.getByRole("dialog", { name: `Planning van ${name}` })
}
const fill = async (label: RegExp, text: string) => {
  const field = screen.getByRole("textbox", { name: label })
  await user.clear(field)
  if (text) await user.type(field, text)
}
const save = () => user.click(screen.getByRole("button", { name: "Planning opslaan" }))
const writes = (asked: string[]) => asked.filter((call) => call.startsWith("PUT"))

test("the dialog tells whom other days would want twice before anything is saved, and who is busy", async () => {
  crew.project("Badkamer", { endDate: "2026-11-17", team: [crew.anna] })
  crew.project("Dakkapel", { startDate: "2026-11-25", endDate: "2026-11-27", team: [crew.anna, crew.bas] })
  const browser = await open()
  const dialog = await dialogOf("Badkamer")
  expect(dialog.textContent).toContain("Niemand is dubbel gepland.")
  await fill(/^Laatste dag/, "26-11-2026")
  expect(dialog.textContent).toContain("Anna Wisse staat dan ook op Dakkapel (wo 25 nov t/m do 26 nov)")
  expect(dialog.textContent).toContain("ma 16 nov t/m do 26 nov: 11 dagen")
  expect(dialog.textContent).toContain("Bas de Kokdan ook op Dakkapel")
  expect(writes(browser.asked)).toEqual([])
})

test("other days and another team are saved with a way back", async () => {
  const id = crew.project("Badkamer", { team: [crew.anna] })
  await open()
  await dialogOf("Badkamer")
  await fill(/^Eerste dag/, "18-11-2026")
  await fill(/^Laatste dag/, "19-11-2026")
  await user.click(screen.getByRole("checkbox", { name: "Bas de Kok" }))
  await save()
  await screen.findByText("Badkamer staat nu gepland: wo 18 nov t/m do 19 nov.")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(inDay("maandag", "Badkamer")).toBe(false)
  expect(inDay("woensdag", "Anna, Bas")).toBe(true)

  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }))
  await screen.findByText("Teruggezet: Badkamer.")
  expect(crew.read(id)).toMatchObject({
    ...{ startDate: "2026-11-16", endDate: "2026-11-22" },
    team: [{ id: crew.anna }],
  })
})

test.each([
  [/^Laatste dag/, "10-11-2026", "De laatste dag ligt voor de eerste"],
  [/^Laatste dag/, "31-11-2026", "Vul een dag in die bestaat, of laat dit veld leeg"],
  [/^Eerste dag/, "morgen", "Vul een dag in die bestaat, zoals 05-11-2026"],
  [/^Eerste dag/, "", "Vul ook een eerste dag in, of laat beide leeg"],
  [/^Eerste dag/, "16-11-0206", "Vul een dag in die bestaat, zoals 05-11-2026"],
])("%p '%s' is refused beside the field, and nothing is sent", async (label, text, sentence) => {
  crew.project("Badkamer")
  const browser = await open()
  await dialogOf("Badkamer")
  await fill(label, text)
  await save()
  const summary = await screen.findByRole("alert", { name: "De planning is niet opgeslagen" })
  expect(summary.textContent).toContain(sentence)
  expect(writes(browser.asked)).toEqual([])
})

test("who was second is told, keeps what he filled in, and can take over what is there now", async () => {
  const id = crew.project("Badkamer")
  await open()
  await dialogOf("Badkamer")
  await fill(/^Laatste dag/, "24-12-2026")
  crew.replan(id, "2026-11-16", "2026-11-27")
  await save()
  await screen.findByText(/heeft dit project op 21-11-2026 om 12:00 gewijzigd/)
  const end = screen.getByRole<HTMLInputElement>("textbox", { name: /^Laatste dag/ })
  expect(end.value).toBe("24-12-2026")
  expect(crew.read(id).endDate).toBe("2026-11-27")

  await save()
  await screen.findByText(/heeft dit project/)
  expect(crew.read(id).endDate).toBe("2026-11-27")

  await user.click(screen.getByRole("button", { name: "Neem over wat er nu staat" }))
  expect(end.value).toBe("27-11-2026")
  await fill(/^Laatste dag/, "28-11-2026")
  await save()
  await screen.findByText(/staat nu gepland/)
  expect(crew.read(id).endDate).toBe("2026-11-28")
})

const moveButton = (name: string, on: string) =>
  screen.getByRole("button", { name: `Verplaats ${name} van ${on}` })

test("without a mouse the arrows move a project, each step is said, and Enter puts it down", async () => {
  const id = crew.project("Badkamer", { endDate: "2026-11-17", team: [crew.anna] })
  crew.project("Dakkapel", { startDate: "2026-11-23", endDate: "2026-11-24", team: [crew.anna] })
  await open()
  moveButton("Badkamer", "maandag 16 november").focus()
  await user.keyboard("{Enter}")
  screen.getByText(/Pijl links of rechts/)
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}")
  screen.getByText("Badkamer 3 dagen later: do 19 nov t/m vr 20 nov.")
  await user.keyboard("{ArrowLeft}{Enter}")
  await screen.findByText("Badkamer staat nu gepland: wo 18 nov t/m do 19 nov.")
  expect(crew.read(id)).toMatchObject({ startDate: "2026-11-18", endDate: "2026-11-19" })
  expect(document.activeElement).toBe(moveButton("Badkamer", "woensdag 18 november"))
})

test("on the way the arrows tell whom it would want twice; Esc leaves everything as it was", async () => {
  crew.project("Badkamer", { endDate: "2026-11-22", team: [crew.anna] })
  crew.project("Dakkapel", { startDate: "2026-11-23", endDate: "2026-11-24", team: [crew.anna] })
  const browser = await open()
  const button = moveButton("Badkamer", "maandag 16 november")
  button.focus()
  await user.keyboard("{Enter}{ArrowRight}")
  screen.getByText("Let op: Anna Wisse staat dan ook op Dakkapel.")
  await user.keyboard("{Escape}")
  screen.getByText("Verplaatsen gestopt; er is niets gewijzigd.")
  expect(document.activeElement).toBe(button)
  expect(writes(browser.asked)).toEqual([])
})

test("a project that leaves the week leaves the way back and the way after it", async () => {
  crew.project("Badkamer", { startDate: "2026-11-16", endDate: "2026-11-16" })
  await open()
  moveButton("Badkamer", "maandag 16 november").focus()
  await user.keyboard("{Enter}{ArrowLeft}{Enter}")
  await screen.findByText(/staat nu gepland: zo 15 nov\./)
  expect(document.activeElement?.textContent).toBe("Ongedaan maken")
  expect(screen.getByRole("link", { name: "Ga naar week 46" }).getAttribute("href")).toEndWith(
    "?week=2026-W46",
  )
})

test("what a quotation was accepted for is put there for as many days as it takes", () => {
  const serre = planned({ id: 7, startDate: null, endDate: undefined })
  const week = { jobs: [{ id: 7, days: 3, notBefore: null }], closed: [] }
  const move = { project: serre, grabbed: undefined, base: "2026-11-20", days: 0 }
  expect(moved(move, week)).toMatchObject({ startDate: "2026-11-20", endDate: "2026-11-24" })
  expect(moved({ ...move, project: { ...serre, id: 8 } }, week).endDate).toBeUndefined()
})

test("what is not planned yet is put on a day of this week, and taking that back empties it", async () => {
  const id = crew.project("Zolder", { startDate: null, endDate: null, status: "planned" })
  await open()
  screen.getByRole("button", { name: "Zet op een dag: Zolder" }).focus()
  await user.keyboard("{Enter}{ArrowLeft}{Enter}")
  await screen.findByText("Zolder staat nu gepland: vr 20 nov t/m zo 20 dec.")
  expect(crew.read(id)).toMatchObject({ startDate: "2026-11-20", endDate: undefined })
  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }))
  await screen.findByText("Teruggezet: Zolder.")
  expect(crew.read(id).startDate).toBeNull()
})

/** A press on a card, a move to a day and letting go, with this kind of pointer. */
async function drag(name: string, from: string, to: string, pointerType: string) {
  document.elementFromPoint = () => day(to)
  const card = day(from).querySelector(`[data-card]`)!
  expect(card.textContent).toContain(name)
  const at = (clientX: number) => ({ clientX, clientY: 10, button: 0, buttons: 1, pointerType, pointerId: 1 })
  await act(async () => {
    fireEvent.pointerDown(card, at(10))
    fireEvent.pointerMove(window, at(13))
    fireEvent.pointerMove(window, at(60))
    fireEvent.pointerUp(window, { ...at(60), buttons: 0 })
  })
}

test("a mouse drags a project, as a whole, by as many days as the card goes", async () => {
  const id = crew.project("Badkamer", { startDate: "2026-11-16", endDate: "2026-11-18" })
  await open()
  await drag("Badkamer", "dinsdag", "donderdag", "mouse")
  await screen.findByText("Badkamer staat nu gepland: wo 18 nov t/m vr 20 nov.")
  expect(crew.read(id)).toMatchObject({ startDate: "2026-11-18", endDate: "2026-11-20" })
})

test.each(["touch", "pen"])("%s moves nothing", async (pointer) => {
  crew.project("Badkamer")
  const browser = await open()
  await drag("Badkamer", "dinsdag", "donderdag", pointer)
  expect(screen.queryByText(/dagen later/)).toBeNull()
  expect(writes(browser.asked)).toEqual([])
})

test("a drag that ends on the day where it began, or outside the week, changes nothing", async () => {
  crew.project("Badkamer")
  const browser = await open()
  await drag("Badkamer", "dinsdag", "dinsdag", "mouse")
  document.elementFromPoint = () => null
  await waitFor(() => expect(screen.queryByText(/blijft staan/)).toBeNull())
  expect(writes(browser.asked)).toEqual([])
})

test("a move that the server refuses says why and shows what is there now", async () => {
  const id = crew.project("Badkamer", { endDate: "2026-11-16" })
  await open()
  crew.replan(id, "2026-11-20", "2026-11-20")
  await drag("Badkamer", "maandag", "dinsdag", "mouse")
  await screen.findByText(/Niet opgeslagen\. .+ heeft dit project/)
  await waitFor(() => expect(inDay("vrijdag", "Badkamer")).toBe(true))
  expect(inDay("dinsdag", "Badkamer")).toBe(false)
})
