import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenMailServer, type MailServer } from "#src/mail/smtp.testing.ts"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { sampleCompany } from "../../sample.ts"

const { render, screen, user, waitFor, act } = await openWindow()
const { MailTab } = await import("./MailTab.tsx")
const { refresh } = await import("#ui/lib/swr.tsx")
const { mailPath } = await import("./hooks.ts")

let server: MailServer
let app: TestApp
beforeEach(async () => {
  server = givenMailServer()
  await start(server.url)
})
afterEach(async () => {
  await app.close()
  server.stop()
})

async function start(smtpUrl?: URL) {
  app = await givenApp({ smtpUrl })
  app.services.settings.save(sampleCompany, null)
}

async function open(role: Role = "owner") {
  const browser = await signedIn(app, role)
  render(<MailTab />, { wrapper: browser.wrapper })
  await screen.findByText("E-mail versturen")
  return browser
}

/** As a poll does. */
const settled = () =>
  act(async () => {
    await app.services.jobs.idle()
    await refresh(mailPath)
  })
const post = async (to: string) => {
  app.services.mail.post({ kind: "test", to, subject: "Uw aanvraag", text: "x" })
  await app.services.jobs.idle()
}

test("without a mail server it says plainly that mail is not set up, and how that is done", async () => {
  await app.close()
  await start()
  await open()
  expect(screen.getByText("E-mail is niet ingesteld.")).toBeDefined()
  expect(screen.getByText(/^SMTP_URL=smtps:/)).toBeDefined()
  expect(screen.queryByRole("button")).toBeNull()
})

test("without an address to send from it leads to where that is filled in", async () => {
  app.services.settings.save({ contactEmail: "" }, null)
  await open()
  const link = screen.getByRole("link", { name: "Vul het e-mailadres van uw bedrijf in" })
  expect(link.getAttribute("href")).toContain("tab=bedrijf")
})

test("a test mail is queued at once, and the page tells when it was sent", async () => {
  const browser = await open()
  await user.click(screen.getByRole("button", { name: "Testbericht versturen" }))
  await screen.findByText(/Het testbericht aan kantoor@kustenbouw\.example wordt verstuurd|verstuurd aan/)
  await settled()
  await screen.findByText("Om 12:00 verstuurd aan kantoor@kustenbouw.example. Kijk of het is aangekomen.")
  expect(browser.asked.filter((call) => call === "POST /api/mail/test")).toHaveLength(1)
  expect(server.received).toHaveLength(1)
})

test("a test mail that fails tells why", async () => {
  server.answers.RCPT = "550 5.1.1 onbekend"
  await open()
  await user.click(screen.getByRole("button", { name: "Testbericht versturen" }))
  await settled()
  await waitFor(() => expect(screen.getAllByText(/De mailserver weigert deze e-mail/)).toHaveLength(2))
})

test("what failed is sent again with one press", async () => {
  server.answers.RCPT = "550 no"
  await post("jan@voorbeeld.nl")
  delete server.answers.RCPT
  await open("manager")
  expect(screen.getByText("1 e-mail is niet verstuurd.", { exact: false })).toBeDefined()
  await user.click(screen.getByRole("button", { name: /Nu opnieuw versturen/ }))
  await waitFor(() => expect(toasts.get().shown[0]?.title).toBe("De e-mail wordt opnieuw verstuurd"))
  await settled()
  await waitFor(() => expect(screen.getByText("Verstuurd")).toBeDefined())
  expect(screen.queryByRole("button", { name: /Nu opnieuw versturen/ })).toBeNull()
})

test("what failed is put away, and no longer counts as failed", async () => {
  server.answers.RCPT = "550 no"
  await post("jan@voorbeeld.nl")
  await open("manager")
  await user.click(screen.getByRole("button", { name: /Annuleren/ }))
  await screen.findByText("Geannuleerd")
  expect(screen.getByText("Er is niets mislukt.", { exact: false })).toBeDefined()
})

test("mail that waits tells when it is tried again", async () => {
  server.answers.MAIL = "451 later"
  await post("jan@voorbeeld.nl")
  await open()
  expect(screen.getByText("Volgende poging: 21-11-2026 12:01")).toBeDefined()
  expect(screen.getByText(/De mailserver neemt de e-mail nu niet aan/)).toBeDefined()
})

test("a manager sees the mail and finds no button for a test", async () => {
  await post("jan@voorbeeld.nl")
  await open("manager")
  expect(screen.getByText("Aan jan@voorbeeld.nl")).toBeDefined()
  expect(screen.queryByRole("button", { name: "Testbericht versturen" })).toBeNull()
})

test("when the server can't be reached the list stays and says from when it is", async () => {
  await post("jan@voorbeeld.nl")
  const browser = await open()
  browser.cutOff(true)
  await settled()
  await screen.findByText(/Geen verbinding met de server/)
  expect(screen.getByText("Aan jan@voorbeeld.nl")).toBeDefined()
})
