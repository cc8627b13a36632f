import { afterEach, beforeEach, expect, setSystemTime, test } from "bun:test"
import { givenMailServer, type MailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"
import { asManager, requested } from "../../testing.tsx"

const { render, screen, user, waitFor, within } = await openWindow()
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { default: Requests } = await import("../Requests.tsx")

let server: MailServer
let app: TestApp
beforeEach(() => {
  server = givenMailServer()
})
afterEach(async () => {
  setSystemTime()
  await app.close()
  server.stop()
})

async function open(smtpUrl?: URL) {
  app = await givenApp({ smtpUrl })
  app.services.settings.save({ contactEmail: "kantoor@kustenbouw.example" }, null)
  setSystemTime(app.clock())
  await requested(app, "Sanne Goedbloed")
  history.replaceState(null, "", "/offerte-aanvragen?aanvraag=1")
  const browser = await asManager(app)
  render(
    <>
      <UndoBar />
      <Requests />
    </>,
    { wrapper: browser.wrapper },
  )
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }))
const dialog = () => screen.findByRole("dialog", { name: "Afspraak" })
const facts = async () => (await screen.findByRole("region", { name: "Afspraak" })).textContent
const kept = () => app.services.appointments.get(1).appointment

test("an appointment is made from the request, stands on it, and one press takes it back", async () => {
  await open()
  await press("Afspraak")
  const form = within(await dialog())
  expect(form.getByText(/^Er is geen mailserver ingesteld/)).not.toBeNull()
  await user.click(form.getByRole("button", { name: "Opslaan" }))
  await waitFor(async () => expect(await facts()).toContain("maandag 23 november 2026, 10:00 tot 11:00 uur"))
  expect(screen.queryByRole("button", { name: "Afspraak" })).toBeNull()
  const file = screen.getByRole("link", { name: "Agendabestand" })
  expect(file.getAttribute("href")).toBe("/api/offerte-aanvragen/1/appointment/file")
  await press("Ongedaan maken")
  await waitFor(() => expect(kept()?.withdrawn).toBe(true))
})

test("an appointment is made from the row too, and moved there, without opening the request", async () => {
  await open()
  await press("Sluiten")
  await press(/^Afspraak.*Sanne Goedbloed/)
  await user.click(within(await dialog()).getByRole("button", { name: "Opslaan" }))
  await waitFor(() => expect(kept()).toMatchObject({ day: "2026-11-23", version: 1 }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await press(/^Afspraak.*Sanne Goedbloed/)
  await user.click(within(await dialog()).getByRole("button", { name: "Opslaan" }))
  await waitFor(() => expect(kept()?.version).toBe(2))
})

test("it is moved, withdrawn and brought back", async () => {
  await open()
  await press("Afspraak")
  await user.click(within(await dialog()).getByRole("button", { name: "Opslaan" }))
  await press("Wijzigen")
  const form = within(await dialog())
  const day = form.getByRole("textbox", { name: /^Dag/ })
  await user.clear(day)
  await user.type(day, "25-11-2026")
  await user.click(form.getByRole("button", { name: "Opslaan" }))
  await waitFor(async () => expect(await facts()).toContain("woensdag 25 november 2026"))
  await press("Intrekken")
  await waitFor(async () => expect(await facts()).toContain("Ingetrokken"))
  await press("Ongedaan maken")
  await waitFor(() => expect(kept()).toMatchObject({ withdrawn: false, day: "2026-11-25" }))
})

test("a moment that is over is refused at its field, and nothing that was filled in is lost", async () => {
  await open()
  await press("Afspraak")
  const form = within(await dialog())
  const day = form.getByRole<HTMLInputElement>("textbox", { name: /^Dag/ })
  await user.clear(day)
  await user.type(day, "20-11-2026")
  await user.click(form.getByRole("button", { name: "Opslaan" }))
  await form.findAllByText("Dit moment is al voorbij.")
  expect([day.value, kept()]).toEqual(["20-11-2026", null])
})

test("with mail set up the client is told, unless the box is not ticked", async () => {
  await open(server.url)
  await press("Afspraak")
  const form = within(await dialog())
  expect(form.getByRole<HTMLInputElement>("switch", { name: /^Bevestig per mail/ }).checked).toBe(true)
  await user.click(form.getByRole("button", { name: "Opslaan" }))
  await waitFor(async () => expect(await facts()).toMatch(/Per mail bevestigd|wordt verstuurd/))
  await press("Intrekken")
  await screen.findByText(/^De klant kreeg deze afspraak per mail\./)
})
