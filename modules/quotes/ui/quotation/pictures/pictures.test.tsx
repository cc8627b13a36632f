import { afterEach, beforeEach, expect, test } from "bun:test"
import { Route } from "wouter"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { UndoBar } from "#ui/kit/UndoBar.tsx"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { requested } from "../../testing.tsx"
import { api } from "../api.ts"

const { act, render, screen, user, waitFor, within } = await openWindow()
const { default: QuotationScreen } = await import("../QuotationScreen.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  await requested(app, "M. de Vries")
})
afterEach(() => app.close())

async function photographed(...names: string[]) {
  for (const [nth, name] of names.entries()) {
    const read = async () => ({
      bytes: samplePhoto({ width: 40, height: 30, hue: nth * 30 }),
      name: `${name}.png`,
      texts: { kind: "photo" },
    })
    await app.services.projectFiles.add(1, read, null, app.services.access.list()[0]!)
  }
}

async function open(path = "/offertes/1") {
  history.replaceState(null, "", path)
  const { wrapper } = await signedIn(app, "manager")
  render(
    <>
      <Route path="/offertes/:id" component={QuotationScreen} />
      <UndoBar />
    </>,
    { wrapper },
  )
  await screen.findByRole("heading", { level: 1, name: "Offerte O-2026-0001" })
}
async function choose(...names: (string | RegExp)[]) {
  await user.click(screen.getByRole("button", { name: "Beeld kiezen" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Beeld kiezen" }))
  for (const name of names) await user.click(await dialog.findByRole("button", { name }))
  await user.click(dialog.getByRole("button", { name: "Gereed" }))
}
const save = async (version: number) => {
  await user.click(await screen.findByRole("button", { name: `Opslaan als versie ${version}` }))
  await waitFor(async () => expect((await api.get(1)).latest.version).toBe(version))
}
const captions = () =>
  screen.queryAllByLabelText<HTMLInputElement>(/^Bijschrift bij beeld/).map(({ value }) => value)
const saved = async () => (await api.get(1)).latest.pictures.map(({ caption }) => caption)

test("photos of the project are chosen, named and put in order, and go along with the next version", async () => {
  await photographed("douche", "wastafel")
  await open()
  await choose("douche", "wastafel")
  expect(captions()).toEqual(["douche", "wastafel"])
  await user.clear(screen.getByLabelText(/^Bijschrift bij beeld 1/))
  await user.type(screen.getByLabelText(/^Bijschrift bij beeld 1/), "De douche straks")
  await user.click(screen.getByRole("button", { name: "Beeld 2 omhoog" }))
  await save(2)
  expect(await saved()).toEqual(["wastafel", "De douche straks"])
})

test("a picture that is taken out comes back where it was", async () => {
  await photographed("douche", "wastafel")
  await open()
  await choose("douche", "wastafel")
  await user.click(screen.getByRole("button", { name: "Beeld 1 uit de offerte halen" }))
  expect(captions()).toEqual(["wastafel"])
  await screen.findByText("Beeld uit de offerte: douche")
  await user.click(screen.getByRole("button", { name: /Ongedaan maken/ }))
  await waitFor(() => expect(captions()).toEqual(["douche", "wastafel"]))
})

test("what is in it already can't be chosen again, nor a seventh", async () => {
  await photographed("a", "b", "c", "d", "e", "f", "g")
  await open()
  await choose("a", /^a/, "b", "c", "d", "e", "f", "g")
  expect(captions()).toEqual(["a", "b", "c", "d", "e", "f"])
  await user.click(screen.getByRole("button", { name: "Beeld kiezen" }))
  expect(screen.queryByRole("dialog")).toBeNull()
  screen.getByText("Er staan 6 beelden in. Meer kan niet.")
})

test("a project without photos says where they come from", async () => {
  await open()
  await user.click(screen.getByRole("button", { name: "Beeld kiezen" }))
  await screen.findByText("Nog geen foto’s")
})

test("a version with pictures is compared with one without, and read", async () => {
  await photographed("douche")
  await open()
  await choose("douche")
  await save(2)
  await user.click(screen.getByRole("button", { name: "Beeld 1 uit de offerte halen" }))
  await save(3)
  act(() => history.pushState(null, "", "/offertes/1?vergelijk=2"))
  const line = (await screen.findByText("douche")).closest("li")!
  expect(line.textContent).toContain("Eraf")
  act(() => history.pushState(null, "", "/offertes/1?versie=2"))
  await screen.findByText(/Dit is versie 2 van 3/)
  screen.getByText("douche")
})

test("of an accepted quotation the pictures are only read", async () => {
  await photographed("douche")
  await open()
  await choose("douche")
  await save(2)
  app.services.quotations.versions.set(1, { state: "accepted" })
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
  await waitFor(() => expect(captions()).toEqual([]))
  screen.getByText("douche")
})
