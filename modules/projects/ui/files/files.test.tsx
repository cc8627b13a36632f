import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import { samplePhoto } from "#src/files/sample.ts"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { bathroomJob } from "../../sample.ts"

const { render, screen, user, waitFor, act } = await openWindow()
const { default: Files } = await import("./Files.tsx")
const { PhotoButton } = await import("./PhotoButton.tsx")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { outbox } = await import("#ui/outbox/outbox.ts")
const { senders } = await import("../senders.ts")

let app: TestApp
let project: number
beforeEach(async () => {
  app = await givenApp()
  project = bathroomJob(app.services)
})
afterEach(async () => {
  goOnline(true)
  await app.close()
})

function WithCourier({ children }: { children: ReactNode }) {
  useCourier(senders)
  return children
}

async function open(role: Role = "manager", closed = false) {
  const browser = await signedIn(app, role)
  render(
    <WithCourier>
      <Files id={project} closed={closed} />
    </WithCourier>,
    { wrapper: browser.wrapper },
  )
  return browser
}
const pdf = (name: string, text = "%PDF-1.7") => new File([text], name, { type: "application/pdf" })
const choose = (...files: File[]) => user.upload(screen.getByLabelText("Kies bestanden"), files)
const names = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("a.file-name")].map((link) => link.download)
const facts = () => [...document.querySelectorAll(".file-facts")].map((line) => line.textContent)
const goOnline = (value: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { value, configurable: true })
    dispatchEvent(new Event(value ? "online" : "offline"))
  })
const sent = ({ asked }: { asked: string[] }) => asked.filter((call) => call.startsWith("POST"))

test("without files it says what belongs here", async () => {
  await open()
  await screen.findByText(/^Nog geen bestanden/)
})

test("chosen files are sent one after the other and stand in the list as a download", async () => {
  const browser = await open("worker")
  await screen.findByText(/^Nog geen bestanden/)
  await choose(pdf("Plattegrond.pdf"), pdf("Vergunning.pdf"))
  await waitFor(() => expect(names()).toEqual(["Vergunning.pdf", "Plattegrond.pdf"]))
  expect(facts()).toEqual([
    "Vergunning · 1 kB · 21-11-2026 · Test worker",
    "Tekening · 1 kB · 21-11-2026 · Test worker",
  ])
  // The list may be read again before what was sent leaves the one of what is on its way.
  await waitFor(() => expect(screen.queryAllByRole("list", { name: "Wordt toegevoegd" })).toHaveLength(0))
  await screen.findByText("Vergunning.pdf is toegevoegd.")
  expect(sent(browser)).toHaveLength(2)
})

test("a file that is refused says why under its own name and does not stop the rest", async () => {
  await open()
  await screen.findByText(/^Nog geen bestanden/)
  await choose(pdf("Nep.pdf", "geen pdf"), pdf("Rapport.pdf"))
  await waitFor(() => expect(names()).toEqual(["Rapport.pdf"]))
  expect(screen.getByRole("alert").textContent).toBe(
    "Dit soort bestand nemen we niet aan. Kies een PDF, foto of Office-bestand.",
  )
  expect(screen.queryByRole("button", { name: "Opnieuw Nep.pdf" })).toBeNull()
  await user.click(screen.getByRole("button", { name: "Laat weg Nep.pdf" }))
  expect(screen.queryByRole("alert")).toBeNull()
})

test("what failed for want of a connection is sent again on asking, and added once", async () => {
  const browser = await open()
  await screen.findByText(/^Nog geen bestanden/)
  browser.cutOff(true)
  await choose(pdf("Plattegrond.pdf"))
  await screen.findByText(/Geen verbinding met de server/)
  browser.cutOff(false)
  await user.click(screen.getByRole("button", { name: "Opnieuw Plattegrond.pdf" }))
  await waitFor(() => expect(names()).toEqual(["Plattegrond.pdf"]))
})

test("what is added without a connection waits, goes by itself once there is one, and is added once", async () => {
  const browser = await open()
  await screen.findByText(/^Nog geen bestanden/)
  goOnline(false)
  browser.cutOff(true)
  await choose(pdf("Plattegrond.pdf"), pdf("Rapport.pdf"))
  expect(await screen.findAllByText(/wacht op verbinding en gaat dan vanzelf$/)).toHaveLength(2)
  expect(outbox.get().map((item) => outbox.textOf(item))).toEqual([
    ...["Bestand bij een project: Plattegrond.pdf", "Bestand bij een project: Rapport.pdf"],
  ])
  expect(sent(browser)).toEqual([])
  browser.cutOff(false)
  goOnline(true)
  await waitFor(() => expect(names()).toEqual(["Rapport.pdf", "Plattegrond.pdf"]))
  expect(sent(browser)).toHaveLength(2)
})

test("a file that is too large is told at once and never queued", async () => {
  const browser = await open()
  await screen.findByText(/^Nog geen bestanden/)
  await choose(new File([new Uint8Array(26 * 1024 * 1024)], "Film.pdf", { type: "application/pdf" }))
  await screen.findByText(/Film\.pdf.*25/)
  expect([outbox.get(), sent(browser)]).toEqual([[], []])
})

test("what a person leaves out before it was sent never comes", async () => {
  const browser = await open()
  await screen.findByText(/^Nog geen bestanden/)
  goOnline(false)
  await choose(pdf("Vergissing.pdf"), pdf("Rapport.pdf"))
  await user.click(await screen.findByRole("button", { name: "Laat weg Vergissing.pdf" }))
  goOnline(true)
  await waitFor(() => expect(names()).toEqual(["Rapport.pdf"]))
  expect(sent(browser)).toHaveLength(1)
})

test("what waits for another project stands there, and not here", async () => {
  await open()
  await screen.findByText(/^Nog geen bestanden/)
  goOnline(false)
  await choose(pdf("Plattegrond.pdf"))
  await screen.findByText(/wacht op verbinding/)
  const other = { project: project + 1, file: pdf("Elders.pdf"), kind: "other" }
  await act(() => outbox.add("projectFile", other, "key-of-another"))
  expect(outbox.get()).toHaveLength(2)
  expect(screen.queryByText(/Elders/)).toBeNull()
  await act(() => outbox.remove(outbox.get().map(({ key }) => key)))
})

test("a file for a project that was put away meanwhile is refused in Dutch and kept until a person leaves it out", async () => {
  await open()
  await screen.findByText(/^Nog geen bestanden/)
  goOnline(false)
  await choose(pdf("Plattegrond.pdf"))
  await screen.findByText(/wacht op verbinding/)
  app.services.projects.archive(project, 1)
  goOnline(true)
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toBe("Dit project is gearchiveerd. Zet het eerst terug om bestanden te wijzigen.")
  expect(outbox.get().map(({ state }) => state)).toEqual(["refused"])
  await user.click(screen.getByRole("button", { name: "Laat weg Plattegrond.pdf" }))
  expect(outbox.get()).toEqual([])
})

test("who says what kind it is, is believed", async () => {
  await open()
  await screen.findByText(/^Nog geen bestanden/)
  await user.selectOptions(screen.getByLabelText(/Soort van wat u toevoegt/), "Rapport")
  await choose(pdf("Plattegrond.pdf"))
  await waitFor(() => expect(facts()[0]).toStartWith("Rapport"))
})

test("a removed file keeps its place with the way back, and comes back", async () => {
  await open()
  await screen.findByText(/^Nog geen bestanden/)
  await choose(pdf("Een.pdf"), pdf("Twee.pdf"))
  await waitFor(() => expect(names()).toHaveLength(2))
  await user.click(screen.getByRole("button", { name: "Verwijderen Een.pdf" }))
  await screen.findByText("Een.pdf is verwijderd.")
  const undo = screen.getByRole("button", { name: "Ongedaan maken" })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  expect(names()).toEqual(["Twee.pdf"])
  await user.click(undo)
  await waitFor(() => expect(names()).toEqual(["Twee.pdf", "Een.pdf"]))
  expect(document.activeElement?.textContent).toContain("Een.pdf")
})

test("a manager gives a file another name and kind; without a name he is told", async () => {
  await open()
  await screen.findByText(/^Nog geen bestanden/)
  await choose(pdf("scan0001.pdf"))
  await user.click(await screen.findByRole("button", { name: "Wijzig scan0001.pdf" }))
  await user.clear(screen.getByLabelText("Naam"))
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByText("Vul een naam in.")
  await user.type(screen.getByLabelText("Naam"), "Constructie dak")
  await user.click(screen.getByLabelText("Tekening"))
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await waitFor(() => expect(names()).toEqual(["Constructie dak.pdf"]))
  expect(facts()[0]).toStartWith("Tekening")
  expect(document.querySelector("dialog")).toBeNull()
})

test("a worker removes what he added himself and nothing else", async () => {
  await open("manager")
  await screen.findByText(/^Nog geen bestanden/)
  await choose(pdf("Van kantoor.pdf"))
  await waitFor(() => expect(names()).toHaveLength(1))
  document.body.replaceChildren()
  await open("worker")
  await screen.findByText("Van kantoor.pdf")
  await choose(pdf("Eigen.pdf"))
  await screen.findByRole("button", { name: "Verwijderen Eigen.pdf" })
  expect(screen.queryByRole("button", { name: "Verwijderen Van kantoor.pdf" })).toBeNull()
  expect(screen.queryByRole("button", { name: /^Wijzig/ })).toBeNull()
})

test("of a project that was put away the files can only be saved", async () => {
  await open()
  await screen.findByText(/^Nog geen bestanden/)
  await choose(pdf("Plattegrond.pdf"))
  await waitFor(() => expect(names()).toHaveLength(1))
  document.body.replaceChildren()
  await open("manager", true)
  await waitFor(() => expect(names()).toHaveLength(1))
  expect(screen.queryAllByRole("button")).toEqual([])
  expect(screen.queryByLabelText("Kies bestanden")).toBeNull()
})

test("what the camera takes is filed as a photo", async () => {
  const browser = await signedIn(app, "worker")
  render(
    <WithCourier>
      <PhotoButton project={project} />
    </WithCourier>,
    { wrapper: browser.wrapper },
  )
  screen.getByRole("button", { name: "Foto" })
  const camera = document.querySelector<HTMLInputElement>("input[capture]")!
  await user.upload(
    camera,
    new File([new Uint8Array(samplePhoto({ width: 40, height: 30 }))], "Wand.png", { type: "image/png" }),
  )
  await waitFor(() =>
    expect(app.services.projectFiles.list(project)).toMatchObject([{ kind: "photo", name: "Wand.jpg" }]),
  )
  expect(sent(browser)).toHaveLength(1)
})
