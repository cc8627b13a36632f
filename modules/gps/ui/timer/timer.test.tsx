import { afterEach, beforeEach, expect, setSystemTime, test } from "bun:test"
import type { ReactNode } from "react"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { openWindow } from "#ui/testing.ts"
import { givenHours } from "../../approval/hours.testing.ts"

const { render, screen, user, waitFor, act, within } = await openWindow()
const { mutate } = await import("swr")
const { default: TimeRegistration } = await import("./TimeRegistration.tsx")
const { RemoveEntry } = await import("./RemoveEntry.tsx")
const { useSheet } = await import("./useTimer.ts")
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { default: TimerBar } = await import("./TimerBar.tsx")
const { default: NewHours } = await import("./NewHours.tsx")
const { answerOf, keepAnswer } = await import("./gpsConsent.ts")
const { choose } = await import("./choices.ts")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { senders } = await import("../senders.ts")

const duinweg = { latitude: 51.65, longitude: 3.92 }
let app: TestApp
let looked: number
/** What the GPS answers. */
let gps: { code: number } | typeof duinweg
beforeEach(async () => {
  app = await givenApp()
  looked = 0
  gps = duinweg
  const watchPosition = (found: (position: object) => void, failed: (error: object) => void) => {
    looked++
    if ("code" in gps) failed({ code: gps.code, message: "" })
    else found({ coords: { ...gps, accuracy: 8 }, timestamp: Date.now() })
    return looked
  }
  const geolocation = { watchPosition, clearWatch: () => {} }
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation })
})
afterEach(async () => {
  setSystemTime()
  Reflect.deleteProperty(navigator, "onLine")
  await act(async () => {
    // A read still underway would be taken for one of the next test.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  })
  await outbox.remove([...outbox.get(), ...outbox.quiet()].map(({ key }) => key))
  await app.close()
})

function WithCourier({ children }: { children: ReactNode }) {
  useCourier(senders)
  return children
}

function FirstEntry() {
  const [row] = useSheet().rows
  return row ? <RemoveEntry row={row} /> : null
}

/** A worker with his phone; one project to work on. */
async function given({
  answer,
  screen: Screen = TimeRegistration as () => ReactNode,
  already,
}: {
  answer?: "yes" | "no"
  screen?: () => ReactNode
  already?: (worker: User) => void
} = {}) {
  const before = new Set(app.services.access.list().map(({ id }) => id))
  const browser = await signedIn(app, "worker")
  const worker = app.services.access.list().find(({ id }) => !before.has(id))!
  const office = app.services.access.list().find(({ username }) => username === "kantoor")!
  app.services.projects.create({ name: "Dakkapel Duinweg", startDate: "2026-11-20", ...duinweg }, office)
  if (answer) keepAnswer(worker.id, app.services.entries.state(worker).noticeVersion, answer)
  choose(worker.id, { auto: false })
  already?.(worker)
  const { wrapper: Browser } = browser
  const open = () =>
    render(
      <WithCourier>
        <TimerBar />
        <Screen />
      </WithCourier>,
      { wrapper: Browser },
    )
  const shown = open()
  /** Another page of the same browser: it knows only what the device kept. */
  async function reload() {
    shown.unmount()
    await mutate(() => true, undefined, { revalidate: false })
    return open()
  }
  return { ...browser, worker, reload, hours: () => app.services.entries.list({}, worker) }
}
const press = async (name: string | RegExp) => {
  await user.click(await screen.findByRole("button", { name }))
  // A second press so soon is the same press.
  setSystemTime(new Date(Date.now() + 1000))
}
const project = async () => user.selectOptions(await screen.findByLabelText("Project"), "Dakkapel Duinweg")
const lastToast = () => toasts.get().history[0]
const sentAll = () => waitFor(() => expect(outbox.get()).toEqual([]))

test("a start, a break and a stop in a cellar show at once, live through a reload, and reach the server once", async () => {
  const { cutOff, reload, hours } = await given({ answer: "no" })
  await project()
  cutOff(true)
  await press("Start Tracking")
  expect(await screen.findByRole("button", { name: "Stop Tracking" })).toBeDefined()
  await press("Pauze")
  await reload()
  await press("Verder na pauze")
  await press("Stop Tracking")
  await screen.findByRole("button", { name: "Start Tracking" })
  expect(screen.getAllByText("Nog niet verstuurd").length).toBeGreaterThan(0)
  expect(hours()).toEqual([])
  cutOff(false)
  await act(async () => void dispatchEvent(new Event("online")))
  await sentAll()
  const [entry, ...others] = hours()
  expect(others).toEqual([])
  expect([entry!.projectName, entry!.status, entry!.breaks.length]).toEqual([
    "Dakkapel Duinweg",
    "completed",
    1,
  ])
  await waitFor(() => expect(screen.queryByText("Nog niet verstuurd")).toBeNull())
})

test("a timer that was sent by a page opened without a connection runs on before the server says how things are", async () => {
  const { cutOff, reload, hours } = await given({ answer: "no" })
  await project()
  cutOff(true)
  await reload()
  await project()
  await press("Start Tracking")
  await screen.findByRole("button", { name: "Stop Tracking" })
  // Writes arrive, and answers to reads get lost.
  const { handle } = app
  app.handle = async (request) => {
    if (request.method === "GET") throw new TypeError("lost")
    return handle(request)
  }
  cutOff(false)
  await act(async () => void dispatchEvent(new Event("online")))
  await sentAll()
  expect(hours()).toHaveLength(1)
  expect(screen.getByRole("button", { name: "Stop Tracking" })).toBeDefined()
  expect(screen.queryByText("Nog niet verstuurd")).toBeNull()
  app.handle = handle
})

test("hours that were put away come back: left out of the queue as long as they wait, else by the opposite", async () => {
  const { hours } = await given({
    screen: () => (
      <>
        <FirstEntry />
        <UndoBar />
      </>
    ),
    already: ({ id }) => void givenHours(app, { accountId: id }),
  })
  const putAway = async () => {
    await press("Uren verwijderen")
    await user.type(screen.getByLabelText("Waarom verwijdert u ze?"), "Dubbel ingevoerd")
    await press("Verwijderen")
  }
  const removals = () => outbox.get().filter(({ kind }) => kind === "gpsRemoval").length
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false })
  await putAway()
  await waitFor(() => expect(removals()).toBe(1))
  await press("Ongedaan maken")
  await waitFor(() => expect(removals()).toBe(0))
  Reflect.deleteProperty(navigator, "onLine")
  expect(hours()).toHaveLength(1)

  await putAway()
  await waitFor(() => expect(hours()).toEqual([]))
  await press("Ongedaan maken")
  await waitFor(() => expect(hours()).toHaveLength(1))
})

test("hours that lack something are told of once, and other reminders stay", async () => {
  await given({
    answer: "no",
    already: (worker) => {
      const entryId = givenHours(app, { accountId: worker.id, projectId: null, to: null })
      const due = { reminderDate: app.clock().toISOString() }
      app.services.hourReminders.add({ ...due, message: "U bent vergeten te stoppen", entryId }, null, worker)
      app.services.hourReminders.add({ ...due, message: "Neem de ladder mee" }, null, worker)
    },
  })
  await screen.findByRole("button", { name: /Neem de ladder mee/ })
  await screen.findByText("Maak deze uren af")
  expect(screen.queryAllByText("U bent vergeten te stoppen")).toEqual([])
})

test("before the first start the notice is asked; no starts without a place, and nothing is looked at", async () => {
  const { worker, hours } = await given()
  await project()
  await press("Start Tracking")
  await press("Nee, zonder GPS")
  await screen.findByRole("button", { name: "Stop Tracking" })
  await sentAll()
  expect(looked).toBe(0)
  expect(hours()[0]!.startPlace).toBeNull()
  const { noticeVersion } = app.services.entries.state(worker)
  expect(answerOf(worker.id, noticeVersion)).toBe("no")
  expect(screen.queryByRole("button", { name: /^GPS aan/ })).toBeNull()
})

test("yes starts by itself once the place is known, records it, and one tap ends that while the hours run on", async () => {
  const { hours } = await given()
  await project()
  await press("Start Tracking")
  await press("Ja, GPS aan")
  const mark = await screen.findByRole("button", { name: /^GPS aan/ })
  await waitFor(() => expect(hours()[0]?.startPlace).toMatchObject(duinweg))
  await user.click(mark)
  expect(screen.queryByRole("button", { name: /^GPS aan/ })).toBeNull()
  expect(screen.getByRole("button", { name: "Stop Tracking" })).toBeDefined()
})

test("without a place a start and a stop say what is missing, and go without it on asking", async () => {
  gps = { code: 2 }
  const { hours } = await given({ answer: "yes" })
  await project()
  await press("Start Tracking")
  expect(lastToast()!.title).toBe("Selecteer een project en wacht op GPS locatie")
  expect(outbox.get()).toEqual([])
  await press("Starten zonder locatie")
  await press("Stop Tracking")
  expect(lastToast()!.title).toBe("Geen actieve sessie of locatie")
  await press("Stoppen zonder locatie")
  await sentAll()
  await waitFor(() => expect(hours().map(({ status }) => status)).toEqual(["completed"]))
})

test("what the server refuses stands on the screen with its sentence until someone decides", async () => {
  const { hours } = await given({ answer: "no" })
  await project()
  await press("Start Tracking")
  await sentAll()
  // The start itself is taken; a stop of something that isn't there is not.
  await act(() =>
    outbox.add(
      "gpsStop",
      {
        ref: crypto.randomUUID(),
        body: { occurredAt: new Date().toISOString() },
        about: { kind: "work", projectName: "Dakkapel Duinweg" },
      },
      "refused-stop",
    ),
  )
  await screen.findByText("Niet gelukt om te versturen")
  expect(screen.getByText("Deze uren zijn er niet (meer).")).toBeDefined()
  expect(lastToast()).toMatchObject({
    title: "Stop Mislukt",
    text: "Kon tracking niet stoppen. Deze uren zijn er niet (meer).",
  })
  await press(/^Verwijderen/)
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Verwijderen" }))
  expect(screen.queryByText("Niet gelukt om te versturen")).toBeNull()
  expect(hours()).toHaveLength(1)
})

test("the timer is right at once after the phone slept", async () => {
  await given({ answer: "no" })
  await project()
  await press("Start Tracking")
  const clock = await screen.findByRole("timer")
  setSystemTime(new Date(Date.now() + 3 * 3600_000))
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
  expect(clock.textContent).toStartWith("3:00:0")
})

test("hours typed over midnight say so and what they come to, and are kept without a connection", async () => {
  const { cutOff, hours } = await given({ answer: "no", screen: NewHours as () => ReactNode })
  await user.selectOptions(await screen.findByLabelText("Project"), "Dakkapel Duinweg")
  await user.clear(screen.getByLabelText("Datum"))
  await user.type(screen.getByLabelText("Datum"), "19-11-2026")
  await user.type(screen.getByLabelText("Van"), "22")
  await user.type(screen.getByLabelText("Tot"), "2:30")
  await user.type(screen.getByLabelText(/^Pauze/), "30")
  expect(screen.getByText("Dit is 4 u").parentElement!.textContent).toBe("Dit is 4 u, tot de volgende dag")
  cutOff(true)
  await user.click(screen.getByRole("button", { name: "Uren opslaan" }))
  await waitFor(() => expect(lastToast()?.title).toBe("Bewaard op dit toestel"))
  cutOff(false)
  await act(async () => void dispatchEvent(new Event("online")))
  await sentAll()
  expect(hours().map(({ days }) => days.map(({ minutes }) => minutes))).toEqual([[120, 120]])
})

test("typed hours that are not right say why at each field, and nothing is kept", async () => {
  const { hours } = await given({ answer: "no", screen: NewHours as () => ReactNode })
  await user.clear(await screen.findByLabelText("Datum"))
  await user.type(screen.getByLabelText("Datum"), "1-1-2030")
  await user.type(screen.getByLabelText("Tot"), "12.75")
  await user.type(screen.getByLabelText(/^Pauze/), "veel")
  await user.click(screen.getByRole("button", { name: "Uren opslaan" }))
  const summary = await screen.findByRole("alert", { name: "De uren zijn niet opgeslagen" })
  for (const sentence of [
    "Kies een project.",
    "Vul in hoe laat u begon.",
    "Vul een tijd in als 07:30.",
    "Vul de pauze in als hele minuten, van 0 tot 1439.",
  ])
    expect(summary.textContent).toContain(sentence)
  expect(summary.querySelectorAll("a")).toHaveLength(5)
  await user.click(screen.getByRole("radio", { name: "Ziek" }))
  await waitFor(() => expect(summary.textContent).not.toContain("Kies een project."))
  expect(hours()).toEqual([])
})
