import { afterAll, afterEach, beforeEach, expect, test } from "bun:test"
import { lazy } from "react"
import { Route, Switch } from "wouter"
import { givenMailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { noOffice, OfficeContext } from "#ui/lib/office.ts"
import type { StaffScreen } from "#ui/lib/screen.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { chosenTerms, samplePdf } from "../../terms/testing.ts"
import { makeThem, requested, withoutDocuments } from "../testing.tsx"
import { api } from "./api.ts"
import { contentOf } from "./content.ts"

const { render, screen, user, waitFor, within, act } = await openWindow()
const { refresh } = await import("#ui/lib/swr.tsx")
const { default: QuotationScreen } = await import("./QuotationScreen.tsx")
const { default: NewQuotation } = await import("./NewQuotation.tsx")

let app: TestApp
const server = givenMailServer()
beforeEach(async () => {
  app = await givenApp({ smtpUrl: server.url })
  app.services.settings.save({ companyName: "Kust & Bouw", contactEmail: "kantoor@kustenbouw.example" }, null)
})
afterAll(() => server.stop())
afterEach(() => app.close())

async function open(path = "/offertes/1") {
  history.replaceState(null, "", path)
  const browser = await signedIn(app, "manager")
  const { unmount } = render(
    <Switch>
      <Route path="/offertes/nieuw" component={NewQuotation} />
      <Route path="/offertes/:id" component={QuotationScreen} />
    </Switch>,
    { wrapper: browser.wrapper },
  )
  return { ...browser, unmount }
}
async function opened(path?: string) {
  await requested(app, "M. de Vries")
  const browser = await open(path)
  await screen.findByRole("heading", { level: 1, name: "Offerte O-2026-0001" })
  return browser
}
const price = () => document.querySelector(".quote-price strong")!.textContent
const row = (description: string) => screen.getByDisplayValue(description).closest<HTMLElement>("li")!
const tiles = "Tegels van wand en vloer slopen"
const save = (version: number) => screen.findByRole("button", { name: `Opslaan als versie ${version}` })
const saved = (version: number) =>
  waitFor(async () => expect((await api.get(1)).latest.version).toBe(version))
const another = async () => {
  const { latest } = await api.get(1)
  await api.save(1, {
    base: latest.version,
    content: { ...contentOf(latest), exclusions: ["Van een ander."] },
  })
}

test("a changed quantity shows what it comes to, and saving makes the next version", async () => {
  await opened()
  const before = price()
  const quantity = within(row(tiles)).getByLabelText("Aantal")
  await user.clear(quantity)
  await user.type(quantity, "40,5")
  await waitFor(() => expect(price()).not.toBe(before))
  await user.click(await save(2))
  await saved(2)
  const { latest } = await api.get(1)
  expect(latest.lines.find(({ description }) => description === tiles)).toMatchObject({
    quantity: 40.5,
    quantitySource: { kind: "hand" },
  })
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Opslaan als versie/ })).toBeNull())
})

test("Ctrl+S saves", async () => {
  await opened()
  await user.type(screen.getByDisplayValue(tiles), "!")
  await user.keyboard("{Control>}s{/Control}")
  await saved(2)
})

test("a number that can't be read is not sent, and its field says so", async () => {
  const browser = await opened()
  const quantity = within(row(tiles)).getByLabelText("Aantal")
  await user.clear(quantity)
  await user.type(quantity, "3x")
  await user.click(await save(2))
  const wrong = await screen.findByRole("link", { name: /Vul een hoeveelheid boven 0 in/ })
  await user.click(wrong)
  expect(document.activeElement).toBe(quantity)
  expect(browser.asked.filter((call) => call === "POST /api/quotations/1/versions")).toEqual([])
})

test("once all is well again the summary goes, and the next slip leaves the focus where one types", async () => {
  await opened()
  const quantity = within(row(tiles)).getByLabelText("Aantal")
  const summary = () => screen.queryByRole("alert", { name: "De offerte is nog niet opgeslagen" })
  await user.clear(quantity)
  await user.click(await save(2))
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  await user.type(quantity, "3")
  await waitFor(() => expect(summary()).toBeNull())
  await user.type(quantity, "x")
  await waitFor(() => expect(quantity.getAttribute("aria-invalid")).toBe("true"))
  expect(summary()).toBeNull()
  expect(document.activeElement).toBe(quantity)
})

test("another who saved meanwhile is named, and what was typed stays until one chooses", async () => {
  await opened()
  await user.type(screen.getByDisplayValue(tiles), "!")
  await another()
  await user.click(await save(2))
  await screen.findByRole("heading", { name: "Iemand anders heeft intussen een versie opgeslagen" })
  expect(screen.getByText(/Test manager heeft op .* versie 2 opgeslagen/)).toBeTruthy()
  expect(screen.getByDisplayValue(`${tiles}!`)).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Verder met mijn tekst, als versie 3" }))
  await user.click(await save(3))
  await saved(3)
  expect((await api.get(1)).latest.lines.some(({ description }) => description === `${tiles}!`)).toBe(true)
})

test("what another saved can be taken over", async () => {
  await opened()
  await user.type(screen.getByDisplayValue(tiles), "!")
  await another()
  await user.click(await save(2))
  await user.click(await screen.findByRole("button", { name: "Mijn wijzigingen verwijderen" }))
  expect(await screen.findByDisplayValue("Van een ander.")).toBeTruthy()
  expect(screen.queryByDisplayValue(`${tiles}!`)).toBeNull()
})

test("what was typed and not saved is there again on the same device", async () => {
  const { wrapper } = await opened()
  await user.type(screen.getByDisplayValue(tiles), "!")
  await waitFor(() => expect(Object.keys(localStorage).join()).toContain("waterpas.quotation"))
  document.body.replaceChildren()
  render(<Route path="/offertes/:id" component={QuotationScreen} />, { wrapper })
  expect(await screen.findByDisplayValue(`${tiles}!`)).toBeTruthy()
  screen.getByText(/Wat u eerder op dit apparaat typte/)
})

test("what was typed right before the session ended is there again after signing in", async () => {
  const { wrapper, unmount } = await opened()
  await user.type(screen.getByDisplayValue(tiles), "!")
  unmount()
  render(<Route path="/offertes/:id" component={QuotationScreen} />, { wrapper })
  expect(await screen.findByDisplayValue(`${tiles}!`)).toBeTruthy()
})

test("a sent version says before one changes it that another comes", async () => {
  await opened()
  await user.click(screen.getByRole("button", { name: "Markeer als verstuurd" }))
  const dialog = screen.getByRole("dialog")
  await user.click(within(dialog).getByRole("button", { name: "Markeer als verstuurd" }))
  await screen.findByText(/Versie 1 is verstuurd en blijft zoals hij is; uw wijzigingen worden versie 2/)
  await user.click(screen.getByRole("button", { name: "Klant akkoord" }))
  await screen.findByText(/Deze offerte is geaccepteerd en kan niet meer wijzigen/)
  expect(screen.queryAllByRole("textbox")).toEqual([])
  await user.click(screen.getByRole("button", { name: "Terugdraaien" }))
  await screen.findByDisplayValue(tiles)
  expect((await api.get(1)).state).toBe("sent")
})

test("a rejected quotation keeps the reason", async () => {
  await opened()
  await user.click(screen.getByRole("button", { name: "Klant wijst af" }))
  const dialog = screen.getByRole("dialog")
  await user.type(within(dialog).getByLabelText(/Waarom/), "Te duur")
  await user.click(within(dialog).getByRole("button", { name: "Klant wijst af" }))
  await screen.findByText("Reden: Te duur")
  expect(screen.queryByRole("button", { name: "Versturen" })).toBeNull()
})

test("the mail is filled in, can be changed, and leaves with the quotation", async () => {
  await opened()
  await user.click(screen.getByRole("button", { name: "Versturen" }))
  const dialog = screen.getByRole("dialog")
  const to = await within(dialog).findByLabelText("Aan")
  expect((to as HTMLInputElement).value).toBe("m.devries@voorbeeld.example")
  within(dialog).getByText("Offerte O-2026-0001 v1.pdf")
  await user.clear(to)
  await user.type(to, "geen adres")
  await user.click(within(dialog).getByRole("button", { name: "Versturen" }))
  await waitFor(() => expect(to.getAttribute("aria-invalid")).toBe("true"))
  await user.clear(to)
  await user.type(to, "mies@voorbeeld.example")
  await user.click(within(dialog).getByRole("button", { name: "Versturen" }))
  await user.click(await screen.findByRole("button", { name: "Niet bewaren" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(await api.get(1)).toMatchObject({ state: "sent", latest: { sentTo: "mies@voorbeeld.example" } })
})

test("the PDF stands beside what can be done, also where no mail is set", async () => {
  const head = await opened()
  expect(
    screen.getByRole("button", { name: "Pdf Offerte" }).closest(".screen-actions, header"),
  ).not.toBeNull()
  head.unmount()
  const before = app
  app = await givenApp()
  await before.close()
  await opened()
  await user.click(screen.getByRole("button", { name: "Versturen" }))
  const dialog = screen.getByRole("dialog")
  within(dialog).getByText(/E-mail is nog niet ingesteld/)
  within(dialog).getByRole("button", { name: "Download Offerte" })
  within(dialog).getByRole("button", { name: "Markeer als verstuurd" })
})

test("what was agreed is a press away from its place in the planning, as long as it has no day", async () => {
  const planning = {
    path: "/project-timeline",
    role: "worker",
    screen: lazy(async () => ({ default: () => null })),
  }
  await requested(app, "M. de Vries")
  history.replaceState(null, "", "/offertes/1")
  const { wrapper: Wrapper } = await signedIn(app, "manager")
  render(
    <OfficeContext value={{ ...noOffice, screens: [planning as StaffScreen] }}>
      <Route path="/offertes/:id" component={QuotationScreen} />
    </OfficeContext>,
    { wrapper: Wrapper },
  )
  await user.click(await screen.findByRole("button", { name: "Markeer als verstuurd" }))
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Markeer als verstuurd" }))
  expect(screen.queryByRole("link", { name: "Plan in" })).toBeNull()
  await user.click(await screen.findByRole("button", { name: "Klant akkoord" }))
  const link = await screen.findByRole("link", { name: "Plan in" })
  expect(link.getAttribute("href")).toBe("/project-timeline?plan=1")
})

test("the general conditions are named among what goes along, and in what is noted", async () => {
  const { offerTerms, access } = app.services
  const { fileId } = await offerTerms.takeConditions(await samplePdf("Onze voorwaarden"))
  const conditions = { fileId, title: "Onze voorwaarden", date: "2026-01-01" }
  offerTerms.save({ ...chosenTerms({ conditions }), version: 0 }, access.list()[0]!)
  await opened()
  await user.click(screen.getByRole("button", { name: "Versturen" }))
  const dialog = () => within(screen.getByRole("dialog"))
  dialog().getByText("Onze voorwaarden.pdf")
  expect(dialog().getByRole("link", { name: "Download Onze voorwaarden" }).getAttribute("href")).toBe(
    "/api/quotations/1/versions/1/conditions",
  )
  await user.click(dialog().getByRole("button", { name: "Markeer als verstuurd" }))
  dialog().getByText(/Gaf u ‘Onze voorwaarden’ ook mee\?/)
})

test("a concept on other terms than the company has now is brought out anew on those", async () => {
  await opened()
  const { offerTerms, access } = app.services
  expect(screen.queryByRole("button", { name: "Opnieuw uitbrengen" })).toBeNull()
  offerTerms.save({ ...chosenTerms(), version: 0 }, access.list()[0]!)
  await act(() => refresh("/api/quotations"))
  await screen.findByText(/is gemaakt op andere offertevoorwaarden/)
  await user.click(screen.getByRole("button", { name: "Opnieuw uitbrengen" }))
  await waitFor(() => expect(app.services.quotations.versions.latest(1)!.version).toBe(2))
  expect(app.services.quotations.versions.latest(1)!.terms).toEqual(chosenTerms())
})

test("a declaration is recorded with its proof, and a year that is none is told before the server is asked", async () => {
  const { asked } = await opened()
  await user.click(screen.getByRole("button", { name: "Verklaring vastleggen" }))
  const dialog = within(screen.getByRole("dialog"))
  const record = () => user.click(dialog.getByRole("button", { name: "Vastleggen" }))
  const year = dialog.getByLabelText(/^Bouwjaar/)
  await user.clear(year)
  await user.type(year, "oud")
  await record()
  const summary = await dialog.findByRole("alert", { name: "De verklaring is niet vastgelegd" })
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Vul een jaartal in als 1978.", "Vul een datum in die bestaat."])
  expect(asked.filter((call) => call.endsWith("/declarations"))).toEqual([])
  await user.clear(year)
  await user.type(year, "1978")
  await user.type(dialog.getByLabelText("Op welke dag?"), "20-11-2026")
  const proof = new File(["%PDF-1.4"], "verklaring.pdf", { type: "application/pdf" })
  await user.upload(document.querySelector<HTMLInputElement>("#declaration-file")!, proof)
  await record()
  await waitFor(() => expect(screen.queryAllByRole("dialog").length).toBe(0))
  expect((await api.get(1)).declarations.at(-1)).toMatchObject({
    ...{ builtIn: 1978, olderThan2Years: true, givenBy: "M. de Vries", givenOn: "2026-11-20" },
    ...{ how: "signature", fileName: "Verklaring O-2026-0001.pdf" },
  })
})

test("sending waits for the PDF, which shows once it is made", async () => {
  await requested(app, "M. de Vries")
  withoutDocuments(app, "waiting", ["offertePdf" as never])
  await open()
  await user.click(await screen.findByRole("button", { name: "Versturen" }))
  const dialog = screen.getByRole("dialog")
  const button = await within(dialog).findByRole("button", { name: "Versturen" })
  within(dialog).getByText(/de pdf wordt nog gemaakt/)
  expect(button.getAttribute("aria-disabled")).toBe("true")
  await makeThem(app)
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull())
})

test("what is past its last day is issued once more with one press", async () => {
  await requested(app, "M. de Vries")
  app.clock.set("2027-01-05T09:00:00Z")
  await open()
  await screen.findByText(/De geldigheid van versie 1 is voorbij/)
  expect(screen.queryByRole("button", { name: "Versturen" })).toBeNull()
  await user.click(screen.getByRole("button", { name: "Opnieuw uitbrengen" }))
  await screen.findByRole("button", { name: "Versturen" })
  expect((await api.get(1)).latest).toMatchObject({ version: 2, issuedOn: "2027-01-05" })
})

test("what is mailed once more names whom it went to this time", async () => {
  await opened()
  for (const to of ["mies@voorbeeld.example", "jan@voorbeeld.example"]) {
    await user.click(screen.getByRole("button", { name: /^(Versturen|Nog eens versturen)$/ }))
    const dialog = screen.getByRole("dialog")
    const field = await within(dialog).findByLabelText("Aan")
    await user.clear(field)
    await user.type(field, to)
    await user.click(within(dialog).getByRole("button", { name: "Versturen" }))
    await waitFor(() => expect(toasts.get().shown[0]?.text).toBe(`O-2026-0001 is onderweg naar ${to}`))
    await user.click(await screen.findByRole("button", { name: "Niet bewaren" }))
  }
})

test("documents that failed can be made once more", async () => {
  await requested(app, "M. de Vries")
  withoutDocuments(app, "failed")
  await open()
  await user.click((await screen.findAllByRole("button", { name: "Opnieuw maken" }))[0]!)
  await makeThem(app)
  await waitFor(async () =>
    expect((await api.get(1)).latest.files.every(({ state }) => state === "ready")).toBe(true),
  )
})

test("what is not saved can't be sent", async () => {
  await opened()
  await user.type(screen.getByDisplayValue(tiles), "!")
  await user.click(screen.getByRole("button", { name: "Versturen" }))
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("VAT can be shifted to a business with a VAT id alone, and the screen says why not otherwise", async () => {
  await opened()
  screen.getByText(/Kan alleen naar een bedrijf.*als bij de klant een geldig btw-id staat/)
  expect(screen.queryByRole("switch", { name: /Btw verlegd/ })).toBeNull()
})

test("a dwelling whose age nobody told is put at the low rate with one press", async () => {
  const { unmount } = await opened()
  const { latest } = await api.get(1)
  const facts = { use: null, builtIn: null, olderThan2Years: null }
  await api.save(1, { base: 1, content: { ...contentOf(latest), facts } })
  unmount()
  await open()
  await user.click(await screen.findByRole("button", { name: "Woning ouder dan 2 jaar: 9% btw" }))
  expect(screen.queryByRole("button", { name: /9% btw/ })).toBeNull()
  await user.click(await save(3))
  await saved(3)
  const known = (await api.get(1)).latest
  expect(known.facts).toMatchObject({ use: "dwelling", olderThan2Years: true })
  expect(known.totals.vat.map(({ rate }) => rate)).toEqual([9, 21])
})

test("an earlier version is read, compared and brought back as a new one", async () => {
  await opened()
  await another()
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
  await user.click(await screen.findByRole("link", { name: "Bekijk Versie 1" }))
  await screen.findByText(/Dit is versie 1 van 2/)
  await waitFor(() => expect(screen.queryAllByRole("textbox")).toEqual([]))
  act(() => history.pushState(null, "", "/offertes/1?vergelijk=1"))
  const added = (await screen.findByText("Van een ander.")).closest("li")!
  expect(added.textContent).toContain("Erbij")
  act(() => history.pushState(null, "", "/offertes/1?versie=1"))
  await user.click(await screen.findByRole("button", { name: "Deze versie terugzetten" }))
  await screen.findByText(/Dit is de inhoud van versie 1/)
  await user.click(await save(3))
  await saved(3)
  expect((await api.get(1)).latest.exclusions).not.toContain("Van een ander.")
})

test("a quotation by hand begins empty for a project, and its first save gives it a number", async () => {
  const { id } = app.services.projects.create(
    { name: "Schuurtje", status: "planned" },
    app.services.access.list()[0]!,
  )
  await open(`/offertes/nieuw?project=${id}`)
  await user.click(await screen.findByRole("button", { name: "Eigen regel" }))
  await user.keyboard("Schuurtje timmeren")
  await user.type(screen.getByLabelText(/Prijs per eenheid/), "1500")
  await waitFor(() => expect(price()).toBe("€\u00a01.815,00"))
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  expect(location.pathname).toBe("/offertes/1")
})

test("the address of a quotation that isn't there says so", async () => {
  await open("/offertes/99")
  await screen.findByRole("heading", { level: 1, name: "Deze offerte bestaat niet (meer)." })
})

test("the texts of a person stay his until he lets Waterpas write them anew", async () => {
  await opened()
  await user.click(screen.getByRole("button", { name: "Zelf aanpassen" }))
  await user.type(screen.getByLabelText("Analyse"), "Let op: dit kost € 1,23.")
  await screen.findByText(/noemt € 1,23, en dat staat niet in de berekening/)
  await user.click(screen.getByRole("button", { name: "Opnieuw laten schrijven" }))
  await waitFor(() => expect(screen.queryByText(/noemt € 1,23/)).toBeNull())
})

const brought = "regel=Schilderwerk+muren&aantal=48.36&eenheid=m2&fase=painting"

test("a line that another screen brings is added once, and not saved before someone does", async () => {
  await opened(`/offertes/1?${brought}`)
  expect(within(row("Schilderwerk muren")).getByLabelText<HTMLInputElement>("Aantal").value).toBe("48,36")
  expect(location.search).toBe("")
  expect((await api.get(1)).latest.version).toBe(1)
  await user.click(await save(2))
  await saved(2)
  const { latest } = await api.get(1)
  expect(latest.lines.find(({ description }) => description === "Schilderwerk muren")).toMatchObject({
    ...{ quantity: 48.36, unit: "m2", phase: "painting", unpriced: true },
  })
})

test("or begins a quotation", async () => {
  const { id } = app.services.projects.create({ name: "Dak" }, app.services.access.list()[0]!)
  await open(`/offertes/nieuw?project=${id}&${brought}&prijs=464`)
  await screen.findByDisplayValue("Schilderwerk muren")
  expect(location.search).toBe(`?project=${id}`)
  expect(within(row("Schilderwerk muren")).getByLabelText<HTMLInputElement>(/^Prijs/).value).toBe("464,00")
})

test.each(["aantal=0", "aantal=NaN", "aantal=1e9", "eenheid=kilo", "fase=nooit", "prijs=veel"])(
  "what no quotation can have is not brought: %s",
  async (wrong) => {
    const [name] = wrong.split("=")
    const search = new URLSearchParams(brought)
    search.set(name!, wrong.slice(name!.length + 1))
    await opened(`/offertes/1?${search}`)
    expect(screen.queryByDisplayValue("Schilderwerk muren")).toBeNull()
  },
)
