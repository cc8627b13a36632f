import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import { bathroomJob } from "#modules/projects/sample.ts"
import { samplePhoto } from "#src/files/sample.ts"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { arrow } from "../../drawing/shapes.testing.ts"

const { render, screen, user, waitFor, act, within } = await openWindow()
const { Route, Router } = await import("wouter")
const { default: IntakeScreen } = await import("../IntakeScreen.tsx")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { outbox } = await import("#ui/outbox/outbox.ts")
const { photoSenders } = await import("./senders.ts")
const { drawingKind } = await import("./items.ts")

let app: TestApp
let project: number
beforeEach(async () => {
  localStorage.clear()
  app = await givenApp()
  project = bathroomJob(app.services)
})
afterEach(async () => {
  await act(() => outbox.remove(outbox.get().map(({ key }) => key)))
  goOnline(true)
  await app.close()
})

function WithCourier({ children }: { children: ReactNode }) {
  useCourier(photoSenders)
  return children
}

async function open(role: Role = "worker", path = `/job-intake/${project}`) {
  const browser = await signedIn(app, role)
  history.replaceState(null, "", path)
  render(
    <Router>
      <WithCourier>
        <Route path="/job-intake/:id" component={IntakeScreen} />
      </WithCourier>
    </Router>,
    { wrapper: browser.wrapper },
  )
  return browser
}

const picture = (hue = 20) =>
  new File([new Uint8Array(samplePhoto({ width: 40, height: 30, hue }))], "image.png", { type: "image/png" })
const camera = () => document.querySelector<HTMLInputElement>("input[capture]")!
const shoot = (file = picture()) => user.upload(camera(), file)
const titles = () => [...document.querySelectorAll(".intake-title")].map((title) => title.textContent)
const states = () => [...document.querySelectorAll(".intake-state")].map((state) => state.textContent)
const kept = () => app.services.intakePhotos.list(project)
const titlesKept = () =>
  kept()
    .map(({ title }) => title)
    .toSorted()
const goOnline = (value: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { value, configurable: true })
    dispatchEvent(new Event(value ? "online" : "offline"))
  })
const readyToShoot = () => screen.findByText(/^Nog geen foto’s/)

test("photo after photo is kept under the chosen kind and place, with a number of its own", async () => {
  await open()
  await readyToShoot()
  await user.selectOptions(screen.getByLabelText("Soort"), "Schade")
  await user.type(screen.getByLabelText(/^Plek/), "Badkamer")
  await shoot(picture(10))
  await shoot(picture(90))
  await waitFor(() => expect(titlesKept()).toEqual(["Badkamer 1", "Badkamer 2"]))
  expect(kept()[0]).toMatchObject({ category: "damage", location: "Badkamer", by: "Test worker" })
  await waitFor(() => expect(screen.getByText("Badkamer 3")).toBeTruthy())
})

test("photos that are chosen together each get a number of their own", async () => {
  await open()
  await readyToShoot()
  await user.upload(screen.getByLabelText("Kies foto’s", { selector: "input" }), [picture(10), picture(90)])
  await waitFor(() => expect(titlesKept()).toEqual(["Opname 1", "Opname 2"]))
})

test("without a connection photos stand in the gallery at once, wait, and arrive once each when there is one", async () => {
  const browser = await open()
  await readyToShoot()
  goOnline(false)
  await shoot(picture(10))
  await shoot(picture(90))
  await waitFor(() => expect(titles()).toEqual(["Opname 2", "Opname 1"]))
  expect(states()).toEqual(["wacht op verbinding", "wacht op verbinding"])
  expect(kept()).toEqual([])
  goOnline(true)
  await waitFor(() => expect(kept()).toHaveLength(2))
  await waitFor(() => expect(states()).toEqual([]))
  expect(titles().toSorted()).toEqual(["Opname 1", "Opname 2"])
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toHaveLength(2)
})

test("what is told of a photo can change before it is sent", async () => {
  await open()
  await readyToShoot()
  goOnline(false)
  await shoot()
  await user.click(await screen.findByRole("link", { name: /Opname 1/ }))
  await user.click(screen.getByRole("button", { name: "Wijzig" }))
  const dialog = within(screen.getByRole("dialog", { name: "Foto beschrijven" }))
  await user.clear(dialog.getByLabelText(/^Titel/))
  await user.type(dialog.getByLabelText(/^Titel/), "Lekkage")
  await user.type(dialog.getByLabelText(/^Notitie/), "Achter het toilet")
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  await waitFor(() => expect(titles()).toEqual(["Lekkage"]))
  goOnline(true)
  await waitFor(() => expect(kept()).toMatchObject([{ title: "Lekkage", notes: "Achter het toilet" }]))
})

test("of a photo that arrived somebody tells more, and who is second sees what the first made of it", async () => {
  await open()
  await readyToShoot()
  await shoot()
  await waitFor(() => expect(states()).toEqual([]))
  await user.click(await screen.findByRole("link", { name: /Opname 1/ }))
  await user.click(screen.getByRole("button", { name: "Wijzig" }))
  const { id } = kept()[0]!
  app.services.intakePhotos.change(
    project,
    id,
    { title: "Kozijn", notes: "", category: "damage", location: "Zolder", version: 1 },
    app.services.access.list()[0]!,
  )
  const dialog = within(screen.getByRole("dialog", { name: "Foto beschrijven" }))
  await user.type(dialog.getByLabelText(/^Notitie/), "Verrot")
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  await dialog.findByText(/Kozijn/)
  expect(kept()[0]).toMatchObject({ title: "Kozijn", notes: "" })
})

test("a removed photo comes back, also one that was not sent", async () => {
  await open()
  await readyToShoot()
  goOnline(false)
  await shoot()
  await user.click(await screen.findByRole("link", { name: /Opname 1/ }))
  await user.click(screen.getByRole("button", { name: "Verwijderen" }))
  await waitFor(() => expect(titles()).toEqual([]))
  await act(() => (undoBar.get() as { back(): Promise<unknown> }).back())
  await waitFor(() => expect(titles()).toEqual(["Opname 1"]))
  goOnline(true)
  await waitFor(() => expect(kept()).toHaveLength(1))
})

test("what was drawn without a connection shows at once and arrives beside the photo, which can still be seen", async () => {
  await open()
  await readyToShoot()
  await shoot()
  await waitFor(() => expect(kept()).toHaveLength(1))
  const { id, title } = kept()[0]!
  goOnline(false)
  const drawn = { project, id, title, shapes: [arrow], drawing: 0, drawn: picture(200) }
  await act(() => outbox.add(drawingKind, drawn, "drawing-0000001"))
  await screen.findByText("Met tekening")
  expect(states()).toEqual(["wacht op verbinding"])
  goOnline(true)
  await waitFor(() => expect(kept()[0]!.drawing).toBe(1))
  await user.click(screen.getByRole("link", { name: /Opname 1/ }))
  const shown = () => within(screen.getByRole("dialog")).getByRole("img").getAttribute("src")
  await waitFor(() => expect(shown()).toBe(kept()[0]!.drawnUrl))
  await user.click(screen.getByRole("button", { name: "Toon zonder tekening" }))
  expect(shown()).toBe(kept()[0]!.url)
})

test("what is drawn on a photo that waits goes after it", async () => {
  await open()
  await readyToShoot()
  goOnline(false)
  await shoot()
  const [waiting] = outbox.get()
  const drawing = { shapes: [arrow], drawn: picture(200) }
  await act(() => outbox.change(waiting!.key, { ...(waiting!.payload as object), drawing }))
  await screen.findByText("Met tekening")
  goOnline(true)
  await waitFor(() => expect([kept()[0]?.drawing, outbox.get()]).toEqual([1, []]))
})

test("photos that are chosen go along as a zip or a report; the office gives a link to them, and ends it", async () => {
  await open("manager")
  await readyToShoot()
  await shoot(picture(10))
  await shoot(picture(90))
  await waitFor(() => expect(kept()).toHaveLength(2))
  await user.click(await screen.findByRole("button", { name: "Selecteren" }))
  await user.click(await screen.findByLabelText("Kies Opname 1"))
  const { id } = kept().find(({ title }) => title === "Opname 1")!
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
  expect(hrefOf("Zip")).toBe(`/api/projects/${project}/photos/zip?ids=${id}`)
  expect(hrefOf("PDF-rapport")).toBe(`/api/projects/${project}/photos/report?ids=${id}`)
  await user.click(screen.getByRole("button", { name: "Delen" }))
  await user.selectOptions(screen.getByLabelText("Hoe lang de link werkt"), "7 dagen")
  await user.click(screen.getByRole("button", { name: "Maak een link naar 1 foto" }))
  const link = (await screen.findByLabelText("Link voor de klant")) as HTMLInputElement
  expect(link.value).toContain("/fotos#")
  await screen.findByText(/1 foto, tot 28-11-2026/)
  await user.click(screen.getByRole("button", { name: "Beëindigen" }))
  await user.click(
    within(screen.getByRole("dialog", { name: "Link beëindigen?" })).getByRole("button", {
      name: "Beëindigen",
    }),
  )
  await screen.findByText("Er zijn geen links die nog werken.")
})

test("two photos are compared, become before and after, and are no longer when that is taken back", async () => {
  await open()
  await readyToShoot()
  await shoot(picture(10))
  await shoot(picture(90))
  await waitFor(() => expect(kept()).toHaveLength(2))
  await user.click(await screen.findByRole("button", { name: "Selecteren" }))
  await user.click(screen.getByRole("button", { name: "Alle" }))
  await user.click(screen.getByRole("button", { name: "Vergelijk" }))
  const dialog = within(screen.getByRole("dialog", { name: "Foto’s vergelijken" }))
  expect(dialog.getAllByRole("img")).toHaveLength(2)
  await user.click(await dialog.findByRole("button", { name: "Maak voor en na" }))
  await screen.findByRole("heading", { name: "Voor en na" })
  expect(app.services.photoPairs.list(project)).toHaveLength(1)
  await act(() => (undoBar.get() as { back(): Promise<unknown> }).back())
  expect(app.services.photoPairs.list(project)).toEqual([])
})

test("a worker gives photos along, and no link to who has no login", async () => {
  await open()
  await readyToShoot()
  await shoot()
  await waitFor(() => expect(kept()).toHaveLength(1))
  await user.click(await screen.findByRole("button", { name: "Selecteren" }))
  await user.click(screen.getByRole("button", { name: "Alle" }))
  screen.getByText("1 foto gekozen")
  expect(screen.queryByRole("button", { name: "Delen" })).toBeNull()
  await user.click(screen.getByRole("button", { name: "Gereed" }))
  expect(camera()).not.toBeNull()
})

test("a file that is no photo, or empty, is told by its name and not kept", async () => {
  await open()
  await readyToShoot()
  const input = screen.getByLabelText("Kies foto’s", { selector: "input" })
  const plain = user.setup({ applyAccept: false })
  await plain.upload(input, [
    new File(["x"], "brief.txt", { type: "text/plain" }),
    new File([], "leeg.jpg", { type: "image/jpeg" }),
    new File(["\0\0\0\x18ftypheic"], "IMG_1.heic", { type: "image/heic" }),
  ])
  const alert = await screen.findByText(/brief.txt/)
  expect(alert.closest("[role=alert]")!.textContent).toBe(
    "brief.txt is geen foto en is niet toegevoegd.leeg.jpg is leeg en is niet toegevoegd.IMG_1.heic is een HEIC-foto die dit toestel niet kan lezen. Kies een JPG.",
  )
  expect(outbox.get()).toEqual([])
})

test("a photo for a project that was put away meanwhile stays, with the reason, until a person removes it", async () => {
  await open()
  await readyToShoot()
  goOnline(false)
  await shoot()
  app.services.projects.archive(project, 1)
  goOnline(true)
  await waitFor(() => expect(states()).toEqual(["niet verstuurd"]))
  await user.click(screen.getByRole("link", { name: /Opname 1/ }))
  expect(screen.getByRole("dialog").textContent).toContain("Dit project is gearchiveerd.")
  await user.click(screen.getByRole("button", { name: "Verwijderen" }))
  await waitFor(() => expect(outbox.get()).toEqual([]))
})

test("what a device that is full can't keep is told, and so is that it gets full", async () => {
  const estimate = async () => ({ quota: 100_000_000, usage: 76_000_000 })
  Object.defineProperty(navigator, "storage", { configurable: true, value: { estimate } })
  await open()
  await screen.findByText(/er passen nog ongeveer 3 foto’s bij/)
  goOnline(false)
  // A window without IndexedDB is a device that keeps nothing.
  await shoot()
  await screen.findByText(/1 foto staat alleen in dit venster/)
  goOnline(true)
  await waitFor(() => expect(kept()).toHaveLength(1))
  Reflect.deleteProperty(navigator, "storage")
})

test("a project that is not there says so", async () => {
  await open("worker", "/job-intake/999")
  await screen.findByText("Project niet gevonden")
})
