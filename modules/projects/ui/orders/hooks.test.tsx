import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"

const { render, screen, act } = await openWindow()
const { useOrders } = await import("./hooks.ts")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const List = () => (
  <p>
    {useOrders(1)
      .data?.map(({ supplier }) => supplier)
      .join(", ")}
  </p>
)

test("who comes back to a list of orders sees what a colleague ordered meanwhile", async () => {
  const me = app.services.access.list()[0]!
  app.services.projects.create({ name: "Dakkapel" }, me)
  const order = (supplier: string) =>
    app.services.projects.order(
      1,
      { category: "material", supplier, description: "Kozijnen", amount: 900 },
      null,
      me,
    )
  order("Raab Karcher")
  const { wrapper } = await signedIn(app, "manager")
  const page = (list: boolean) => (list ? <List /> : <p>elders</p>)
  const { rerender } = await act(async () => render(page(true), { wrapper }))
  await screen.findByText("Raab Karcher")
  rerender(page(false))
  order("Bouwmaat")
  rerender(page(true))
  expect(await screen.findByText("Raab Karcher, Bouwmaat")).not.toBeNull()
})
