import { afterAll, afterEach, beforeEach, expect, test } from "bun:test"
import { givenMailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { makeThem, requested } from "../../testing.tsx"

const { render, screen, user, waitFor, within } = await openWindow()
const { Route } = await import("wouter")
const { default: QuotationScreen } = await import("../QuotationScreen.tsx")

let app: TestApp
const server = givenMailServer()
beforeEach(async () => {
  app = await givenApp({ smtpUrl: server.url })
  app.services.settings.save({ companyName: "Kust & Bouw", contactEmail: "kantoor@kustenbouw.example" }, null)
  await requested(app, "M. de Vries")
  await makeThem(app)
})
afterAll(() => server.stop())
afterEach(() => app.close())

const me = () => app.services.access.list()[0]!
const card = async () => (await app.services.customers.list())[0]!
const dialog = () => screen.findByRole("dialog")

async function open() {
  history.replaceState(null, "", "/offertes/1")
  const browser = await signedIn(app, "manager")
  render(<Route path="/offertes/:id" component={QuotationScreen} />, { wrapper: browser.wrapper })
  return browser
}
async function mail(to?: string) {
  await user.click(await screen.findByRole("button", { name: /^(Versturen|Nog eens versturen)$/ }))
  const field = within(await dialog())
  const address = await field.findByLabelText<HTMLInputElement>("Aan")
  await waitFor(() => expect(address.value).not.toBe(""))
  if (to) {
    await user.clear(address)
    await user.type(address, to)
  }
  await user.click(field.getByRole("button", { name: "Versturen" }))
}
const question = () => screen.findByRole("heading", { name: /^nieuw@vries.example bewaren bij/ })

test("nobody is asked about the address that stands on the card", async () => {
  await open()
  await mail()
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
})

test("a new address is kept instead of the old one with one press", async () => {
  const { email } = await card()
  await open()
  await mail("nieuw@vries.example")
  await question()
  await user.click(screen.getByRole("button", { name: `In plaats van ${email}` }))
  await waitFor(async () => expect((await card()).email).toBe("nieuw@vries.example"))
})

test("or as that of a contact, whose name is asked", async () => {
  const before = await card()
  await open()
  await mail("nieuw@vries.example")
  await question()
  await user.click(screen.getByRole("button", { name: "Als contactpersoon" }))
  await user.type(await screen.findByLabelText("Naam"), "Els de Vries")
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await waitFor(async () =>
    expect((await card()).contacts).toMatchObject([{ name: "Els de Vries", email: "nieuw@vries.example" }]),
  )
  expect((await card()).email).toBe(before.email)
})

test("who said no is not asked again about that address for this quotation", async () => {
  await open()
  await mail()
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await mail("nieuw@vries.example")
  await question()
  await user.click(screen.getByRole("button", { name: "Niet bewaren" }))
  await mail("nieuw@vries.example")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect((await card()).contacts).toEqual([])
})

test("the mail is proposed to the contact who gets the quotations, by his own name", async () => {
  const kees = { name: "Kees Flipse", email: "kees@vve.example", getsQuotations: true }
  app.services.customerContacts.add((await card()).id, kees, me())
  await open()
  await user.click(await screen.findByRole("button", { name: "Versturen" }))
  const address = await screen.findByLabelText<HTMLInputElement>("Aan")
  await waitFor(() => expect(address.value).toBe("kees@vve.example"))
  expect(screen.getByDisplayValue(/^Beste Kees Flipse,/)).toBeDefined()
})
