import { afterEach, beforeEach, expect, test } from "bun:test"
import { Route, Switch } from "wouter"
import { givenApp, type TestApp } from "#src/testing.ts"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { niche, spoken } from "../../extraWork/extra.testing.ts"
import { offered } from "../../overview/offered.testing.ts"
import { asManager } from "../testing.tsx"

const { render, screen, user, waitFor } = await openWindow()
const { default: ProjectExtraWork } = await import("./ProjectExtraWork.tsx")
const { default: ExtraScreen } = await import("./ExtraScreen.tsx")
const { default: NewExtraWork } = await import("./NewExtraWork.tsx")

let app: TestApp
let project: number
beforeEach(async () => {
  app = await givenApp()
  project = offered(app, { state: "accepted", work: "active" }).projectId
})
afterEach(() => app.close())

const note = (more: object = {}) =>
  app.services.extraWork.note(project, { ...niche, ...more }, null, app.services.access.list()[0]!)
const kept = () => app.services.extraWork.ofProject(project).items

async function open(path: string, browser?: Awaited<ReturnType<typeof asManager>>) {
  const { wrapper } = browser ?? (await asManager(app))
  history.replaceState(null, "", path)
  return render(
    <Switch>
      <Route path="/meerwerk/nieuw" component={NewExtraWork} />
      <Route path="/meerwerk/:id" component={ExtraScreen} />
      <Route>
        <ProjectExtraWork id={project} />
      </Route>
    </Switch>,
    { wrapper },
  )
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }))
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)

test("the project shows what was agreed with its total, and warns of what wasn't while the work is under way", async () => {
  note({ agreement: spoken })
  note({ title: "Extra stopcontact" })
  await open("/projects/1")
  await screen.findByText(/^1 stuk meerwerk is nog niet akkoord en het werk loopt/)
  expect(screen.getByRole("link", { name: "Extra stopcontact" }).getAttribute("href")).toBe("/meerwerk/2")
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent!.replace(/\s/g, " "))
  expect(rows).toContainEqual(expect.stringMatching(/^Meerwerk€ 420,50€ 508,81$/))
  expect(rows).toContainEqual(expect.stringMatching(/^Nieuw totaal/))
})

test("it is noted with one price, as less work without a minus, and what was agreed with it", async () => {
  await open(`/meerwerk/nieuw?project=${project}`)
  await user.type(await field(/^Wat wordt er anders/), "Bad vervalt")
  await press("Minderwerk")
  await user.type(await field(/^Prijs excl/), "150,50")
  await user.selectOptions(await field(/^Btw/), "21")
  await user.click(await screen.findByRole("switch", { name: /De klant is akkoord/ }))
  await user.selectOptions(await field(/^Hoe afgesproken/), "mail")
  const on = await field(/^Op welke dag/)
  await user.clear(on)
  await user.type(on, "21-11-2026")
  await press("Opslaan")
  await screen.findByRole("heading", { name: "Bad vervalt" })
  expect(kept()).toMatchObject([
    {
      state: "agreed",
      agreement: { how: "mail", by: "Familie Vos" },
      amounts: { net: -150.5, total: -182.11 },
    },
  ])
})

test("what was typed and not kept is there when one comes back", async () => {
  const browser = await asManager(app)
  const { unmount } = await open(`/meerwerk/nieuw?project=${project}&wat=Andere+tegel`, browser)
  await user.type(await field(/^Prijs excl/), "99")
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toMatch(/Andere tegel.*99/))
  unmount()
  await open(`/meerwerk/nieuw?project=${project}`, browser)
  expect((await field(/^Wat wordt er anders/)).value).toBe("Andere tegel")
  expect((await field(/^Prijs excl/)).value).toBe("99")
})

test("the client's yes is noted with how and by whom, and taken back", async () => {
  const { id } = note()
  await open(`/meerwerk/${id}`)
  await press("Klant is akkoord")
  await user.selectOptions(await field(/^Hoe afgesproken/), "spoken")
  await screen.findByText(/^Bevestig het ook per e-mail/)
  const on = await field(/^Op welke dag/)
  await user.clear(on)
  await user.type(on, "21-11-2026")
  await press("Akkoord vastleggen")
  await screen.findByText(/^akkoord van Familie Vos op 21-11-2026 · Mondeling/)
  await undoBar.get()!.back!()
  expect(kept()).toMatchObject([{ state: "proposed" }])
})

test("what was agreed is withdrawn with a reason only", async () => {
  const { id } = note({ agreement: spoken })
  await open(`/meerwerk/${id}`)
  await press("Intrekken")
  const buttons = await screen.findAllByRole("button", { name: "Intrekken" })
  await user.click(buttons.at(-1)!)
  await screen.findByText(/Vul een reden in\.$/)
  expect(kept()).toMatchObject([{ state: "agreed" }])
  await user.type(await field(/^Reden/), "Klant doet het zelf")
  await user.click((await screen.findAllByRole("button", { name: "Intrekken" })).at(-1)!)
  await waitFor(() => expect(kept()).toMatchObject([{ state: "withdrawn", reason: "Klant doet het zelf" }]))
})
