import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { samplePhoto } from "#src/files/sample.ts"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { emptyPlan, withRoom } from "../../plan/edit.ts"
import { rectangle } from "../../plan/plan.testing.ts"
import { bathroomPlan, savePlan } from "../../plan/sample.ts"
import type { Plan } from "../../plan/schema.ts"
import { laidIn } from "../../plan/underlay.ts"

const { act, render, screen, user, waitFor } = await openWindow()
const { outbox } = await import("#ui/outbox/outbox.ts")
const { usePlans } = await import("./usePlans.ts")
const { planChanges } = await import("./planChanges.ts")
const { planSenders } = await import("./senders.ts")
const { RefusedPlan } = await import("./RefusedPlan.tsx")

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
const changes = planChanges(project)
const office = () => app.services.access.list()[0]!
const kept = () => app.services.plans.list(project)
const square = (metres: number, level = 0): Plan => withRoom(emptyPlan(level), rectangle(metres, metres))
/** As another device did. */
const drawn = (plan: Plan, key: string, after: string | null = null, removed = false) =>
  app.services.plans.save(
    project,
    "plan-one",
    savePlan({ ...plan, after, removed }),
    { key, deviceTime: null },
    office(),
  )

/** What a screen would show of the plans. */
function Shown() {
  const { plans, known, waiting, refused } = usePlans(project)
  return (
    <>
      <p>
        {plans
          .map(({ level, rooms, underway }) => `${level}: ${rooms[0]!.corners[1]!.x}${underway ? "*" : ""}`)
          .join(", ") || "none"}
      </p>
      <p>{`${waiting} waiting`}</p>
      {refused.map((one) => (
        <RefusedPlan key={one.last.key} refused={one} known={known} />
      ))}
    </>
  )
}
async function open(role: Role = "worker") {
  const browser = await signedIn(app, role)
  const me = app.services.access.list().findLast((person) => person.role === role)!
  close = outbox.open(me.id, planSenders)
  return { ...browser, ...render(<Shown />, { wrapper: browser.wrapper }) }
}
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
async function sendAll({ cutOff }: { cutOff: (away: boolean) => void }) {
  cutOff(false)
  await act(() => outbox.retry(outbox.get().map(({ key }) => key)))
  await waitFor(() => expect(outbox.get().every(({ state }) => state === "refused")).toBe(true))
}
const takeBack = () => act(async () => void (await undoBar.get()!.back!()))

test("what is drawn and changed without a connection shows at once by floor, and arrives in order", async () => {
  drawn(square(9, 2), "their-save")
  const browser = await open()
  await screen.findByText("2: 9000")
  browser.cutOff(true)
  const first = await act(() => changes.add(square(2)))
  await act(() => changes.change(first, square(3)))
  await screen.findByText("0: 3000*, 2: 9000")
  expect(screen.queryByText("2 waiting")).not.toBeNull()
  await sendAll(browser)
  await screen.findByText("0: 3000, 2: 9000")
  expect(app.services.plans.versions(project, first.id)).toHaveLength(2)
})

test("the old drawing that a plan was drawn over goes with it", async () => {
  const { id } = await app.services.intakePhotos.add(
    project,
    async () => ({
      told: { title: "Bouwtekening", notes: "", category: "measurement", location: "" },
      photo: { data: new Uint8Array(samplePhoto({ width: 40, height: 30 })) },
    }),
    { key: null, deviceTime: null },
    office(),
  )
  const underlay = laidIn({ x: 0, y: 0, width: 8000, height: 8000 }, id, { width: 4, height: 3 })
  await open()
  await screen.findByText("none")
  await act(() => changes.add({ ...square(2), underlay }))
  await waitFor(() => expect(kept()).toMatchObject([{ underlay }]))
})

test("a second device opens what the first one drew without a connection, once that has one again", async () => {
  const first = await open()
  await screen.findByText("none")
  first.cutOff(true)
  await act(() => changes.add(bathroomPlan()))
  await screen.findByText("1: 2400*")
  await sendAll(first)
  first.unmount()
  act(close)
  await open("manager")
  await screen.findByText("1: 2400")
  expect(kept()).toMatchObject([bathroomPlan()])
})

test("a change is taken back in the bar, sent or not, and so are a plan and its removal", async () => {
  drawn(square(4), "first-save")
  const browser = await open()
  await screen.findByText("0: 4000")
  await act(() => changes.change(kept()[0]!, square(5)))
  await screen.findByText("0: 5000")
  await takeBack()
  await screen.findByText("0: 4000")
  browser.cutOff(true)
  await act(() => changes.remove(kept()[0]!))
  await screen.findByText("none")
  await takeBack()
  await screen.findByText("0: 4000*")
  await act(() => changes.add(square(7)))
  await screen.findByText("0: 4000*, 0: 7000*")
  await takeBack()
  await screen.findByText("0: 4000*")
  await sendAll(browser)
  await screen.findByText("0: 4000")
  expect(kept()).toMatchObject([square(4)])
})

/** Both devices changed the plan; this one twice, and it was later. */
async function meanwhile(theirs: () => unknown = () => drawn(square(5), "second-save", "first-save")) {
  drawn(square(4), "first-save")
  const browser = await open()
  await screen.findByText("0: 4000")
  browser.cutOff(true)
  const changed = await act(() => changes.change(kept()[0]!, square(6)))
  await act(() => changes.change(changed, square(7)))
  theirs()
  browser.cutOff(false)
  await act(() => outbox.retry(outbox.get().map(({ key }) => key)))
  await screen.findByText("Uw plattegrond (Begane grond) is niet opgeslagen.")
}

test("who saves second is told by whom and when, sees the other's plan, and can save the last of his own", async () => {
  await meanwhile()
  await screen.findByText("0: 5000")
  expect(document.body.textContent).toMatch(
    / heeft deze plattegrond intussen ook opgeslagen, op 21-11-2026 om 12:00\./,
  )
  await press("Mijn versie opslaan")
  await screen.findByText("0: 7000")
  await waitFor(() => expect(kept()).toMatchObject([square(7)]))
  expect(screen.queryByText(/is niet opgeslagen/)).toBeNull()
  expect(app.services.plans.versions(project, "plan-one")).toHaveLength(3)
})

test("who leaves the other's plan as it is can still save his own", async () => {
  await meanwhile()
  await press(/^Versie van .* houden$/)
  await waitFor(() => expect(outbox.get()).toEqual([]))
  expect(kept()).toMatchObject([square(5)])
  await takeBack()
  await waitFor(() => expect(kept()).toMatchObject([square(7)]))
})

test("what was changed here and removed elsewhere is saved as a new plan", async () => {
  await meanwhile(() => drawn(square(4), "second-save", "first-save", true))
  await screen.findByText("none")
  await press("Mijn versie opslaan")
  await waitFor(() => expect(kept()).toMatchObject([square(7)]))
})

test("of a project that was put away meanwhile nothing can be saved, and it can be left so", async () => {
  await meanwhile(() => app.services.projects.setArchived(project, { archived: true }, office()))
  expect(screen.queryByRole("button", { name: "Mijn versie opslaan" })).toBeNull()
  expect(document.body.textContent).toContain("Dit project staat in het archief.")
})
