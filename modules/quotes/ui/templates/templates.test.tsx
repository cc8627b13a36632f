import { afterEach, beforeEach, expect, test } from "bun:test"
import { Route, Switch } from "wouter"
import { givenApp, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"
import { api as quotations } from "../quotation/api.ts"
import { contentOf } from "../quotation/content.ts"
import { asManager, requested } from "../testing.tsx"
import { api } from "./api.ts"

const { render, screen, user, waitFor, within } = await openWindow()
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { default: QuotationScreen } = await import("../quotation/QuotationScreen.tsx")
const { default: NewQuotation } = await import("../quotation/NewQuotation.tsx")
const { default: Templates } = await import("./Templates.tsx")

let app: TestApp
let projectId: number
beforeEach(async () => {
  app = await givenApp()
  await requested(app, "M. de Vries")
  projectId = app.services.projects.create({ name: "Badkamer Zuid" }, office()).id
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const keep = (name = "Badkamer standaard") =>
  app.services.templates.keep({ quotationId: 1, name, texts: false }, null, office())

async function open(path: string) {
  history.replaceState(null, "", path)
  const browser = await asManager(app)
  const { unmount } = render(
    <>
      <Switch>
        <Route path="/offertes/nieuw" component={NewQuotation} />
        <Route path="/offertes/sjablonen" component={Templates} />
        <Route path="/offertes/:id" component={QuotationScreen} />
      </Switch>
      <UndoBar />
    </>,
    { wrapper: browser.wrapper },
  )
  return { ...browser, unmount }
}
const tiles = "Tegels van wand en vloer slopen"
const heading = (name: string) => screen.findByRole("heading", { level: 1, name })
const choose = async (template: string) =>
  user.selectOptions(await screen.findByLabelText("Vanaf sjabloon"), template)
const filled = (name = "Badkamer standaard") =>
  screen.findByText(`Ingevuld vanaf sjabloon ‘${name}’, met de prijzen van vandaag.`)
const undo = async () => user.click(await screen.findByRole("button", { name: /Ongedaan maken/ }))

async function asked() {
  await open("/offertes/1")
  await user.click(await screen.findByRole("button", { name: "Opslaan als sjabloon" }))
  const dialog = within(await screen.findByRole("dialog"))
  const name = dialog.getByLabelText<HTMLInputElement>("Naam van het sjabloon")
  return { dialog, name, save: dialog.getByRole("button", { name: "Opslaan als sjabloon" }) }
}

test("a quotation is kept as a template under a name of its own, and that can be undone", async () => {
  keep("Badkamer")
  const { dialog, name, save } = await asked()
  expect(name.value).toBe("Badkamer")
  expect(dialog.queryByRole("switch")).toBeNull()
  await user.click(save)
  await dialog.findByText("Er is al een sjabloon met deze naam. Kies een andere naam.")
  await user.type(name, " luxe")
  await user.click(save)
  await screen.findByText("Sjabloon ‘Badkamer luxe’ is opgeslagen")
  expect(screen.getByRole("link", { name: "Sjablonen" }).getAttribute("href")).toBe("/offertes/sjablonen")
  expect((await api.list()).map((template) => template.name)).toEqual(["Badkamer", "Badkamer luxe"])
  await undo()
  await screen.findByText("Het sjabloon is verwijderd")
  expect(await api.list()).toHaveLength(1)
})

test("texts that a person wrote go along when he says so", async () => {
  await asManager(app)
  const content = contentOf((await quotations.get(1)).latest)
  const texts = { analysis: "", quotationText: "Beste M. de Vries,\n\nWij ruimen elke dag op." }
  await quotations.save(1, { base: 1, content: { ...content, texts } })
  const { dialog, save } = await asked()
  await user.click(dialog.getByRole("switch", { name: /Ook de zelf geschreven teksten/ }))
  await user.click(save)
  await screen.findByText("Sjabloon ‘Badkamer’ is opgeslagen")
  expect((await api.get(1)).content.texts?.quotationText).toBe("Wij ruimen elke dag op.")
})

test("a new quotation begins from the template that is chosen, and is saved at once", async () => {
  const { lines } = keep()
  await open(`/offertes/nieuw?project=${projectId}`)
  await choose("Badkamer standaard")
  await filled()
  await screen.findByDisplayValue(tiles)
  await user.click(await screen.findByRole("button", { name: "Opslaan" }))
  await screen.findByRole("heading", { level: 1, name: /^Offerte / })
  expect((await quotations.get(2)).latest.lines).toHaveLength(lines)
})

test("without templates there is nothing to choose", async () => {
  await open(`/offertes/nieuw?project=${projectId}`)
  await screen.findByRole("button", { name: "Eigen regel" })
  expect(screen.queryByLabelText("Vanaf sjabloon")).toBeNull()
})

test("another choice takes the place of what nobody touched, and none empties it", async () => {
  keep()
  await asManager(app)
  const { latest } = await quotations.get(1)
  await quotations.save(1, { base: 1, content: { ...contentOf(latest), exclusions: ["Schilderwerk."] } })
  keep("Badkamer kaal")
  await open(`/offertes/nieuw?project=${projectId}&sjabloon=1`)
  await filled()
  await choose("Badkamer kaal")
  await filled("Badkamer kaal")
  await screen.findByDisplayValue("Schilderwerk.")
  await choose("Zonder sjabloon")
  await waitFor(() => expect(screen.queryByDisplayValue(tiles)).toBeNull())
  expect(screen.queryByText(/Ingevuld vanaf/)).toBeNull()
})

test("what someone typed is replaced only when he asks, and comes back", async () => {
  keep()
  await open(`/offertes/nieuw?project=${projectId}`)
  await user.click(await screen.findByRole("button", { name: "Eigen regel" }))
  await user.keyboard("Schuurtje timmeren")
  await choose("Badkamer standaard")
  await screen.findByText(/Hieronder staat al iets/)
  expect(screen.queryByDisplayValue(tiles)).toBeNull()
  await user.click(screen.getByRole("button", { name: "Vervangen door sjabloon" }))
  await screen.findByDisplayValue(tiles)
  expect(screen.queryByDisplayValue("Schuurtje timmeren")).toBeNull()
  await undo()
  await screen.findByDisplayValue("Schuurtje timmeren")
  expect(screen.queryByDisplayValue(tiles)).toBeNull()
})

test("a line whose norm is there no more is named, and stands there with its last price", async () => {
  keep()
  app.db.$client.run(
    "UPDATE quotation_templates SET content = json_set(content, '$.lines[0].norm', 'verdwenen')",
  )
  const [line] = (await asManager(app).then(() => quotations.get(1))).latest.lines
  await open(`/offertes/nieuw?project=${projectId}&sjabloon=1`)
  await screen.findByText(new RegExp(`Van 1 regel bestaat de norm niet meer: ‘${line!.description}’`))
  expect(screen.getByDisplayValue(line!.description)).toBeTruthy()
})

test("a template that is there no more says so", async () => {
  await open(`/offertes/nieuw?project=${projectId}&sjabloon=9`)
  await screen.findByText("Dit sjabloon bestaat niet (meer).")
})

test("templates are renamed and removed in their list, and what was removed comes back", async () => {
  keep()
  keep("Badkamer luxe")
  await open("/offertes/sjablonen")
  await heading("Sjablonen")
  await user.click(await screen.findByRole("button", { name: "Naam wijzigen Badkamer luxe" }))
  const dialog = within(await screen.findByRole("dialog"))
  const name = dialog.getByLabelText("Naam van het sjabloon")
  await user.clear(name)
  await user.click(dialog.getByRole("button", { name: "Naam wijzigen" }))
  await dialog.findAllByText("Vul een naam in.")
  await user.type(name, "Aparte badkamer")
  await user.click(dialog.getByRole("button", { name: "Naam wijzigen" }))
  const rows = () => screen.getAllByRole("listitem").map((row) => row.querySelector("strong")!.textContent)
  await waitFor(() => expect(rows()).toEqual(["Aparte badkamer", "Badkamer standaard"]))
  expect(screen.getByRole("link", { name: "Offerte maken Aparte badkamer" }).getAttribute("href")).toBe(
    "/offertes/nieuw?sjabloon=2",
  )
  await user.click(screen.getByRole("button", { name: "Verwijderen Badkamer standaard" }))
  await waitFor(() => expect(rows()).toEqual(["Aparte badkamer"]))
  await screen.findByText("Sjabloon ‘Badkamer standaard’ is verwijderd")
  await undo()
  await waitFor(() => expect(rows()).toEqual(["Aparte badkamer", "Badkamer standaard"]))
})

test("without templates the list tells how one is made", async () => {
  await open("/offertes/sjablonen")
  await screen.findByText("Nog geen sjablonen")
  expect(screen.getByText(/kies ‘Opslaan als sjabloon’/)).toBeTruthy()
})
