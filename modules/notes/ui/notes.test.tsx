import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import type { User } from "#modules/access/schema.ts"
import { bathroomJob } from "#modules/projects/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"

const { act, render, screen, user, waitFor, within } = await openWindow()
const { Notes } = await import("./Notes.tsx")
const { default: TasksScreen } = await import("./tasks/TasksScreen.tsx")
const { MyTasks } = await import("./tasks/MyTasks.tsx")
const { default: NextTask } = await import("./tasks/NextTask.tsx")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { outbox } = await import("#ui/outbox/outbox.ts")
const { senders } = await import("./senders.ts")

let app: TestApp
let office: User
let job: number
beforeEach(async () => {
  app = await givenApp()
  undoBar.forget()
  office = app.services.access.list()[0]!
  job = bathroomJob(app.services)
})
afterEach(async () => {
  goOnline(true)
  await app.close()
})

function WithCourier({ children }: { children: ReactNode }) {
  useCourier(senders)
  return children
}

const written = (over: object = {}) =>
  app.services.notes.add(
    {
      ...{ about: { kind: "project", id: job }, kind: "note", text: "Sleutel bij de buren" },
      ...{ officeOnly: false, dueOn: null, assigneeId: null, ...over },
    },
    null,
    office,
  ).id
async function open(role: "owner" | "worker" = "owner") {
  const browser = await signedIn(app, role)
  render(
    <WithCourier>
      <Notes about={{ kind: "project", id: job }} />
    </WithCourier>,
    { wrapper: browser.wrapper },
  )
  await screen.findByRole("textbox", { name: /^Nieuwe notitie/ })
  return browser
}
const field = () => screen.getByRole("textbox", { name: /^Nieuwe notitie/ }) as HTMLTextAreaElement
const goOnline = (value: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { value, configurable: true })
    dispatchEvent(new Event(value ? "online" : "offline"))
  })

test("what is written stands in the list, and the field is empty for the next", async () => {
  await open()
  await screen.findByText(/^Nog geen notities/)
  await user.type(field(), "Sleutel bij de buren")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByText("Sleutel bij de buren")
  expect(field().value).toBe("")
})

test("an '@' offers colleagues: Enter fills in whom the arrows are at, and he hears of it", async () => {
  const anna = app.hire("Anna Wisse")
  await open()
  await user.type(field(), "Vraag @an")
  const options = screen.getByRole("listbox", { name: "Collega’s" })
  expect(
    within(options)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Anna Wisse"])
  await user.keyboard("{Enter}")
  expect(field().value).toBe("Vraag @Anna Wisse ")
  expect(screen.queryByRole("listbox")).toBeNull()
  await user.type(field(), "wanneer")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByText("@Anna Wisse", { selector: "strong" })
  expect(app.services.noteNotices(anna).map(({ text }) => text)).toEqual(["notes.notices.called"])
})

test("Esc closes the list of colleagues, and Enter is a new line again", async () => {
  app.hire("Anna Wisse")
  await open()
  await user.type(field(), "@an{Escape}{Enter}x")
  expect(field().value).toBe("@an\nx")
})

test("a task begins with tomorrow and oneself, and a press chooses another day", async () => {
  await open()
  await user.type(field(), "Tegels bestellen")
  await user.click(screen.getByRole("switch", { name: "Hier moet iemand op terugkomen" }))
  const me = app.services.access.list().find(({ username }) => username.startsWith("owner-"))!
  expect((screen.getByLabelText(/^Wie/) as HTMLSelectElement).value).toBe(String(me.id))
  await user.click(screen.getByRole("button", { name: "Vandaag" }))
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByRole("button", { name: /^Afvinken.*Tegels bestellen/ })
  expect(app.services.notesView.tasks("mine", me).tasks).toHaveLength(1)
})

test("a task without a day, and a note without words, are told at their fields and stay", async () => {
  await open()
  await user.click(field())
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findAllByText("Schrijf iets op")
  await user.type(field(), "Bellen")
  await user.click(screen.getByRole("switch", { name: "Hier moet iemand op terugkomen" }))
  await user.clear(screen.getByLabelText(/^Op welke dag/))
  await user.type(screen.getByLabelText(/^Op welke dag/), "31-02-2027")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findAllByText(/^Vul een dag in die bestaat/)
  expect(field().value).toBe("Bellen")
})

test("what is written without a connection waits in sight, and is added once when there is one", async () => {
  const browser = await open("worker")
  goOnline(false)
  browser.cutOff(true)
  await user.type(field(), "Lek bij de dakgoot")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByText(/^wacht op verbinding/)
  expect(outbox.get().map((item) => outbox.textOf(item))).toEqual(["Notitie: Lek bij de dakgoot"])
  browser.cutOff(false)
  goOnline(true)
  await waitFor(() => expect(screen.queryByText(/^wacht op verbinding/)).toBeNull())
  await screen.findByText("Lek bij de dakgoot", { selector: ".note .note-text" })
  expect(app.services.notesView.about({ kind: "project", id: job, most: 9 }, office).total).toBe(1)
})

test("what the server refuses is written on in the field", async () => {
  const anna = app.hire("Anna Wisse")
  await open()
  await user.type(field(), "Bellen")
  await user.click(screen.getByRole("switch", { name: "Hier moet iemand op terugkomen" }))
  await user.selectOptions(screen.getByLabelText(/^Wie/), String(anna.id))
  app.db.$client.run("UPDATE accounts SET disabled_at = '2026-11-21T11:00:00Z' WHERE username = 'anna'")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByText(/^Niet opgeslagen: /)
  await user.click(screen.getByRole("button", { name: "Aanpassen" }))
  expect(field().value).toBe("Bellen")
  expect(outbox.get()).toEqual([])
})

test("a tick stands at once, and the bar takes it back", async () => {
  const id = written({ dueOn: "2026-11-20", assigneeId: office.id })
  await open()
  await user.click(screen.getByRole("button", { name: /^Afvinken/ }))
  await screen.findByRole("button", { name: /^Toch niet/ })
  await waitFor(() => expect(app.services.notes.row(id).doneAt).not.toBeNull())
  await act(async () => void (await undoBar.get()!.back!()))
  await waitFor(() => expect(app.services.notes.row(id).doneAt).toBeNull())
})

test("a tick without a connection that is taken back never goes", async () => {
  written({ dueOn: "2026-11-20", assigneeId: office.id })
  const browser = await open()
  goOnline(false)
  browser.cutOff(true)
  await user.click(screen.getByRole("button", { name: /^Afvinken/ }))
  await screen.findByRole("button", { name: /^Toch niet/ })
  await act(async () => void (await undoBar.get()!.back!()))
  await screen.findByRole("button", { name: /^Afvinken/ })
  expect(outbox.get()).toEqual([])
  browser.cutOff(false)
  goOnline(true)
})

test("a note is changed in a dialog, and removed with the way back", async () => {
  written()
  await open()
  await user.click(screen.getByRole("button", { name: /^Wijzigen/ }))
  const dialog = within(screen.getByRole("dialog", { name: "Notitie wijzigen" }))
  await user.type(dialog.getByRole("textbox"), " op 16")
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  await screen.findByText("Sleutel bij de buren op 16")
  await user.click(screen.getByRole("button", { name: /^Verwijderen/ }))
  await screen.findByText(/^Nog geen notities/)
  await act(async () => void (await undoBar.get()!.back!()))
})

test("who sees a note that calls him has read it", async () => {
  const anna = app.hire("Anna Wisse")
  const id = written({ text: "Vraag @Anna" })
  const { wrapper } = await signedIn(app, "owner")
  app.db.$client.run("UPDATE note_calls SET account_id = (SELECT max(id) FROM accounts)")
  render(<Notes about={{ kind: "project", id: job }} />, { wrapper })
  await screen.findByText("Nieuw", { selector: ".badge" })
  await waitFor(() =>
    expect(app.db.$client.query("SELECT seen_at FROM note_calls WHERE note_id = ?").get(id)).not.toEqual({
      seen_at: null,
    }),
  )
  expect(anna.id).toBeGreaterThan(0)
})

test("a worker keeps nothing from his colleagues, and changes nothing of theirs", async () => {
  written()
  await open("worker")
  await user.click(field())
  expect(screen.queryByRole("switch", { name: /^Alleen voor kantoor/ })).toBeNull()
  expect(screen.queryByRole("button", { name: /^Wijzigen/ })).toBeNull()
})

test("tasks stand by day, are searched, and what is done stands apart", async () => {
  written({ text: "Laat", dueOn: "2020-01-01", assigneeId: office.id })
  written({ text: "Ook laat", dueOn: "2020-01-02", assigneeId: office.id })
  written({ text: "Ooit", dueOn: "2035-01-01", assigneeId: office.id })
  app.services.notes.setDone(
    written({ text: "Af", dueOn: "2026-11-20", assigneeId: office.id }),
    true,
    office,
  )
  const { wrapper } = await signedIn(app, "owner")
  history.replaceState(null, "", "/taken?taken=iedereen")
  render(<TasksScreen />, { wrapper })
  await screen.findByText("3 taken")
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Te laat",
    "Later",
  ])
  await user.type(screen.getByRole("searchbox"), "ooit")
  await screen.findByText("1 taak")
  await user.clear(screen.getByRole("searchbox"))
  await user.click(screen.getByRole("link", { name: "Gereed" }))
  await screen.findByText(/^Gereed, /)
})

test("above a job stands what one is to do about it by now, with its tick", async () => {
  const { wrapper } = await signedIn(app, "worker")
  const me = app.services.access.list().find(({ role }) => role === "worker")!
  written({ text: "Dozen tellen", dueOn: "2020-01-01", assigneeId: me.id })
  render(
    <WithCourier>
      <NextTask id={job} />
      <NextTask id={job + 1} />
    </WithCourier>,
    { wrapper },
  )
  expect(await screen.findAllByRole("heading", { name: "Dozen tellen" })).toHaveLength(1)
  await user.click(screen.getByRole("button", { name: "Afvinken" }))
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Dozen tellen" })).toBeNull())
})

test("a worker's day shows what he is to do by now, and nothing when there is nothing", async () => {
  const { wrapper } = await signedIn(app, "worker")
  const me = app.services.access.list().find(({ role }) => role === "worker")!
  const first = render(
    <WithCourier>
      <MyTasks />
    </WithCourier>,
    { wrapper },
  )
  expect(first.container.textContent).toBe("")
  written({ text: "Dozen tellen", dueOn: "2020-01-01", assigneeId: me.id })
  first.unmount()
  render(
    <WithCourier>
      <MyTasks />
    </WithCourier>,
    { wrapper },
  )
  await screen.findByText("Dozen tellen")
  await user.click(screen.getByRole("button", { name: /^Afvinken.*Dozen tellen/ }))
  await waitFor(() => expect(app.services.notesView.tasks("mine", me).tasks).toEqual([]))
})
