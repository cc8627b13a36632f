import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"

const { act, render, screen, user, waitFor, within } = await openWindow()
const { default: AbsenceScreen } = await import("./AbsenceScreen.tsx")
const { default: OfficeScreen } = await import("./office/OfficeScreen.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  undoBar.forget()
})
afterEach(() => app.close())

const office = () => app.services.access.list().find(({ username }) => username === "kantoor")!
const ask = (of: User) =>
  app.services.absences.askLeave(
    { kind: "vacation", from: "2026-12-07", to: "2026-12-11", part: "day", note: "Wintersport" },
    null,
    of,
  )
const stateOf = (id: number) => app.services.absences.row(id).state

test("a builder asks for leave, reads what it comes to before, and takes it back", async () => {
  const { wrapper } = await signedIn(app, "worker")
  render(<AbsenceScreen />, { wrapper })
  await user.click(await screen.findByRole("button", { name: "Verlof vragen" }))
  const dialog = within(screen.getByRole("dialog"))
  await user.type(dialog.getByLabelText(/^Eerste dag/), "07-12-2026")
  await user.tab()
  await user.clear(dialog.getByLabelText(/^Laatste dag/))
  await user.type(dialog.getByLabelText(/^Laatste dag/), "11-12-2026")
  await user.tab()
  expect(dialog.getByText(/^Dat is 5 dagen werk. Daarna hebt u nog 15 dagen./)).toBeDefined()
  await user.click(dialog.getByRole("button", { name: "Vraag aan" }))
  await screen.findByText("Gevraagd", { selector: ".badge" })
  expect(stateOf(1)).toBe("asked")
  await user.click(screen.getByRole("button", { name: /^Intrekken/ }))
  await waitFor(() => expect(stateOf(1)).toBe("withdrawn"))
  await act(async () => void (await undoBar.get()!.back!()))
  expect(stateOf(1)).toBe("asked")
})

test("half a day can be taken of one day only", async () => {
  const { wrapper } = await signedIn(app, "worker")
  render(<AbsenceScreen />, { wrapper })
  await user.click(await screen.findByRole("button", { name: "Verlof vragen" }))
  const dialog = within(screen.getByRole("dialog"))
  expect(dialog.queryByRole("radio")).toBeNull()
  await user.type(dialog.getByLabelText(/^Eerste dag/), "07-12-2026")
  await user.tab()
  await user.click(await dialog.findByRole("radio", { name: "Ochtend" }))
  expect(dialog.getByText(/^Dat is een halve dag werk./)).toBeDefined()
  await user.click(dialog.getByRole("button", { name: "Vraag aan" }))
  await screen.findByText("Vakantie, ochtend")
})

test("two presses report a builder ill, and two more that he is better", async () => {
  const { wrapper } = await signedIn(app, "worker")
  render(<AbsenceScreen />, { wrapper })
  await user.click(await screen.findByRole("button", { name: "Ziek melden" }))
  const dialog = within(screen.getByRole("dialog"))
  const field = dialog.getByLabelText(/^Eerste ziektedag/)
  await user.clear(field)
  await user.type(field, "20-11-2026")
  await user.click(dialog.getByRole("button", { name: "Meld ziek" }))
  await user.click(await screen.findByRole("button", { name: "Beter melden" }))
  const better = within(screen.getByRole("dialog"))
  const day = better.getByLabelText(/^Weer aan het werk op/)
  await user.clear(day)
  await user.type(day, "21-11-2026")
  await user.click(better.getByRole("button", { name: "Meld beter" }))
  await waitFor(() => expect(app.services.absences.row(1).lastOn).toBe("2026-11-20"))
})

test("who plans sees what leave would meet, says yes in one press and takes that back in one", async () => {
  const anna = app.hire("Anna Wisse")
  app.services.projects.create(
    {
      name: "Keuken",
      startDate: "2026-12-07",
      endDate: "2026-12-09",
      status: "planned",
      team: [anna.id],
    } as never,
    office(),
  )
  const { id } = ask(anna)
  const { wrapper } = await signedIn(app, "manager")
  render(<OfficeScreen />, { wrapper })
  const card = within(await screen.findByRole("region", { name: "Te beantwoorden" }))
  expect(card.getByRole("link", { name: /Staat gepland op Keuken, ma 7 dec t\/m wo 9 dec/ })).toBeDefined()
  await user.click(card.getByRole("button", { name: /^Akkoord/ }))
  await waitFor(() => expect(stateOf(id)).toBe("approved"))
  await screen.findByRole("region", { name: "Komt eraan" })
  await act(async () => void (await undoBar.get()!.back!()))
  expect(stateOf(id)).toBe("asked")
})

test("who refuses says why, and the builder reads it", async () => {
  const anna = app.hire("Anna Wisse")
  const { id } = ask(anna)
  const { wrapper } = await signedIn(app, "manager")
  render(<OfficeScreen />, { wrapper })
  await user.click(await screen.findByRole("button", { name: /^Afwijzen/ }))
  const dialog = within(screen.getByRole("dialog"))
  await user.type(dialog.getByLabelText(/^Waarom niet/), "Dan is de keuken er")
  await user.click(dialog.getByRole("button", { name: "Afwijzen" }))
  await waitFor(() =>
    expect(app.services.absences.row(id)).toMatchObject({ state: "refused", answer: "Dan is de keuken er" }),
  )
})

test("the office fills in what somebody has a right to", async () => {
  app.hire("Anna Wisse")
  const { wrapper } = await signedIn(app, "manager")
  render(<OfficeScreen />, { wrapper })
  await user.click(await screen.findByRole("button", { name: /^Wijzig van Anna Wisse/ }))
  const field = within(screen.getByRole("dialog")).getByLabelText(/^Recht op/)
  await user.clear(field)
  await user.type(field, "25,5")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  expect((await screen.findAllByText("25,5 dagen")).length).toBeGreaterThan(0)
})

test("the office fills in on which days somebody works, reads what the law gives for it, and puts it back", async () => {
  const anna = app.hire("Anna Wisse")
  const { wrapper } = await signedIn(app, "manager")
  render(<OfficeScreen />, { wrapper })
  await user.click(await screen.findByRole("button", { name: "Werkdagen van Anna Wisse" }))
  const dialog = within(screen.getByRole("dialog"))
  await user.selectOptions(dialog.getByLabelText("Vrijdag"), "School")
  expect(
    dialog.getByText("Dat is 4 dagen werk per week. De wet geeft dan 16 dagen vakantie per jaar."),
  ).toBeDefined()
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  await screen.findByText(/^school op vrijdag · Recht 20 dagen/)
  expect(app.services.workDays.of(anna.id).patterns).toMatchObject([{ since: "2026-11-21" }])
  await act(async () => void (await undoBar.get()!.back!()))
  expect(app.services.workDays.of(anna.id).patterns).toEqual([])
})
