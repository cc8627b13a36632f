import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { givenInvoice } from "../../allocations/posted.testing.ts"
import { asManager, givenProject } from "./testing.tsx"

const { render, screen, user, within, waitFor } = await openWindow()
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { default: Allocations } = await import("./Allocations.tsx")

let app: TestApp
let project: number
beforeEach(async () => {
  app = await givenApp()
  project = givenProject(app, "Dakkapel Poststraat", "Poststraat 8, 4301 AB Zierikzee")
  givenProject(app, "Badkamer Havenpark")
})
afterEach(() => app.close())

const euro = (amount: string) => `€\u00a0${amount}`

/** The screen with the card of an invoice opened. */
async function open(invoice: number) {
  history.replaceState(null, "", `/invoice-allocation?invoice=${invoice}`)
  const browser = await asManager(app)
  const screenAndBar = (
    <>
      <Allocations />
      <UndoBar />
    </>
  )
  render(screenAndBar, { wrapper: browser.wrapper })
  await form()
  return browser
}
const form = () => screen.findByRole("region", { name: "Nieuwe toewijzing" })
const told = () => toasts.get().history.map(({ title, text }) => [title, text])
const press = async (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
const amount = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Bedrag incl\. btw/ })
const percent = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Deel van de factuur/ })
async function choose(name: string) {
  const field = screen.getByRole("combobox", { name: /^Project/ })
  await user.clear(field)
  await user.type(field, name)
  await user.click(await screen.findByRole("option", { name: new RegExp(name) }))
}
const category = (name: string) => user.click(screen.getByRole("radio", { name }))
const asked = (browser: { asked: string[] }) => browser.asked.filter((call) => /^(POST|DELETE)/.test(call))

test("two invoices of one supplier have cards with names of their own", async () => {
  for (const invoiceNumber of ["H-1", "H-2"]) givenInvoice(app, { supplierName: "Hout & Zo", invoiceNumber })
  const { wrapper } = await asManager(app)
  history.replaceState(null, "", "/invoice-allocation")
  render(<Allocations />, { wrapper })
  await screen.findByRole("button", { name: "Hout & Zo H-1" })
  screen.getByRole("button", { name: "Hout & Zo H-2" })
})

test("a card says how its invoice stands, and opens by a button", async () => {
  givenInvoice(app, { supplierName: "Hout & Zo", invoiceNumber: "H-1" })
  const { wrapper } = await asManager(app)
  history.replaceState(null, "", "/invoice-allocation")
  render(<Allocations />, { wrapper })
  const card = await screen.findByRole("button", { name: "Hout & Zo H-1" })
  expect(card.getAttribute("aria-expanded")).toBe("false")
  expect(screen.getByText("Niet toegewezen")).toBeDefined()
  const bar = screen.getByRole("progressbar", {
    name: `${euro("0,00")} van ${euro("121,00")} toegewezen (0%)`,
  })
  expect(bar.getAttribute("aria-valuenow")).toBe("0")
  expect(document.body.textContent).toContain(`Nog toe te wijzen: ${euro("121,00")}`)
  await user.click(card)
  expect(card.getAttribute("aria-expanded")).toBe("true")
  await form()
  expect(location.search).toBe("?invoice=1")
  await user.click(card)
  expect(card.getAttribute("aria-expanded")).toBe("false")
})

test("an invoice is split over two projects in a few presses, and the next one is offered", async () => {
  const invoice = givenInvoice(app, { text: "Poststraat 8 4301 AB" })
  givenInvoice(app, { supplierName: "Hout & Zo", invoiceNumber: "H-2", invoiceDate: "2026-11-01" })
  await open(invoice)
  await press(/Dakkapel Poststraat adres op de factuur/)
  await press("50%")
  expect(amount().value).toBe("60,50")
  expect(percent().value).toBe("50")
  expect(screen.getByText(/^excl\. btw: € 50,00 komt op het project$/)).toBeDefined()
  await press("Toewijzen")
  await screen.findByText("Gedeeltelijk")
  // All that shows it is read again before it is said.
  await waitFor(() =>
    expect(told()[0]).toEqual(["Factuur toegewezen", `${euro("60,50")} op Dakkapel Poststraat`]),
  )
  await waitFor(() => expect(amount().value).toBe(""))
  await choose("Badkamer")
  await press("Rest toewijzen")
  await category("Transport")
  await press("Toewijzen")
  await screen.findByText("Volledig toegewezen")
  expect(screen.getByText("Volledig")).toBeDefined()
  expect(screen.queryByRole("region", { name: "Nieuwe toewijzing" })).toBeNull()
  const next = await screen.findByRole("button", { name: `Volgende: Hout & Zo H-2 (${euro("121,00")})` })
  await waitFor(() => expect(document.activeElement).toBe(next))
  await user.click(next)
  await form()
  expect(location.search).toBe("?invoice=2")
  expect(app.services.ledger.totals([project], { role: "owner" }).get(project)?.cents).toBe(5000)
})

const ordered = (supplier: string, amount: number) =>
  app.services.commitments.commit(
    project,
    { category: "material", supplier, description: "Regels", amount },
    app.services.access.list()[0]!,
  )
const order = () => screen.findByRole<HTMLSelectElement>("combobox", { name: /^Hoort bij bestelling/ })
const toCome = () => app.services.commitments.of(project).map(({ remaining }) => remaining)

test("an invoice takes the place of the order of its supplier, which has it back when it is taken off", async () => {
  ordered("Andere handel", 500)
  const { id } = ordered("Bouwmaat", 150)
  await open(givenInvoice(app))
  await choose("Dakkapel")
  await press("Rest toewijzen")
  await category("Materiaal")
  await waitFor(async () => expect((await order()).value).toBe(String(id)))
  await press("Toewijzen")
  await screen.findByText("Volledig toegewezen")
  expect(toCome()).toEqual([500, 50])
  await user.click(screen.getByRole("button", { name: /^Allocatie van .* verwijderen$/ }))
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Verwijderen" }))
  await screen.findByText(/is verwijderd\./)
  expect(toCome()).toEqual([500, 150])
  await press("Ongedaan maken")
  await screen.findByText("Volledig toegewezen")
  expect(toCome()).toEqual([500, 50])
})

test("which order it is a part of a person decides; without any of its kind nothing is asked", async () => {
  ordered("Bouwmaat", 150)
  await open(givenInvoice(app))
  await choose("Dakkapel")
  await press("Rest toewijzen")
  await category("Transport")
  expect(screen.queryByRole("combobox", { name: /^Hoort bij bestelling/ })).toBeNull()
  await category("Materiaal")
  await user.selectOptions(await order(), "Geen bestelling")
  await press("Toewijzen")
  await screen.findByText("Volledig toegewezen")
  expect(toCome()).toEqual([150])
})

test("amount and percentage fill each other", async () => {
  await open(givenInvoice(app))
  await user.type(percent(), "33,33")
  expect(amount().value).toBe("40,33")
  await user.clear(amount())
  await user.type(amount(), "30,25")
  expect(percent().value).toBe("25")
  await user.clear(amount())
  await user.type(amount(), "abc")
  expect(percent().value).toBe("")
})

test("what is missing is told in a toast, above the form and at each field, and nothing is sent", async () => {
  const browser = await open(givenInvoice(app))
  await press("Toewijzen")
  expect(told()).toEqual([["Incomplete gegevens", "Vul alle verplichte velden in"]])
  const summary = await screen.findByRole("alert", { name: "Incomplete gegevens" })
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Kies een project", "Vul een bedrag in", "Kies een categorie"])
  expect(summary.textContent).toContain("Vul alle verplichte velden in")
  expect(asked(browser)).toEqual([])
})

test.each(["100,005", "0", "-5", "abc"])(
  "the amount %p is refused, in a toast and at the field",
  async (wrong) => {
    const browser = await open(givenInvoice(app))
    await choose("Dakkapel")
    await category("Materiaal")
    await user.type(amount(), wrong)
    await press("Toewijzen")
    expect(told()).toEqual([["Ongeldig bedrag", "Voer een geldig bedrag in"]])
    await screen.findByRole("alert", { name: "Ongeldig bedrag" })
    expect(amount().getAttribute("aria-invalid")).toBe("true")
    expect(document.getElementById(`${amount().id}-error`)?.textContent).toBe(
      "Fout: Voer een geldig bedrag in",
    )
    expect(asked(browser)).toEqual([])
  },
)

test("more than is left is refused with what is left", async () => {
  await open(givenInvoice(app))
  await choose("Dakkapel")
  await category("Materiaal")
  await user.type(amount(), "121,01")
  await press("Toewijzen")
  expect(told()).toEqual([["Bedrag te hoog", `Maximum beschikbaar: ${euro("121,00")}`]])
  expect(document.getElementById(`${amount().id}-error`)?.textContent).toBe(
    `Fout: Maximum beschikbaar: ${euro("121,00")}`,
  )
})

async function fill() {
  await choose("Dakkapel")
  await press("Rest toewijzen")
  await category("Materiaal")
}

test("what a colleague took meanwhile is told, and what was typed stays", async () => {
  const invoice = givenInvoice(app)
  await open(invoice)
  await fill()
  app.services.allocations.allocate(
    { purchaseInvoiceId: invoice, projectId: project, amount: 100, category: "other" },
    null,
    app.services.access.list()[0]!,
  )
  await press("Toewijzen")
  await waitFor(() => expect(told()).toEqual([["Bedrag te hoog", `Maximum beschikbaar: ${euro("21,00")}`]]))
  await screen.findByRole("alert", { name: "Bedrag te hoog" })
  expect(amount().value).toBe("121,00")
})

test("without a connection it says so, and what was typed stays", async () => {
  const browser = await open(givenInvoice(app))
  await fill()
  browser.cutOff(true)
  await press("Toewijzen")
  await waitFor(() => expect(told()).toEqual([["Toewijzing mislukt", "Kon factuur niet toewijzen"]]))
  expect((await screen.findByRole("alert", { name: "Toewijzing mislukt" })).textContent).toContain(
    "Geen verbinding",
  )
  expect(amount().value).toBe("121,00")
})

test("a double press sends one request", async () => {
  const browser = await open(givenInvoice(app))
  await fill()
  await user.dblClick(screen.getByRole("button", { name: "Toewijzen" }))
  await screen.findByText("Volledig toegewezen")
  expect(asked(browser)).toHaveLength(1)
})

test("an allocation is taken off after one question, and that can be undone", async () => {
  const invoice = givenInvoice(app)
  const [office] = app.services.access.list()
  const wish = { purchaseInvoiceId: invoice, projectId: project, amount: 12.1, category: "other" as const }
  app.services.allocations.allocate({ ...wish, description: "Kit" }, null, office!)
  const browser = await open(invoice)
  await press(`Allocatie van ${euro("12,10")} aan Dakkapel Poststraat verwijderen`)
  await user.click(await screen.findByRole("button", { name: "Annuleren" }))
  expect(asked(browser)).toEqual([])
  await press(`Allocatie van ${euro("12,10")} aan Dakkapel Poststraat verwijderen`)
  await user.click(await screen.findByRole("button", { name: "Verwijderen" }))
  const undo = await screen.findByRole("button", { name: "Ongedaan maken" })
  expect(told()[0]![0]).toBe("Allocatie verwijderd")
  await waitFor(() => expect(document.activeElement).toBe(undo))
  expect(app.services.ledger.totals([project], { role: "owner" }).size).toBe(0)
  await user.click(undo)
  await screen.findByText(/Overig · Kit/)
  expect(app.services.ledger.totals([project], { role: "owner" }).get(project)?.cents).toBe(1000)
})

test("taking off that fails says so and takes nothing away", async () => {
  const invoice = givenInvoice(app)
  const [office] = app.services.access.list()
  app.services.allocations.allocate(
    { purchaseInvoiceId: invoice, projectId: project, amount: 12.1, category: "other" },
    null,
    office!,
  )
  const browser = await open(invoice)
  browser.cutOff(true)
  await press(/^Allocatie van/)
  await user.click(await screen.findByRole("button", { name: "Verwijderen" }))
  await waitFor(() => expect(told()).toEqual([["Verwijderen mislukt", "Kon allocatie niet verwijderen"]]))
  await screen.findByText(/^Kon allocatie niet verwijderen Geen verbinding/)
  expect(screen.getByRole("link", { name: "Dakkapel Poststraat" })).toBeDefined()
  // Twice: only what carries a key goes once more when the line breaks.
  expect(browser.asked.filter((call) => call.startsWith("DELETE"))).toHaveLength(2)
})

test("a credit note says that it brings the costs down", async () => {
  await open(givenInvoice(app, { kind: "credit", netCents: -5000, vatCents: -1050 }))
  expect(screen.getByText("Creditnota")).toBeDefined()
  await press("Rest toewijzen")
  expect(amount().value).toBe("60,50")
  expect(screen.getByText(/^excl\. btw: € 50,00 gaat van het project af$/)).toBeDefined()
})

test("open is what waits; all and a search show the rest; what was taken back is nowhere", async () => {
  givenInvoice(app, { supplierName: "Hout & Zo" })
  givenInvoice(app, { supplierName: "Verhuur Zeeland", netCents: 0, vatCents: 0 })
  const wrong = givenInvoice(app, { supplierName: "Fout BV" })
  givenInvoice(app, { supplierName: "Fout BV", kind: "reversal", reverses: wrong })
  history.replaceState(null, "", "/invoice-allocation")
  const { wrapper } = await asManager(app)
  render(<Allocations />, { wrapper })
  await screen.findByRole("button", { name: /^Hout & Zo/ })
  expect(screen.queryByRole("button", { name: /^Verhuur Zeeland/ })).toBeNull()
  await user.click(screen.getByRole("link", { name: "Alle" }))
  await screen.findByRole("button", { name: /^Verhuur Zeeland/ })
  expect(screen.queryByRole("button", { name: /^Fout BV/ })).toBeNull()
  await user.type(screen.getByRole("searchbox"), "verhuur")
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Hout & Zo/ })).toBeNull())
  await user.type(screen.getByRole("searchbox"), "xyz")
  await screen.findByText("Niets gevonden voor ‘verhuurxyz’")
})

test("an invoice in another currency says where its cost can be booked, and waits nowhere", async () => {
  const invoice = givenInvoice(app, { currency: "SEK", supplierName: "Trä AB" })
  history.replaceState(null, "", `/invoice-allocation?status=alle&invoice=${invoice}`)
  const { wrapper } = await asManager(app)
  render(<Allocations />, { wrapper })
  await screen.findByText(/^Deze factuur is in SEK/)
  expect(screen.getByText("In SEK")).toBeDefined()
  expect(screen.queryByRole("region", { name: "Nieuwe toewijzing" })).toBeNull()
})

test("an address of an invoice that is not there says so", async () => {
  givenInvoice(app)
  history.replaceState(null, "", "/invoice-allocation?invoice=999")
  const { wrapper } = await asManager(app)
  render(<Allocations />, { wrapper })
  await screen.findByText(/^Deze inkoopfactuur staat hier niet/)
})

test("without invoices the screen says how one comes", async () => {
  history.replaceState(null, "", "/invoice-allocation")
  const { wrapper } = await asManager(app)
  render(<Allocations />, { wrapper })
  await screen.findByText("Nog geen inkoopfacturen")
})

test("what was typed is not left behind without a question", async () => {
  await open(givenInvoice(app))
  await press("Rest toewijzen")
  await user.click(screen.getByRole("link", { name: "Terug naar Vandaag" }))
  await screen.findByRole("dialog", { name: "Niet-opgeslagen wijzigingen" })
  await user.click(screen.getByRole("button", { name: "Hier blijven" }))
  expect(amount().value).toBe("121,00")
})
