import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { savePlan } from "../../plan/sample.ts"
import { bathroom, saveRoom, toilet } from "../../rooms/sample.ts"
import type { RoomForm } from "../../rooms/schema.ts"

const { act, render, screen, user, waitFor, within } = await openWindow()
const { outbox } = await import("#ui/outbox/outbox.ts")
const { RoomsTab } = await import("./RoomsTab.tsx")
const { roomSenders } = await import("./senders.ts")

let app: TestApp
let close = () => {}
beforeEach(async () => {
  app = await givenApp()
  app.services.quotes.submit(sampleSubmission(), null, "a")
  await app.services.jobs.idle()
})
afterEach(async () => {
  await act(() => outbox.remove(outbox.get().map(({ key }) => key)))
  act(close)
  await app.close()
})

const project = 1
const office = () => app.services.access.list()[0]!
const kept = () => app.services.rooms.list(project)
/** As another device did. */
const measured = (form: RoomForm, key: string, after: string | null = null, id = `room-${form.name}`) =>
  app.services.rooms.save(project, id, saveRoom({ ...form, after }), key, null, office())

async function open(role: Role = "worker") {
  const browser = await signedIn(app, role)
  const me = app.services.access.list().findLast((person) => person.role === role)!
  close = outbox.open(me.id, roomSenders)
  render(<RoomsTab project={project} closed={false} />, { wrapper: browser.wrapper })
  return browser
}
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
const type = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), text)
}
/** Through the keys on the screen. */
async function keyIn(label: string, keys: string) {
  await user.click(screen.getByLabelText(label))
  const pad = screen.getByRole("group", { name: "Cijfers" })
  for (const key of keys)
    await user.click(within(pad).getByRole("button", { name: key === "," ? "Komma" : key }))
}
async function sendAll({ cutOff }: { cutOff: (away: boolean) => void }) {
  cutOff(false)
  await act(() => outbox.retry(outbox.get().map(({ key }) => key)))
  await waitFor(() => expect(outbox.get().every(({ state }) => state === "refused")).toBe(true))
}
/** What a card says, of which the title is that. */
const card = async (title: string) =>
  (await screen.findByRole("heading", { name: title })).closest("section")!

test("a room is measured by the keys on the screen, and what follows from it shows before it is saved", async () => {
  await open()
  await screen.findByText("Nog niets opgemeten")
  await press("Ruimte opmeten")
  await user.type(screen.getByLabelText("Ruimte"), "Badkamer")
  await keyIn("Lengte", "2,4")
  await press("Volgende")
  expect(document.activeElement).toBe(screen.getByLabelText("Breedte"))
  await keyIn("Breedte", "2,25")
  await keyIn("Hoogte", "2,5")
  expect(
    within(screen.getByRole("dialog")).getByText("5,40 m²", { selector: "div:first-child > dd" }),
  ).not.toBeNull()
  await press("Opslaan")
  expect((await card("Badkamer")).textContent).toContain("Begane grond, 2,40 x 2,25 x 2,50 m")
  await waitFor(() =>
    expect(kept()).toMatchObject([{ name: "Badkamer", length: 2400, width: 2250, height: 2500 }]),
  )
})

test("a door is taken off the walls, and one that is higher than the room is refused at its field", async () => {
  measured(bathroom({ openings: [] }), "eerste-meting")
  await open()
  await card("Badkamer")
  await press(/^Wijzig/)
  await press("Deur")
  await type("Breedte Deur 1", "0,88")
  await type("Hoogte Deur 1", "2,60")
  await press("Opslaan")
  expect(screen.getAllByText("Dit is hoger dan de ruimte.").length).toBeGreaterThan(0)
  await type("Hoogte Deur 1", "2,115")
  await press("Opslaan")
  await waitFor(() =>
    expect(kept()[0]!.openings).toEqual([{ kind: "door", width: 880, height: 2115, count: 1 }]),
  )
  expect((await card("Badkamer")).textContent).toContain("21,39 m²")
})

test.each([
  ...["0", "-2", "twee", ""].map((typed) => [typed, "Vul een maat in, zoals 2,40."] as const),
  ["1.000", "Dit is langer dan 100 m."] as const,
])("'%s' is no length, and nothing is kept", async (typed, sentence) => {
  await open()
  await screen.findByText("Nog niets opgemeten")
  await press("Ruimte opmeten")
  await user.type(screen.getByLabelText("Ruimte"), "Badkamer")
  if (typed) await user.type(screen.getByLabelText("Lengte"), typed)
  await type("Breedte", "2")
  await type("Hoogte", "2")
  await press("Opslaan")
  expect(screen.getByText(`Lengte: ${sentence}`)).not.toBeNull()
  expect([outbox.get(), kept()]).toEqual([[], []])
})

test("what is measured and changed without a connection shows at once, and arrives in order", async () => {
  const browser = await open()
  await screen.findByText("Nog niets opgemeten")
  browser.cutOff(true)
  await press("Ruimte opmeten")
  await user.type(screen.getByLabelText("Ruimte"), "Kelder")
  for (const [label, text] of [
    ["Lengte", "3"],
    ["Breedte", "2"],
    ["Hoogte", "2"],
  ] as const)
    await type(label, text)
  await press("Opslaan")
  expect((await card("Kelder")).textContent).toContain("Nog niet verstuurd")
  await press(/^Wijzig/)
  await type("Lengte", "3,5")
  await press("Opslaan")
  await waitFor(async () => expect((await card("Kelder")).textContent).toContain("7,00 m²"))
  expect(kept()).toEqual([])
  await sendAll(browser)
  expect(outbox.get()).toEqual([])
  expect(kept()).toMatchObject([{ name: "Kelder", length: 3500 }])
})

test("who changes what another measured meanwhile is told, and chooses which measures hold", async () => {
  measured(bathroom(), "eerste-meting")
  const browser = await open()
  await card("Badkamer")
  browser.cutOff(true)
  await press(/^Wijzig/)
  await type("Lengte", "2,5")
  await press("Opslaan")
  await waitFor(() => expect(outbox.get().length).toBe(1))
  measured(bathroom({ length: 2600 }), "tweede-meting", "eerste-meting")
  await sendAll(browser)
  await screen.findByText("Uw maten van Badkamer (2,50 x 2,25 x 2,50 m) zijn niet opgeslagen.")
  expect(kept()).toMatchObject([{ length: 2600 }])
  await press("Toch opslaan")
  await waitFor(() => expect(kept()).toMatchObject([{ length: 2500 }]))
  expect(screen.queryByText(/zijn niet opgeslagen/)).toBeNull()
})

test("a room that was removed is back with one press", async () => {
  measured(bathroom(), "eerste-meting")
  await open()
  await card("Badkamer")
  await press("Badkamer verwijderen")
  await waitFor(() => expect(kept()).toEqual([]))
  expect(undoBar.get()?.said).toBe("Badkamer is verwijderd.")
  await act(async () => void (await undoBar.get()!.back!()))
  await waitFor(() => expect(kept()).toMatchObject([{ name: "Badkamer", length: 2400 }]))
})

test("without a connection what is removed is out of sight at once, and back at once, also on the server", async () => {
  measured(bathroom(), "eerste-meting")
  const browser = await open()
  await card("Badkamer")
  browser.cutOff(true)
  await press("Badkamer verwijderen")
  await screen.findByText("Nog niets opgemeten")
  await act(async () => void (await undoBar.get()!.back!()))
  await card("Badkamer")
  await sendAll(browser)
  expect(kept()).toMatchObject([{ name: "Badkamer", length: 2400 }])
})

test("several rooms are added up", async () => {
  measured(bathroom(), "eerste-meting")
  measured(toilet(), "tweede-meting")
  await open()
  expect((await card("2 ruimten samen")).textContent).toContain("6,48 m²")
  expect(screen.queryByRole("heading", { name: "Naar de offerte" })).toBeNull()
})

test("the office takes measured quantities over into the quotation, and back", async () => {
  measured(bathroom(), "eerste-meting")
  await open("manager")
  await card("Naar de offerte")
  const lines = () => app.services.quotations.versions.latest(1)!
  const tiles = lines().estimate.lines.find(({ description }) => description.startsWith("Vloertegels"))!
  const row = (await screen.findByLabelText(tiles.description)).closest("li")!
  await waitFor(() =>
    expect(row.textContent).toMatch(
      /Offerte 6,00 m², gemeten 5,40 m²: -\u20600,60 m² \(-\u2060€\s[\d,.]+ zonder btw\)/,
    ),
  )
  // Every line that is of this one room begins ticked.
  await press("Neem 5 regels over")
  await waitFor(() => expect(lines().version).toBe(2))
  expect(lines().estimate.lines.find(({ id }) => id === tiles.id)!.quantity).toBe(5.4)
  await waitFor(() =>
    expect(undoBar.get()?.said).toBe("5 regels zijn overgenomen in versie 2 van offerte O-2026-0001."),
  )
  await act(async () => void (await undoBar.get()!.back!()))
  expect(lines().estimate.lines.find(({ id }) => id === tiles.id)!.quantity).toBe(6)
})

test("a room in the list and on the plan can be chosen each, and neither is added to the other", async () => {
  measured(bathroom({ length: 3000 }), "eerste-meting")
  const sending = { key: "eerste-plan", deviceTime: null }
  app.services.plans.save(project, "plan-boven", savePlan(), sending, office())
  await open("manager")
  const tiles = app.services.quotations.versions
    .latest(1)!
    .estimate.lines.find(({ description }) => description.startsWith("Vloertegels"))!
  const row = (await screen.findByLabelText(tiles.description)).closest("li")!
  const choice = within(row).getByRole<HTMLSelectElement>("combobox")
  expect(choice.selectedOptions[0]!.textContent).toBe("Badkamer (plattegrond): vloer")
  expect(within(row).getByText("2,40 x 2,25")).not.toBeNull()
  expect(row.textContent).toContain("gemeten 5,40 m²")
  const floors = [...choice.options]
    .map(({ textContent }) => textContent!)
    .filter((text) => text.endsWith(": vloer"))
  expect(floors).toEqual([
    "Alle ruimten op de plattegrond: vloer",
    "Badkamer (plattegrond): vloer",
    "Overloop (plattegrond): vloer",
    "Badkamer: vloer",
  ])
})
