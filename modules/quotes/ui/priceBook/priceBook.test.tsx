import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { sampleSubmission } from "../../sample.ts"

const { render, screen, user, waitFor, within } = await openWindow()
const { default: PriceBookScreen } = await import("./PriceBookScreen.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

async function open(tab: string, role: Role = "owner") {
  history.replaceState(null, "", `/normen?tab=${tab}`)
  const browser = await signedIn(app, role)
  render(<PriceBookScreen />, { wrapper: browser.wrapper })
  await waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull())
  return browser
}
const changes = () => app.services.priceBook.view().changes
const dialog = () => within(screen.getByRole("dialog"))
/** One dialog makes room for the other after a save. */
const tells = (text: string) => waitFor(() => expect(dialog().getByText(text)).toBeTruthy())
async function fill(label: RegExp, text: string) {
  const field = dialog().getByLabelText(label)
  await user.clear(field)
  if (text) await user.type(field, text)
}
const save = () => user.click(dialog().getByRole("button", { name: "Wijziging opslaan" }))

test("the owner changes a rate with a reason; it shows with its source and in the history", async () => {
  await open("tarieven")
  await user.click(await screen.findByRole("button", { name: "Timmerman wijzigen" }))
  await fill(/^Uurtarief/, "61,50")
  await fill(/^Reden/, "cao 2027")
  await save()
  await screen.findByText("eigen tarief sinds 21-11-2026: cao 2027", {}, { timeout: 3000 })
  expect(screen.getByText(/61,50 per uur/)).toBeTruthy()
  expect(changes()).toMatchObject([{ kind: "rate", code: "carpenter", value: 61.5, since: "2026-11-21" }])
})

test("what is wrong is told at its field before anything is sent, and by the server after it", async () => {
  const browser = await open("tarieven")
  await user.click(await screen.findByRole("button", { name: "Hulpkracht wijzigen" }))
  await save()
  expect(dialog().getAllByText("Vul in waarom u dit wijzigt.")).toHaveLength(2)
  await fill(/^Reden/, "nieuw jaar")
  await save()
  expect(dialog().getAllByText("U hebt nog niets gewijzigd.")).toHaveLength(2)
  await fill(/^Uurtarief/, "veertig")
  await save()
  expect(dialog().getAllByText("Vul een getal in.")).toHaveLength(2)
  expect(browser.asked).not.toContain("POST /api/price-book/changes")
  await fill(/^Uurtarief/, "501")
  await fill(/^Geldt vanaf/, "01-01-2020")
  await save()
  await waitFor(() => expect(dialog().getAllByText(/boven € 0 en tot € 500/)).toHaveLength(2))
  expect(dialog().getAllByText(/tussen een jaar geleden en over een jaar/)).toHaveLength(2)
  expect(dialog().getByLabelText<HTMLInputElement>(/^Uurtarief/).value).toBe("501")
  expect(changes()).toEqual([])
})

test("a norm shows how its price comes about, is changed, and goes back to the standard", async () => {
  await open("normen")
  await user.type(await screen.findByRole("searchbox"), "tegels slopen wand")
  await user.click(await screen.findByRole("link", { name: "Tegels van wand en vloer slopen" }))
  await dialog().findByText("0,45 uur × € 38,00")
  const amounts = dialog()
    .getAllByRole("row")
    .map((row) => row.textContent)
  expect(amounts.at(-1)).toContain("18,78")
  await user.click(dialog().getByRole("button", { name: "Wijzigen" }))
  await fill(/^Uren per m²/, "0,6")
  await fill(/^Reden/, "taaie lijm")
  await save()
  await tells("0,6 uur × € 38,00")
  await tells("eigen norm sinds 21-11-2026: taaie lijm")
  await user.click(dialog().getByRole("button", { name: "Wijzigen" }))
  await user.click(dialog().getByRole("button", { name: "Standaard terugzetten" }))
  await fill(/^Reden/, "toch niet")
  await save()
  await tells("0,45 uur × € 38,00")
  expect(changes().map(({ field, value }) => [field, value])).toEqual([
    ["hours", null],
    ["hours", 0.6],
  ])
  await user.click(dialog().getByRole("button", { name: "Sluiten" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
})

test("norms stand per phase in the order of the work, and are chosen by kind of work and phase", async () => {
  await open("normen")
  const table = await screen.findByRole("region", { name: "Normen" })
  const phases = [...table.querySelectorAll("th[scope=rowgroup]")].map((heading) => heading.textContent)
  expect(phases.slice(0, 2)).toEqual(["Voorbereiding", "Sloopwerk"])
  await user.selectOptions(screen.getByLabelText("Soort werk"), "Badkamer")
  await user.selectOptions(screen.getByLabelText("Fase"), "Sloopwerk")
  await screen.findByText("2 normen")
  await user.type(screen.getByRole("searchbox"), "zolder")
  await user.click(await screen.findByRole("button", { name: "Zoekveld leegmaken" }))
  await waitFor(() => expect(location.search).toBe("?tab=normen"))
})

test("the price of an article is changed from the list", async () => {
  await open("artikelen")
  await user.type(await screen.findByRole("searchbox"), "gipspleister")
  await user.click(await screen.findByRole("link", { name: "Gipspleister" }))
  await fill(/^Inkoopprijs per kg/, "0,52")
  await fill(/^Reden/, "nieuwe prijslijst")
  await save()
  await screen.findByText("zelf ingevuld sinds 21-11-2026: nieuwe prijslijst")
  expect(changes()).toMatchObject([{ kind: "article", code: "Gipspleister", value: 0.52, before: null }])
})

test("the history tells who changed what and why, and turns a change back", async () => {
  const me = app.services.access.list()[0]!
  const change = { kind: "rate", code: "helper", field: "cents", value: 41 } as const
  app.services.priceBook.change({ since: "2026-12-01", reason: "nieuw contract", changes: [change] }, me)
  await open("wijzigingen")
  await screen.findByText(/Uurtarief hulpkracht: van € 38,00 \(standaard\) naar € 41,00/)
  expect(screen.getByText(/Geldt vanaf 01-12-2026/)).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Terugdraaien: nieuw contract" }))
  expect(dialog().getByLabelText<HTMLInputElement>(/^Geldt vanaf/).value).toBe("01-12-2026")
  await user.click(dialog().getByRole("button", { name: "Terugdraaien" }))
  await screen.findByText("teruggedraaid: nieuw contract")
  expect(changes()[0]).toMatchObject({ value: null, before: 41, since: "2026-12-01" })
  expect(screen.getAllByRole("button", { name: /^Terugdraaien/ })).toHaveLength(1)
})

test("what will hold later is told beside what holds now, and again where one changes it", async () => {
  const me = app.services.access.list()[0]!
  const change = { kind: "rate", code: "helper", field: "cents", value: 41 } as const
  app.services.priceBook.change({ since: "2026-12-01", reason: "cao", changes: [change] }, me)
  await open("tarieven")
  await screen.findByText(/38,00 per uur/)
  expect(screen.getAllByText(/^Vanaf 01-12-2026 – Uurtarief: € 41,00$/)).toHaveLength(1)
  await user.click(screen.getByRole("button", { name: "Hulpkracht wijzigen" }))
  expect(dialog().getByText(/^Vanaf 01-12-2026 – Uurtarief: € 41,00$/)).toBeTruthy()
})

test("experience is empty until work is done, and says when it fills", async () => {
  await open("ervaring")
  await screen.findByText("Nog geen afgerond werk om van te leren")
})

test("a proposal of finished work is taken over, with what it changes told before", async () => {
  finishBathroom(1.4)
  await open("ervaring")
  await screen.findByText(/Het werk kost 40% meer uren/)
  expect(screen.getByText(/Dit zijn nog weinig projecten/)).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Voorstel overnemen: Badkamer" }))
  expect(dialog().getByText(/^Tegels van wand en vloer slopen/).textContent).toContain(
    "van 0,45 naar 0,63 uur",
  )
  expect(dialog().getByLabelText<HTMLInputElement>(/^Reden/).value).toMatch(
    /^nacalculatie badkamer: 1 project, \d+ uur in plaats van \d+$/,
  )
  await user.click(dialog().getByRole("button", { name: "Voorstel overnemen" }))
  await screen.findByText(/De normen kloppen/)
  expect(app.services.priceBook.norm("badkamer.stripTiles").norm.hours).toBe(0.63)
})

test("a manager reads all of it, is told why nothing can be changed, and finds no button to do so", async () => {
  finishBathroom(1.4)
  for (const tab of ["tarieven", "normen", "artikelen", "ervaring", "wijzigingen"]) {
    await open(tab, "manager")
    await screen.findAllByText(/alleen de eigenaar kan normen en tarieven wijzigen/)
    expect(screen.queryAllByRole("button", { name: /wijzigen|overnemen|terugdraaien/i })).toEqual([])
    document.body.replaceChildren()
  }
})

function finishBathroom(times: number) {
  const { quotes, projects, ledger, access } = app.services
  const me = access.list()[0]!
  quotes.submit(sampleSubmission(), null, "a")
  const id = quotes.get(1).projectId!
  projects.setStatus(id, { status: "completed", version: projects.get(id, me).version }, me)
  const quoted = app.db.$client
    .query<{ hours: number }, []>("SELECT estimate ->> '$.totals.hours' hours FROM quotation_versions")
    .get()!.hours
  const line = {
    projectId: id,
    category: "hours",
    cents: 500_000,
    day: "2026-11-20",
    description: "",
  } as const
  ledger.book({ kind: "test", id: 1 }, { ...line, quantity: quoted * times, unit: "uur" })
}
