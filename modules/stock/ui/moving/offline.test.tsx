import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { sampleItem } from "../../sample.ts"

const { act, render, screen, user, waitFor, within } = await openWindow()
const { Route, Router } = await import("wouter")
const { outbox } = await import("#ui/outbox/outbox.ts")
const { default: Queue } = await import("#ui/shell/staff/queue/Queue.tsx")
const { stock } = await import("../module.ts")
const { default: StockScreen } = await import("../list/StockScreen.tsx")
const { default: ItemScreen } = await import("../item/ItemScreen.tsx")

let app: TestApp
let office: User
let screws: number
let close: () => void
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list().find(({ username }) => username === "kantoor")!
  screws = app.services.stockItems.add(sampleItem({ unit: "stuks", minStock: 2, maxStock: 40 }), null, office)
  app.services.stockMovements.adjust(screws, { adjustment: 10 }, null, office)
})
afterEach(async () => {
  await act(() => outbox.remove(outbox.get().map(({ key }) => key)))
  act(close)
  await app.close()
})

const now = () => app.services.stockView.one(screws, office).quantity

/** A worker has the list before him, and the connection is gone. */
async function cutOffAt(path = "/material-stock") {
  const browser = await signedIn(app, "worker")
  const worker = app.services.access.list().findLast(({ role }) => role === "worker")!
  close = outbox.open(worker.id, stock.senders!)
  history.replaceState(null, "", "/material-stock")
  const Office = browser.wrapper as (props: { children: ReactNode }) => ReactNode
  render(
    <Router>
      <Route path="/material-stock" component={StockScreen} />
      <Route path="/material-stock/:id" component={ItemScreen} />
      <Queue />
    </Router>,
    { wrapper: Office },
  )
  await screen.findByRole("heading", { level: 2, name: "Schroeven 5x60" })
  browser.cutOff(true)
  act(() => history.pushState(null, "", path))
  return browser
}

async function adjust(typed: string, button: "Toevoegen" | "Verwijderen") {
  await user.type(await screen.findByLabelText("Aantal: Schroeven 5x60"), typed)
  await user.click(screen.getByRole("button", { name: new RegExp(`^${button} ?: Schroeven 5x60`) }))
}
/** The connection is back, and all that waits was tried. */
async function sendAll({ cutOff }: { cutOff: (away: boolean) => void }) {
  cutOff(false)
  await act(() => outbox.retry(outbox.get().map(({ key }) => key)))
  await waitFor(() => expect(outbox.get().every(({ state }) => state === "refused")).toBe(true))
}

test("what is taken without a connection shows at once, and reaches the office by itself, once", async () => {
  const browser = await cutOffAt()
  await adjust("3", "Verwijderen")
  await screen.findByText("7 stuks")
  expect(toasts.get().history.map(({ title, text }) => [title, text])).toEqual([
    ["Bewaard op dit toestel", "Verwijderd: 3 stuks. Het kantoor krijgt het zodra er verbinding is."],
  ])
  screen.getByText("Schroeven 5x60. Verwijderd: 3 stuks.", { selector: ".queue-name" })
  expect(now()).toBe(10)
  await sendAll(browser)
  expect(outbox.get()).toEqual([])
  expect(now()).toBe(7)
  await screen.findByText("7 stuks")
})

test("one after the other, in the order in which they were done", async () => {
  const browser = await cutOffAt()
  await adjust("3", "Verwijderen")
  await screen.findByText("7 stuks")
  await adjust("2", "Toevoegen")
  await screen.findByText("9 stuks")
  await sendAll(browser)
  const { movements } = app.services.stockView.history(app.services.stockItems.find(screws), 9, office)
  expect(movements.map(({ quantity }) => quantity)).toEqual([2, -3, 10])
})

test("what an answer got lost of is not done twice", async () => {
  const browser = await cutOffAt()
  browser.cutOff(false)
  browser.loseAnswers(true)
  await adjust("3", "Verwijderen")
  await screen.findByText("7 stuks")
  expect(now()).toBe(7)
  browser.loseAnswers(false)
  await sendAll(browser)
  expect(now()).toBe(7)
})

test("who takes more than this device knows of hears so at once", async () => {
  await cutOffAt()
  await adjust("11", "Verwijderen")
  await screen.findByText("Er ligt nog 10 stuks (Werkplaats). Tel de voorraad als dat niet klopt.")
  expect(outbox.get()).toEqual([])
  expect(screen.getByRole("button", { name: "Tel de voorraad" })).toBeDefined()
})

test("taken back before anybody could have heard of it, it is not sent", async () => {
  await cutOffAt()
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true })
  await adjust("3", "Verwijderen")
  await screen.findByText("7 stuks")
  await act(() => undoBar.get()!.back!())
  await screen.findByText("10 stuks")
  expect(outbox.get()).toEqual([])
  Object.defineProperty(navigator, "onLine", { value: true, configurable: true })
})

test("taken back while nobody answers, it is turned back after it", async () => {
  const browser = await cutOffAt()
  await adjust("3", "Verwijderen")
  await screen.findByText("7 stuks")
  await act(() => undoBar.get()!.back!())
  await screen.findByText("10 stuks")
  await sendAll(browser)
  expect(app.services.stockView.history(app.services.stockItems.find(screws), 9, office).total).toBe(3)
  expect(now()).toBe(10)
})

test("taken back after it was sent, it lies there again", async () => {
  const browser = await cutOffAt()
  await adjust("3", "Verwijderen")
  await screen.findByText("7 stuks")
  const { back } = undoBar.get()!
  await sendAll(browser)
  await act(() => back!())
  expect(now()).toBe(10)
})

test("of two who take the last ten the other reads in the queue what is left, and counts from there", async () => {
  const browser = await cutOffAt()
  await adjust("10", "Verwijderen")
  await screen.findByText("0 stuks")
  app.services.stockMovements.adjust(screws, { adjustment: -10 }, null, office)
  await sendAll(browser)
  const said = "Schroeven 5x60. Verwijderd: 10 stuks."
  const queued = within((await screen.findByText(said, { selector: ".queue-name" })).closest("li")!)
  queued.getByText("Er ligt niets meer van dit materiaal (Werkplaats). Tel de voorraad als dat niet klopt.")
  await user.click(queued.getByRole("link", { name: /^Tel de voorraad/ }))
  const dialog = within(await screen.findByRole("dialog", { name: "Tel Schroeven 5x60" }))
  dialog.getByText(/^Tel mee wat u al pakte/)
  await user.type(dialog.getByLabelText("Hoeveel ligt er"), "12")
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  await waitFor(() => expect(now()).toBe(12))
  await user.click(queued.getByRole("button", { name: /^Opnieuw/ }))
  await waitFor(() => expect(now()).toBe(2))
})

test("a material of the list opens without a connection, without its history", async () => {
  await cutOffAt(`/material-stock/${screws}`)
  await screen.findByRole("heading", { level: 1, name: "Schroeven 5x60" })
  screen.getByText("Met verbinding ziet u hier wat er bij kwam en af ging.")
})
