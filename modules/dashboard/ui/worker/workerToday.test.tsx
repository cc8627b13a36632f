import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { outbox } from "#ui/outbox/outbox.ts"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, waitFor } = await openWindow()
const { WorkerToday } = await import("./WorkerToday.tsx")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { senders } = await import("#ui/app/office.ts")

let app: TestApp
let office: User
beforeEach(async () => {
  app = await givenApp()
  app.clock.set("2026-11-25T08:00:00Z")
  office = app.services.access.list().find(({ username }) => username === "kantoor")!
})
afterEach(() => app.close())

function WithCourier() {
  useCourier(senders)
  return <WorkerToday />
}

async function openedOn(...names: string[]) {
  const { wrapper } = await signedIn(app, "worker")
  const team = [worker().id]
  const days = { startDate: "2026-11-23", endDate: "2026-11-27", team, status: "active" } as const
  for (const name of names) app.services.projects.create({ ...days, name }, office)
  render(<WithCourier />, { wrapper })
}
const worker = () => app.services.access.list().findLast(({ role }) => role === "worker")!
const bars = () => screen.getAllByRole("button", { name: /^Start/ }).map(({ textContent }) => textContent)

test("who works in two places has a bar for each, and is told to ask where he is needed first", async () => {
  await openedOn("Badkamer", "Dakkapel")
  await screen.findByText(/^U staat vandaag op meer dan één project/)
  expect(bars()).toEqual(["StartBadkamer", "StartDakkapel"])
  expect(screen.getByRole("button", { name: "Iets anders" })).toBeTruthy()
})

test("one press on the second bar starts the clock on that project", async () => {
  await openedOn("Badkamer", "Dakkapel")
  await user.click(await screen.findByRole("button", { name: /^Start\s*Dakkapel/ }))
  // Once on a device it is asked whether places may be kept.
  await user.click(await screen.findByRole("button", { name: "Nee, zonder GPS" }))
  const stop = await screen.findByRole("button", { name: /^Stop · / })
  expect(stop.textContent).toContain("Dakkapel")
  await waitFor(() => expect(outbox.get()).toEqual([]))
  expect(app.services.entries.list({}, worker())).toMatchObject([
    { projectName: "Dakkapel", status: "active" },
  ])
})

test("who is planned nowhere and never worked is asked what he does", async () => {
  await openedOn()
  await screen.findByText("U staat vandaag nergens gepland.")
  expect(bars()).toEqual(["StartKies waar u werkt"])
  await user.click(screen.getByRole("button", { name: /^Start/ }))
  expect(await screen.findByRole("dialog", { name: "Waar werkt u?" })).toBeTruthy()
})

test("who is planned nowhere starts by one press what he did last", async () => {
  const { wrapper } = await signedIn(app, "worker")
  const { id } = app.services.projects.create({ name: "Gootwerk", status: "active" }, office)
  const hours = { day: "2026-11-20", from: "08:00", to: "16:30", breakMinutes: 30, note: "" }
  app.services.entries.add(
    { ...hours, kind: "work", projectId: id },
    { key: null, deviceTime: null },
    worker(),
  )
  render(<WorkerToday />, { wrapper })
  await screen.findByText("U staat vandaag nergens gepland.")
  expect(bars()).toEqual(["StartGootwerk"])
})

test("what is otherwise in one's planning stands first, until one has seen it", async () => {
  const { wrapper } = await signedIn(app, "worker")
  const days = { startDate: "2026-11-30", endDate: "2026-12-04" } as const
  const { id, version } = app.services.projects.create(
    { ...days, name: "Keuken", team: [worker().id] },
    office,
  )
  expect(app.services.planningNews.of(worker().id)).toEqual([])
  const later = { startDate: "2026-12-07", endDate: "2026-12-11", team: [worker().id], version }
  app.services.projects.replan(id, later, office)
  render(<WorkerToday />, { wrapper })
  await screen.findByText("Keuken: ma 7 dec t/m vr 11 dec (was ma 30 nov t/m vr 4 dec)")
  await user.click(screen.getByRole("button", { name: "Gezien" }))
  await waitFor(() => expect(screen.queryByText("Uw planning is gewijzigd")).toBeNull())
})
