import { afterEach, beforeEach, expect, spyOn, test } from "bun:test"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { OfficeContext } from "../lib/office.ts"
import { signedIn } from "../lib/testing.tsx"
import { openWindow } from "../testing.ts"

const { render, screen, user, waitFor, fireEvent } = await openWindow()
const { door, officeFor, search: Search } = await import("./office.ts")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  const { access, customers, projects } = app.services
  const office = access.list()[0]!
  const nothingElse = { email: "", address: "", city: "", postcode: "", kvk: "", btwId: "", notes: "" }
  const customerId = customers.add(
    { ...nothingElse, name: "Marleen Hoogerhuis", phone: "06 55 50 14 22" },
    office,
  )
  const days = { startDate: "2026-11-20", endDate: "2026-12-01" }
  projects.create({ name: "Badkamer Hoogerhuis", customerId, ...days }, office)
  projects.create({ name: "Dakkapel Paauwe", ...days }, office)
})
afterEach(() => app.close())

function Bar() {
  const { logout } = door.useLogout()
  return (
    <>
      <Search />
      <button type="button" onClick={logout}>
        Uitloggen
      </button>
    </>
  )
}

/** `handle`: what the server does, when that is not what it always does. */
async function open(role: Role = "owner", handle = app.handle) {
  const browser = await signedIn({ ...app, handle }, role)
  const office = officeFor(role)
  render(
    <OfficeContext value={office}>
      <Bar />
    </OfficeContext>,
    { wrapper: browser.wrapper },
  )
  await user.keyboard("{Control>}k{/Control}")
  await screen.findByRole("dialog")
  return browser
}
const field = () => screen.getByRole("combobox", { name: "Zoek klant, klus, factuur of telefoonnummer" })
const found = (name: string | RegExp) => screen.findByRole("option", { name })
const options = () => screen.queryAllByRole("option").map((option) => option.textContent)
const groups = () => screen.queryAllByRole("group").map((group) => group.firstElementChild?.textContent)
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent
const said = (text: string | RegExp) => screen.findByText(text)

test("Ctrl+K opens a field that has the focus, and the browser's own Ctrl+K is kept away", async () => {
  await open()
  expect(document.activeElement).toBe(field())
  const pressed = new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true })
  document.dispatchEvent(pressed)
  expect(pressed.defaultPrevented).toBe(true)
  expect(screen.getAllByRole("dialog")).toHaveLength(1)
})

test("typing gives what is found by kind, with the customer's number in sight", async () => {
  await open()
  await user.type(field(), "hooger")
  await found(/^Marleen.*06 55 50 14 22/)
  expect(groups()).toEqual(["Projecten", "Klanten"])
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 gevonden"))
})

test("screens and what one begins with are found by name, only those of who is in", async () => {
  await open()
  await user.type(field(), "offerte")
  await found("Nieuwe offerte")
  await waitFor(() => expect(groups()).toEqual(["Doen", "Schermen"]))
})

test("a worker is not led to screens of the office", async () => {
  await open("worker")
  await user.type(field(), "facturen")
  await said(/^Niets gevonden voor ‘facturen’/)
  expect(options()).toEqual([])
})

test("the arrows walk through all groups and round, and Enter opens", async () => {
  await open()
  await user.type(field(), "hooger")
  await found(/^Marleen/)
  await waitFor(() => expect(active()).toStartWith("Badkamer Hoogerhuis"))
  await user.keyboard("{ArrowDown}")
  expect(active()).toStartWith("Marleen Hoogerhuis")
  await user.keyboard("{ArrowDown}")
  expect(active()).toStartWith("Badkamer Hoogerhuis")
  await user.keyboard("{ArrowUp}{Enter}")
  expect(location.pathname).toBe("/klanten/1")
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("who types and presses Enter at once gets the answer to all that was typed", async () => {
  await open()
  await user.type(field(), "hooger")
  await found(/^Badkamer/)
  await user.clear(field())
  await user.type(field(), "paauwe{Enter}")
  await waitFor(() => expect(location.pathname).toBe("/projects/2"))
})

test("Escape closes and gives the focus back", async () => {
  await open()
  screen.getByRole("button", { name: "Uitloggen" }).focus()
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await user.click(screen.getByRole("button", { name: /^Zoek klant/ }))
  await screen.findByRole("dialog")
  await user.click(screen.getByRole("button", { name: "Sluiten" }))
  expect(document.activeElement?.textContent).toStartWith("Zoek klant")
})

test("Ctrl+Enter calls the number of what is chosen, and a tap on the number does", async () => {
  const called = spyOn(location, "assign").mockImplementation(() => {})
  try {
    await open()
    await user.type(field(), "marleen")
    const row = await found(/^Marleen/)
    await waitFor(() => expect(active()).toStartWith("Marleen"))
    await user.keyboard("{Control>}{Enter}{/Control}")
    await user.click(row.querySelector(".search-phone")!)
    expect(called.mock.calls).toEqual([["tel:+31655501422"], ["tel:+31655501422"]])
    expect(location.pathname).toBe("/")
  } finally {
    called.mockRestore()
  }
})

test("it is a combobox with a list of groups, and says which of them is chosen", async () => {
  await open()
  expect(field().getAttribute("aria-expanded")).toBe("true")
  expect(field().getAttribute("aria-autocomplete")).toBe("list")
  await user.type(field(), "hooger")
  await found(/^Marleen/)
  const list = screen.getByRole("listbox", { name: "Gevonden" })
  expect(field().getAttribute("aria-controls")).toBe(list.id)
  expect(list.contains(screen.getByRole("group", { name: "Klanten" }))).toBe(true)
  await waitFor(() => expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1))
  expect(screen.getByRole("option", { selected: true }).textContent).toBe(active()!)
  expect(screen.getByRole("status").textContent).toBe("2 gevonden")
})

test("what is not there is said, with what to do", async () => {
  await open()
  await said("Typ een naam, adres, nummer of bedrag.")
  await user.type(field(), "zwembad")
  await said("Niets gevonden voor ‘zwembad’. Controleer de spelling, of zoek met minder woorden.")
  expect(field().getAttribute("aria-activedescendant")).toBeNull()
})

test("without a connection it says so and still leads to screens", async () => {
  const browser = await open()
  browser.cutOff(true)
  await user.type(field(), "planning")
  await said("Geen verbinding. Schermen vindt u wel; de rest zodra u weer verbinding hebt.")
  await found(/planning/i)
})

test("what the server refuses is told in Dutch", async () => {
  const refused = async () => Response.json({ error: "Het is even te druk.", code: "busy" }, { status: 503 })
  await open("owner", refused)
  await user.type(field(), "hooger")
  await said("Zoeken lukt nu niet: Het is even te druk.")
})

test("an answer that comes after that to a later question is never shown", async () => {
  const late = Promise.withResolvers<void>()
  const asked: string[] = []
  const replies: Promise<Response>[] = []
  await open("owner", (request) => {
    const reply = (async () => {
      const { typed } = await request.clone().json()
      asked.push(typed)
      if (typed === "hooger") await late.promise
      return app.handle(request)
    })()
    replies.push(reply)
    return reply
  })
  await user.type(field(), "hooger")
  await waitFor(() => expect(asked).toEqual(["hooger"]))
  await user.clear(field())
  await user.type(field(), "paauwe")
  await found(/^Dakkapel/)
  late.resolve()
  await Promise.all(replies)
  // The reply is read, and React shows what came of it.
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(options()).toEqual([expect.stringMatching(/^Dakkapel Paauwe/)])
})

test("what was visited last stands first, also when the search did not lead there, as it is by now", async () => {
  history.replaceState(null, "", "/projects/2")
  await open()
  expect(await found(/Dakkapel Paauwe/)).toBe(screen.getAllByRole("option")[0]!)
  expect(groups()[0]).toBe("Laatst bezocht")
  await user.type(field(), "marleen")
  await found(/^Marleen/)
  await user.keyboard("{Enter}")
  await user.keyboard("{Control>}k{/Control}")
  await found(/^Marleen/)
  expect(options().slice(0, 2)).toEqual([
    expect.stringMatching(/^Marleen/),
    expect.stringMatching(/^Dakkapel/),
  ])
  await user.type(field(), "hooger")
  await found(/^Badkamer/)
  expect(options()[0]).toStartWith("Marleen")
})

test("what was visited is an address and no more, and who logs out leaves nothing of it", async () => {
  history.replaceState(null, "", "/projects/2")
  await open()
  await found(/Dakkapel Paauwe/)
  const kept = () => JSON.stringify({ ...localStorage })
  expect(kept()).toContain("/projects/2")
  expect(kept()).not.toContain("Dakkapel")
  await user.click(screen.getByRole("button", { name: "Sluiten" }))
  await user.click(screen.getByRole("button", { name: "Uitloggen" }))
  await waitFor(() => expect(kept()).not.toContain("/projects/2"))
})
