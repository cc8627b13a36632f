import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import { bathroomJob } from "#modules/projects/sample.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"

const { act, render, screen, user, waitFor, within } = await openWindow()
const { ChecksTab } = await import("../ChecksTab.tsx")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { outbox } = await import("#ui/outbox/outbox.ts")
const { refresh } = await import("#ui/lib/swr.tsx")
const { checkSenders } = await import("../senders.ts")
const { photoSenders } = await import("../../photos/senders.ts")
const { photosPath } = await import("../../photos/paths.ts")

const senders = { ...checkSenders, ...photoSenders }
let app: TestApp
let project: number
beforeEach(async () => {
  localStorage.clear()
  app = await givenApp()
  app.clock.set(new Date())
  project = bathroomJob(app.services)
})
afterEach(async () => {
  await act(() => outbox.remove(outbox.get().map(({ key }) => key)))
  goOnline(true)
  await app.close()
})

function Around({ children }: { children: ReactNode }) {
  useCourier(senders)
  return <Router hook={memoryLocation().hook}>{children}</Router>
}
async function open() {
  const browser = await signedIn(app, "worker")
  render(
    <Around>
      <ChecksTab project={project} closed={false} />
    </Around>,
    { wrapper: browser.wrapper },
  )
  await screen.findByText(/^Vloer eronder is bekeken/)
  return browser
}
const office = () => app.services.access.list()[0]!
const picture = (hue = 20) =>
  new File([new Uint8Array(samplePhoto({ width: 40, height: 30, hue }))], "image.png", { type: "image/png" })
const row = (text: RegExp) => screen.getByText(text, { selector: ".checks-text" }).closest("li")!
const floor = () => within(row(/^Vloer eronder is bekeken/))
const pipes = () => within(row(/^Plaats van waterleidingen/))
const shoot = () => user.upload(floor().getByLabelText(/^Foto maken/, { selector: "input" }), picture())
const shown = (at = floor()) => at.queryAllByRole("img").map((image) => image.getAttribute("alt"))
const kept = () => app.services.intakePhotos.list(project)
const keptAt = (code: string) =>
  app.services.checks
    .of(project)
    .items.find(({ id }) => id === code)!
    .photos.map(({ title }) => title)
const takeBack = () => act(() => (undoBar.get() as { back(): Promise<unknown> }).back())
const goOnline = (value: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { value, configurable: true })
    dispatchEvent(new Event(value ? "online" : "offline"))
  })
/** All is with the server, and shown so. */
const settled = () => waitFor(() => expect(outbox.get()).toEqual([]))
/** What is said of one photo twice is said at two times. */
const later = async () => {
  await settled()
  app.clock.pass(5)
}
const first = "Foto: Vloer eronder is bekeken 1"

test("an item that wants a photo says that it is not there, and can be ticked; one that is taken is called after it", async () => {
  await open()
  floor().getByText("Nog geen foto")
  await user.click(floor().getByRole("checkbox"))
  await shoot()
  await shoot()
  await waitFor(() => expect(keptAt("badkamer.floor")).toHaveLength(2))
  await waitFor(() => expect(shown()).toEqual([first, "Foto: Vloer eronder is bekeken 2"]))
  expect(floor().queryByText("Nog geen foto")).toBeNull()
  expect(kept()[0]).toMatchObject({ category: "intake" })
  await waitFor(() => expect(app.services.checks.of(project).completedItems).toEqual(["badkamer.floor"]))
  await settled()
})

test("without a connection a photo stands at its item at once, and arrives there after it", async () => {
  await open()
  goOnline(false)
  await user.click(floor().getByRole("checkbox"))
  await shoot()
  await waitFor(() => expect(shown()).toEqual([first]))
  expect([kept(), outbox.get().length]).toEqual([[], 2])
  goOnline(true)
  await waitFor(() => expect(keptAt("badkamer.floor")).toEqual(["Vloer eronder is bekeken 1"]))
  await settled()
  expect(shown()).toEqual([first])
})

test("a photo that waits is picked for another item too, and taken from the first with its way back", async () => {
  await open()
  goOnline(false)
  await shoot()
  await waitFor(() => expect(shown()).toEqual([first]))
  await user.click(pipes().getByRole("button", { name: /^Kies een foto/ }))
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /Vloer eronder/ }))
  await waitFor(() => expect(shown(pipes())).toEqual([first]))
  await user.click(floor().getByRole("button", { name: first }))
  await user.click(screen.getByRole("button", { name: "Hoort niet bij dit punt" }))
  await waitFor(() => expect(shown()).toEqual([]))
  await takeBack()
  await waitFor(() => expect(shown()).toEqual([first]))
  goOnline(true)
  await waitFor(() => expect([keptAt("badkamer.floor"), keptAt("badkamer.pipes")].flat()).toHaveLength(2))
  await settled()
  expect(kept()).toHaveLength(1)
})

test("a photo of the project is picked, opens large, leaves its item and comes back to it, and is never thrown away by that", async () => {
  const told = { title: "Kruipruimte", notes: "", category: "intake" as const, location: "" }
  const photo = { data: new Uint8Array(samplePhoto({ width: 40, height: 30 })), name: "a.png" }
  const sending = { key: null, deviceTime: null }
  await app.services.intakePhotos.add(project, async () => ({ told, photo }), sending, office())
  await open()
  await user.click(floor().getByRole("button", { name: /^Kies een foto/ }))
  await user.click(await within(screen.getByRole("dialog")).findByRole("button", { name: /Kruipruimte/ }))
  await waitFor(() => expect(keptAt("badkamer.floor")).toEqual(["Kruipruimte"]))
  await later()
  await user.click(floor().getByRole("button", { name: "Foto: Kruipruimte" }))
  const large = within(screen.getByRole("dialog", { name: "Kruipruimte" })).getByRole("img")
  expect(large.getAttribute("src")).toBe(kept()[0]!.url)
  await user.click(screen.getByRole("button", { name: "Hoort niet bij dit punt" }))
  await waitFor(() => expect(keptAt("badkamer.floor")).toEqual([]))
  await later()
  floor().getByText("Nog geen foto")
  await takeBack()
  await waitFor(() => expect(keptAt("badkamer.floor")).toEqual(["Kruipruimte"]))
  await settled()
  expect(kept()).toHaveLength(1)
})

test("a photo that is thrown away leaves its item, and comes back to it", async () => {
  await open()
  await shoot()
  await waitFor(() => expect(keptAt("badkamer.floor")).toHaveLength(1))
  await settled()
  const { id } = kept()[0]!
  app.services.projectFiles.remove(project, id, office())
  await act(() => refresh(photosPath(project)))
  await floor().findByText("Nog geen foto")
  app.services.projectFiles.restore(project, id, office())
  await act(() => refresh(photosPath(project)))
  await waitFor(() => expect(shown()).toEqual([first]))
})

test("of a list that became one of another kind meanwhile the photo arrives with the project, and that it belongs nowhere is told", async () => {
  await open()
  goOnline(false)
  await shoot()
  await waitFor(() => expect(outbox.get()).toHaveLength(1))
  const rest = { items: [], completedItems: [], warnings: [], status: "in_progress" as const }
  app.services.checks.save(project, { projectType: "keuken", ...rest }, null, office())
  goOnline(true)
  await waitFor(() => expect(kept()).toHaveLength(1))
  await waitFor(() => expect(outbox.get()).toMatchObject([{ state: "refused", code: "intake.otherType" }]))
  expect(outbox.textOf(outbox.get()[0]!)).toMatch(/^Foto bij: Vloer eronder/)
})
