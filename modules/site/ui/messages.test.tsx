import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { sampleMessage } from "../sample.ts"
import type { ContactMessage } from "../schema.ts"

const { render, screen, user, waitFor, within } = await openWindow()
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { default: Messages } = await import("./Messages.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const sent = (over: Partial<ContactMessage> = {}) =>
  app.services.messages.receive({ ...sampleMessage, ...over }, null, "visitor")
const states = () => app.services.messages.list({}).map(({ state }) => state)

async function open(path = "/berichten") {
  history.replaceState(null, "", path)
  const browser = await signedIn(app, "manager")
  render(<Messages />, { wrapper: browser.wrapper })
  return browser
}
const row = (name = "Sanne Goedbloed") => screen.findByRole("link", { name })
const press = async (name: string) => user.click(await screen.findByRole("button", { name }))

test("the office sees who wrote, about what, and when", async () => {
  sent()
  await open()
  const item = (await row()).closest("li")!
  expect(item.textContent).toContain("21-11-2026 12:00")
  expect(item.textContent).toContain("Lekkage bij de dakkapel")
  screen.getByRole("link", { name: "Nieuw 1" })
})

test("opening a message marks it as read, and it keeps its place until one looks elsewhere", async () => {
  sent()
  await open()
  await user.click(await row())
  const dialog = await screen.findByRole("dialog")
  expect(dialog.textContent).toContain("Het lekt bij regen.")
  await waitFor(() => expect(states()).toEqual(["read"]))
  await press("Sluiten")
  expect((await row()).closest("li")?.textContent).toContain("Gelezen")
  await user.click(screen.getByRole("link", { name: /^Gelezen/ }))
  await row()
  await user.click(screen.getByRole("link", { name: /^Nieuw/ }))
  await screen.findByText("Geen nieuwe berichten")
})

test("answering opens a mail with the subject and the text; the message is answered when one says so", async () => {
  sent({ onderwerp: "50% & meer?", bericht: "Regel 1\nRegel 2" })
  await open("/berichten?bericht=1")
  const link = await screen.findByRole("link", { name: "Beantwoorden" })
  const address = new URL(link.getAttribute("href")!)
  expect(address.pathname).toBe("sanne@voorbeeld.example")
  expect(address.searchParams.get("subject")).toBe("Re: 50% & meer?")
  expect(address.searchParams.get("body")).toContain("> Regel 1\r\n> Regel 2")
  expect(states()).not.toContain("answered")
  await press("Markeer als beantwoord")
  await screen.findByText("Gemarkeerd als beantwoord.")
  expect(states()).toEqual(["answered"])
})

test("what was moved can be put back as it was", async () => {
  sent()
  await open("/berichten?bericht=1")
  await waitFor(() => expect(states()).toEqual(["read"]))
  await press("Markeer als spam")
  await waitFor(() => expect(states()).toEqual(["spam"]))
  await press("Ongedaan maken")
  await waitFor(() => expect(states()).toEqual(["read"]))
  expect(screen.queryByRole("button", { name: "Ongedaan maken" })).toBeNull()
})

test("in the bar too, unless somebody moved it since", async () => {
  sent()
  await open("/berichten?bericht=1")
  render(<UndoBar />)
  await waitFor(() => expect(states()).toEqual(["read"]))
  await press("Markeer als spam")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  const bar = within(document.querySelector<HTMLElement>(".undo-place")!)
  await bar.findByText(/: Gemarkeerd als spam\.$/)
  app.services.messages.setState(1, "answered", app.services.access.list()[0]!)
  await user.click(bar.getByRole("button", { name: "Ongedaan maken" }))
  await bar.findByText("Iemand heeft dit bericht intussen verplaatst. Daar blijft het staan.")
  expect(states()).toEqual(["answered"])
})

test("a message can be marked as unread, and stays so", async () => {
  sent()
  await open("/berichten?bericht=1")
  await press("Markeer als ongelezen")
  await waitFor(() => expect(states()).toEqual(["new"]))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(states()).toEqual(["new"])
})

test("spam is kept aside and can come back; it can't be answered", async () => {
  sent({ website: "x" })
  await open("/berichten?status=spam&bericht=1")
  await screen.findByRole("dialog")
  expect(screen.queryByRole("link", { name: "Beantwoorden" })).toBeNull()
  await press("Terugzetten bij gelezen")
  await waitFor(() => expect(states()).toEqual(["read"]))
})

test("the writer can be called, and is known as the customer he is", async () => {
  const id = app.services.customers.recognise(
    { name: "Fam. Goedbloed", email: "SANNE@voorbeeld.example" },
    null,
  )
  sent()
  await open("/berichten?bericht=1")
  const call = await screen.findByRole("link", { name: "Bel 06 12 34 56 78" })
  expect(call.getAttribute("href")).toBe("tel:+31612345678")
  const customer = await screen.findByRole("link", { name: "Naar klant Fam. Goedbloed" })
  expect(customer.getAttribute("href")).toBe(`/klanten/${id}`)
})

test("searching finds by text and by number, and says where it looked", async () => {
  sent()
  sent({ naam: "Piet de Korte", telefoon: "", bericht: "Kozijnen" })
  await open()
  await row("Piet de Korte")
  const search = screen.getByRole("searchbox")
  await user.type(search, "0612345678")
  await waitFor(() => expect(screen.queryByRole("link", { name: "Piet de Korte" })).toBeNull())
  expect(location.search).toBe("?zoek=0612345678")
  await user.clear(search)
  await user.type(search, "zwembad")
  await screen.findByText("Niets gevonden voor ‘zwembad’")
})

test("the address of a message that is not in the list says so", async () => {
  await open("/berichten?bericht=99")
  await screen.findByText("Dit bericht is er niet")
})

test("a move that the server could not take is told, and nothing changes", async () => {
  sent()
  const browser = await open("/berichten?bericht=1")
  await waitFor(() => expect(states()).toEqual(["read"]))
  browser.cutOff(true)
  await press("Markeer als spam")
  await screen.findByText(/Dat lukte niet. Geen verbinding/)
  expect(states()).toEqual(["read"])
})

test("a link to a message that a colleague has read opens it all the same", async () => {
  sent()
  const headers = await app.signIn("manager")
  await app.handle(jsonRequest("PUT", "/api/messages/1/state", { body: { state: "answered" }, headers }))
  await open("/berichten?bericht=1")
  expect((await screen.findByRole("dialog")).textContent).toContain("Het lekt bij regen.")
})

test("J and K walk through the list, and from one open message to the next", async () => {
  sent({ naam: "Eerste" })
  sent({ naam: "Tweede" })
  await open()
  await row("Tweede")
  await user.keyboard("jj")
  expect(document.activeElement?.textContent).toBe("Eerste")
  await user.keyboard("k")
  expect(document.activeElement?.textContent).toBe("Tweede")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("Gelezen"))
  expect(screen.getByRole("dialog").textContent).toContain("Tweede")
  await user.keyboard("j")
  await waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("Eerste"))
})
