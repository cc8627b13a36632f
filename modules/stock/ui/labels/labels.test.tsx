import { afterEach, beforeEach, expect, spyOn, test } from "bun:test"
import type { ReactNode } from "react"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { sampleItem } from "../../sample.ts"

const { render, screen, user, waitFor } = await openWindow()
const { Route, Router, Switch } = await import("wouter")
const { default: LabelsScreen } = await import("./LabelsScreen.tsx")
const { default: StockScreen } = await import("../list/StockScreen.tsx")
const { default: ItemScreen } = await import("../item/ItemScreen.tsx")

let app: TestApp
let office: User
let screws: number
let glue: number
let saved: string[] = []
beforeEach(async () => {
  saved = []
  spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  spyOn(URL, "createObjectURL").mockReturnValue("blob:bestand")
  app = await givenApp()
  office = app.services.access.list().find(({ username }) => username === "kantoor")!
  const add = (name: string) => app.services.stockItems.add(sampleItem({ name, code: "" }), null, office)
  screws = add("Schroeven 5x60")
  glue = add("Tegellijm")
})
afterEach(() => app.close())

async function open(path: string) {
  const browser = await signedIn(app, "manager")
  history.replaceState(null, "", path)
  const Office = browser.wrapper as (props: { children: ReactNode }) => ReactNode
  render(
    <Router>
      <Switch>
        <Route path="/material-stock" component={StockScreen} />
        <Route path="/material-stock/etiketten" component={LabelsScreen} />
        <Route path="/material-stock/:id" component={ItemScreen} />
      </Switch>
    </Router>,
    { wrapper: Office },
  )
  return () => browser.asked.filter((call) => call.includes("/labels"))
}
const query = (ids: number[], wish: string) => [`GET /api/materials/labels?${wish}&ids=${ids.join("-")}`]

test("what the list shows gets a label each, and only what is ticked when something is", async () => {
  const asked = await open("/material-stock?zoek=e")
  await user.click(await screen.findByRole("link", { name: "Etiketten" }))
  expect(location.search).toContain("zoek=e")
  await user.click(await screen.findByRole("button", { name: "Maak 2 etiketten" }))
  await waitFor(() => expect(saved).toEqual(["Etiketten.pdf"]))
  expect(asked()).toEqual(query([screws, glue], "sheet=L7160&first=1&each=1"))
  await user.click(screen.getByRole("checkbox", { name: /Tegellijm/ }))
  await screen.findByRole("button", { name: "Maak 1 etiket" })
})

test("from its own page a material gets as many as one likes, from the first that is still on the sheet", async () => {
  const asked = await open(`/material-stock/${glue}`)
  await user.click(await screen.findByRole("link", { name: "Etiketten" }))
  await user.selectOptions(await screen.findByLabelText("Soort etiketten"), "L7651")
  for (const [label, typed] of [
    ["Begin bij etiket", "66"],
    ["Van elk materiaal", "4"],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), typed)
  }
  await user.click(screen.getByRole("button", { name: "Maak 4 etiketten" }))
  await screen.findAllByText("Zoveel etiketten staan er niet op dit vel")
  expect(asked()).toEqual([])
  await user.clear(screen.getByLabelText("Begin bij etiket"))
  await user.type(screen.getByLabelText("Begin bij etiket"), "65")
  await user.click(screen.getByRole("button", { name: "Maak 4 etiketten" }))
  await waitFor(() => expect(asked()).toEqual(query([glue], "sheet=L7651&first=65&each=4")))
})

test("a roll has no first label: whatever was typed for a sheet", async () => {
  const asked = await open(`/material-stock/etiketten?materiaal=${glue}`)
  await user.clear(await screen.findByLabelText("Begin bij etiket"))
  await user.type(screen.getByLabelText("Begin bij etiket"), "9")
  await user.selectOptions(screen.getByLabelText("Soort etiketten"), "dymo99012")
  expect(screen.queryByLabelText("Begin bij etiket")).toBeNull()
  await user.click(screen.getByRole("button", { name: "Maak 1 etiket" }))
  await waitFor(() => expect(asked()).toEqual(query([glue], "sheet=dymo99012&first=1&each=1")))
})

test("more than five hundred is refused before it is asked", async () => {
  const asked = await open("/material-stock/etiketten")
  await screen.findByRole("button", { name: "Maak 2 etiketten" })
  await user.clear(screen.getByLabelText("Van elk materiaal"))
  await user.type(screen.getByLabelText("Van elk materiaal"), "251")
  await user.click(screen.getByRole("button", { name: "Maak 502 etiketten" }))
  await screen.findAllByText(/^Hooguit 500 etiketten in één keer\./)
  expect(asked()).toEqual([])
})

test("where nothing is found there is nothing to make", async () => {
  await open("/material-stock/etiketten?zoek=bestaat-niet")
  const make = await screen.findByRole("button", { name: "Maak 0 etiketten" })
  expect(make.getAttribute("aria-disabled")).toBe("true")
})
