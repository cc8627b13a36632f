import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"
import { sampleSubmission } from "../../sample.ts"
import { asManager, requested } from "../testing.tsx"
import { api } from "./api.ts"

const { render, screen, user, waitFor, act, within } = await openWindow()
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { default: Requests } = await import("./Requests.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  history.replaceState(null, "", "/offerte-aanvragen")
})
afterEach(() => app.close())

async function open(path = "/offerte-aanvragen") {
  history.replaceState(null, "", path)
  const browser = await asManager(app)
  render(<Requests />, { wrapper: browser.wrapper })
  return browser
}
const row = (name: string) => screen.findByRole("link", { name })
const gone = (name: string) => waitFor(() => expect(screen.queryByRole("link", { name })).toBeNull())

const focusIsOn = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))

test("the office sees who asked, for what, when, for how much, and how to reach him", async () => {
  await requested(app, "Sanne Goedbloed", {
    projectTypes: ["vloeren", "isolatie"],
    answers: { gebruik: "woning", bouwjaar: "1978" },
  })
  await open()
  const item = (await row("Sanne Goedbloed")).closest("li")!
  expect(item.textContent).toContain("Vloeren, Isolatie")
  expect(item.textContent).toContain("21-11-2026 12:00")
  expect(item.textContent).toContain("WP-2026-0001")
  expect(item.textContent).toContain("incl. btw")
  expect(screen.getByRole("link", { name: "06 12 34 56 78" }).getAttribute("href")).toBe("tel:+31612345678")
  expect(screen.getByRole("link", { name: /@/ }).getAttribute("href")).toStartWith("mailto:m.devries@")
})

test("a request opens over the list and shows the answers under their questions", async () => {
  await requested(app, "M. de Vries")
  await open()
  await user.click(await row("M. de Vries"))
  const question = await screen.findByText("Hoe groot is de badkamer?")
  expect(question.parentElement?.textContent).toEndWith("6 m²")
  expect(location.search).toBe("?aanvraag=1")
})

test("an open request leads to its quotation", async () => {
  await requested(app, "M. de Vries")
  await open("/offerte-aanvragen?aanvraag=1")
  const link = await screen.findByRole("link", { name: "Offerte O-2026-0001 openen" })
  expect(link.getAttribute("href")).toBe("/offertes/1")
})

test("an open request leads to a call, its project and its customer", async () => {
  await requested(app, "M. de Vries")
  await open("/offerte-aanvragen?aanvraag=1")
  const href = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href")
  expect(await href("Bellen")).toBe("tel:+31612345678")
  expect(await href("Naar het project")).toBe("/projects/1")
  expect(await href("Naar de klant")).toBe("/klanten/1")
})

test("the address of a request that does not exist says so", async () => {
  await open("/offerte-aanvragen?aanvraag=99")
  await screen.findByText(/Deze aanvraag bestaat niet \(meer\)\./)
})

test("a request that was rejected keeps its place with a way back", async () => {
  await requested(app, "M. de Vries")
  await open()
  await row("M. de Vries")
  await user.click(screen.getByRole("button", { name: "Afwijzen" }))
  await screen.findByText(/Afgewezen: M. de Vries/)
  expect(await api.get(1)).toMatchObject({ disposition: "rejected" })

  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }))
  await focusIsOn(await row("M. de Vries"))
  expect(await api.get(1)).toMatchObject({ disposition: "open" })
})

test("the way back stands in the bar too: taken there the row is back, and what somebody did since stays", async () => {
  await requested(app, "M. de Vries")
  await open()
  render(<UndoBar />)
  const bar = within(document.querySelector<HTMLElement>(".undo-place")!)
  await row("M. de Vries")
  await user.click(screen.getByRole("button", { name: "Afwijzen" }))
  await bar.findByText(/Afgewezen: M. de Vries.* WP-2026-0001/)
  await user.click(bar.getByRole("button", { name: "Ongedaan maken" }))
  await focusIsOn(await row("M. de Vries"))
  expect(screen.queryAllByRole("button", { name: "Ongedaan maken" })).toEqual([])

  await user.click(screen.getByRole("button", { name: "Afwijzen" }))
  await bar.findByRole("button", { name: "Ongedaan maken" })
  await api.dispose(1, { disposition: "spam" })
  await user.click(bar.getByRole("button", { name: "Ongedaan maken" }))
  await bar.findByText("Iemand heeft deze aanvraag intussen verplaatst. Daar blijft hij staan.")
  expect(await api.get(1)).toMatchObject({ disposition: "spam" })
})

test.each([
  ["Afwijzen", "Afgewezen"],
  ["Archiveren", "Gearchiveerd"],
  ["Markeer als spam", "Spam"],
])("after '%s' a request lies on its own pile, and can come back from there", async (action, pile) => {
  await requested(app, "M. de Vries")
  await open()
  await row("M. de Vries")
  await user.click(screen.getByRole("button", { name: action }))
  await gone("M. de Vries")

  await user.click(await screen.findByRole("link", { name: `${pile} 1` }))
  await row("M. de Vries")
  await user.click(screen.getByRole("button", { name: "Terugzetten bij open" }))
  await screen.findByText(/Teruggezet bij open: M. de Vries/)
  expect(await api.get(1)).toMatchObject({ disposition: "open" })
})

test("dealing with a request from its details closes them and offers the way back in the list", async () => {
  await requested(app, "M. de Vries")
  await open("/offerte-aanvragen?aanvraag=1")
  await screen.findByText("Hoe groot is de badkamer?")
  await user.click(screen.getAllByRole("button", { name: "Archiveren" }).at(-1)!)
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await focusIsOn(await screen.findByRole("button", { name: "Ongedaan maken" }))
})

test.each([
  ["", "Geen open aanvragen", "/offerte-aanvraag"],
  ["?status=afgewezen", "Niets afgewezen", "?status=open"],
  ["?status=gearchiveerd", "Niets gearchiveerd", "?status=open"],
  ["?status=spam", "Geen spam", "?status=open"],
])("an empty pile %s says so and leads on", async (search, title, way) => {
  await open(`/offerte-aanvragen${search}`)
  const empty = (await screen.findByText(title)).parentElement!
  expect(empty.querySelector("a")?.getAttribute("href")).toBe(way)
})

test("searching leaves what fits, in the address too, and can be taken back", async () => {
  await requested(app, "Sanne Goedbloed")
  await requested(app, "Pieter Wisse")
  await open()
  await row("Pieter Wisse")
  await user.type(screen.getByRole("searchbox"), "sanne")
  await gone("Pieter Wisse")
  expect(location.search).toBe("?zoek=sanne")
  await user.type(screen.getByRole("searchbox"), "x")
  await user.click(await screen.findByRole("button", { name: "Zoekveld leegmaken" }))
  expect(document.activeElement).toBe(screen.getByRole("searchbox"))
  await row("Pieter Wisse")
})

test("sixty requests are shown at a time", async () => {
  for (let i = 1; i <= 61; i++)
    app.services.quotes.submit(
      sampleSubmission({ contactInfo: { ...sampleSubmission().contactInfo, name: `Bezoeker ${i}` } }),
      null,
      `visitor ${i}`,
    )
  await open()
  await row("Bezoeker 61")
  expect(screen.getAllByRole("listitem").filter((item) => item.id)).toHaveLength(60)
  await user.click(screen.getByRole("button", { name: "Toon nog 1" }))
  await focusIsOn(await row("Bezoeker 1"))
})

test("when the server can't be reached the list stays, with the reason and a way to try again", async () => {
  await requested(app, "M. de Vries")
  const browser = await open()
  await row("M. de Vries")
  browser.cutOff(true)
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
  await screen.findByText(/Geen verbinding met de server\./)
  await row("M. de Vries")
  browser.cutOff(false)
  await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }))
  await waitFor(() => expect(screen.queryByText(/Geen verbinding/)).toBeNull())
})
