import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { givenHours, linesOf } from "../../approval/hours.testing.ts"

const { render, screen, user, waitFor, within } = await openWindow()
const { default: Approval } = await import("./Approval.tsx")
const { default: Rates } = await import("./Rates.tsx")
const { Toasts } = await import("#ui/kit/Toasts.tsx")
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { undoBar } = await import("#ui/lib/undo.ts")

let app: TestApp
let daan: number
let projectId: number
const office = () => app.services.access.list().find(({ username }) => username === "kantoor")!
beforeEach(async () => {
  app = await givenApp()
  history.replaceState(null, "", "/uren/goedkeuren")
  daan = app.hire("Daan Wisse").id
  projectId = app.services.projects.create({ name: "Dakkapel Duinweg" }, office()).id
})
afterEach(() => {
  undoBar.forget()
  return app.close()
})

const rate = (rate: number) =>
  app.services.costRates.add({ accountId: daan, since: "2026-01-01", rate }, office())
async function opened(role: "manager" | "owner" = "manager", Screen = Approval) {
  const { wrapper, asked } = await signedIn(app, role)
  render(
    <>
      <Screen />
      <Toasts />
      <UndoBar />
    </>,
    { wrapper },
  )
  return asked
}
const bar = () => within(document.querySelector<HTMLElement>(".undo-bar")!)
/** What it says may come in another bar than there was. */
const saidInBar = (text: string | RegExp) => screen.findByText(text, { selector: ".undo-bar *" })
const row = async (text: RegExp) => (await screen.findByText(text)).closest("li")!

test("one press approves hours, they stay in their place, and one press takes that back", async () => {
  rate(40)
  givenHours(app, { accountId: daan, projectId })
  await opened()
  const own = await row(/vr 20 nov/)
  expect(own.textContent).toContain("08:00 – 16:30")
  expect(own.textContent).not.toContain("€")
  await user.click(within(own).getByRole("button", { name: "Goedkeuren van Daan Wisse" }))
  expect(
    (await screen.findByText("Uren goedgekeurd", { selector: ".toast-title" })).parentElement!.textContent,
  ).toContain("Urenregistratie is succesvol goedgekeurd")
  const undo = await within(await row(/vr 20 nov/)).findByRole("button", {
    name: /^Ongedaan maken/,
  })
  expect(document.activeElement).toBe(undo)
  expect(linesOf(app)).toMatchObject([{ cents: 34_000 }])
  expect(await saidInBar("De uren van Daan Wisse zijn goedgekeurd")).toBeTruthy()
  await user.click(undo)
  const again = await within(await row(/vr 20 nov/)).findByRole("button", { name: /^Goedkeuren/ })
  await waitFor(() => expect(document.activeElement).toBe(again))
  expect(await saidInBar("Goedkeuring ingetrokken")).toBeTruthy()
  expect(linesOf(app)).toEqual([])
})

test("an approval that somebody gave anew meanwhile stays as it is, and the bar says so", async () => {
  rate(40)
  const id = givenHours(app, { accountId: daan, projectId })
  await opened()
  await user.click(await screen.findByRole("button", { name: /^Goedkeuren/ }))
  await screen.findByText("De uren van Daan Wisse zijn goedgekeurd")
  const { version } = (await app.services.approval.approved(office())).find((entry) => entry.id === id)!
  app.services.approval.reopen(id, { version, reason: "Ander tarief" }, null, office())
  app.services.approval.approve(
    { entryId: id, contractorName: "Stuc & Zo", contractorRate: 10 },
    null,
    office(),
  )
  await user.click(bar().getByRole("button", { name: "Ongedaan maken" }))
  expect(await saidInBar(/^Goedkeuring niet ingetrokken\. Deze uren zijn intussen gewijzigd/)).toBeTruthy()
  expect(bar().queryByRole("button", { name: "Ongedaan maken" })).toBeNull()
  expect(linesOf(app)).toMatchObject([{ description: "Uren Stuc & Zo" }])
})

test("all that is ready is approved after saying how many hours that is; the rest says what it misses", async () => {
  rate(40)
  givenHours(app, { accountId: daan, projectId })
  givenHours(app, { accountId: daan, projectId, day: "2026-11-19" })
  givenHours(app, { accountId: daan, projectId: null, day: "2026-11-18" })
  await opened()
  await user.click(await screen.findByRole("button", { name: "Alle complete uren goedkeuren" }))
  const dialog = within(screen.getByRole("dialog"))
  expect(dialog.getByText(/U keurt 2 registraties goed: 17 u van 1 medewerker/)).toBeTruthy()
  await user.click(dialog.getByRole("button", { name: "2 registraties goedkeuren" }))
  await waitFor(() => expect(linesOf(app)).toHaveLength(2))
  expect((await screen.findAllByRole("button", { name: /^Ongedaan maken van/ })).length).toBe(2)
  expect(screen.queryByRole("button", { name: "Alle complete uren goedkeuren" })).toBeNull()
  expect(screen.getByText("Onvolledig")).toBeTruthy()
})

/** Of three days, all approved in one go. */
async function allApproved() {
  rate(40)
  const ids = ["2026-11-18", "2026-11-19", "2026-11-20"].map((day) =>
    givenHours(app, { accountId: daan, projectId, day }),
  )
  const asked = await opened()
  await user.click(await screen.findByRole("button", { name: "Alle complete uren goedkeuren" }))
  await user.click(screen.getByRole("button", { name: "3 registraties goedkeuren" }))
  await screen.findByText("3 urenregistraties zijn goedgekeurd")
  return { ids, asked }
}

test("all that was approved in one go is taken back by one press, which is one call", async () => {
  const { asked } = await allApproved()
  expect(linesOf(app)).toHaveLength(3)
  await user.click(bar().getByRole("button", { name: "Ongedaan maken" }))
  await screen.findByRole("button", { name: "Alle complete uren goedkeuren" })
  expect(linesOf(app)).toEqual([])
  expect(await saidInBar("Goedkeuring ingetrokken")).toBeTruthy()
  expect(screen.queryByRole("button", { name: /^Ongedaan maken/ })).toBeNull()
  expect(asked.filter((call) => call.includes("reopen"))).toEqual(["POST /api/hours-approval/reopen-many"])
})

test("of it one is taken back in its place, and the bar takes back the others", async () => {
  await allApproved()
  const own = await row(/do 19 nov/)
  await user.click(within(own).getByRole("button", { name: /^Ongedaan maken van/ }))
  await waitFor(() => expect(linesOf(app)).toHaveLength(2))
  await user.click(bar().getByRole("button", { name: "Ongedaan maken" }))
  await saidInBar("Goedkeuring ingetrokken")
  expect(linesOf(app)).toEqual([])
})

test("of it what somebody changed meanwhile stays as it is, and the bar says how many", async () => {
  const { ids } = await allApproved()
  const id = ids[0]!
  app.services.approval.reopen(id, { version: 2, reason: "Ander tarief" }, null, office())
  app.services.approval.approve({ entryId: id }, null, office())
  await user.click(bar().getByRole("button", { name: "Ongedaan maken" }))
  await saidInBar("Goedkeuring ingetrokken. 1 registratie is intussen gewijzigd en blijft zo.")
  expect(linesOf(app)).toHaveLength(1)
})

test("what is missing is asked for, and nothing else; 17:00 is proposed", async () => {
  givenHours(app, { accountId: daan, projectId, to: null })
  await opened()
  await user.click(await screen.findByRole("button", { name: /^Aanvullen en goedkeuren/ }))
  const dialog = within(screen.getByRole("dialog"))
  expect(dialog.getByLabelText("Eindtijd")).toHaveProperty("value", "17:00")
  expect(dialog.queryByLabelText("Project")).toBeNull()
  await user.click(dialog.getByRole("button", { name: "Goedkeuren" }))
  expect(await dialog.findAllByText(/Vul de naam van de onderaannemer in/)).toBeTruthy()
  expect(dialog.getByText(/Wijs de factuur van de onderaannemer dan niet nog eens toe/)).toBeTruthy()
  await user.clear(dialog.getByLabelText("Eindtijd"))
  await user.type(dialog.getByLabelText("Eindtijd"), "12.15")
  await user.type(dialog.getByLabelText("Naam"), "Stuc & Zo")
  await user.type(dialog.getByLabelText("Uurtarief excl. btw"), "58,50")
  await user.click(dialog.getByRole("button", { name: "Goedkeuren" }))
  await waitFor(() => expect(linesOf(app)).toMatchObject([{ cents: 24_863, description: "Uren Stuc & Zo" }]))
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("a contractor is paid instead of a known rate, a wrong one is mended, and both fields empty are the own rate", async () => {
  rate(40)
  givenHours(app, { accountId: daan, projectId })
  await opened()
  const pay = async (name: string, rate: string) => {
    await user.click(await screen.findByRole("button", { name: /^Onderaannemer/ }))
    const dialog = within(screen.getByRole("dialog"))
    for (const [label, text] of [
      ["Naam", name],
      ["Uurtarief excl. btw", rate],
    ] as const) {
      await user.clear(dialog.getByLabelText(label))
      if (text) await user.type(dialog.getByLabelText(label), text)
    }
    await user.click(dialog.getByRole("button", { name: "Goedkeuren" }))
    return dialog
  }
  const dialog = await pay("Stuc & Zo", "")
  expect(dialog.getAllByText(/Vul een uurtarief in/).length).toBeGreaterThan(0)
  await user.type(dialog.getByLabelText("Uurtarief excl. btw"), "5,85")
  await user.click(dialog.getByRole("button", { name: "Goedkeuren" }))
  await waitFor(() => expect(linesOf(app)).toMatchObject([{ cents: 4_973, description: "Uren Stuc & Zo" }]))
  await user.click(await screen.findByRole("button", { name: /^Ongedaan maken/ }))
  await user.click(await screen.findByRole("button", { name: /^Onderaannemer/ }))
  expect(screen.getByLabelText("Uurtarief excl. btw")).toHaveProperty("value", "5,85")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Annuleren" }))
  await pay("", "")
  await waitFor(() => expect(linesOf(app)).toMatchObject([{ cents: 34_000 }]))
})

test("hours that someone changed meanwhile are not approved, and the screen says so", async () => {
  rate(40)
  const id = givenHours(app, { accountId: daan, projectId })
  await opened()
  const button = await screen.findByRole("button", { name: /^Goedkeuren/ })
  app.db.$client.run("UPDATE time_entries SET version = 2 WHERE id = ?", [id])
  await user.click(button)
  await screen.findByText("Fout bij goedkeuring", { selector: ".toast-title" })
  expect(linesOf(app)).toEqual([])
})

test("the office corrects hours of someone else and says why", async () => {
  rate(40)
  const id = givenHours(app, { accountId: daan, projectId, pause: ["12:00", "12:30"] })
  await opened()
  await user.click(await screen.findByRole("button", { name: /^Corrigeren/ }))
  const dialog = within(screen.getByRole("dialog"))
  expect(dialog.getByLabelText(/^Pauze/)).toHaveProperty("value", "30")
  await user.clear(dialog.getByLabelText(/^Tot/))
  await user.type(dialog.getByLabelText(/^Tot/), "15:45")
  await user.click(dialog.getByRole("button", { name: "Uren opslaan" }))
  expect(dialog.getAllByText(/minstens 3 tekens/).length).toBeGreaterThan(0)
  await user.type(dialog.getByLabelText("Waarom past u dit aan?"), "Ging eerder weg")
  await user.click(dialog.getByRole("button", { name: "Uren opslaan" }))
  expect(await screen.findByText("08:00 – 15:45")).toBeTruthy()
  expect(screen.getByText("Gecorrigeerd")).toBeTruthy()
  expect(app.services.entries.changes(String(id), office())).toMatchObject([{ reason: "Ging eerder weg" }])
})

test("hours are sent back with a note", async () => {
  rate(40)
  givenHours(app, { accountId: daan, projectId })
  await opened()
  await user.click(await screen.findByRole("button", { name: /^Terugsturen/ }))
  const dialog = within(screen.getByRole("dialog"))
  await user.click(dialog.getByRole("button", { name: "Terugsturen" }))
  expect(dialog.getByText(/minstens 3 tekens/)).toBeTruthy()
  await user.type(dialog.getByLabelText("Wat moet er anders?"), "Was u niet bij Duin?")
  await user.click(dialog.getByRole("button", { name: "Terugsturen" }))
  expect(await screen.findByText("Van kantoor: Was u niet bij Duin?")).toBeTruthy()
  expect(screen.getAllByText("Teruggestuurd", { selector: ".badge" })).toHaveLength(1)
})

test("the owner adds a rate from a day on, and takes the newest away", async () => {
  await opened("owner", Rates)
  await user.click(await screen.findByRole("button", { name: /Tarief toevoegen van Daan Wisse/ }))
  const dialog = within(screen.getByRole("dialog"))
  await user.type(dialog.getByLabelText("Uurtarief excl. btw"), "42,5")
  const since = dialog.getByLabelText("Vanaf")
  await user.clear(since)
  await user.type(since, "1-1-2026")
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  expect(await screen.findByText(/Nu €\s42,50 per uur/)).toBeTruthy()
  expect(app.services.costRates.table()(daan, "2026-11-20")).toBe(4250)
  await user.click(screen.getByRole("button", { name: /Verwijderen/ }))
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Verwijderen" }))
  await waitFor(() => expect(app.services.costRates.table()(daan, "2026-11-20")).toBeUndefined())
})
