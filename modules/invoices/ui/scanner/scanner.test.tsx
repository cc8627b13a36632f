import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import { bathroomJob } from "#modules/projects/sample.ts"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { processOf, suggestionOf } from "../../posting.testing.ts"
import type { Reader, ReadFailure, ReadResult } from "../../reading/task.ts"
import { Unreadable } from "../../reading/task.ts"

const { render, screen, user, waitFor, fireEvent, within, act } = await openWindow()
const { default: Scanner } = await import("./Scanner.tsx")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { outbox } = await import("#ui/outbox/outbox.ts")
const { senders } = await import("../senders.ts")
const { toasts } = await import("#ui/lib/toast.ts")

const suggestion = suggestionOf({
  ...{ supplier: "Houthandel Veerse Dam", invoiceNumber: "2026-0415", date: "2026-11-10" },
  ...{ vatCents: 2_100, totalCents: 12_100, netCents: 10_000 },
})
suggestion.lines.push({
  ...{ description: "Balkhout 71x196", quantity: 10, unit: "m", unitPrice: 10, cents: 10_000 },
  ...{ vatRate: 21, confidence: 0.9, place: null },
})
const page = { width: 210, height: 297, words: [], source: "text" as const, turned: 0 }
const read: ReadResult = { pages: [page], suggestion }

let app: TestApp
/** What reading does, until a test says otherwise. */
let reading: Reader["read"]
const failing = (failure: ReadFailure) => async () => {
  throw new Unreadable(failure)
}
beforeEach(async () => {
  reading = async () => read
  const reader: Reader = {
    read: (task, progress) => reading(task, progress),
    render: async () => new Uint8Array(),
    stop: async () => {},
  }
  app = await givenApp({ createTaskProcess: processOf(reader) })
})
afterEach(async () => {
  await outbox.remove(outbox.get().map(({ key }) => key))
  await app.close()
})

function WithCourier({ children }: { children: ReactNode }) {
  useCourier(senders)
  return children
}

async function open(role: Role = "manager") {
  const browser = await signedIn(app, role)
  const { wrapper: Browser } = browser
  const shown = render(
    <WithCourier>
      <Scanner />
    </WithCourier>,
    { wrapper: Browser },
  )
  await screen.findByText(/^(Er is niets te controleren|U hebt nog niets ingestuurd|Ingestuurd)/)
  return { ...browser, ...shown }
}
const pdf = (name: string, text = `%PDF-1.7 ${name}`) => new File([text], name, { type: "application/pdf" })
const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector("#factuur")!, { target: { files } })
const process = () => user.click(screen.getByRole("button", { name: /^Verwerken/ }))
const facts = () =>
  [...document.querySelectorAll(".scan-facts > div")].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent!.replace(/\s/g, " ")),
  )
const alarms = () =>
  [...document.querySelectorAll("[role=alert]")].map((one) => one.textContent).filter(Boolean)
const lastToast = () => {
  const { title, text } = toasts.get().history[0]!
  return [title, text]
}
const sent = ({ asked }: { asked: string[] }) => asked.filter((call) => call.endsWith("invoice-photo"))

test("a chosen file shows its name and size in KB, and is read when one says so", async () => {
  await open()
  choose(pdf("Factuur april.pdf", `%PDF-1.7${" ".repeat(3000)}`))
  const chosen = await screen.findByRole("list", { name: "Gekozen bestanden" })
  expect(chosen.textContent).toContain("Factuur april.pdf")
  expect(chosen.textContent).toContain("3\u00a0KB")
  await process()
  await waitFor(() =>
    expect(facts()).toEqual([
      ["Zekerheid", "95%"],
      ["Factuurnummer", "2026-0415"],
      ["Datum", "10-11-2026"],
      ["Leverancier", "Houthandel Veerse Dam"],
      ["Btw", "€ 21,00"],
      ["Totaal incl. btw", "€ 121,00"],
    ]),
  )
  expect(screen.getByRole("list", { name: "Regels" }).textContent!.replace(/\s/g, " ")).toBe(
    "Balkhout 71x19610 × € 10,00€ 100,00",
  )
  const link = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href")
  expect(link(/^Word-document/)).toBe("/api/invoice-ocr/scans/1/documents/word")
  expect(link(/^Excel-document/)).toBe("/api/invoice-ocr/scans/1/documents/excel")
  expect(link(/^Controleren/)).toBe("/invoice-ocr/1")
})

test("who waited at the button stands at what was read", async () => {
  await open()
  choose(pdf("Factuur.pdf"))
  await process()
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H3"))
  expect(document.activeElement?.textContent).toBe("Factuur.pdf")
})

test("without a file there is nothing to process", async () => {
  const browser = await open()
  await process()
  expect(lastToast()[0]).toBe("Geen bestand geselecteerd")
  expect(sent(browser)).toEqual([])
})

test.each([
  [new File(["hallo"], "notitie.txt", { type: "text/plain" }), "Upload een PDF of afbeelding (JPG, PNG)"],
  [new File(["x"], "IMG_1.HEIC", { type: "image/heic" }), /HEIC-formaat/],
  [new File([], "leeg.pdf", { type: "application/pdf" }), "Dit bestand is leeg."],
  [
    Object.defineProperty(pdf("groot.pdf"), "size", { value: 26 * 1024 * 1024 }),
    "Dit bestand is groter dan 25 MB.",
  ],
])("%p can't be chosen, and it says why", async (file, why) => {
  await open()
  choose(file, pdf("goed.pdf"))
  await screen.findByRole("button", { name: "Verwijderen goed.pdf" })
  const [title, text] = lastToast()
  expect(title).toBe("Ongeldig bestand")
  expect(text).toMatch(why)
  expect(alarms()).toEqual([`${file.name}: ${text}`])
  expect(screen.getByRole("list", { name: "Gekozen bestanden" }).children).toHaveLength(1)
})

test("a file is removed again, and one chosen twice is there once", async () => {
  await open()
  const file = pdf("Bon.pdf")
  choose(file, file)
  choose(file, pdf("Factuur.pdf"))
  await user.click(await screen.findByRole("button", { name: "Verwijderen Factuur.pdf" }))
  expect(document.activeElement?.textContent).toContain("Bon.pdf")
  await user.click(screen.getByRole("button", { name: "Verwijderen Bon.pdf" }))
  expect(screen.queryByRole("list", { name: "Gekozen bestanden" })).toBeNull()
})

test("the project and the note go along with every file, in the order in which they were chosen", async () => {
  const project = bathroomJob(app.services)
  const browser = await open()
  choose(pdf("Een.pdf"), pdf("Twee.pdf"))
  await user.type(await screen.findByLabelText(/^Project/), "kade")
  await user.click(await screen.findByRole("option", { name: /Badkamer Kade 3/ }))
  await user.type(screen.getByLabelText(/^Opmerking/), " Tegels ")
  await user.dblClick(screen.getByRole("button", { name: "Verwerken (2)" }))
  await waitFor(() => expect(document.querySelectorAll(".scan-facts")).toHaveLength(2))
  expect(sent(browser)).toHaveLength(2)
  const [two, one] = app.services.scans.list({}, { id: 1, username: "", name: "", role: "owner" })
  expect([one!.fileName, two!.fileName]).toEqual(["Een.pdf", "Twee.pdf"])
  for (const { projectId, note } of [one!, two!]) expect([projectId, note]).toEqual([project, "Tegels"])
})

test("a note that is too long is said at once, and nothing is lost", async () => {
  const browser = await open()
  choose(pdf("Een.pdf"))
  fireEvent.change(await screen.findByLabelText(/^Opmerking/), { target: { value: "x".repeat(301) } })
  await process()
  expect(screen.getByText(/mag hooguit 300 tekens/)).toBeDefined()
  expect(sent(browser)).toEqual([])
  expect(screen.getByRole("button", { name: "Verwijderen Een.pdf" })).toBeDefined()
})

test("the reading is followed page by page", async () => {
  const done = Promise.withResolvers<ReadResult>()
  reading = (_task, progress) => {
    progress({ done: 2, total: 5 })
    return done.promise
  }
  await open()
  choose(pdf("Lang.pdf"))
  await process()
  const said = await screen.findByText("2 van 5 pagina’s gelezen")
  expect(said.getAttribute("role")).toBe("status")
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("40")
  done.resolve(read)
  await waitFor(() => expect(facts()).toHaveLength(6))
})

test("what can't be read says why, is kept, and can be tried again or typed", async () => {
  reading = failing("encrypted")
  await open()
  choose(pdf("Geheim.pdf"))
  await process()
  await screen.findByRole("heading", { name: "Verwerking Mislukt" })
  expect(alarms()[0]).toMatch(/^Deze pdf is beveiligd/)
  expect(screen.getByRole("link", { name: "Zelf invullen" }).getAttribute("href")).toBe("/invoice-ocr/1")
  reading = async () => read
  await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }))
  await waitFor(() => expect(facts()).toHaveLength(6))
})

test("what the server refuses for what it holds stays, and can be taken back to change it", async () => {
  const browser = await open()
  choose(pdf("Nep.pdf", "geen pdf"), pdf("Goed.pdf"))
  await process()
  await waitFor(() => expect(facts()).toHaveLength(6))
  expect(alarms()).toEqual(["Verwerking Mislukt. Upload een PDF of afbeelding (JPG, PNG)"])
  await user.click(screen.getByRole("button", { name: "Aanpassen Nep.pdf" }))
  await screen.findByRole("button", { name: "Verwijderen Nep.pdf" })
  expect(screen.queryByRole("heading", { name: "Onderweg" })).toBeNull()
  expect(sent(browser)).toHaveLength(2)
})

test("without a connection it waits, is removed only after asking, and goes by itself once there is one", async () => {
  const browser = await open("worker")
  browser.cutOff(true)
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true })
  act(() => void dispatchEvent(new Event("offline")))
  choose(pdf("Bon dak.pdf"), pdf("Mislukt.pdf"))
  await process()
  expect(await screen.findAllByText(/Wacht op verbinding/)).toHaveLength(2)
  await user.click(screen.getByRole("button", { name: "Verwijderen Mislukt.pdf" }))
  const asked = within(await screen.findByRole("dialog"))
  expect(asked.getByText(/Mislukt.pdf is nog niet verstuurd/)).toBeDefined()
  await user.click(asked.getByRole("button", { name: "Verwijderen" }))
  await waitFor(() => expect(screen.getAllByText(/Wacht op verbinding/)).toHaveLength(1))
  browser.cutOff(false)
  Object.defineProperty(navigator, "onLine", { value: true, configurable: true })
  act(() => void dispatchEvent(new Event("online")))
  await waitFor(() => expect(facts()).toHaveLength(6))
  expect(sent(browser)).toHaveLength(1)
})

test("the office throws a scan away, takes that back, and puts one back from the pile", async () => {
  const first = await open()
  choose(pdf("Factuur.pdf"))
  await process()
  await user.click(await screen.findByRole("button", { name: "Sluiten" }))
  const row = await screen.findByRole("link", { name: "Houthandel Veerse Dam 2026-0415" })
  expect(row.getAttribute("href")).toBe("/invoice-ocr/1")
  await user.click(screen.getByRole("button", { name: /^Verwijderen/ }))
  await screen.findByText("Houthandel Veerse Dam is verwijderd.")
  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }))
  expect(await screen.findByRole("link", { name: "Houthandel Veerse Dam 2026-0415" })).toBe(
    document.activeElement as HTMLElement,
  )
  await user.click(screen.getByRole("button", { name: /^Verwijderen/ }))
  await screen.findByText("Houthandel Veerse Dam is verwijderd.")
  await user.click(screen.getByRole("link", { name: /^Verwijderd/ }))
  expect(location.search).toBe("?pile=weggegooid")
  await user.click(await screen.findByRole("button", { name: /^Terugzetten/ }))
  await screen.findByText("Houthandel Veerse Dam staat weer bij ‘Te controleren’.")
  first.unmount()
})

test.each([
  ["its number", { invoiceNumber: "2026-0415" }, "Houthandel 2026-0415"],
  ["its file and when it came without one", {}, "Houthandel Factuur.pdf 21-11-2026 12:00"],
  ["its file and when it came without a supplier", { supplier: "" }, "Factuur.pdf 21-11-2026 12:00"],
])("the name of a scan's link and buttons tells which one it is: %s", async (_, values, name) => {
  const found = suggestionOf({ supplier: "Houthandel", totalCents: 12_100, ...values })
  reading = async () => ({ ...read, suggestion: found })
  await open()
  choose(pdf("Factuur.pdf"))
  await process()
  await user.click(await screen.findByRole("button", { name: "Sluiten" }))
  await screen.findByRole("link", { name })
  screen.getByRole("button", { name: `Verwijderen ${name}` })
})

test("a worker sees what became of what he sent, not what the office does with it", async () => {
  await open("worker")
  choose(pdf("Bon.pdf"))
  await process()
  await screen.findByText(/^Het kantoor controleert deze factuur/)
  await user.click(screen.getByRole("button", { name: "Sluiten" }))
  await screen.findByRole("heading", { name: "Houthandel Veerse Dam" })
  expect(screen.queryByRole("link", { name: /Controleren|Word|Zelf invullen/ })).toBeNull()
  expect(screen.queryByRole("link", { name: /Houthandel Veerse Dam/ })).toBeNull()
  expect(screen.getByText("Te controleren")).toBeDefined()
})
