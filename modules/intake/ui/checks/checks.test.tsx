import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { savePlan } from "../../plan/sample.ts"

const { act, render, screen, user, waitFor, within } = await openWindow()
const { ChecksTab } = await import("./ChecksTab.tsx")
const { default: TemplatesScreen } = await import("./templates/TemplatesScreen.tsx")
const { default: QuotationDeviation } = await import("./QuotationDeviation.tsx")
const { default: ProjectIntake } = await import("../onProject/ProjectIntake.tsx")
const { default: HaltedStep } = await import("./HaltedStep.tsx")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { checkSenders } = await import("./senders.ts")
const { refresh } = await import("#ui/lib/swr.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  // A device and its server agree on which day it is.
  app.clock.set(new Date())
  app.services.quotes.submit(sampleSubmission(), null, crypto.randomUUID())
  await app.services.jobs.idle()
})
afterEach(() => app.close())

function Around({ children }: { children: ReactNode }) {
  useCourier(checkSenders)
  return <Router hook={memoryLocation().hook}>{children}</Router>
}

async function open(role: Role = "worker", screenOf: ReactNode = <ChecksTab project={1} closed={false} />) {
  const browser = await signedIn(app, role)
  render(<Around>{screenOf}</Around>, { wrapper: browser.wrapper })
  return browser
}
const marks = () =>
  app.db.$client.query("SELECT code, kind, value FROM intake_marks ORDER BY code, kind").all()
const box = (text: RegExp) => screen.findByRole<HTMLInputElement>("checkbox", { name: text })

test("a press anywhere on a row ticks it at once, and it reaches the server", async () => {
  await open()
  await user.click(await screen.findByText("Vloer van de badkamer is nagemeten"))
  expect((await box(/^Vloer van de badkamer/)).checked).toBe(true)
  await waitFor(() => expect(marks()).toEqual([{ code: "badkamer.size", kind: "done", value: "true" }]))
  await screen.findByText("1 van 8 gereed")
})

test("what is ticked, measured and written without a connection stands there, and is sent later", async () => {
  const browser = await open()
  await box(/^Vloer van de badkamer/)
  browser.cutOff(true)
  await user.click(await box(/^Vloer van de badkamer/))
  const [size] = screen.getAllByRole("textbox", { name: /^Gemeten/ })
  await user.type(size!, "6,4")
  await user.click(screen.getByRole("button", { name: /^Notitie ?: Wanden zijn bekeken/ }))
  await user.type(screen.getByRole("textbox", { name: /^Notitie bij dit punt/ }), "Vocht bij het raam")
  await user.tab()
  await waitFor(() => expect(screen.getAllByText("Nog niet verstuurd")).toHaveLength(2))
  expect(marks()).toEqual([])
  browser.cutOff(false)
  act(() => void dispatchEvent(new Event("online")))
  await waitFor(() =>
    expect(marks()).toEqual([
      { code: "badkamer.size", kind: "done", value: "true" },
      { code: "badkamer.size", kind: "number", value: "6.4" },
      { code: "badkamer.walls", kind: "note", value: "Vocht bij het raam" },
    ]),
  )
})

test("a number that can't be read is told, and not sent", async () => {
  await open()
  await box(/^Vloer van de badkamer/)
  const [size] = screen.getAllByRole("textbox", { name: /^Gemeten/ })
  await user.type(size!, "zes")
  await user.tab()
  await screen.findByText("Vul een getal in, bijvoorbeeld 2,45")
  expect(marks()).toEqual([])
})

test("another kind of job is asked about before the ticks go", async () => {
  const office = app.services.access.list()[0]!
  const { id } = app.services.projects.create(
    { name: "Boven", projectTypes: ["badkamer", "elektra"] },
    office,
  )
  await open("worker", <ChecksTab project={id} closed={false} />)
  await user.click(await box(/^Vloer van de badkamer/))
  await screen.findByText("1 van 8 gereed")
  await waitFor(() => expect(marks()).toHaveLength(1))
  await user.selectOptions(screen.getByLabelText("Soort werk"), "elektra")
  const dialog = await screen.findByRole("dialog")
  expect(dialog.textContent).toContain("U begint dan met de lijst van Elektra.")
  await user.click(within(dialog).getByRole("button", { name: "Ja, begin opnieuw" }))
  await box(/^Groepen zijn geteld/)
  await screen.findByText("0 van 7 gereed")
})

test("an assumption is confirmed or put right with its own options, and the office is offered the next version", async () => {
  await open("manager")
  const question = (await screen.findByText("Wat voor vloer ligt er onder de badkamer?")).closest("li")!
  expect(question.textContent).toContain("Aangenomen: Beton")
  await user.click(within(question).getByRole("button", { name: /^Anders/ }))
  await user.click(within(question).getByRole("radio", { name: "Hout" }))
  await screen.findByText("Opname wijkt af: 1 antwoord")
  expect(question.textContent).toContain("Op locatie: Hout")
  await user.click(screen.getByRole("button", { name: "Maak de volgende versie" }))
  await waitFor(() => expect(screen.queryByText("Opname wijkt af: 1 antwoord")).toBeNull())
  expect(toasts.get().shown[0]).toMatchObject({ title: "Versie 2 is gemaakt" })
})

const found = () => {
  const answers = [{ question: "badkamer_vloer", value: "hout", occurredAt: app.clock().toISOString() }]
  app.services.checks.find(1, { answers }, null, app.services.access.list()[0]!)
}

test("beside its quotation stands what was found otherwise, with the way to where it is taken over", async () => {
  found()
  await open("manager", <QuotationDeviation id={1} />)
  await screen.findByText("Opname wijkt af: 1 antwoord")
  expect(screen.getByRole("link").getAttribute("href")).toBe("/job-intake/1?tab=checklist")
})

test("a project tells how far its intake is, each part with the way to it", async () => {
  const occurredAt = app.clock().toISOString()
  const marks = [{ item: "badkamer.size", done: true, occurredAt }]
  app.services.checks.mark(1, { projectType: "badkamer", marks }, null, app.services.access.list()[0]!)
  await open("worker", <ProjectIntake id={1} />)
  const list = await screen.findByRole("link", { name: "Checklist: 1 van 8" })
  expect(list.getAttribute("href")).toBe("/job-intake/1?tab=checklist")
  screen.getByRole("link", { name: "3 waarschuwingen open" })
  expect(screen.queryByText(/opgemeten/)).toBeNull()
})

test("what a question takes a room to measure is put right by what was drawn, with one press", async () => {
  const office = app.services.access.list()[0]!
  app.services.plans.save(1, "plan-boven", savePlan(), { key: "plan-eerste", deviceTime: null }, office)
  await open()
  await user.click(
    await screen.findByRole("button", { name: /^Neem 5,4 m² over ?: Hoe groot is de badkamer/ }),
  )
  await waitFor(() =>
    expect(
      app.services.checks.of(1).questions.find(({ key }) => key === "badkamer_oppervlakte"),
    ).toMatchObject({
      found: "5,4",
    }),
  )
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Neem 5,4 m² over/ })).toBeNull())
})

test("who works on site confirms what the quotation takes for granted, and sees no price", async () => {
  const browser = await open()
  const question = (await screen.findByText("Wat voor vloer ligt er onder de badkamer?")).closest("li")!
  await user.click(within(question).getByRole("button", { name: /^Klopt/ }))
  await within(question).findByText(/^Op locatie: Beton/)
  expect(browser.asked.some((call) => call.includes("deviation"))).toBe(false)
})

test("a warning tells what to do, is settled for a reason, and opens again", async () => {
  await open()
  const row = (await screen.findByText("Asbest: eerst een inventarisatie")).closest("li")!
  expect(row.textContent).toContain("Laat voor het slopen een asbestinventarisatie maken.")
  await user.click(within(row).getByRole("button", { name: /^Afhandelen/ }))
  const dialog = await screen.findByRole("dialog")
  await user.click(within(dialog).getByRole("button", { name: "Opslaan" }))
  expect(within(dialog).getAllByText("Kies een rapport of schrijf een reden op.").length).toBeGreaterThan(0)
  await user.type(within(dialog).getByLabelText(/^Reden/), "Alles is in 2010 vernieuwd")
  await user.click(within(dialog).getByRole("button", { name: "Opslaan" }))
  await screen.findByText("Alles is in 2010 vernieuwd")
  const settled = screen.getByText("Asbest: eerst een inventarisatie").closest("li")!
  await user.click(within(settled).getByRole("button", { name: /^Zet weer open/ }))
  await waitFor(() => expect(screen.queryByText("Alles is in 2010 vernieuwd")).toBeNull())
})

test("above a job stands what forbids to begin, as long as it is open", async () => {
  const office = app.services.access.list()[0]!
  const occurredAt = app.clock().toISOString()
  const marks = [{ item: "badkamer.size", done: true, occurredAt }]
  app.services.checks.mark(1, { projectType: "badkamer", marks }, null, office)
  await open("worker", <HaltedStep id={1} />)
  await screen.findByRole("heading", { name: "Asbest: eerst een inventarisatie" })
  const settlement = { fileId: null, reason: "Rapport is er", version: 1 }
  app.services.checks.settle(1, "asbestos", settlement, office)
  await act(() => refresh("/api/projects"))
  await waitFor(() => expect(screen.queryByRole("heading")).toBeNull())
})

test("an owner adds an item to a list and turns another off, with its way back", async () => {
  await open("owner", <TemplatesScreen />)
  await screen.findByText("Vloer van de badkamer is nagemeten")
  await user.click(screen.getByRole("button", { name: "Punt toevoegen" }))
  const dialog = await screen.findByRole("dialog")
  await user.type(within(dialog).getByLabelText(/^Wat nagekeken is/), "Hoofdkraan is gevonden")
  await user.click(within(dialog).getByRole("button", { name: "Opslaan" }))
  await screen.findByText("Hoofdkraan is gevonden")
  await user.click(screen.getByRole("button", { name: /^Zet uit ?: Hoofdkraan/ }))
  await screen.findByRole("button", { name: /^Zet aan ?: Hoofdkraan/ })
})
