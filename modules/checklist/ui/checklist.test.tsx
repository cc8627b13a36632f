import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import { approvalPath } from "#modules/gps/ui/approval/paths.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays } from "#src/shared/days.ts"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, waitFor, within, act } = await openWindow()
// Nothing here can read a picture.
Reflect.deleteProperty(globalThis, "createImageBitmap")
const { default: DailyChecklist } = await import("./day/DailyChecklist.tsx")
const { default: ItemsScreen } = await import("./items/ItemsScreen.tsx")
const { default: PastDaysScreen } = await import("./past/PastDaysScreen.tsx")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { refresh } = await import("#ui/lib/swr.tsx")
const { senders } = await import("./senders.ts")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  // A device and its server agree on which day it is.
  app.clock.set(new Date())
})
afterEach(() => app.close())

function WithCourier({ children }: { children: ReactNode }) {
  useCourier(senders)
  return children
}

async function open(role: Role = "worker") {
  const browser = await signedIn(app, role)
  render(
    <WithCourier>
      <DailyChecklist />
    </WithCourier>,
    { wrapper: browser.wrapper },
  )
  await screen.findByText(/tot 80%|af te ronden/)
  return browser
}
const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox")
const rows = (table: string) =>
  app.db.$client.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${table}`).get()!.n
const finish = () => screen.getByRole("button", { name: /^Checklist Voltooien/ })
const lastToast = () => toasts.get().shown[0]

test("a press anywhere on a row ticks it at once, and it reaches the server", async () => {
  await open()
  expect(boxes()).toHaveLength(20)
  await user.click(screen.getByText("Gereedschap is geteld en opgeborgen"))
  const row = screen.getByText("Gereedschap is geteld en opgeborgen").closest("label")!
  expect(within(row).getByRole<HTMLInputElement>("checkbox").checked).toBe(true)
  await waitFor(() => expect(rows("checklist_ticks")).toBe(1))
})

test("below 80 percent a press says why not, and from there on it finishes the day", async () => {
  await open()
  expect(finish().getAttribute("aria-disabled")).toBe("true")
  await user.click(finish())
  expect(lastToast()).toMatchObject({
    ...{ title: "Checklist onvolledig", text: "4% voltooid. Minimaal 80% vereist.", destructive: true },
  })
  for (const box of boxes().slice(0, 16)) await user.click(box)
  await screen.findByText("80% – gereed om af te ronden")
  await user.type(screen.getByLabelText(/^Notitie bij deze dag/), "Sleutel bij de buren")
  await user.click(finish())
  await screen.findByText(/^Afgerond om .* met 80%/)
  expect(lastToast()!.title).toBe("Checklist Opgeslagen")
  expect(rows("checklist_submissions")).toBe(1)
})

test("a day that the server does not take is told with its reason, and comes back with its notes", async () => {
  await open()
  for (const box of boxes().slice(0, 16)) await user.click(box)
  await screen.findByText("80% – gereed om af te ronden")
  await waitFor(() => expect(rows("checklist_ticks")).toBe(16))
  // A timer that nobody stopped is found meanwhile.
  const { id } = app.services.access.list().find(({ role }) => role === "worker")!
  app.db.$client.run(
    `INSERT INTO time_entries (ref, account_id, kind, source, started_at, forgotten_at, created_at)
    VALUES ('forgotten', ?, 'work', 'timer', '2026-11-20T07:00:00Z', '2026-11-20T22:59:00Z', '2026-11-20T07:00:00Z')`,
    [id],
  )
  await user.type(screen.getByLabelText(/^Notitie bij deze dag/), "Sleutel bij de buren")
  await user.click(finish())
  const failed = await screen.findByText("De checklist is niet aangenomen.")
  const alert = failed.closest<HTMLElement>("[role=alert]")!
  expect(alert.textContent).toContain("De checklist is niet aangenomen. 76% voltooid. Minimaal 80% vereist.")
  await user.click(within(alert).getByRole("button", { name: "Terughalen" }))
  await waitFor(() => expect(screen.queryByText("De checklist is niet aangenomen.")).toBeNull())
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notitie bij deze dag/).value).toBe(
    "Sleutel bij de buren",
  )
  expect(rows("checklist_submissions")).toBe(0)
})

test("a double press finishes a day once", async () => {
  await open()
  for (const box of boxes().slice(0, 16)) await user.click(box)
  await screen.findByText("80% – gereed om af te ronden")
  await user.dblClick(finish())
  await screen.findByText(/^Afgerond om .* met 80%/)
  await waitFor(() => expect(screen.queryByText(/wordt verstuurd/)).toBeNull())
  expect(rows("checklist_submissions")).toBe(1)
})

test("of two handfuls of photos at once as many are taken as fit, and the others are counted", async () => {
  // The page keeps them beyond this test: of somebody who has no other.
  app.hire("Anna Wisse")
  await open()
  const picker = document.querySelector<HTMLInputElement>("#fotos")!
  const handful = Array.from({ length: 15 }, (_, at) => new File(["x"], `${at}.jpg`, { type: "image/jpeg" }))
  Object.defineProperty(picker, "files", { get: () => handful })
  act(() => {
    for (let times = 0; times < 2; times++) picker.dispatchEvent(new Event("change", { bubbles: true }))
  })
  await screen.findByText(/^10 foto's pasten er niet meer bij/)
  expect(within(screen.getByRole("list", { name: "Foto's die meegaan" })).getAllByRole("img")).toHaveLength(
    20,
  )
})

test("each subject tells how much of it is done, and the open ones can be shown alone", async () => {
  await open()
  const waste = screen.getByRole("region", { name: "Afval" })
  await user.click(within(waste).getAllByRole("checkbox")[0]!)
  await within(waste).findByText("1 van 2")
  await user.click(screen.getByRole("switch", { name: "Toon alleen open" }))
  await waitFor(() => expect(within(waste).getAllByRole("checkbox")).toHaveLength(1))
  // What is ticked now keeps its place, so that the next one doesn't come under the thumb.
  await user.click(within(waste).getAllByRole("checkbox")[0]!)
  await within(waste).findByText("2 van 2")
  expect(within(waste).getAllByRole("checkbox")).toHaveLength(1)
})

test("a reminder is set only of what is written, for tomorrow at nine", async () => {
  const { asked } = await open()
  const button = screen.getByRole("button", { name: "Herinnering instellen" })
  await user.click(button)
  await user.type(screen.getByLabelText(/^Waaraan wilt u/), "   ")
  await user.click(button)
  await screen.findByText("Schrijf eerst iets op.")
  expect(asked.some((call) => call.startsWith("POST"))).toBe(false)
  await user.type(screen.getByLabelText(/^Waaraan wilt u/), "Bel de gemeente")
  await user.click(button)
  await waitFor(() => expect(lastToast()?.title).toBe("Herinnering aangemaakt"))
  expect(rows("hour_reminders")).toBe(1)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Waaraan wilt u/).value).toBe("")
})

test("sites of others open in a tab of their own, the company's own in the same", async () => {
  app.services.settings.save(
    {
      checklistLinks: {
        ...{ mail: "mail.kade.example", calendar: "", chat: "", storage: "", weather: "", taskList: "" },
      },
    },
    null,
  )
  await open("manager")
  const mail = screen.getByRole<HTMLAnchorElement>("link", { name: /^E-mail/ })
  expect([mail.href, mail.target, mail.rel]).toEqual([
    ...["https://mail.kade.example/", "_blank", "noopener noreferrer"],
  ])
  expect(mail.textContent).toContain("opent in een nieuw tabblad")
  expect(screen.queryByRole("link", { name: /^Agenda/ })).toBeNull()
})

test("of what waits five are shown and the others counted", async () => {
  const office = app.services.access.list()[0]!
  const { id: project } = app.services.projects.create({ name: "Dakkapel" }, office)
  for (let at = 0; at < 7; at++)
    app.db.$client.run(
      `INSERT INTO time_entries (ref, account_id, project_id, kind, source, started_at, ended_at, created_at)
      VALUES (?, ?, ?, 'work', 'timer', ?, ?, ?)`,
      [
        `r${at}`,
        office.id,
        project,
        `2026-11-1${at}T07:00:00Z`,
        `2026-11-1${at}T15:00:00Z`,
        "2026-11-10T07:00:00Z",
      ],
    )
  await open("manager")
  await screen.findByText("Keur 7 urenregistraties")
  await screen.findByText("+ 2 meer")
  expect(screen.getAllByRole("button", { name: /^(Goedkeuren|Aanvullen)/ })).toHaveLength(5)
})

test("what is typed of hours stays when older ones that lack something come in", async () => {
  const { id: account } = app.services.access.list()[0]!
  const forget = (ref: string, day: string) =>
    app.db.$client.run(
      `INSERT INTO time_entries (ref, account_id, kind, source, started_at, forgotten_at, created_at)
      VALUES (?, ?, 'work', 'timer', ?, ?, ?)`,
      [ref, account, `${day}T07:00:00Z`, `${day}T22:59:00Z`, `${day}T07:00:00Z`],
    )
  forget("first", "2026-11-19")
  await open("manager")
  const end = () => screen.findByLabelText<HTMLInputElement>(/^Eindtijd/)
  await user.clear(await end())
  await user.type(await end(), "15:12")
  forget("older", "2026-11-18")
  await act(async () => void (await refresh(approvalPath)))
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^Aanvullen/ })).toHaveLength(1))
  expect((await end()).value).toBe("15:12")
})

test("a day that is finished late is told with what counted, as the device saw it", async () => {
  await open()
  const day = addDays(dayOf(new Date()), -1)
  const { items } = (await (await import("./api.ts")).api.day(undefined))!
  const seen = items
    .filter(({ left }) => left === null)
    .map(({ id, category, task, priority }, at) => ({
      ...{ id, category, task, priority, completed: at < 17, occurredAt: `${day}T16:00:00.000Z` },
    }))
  const open1 = { id: "gps.own", category: "hours", task: "Uw uren", priority: "high" as const }
  const { sendFinished } = await import("./outgoing.ts")
  const submission = {
    ...{ date: day, notes: "", photosCount: 0 },
    items: [...seen, { ...open1, completed: false, occurredAt: null }],
  }
  const options = { key: "late-day-1", headers: {}, signal: new AbortController().signal }
  await act(async () => void (await sendFinished({ submission, photos: [] }, options)))
  expect(lastToast()!.text).toBe("80% voltooid. Fijne avond!")
})

test("the owner changes, moves, adds and switches off, with a way back", async () => {
  const { wrapper } = await signedIn(app, "owner")
  render(<ItemsScreen />, { wrapper })
  const order = async () =>
    (await screen.findByRole("region", { name: "Afval" })).querySelectorAll("li p > span:first-child")[0]!
      .textContent
  expect(await order()).toBe("Bouwplaats is opgeruimd en bezemschoon")
  await user.click(
    screen.getByRole("button", { name: "Omhoog: Container is nagekeken, en afgemeld als hij vol is" }),
  )
  await waitFor(async () => expect(await order()).toBe("Container is nagekeken, en afgemeld als hij vol is"))

  await user.click(await screen.findByRole("button", { name: /^Zet uit.*Bouwplaats is opgeruimd/ }))
  await screen.findByRole("button", { name: /^Zet aan.*Bouwplaats is opgeruimd/ })
  const { undoBar } = await import("#ui/lib/undo.ts")
  await act(async () => void (await undoBar.get()!.back!()))

  await user.click(screen.getByRole("button", { name: "Punt toevoegen" }))
  const dialog = within(screen.getByRole("dialog"))
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  await dialog.findByRole("link", { name: "Vul in wat er gereed moet zijn" })
  await user.type(dialog.getByLabelText("Wat gereed moet zijn"), "Alarm van de loods staat aan")
  await user.selectOptions(dialog.getByLabelText("Onderwerp"), "Veiligheid")
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  await screen.findByText("Alarm van de loods staat aan")
  expect(app.services.checklistItems.list().filter(({ own }) => own)).toHaveLength(1)
})

test("days that were finished stand under each other, each a link", async () => {
  const browser = await open()
  const day = dayOf(new Date())
  for (const box of boxes()) await user.click(box)
  await screen.findByText("100% – gereed om af te ronden")
  await user.click(finish())
  await screen.findByText(/^Afgerond om/)
  render(<PastDaysScreen />, { wrapper: browser.wrapper })
  const link = await screen.findByRole("link", { name: /100%.*alles af/ })
  expect(link.getAttribute("href")).toBe("/daily-checklist/dagen/1")
  expect(app.db.$client.query("SELECT day FROM checklist_days").all()).toEqual([{ day }])
})
