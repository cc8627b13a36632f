import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { standardBook } from "../../pricing/book.ts"
import { estimateOf } from "../../quotations/content.ts"
import { ownLine } from "../../quotations/sample.ts"
import { standardTerms } from "../../terms/standard.ts"
import { contentOf } from "../quotation/content.ts"
import { emptyForm } from "./filled.ts"
import { answered, eventReply, generating } from "./testing.tsx"

const { render, screen, user, waitFor, within } = await openWindow()
const { Proposal } = await import("./Proposal.tsx")
const { default: Generator } = await import("./Generator.tsx")
const { Link } = await import("wouter")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const office = () => app.services.access.list().find(({ username }) => username === "kantoor")!
const stored = () => app.services.quotationEditor.get(1)

/** One line of a norm and one that nobody knows the price of, as the generator leaves them. */
function proposed(notice: string | null = null) {
  const lines = [
    ownLine({
      id: "a",
      norm: "badkamer.plasterCeiling",
      description: "Plafond stucen",
      quantity: 6,
      phase: "plastering",
      unit: "m2",
    }),
    ownLine({ id: "b", description: "Antieke kroonluchter ophangen", phase: "handover", unit: "st" }),
  ]
  const facts = { use: "dwelling", builtIn: 1978, olderThan2Years: true } as const
  const sentences = { assumptions: ["6 m² aangenomen."], exclusions: ["Vergunningen."] }
  const client = { customerId: null, name: "Vos", email: "", phone: "", address: "Duinweg 1" }
  app.services.quotations.propose(
    {
      project: {
        name: "Badkamer – Vos",
        description: "Stucen",
        projectTypes: ["badkamer"],
        address: "Duinweg 1",
      },
      client,
      estimate: estimateOf(
        { lines, ...sentences, facts, reverseCharge: false, wantedStart: null, texts: null },
        { before: [], book: standardBook, today: "2026-11-21", btwId: "" },
      ),
      texts: { analysis: "Het plafond.", quotationText: "Beste Vos.", writer: "model" },
      start: null,
      terms: standardTerms,
      replaces: null,
    },
    office(),
  )
  return { quotationId: 1, projectId: 1, notice }
}

let forgotten = 0
async function open(notice: string | null = null) {
  const made = proposed(notice)
  forgotten = 0
  history.replaceState(null, "", "/chatgpt-quotation")
  const browser = await signedIn(app, "manager")
  render(
    <>
      <Proposal made={made} forget={() => forgotten++} generate={() => {}} onEdited={() => {}} />
      <Link href="/dashboard">Elders</Link>
    </>,
    { wrapper: browser.wrapper },
  )
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  return browser
}
const card = (name: string) => screen.getByRole("region", { name })
const press = (name: string) => user.click(screen.getByRole("button", { name }))
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name })
const price = () => screen.getByText(/inclusief btw/).textContent!
const text = "Offertetekst, om aan te passen"

test("the price stands there with and without VAT, and why it is what it is", async () => {
  await open("De tekst van ChatGPT noemde een ander bedrag.")
  const { latest } = stored()
  const { totals } = latest
  expect(totals.price).toBeGreaterThan(0)
  const head = card("Offerte O-2026-0001")
  for (const euros of [totals.price, totals.net, totals.vat[0]!.amount])
    expect(head.textContent).toContain(formatEuros(euros))
  expect(head.textContent).toContain("Btw 9% over")
  expect(head.textContent).toContain("De tekst van ChatGPT noemde een ander bedrag.")
  expect(head.textContent).toContain("Tekst van ChatGPT, nagekeken op bedragen.")
  expect(card("Uitgangspunten").textContent).toContain("6 m² aangenomen.")
  await user.click(screen.getAllByRole("button", { name: /Plafond stucen/ })[0]!)
  expect(card("Kostenberekening").textContent).toContain(latest.lines[0]!.normSource!)
})

test("what nobody knows the price of stands on top, and the quotation can be kept without it", async () => {
  await open()
  const unpriced = card("1 regel zonder prijs telt niet mee")
  expect(unpriced.textContent).toContain("Prijs nodig")
  expect(within(unpriced).getByRole("textbox", { name: "Antieke kroonluchter ophangen" })).toBeDefined()
  expect(screen.getByText(/Vul die in voordat u de offerte verstuurt/)).toBeDefined()
  await press("Opslaan")
  await waitFor(() => expect(location.pathname).toBe("/offertes/1"))
  expect(stored()).toMatchObject({ state: "concept", latest: { unpriced: 1 } })
  expect(toasts.get().shown[0]?.title).toBe("Offerte opgeslagen")
  expect(forgotten).toBe(1)
})

test("a price that is filled in counts at once, and is kept", async () => {
  await open()
  const before = price()
  await user.type(within(card("1 regel zonder prijs telt niet mee")).getByRole("textbox"), "1.250,50")
  await waitFor(() => expect(price()).not.toBe(before))
  await waitFor(() => expect(screen.queryByText(/Vul die in voordat u de offerte verstuurt/)).toBeNull())
  expect(screen.queryByText("Prijs nodig")).toBeNull()
  expect(stored().latest.unpriced).toBe(1)
  await press("Opslaan")
  await waitFor(() => expect(stored().state).toBe("concept"))
  const { lines, unpriced, totals } = stored().latest
  expect([lines.find(({ id }) => id === "b")?.unitPrice, unpriced]).toEqual([1250.5, 0])
  expect(totals.price).toBeGreaterThan(1250.5)
})

test("a quantity and a description are changed in place", async () => {
  await open()
  const before = price()
  const costs = within(card("Kostenberekening"))
  await user.clear(costs.getByDisplayValue("Plafond stucen"))
  await user.type(costs.getAllByRole("textbox", { name: "Omschrijving" })[0]!, "Plafond en koof stucen")
  await user.clear(costs.getByDisplayValue("6"))
  await user.type(costs.getAllByRole("textbox", { name: "Aantal" })[0]!, "7,5")
  await waitFor(() => expect(price()).not.toBe(before))
  await press("Opslaan")
  await waitFor(() => expect(stored().state).toBe("concept"))
  expect(stored().latest.lines[0]).toMatchObject({ description: "Plafond en koof stucen", quantity: 7.5 })
})

test("a number that can't be read is not sent, and is led to", async () => {
  const { asked } = await open()
  const quantity = within(card("Kostenberekening")).getByDisplayValue("6")
  await user.clear(quantity)
  await press("Opslaan")
  await user.click(await screen.findByRole("link", { name: "Vul een hoeveelheid boven 0 in." }))
  expect(document.activeElement).toBe(quantity)
  expect(asked.filter((call) => call.includes("/versions"))).toEqual([])
  expect(stored().state).toBe("proposed")
})

test("once all is well again the summary goes, and the next slip leaves the focus where one types", async () => {
  await open()
  const quantity = within(card("Kostenberekening")).getByDisplayValue<HTMLInputElement>("6")
  const summary = () => document.querySelector(".error-summary")
  await user.clear(quantity)
  await press("Opslaan")
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  await user.type(quantity, "6")
  await waitFor(() => expect(summary()).toBeNull())
  await user.clear(quantity)
  await waitFor(() => expect(quantity.getAttribute("aria-invalid")).toBe("true"))
  expect(summary()).toBeNull()
  expect(document.activeElement).toBe(quantity)
})

test("a text that a person changed stays his, and can be put back until it is kept", async () => {
  await open()
  await user.type(field(text), " Tot snel!")
  await press("Tekst terugzetten")
  expect(field(text).value).toBe("Beste Vos.")
  await user.type(field(text), " Tot ziens!")
  await press("Opslaan")
  await waitFor(() => expect(stored().state).toBe("concept"))
  expect(stored().latest).toMatchObject({ quotationText: "Beste Vos. Tot ziens!", writer: "hand" })
})

test("leaving asks nothing as long as nothing was changed", async () => {
  await open()
  await user.click(screen.getByRole("link", { name: "Elders" }))
  expect(location.pathname).toBe("/dashboard")
})

test("leaving with changes that are not kept asks first", async () => {
  await open()
  await user.type(field(text), "!")
  await user.click(screen.getByRole("link", { name: "Elders" }))
  expect(location.pathname).toBe("/chatgpt-quotation")
  await press("Weggaan zonder opslaan")
  expect(location.pathname).toBe("/dashboard")
})

test("thrown away after a question, it is gone with its project", async () => {
  await open()
  await press("Verwijderen")
  expect(stored().state).toBe("proposed")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Verwijderen" }))
  await waitFor(() => expect(forgotten).toBe(1))
  expect(() => stored()).toThrow()
  expect(toasts.get().shown[0]?.title).toBe("Voorstel verwijderd")
})

test("what another threw away says so, and what was filled in is left alone", async () => {
  const made = proposed()
  app.services.quotationEditor.discard(1, office())
  const { wrapper } = await signedIn(app, "manager")
  render(<Proposal made={made} forget={() => {}} generate={() => {}} onEdited={() => {}} />, { wrapper })
  await screen.findByRole("heading", { name: "Dit voorstel is er niet meer" })
})

test("what another kept leads to the quotation", async () => {
  const made = proposed()
  app.services.quotationEditor.save(1, { base: 1, content: contentOf(stored().latest) }, office())
  const { wrapper } = await signedIn(app, "manager")
  render(<Proposal made={made} forget={() => {}} generate={() => {}} onEdited={() => {}} />, { wrapper })
  await screen.findByRole("heading", { name: "Offerte O-2026-0001 is al opgeslagen" })
  expect(screen.getByRole("link", { name: "Offerte openen" }).getAttribute("href")).toBe("/offertes/1")
})

test("another's version is not written over, and what was typed stays", async () => {
  await open()
  await user.type(field(text), "!")
  const content = contentOf(stored().latest)
  for (const wantedStart of [null, "2027-03-01"])
    app.services.quotationEditor.save(1, { base: 1, content: { ...content, wantedStart } }, office())
  await press("Opslaan")
  await screen.findByText(/heeft intussen versie 2 opgeslagen/)
  expect(field(text).value).toBe("Beste Vos.!")
  expect(stored().versions).toHaveLength(2)
})

test("made again after a change, it asks first, and then shows what came in its place", async () => {
  const made = proposed()
  const asked: unknown[] = []
  const { wrapper } = await answered(app, {
    [generating]: async (request) => {
      asked.push(await request.json())
      return eventReply().tell({ event: "error", error: "Kon niet.", code: "quotes.generationFailed" }).end()
        .reply
    },
  })
  const form = { ...emptyForm, projectType: "badkamer", name: "Vos", workItems: "stucen" } as const
  const me = app.services.access.list().find(({ role }) => role === "manager")!
  localStorage.setItem(`waterpas.generator.${me.id}`, JSON.stringify({ version: 1, form, made }))
  render(<Generator />, { wrapper })
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  await user.type(field(text), "!")
  await user.click(screen.getAllByRole("button", { name: "Opnieuw genereren" })[0]!)
  await press("Aanpassingen houden")
  expect(asked).toEqual([])
  await user.click(screen.getAllByRole("button", { name: "Opnieuw genereren" })[0]!)
  const dialog = within(screen.getByRole("dialog"))
  await user.click(dialog.getByRole("button", { name: "Opnieuw genereren" }))
  await screen.findByText(/Generatie Mislukt/)
  expect(asked).toHaveLength(1)
  expect(field(text).value).toBe("Beste Vos.!")
})
