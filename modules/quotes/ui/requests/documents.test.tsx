import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"
import { asManager, makeThem, requested, withoutDocuments } from "../testing.tsx"

const { render, screen, user, act, waitFor } = await openWindow()
const { default: Requests } = await import("./Requests.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  await requested(app, "M. de Vries")
})
afterEach(async () => {
  jest.useRealTimers()
  await app.close()
})

async function open(path: string) {
  history.replaceState(null, "", path)
  const browser = await asManager(app)
  render(<Requests />, { wrapper: browser.wrapper })
  return browser
}
const openList = () => open("/offerte-aanvragen")
/** Over another pile: only the details know the request. */
const openDetails = () => open("/offerte-aanvragen?status=afgewezen&aanvraag=1")
const downloads = () => document.querySelectorAll("dialog a[download]")

/** Two seconds later, when the screen asks again. */
async function later(seconds = 2) {
  await act(async () => jest.advanceTimersByTime(seconds * 1000))
  // The server gives each question a turn of its own, and waits for it by the same clock.
  for (let turn = 0; turn < 20; turn++) await act(async () => jest.advanceTimersByTime(0))
}

test("a request with all its documents says 'Documenten Gereed' and offers six downloads by their own names", async () => {
  await openList()
  await screen.findByText("Documenten Gereed")
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".request-row a[download]")]
  expect(links.map((link) => link.download)).toEqual([
    "Offerte_1.docx",
    "Offerte_Informeel_1.docx",
    "Calculatie_1.xlsx",
    "Planning_1.docx",
    "Materiaalstaat_1.xlsx",
    "Nacalculatie_1.xlsx",
  ])
  expect(links[0]!.getAttribute("href")).toBe("/api/offerte-aanvragen/1/documents/offerte")
})

test("a request whose documents are being made says 'In Behandeling' and how far they are", async () => {
  withoutDocuments(app, "waiting")
  await openDetails()
  await screen.findByText(/kan enkele minuten duren/)
  expect(screen.getAllByText("In Behandeling")).not.toBeEmpty()
  expect(screen.getAllByText("4 van 6 gereed")).not.toBeEmpty()
  expect(downloads()).toHaveLength(4)
})

test("documents appear by themselves, also after a question that failed, and then nothing is asked any more", async () => {
  withoutDocuments(app, "waiting")
  jest.useFakeTimers()
  const browser = await openDetails()
  await later(0)
  expect(downloads()).toHaveLength(4)

  browser.cutOff(true)
  await later()
  expect(screen.getByText(/Geen verbinding met de server/)).toBeDefined()
  expect(downloads()).toHaveLength(4)

  browser.cutOff(false)
  await makeThem(app)
  await later()
  expect(downloads()).toHaveLength(6)
  expect(screen.queryByText("In Behandeling")).toBeNull()

  const before = browser.asked.length
  await later(30)
  expect(browser.asked).toHaveLength(before)
})

test("what is ready can't be made again, and the reason stands beside the button", async () => {
  const browser = await openDetails()
  const button = await screen.findByRole("button", { name: "Generate Documents" })
  expect(button.getAttribute("aria-disabled")).toBe("true")
  expect(document.getElementById(button.getAttribute("aria-describedby")!)?.textContent).toBe(
    "Alle documenten zijn al gereed.",
  )
  await user.click(button)
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toEqual([])
})

test("documents that failed are made again on asking", async () => {
  withoutDocuments(app, "failed")
  await openDetails()
  await screen.findByText(/4 van 6 gereed\. Het maken van de documenten is mislukt/)
  await user.click(screen.getByRole("button", { name: "Opnieuw: Generate Documents" }))
  await app.services.jobs.idle()
  await waitFor(() => expect(downloads()).toHaveLength(6), { timeout: 4000 })
})

test("the list too offers another try for what failed", async () => {
  withoutDocuments(app, "failed")
  await openList()
  await screen.findByText("Documenten mislukt")
  await user.click(screen.getByRole("button", { name: /^Opnieuw/ }))
  await app.services.jobs.idle()
  await waitFor(() => expect(screen.getByText("Documenten Gereed")).toBeDefined(), { timeout: 4000 })
})

test("of spam no documents are made until it is put back", async () => {
  await requested(app, "Win een smartphone", { website: "https://klik-hier.example" })
  await open("/offerte-aanvragen?status=spam&aanvraag=2")
  const button = await screen.findByRole("button", { name: "Generate Documents" })
  expect(button.getAttribute("aria-disabled")).toBe("true")
  await screen.findByText(/Zet de aanvraag eerst terug bij open/)
})
