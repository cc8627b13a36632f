import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { sampleSignature, saveAgreement, savePerson } from "../../report/sample.ts"

const { act, render, screen, user, waitFor } = await openWindow()
const { outbox } = await import("#ui/outbox/outbox.ts")
const { ReportTab } = await import("./ReportTab.tsx")
const { visitSenders } = await import("./senders.ts")

let app: TestApp
let close = () => {}
beforeEach(async () => {
  app = await givenApp()
  app.services.quotes.submit(sampleSubmission(), null, "a")
  await app.services.jobs.idle()
  const png = Buffer.from(sampleSignature().split(",")[1]!, "base64")
  Object.assign(globalThis, { Path2D: class {} })
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => new Proxy({}, { set: () => true, get: () => () => {} }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob([png], { type: "image/png" })),
  })
})
afterEach(async () => {
  await act(() => outbox.remove(outbox.get().map(({ key }) => key)))
  act(close)
  await app.close()
})

const project = 1
const office = () => app.services.access.list()[0]!
const kept = () => app.services.visits.of(project)
const sending = (key: string) => ({ key, deviceTime: null })
/** As another device did. */
const agreed = (text: string, key = "agree-first", after: string | null = null) =>
  app.services.visits.agree(project, "agreement-one", saveAgreement({ text, after }), sending(key), office())
const signed = (agreements: string[]) =>
  app.services.visits.attend(
    project,
    "the-client",
    savePerson({ signature: { picture: sampleSignature(), agreements, at: "2026-11-21T10:00:00.000Z" } }),
    sending("person-first"),
    office(),
  )

async function open({ closed = false } = {}) {
  const browser = await signedIn(app, "worker")
  const me = app.services.access.list().findLast((person) => person.role === "worker")!
  close = outbox.open(me.id, visitSenders)
  render(<ReportTab project={project} closed={closed} />, { wrapper: browser.wrapper })
  await screen.findByRole("heading", { name: "Afspraken" })
  return browser
}
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
async function sendAll({ cutOff }: { cutOff: (away: boolean) => void }) {
  cutOff(false)
  await act(() => outbox.retry(outbox.get().map(({ key }) => key)))
  await waitFor(() => expect(outbox.get().every(({ state }) => state === "refused")).toBe(true))
}

test("without a connection something is agreed, somebody signs for it, and all of it arrives", async () => {
  const browser = await open()
  browser.cutOff(true)
  await press("Afspraak toevoegen")
  await user.type(screen.getByLabelText("Wat is afgesproken"), "Puin gaat via het raam")
  await press("Opslaan")
  await screen.findByText("Puin gaat via het raam")
  await press("Persoon toevoegen")
  await user.type(screen.getByLabelText("Naam"), "M. de Vries")
  await press("Opslaan")
  await press(/^Teken/)
  await press("Gebruik mijn naam")
  await press("Opslaan")
  await screen.findByAltText("Handtekening van M. de Vries")
  expect(screen.getAllByText("Nog niet verstuurd").length).toBe(2)
  expect(kept()).toEqual({ agreements: [], people: [] })
  await sendAll(browser)
  expect(outbox.get()).toEqual([])
  expect(kept()).toMatchObject({
    agreements: [{ text: "Puin gaat via het raam" }],
    people: [{ name: "M. de Vries", role: "client", signature: { agreements: ["Puin gaat via het raam"] } }],
  })
})

test("an agreement without words is refused at its field, and nothing is kept", async () => {
  await open()
  await press("Afspraak toevoegen")
  await press("Opslaan")
  expect(screen.getAllByText(/Schrijf op wat is afgesproken/).length).toBeGreaterThan(0)
  expect([outbox.get(), kept().agreements]).toEqual([[], []])
})

test("nobody signs for nothing, nor without a signature", async () => {
  agreed("Puin gaat via het raam")
  await app.services.visits.attend(project, "the-client", savePerson(), sending("person-first"), office())
  await open()
  await press(/^Teken/)
  await press("Opslaan")
  expect(screen.getByText("Zet eerst een handtekening.")).not.toBeNull()
  await press("Annuleren")
  await press("Verwijderen: Puin gaat via het raam")
  await screen.findByText("Leg eerst een afspraak vast.")
  await press(/^Teken/)
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("a signature of before a change is marked so, until the change is taken back", async () => {
  agreed("Puin gaat via het raam")
  await signed(["Puin gaat via het raam"])
  await open()
  expect(screen.queryByText(/vóór een wijziging/)).toBeNull()
  await press("Wijzig: Puin gaat via het raam")
  await user.type(screen.getByLabelText("Wat is afgesproken"), " aan de achterkant")
  await press("Opslaan")
  await screen.findByText("Getekend vóór een wijziging van de afspraken")
  expect(screen.getByRole("button", { name: /^Teken opnieuw/ })).not.toBeNull()
  await waitFor(() =>
    expect(kept().agreements).toMatchObject([{ text: expect.stringContaining("achterkant") }]),
  )
  await act(async () => void (await undoBar.get()!.back!()))
  await waitFor(() => expect(screen.queryByText(/vóór een wijziging/)).toBeNull())
})

test("who signed keeps his name until his signature is taken away, which comes back with one press", async () => {
  agreed("Puin gaat via het raam")
  await signed(["Puin gaat via het raam"])
  await open()
  await screen.findByAltText("Handtekening van M. de Vries")
  expect(screen.queryByRole("button", { name: "Wijzig: M. de Vries" })).toBeNull()
  await press(/^Handtekening verwijderen/)
  await waitFor(() => expect(kept().people).toMatchObject([{ signature: null }]))
  expect(screen.getByRole("button", { name: "Wijzig: M. de Vries" })).not.toBeNull()
  await act(async () => void (await undoBar.get()!.back!()))
  await waitFor(() => expect(kept().people[0]!.signature?.agreements).toEqual(["Puin gaat via het raam"]))
})

test("who changes what another changed meanwhile is told, and chooses which words hold", async () => {
  agreed("Puin gaat via het raam")
  const browser = await open()
  browser.cutOff(true)
  await press("Wijzig: Puin gaat via het raam")
  await user.type(screen.getByLabelText("Wat is afgesproken"), " voor")
  await press("Opslaan")
  await waitFor(() => expect(outbox.get().length).toBe(1))
  agreed("Puin gaat via de trap", "agree-second", "agree-first")
  await sendAll(browser)
  await screen.findByText("Afspraak: Puin gaat via het raam voor.")
  await press("Toch opslaan")
  await waitFor(() => expect(kept().agreements).toMatchObject([{ text: "Puin gaat via het raam voor" }]))
})

test("of a job that was put away all is read, and nothing changes", async () => {
  agreed("Puin gaat via het raam")
  await signed(["Puin gaat via het raam"])
  await open({ closed: true })
  await screen.findByAltText("Handtekening van M. de Vries")
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Verslag (Word)",
    "Verslag (PDF)",
  ])
})

test("the report is saved in the format that was asked for", async () => {
  const saved: string[] = []
  Object.assign(HTMLAnchorElement.prototype, {
    click(this: HTMLAnchorElement) {
      saved.push(this.download)
    },
  })
  await open()
  await press("Verslag (Word)")
  await waitFor(() => expect(saved).toEqual(["Opnameverslag Badkamer – M. de Vries.docx"]))
  await press("Verslag (PDF)")
  await waitFor(() => expect(saved[1]).toBe("Opnameverslag Badkamer – M. de Vries.pdf"))
})
