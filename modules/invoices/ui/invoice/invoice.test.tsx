import { afterEach, beforeEach, expect, test } from "bun:test"
import type { TestApp } from "#src/testing.ts"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { asManager, givenReading, postedBy, read, scanned } from "../review/review.testing.tsx"

const { render, screen, user, waitFor } = await openWindow()
const { default: InvoiceScreen } = await import("./InvoiceScreen.tsx")
const { Route } = await import("wouter")

let app: TestApp
beforeEach(async () => {
  app = await givenReading(() => read())
})
afterEach(() => app.close())

async function open(id: number) {
  const browser = await asManager(app)
  history.replaceState(null, "", `/purchase-invoices/${id}`)
  render(<Route path="/purchase-invoices/:id" component={InvoiceScreen} />, { wrapper: browser.wrapper })
  await screen.findByRole("heading", { level: 1 })
  return browser
}
const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href")

test("a posted invoice shows what was posted, its original and how long that is kept", async () => {
  const id = postedBy(app, await scanned(app))
  await open(id)
  expect(await screen.findByRole("heading", { name: "Factuur 2026-0415" })).toBeTruthy()
  expect(document.body.textContent).toContain("121,00")
  expect(document.body.textContent).toContain("NL91 ABNA 0417 1643 00")
  expect(document.querySelector("code")?.textContent).toMatch(/^[0-9a-f]{64}$/)
  expect(screen.getByText("31-12-2033")).toBeTruthy()
  expect(link("Origineel")).toBe(`/api/purchase-invoices/${id}/file`)
  expect(link("Toewijzen aan projecten")).toBe(`/invoice-allocation?invoice=${id}`)
})

test("what was seen when it was posted is told", async () => {
  const id = postedBy(app, await scanned(app), {
    date: "2026-12-24",
    dueDate: null,
    accepted: ["dateInFuture"],
  })
  await open(id)
  expect(await screen.findByText("Datum in de toekomst")).toBeTruthy()
})

test("a wrong posting is taken back with a reason, after which the scan can be posted again", async () => {
  const scan = await scanned(app)
  const { asked } = await open(postedBy(app, scan))
  await user.click(await screen.findByRole("button", { name: "Tegenboeken" }))
  const confirm = screen.getAllByRole("button", { name: "Tegenboeken" }).at(-1)!
  await user.click(confirm)
  expect(screen.getByText("Vul in waarom u deze boeking terugneemt.")).toBeTruthy()
  await user.type(screen.getByRole("textbox", { name: /^Waarom/ }), "Verkeerd bedrag")
  await user.dblClick(confirm)
  await waitFor(() => expect(toasts.get().shown[0]?.title).toBe("De boeking is teruggenomen"))
  expect(asked.filter((call) => call.endsWith("/reversal"))).toHaveLength(1)
  expect(await screen.findByText(/is teruggenomen en telt niet meer mee/)).toBeTruthy()
  expect(link("Opnieuw controleren en boeken")).toBe(`/invoice-ocr/${scan}`)
  expect(link("Bekijk de tegenboeking")).toBe("/purchase-invoices/2")
  expect(screen.queryByRole("button", { name: "Tegenboeken" })).toBeNull()
})

test("a reversal leads to what it takes back, and can't be taken back itself", async () => {
  const id = postedBy(app, await scanned(app))
  const office = app.services.access.list().find(({ username }) => username === "kantoor")!
  const { id: reversal } = app.services.purchases.reverse(id, "Dubbel", null, office)
  await open(reversal)
  expect(await screen.findByRole("heading", { name: "Tegenboeking 2026-0415" })).toBeTruthy()
  expect(link("Bekijk de boeking die is teruggenomen")).toBe(`/purchase-invoices/${id}`)
  expect(screen.queryByRole("button", { name: "Tegenboeken" })).toBeNull()
})

test("an address of no invoice says so", async () => {
  await open(99)
  expect(await screen.findByText("Deze factuur bestaat niet.")).toBeTruthy()
})
