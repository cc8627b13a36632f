import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { SignedInContext, useSignedIn } from "../lib/session.ts"
import { signedIn } from "../lib/testing.tsx"
import { openWindow } from "../testing.ts"

const { render, screen, user, waitFor, act } = await openWindow()
const { useWaiting } = await import("./office.ts")
const { StaffShell } = await import("../shell/StaffShell.tsx")
const { useAction } = await import("../lib/useAction.ts")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const submit = () => app.services.quotes.submit(sampleSubmission(), null, "visitor")
const archive = async () => {
  const [office] = app.services.access.list()
  return app.services.quotes.dispose(1, "archived", office!)
}

/** The shell as the office has it, with one action on its screen. */
function Office() {
  const tidy = useAction(archive)
  return (
    <SignedInContext value={useSignedIn()}>
      <StaffShell screens={[]} waiting={useWaiting()} logout={() => undefined} loggingOut={false}>
        <h1>Scherm</h1>
        <button type="button" onClick={() => tidy.act()}>
          Archiveren
        </button>
      </StaffShell>
    </SignedInContext>
  )
}

async function open() {
  const browser = await signedIn(app, "manager")
  render(<Office />, { wrapper: browser.wrapper })
  return browser
}
const bell = (name: RegExp | string) => screen.findByRole("button", { name })

test("the bell counts matters, of however many things, and each thing leads to where it is dealt with", async () => {
  submit()
  submit()
  await open()
  await user.click(await bell("Meldingen, 1 wacht op u"))
  await user.click(await screen.findByRole("link", { name: /2 aanvragen wachten op u.*Sinds/ }))
  expect(location.pathname).toBe("/offerte-aanvragen")
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("when nothing waits the list says so", async () => {
  await open()
  await user.click(await bell("Meldingen"))
  expect(await screen.findByText("Er wacht niets op u")).toBeDefined()
})

test("something new is announced, what was there at the start is not", async () => {
  submit()
  await open()
  await bell(/1 wacht op u/)
  expect(screen.queryByText(/^Er wach/)).toBeNull()
  const message = { naam: "Joke", email: "joke@voorbeeld.nl", onderwerp: "Vraag", bericht: "Belt u mij?" }
  app.services.messages.receive(message, null, message.email)
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
  const said = await screen.findByText("Er wachten 2 meldingen op u.")
  expect(said.getAttribute("role")).toBe("status")
})

test("after one's own action the count is right at once", async () => {
  submit()
  await open()
  await bell(/1 wacht op u/)
  await user.click(screen.getByRole("button", { name: "Archiveren" }))
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /^Meldingen/ }).textContent).toBe("Meldingen"),
  )
})

test("without the server the list keeps what was known and says that it is old", async () => {
  submit()
  const browser = await open()
  await user.click(await bell(/1 wacht op u/))
  browser.cutOff(true)
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
  await screen.findByText(/Geen verbinding met de server/)
  expect(screen.getByText("1 aanvraag wacht op u")).toBeDefined()
})
