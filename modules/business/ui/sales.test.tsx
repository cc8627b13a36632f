import { afterEach, beforeEach, expect, setSystemTime, test } from "bun:test"
import { Route, Switch } from "wouter"
import { agreedJob } from "#modules/quotes/sample.ts"
import { sampleCompany } from "#modules/settings/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, waitFor, within } = await openWindow()
const { default: SalesInvoices } = await import("./list/SalesInvoices.tsx")
const { default: SalesInvoiceScreen } = await import("./invoice/SalesInvoiceScreen.tsx")
const { default: ProjectBilling } = await import("./project/ProjectBilling.tsx")

let app: TestApp
let project: number
beforeEach(async () => {
  app = await givenApp()
  setSystemTime(app.clock())
  app.services.settings.save(sampleCompany, null)
  project = agreedJob(app.services).projectId
})
afterEach(async () => {
  setSystemTime()
  await app.close()
})

const owner = () => app.services.access.list()[0]!
const get = (id: number) => app.services.salesInvoices.get(id)
const draft = (part = 0) =>
  app.services.salesInvoices.draftOfProject(project, { kind: "instalment", part }, null, owner())
/** The first part of the job, sent on this day. */
function sent(issuedOn = "2026-11-21", part = 0) {
  const { id, version } = draft(part)
  return app.services.salesInvoices.send(id, { issuedOn, mail: null, version }, null, owner())
}

async function open(path: string) {
  const { wrapper } = await signedIn(app, "manager")
  history.replaceState(null, "", path)
  return render(
    <Switch>
      <Route path="/facturen" component={SalesInvoices} />
      <Route path="/facturen/:id" component={SalesInvoiceScreen} />
      <Route>
        <ProjectBilling id={project} />
      </Route>
    </Switch>,
    { wrapper },
  )
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }))
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)
async function retype(name: RegExp, text: string) {
  const input = await field(name)
  await user.clear(input)
  await user.type(input, text)
}
const dialog = async () => within(await screen.findByRole("dialog"))

test("the list begins with what is open, says how late it is, and finds an amount as it is typed", async () => {
  const { number, total } = sent("2026-11-01")
  await open("/facturen")
  const row = await screen.findByRole("row", { name: new RegExp(number!) })
  expect(row.textContent).toContain("6 dagen te laat")
  await user.type(screen.getByRole("searchbox"), String(total).replace(".", ","))
  await screen.findByRole("row", { name: new RegExp(number!) })
  await user.click(screen.getByRole("link", { name: /^Concept/ }))
  await screen.findByText(/^Niets gevonden|^Er zijn geen concepten/)
})

test("from three weeks late on it is red", async () => {
  sent("2026-10-20")
  await open("/facturen?status=te-laat")
  expect((await screen.findByText("18 dagen te laat")).className).toContain("badge-bad")
})

test("what is due is invoiced with one press, which leads to its draft", async () => {
  app.db.$client.run(`UPDATE projects SET progress = 10 WHERE id = ${project}`)
  await open("/facturen")
  await press(/^Factuur maken/)
  await screen.findByRole("button", { name: "Versturen" })
  expect(location.pathname).toBe("/facturen/1")
})

test("a line of one's own is added to a draft, and counts before it is kept", async () => {
  const { id, total } = draft()
  await open(`/facturen/${id}`)
  await press("Regel erbij")
  await user.type(await field(/^Omschrijving van regel/), "Voorrijkosten")
  await user.type(await field(/^Prijs per stuk/), "100")
  await press("Opslaan")
  await waitFor(() => expect(get(id).total).toBeCloseTo(total + 121, 2))
  expect(get(id).lines.at(-1)).toMatchObject({ description: "Voorrijkosten", unitPrice: 100, vatRate: 21 })
})

test("a price that is no number is not kept, and its line lies open", async () => {
  const { id, version } = draft()
  await open(`/facturen/${id}`)
  await press("Regel erbij")
  await user.type(await field(/^Omschrijving van regel/), "Voorrijkosten")
  await user.type(await field(/^Prijs per stuk/), "duur")
  await press("Opslaan")
  expect((await screen.findAllByText(/Vul een bedrag in/)).length).toBeGreaterThan(0)
  expect(get(id).version).toBe(version)
})

test("the amount of an instalment can't be typed over, its words can", async () => {
  const { id, total } = draft()
  await open(`/facturen/${id}`)
  await press("Regel 1 wijzigen")
  expect(screen.queryByLabelText(/^Prijs per stuk/)).toBeNull()
  await retype(/^Omschrijving van regel 1/, "Eerste termijn")
  await press("Opslaan")
  await waitFor(() => expect(get(id).lines[0]).toMatchObject({ description: "Eerste termijn" }))
  expect(get(id).total).toBe(total)
})

test("who saves a draft second is told what another made of it", async () => {
  const { id } = draft()
  await open(`/facturen/${id}`)
  await retype(/^Kenmerk van de klant/, "IO-77")
  const { lines, amounts: _, ...row } = get(id)
  const { title, paymentDays, version } = row
  app.services.salesInvoices.change(
    id,
    {
      ...{ title, paymentDays, version, intro: "Van Bram", reference: "", reverseCharge: false },
      ...{ performed: null, blocked: null, lines: lines.map(({ total: _total, ...line }) => line) },
    },
    owner(),
  )
  await press("Opslaan")
  await screen.findByText("Iemand anders was u voor")
  await press("Mijn wijzigingen houden")
  await press("Opslaan")
  await waitFor(() => expect(get(id)).toMatchObject({ intro: "Van Bram", reference: "IO-77" }))
})

test("a draft goes out on paper with a number, and is then a paper with a payment to note", async () => {
  const { id } = draft()
  await open(`/facturen/${id}`)
  await press("Versturen")
  await screen.findByText(/^De factuur krijgt nu zijn nummer/)
  await press("Nummer geven")
  await screen.findByRole("heading", { name: /^Factuur 2026-/ })
  expect(get(id)).toMatchObject({ state: "sent", issuedOn: "2026-11-21", mail: null })
})

test("an invoice is not dated before the last one", async () => {
  sent("2026-11-20")
  const { id } = draft(1)
  await open(`/facturen/${id}`)
  await press("Versturen")
  await retype(/^Factuurdatum/, "19-11-2026")
  await press("Nummer geven")
  expect((await screen.findAllByText(/Er is al gefactureerd op 20-11-2026/)).length).toBeGreaterThan(0)
  expect(get(id).state).toBe("draft")
})

test("what is missing at the customer is named, with the way there, and keeps a draft from going", async () => {
  const { id, customerId } = draft()
  app.db.$client.run(`UPDATE customers SET postcode = '' WHERE id = ${customerId}`)
  await open(`/facturen/${id}`)
  const way = await screen.findByRole("link", { name: "Naar de klant" })
  expect(way.getAttribute("href")).toBe(`/klanten/${customerId}/bewerken`)
  await press("Versturen")
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("a payment begins with all that is open, and its way back takes it away", async () => {
  const { id, total } = sent()
  await open(`/facturen/${id}`)
  await press("Betaling noteren")
  await press("Noteren")
  await waitFor(() => expect(get(id)).toMatchObject({ open: 0, payments: [{ amount: total, how: "bank" }] }))
  await waitFor(() => expect(undoBar.get()).toBeDefined())
  await undoBar.get()!.back!()
  expect(get(id).open).toBe(total)
})

test("more than is open is told before it is noted, and of nothing there is no payment", async () => {
  const { id, open: due } = sent()
  await open(`/facturen/${id}`)
  await press("Betaling noteren")
  await retype(/^Bedrag/, "0")
  await press("Noteren")
  await screen.findByText(/Vul een bedrag in dat niet nul is/)
  await retype(/^Bedrag/, String(due + 10).replace(".", ","))
  await screen.findByText(/^Dat is €\s10,00 meer dan er openstaat/)
  expect(get(id).payments).toEqual([])
})

test("money that went back is typed without a minus", async () => {
  const { id, total } = sent()
  await open(`/facturen/${id}`)
  await press("Betaling noteren")
  await press("Terugbetaald")
  await retype(/^Bedrag/, "5")
  await press("Noteren")
  await waitFor(() => expect(get(id).open).toBeCloseTo(total + 5, 2))
})

test("a part of a line is credited with a reason only, as a draft to read", async () => {
  const { id } = sent()
  await open(`/facturen/${id}`)
  await press("Crediteren")
  await press("Creditnota maken")
  expect((await screen.findAllByText(/Vul in waarom u crediteert/)).length).toBeGreaterThan(0)
  await user.type(await field(/^Reden/), "Tegel gebarsten")
  await user.click(await screen.findByRole("radio", { name: /^Een deel/ }))
  const [first] = await (await dialog()).findAllByLabelText(/^Termijn 1/)
  await user.type(first!, "10")
  await press("Creditnota maken")
  await waitFor(() => expect(location.pathname).not.toBe(`/facturen/${id}`))
  const credit = get(Number(location.pathname.split("/")[2]))
  expect(credit).toMatchObject({ kind: "credit", state: "draft", net: -10, intro: "Tegel gebarsten" })
})

test("the project shows its parts with what may be invoiced, and changes them as long as they are the whole", async () => {
  await open("/projects/1")
  await press("Termijnen wijzigen")
  const [percent] = await (await dialog()).findAllByLabelText<HTMLInputElement>(/^Deel/)
  const before = percent!.value
  await user.clear(percent!)
  await user.type(percent!, "1")
  await press("Opslaan")
  expect((await screen.findAllByText(/samen geen 100%/)).length).toBeGreaterThan(0)
  await user.clear(percent!)
  await user.type(percent!, before)
  await user.type((await screen.findAllByLabelText(/^Termijn 1: wanneer/))[0]!, " van het werk")
  await press("Opslaan")
  await waitFor(() =>
    expect(app.services.billing.get(project)).toMatchObject({ asOffered: false, version: 1 }),
  )
})
