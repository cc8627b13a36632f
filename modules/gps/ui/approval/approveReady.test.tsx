import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import type { Notice } from "#src/shared/notice.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { givenHours, linesOf } from "../../approval/hours.testing.ts"

const { render, screen, user, waitFor } = await openWindow()
const { default: ApproveReady } = await import("./ApproveReady.tsx")
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { undoBar } = await import("#ui/lib/undo.ts")

let app: TestApp
let office: User
let daan: number
let projectId: number
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list().find(({ username }) => username === "kantoor")!
  daan = app.hire("Daan Wisse").id
  projectId = app.services.projects.create({ name: "Dakkapel Duinweg" }, office).id
  await app.services.costRates.add({ accountId: daan, since: "2026-01-01", rate: 40 }, office)
})
afterEach(() => {
  undoBar.forget()
  return app.close()
})

const notice = () =>
  app.services.notices.list(office).find(({ key }: Notice) => key === "gps.toApprove") as Notice
async function opened() {
  const { wrapper } = await signedIn(app, "manager")
  render(
    <>
      <ApproveReady notice={notice()} variant="secondary" className="matter-act">
        {null}
      </ApproveReady>
      <UndoBar />
    </>,
    { wrapper },
  )
}
const givenTwoDays = () =>
  ["2026-11-19", "2026-11-20"].map((day) => givenHours(app, { accountId: daan, projectId, day }))

test("two presses approve all that is complete, and one takes it back", async () => {
  givenTwoDays()
  await opened()
  await user.click(screen.getByRole("button", { name: "Keur 2" }))
  expect(await screen.findByText("U keurt 2 registraties goed: 17 u van 1 medewerker.")).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "2 registraties goedkeuren" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(linesOf(app)).toHaveLength(2)
  await user.click(await screen.findByRole("button", { name: /^Ongedaan maken/ }))
  expect(await screen.findByText("Goedkeuring ingetrokken")).toBeTruthy()
  expect(linesOf(app)).toEqual([])
})

test("what somebody else approved meanwhile is told when it is pressed, and nothing is sent", async () => {
  const ids = givenTwoDays()
  await opened()
  const entries = ids.map((id) => ({ id, version: 1 }))
  await app.services.approval.approveMany({ entries }, null, office)
  await user.click(screen.getByRole("button", { name: "Keur 2" }))
  expect(await screen.findByText("Er valt niets meer goed te keuren: iemand was u voor.")).toBeTruthy()
  expect(screen.queryByRole("button", { name: /goedkeuren$/ })).toBeNull()
})

test("what somebody changes while one is asked is left, with its reason", async () => {
  const [id] = givenTwoDays()
  await opened()
  await user.click(screen.getByRole("button", { name: "Keur 2" }))
  const yes = await screen.findByRole("button", { name: "2 registraties goedkeuren" })
  app.services.approval.approve({ entryId: id!, approved: false, notes: "Welke klus?" }, null, office)
  await user.click(yes)
  expect(await screen.findByText("1 registratie is niet goedgekeurd.")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Naar de uren" }).getAttribute("href")).toBe("/uren/goedkeuren")
  expect(linesOf(app)).toHaveLength(1)
})

test("where everything misses something, the button leads to what is to be completed", async () => {
  givenHours(app, { accountId: daan, projectId: null })
  await opened()
  const link = screen.getByRole("link", { name: "Aanvullen" })
  expect(link.getAttribute("href")).toBe("/uren/goedkeuren?status=aanvullen")
})
