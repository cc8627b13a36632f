import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"
import { sampleSubmission } from "../../../sample.ts"

const { render, screen, user, waitFor } = await openWindow()
// This window can draw no pictures, so photos go as they are.
Reflect.deleteProperty(globalThis, "createImageBitmap")
const { default: StatusPage } = await import("./StatusPage.tsx")
const { speakThrough } = await import("#ui/lib/http.ts")
const { SWRConfig } = await import("swr")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  await app.services.jobs.stop()
  app.clock.set(new Date())
  speakThrough((request) => app.handle(request))
})
afterEach(() => app.close())

const Alone = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
)
const office = () => app.services.access.list()[0]!
async function open(link = app.services.quotes.submit(sampleSubmission(), null, "visitor").statusLink) {
  history.replaceState(null, "", link)
  const rendered = render(<StatusPage />, { wrapper: Alone })
  await screen.findByRole("heading", { level: 1, name: /Wij bellen|gaat niet open|hebt onze offerte/ })
  return rendered
}
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
const additions = () => app.services.quotes.get(1).additions

test("who has the link sees what arrived, what it may cost and by when he is called", async () => {
  await open()
  expect(screen.getByText("Aanvraag WP-", { exact: false })).toBeTruthy()
  expect(document.querySelector(".follow-amounts")?.textContent).toMatch(/^€\s[\d.]+ – €\s[\d.]+$/)
  expect(document.querySelector("[aria-current=step]")?.textContent).toStartWith("Wij bellen u")
  expect(screen.getByText("1978")).toBeTruthy()
})

test("a remark pressed twice is there once, and is named on the page", async () => {
  await open()
  await user.type(screen.getByLabelText("Uw opmerking"), "De sleutel ligt bij de buren.")
  await user.dblClick(screen.getByRole("button", { name: "Versturen" }))
  await screen.findByText("Wat u later toevoegde")
  expect(additions().map(({ text }) => text)).toEqual(["De sleutel ligt bij de buren."])
  expect((screen.getByLabelText("Uw opmerking") as HTMLTextAreaElement).value).toBe("")
})

test("what could not be sent stays where it was written", async () => {
  await open()
  await user.type(screen.getByLabelText("Uw opmerking"), "Bel na zessen.")
  speakThrough(() => Promise.reject(new TypeError("offline")))
  await press("Versturen")
  await screen.findByText(/Geen verbinding/)
  expect((screen.getByLabelText("Uw opmerking") as HTMLTextAreaElement).value).toBe("Bel na zessen.")
  speakThrough((request) => app.handle(request))
  await press("Versturen")
  await waitFor(() => expect(additions()).toHaveLength(1))
})

test("an answer is changed beside the one that was given", async () => {
  await open()
  await press(/^Wijzig: .*bouwjaar|^Wijzig: .*gebouwd/i)
  await user.type(screen.getByLabelText("Wat moet het worden?"), "1956")
  await user.click(screen.getAllByRole("button", { name: "Versturen" })[0]!)
  await waitFor(() => expect(additions()).toMatchObject([{ kind: "answer", text: "1956" }]))
  expect(screen.getByText("1978")).toBeTruthy()
})

test("a photo that is added twice is there once, and one that is none is named", async () => {
  await open()
  const bytes = await samplePhoto({ width: 40, height: 30, hue: 90 })
  const photo = (name: string) => new File([new Uint8Array(bytes)], name, { type: "image/jpeg" })
  const pick = (...files: File[]) => user.upload(screen.getByLabelText(/Foto toevoegen/), files)
  await pick(photo("dak.jpg"), photo("dak (1).jpg"))
  await screen.findByText("1 foto toegevoegd.")
  expect(screen.getByText("1 foto was er al.")).toBeTruthy()
  await pick(new File(["geen foto"], "vals.jpg", { type: "image/jpeg" }))
  await screen.findByText(/1 foto is niet toegevoegd/)
  expect(app.services.quotes.get(1).photos).toHaveLength(1)
})

test("a new link takes the place of the one in the address", async () => {
  await open()
  const before = location.hash
  await user.click(screen.getByText("Over deze link"))
  await press("Nieuwe link maken")
  await waitFor(() => expect(location.hash).not.toBe(before))
  expect(location.hash).toMatch(/^#[\w-]{22}$/)
})

test("a link that was ended opens nothing, and says so", async () => {
  const { statusLink } = app.services.quotes.submit(sampleSubmission(), null, "visitor")
  app.services.quotes.endLinks(1, office())
  await open(statusLink)
  expect(screen.getByText(/Deze link werkt niet meer/)).toBeTruthy()
})
