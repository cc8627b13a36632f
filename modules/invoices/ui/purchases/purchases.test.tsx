import { afterEach, beforeEach, expect, setSystemTime, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { givenInvoice } from "../../allocations/posted.testing.ts"

const { render, screen, user } = await openWindow()
const { default: PurchaseInvoices } = await import("./PurchaseInvoices.tsx")
const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  setSystemTime(app.clock())
})
afterEach(async () => {
  setSystemTime()
  happyDOM.setViewport({ width: 1024 })
  await app.close()
})

function given() {
  givenInvoice(app, { supplierName: "Houthandel", invoiceNumber: "H-1", dueDate: "2999-12-31" })
  givenInvoice(app, { supplierName: "Steigerbouw", invoiceNumber: "S-1", dueDate: "2020-01-01" })
  givenInvoice(app, { supplierName: "Tegelhuis", invoiceNumber: "T-1", dueDate: null, paidOn: "2026-11-01" })
}
async function open(search = "") {
  history.replaceState(null, "", `/purchase-invoices${search}`)
  const { wrapper } = await signedIn(app, "manager")
  render(<PurchaseInvoices />, { wrapper })
}
const suppliers = () =>
  screen.queryAllByRole("rowheader").map((cell) => cell.querySelector("a")?.firstChild?.textContent)
const tabs = () =>
  [...screen.getByRole("navigation", { name: "Welke facturen" }).children].map((tab) =>
    tab.textContent!.trim(),
  )

test.each([
  ["", ["Tegelhuis", "Steigerbouw", "Houthandel"]],
  ["?status=onbetaald", ["Steigerbouw", "Houthandel"]],
  ["?status=te-laat", ["Steigerbouw"]],
  ["?status=niet-toegewezen&zoek=hout", ["Houthandel"]],
  ["?volgorde=leverancier", ["Houthandel", "Steigerbouw", "Tegelhuis"]],
])("the address %s leads to what it says", async (search, expected) => {
  given()
  await open(search)
  await screen.findByRole("row", { name: new RegExp(expected[0]!) })
  expect(suppliers()).toEqual(expected)
})

test("what is paid keeps its place, with the way back, until one looks for something else", async () => {
  given()
  await open("?status=te-laat")
  await user.click(await screen.findByRole("button", { name: /^Markeer als betaald: Steigerbouw/ }))
  await screen.findByRole("button", { name: "Toch niet betaald: Steigerbouw S-1" })
  expect(suppliers()).toEqual(["Steigerbouw"])
  expect(tabs()).toContain("Te laat")
  await user.click(screen.getByRole("link", { name: /^Te betalen 1$/ }))
  expect(suppliers()).toEqual(["Houthandel"])
})

test.each([
  ["in the table", 1024],
  ["on cards", 390],
])("two invoices of one supplier have links with names of their own %s", async (_, width) => {
  happyDOM.setViewport({ width })
  for (const invoiceNumber of ["H-1", "H-2"]) givenInvoice(app, { supplierName: "Houthandel", invoiceNumber })
  await open()
  await screen.findByRole("link", { name: "Houthandel H-1" })
  screen.getByRole("link", { name: "Houthandel H-2" })
})

test("before the first invoice it says so, also to who searches", async () => {
  await open("?zoek=hout")
  await screen.findByText("Nog geen inkoopfacturen")
})
