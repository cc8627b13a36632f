import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { sampleItem } from "../../sample.ts"

const { act, render, screen, user, waitFor, within } = await openWindow()
const { Router } = await import("wouter")
const { default: CountingScreen } = await import("./CountingScreen.tsx")

let app: TestApp
let office: User
let screws: number
let tape: number
beforeEach(async () => {
  localStorage.clear()
  app = await givenApp()
  office = app.services.access.list().find(({ username }) => username === "kantoor")!
  const { stockItems, stockMovements } = app.services
  screws = stockItems.add(sampleItem({ unit: "doos", location: "Stelling 10" }), null, office)
  tape = stockItems.add(
    sampleItem({ name: "Tape", code: "", unit: "rol", location: "Stelling 9" }),
    null,
    office,
  )
  stockMovements.adjust(screws, { adjustment: 10 }, null, office)
})
afterEach(() => app.close())

const now = (id = screws) => app.services.stockView.one(id, office)

async function open(role: "worker" | "manager" = "manager", before = (_: number) => {}) {
  const browser = await signedIn(app, role)
  before(Math.max(...app.services.access.list().map(({ id }) => id)))
  history.replaceState(null, "", "/material-stock/tellen")
  const wrapper = browser.wrapper as (props: { children: ReactNode }) => ReactNode
  const show = () =>
    render(
      <Router>
        <CountingScreen />
      </Router>,
      { wrapper },
    )
  return { show, ...show() }
}
const row = (name: string) => within(screen.getByLabelText(name).closest("li")!)
const save = () => user.click(screen.getByRole("button", { name: "Telling opslaan" }))
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ")

test("along the shelves, each difference shows in its unit and in euros before it is saved, and all goes back at once", async () => {
  await open()
  await user.type(await screen.findByLabelText("Schroeven 5x60"), "7,5")
  expect(
    screen
      .getAllByRole("textbox")
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual([tape, screws].map((id) => `telling-lines-${id}`))
  expect(plain(row("Schroeven 5x60").getByText(/-2,5/).closest("p")!.textContent)).toBe(
    "-2,5 doos · € -31,25",
  )
  await user.type(screen.getByLabelText("Tape"), "0")
  row("Tape").getByText("klopt")
  expect(screen.getByText(/2 geteld · 1 verschil/)).toBeDefined()
  await save()
  await waitFor(() => expect(now().quantity).toBe(7.5))
  await waitFor(() => expect(undoBar.get()?.said).toBe("Telling opgeslagen: 2 geteld, 1 verschil."))
  await act(async () => void (await undoBar.get()!.back!()))
  expect(now().quantity).toBe(10)
})

test("what can't be a number is said at its row, and nothing of the count is saved", async () => {
  await open()
  await user.type(await screen.findByLabelText("Schroeven 5x60"), "7")
  await user.type(screen.getByLabelText("Tape"), "veel")
  await save()
  await row("Tape").findByText("Vul een aantal in, bijvoorbeeld 2,5")
  expect(now().quantity).toBe(10)
})

test("what was counted is still there when the page comes back", async () => {
  const { unmount, show } = await open()
  await user.type(await screen.findByLabelText("Schroeven 5x60"), "7")
  unmount()
  show()
  await waitFor(() => expect(screen.getByLabelText("Schroeven 5x60").getAttribute("value")).toBe("7"))
})

test("a worker counts his own van, with what he finds there, and reads no euros", async () => {
  let van = ""
  await open("worker", (id) => {
    van = `van:${id}`
    app.services.stockMovements.move(screws, { quantity: 4, from: "workshop", to: van }, null, office)
  })
  await user.type(await screen.findByLabelText("Schroeven 5x60"), "3")
  await user.type(screen.getByLabelText(/^Ligt er nog iets anders/), "tape")
  await user.click(await screen.findByRole("option", { name: /Tape/ }))
  await user.type(await screen.findByLabelText("Tape"), "2")
  expect(screen.queryByText(/€/)).toBeNull()
  await save()
  await waitFor(() => expect(now(tape).places).toEqual([{ place: van, quantity: 2 }]))
  expect(now().places).toEqual([
    { place: "workshop", quantity: 6 },
    { place: van, quantity: 3 },
  ])
})
