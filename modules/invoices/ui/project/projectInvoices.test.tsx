import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"
import { givenInvoice } from "../../allocations/posted.testing.ts"
import { asManager, givenProject } from "../allocation/testing.tsx"

const { render, screen, user } = await openWindow()
const { default: ProjectInvoices } = await import("./ProjectInvoices.tsx")

let app: TestApp
let project: number
beforeEach(async () => {
  app = await givenApp()
  project = givenProject(app, "Dakkapel")
})
afterEach(() => app.close())

async function open() {
  const { wrapper } = await asManager(app)
  render(<ProjectInvoices id={project} />, { wrapper })
  return await screen.findByRole("region", { name: "Inkoopfacturen" })
}
function allocated(times: number) {
  const [office] = app.services.access.list()
  for (let each = 0; each < times; each++) {
    const purchaseInvoiceId = givenInvoice(app, { supplierName: "Hout & Zo", invoiceNumber: `H-${each}` })
    const wish = { purchaseInvoiceId, projectId: project, amount: 12.1, category: "materials" as const }
    app.services.allocations.allocate(wish, null, office!)
  }
}

test("the card says what landed on the project, without VAT and with, and leads to each invoice", async () => {
  allocated(2)
  const card = await open()
  const link = await screen.findByRole("link", { name: "Hout & Zo H-0" })
  expect(link.getAttribute("href")).toBe("/purchase-invoices/1")
  expect(card.textContent).toContain("€\u00a020,00 excl. btw 2 toewijzingen")
  expect(card.textContent).toContain("20-11-2026 · Materiaal€\u00a010,00 excl. btw€\u00a012,10 incl. btw")
})

test("of many the newest show, and a press shows the rest", async () => {
  allocated(10)
  await open()
  await screen.findByRole("link", { name: "Hout & Zo H-9" })
  expect(screen.getAllByRole("listitem")).toHaveLength(8)
  await user.click(screen.getByRole("button", { name: "Nog 2 tonen" }))
  expect(screen.getAllByRole("listitem")).toHaveLength(10)
})

test("without any it says so, with the way to the screen that allocates", async () => {
  await open()
  await screen.findByText("Er is nog geen inkoopfactuur aan dit project toegewezen.")
  expect(screen.getByRole("link", { name: "Facturen toewijzen" }).getAttribute("href")).toBe(
    "/invoice-allocation",
  )
})
