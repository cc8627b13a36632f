import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenMailServer, type MailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { sampleMessage } from "../../sample.ts"

const { render, screen, user, waitFor } = await openWindow()
const { default: Messages } = await import("../Messages.tsx")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { senders } = await import("#modules/notes/ui/senders.ts")

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

function Office() {
  useCourier(senders)
  return <Messages />
}

async function open() {
  history.replaceState(null, "", "/berichten?bericht=1")
  const browser = await signedIn(app, "manager")
  const { unmount } = render(<Office />, { wrapper: browser.wrapper })
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
  render(<Office />, { wrapper: browser.wrapper })
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

test("what is to be done about a message is a note with a day, in its dialog", async () => {
  await open()
  await user.type(await screen.findByRole("textbox", { name: /^Nieuwe notitie/ }), "Sanne terugbellen")
  await user.click(screen.getByRole("switch", { name: /^Hier moet iemand/ }))
  await user.click(screen.getByRole("button", { name: "Opslaan" }))
  await screen.findByRole("button", { name: /^Afvinken.*Sanne terugbellen/ })
  const [task] = app.services.notesView.tasks("all", app.services.access.list()[0]!).tasks
  expect(task).toMatchObject({
    about: { kind: "message", id: 1, name: "Sanne Goedbloed" },
  })
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
