import { afterEach, beforeEach, expect, spyOn, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { offered } from "../../overview/offered.testing.ts"
import { asManager, requested, withoutDocuments } from "../testing.tsx"

const { render, screen, user, act, waitFor } = await openWindow()
const { default: ProjectDocuments } = await import("./ProjectDocuments.tsx")
const { default: QuotationInShort } = await import("./QuotationInShort.tsx")
const { default: CustomerRequests } = await import("./CustomerRequests.tsx")
const { default: CustomerQuotations } = await import("./CustomerQuotations.tsx")

let app: TestApp
/** The names under which files were saved. */
let saved: string[]
beforeEach(async () => {
  app = await givenApp()
  await requested(app, "M. de Vries")
  saved = []
  spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  // The window of tests takes no file of the server's.
  spyOn(URL, "createObjectURL").mockReturnValue("blob:bestand")
})
afterEach(() => app.close())

async function open(project = 1) {
  const browser = await asManager(app)
  render(<ProjectDocuments id={project} />, { wrapper: browser.wrapper })
  return browser
}
const button = (name: string) => screen.findByRole("button", { name: `Download ${name}` })
const told = () => toasts.get().history.map(({ title, text, destructive }) => ({ title, text, destructive }))
const calls = ({ asked }: { asked: string[] }) => asked.filter((call) => call.includes("/documents/"))

test("the card has five downloads, each with its type, size and date", async () => {
  await open()
  await screen.findByRole("region", { name: "Projectdocumenten" })
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Download Offerte",
    "Download Calculatie",
    "Download Planning",
    "Download Materiaalstaat",
    "Download Nacalculatie",
  ])
  expect(document.querySelector(".document-facts")?.textContent).toMatch(/^Word · \d+ kB · 21-11-2026 12:00$/)
  expect(screen.getByRole("link", { name: "Naar aanvraag WP-2026-0001" }).getAttribute("href")).toBe(
    "/offerte-aanvragen?aanvraag=1",
  )
})

test("a press fetches the document, saves it under its name and says so", async () => {
  const browser = await open()
  const pressed = await button("Calculatie")
  act(() => {
    pressed.click()
    pressed.click()
  })
  await waitFor(() => expect(saved).toEqual(["calculatie.xlsx"]))
  expect(told()).toEqual([
    { title: "Document gedownload", text: "calculatie.xlsx is succesvol gedownload", destructive: undefined },
  ])
  expect(calls(browser)).toHaveLength(1)
})

test("while one is fetched that button alone is busy", async () => {
  await open()
  const pressed = await button("Planning")
  const busy = () => [...document.querySelectorAll("button[aria-busy=true]")]
  act(() => pressed.click())
  expect(busy()).toEqual([pressed])
  await waitFor(() => expect(saved).toEqual(["planning.docx"]))
})

test("a download that fails says so, also in its row, and saves nothing", async () => {
  const browser = await open()
  const offerte = await button("Offerte")
  browser.cutOff(true)
  await user.click(offerte)
  await waitFor(() => expect(told()).toHaveLength(1))
  expect(told()[0]).toEqual({
    title: "Download mislukt",
    text: "Het document kon niet worden gedownload",
    destructive: true,
  })
  expect(document.querySelector(".document-wrong")?.textContent).toBe(
    "Het document kon niet worden gedownload",
  )
  expect(saved).toEqual([])
})

test("a project that lost its quotation meanwhile has no documents, and says so", async () => {
  await open()
  const offerte = await button("Offerte")
  app.db.$client.run("UPDATE projects SET offerte_id = NULL")
  await user.click(offerte)
  await waitFor(() => expect(told()).toHaveLength(1))
  expect(told()[0]).toEqual({
    title: "Document niet beschikbaar",
    text: "Er zijn geen documenten voor dit project",
    destructive: true,
  })
})

test("what is being made or failed says so and asks the server nothing", async () => {
  withoutDocuments(app, "failed")
  const browser = await open()
  const nacalculatie = await button("Nacalculatie")
  expect(nacalculatie.getAttribute("aria-disabled")).toBe("true")
  expect(document.getElementById(nacalculatie.getAttribute("aria-describedby")!)?.textContent).toBe(
    "Excel · mislukt",
  )
  expect(screen.getByRole("alert").textContent).toContain("Het maken van de documenten is mislukt")
  await user.click(nacalculatie)
  expect(told()[0]).toMatchObject({ title: "Document niet beschikbaar", text: "mislukt" })
  expect(calls(browser)).toEqual([])
})

test("the card names the quotation with its state and price, and leads to it", async () => {
  await open()
  const link = await screen.findByRole("link", { name: "Offerte O-2026-0001 openen" })
  expect(link.getAttribute("href")).toBe("/offertes/1")
  expect(link.parentElement?.textContent).toMatch(/Concept€\s[\d.]+,\d{2} incl\. btw$/)
})

test("a proposal says when its documents come", async () => {
  const { projectId } = offered(app, { state: "proposed" })
  await open(projectId)
  await screen.findByRole("region", { name: "Offerte" })
  expect(document.body.textContent).toContain("De documenten worden gemaakt als u het opslaat.")
  expect(screen.queryByRole("button")).toBeNull()
})

test("for a project without a quotation one can be made", async () => {
  app.db.$client.run("UPDATE projects SET offerte_id = NULL")
  await open()
  await screen.findByRole("region", { name: "Offerte" })
  expect(screen.getByRole("link", { name: "Offerte maken" }).getAttribute("href")).toBe(
    "/offertes/nieuw?project=1",
  )
})

test("a project that was put away without a quotation has no card", async () => {
  app.db.$client.run("UPDATE projects SET offerte_id = NULL, archived_at = '2026-11-21T10:00:00.000Z'")
  const browser = await open()
  await waitFor(() => expect(browser.asked).toHaveLength(2))
  await waitFor(() => expect(document.body.textContent).toBe(""))
})

test("a customer's card lists what he asked for, with its documents and its project", async () => {
  const { wrapper } = await asManager(app)
  const customer = (app.db.$client.query("SELECT customer_id AS id FROM projects").get() as { id: number }).id
  render(<CustomerRequests id={customer} />, { wrapper })
  await screen.findByRole("region", { name: "Aanvragen en offertes" })
  expect(screen.getByRole("link", { name: "WP-2026-0001" })).toBeDefined()
  expect(screen.getByRole("link", { name: "Naar het project" }).getAttribute("href")).toBe("/projects/1")
  expect(document.querySelectorAll("a[download]")).toHaveLength(6)
  expect(document.querySelector(".customer-request-price")?.textContent).toMatch(/^€/)
})

test("a customer's card lists what he was offered without asking, and not his requests once more", async () => {
  const { quotationId, projectId } = offered(app, { state: "sent" })
  const { customerId } = app.services.projects.get(projectId, app.services.access.list()[0]!)
  const { wrapper } = await asManager(app)
  render(<CustomerQuotations id={customerId!} />, { wrapper })
  const card = await screen.findByRole("region", { name: "Offertes zonder aanvraag" })
  expect(card.textContent).toMatch(/O-2026-0002Verstuurd€\s123,45Badkamer – Vos · 21-11-2026$/)
  expect(screen.getByRole("link", { name: "O-2026-0002" }).getAttribute("href")).toBe(
    `/offertes/${quotationId}`,
  )
})

test("who only asked himself has no such card", async () => {
  const browser = await asManager(app)
  const customer = (app.db.$client.query("SELECT customer_id AS id FROM projects").get() as { id: number }).id
  render(<CustomerQuotations id={customer} />, { wrapper: browser.wrapper })
  await waitFor(() => expect(browser.asked).toHaveLength(1))
  await waitFor(() => expect(document.body.textContent).toBe(""))
})

test("on the first tab stand the number and the price of the quotation and its request, each one press away", async () => {
  const browser = await asManager(app)
  render(<QuotationInShort id={1} />, { wrapper: browser.wrapper })
  const quotation = await screen.findByRole("link", { name: /^O-2026-/ })
  expect(quotation.getAttribute("href")).toBe("/offertes/1")
  const request = screen.getByRole("link", { name: "Aanvraag WP-2026-0001" })
  expect(request.getAttribute("href")).toBe("/offerte-aanvragen?aanvraag=1")
  expect(screen.getByRole("region", { name: "Offerte" }).textContent).toMatch(/€/)
})
