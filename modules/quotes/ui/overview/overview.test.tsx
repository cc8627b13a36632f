import { afterEach, beforeEach, expect, mock, spyOn, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { offered } from "../../overview/offered.testing.ts"
import { asManager } from "../testing.tsx"

const { render, screen, user, act, waitFor, within } = await openWindow()
const { default: Quotations } = await import("./Quotations.tsx")

let app: TestApp
/** The names under which files were saved. */
let saved: string[]
beforeEach(async () => {
  app = await givenApp()
  saved = []
  spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  // The window of tests takes no file of the server's.
  spyOn(URL, "createObjectURL").mockReturnValue("blob:bestand")
})
afterEach(() => app.close())

async function open(address = "") {
  history.replaceState(null, "", `/chatgpt-quotations${address}`)
  const browser = await asManager(app)
  render(<Quotations />, { wrapper: browser.wrapper })
  return browser
}
const card = async (name: string) => (await screen.findByRole("heading", { level: 3, name })).closest("li")!
const names = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)
const found = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected))
/** Three kinds of work, each on a day and from a side of its own. */
function three() {
  offered(app, {
    name: "Badkamer Vos",
    description: "Tegels en een inloopdouche",
    createdAt: "2026-11-05T23:30:00.000Z",
  })
  offered(app, {
    name: "Dakkapel Bolle",
    type: "dakkapel",
    origin: "hand",
    state: "sent",
    work: "active",
    address: "",
    createdAt: "2026-11-20T09:00:00.000Z",
  })
  offered(app, {
    name: "Aanbouw Café Zilt",
    type: "aanbouw",
    origin: "request",
    state: "accepted",
    work: "completed",
    address: "Havenkade 2, Zierikzee",
    createdAt: "2026-11-20T10:00:00.000Z",
  })
}

test("a quotation tells how far it is, where, what sort, of which project and for how much", async () => {
  three()
  await open()
  const generated = await card("Badkamer Vos")
  expect(generated.textContent).toMatch(
    /Badkamer VosDuinweg 1GeplandConceptRenovatieChatGPTProject #1Tegels en een inloopdouche€\s123,45 incl\. btw1 prijs nodig/,
  )
  expect(generated.querySelector(".project-dot-planned")).not.toBeNull()
  const dormer = await card("Dakkapel Bolle")
  expect(dormer.textContent).toMatch(/Geen adresBezigVerstuurdAanbouw\/uitbreidingProject #2/)
  expect(dormer.textContent).not.toContain("ChatGPT")
  expect((await card("Aanbouw Café Zilt")).textContent).toContain("VoltooidGeaccepteerd")
})

test("what was made on one day stands under that day, as the Netherlands count days", async () => {
  three()
  await open()
  await card("Badkamer Vos")
  const days = screen.getAllByRole("heading", { level: 2 })
  expect(days.map(({ textContent }) => textContent)).toEqual(["20 november 2026", "06 november 2026"])
  const list = screen.getByRole("list", { name: "20 november 2026" })
  expect(within(list).getAllByRole("heading")).toHaveLength(2)
})

test("four figures stand above the list", async () => {
  three()
  await open()
  const figures = await screen.findByRole("list", { name: "Offertes in cijfers" })
  await waitFor(() => expect(figures.textContent).toContain("67%"))
  expect(figures.textContent).toMatch(
    /Totaal Offertes3Deze Week2De laatste 7 dagenTotale Waarde€\s370,35Nieuwste versies, incl\. btwConversie67%/,
  )
})

test.each([
  ["badk", ["Badkamer Vos"]],
  ["havenkade", ["Aanbouw Café Zilt"]],
  ["INLOOPDOUCHE tegels", ["Badkamer Vos"]],
  ["cafe", ["Aanbouw Café Zilt"]],
  ["familie vos dakkapel", ["Dakkapel Bolle"]],
  ["O-2026-0002", ["Dakkapel Bolle"]],
])("a search for '%s' finds by name, address, description, client or number", async (typed, expected) => {
  three()
  await open()
  await card("Badkamer Vos")
  await user.type(screen.getByRole("searchbox", { name: "Zoek op naam, adres of beschrijving" }), typed)
  await found(...expected)
  expect(new URLSearchParams(location.search).get("zoek")).toBe(typed)
})

test("what finds nothing says so, and can be cleared", async () => {
  three()
  await open("?zoek=zwembad")
  await screen.findByText("Geen offertes gevonden")
  await user.click(screen.getByRole("button", { name: "Zoekveld leegmaken" }))
  await found("Aanbouw Café Zilt", "Dakkapel Bolle", "Badkamer Vos")
})

test("before the first quotation the generator is offered", async () => {
  await open()
  await screen.findByText("Nog geen ChatGPT offertes gegenereerd")
  for (const name of ["Genereer Eerste Offerte", "Nieuwe Offerte"])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/chatgpt-quotation")
})

test("they can be had by where they come from, figures included", async () => {
  three()
  const { asked } = await open()
  await card("Badkamer Vos")
  await user.click(screen.getByRole("link", { name: "ChatGPT" }))
  await found("Badkamer Vos")
  expect(location.search).toBe("?herkomst=chatgpt")
  await user.click(screen.getByRole("link", { name: "Zelf gemaakt" }))
  await found("Dakkapel Bolle")
  expect(asked).toContain("GET /api/quotations/stats?origin=hand")
})

test("they can be had by state, also by address", async () => {
  three()
  await open("?status=geaccepteerd")
  await card("Aanbouw Café Zilt")
  await found("Aanbouw Café Zilt")
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Verstuurd")
  await found("Dakkapel Bolle")
  expect(location.search).toBe("?status=verstuurd")
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Verlopen")
  await screen.findByText("Geen offertes gevonden")
  await user.click(screen.getByRole("link", { name: "Toon alle offertes" }))
  await found("Aanbouw Café Zilt", "Dakkapel Bolle", "Badkamer Vos")
})

test("a download saves the text under the project's id; a double press asks once", async () => {
  const { projectId } = offered(app)
  const { asked } = await open()
  const button = await screen.findByRole("button", { name: "Download van Badkamer – Vos" })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(saved).toEqual([`offerte-${projectId}.txt`]))
  expect(asked.filter((call) => call.endsWith("/text"))).toEqual(["GET /api/quotations/1/versions/1/text"])
})

test("a download that fails says so and saves nothing", async () => {
  offered(app)
  const browser = await open()
  const button = await screen.findByRole("button", { name: "Download van Badkamer – Vos" })
  browser.cutOff(true)
  await user.click(button)
  await waitFor(() => expect(toasts.get().history).toHaveLength(1))
  expect(toasts.get().history[0]).toMatchObject({ title: "Downloaden mislukt", destructive: true })
  expect(saved).toEqual([])
})

test("'Bekijk' opens the whole text over the list", async () => {
  offered(app)
  await open()
  await user.click(await screen.findByRole("button", { name: "Bekijk Badkamer – Vos" }))
  const reader = await screen.findByRole("dialog", { name: "Badkamer – Vos" })
  await within(reader).findByText("Tegels in de badkamer.")
  within(reader).getByText("Beste familie Vos,")
  within(reader).getByRole("heading", { name: "Kostenberekening" })
  expect(within(reader).getByRole("link", { name: "Openen" }).getAttribute("href")).toBe("/offertes/1")
  expect(location.search).toBe("?offerte=1")
})

test("Word and pdf are there once they are made, and of a proposal not yet", async () => {
  offered(app, { state: "proposed" })
  await open("?offerte=1")
  const reader = await screen.findByRole("dialog")
  await within(reader).findByText("Dit is een voorstel. Word en pdf worden gemaakt als u het opslaat.")
  expect(within(reader).queryByRole("link", { name: "Word" })).toBeNull()
})

test("of what was kept Word and pdf are downloads", async () => {
  offered(app)
  app.services.quotations.redoDocuments(1)
  await app.services.jobs.idle()
  await open("?offerte=1")
  const reader = await screen.findByRole("dialog")
  for (const [name, kind] of [
    ["Word", "offerteTekst"],
    ["Pdf", "offertePdf"],
  ] as const) {
    const link = await within(reader).findByRole("link", { name })
    expect(link.getAttribute("href")).toBe(`/api/quotations/1/versions/1/documents/${kind}`)
  }
})

test("the text can be printed", async () => {
  const print = mock()
  window.print = print
  offered(app)
  await open("?offerte=1")
  await user.click(await screen.findByRole("button", { name: "Afdrukken" }))
  expect(print).toHaveBeenCalledTimes(1)
})

test("the address of a quotation that is gone says so", async () => {
  await open("?offerte=99")
  const reader = await screen.findByRole("dialog", { name: "Offerte" })
  await within(reader).findByText(/Deze offerte bestaat niet \(meer\)\./)
  expect(within(reader).queryByRole("link", { name: "Openen" })).toBeNull()
})

test("a read that fails keeps what is known in sight", async () => {
  offered(app)
  const browser = await open()
  await card("Badkamer – Vos")
  browser.cutOff(true)
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
  await screen.findByText(/Geen verbinding met de server/)
  expect(names()).toEqual(["Badkamer – Vos"])
})
