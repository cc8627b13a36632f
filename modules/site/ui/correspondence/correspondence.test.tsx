import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenMailServer, type MailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { sampleMessage } from "../../sample.ts"

const { render, screen, user, waitFor, within } = await openWindow()
const { default: Messages } = await import("../Messages.tsx")

let server: MailServer
let app: TestApp
beforeEach(async () => {
  server = givenMailServer()
  app = await givenApp({ smtpUrl: server.url })
  app.services.settings.save({ contactEmail: "kantoor@kustenbouw.example" }, null)
  app.services.messages.receive(sampleMessage, null, "visitor")
  await app.services.jobs.idle()
})
afterEach(async () => {
  await app.close()
  server.stop()
})

async function open() {
  history.replaceState(null, "", "/berichten?bericht=1")
  const browser = await signedIn(app, "manager")
  const { unmount } = render(<Messages />, { wrapper: browser.wrapper })
  await screen.findByRole("textbox", { name: /^Uw antwoord/ })
  return { ...browser, unmount }
}
const press = async (name: string) => user.click(await screen.findByRole("button", { name }))
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Uw antwoord/ })

test("an answer goes from here, and stands under the message", async () => {
  await open()
  await user.type(field(), "Morgen om tien uur.")
  await press("Antwoord versturen")
  const answers = await screen.findByRole("list", { name: /^Antwoorden/ })
  expect(answers.textContent).toMatch(/schreef op 21-11-2026 12:00.*Morgen om tien uur\./)
  await waitFor(() => expect(field().value).toBe(""))
  expect(app.services.messages.list({})[0]!.state).toBe("answered")
})

test("an empty answer is refused in words, and nothing is sent", async () => {
  await open()
  await press("Antwoord versturen")
  await screen.findAllByText("Schrijf eerst uw antwoord.")
  expect(app.services.messages.list({})[0]!.state).not.toBe("answered")
})

test("what was typed is still there after the server could not be reached, and after coming back", async () => {
  const browser = await open()
  await user.type(field(), "Morgen")
  browser.cutOff(true)
  await press("Antwoord versturen")
  await screen.findByText(/Geen verbinding/)
  expect(field().value).toBe("Morgen")
  browser.cutOff(false)
  browser.unmount()
  render(<Messages />, { wrapper: browser.wrapper })
  await screen.findByRole("textbox", { name: /^Uw antwoord/ })
  expect(field().value).toBe("Morgen")
})

test("a customer and a project are made here, and then they are links", async () => {
  await open()
  await press("Klant maken")
  const customer = await screen.findByRole("link", { name: "Naar klant Sanne Goedbloed" })
  expect(customer.getAttribute("href")).toBe("/klanten/1")
  await press("Project maken")
  const project = await screen.findByRole("link", { name: "Naar project Lekkage bij de dakkapel" })
  expect(project.getAttribute("href")).toBe("/projects/1")
  expect(screen.queryByRole("button", { name: "Project maken" })).toBeNull()
})

test("a task is asked of a colleague, who is named from then on", async () => {
  await open()
  const [colleague] = app.services.projects.colleagues()
  await press("Taak maken")
  const dialog = await screen.findByRole("dialog", { name: "Taak maken" })
  await user.click(within(dialog).getByRole("button", { name: "Taak maken" }))
  await within(dialog).findAllByText("Kies voor wie de taak is.")
  await user.selectOptions(within(dialog).getByRole("combobox"), colleague!.name)
  await user.click(within(dialog).getByRole("button", { name: "Taak maken" }))
  await screen.findByText(new RegExp(`^Taak voor ${colleague!.name} vanaf .*Sanne Goedbloed schreef`))
  expect(screen.queryByRole("button", { name: "Taak maken" })).toBeNull()
})

test("an answer that the mail server refused says so, and goes at the second press", async () => {
  const [colleague] = app.services.access.list()
  server.answers.DATA = "550 5.7.1 not today"
  app.services.correspondence.answer(1, { text: "Dag", seen: 0 }, null, colleague!)
  await app.services.jobs.idle()
  await open()
  await screen.findByText(/^Niet aangekomen\./)
  delete server.answers.DATA
  await press("Opnieuw versturen")
  await app.services.jobs.idle()
  await waitFor(() => expect(screen.queryByText(/^Niet aangekomen\./)).toBeNull())
})
