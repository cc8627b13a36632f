import { afterEach, beforeEach, expect, test } from "bun:test"
import { bathroomJob } from "#modules/projects/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { takeBack, undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { savePlan } from "../../../plan/sample.ts"
import { saveRoom, toilet } from "../../../rooms/sample.ts"
import { openCalculator } from "../calculators.testing.tsx"

const { act, render, screen, user, waitFor, within } = await openWindow()

let app: TestApp
let job: number
let other: number
beforeEach(async () => {
  app = await givenApp()
  job = bathroomJob(app.services)
  other = bathroomJob(app.services, "Aanbouw Dijk 9")
  const measurer = app.services.access.list()[0]!
  app.services.rooms.save(job, "room-bad", saveRoom(), "eerste-meting", null, measurer)
  app.services.rooms.save(job, "room-toilet", saveRoom(toilet()), "tweede-meting", null, measurer)
  app.services.plans.save(job, "plan-boven", savePlan(), { key: "eerste-plan", deviceTime: null }, measurer)
})
afterEach(() => app.close())

const open = (part: string, opened?: Parameters<typeof openCalculator>[3]) =>
  openCalculator(render, app, part, opened)
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
const dialog = () => within(screen.getByRole("dialog"))
async function chooseProject(name: string) {
  await user.click(await screen.findByRole("combobox"))
  await user.click(await screen.findByRole("option", { name: new RegExp(name) }))
}
async function choose(...rooms: RegExp[]) {
  await press("Ruimte kiezen")
  if (!(await dialog().findByRole("combobox")).getAttribute("value")) await chooseProject("Badkamer")
  for (const room of rooms) await user.click(await dialog().findByRole("checkbox", { name: room }))
  await user.click(dialog().getByRole("button", { name: "Overnemen" }))
}
const notes = () => app.db.$client.query<{ text: string }, []>("SELECT text FROM notes").all()
const outcome = () => screen.getByRole("region", { name: "Uitkomst" })
const steps = () =>
  within(outcome())
    .getAllByRole("listitem")
    .map((item) => item.textContent)
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

test("rooms of a project stand in place of the one that was empty, with the sums behind their measures", async () => {
  await open("oppervlakte")
  await choose(/^Badkamer \(plattegrond\)/, /^Toilet/)
  expect(within(outcome()).getByText("6,48 m² vloer en 30,42 m² muur")).toBeDefined()
  expect(steps()).toEqual([
    "Badkamer: 2,40 × 2,25 = 5,4 m² vloer",
    "Toilet: 1,20 × 0,90 = 1,08 m² vloer",
    "Vloer samen: 5,4 + 1,08 = 6,48 m²",
    "Badkamer: 2 × (2,40 + 2,25) × 2,60 - 0,88 × 2,115 - 0,90 × 0,60 = 21,78 m² muur",
    "Toilet: 2 × (1,20 + 0,90) × 2,50 - 0,88 × 2,115 = 8,64 m² muur",
    "Muren samen: 21,78 + 8,64 = 30,42 m²",
    "Omtrek, bijvoorbeeld voor plinten: 13,5 m",
    "Inhoud: 16,74 m³",
  ])
  expect(screen.getByRole("link", { name: "Badkamer, plattegrond" }).getAttribute("href")).toBe(
    `/job-intake/${job}?tab=plattegrond`,
  )
  expect(screen.getByRole("link", { name: "Toilet, maten" })).toBeDefined()
  expect(screen.queryByLabelText(/^Lengte/)).toBeNull()
})

test("a number may be typed over what was measured, which then has no sum, and the room be filled in by hand", async () => {
  await open("verf")
  await choose(/^Badkamer \(plattegrond\)/)
  expect(screen.getByText("Deuren en ramen zijn er al af.")).toBeDefined()
  await user.clear(field("Muren"))
  await user.type(field("Muren"), "20")
  expect(steps()[0]).toBe("Badkamer: 20 m²")
  await user.type(field("Muren"), "x")
  expect(screen.getByText("Vul een getal in, bijvoorbeeld 2,5.")).toBeDefined()
  await press("Zelf invullen")
  expect(field(/^Lengte/).value).toBe("2,40")
  await act(() => takeBack(undoBar.get() as Parameters<typeof takeBack>[0]))
  expect(field("Muren").value).toBe("20x")
})

test("each calculator asks of a room only what it reckons with, and what can't be read", async () => {
  await open("tegels")
  await choose(/^Badkamer \(plattegrond\)/)
  expect(field("Vloer").value).toBe("5,40")
  expect(screen.queryByLabelText("Muren")).toBeNull()
  await user.clear(field("Vloer"))
  await user.type(field("Vloer"), "-1")
  await press("Muren")
  expect([field("Vloer").value, field("Muren").value]).toEqual(["-1", "21,78"])
})

test("a floor of several rooms is poured", async () => {
  await open("inhoud")
  await choose(/^Badkamer \(plattegrond\)/, /^Overloop/)
  await user.type(field("Dikte"), "8")
  expect(steps().slice(0, 2)).toEqual(["Vloer: 5,40 + 2,70 = 8,1 m²", "8,1 m² × 0,08 m = 0,648 m³"])
  await press("Zelf invullen")
  expect(field("Lengte").value).toBe("")
})

test("what was taken is there when one comes back, and taken again it is not there twice", async () => {
  const { unmount, draw } = await open("oppervlakte")
  await choose(/^Badkamer \(plattegrond\)/)
  act(() => void dispatchEvent(new Event("pagehide")))
  unmount()
  draw()
  expect(field("Vloer").value).toBe("5,40")
  await choose(/^Badkamer \(plattegrond\)/)
  expect(screen.getAllByLabelText("Vloer")).toHaveLength(1)
})

test("a project without measured rooms says so, with the way to measure", async () => {
  await open("oppervlakte", { from: other })
  await screen.findByRole("button", { name: "Ruimte kiezen" })
  await press("Ruimte kiezen")
  await waitFor(() => expect(dialog().getByText("Nog niets opgemeten")).toBeDefined())
  expect(dialog().getByRole("link", { name: "Ruimte opmeten" }).getAttribute("href")).toBe(
    `/job-intake/${other}?tab=maten`,
  )
  await user.click(dialog().getByRole("button", { name: "Overnemen" }))
  expect(dialog().getAllByText(/Kies een ruimte\./).length).toBeGreaterThan(0)
})

test("the project that the calculators were opened from is proposed, on each of them, and for the outcome", async () => {
  await open("oppervlakte", { from: job, role: "worker" })
  await user.click(screen.getByRole("link", { name: "Tegels" }))
  await choose(/^Toilet/)
  await user.click(screen.getByRole("link", { name: "Oppervlakte" }))
  await press("Bij project zetten")
  await waitFor(() => expect(dialog().getByRole<HTMLInputElement>("combobox").value).toBe("Badkamer Kade 3"))
  await user.click(dialog().getByRole("button", { name: "Bij project zetten" }))
  await waitFor(() => expect(notes()[0]?.text).toContain("Toilet: 1,20 × 0,90 = 1,08 m² vloer"))
})

test("the quotation of the rooms' project is proposed", async () => {
  await open("tegels")
  await choose(/^Badkamer \(plattegrond\)/)
  await user.type(field("Lengte van een tegel"), "60")
  await user.type(field("Breedte van een tegel"), "60")
  await press("Naar offerte")
  await user.click(dialog().getByRole("button", { name: "Naar offerte" }))
  await waitFor(() => expect(location.pathname).toBe("/offertes/nieuw"))
  const brought = Object.fromEntries(new URLSearchParams(location.search))
  expect(brought).toMatchObject({ project: String(job), aantal: "5.4" })
})

test("without a connection they are the rooms that the device knows", async () => {
  const { cutOff } = await open("oppervlakte", { role: "worker", from: job })
  await choose(/^Toilet/)
  cutOff(true)
  await choose(/^Badkamer \(plattegrond\)/)
  expect(screen.getAllByLabelText("Vloer")).toHaveLength(2)
  await press("Ruimte kiezen")
  await chooseProject("Aanbouw")
  await waitFor(() => expect(dialog().queryByText(/verbinding/)).not.toBeNull())
})

test("of many rooms with long names and sums a note keeps as many whole lines as it holds", async () => {
  const [measurer] = app.services.access.list()
  for (let number = 10; number < 30; number++) {
    const name = `Kamer ${number} ${"met een lange naam ".repeat(2)}aan de tuin`
    app.services.rooms.save(other, `room-${number}`, saveRoom({ name }), `meting-${number}`, null, measurer!)
  }
  await open("oppervlakte", { from: other })
  await press("Ruimte kiezen")
  for (const box of await dialog().findAllByRole("checkbox")) await user.click(box)
  await user.click(dialog().getByRole("button", { name: "Overnemen" }))
  await press("Bij project zetten")
  await user.click(dialog().getByRole("button", { name: "Bij project zetten" }))
  await waitFor(() => expect(notes()).toHaveLength(1))
  const lines = notes()[0]!.text.split("\n")
  expect(lines[0]).toBe("108 m² vloer en 417 m² muur")
  expect(lines.at(-1)).toBe("…")
  expect(lines.at(-2)).toEndWith(" m² muur")
})

test("more rooms than fit are refused", async () => {
  await open("oppervlakte")
  for (let count = 1; count < 20; count++) {
    await user.type(screen.getAllByLabelText(/^Lengte/).at(-1)!, "1")
    await press("Ruimte toevoegen")
  }
  await choose(/^Toilet/, /^Overloop/)
  expect(dialog().getAllByText(/Er passen hooguit 1 ruimtes\./).length).toBeGreaterThan(0)
})
