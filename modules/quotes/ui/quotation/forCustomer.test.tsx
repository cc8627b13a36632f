import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, waitFor } = await openWindow()
const { default: NewQuotation } = await import("./NewQuotation.tsx")

let app: TestApp
let me: User
let vve: number
beforeEach(async () => {
  app = await givenApp()
  me = app.services.access.list()[0]!
  vve = app.services.customers.add(
    { name: "VvE Nobelpoort", address: "Nobelstraat 2", city: "Zierikzee" },
    me,
  )
})
afterEach(() => app.close())

async function open() {
  history.replaceState(null, "", `/offertes/nieuw?klant=${vve}`)
  const browser = await signedIn(app, "manager")
  render(<NewQuotation />, { wrapper: browser.wrapper })
}

test("what a quotation from his card is for becomes his project", async () => {
  await open()
  await screen.findByRole("heading", { name: "Offerte voor VvE Nobelpoort" })
  await user.type(screen.getByLabelText(/^Voor welk werk/), "Galerij isoleren")
  await user.click(screen.getByRole("button", { name: "Verder" }))
  await waitFor(() => expect(location.search).toMatch(/^\?project=\d+$/))
  expect(app.services.projects.list({}, me)).toMatchObject([
    { name: "Galerij isoleren", customerId: vve, address: "Nobelstraat 2, Zierikzee" },
  ])
  await screen.findByDisplayValue("Galerij isoleren (VvE Nobelpoort)")
})

test("or he has work that nobody offered yet", async () => {
  const { id } = app.services.projects.create({ name: "Dak", customerId: vve }, me)
  app.services.projects.create({ name: "Van een ander" }, me)
  await open()
  await user.click(await screen.findByRole("button", { name: "Dak" }))
  expect(location.search).toBe(`?project=${id}`)
  expect(screen.queryByRole("button", { name: "Van een ander" })).toBeNull()
})
