import { afterAll, beforeEach, expect, test } from "bun:test"
import { mutate } from "swr"
import { givenApp, officePassword } from "#src/testing.ts"
import { speakThrough } from "#ui/lib/http.ts"
import { signedOut as signedOutNow } from "#ui/lib/session.ts"
import { toast, toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import type { Login } from "../schema.ts"

const { Request: ServerRequest } = globalThis
const app = await givenApp()
const { act, render, screen, user, waitFor } = await openWindow()
const { StaffApp } = await import("#ui/app/StaffApp.tsx")

const company = { companyName: "Kust Bouw", contactEmail: "", phone: "", address: "", kvk: "", btwId: "" }
const signedOut = { company, user: null }
let cookie = ""

beforeEach(() => {
  cookie = ""
  app.clock.pass(3600)
  speakThrough(async (request) => {
    const body = await request.text()
    const length = String(body.length)
    const headers = { cookie, "content-length": length, ...(body && { "content-type": "application/json" }) }
    const reply = await app.handle(
      new ServerRequest(request.url, { method: request.method, headers, ...(body && { body }) }),
    )
    // The window's replies hide their cookies, as those of a browser do; so it gets one of its own.
    if (request.url.endsWith("/api/login") && reply.ok) cookie = await cookieFor(JSON.parse(body))
    return reply
  })
})
const cookieFor = async (given: Login) =>
  `waterpas=${(await app.services.access.login(given, { address: "test" })).token}`
afterAll(() => app.close())

const password = () => screen.getByLabelText<HTMLInputElement>(/^Wachtwoord/)
const enter = () => screen.getByRole("button", { name: "Toegang verkrijgen" })

test("who is not signed in sees the password screen on the address he asked for, and the asked screen after it", async () => {
  history.replaceState(null, "", "/settings")
  render(<StaffApp data={signedOut} />)
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Dashboard toegang")
  expect(document.title).toBe("Dashboard toegang – Kust Bouw")
  await user.type(password(), `${officePassword}{Enter}`)
  await screen.findByRole("heading", { level: 1, name: "Instellingen" })
  expect(location.pathname).toBe("/settings")
  expect(toasts.get().shown).toMatchObject([{ title: "Ingelogd" }])
  expect(localStorage.getItem("waterpas.dashboard")).toBe("authenticated")
})

test("a wrong password is told in fixed words and stays, selected", async () => {
  render(<StaffApp data={signedOut} />)
  await user.type(password(), "strandpaal")
  await user.click(enter())
  const alert = await screen.findByText(/Onjuist wachtwoord\. Alleen .*medewerkers hebben toegang\./)
  expect(alert.closest("[role=alert]")).not.toBeNull()
  expect(password().value).toBe("strandpaal")
  expect([password().selectionStart, password().selectionEnd]).toEqual([0, 10])
})

test("before anyone has an account of his own the only password asked for is the one that was printed", () => {
  render(<StaffApp data={{ ...signedOut, ownAccounts: false }} />)
  screen.getByLabelText("Wachtwoord van het kantoor")
  expect(screen.queryByRole("link", { name: "Inloggen met een eigen account" })).toBeNull()
})

test("a company without a name goes by that of the program", () => {
  render(<StaffApp data={{ ...signedOut, company: { ...company, companyName: "" } }} />)
  screen.getByRole("link", { name: "Waterpas" })
})

test("a blank password asks the server nothing", async () => {
  let asked = 0
  speakThrough(async () => {
    asked++
    return new Response(null, { status: 204 })
  })
  render(<StaffApp data={signedOut} />)
  await user.type(password(), "   {Enter}")
  expect(asked).toBe(0)
})

test("logging out leads back to the password screen and says so", async () => {
  const { user: me, token } = await app.services.access.login(
    { password: officePassword },
    { address: "logout test" },
  )
  cookie = `waterpas=${token}`
  history.replaceState(null, "", "/dashboard")
  render(<StaffApp data={{ company, user: me }} />)
  await user.click(screen.getByRole("button", { name: "Uitloggen" }))
  await screen.findByRole("heading", { name: "Dashboard toegang" })
  expect(toasts.get().shown).toMatchObject([{ title: "Uitgelogd", text: "U bent succesvol uitgelogd" }])
  expect(app.services.access.who(token)).toBeNull()
  expect(localStorage.getItem("waterpas.dashboard")).toBeNull()
})

test("who comes after someone else finds nothing of what that one read", async () => {
  const { user: me, token } = await app.services.access.login(
    { password: officePassword },
    { address: "earlier test" },
  )
  cookie = `waterpas=${token}`
  history.replaceState(null, "", "/dashboard")
  render(<StaffApp data={{ company, user: { ...me, id: 99 } }} />)
  await mutate("/api/secret", "€ 98.765", { revalidate: false })
  act(() => toast({ title: "Prijs opgeslagen" }))
  act(signedOutNow)
  await user.type(password(), `${officePassword}{Enter}`)
  await screen.findByRole("button", { name: "Uitloggen" })
  expect(await mutate("/api/secret", (known: unknown) => known, { revalidate: false })).toBeUndefined()
  expect(toasts.get().history.map(({ title }) => title)).toEqual(["Ingelogd"])
})

test("an account of one's own logs in on /auth and goes to the dashboard", async () => {
  const office = app.services.access.list().find(({ username }) => username === "kantoor")!
  await app.services.access.add(
    { username: "anna", name: "Anna", role: "worker", password: "een lang wachtwoord" },
    office,
  )
  history.replaceState(null, "", "/auth")
  render(<StaffApp data={signedOut} />)
  await user.click(await screen.findByRole("button", { name: "Inloggen" }))
  expect(document.activeElement).toBe(screen.getByLabelText("Gebruikersnaam"))
  expect(screen.getByText("Vul uw wachtwoord in")).toBeTruthy()
  await user.type(screen.getByLabelText("Gebruikersnaam"), "anna")
  await user.type(password(), "verkeerd{Enter}")
  await waitFor(() =>
    expect(toasts.get().shown).toMatchObject([
      { title: "Inloggen mislukt", text: "Controleer uw e-mailadres en wachtwoord", destructive: true },
    ]),
  )
  await user.clear(password())
  await user.type(password(), "een lang wachtwoord{Enter}")
  await screen.findByRole("heading", { level: 1, name: /, Anna$/ })
  expect(location.pathname).toBe("/dashboard")
  expect(toasts.get().shown).toMatchObject([{ title: "Ingelogd", text: "Welkom terug Anna!" }])
})
