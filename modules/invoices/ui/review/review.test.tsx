import { afterEach, beforeEach, expect, test } from "bun:test"
import type { TestApp } from "#src/testing.ts"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import type { ReadFailure } from "../../reading/task.ts"
import type { Suggestion } from "../../understanding/suggestion.ts"
import { asManager, givenReading, postedBy, read, scanned } from "./review.testing.tsx"

const { render, screen, user, waitFor, within } = await openWindow()
const { default: ReviewScreen } = await import("./ReviewScreen.tsx")
const { Link, Route, Switch } = await import("wouter")

let app: TestApp
let told: Suggestion | ReadFailure
beforeEach(async () => {
  told = read()
  app = await givenReading(() => told)
})
afterEach(() => app.close())

async function open(id: number) {
  const browser = await asManager(app)
  history.replaceState(null, "", `/invoice-ocr/${id}`)
  render(
    <>
      <Switch>
        <Route path="/invoice-ocr/:id" component={ReviewScreen} />
        <Route>Elders</Route>
      </Switch>
      <Link href="/dashboard">Weg</Link>
    </>,
    { wrapper: browser.wrapper },
  )
  await screen.findByRole("heading", { level: 1 })
  return browser
}
async function opened(suggestion: Suggestion | ReadFailure = read()) {
  told = suggestion
  const id = await scanned(app)
  const browser = await open(id)
  await screen.findByRole("textbox", { name: "Factuurnummer" })
  return { id, ...browser }
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name })
const fill = async (name: string | RegExp, text: string) => {
  await user.clear(field(name))
  await user.type(field(name), text)
}
const posts = (asked: string[]) => asked.filter((call) => call === "POST /api/purchase-invoices")
const checked = (asked: string[]) =>
  waitFor(() => expect(asked).toContain("POST /api/purchase-invoices/check"))
const invoice = () => app.db.$client.query("select * from purchase_invoices").get() as Record<string, unknown>

test("what was read with doubt stands first, with how sure it is and what else it may be", async () => {
  await opened()
  const first = screen.getByRole("region", { name: "Kijk deze na (1)" })
  const number = within(first).getByRole("textbox", { name: "Factuurnummer" })
  expect(within(first).getAllByRole("textbox")).toEqual([number])
  expect(number.getAttribute("aria-describedby")).toBeTruthy()
  expect(first.textContent).toContain("52% zeker · naast ‘Factuurnummer’")
  await user.click(within(first).getByRole("button", { name: "2026-0415" }))
  expect(field("Factuurnummer").value).toBe("2026-0415")
  expect(first.textContent).toContain("door u ingevuld")
  expect(within(first).getByRole("button", { name: "2026-O415" })).toBeTruthy()
})

test("the box of the field that has the focus stands out on the page", async () => {
  await opened()
  const standing = () => [...document.querySelectorAll(".review-pane .review-mark-focused")]
  expect(standing()).toEqual([])
  await user.click(field("Factuurdatum"))
  expect(standing().map((box) => (box as HTMLElement).dataset.mark)).toEqual(["date"])
  await user.click(field("Totaal incl. btw"))
  expect(standing().map((box) => (box as HTMLElement).dataset.mark)).toEqual(["total"])
})

test("the sums are checked while someone types", async () => {
  await opened()
  expect(screen.getByText("excl. + btw = totaal")).toBeTruthy()
  await fill("Totaal incl. btw", "122")
  expect(await screen.findByText(/^Het totaal is € 1,00 hoger dan/)).toBeTruthy()
  await fill("Bedrag excl. btw", "200")
  expect(field("Btw").value).toBe("42,00")
  expect(await screen.findByText(/^Het totaal is € 120,00 lager dan/)).toBeTruthy()
})

test("a good reading is posted with ten keys at most, and goes on to its allocation", async () => {
  const { asked } = await opened()
  await checked(asked)
  await user.keyboard("{Enter}")
  expect(document.activeElement).toBe(field("Factuurnummer"))
  await user.keyboard("2026-415")
  await user.keyboard("{Control>}{Enter}{/Control}")
  await waitFor(() => expect(location.pathname + location.search).toBe("/invoice-allocation?invoice=1"))
  expect(invoice()).toMatchObject({ invoice_number: "2026-415", total_cents: 12100, net_cents: 10000 })
  await waitFor(() => expect(toasts.get().shown[0]?.title).toBe("Factuur geboekt"))
})

test("Enter walks along what is doubtful, which then counts as looked at, and ends at the button", async () => {
  const fields = read().fields
  const { asked } = await opened(read({ fields: { ...fields, date: { ...fields.date!, confidence: 0.4 } } }))
  await checked(asked)
  await user.keyboard("{Enter}{Enter}")
  expect(document.activeElement).toBe(field("Factuurdatum"))
  expect(screen.getByText("Nog 1 veld na te kijken")).toBeTruthy()
  await user.keyboard("{Enter}")
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Boeken en toewijzen" }))
  expect(screen.getByText("Klaar om te boeken")).toBeTruthy()
})

test("a double press posts once, and the next invoice follows", async () => {
  const { asked } = await opened()
  const next = await scanned(app)
  const after = screen.getByRole("button", { name: /^(Alleen boeken|Boeken en volgende)/ })
  await user.dblClick(after)
  await waitFor(() => expect(location.pathname).toBe(`/invoice-ocr/${next}`))
  expect(posts(asked)).toHaveLength(1)
})

test("a warning must be seen before an invoice is posted, and leads to the double", async () => {
  const before = postedBy(app, await scanned(app))
  const { asked } = await opened()
  await fill("Factuurnummer", "2026-0415")
  const seen = await screen.findByRole("checkbox", { name: "Gezien" })
  expect(screen.getByRole("link", { name: "Bekijk die factuur" }).getAttribute("href")).toBe(
    `/purchase-invoices/${before}`,
  )
  await user.keyboard("{Control>}{Enter}{/Control}")
  expect(document.activeElement).toBe(seen)
  await user.click(screen.getByRole("button", { name: "Boeken en toewijzen" }))
  expect(posts(asked)).toEqual([])
  await user.click(seen)
  await user.click(screen.getByRole("button", { name: "Boeken en toewijzen" }))
  await waitFor(() => expect(location.pathname).toBe("/invoice-allocation"))
})

test("a warning that only the server knows of stops a quick press, and then stands on the screen", async () => {
  const { asked } = await opened()
  await fill("Factuurnummer", "2026-0415")
  await checked(asked)
  postedBy(app, await scanned(app))
  await user.click(screen.getByRole("button", { name: "Boeken en toewijzen" }))
  expect(await screen.findByText("De factuur is nog niet geboekt")).toBeTruthy()
  expect(await screen.findByRole("checkbox", { name: "Gezien" })).toBeTruthy()
  expect(location.pathname).toStartWith("/invoice-ocr/")
})

test("an invoice that turns out to be a credit note gets amounts below zero, and the other way round", async () => {
  await opened()
  await user.selectOptions(screen.getByLabelText("Soort"), "Creditnota")
  expect(field("Totaal incl. btw").value).toBe("-121,00")
  expect([field("Bedrag excl. btw").value, field("Btw").value]).toEqual(["-100,00", "-21,00"])
  expect(screen.getByText("excl. + btw = totaal")).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "1 regel" }))
  expect([field(/^Aantal/).value, field("Bedrag").value]).toEqual(["-10", "-100,00"])
  await user.selectOptions(screen.getByLabelText("Soort"), "Bon")
  expect(field("Totaal incl. btw").value).toBe("121,00")
})

test("with VAT shifted there is no VAT", async () => {
  await opened()
  await user.click(screen.getByRole("checkbox", { name: "Btw verlegd" }))
  expect([field("Tarief").value, field("Bedrag excl. btw").value, field("Btw").value]).toEqual([
    "0",
    "100,00",
    "0,00",
  ])
})

test("lines fold when they add up; one that is taken away can be put back", async () => {
  await opened()
  expect(screen.queryByRole("textbox", { name: "Omschrijving" })).toBeNull()
  await user.click(screen.getByRole("button", { name: "1 regel" }))
  await user.click(screen.getByRole("button", { name: "Regel verwijderen: Balkhout 71x196" }))
  expect(screen.queryByRole("textbox", { name: "Omschrijving" })).toBeNull()
  await user.click(await screen.findByRole("button", { name: "Terugzetten" }))
  expect(field("Omschrijving").value).toBe("Balkhout 71x196")
})

test("lines that don't add up are open, with what they differ", async () => {
  const [line] = read().lines
  await opened(read({ lines: [{ ...line!, cents: 9000 }] }))
  expect(field("Omschrijving")).toBeTruthy()
  expect(screen.getByText(/€ 10,00 verschil met het bedrag excl. btw/)).toBeTruthy()
})

test("a known supplier is chosen, and any other name is a new one", async () => {
  postedBy(app, await scanned(app), { supplier: "Bouwmaat Goes", invoiceNumber: "B-1", iban: "" })
  await opened()
  const supplier = screen.getByRole<HTMLInputElement>("combobox", { name: "Leverancier" })
  await user.clear(supplier)
  await user.type(supplier, "bouwm")
  await user.click(await screen.findByRole("option", { name: /Bouwmaat Goes/ }))
  expect(supplier.value).toBe("Bouwmaat Goes")
  await user.clear(supplier)
  await user.type(supplier, "Zaagwerk Zeeland")
  await user.tab()
  expect(supplier.value).toBe("Zaagwerk Zeeland")
  expect(screen.getByText("Nieuwe leverancier.")).toBeTruthy()
})

test("what is missing is said at its field, and nothing is sent", async () => {
  const { asked } = await opened()
  await user.clear(field("Factuurnummer"))
  await fill("Totaal incl. btw", "veel")
  await user.keyboard("{Control>}{Enter}{/Control}")
  const summary = await screen.findByRole("alert", { name: "De factuur is nog niet geboekt" })
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Vul het factuurnummer in.", "Vul een bedrag in."])
  expect(posts(asked)).toEqual([])
})

test("once all is well again the summary goes, and the next slip leaves the focus where one types", async () => {
  await opened()
  const summary = () => screen.queryByRole("alert", { name: "De factuur is nog niet geboekt" })
  await user.clear(field("Factuurnummer"))
  await user.keyboard("{Control>}{Enter}{/Control}")
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  await user.type(field(/^Factuurnummer/), "7")
  await waitFor(() => expect(summary()).toBeNull())
  await user.clear(field("Factuurnummer"))
  await waitFor(() => expect(field(/^Factuurnummer/).getAttribute("aria-invalid")).toBe("true"))
  expect(summary()).toBeNull()
  expect(document.activeElement).toBe(field(/^Factuurnummer/))
})

test("a file that can't be read can be typed over, with the reason on top", async () => {
  told = "encrypted"
  const { asked } = await opened("encrypted")
  expect(screen.getByText(/Deze pdf is beveiligd met een wachtwoord/)).toBeTruthy()
  await user.type(screen.getByRole("combobox", { name: "Leverancier" }), "Zaagwerk Zeeland")
  await fill("Factuurnummer", "7")
  await fill("Factuurdatum", "5-11-2026")
  await fill("Totaal incl. btw", "242")
  await user.click(screen.getByRole("button", { name: "Reken uit van het totaal" }))
  await checked(asked)
  await user.click(screen.getByRole("button", { name: "Boeken en toewijzen" }))
  await waitFor(() => expect(location.pathname).toBe("/invoice-allocation"))
  expect(invoice()).toMatchObject({ supplier_name: "Zaagwerk Zeeland", net_cents: 20000, vat_cents: 4200 })
})

test("what was typed is kept on this device until one leaves it behind, which asks", async () => {
  const { id } = await opened()
  await fill("Factuurnummer", "2026-9")
  await user.click(screen.getByRole("link", { name: "Weg" }))
  expect(screen.getByRole("dialog", { name: "Niet-opgeslagen wijzigingen" })).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Hier blijven" }))
  await waitFor(() => expect(Object.keys(localStorage).join()).toContain(`.${id}`))
  await user.click(screen.getByRole("link", { name: "Weg" }))
  await user.click(screen.getByRole("button", { name: "Weggaan zonder opslaan" }))
  expect(Object.keys(localStorage).join()).not.toContain(`.${id}`)
})

test("a scan that a colleague posted leads to the invoice", async () => {
  const id = await scanned(app)
  const posted = postedBy(app, id)
  await open(id)
  const link = await screen.findByRole("link", { name: "Bekijk de geboekte factuur" })
  expect(link.getAttribute("href")).toBe(`/purchase-invoices/${posted}`)
})

test("what a colleague posts while one types is told when posting, with the way there", async () => {
  const { id } = await opened()
  postedBy(app, id)
  await user.click(screen.getByRole("button", { name: "Boeken en toewijzen" }))
  expect(await screen.findByRole("link", { name: "Bekijk de geboekte factuur" })).toBeTruthy()
})

test("what is thrown away can be put back", async () => {
  await opened()
  await user.click(screen.getByRole("button", { name: "Verwijderen" }))
  await user.click(await screen.findByRole("button", { name: "Terugzetten" }))
  expect(await screen.findByRole("textbox", { name: "Factuurnummer" })).toBeTruthy()
})

test("an address of no scan says so", async () => {
  await open(99)
  expect(await screen.findByText("Deze factuur bestaat niet of is definitief verwijderd.")).toBeTruthy()
})
